import { Controls, Description, Primary, Title } from "@storybook/addon-docs/blocks";

/** One story and the props out of the doc comments. The other stories are a click away; drawing all would take long. */
export function DocsPage() {
  return (
    <>
      <Title />
      <Description />
      <Primary />
      <Controls />
    </>
  );
}
