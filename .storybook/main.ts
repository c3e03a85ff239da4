import type { StorybookConfig } from "@storybook/react-vite";

const config: StorybookConfig = {
  stories: ["./panel/*.stories.tsx", "../src/**/*.stories.tsx"],
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
};

export default config;
