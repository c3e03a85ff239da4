import { Controls, Description, Primary, Title, useOf } from "@storybook/addon-docs/blocks";

/** One story and the props out of the doc comments. The other stories are a click away; drawing all would take long. */
export function DocsPage() {
  return (
    <>
      <Title>
        <ComponentName />
      </Title>
      <Description />
      <Primary />
      <Controls />
    </>
  );
}

/** A view's page stands under its component's as "View": its heading is what a host imports. */
function ComponentName() {
  const { csfFile, preparedMeta } = useOf("meta", ["meta"]);
  const { displayName } = { displayName: undefined, ...preparedMeta.component };
  return displayName ?? csfFile.meta.title;
}
