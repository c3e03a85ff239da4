import type { Preview } from "@storybook/react-vite";
import { setupWorker } from "msw/browser";
import { mswLoader } from "msw-storybook-addon/csf3";
import "../src/styles.css";
import "./preview.css";
import type { HttpHandler } from "msw";
import { eventHandlers, type Scenario, timelineHandlers } from "../mocks";
import { DocsPage } from "./DocsPage";
import { isOnDaemon, withHost } from "./Host";

async function startWorker() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    serviceWorker: { url: "./mockServiceWorker.js" },
    onUnhandledRequest(request, print) {
      // The mock answers the whole milestone API: a call that it does not know is a fault of ours.
      if (new URL(request.url).pathname.includes("/api/")) print.error();
    },
  });
  return worker;
}

const loadMock = mswLoader(startWorker);

const preview: Preview = {
  // A story names its scenario; each time it is drawn the scenario begins anew, so that no story sees another's changes.
  loaders: [
    (context) => (isOnDaemon(context) ? {} : loadMock(context)),
    (context) => (isOnDaemon(context) ? {} : { scenario: context.parameters["scenario"]?.() }),
  ],
  beforeEach(context) {
    if (isOnDaemon(context)) return;
    const { msw, loaded, parameters } = context;
    const scenario: Scenario | undefined = loaded["scenario"];
    if (scenario) msw.use(...timelineHandlers(scenario.api));
    if (scenario && parameters["live"]) msw.use(...eventHandlers(scenario.api));
    const handlers: () => HttpHandler[] = parameters["handlers"] ?? (() => []);
    msw.use(...handlers());
  },
  decorators: [withHost],
  parameters: {
    layout: "padded",
    controls: { expanded: true, matchers: { date: /never/ } },
    a11y: { test: "error" },
    docs: { page: DocsPage, story: { inline: false, height: "360px" } },
    options: {
      storySort: {
        order: ["APX panel", "Live daemon", "TimelineRail", "OverviewTimeline", "MilestoneChecks", "Parts"],
      },
    },
  },
  initialGlobals: {
    theme: "light",
    locale: "en",
    timeZone: "America/Argentina/Buenos_Aires",
    width: "full",
    // Who answers the stories that can do without the mock: "daemon" behind the page's own origin, or "mock".
    api: import.meta.env["STORYBOOK_APX_URL"] ? "daemon" : "mock",
  },
  globalTypes: {
    theme: {
      description: "Light or dark, as the host says",
      toolbar: {
        icon: "mirror",
        items: [
          { value: "light", title: "Light" },
          { value: "dark", title: "Dark" },
        ],
        dynamicTitle: true,
      },
    },
    locale: {
      description: "Language",
      toolbar: {
        icon: "globe",
        items: [
          { value: "en", title: "English" },
          { value: "es", title: "Español" },
        ],
        dynamicTitle: true,
      },
    },
    timeZone: {
      description: "The reader's time zone",
      toolbar: {
        icon: "time",
        items: [
          "America/Argentina/Buenos_Aires",
          "UTC",
          "Asia/Kolkata",
          "Pacific/Auckland",
          "America/Los_Angeles",
        ],
        dynamicTitle: true,
      },
    },
    width: {
      description: "Width of the host's column",
      toolbar: {
        icon: "grow",
        items: [
          { value: "full", title: "Full width" },
          { value: "228", title: "228 px" },
          { value: "360", title: "360 px" },
          { value: "560", title: "560 px" },
          { value: "800", title: "800 px" },
        ],
        dynamicTitle: true,
      },
    },
  },
};

export default preview;
