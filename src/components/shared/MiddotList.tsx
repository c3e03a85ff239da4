import { Children, createElement, Fragment, type ReactNode } from "react";

/** Facts on one line with a dot between them; what is empty is left out, also where a host's words are. */
export function MiddotList({ children }: { children: ReactNode }) {
  const facts = Children.toArray(children).filter((fact) => fact !== "");
  // Not a list to React: words have no keys, and two facts may well read the same.
  return createElement(
    Fragment,
    null,
    ...facts.flatMap((fact, position) => (position > 0 ? [" · ", fact] : [fact])),
  );
}
