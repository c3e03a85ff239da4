import type { Meta, StoryObj } from "@storybook/react-vite";
import { OUTCOME_NAMES } from "../../model/outcome";
import { OutcomeIcon } from "./OutcomeIcon";

const meta = {
  title: "Parts/Outcome icons",
  component: OutcomeIcon,
} satisfies Meta<typeof OutcomeIcon>;

export default meta;

/** Every state of the catalogue, the most urgent first. */
export const Catalogue: StoryObj = {
  render: () => (
    <ul className="tl-root" style={{ display: "grid", gap: 8, listStyle: "none" }}>
      {OUTCOME_NAMES.map((outcome) => (
        <li key={outcome} style={{ display: "flex", gap: 8, alignItems: "center" }}>
          <OutcomeIcon outcome={outcome} />
          {outcome}
        </li>
      ))}
    </ul>
  ),
};
