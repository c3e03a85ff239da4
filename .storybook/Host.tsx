import type { Decorator } from "@storybook/react-vite";

/** Stands for the panel around the components: its theme, language and column. Set before the first paint. */
export const withHost: Decorator = (Story, { globals }) => {
  document.documentElement.classList.toggle("dark", globals["theme"] === "dark");
  document.documentElement.lang = globals["locale"];
  const width = globals["width"] === "full" ? undefined : `${globals["width"]}px`;
  return (
    <div style={{ width, maxWidth: "100%" }}>
      <Story />
    </div>
  );
};
