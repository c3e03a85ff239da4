import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { blankProject } from "../../../mocks";
import { renderTimeline } from "../test-rig";
import { OverviewTimeline } from "./OverviewTimeline";
import { choose, rows, smallProject } from "./test-project";

const focusedElement = () => document.querySelector<HTMLElement>(":focus");
const overview = () => screen.getByRole("region", { name: "Overview" });

it("focus stays in the overview when a button takes itself away", async () => {
  const { user } = renderTimeline(<OverviewTimeline project="1" />, { scenario: smallProject() });
  await screen.findByText("Draft the caption");
  await choose(user, "Channels", "Web (2)");
  await user.click(screen.getByRole("button", { name: "Clear filters" }));
  expect(screen.queryByRole("button", { name: "Clear filters" })).toBeNull();
  expect(overview()).toHaveFocus();

  await user.click(screen.getByRole("button", { name: "Custom" }));
  await user.click(screen.getByRole("button", { name: "Apply" }));
  await waitFor(() => expect(rows()).toHaveLength(5));
  expect(overview()).toContainElement(focusedElement());
});

it("focus stays in the overview when an empty range gives way to a wider one", async () => {
  const range = { kind: "today" } as const;
  const { user } = renderTimeline(<OverviewTimeline project="2" defaultFilter={{ range }} />, {
    scenario: blankProject(),
  });
  await user.click(await screen.findByRole("button", { name: "Look at 7 days" }));
  await screen.findByText("Nothing recorded in these 7 days.");
  expect(overview()).toHaveFocus();
});

it("focus that somebody took elsewhere is left there, and a host hears of it", async () => {
  const [onFocus, onBlur] = [vi.fn(), vi.fn()];
  const { user } = renderTimeline(
    <>
      <OverviewTimeline project="1" onFocus={onFocus} onBlur={onBlur} />
      <p>Elsewhere</p>
    </>,
    { scenario: smallProject() },
  );
  await screen.findByText("Draft the caption");
  await user.type(screen.getByRole("searchbox"), "caption");
  await user.click(screen.getByText("Elsewhere"));
  expect(onFocus).toHaveBeenCalledOnce();
  expect(onBlur).toHaveBeenCalledOnce();
  expect(document.body).toHaveFocus();
});
