import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { AGENTS, answering, createStage, ledgerRows } from "../../../mocks";
import { renderTimeline } from "../test-rig";
import { OverviewTimeline } from "./OverviewTimeline";

describe("links", () => {
  const asked = { channel: "web", agent: AGENTS.nora, conversation: "c1", ask: "Open me", answer: "Yes." };
  const scenario = () => {
    const stage = createStage();
    stage.api.addLedgerRows("1", ledgerRows({ ...asked, at: stage.at("09:00") }));
    return stage;
  };

  it("go to the chat that the host names, beside the disclosure and not around it", async () => {
    renderTimeline(<OverviewTimeline project="1" />, {
      scenario: scenario(),
      chatHref: (entry) => `/chats/${entry.conversation_id}`,
    });
    const link = await screen.findByRole("link", { name: "Open me" });
    expect(link).toHaveAttribute("href", "/chats/c1");
    expect(within(link).queryByRole("button")).toBeNull();
    expect(link).not.toContainElement(screen.getByRole("button", { name: /^Show details/ }));
  });

  it("are drawn by the host's link", async () => {
    renderTimeline(<OverviewTimeline project="1" />, {
      scenario: scenario(),
      chatHref: () => "/chats/c1",
      linkComponent: ({ href, children, className }) => (
        <a href={`/app${href}`} className={className} data-router="ours">
          {children}
        </a>
      ),
    });
    const link = await screen.findByRole("link", { name: "Open me" });
    expect(link).toHaveAttribute("href", "/app/chats/c1");
    expect(link).toHaveAttribute("data-router", "ours");
  });

  it.each([
    ["nothing", () => null],
    ["a script", () => "javascript:alert(1)"],
    ["another scheme", () => "data:text/html,x"],
    [
      "a fault",
      () => {
        throw new Error("no route");
      },
    ],
  ])("F14: are none where the host gives %s; the row stays", async (_, chatHref) => {
    const onError = () => undefined;
    renderTimeline(<OverviewTimeline project="1" />, { scenario: scenario(), chatHref, onError });
    expect(await screen.findByText("Open me")).toBeVisible();
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("are told of where the host's function has a fault: once a row, however often it is drawn", async () => {
    const fault = new Error("no route");
    const onError = vi.fn();
    const { rerender } = renderTimeline(<OverviewTimeline project="1" className="a" />, {
      scenario: scenario(),
      chatHref: () => {
        throw fault;
      },
      onError,
    });
    expect(await screen.findByText("Open me")).toBeVisible();
    rerender(<OverviewTimeline project="1" className="b" />);
    expect(onError).toHaveBeenCalledExactlyOnceWith(fault);
  });

  it("stay apart from a host's log that fails as well", async () => {
    const fails = () => {
      throw new Error("no route, no log");
    };
    renderTimeline(<OverviewTimeline project="1" />, {
      scenario: scenario(),
      chatHref: fails,
      onError: fails,
    });
    expect(await screen.findByText("Open me")).toBeVisible();
  });

  it("F14: markup in what people wrote is shown, not parsed", async () => {
    const alert = vi.spyOn(window, "alert").mockImplementation(() => undefined);
    const title = "<img src=x onerror=alert(1)>";
    const note = "[here](javascript:alert(2))";
    const declared = { kind: "declared", id: "m1", title, note, state: "failed", started_at: null };
    renderTimeline(<OverviewTimeline project="1" />, { faults: [answering([{ entries: [declared] }])] });
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(note)).toBeVisible();
    expect(document.querySelector("img, a")).toBeNull();
    expect(alert).not.toHaveBeenCalled();
  });
});
