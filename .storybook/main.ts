import type { StorybookConfig } from "@storybook/react-vite";
import { daemonProxy } from "./daemon/proxy.mjs";

/** Where the daemon is whose chats are to be shown: `npm run dev:daemon` says so. */
const daemon = process.env["STORYBOOK_APX_URL"];

const config: StorybookConfig = {
  // On a daemon there are only the stories about it: none of them needs the mock, which would stand in the way.
  stories: daemon
    ? ["./daemon/*.stories.tsx"]
    : ["./panel/*.stories.tsx", "./daemon/*.stories.tsx", "../src/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y"],
  framework: {
    name: "@storybook/react-vite",
    options: { builder: { viteConfigPath: ".storybook/vite.config.ts" } },
  },
  // The installed worker itself, so that it can never be another version than the library.
  staticDirs: [{ from: "../node_modules/msw/lib/mockServiceWorker.js", to: "/mockServiceWorker.js" }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    reactDocgen: "react-docgen-typescript",
    reactDocgenTypescriptOptions: { include: ["src/**/*.tsx"] },
    check: false,
  },
  features: { sidebarOnboardingChecklist: false },
  viteFinal(vite) {
    const hmr = vite.server?.hmr;
    if (!daemon || typeof hmr !== "object" || !hmr.server) return vite;
    // Vite has no server of its own here, and a socket cannot be passed on without one: it is Storybook's.
    const middlewareMode = { server: hmr.server };
    return { ...vite, server: { ...vite.server, proxy: daemonProxy(daemon), middlewareMode } };
  },
};

export default config;
