import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentType, useState } from "react";
import { expect, it, vi } from "vitest";
import { createPart } from "../shared/use-loaded";
import { FacetChoice } from "./FacetChoice";
import { Popup, type PopupPanelProps } from "./Popup";
import { openFacet } from "./test-project";

const OPTIONS = [
  { value: "web", label: "Web", count: 2 },
  { value: "cli", label: "CLI", count: 1_000 },
  { value: "", label: "No channel", count: 0 },
];

function openChannels(onSubmit = vi.fn()) {
  const onChange = vi.fn<(chosen: string[]) => void>();
  function Host() {
    const [chosen, setChosen] = useState<string[]>([]);
    const change = (next: string[]) => {
      onChange(next);
      setChosen(next);
    };
    return (
      <form onSubmit={onSubmit}>
        <FacetChoice
          label="Channels"
          all="All channels"
          options={OPTIONS}
          chosen={chosen}
          onChange={change}
        />
        <button type="submit">Elsewhere</button>
      </form>
    );
  }
  render(<Host />);
  return { user: userEvent.setup(), onChange, onSubmit };
}

const button = () => screen.getByRole("button", { name: /^Channels: / });

it("shows any number of values, in their own order, and all again", async () => {
  const { user, onChange } = openChannels();
  expect(button()).toHaveAccessibleName("Channels: All channels");
  expect(button()).toHaveAttribute("aria-expanded", "false");
  const panel = await openFacet(user, "Channels");
  expect(button()).toHaveAttribute("aria-controls", screen.getByRole("group").id);
  await user.click(panel.getByRole("checkbox", { name: "CLI (1,000)" }));
  expect(button()).toHaveAccessibleName("Channels: CLI");
  await user.click(panel.getByRole("checkbox", { name: "Web (2)" }));
  expect(button()).toHaveAccessibleName("Channels: 2 chosen");
  await user.click(panel.getByRole("checkbox", { name: "CLI (1,000)" }));
  await user.click(panel.getByRole("button", { name: "All channels" }));
  await user.click(panel.getByRole("button", { name: "All channels" }));
  expect(onChange.mock.calls).toEqual([[["cli"]], [["web", "cli"]], [["web"]], [[]]]);
});

it("is worked by the keyboard, sends no form, and gives the focus back", async () => {
  const { user, onSubmit, onChange } = openChannels();
  button().focus();
  await user.keyboard("{Enter}");
  await screen.findByRole("group");
  await user.keyboard("{ArrowDown}{ArrowDown} {End}{Enter}{ArrowDown}{ArrowUp}");
  expect(screen.getByRole("checkbox", { name: "No channel (0)" })).toHaveFocus();
  expect(onChange.mock.calls).toEqual([[["web"]]]);
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("group")).toBeNull();
  expect(button()).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

it("closes when somebody turns to something else", async () => {
  const { user } = openChannels();
  await openFacet(user, "Channels");
  await user.click(document.body);
  expect(screen.queryByRole("group")).toBeNull();
  await openFacet(user, "Channels");
  screen.getByRole("checkbox", { name: "No channel (0)" }).focus();
  await user.tab();
  expect(screen.getByRole("button", { name: "Elsewhere" })).toHaveFocus();
  expect(screen.queryByRole("group")).toBeNull();
});

it("a panel that cannot be loaded says so, and is tried again", async () => {
  const load = vi.fn().mockRejectedValue(new Error("offline"));
  const user = userEvent.setup();
  render(
    <Popup
      part={createPart<{ Panel: ComponentType<PopupPanelProps> }>(load)}
      panel={{}}
      data-slot="overview-facet"
    >
      Channels
    </Popup>,
  );
  await user.click(screen.getByRole("button"));
  expect(await screen.findByRole("alert")).toHaveTextContent(/^This could not be loaded/);
  load.mockResolvedValue({ Panel: ({ id }: { id: string }) => <p id={id}>Here it is</p> });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Here it is")).toBeVisible();
});
