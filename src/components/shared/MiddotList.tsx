import { Children, Fragment, type ReactNode } from "react";

/** Facts on one line with a dot between them; what is empty is left out. */
export function MiddotList({ children }: { children: ReactNode }) {
  // `toArray` drops what is empty and gives each fact its key.
  return Children.toArray(children).map((fact, position) => (
    <Fragment key={typeof fact === "object" && "key" in fact ? fact.key : String(fact)}>
      {position > 0 && " · "}
      {fact}
    </Fragment>
  ));
}
