import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { MoreRows } from "./MoreRows";

/** As in a browser in which the end of the list is not in sight. */
class OutOfSight {
  observe() {}
  disconnect() {}
}

beforeEach(() => vi.stubGlobal("IntersectionObserver", OutOfSight));
afterEach(() => vi.unstubAllGlobals());

function List({ count }: { count: number }) {
  const [drawn, setDrawn] = useState(200);
  return (
    <>
      <ol>
        {Array.from({ length: Math.min(count, drawn) }, (_, row) => `Row ${row + 1}`).map((name) => (
          <li key={name} data-slot="timeline-entry" tabIndex={-1}>
            {name}
          </li>
        ))}
      </ol>
      <MoreRows count={count - drawn} drawMore={(more = 200) => setDrawn(drawn + more)} />
      <p>Elsewhere</p>
    </>
  );
}

const more = () => screen.queryByRole("button", { name: /more steps?$/ });

it("keeps the focus at each press, and where the button stood once it is gone", async () => {
  render(<List count={450} />);
  const user = userEvent.setup();
  more()?.focus();
  await user.keyboard("{Enter}");
  expect(more()).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(more()).toBeNull();
  expect(screen.getByText("Row 400")).toHaveFocus();
});

it("leaves the focus to whoever went elsewhere", async () => {
  const { rerender } = render(<List count={250} />);
  more()?.focus();
  await userEvent.click(screen.getByText("Elsewhere"));
  rerender(<List count={150} />);
  expect(document.body).toHaveFocus();
});
