"use client";

import { type ComponentType, useEffect, useState } from "react";

interface LoadedPartProps<Props extends object> {
  /** Loads the component; the same function at each render. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
}

/** A part that is loaded when it is first drawn. Nothing stands in its place until then, nor where it cannot be loaded. */
export function LoadedPart<Props extends object>({ load, props }: LoadedPartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    let over = false;
    load().then(
      (part) => void (over || setPart(() => part)),
      () => undefined,
    );
    return () => {
      over = true;
    };
  }, [load]);
  return Part && <Part {...props} />;
}
