import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { failing, longBuildChat } from "../../../mocks";
import { parseTimeline } from "../../wire";
import { steps } from "../test-entries";
import { renderTimeline } from "../test-rig";
import { TimelineRail } from "./TimelineRail";
import { TimelineRailView } from "./TimelineRailView";

function show() {
  const scenario = longBuildChat();
  return renderTimeline(
    <>
      <TimelineRail project={scenario.project} chat={scenario.chat} />
      <button type="button">Elsewhere</button>
    </>,
    { scenario, faults: [failing(404, { error: "conversation not found" }, { times: 1 })] },
  );
}
const retry = () => screen.findByRole("button", { name: "Try again" });
const toggle = () => screen.findByRole("button", { name: /^Timeline \d/ });

describe("the focus after a retry that worked", () => {
  it("goes to the toggle, where the retry button was", async () => {
    const { user } = show();
    (await retry()).focus();
    await user.keyboard("{Enter}");
    const line = await toggle();
    await waitFor(() => expect(line).toHaveFocus());
  });

  it("stays where the reader went meanwhile", async () => {
    const { user } = show();
    await user.click(await retry());
    const elsewhere = screen.getByRole("button", { name: "Elsewhere" });
    elsewhere.focus();
    await toggle();
    expect(elsewhere).toHaveFocus();
  });

  it("is not taken back to a retry that somebody turned away from", async () => {
    const view = (error: unknown) => (
      <>
        <TimelineRailView
          entries={parseTimeline({ entries: steps(2) }).entries}
          error={error}
          onRetry={() => {}}
        />
        <p>Elsewhere</p>
      </>
    );
    const { user, rerender } = renderTimeline(view(new Error("down")));
    await user.click(await retry());
    await user.click(screen.getByText("Elsewhere"));
    rerender(view(null));
    expect(document.body).toHaveFocus();
  });
});
