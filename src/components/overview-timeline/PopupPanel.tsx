"use client";

import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import type { PopupPanelProps } from "./Popup";
import { watchPopup } from "./popup-manners";
import { keepPlaced } from "./popup-place";

interface LabelledPanelProps extends PopupPanelProps {
  label: string;
  children: ReactNode;
}

/** What a button opens. Renders a `<fieldset>` element with `data-slot="overview-popup"`. */
export function PopupPanel({ id, button, onClose, label, children }: LabelledPanelProps) {
  const panel = useRef<HTMLFieldSetElement>(null);
  const onLeave = useRef(onClose);
  useEffect(() => {
    onLeave.current = onClose;
  });
  useLayoutEffect(() => {
    if (!panel.current || !button.current) return;
    const stays = keepPlaced(panel.current, button.current);
    const watched = watchPopup(panel.current, button.current, () => onLeave.current());
    return () => {
      stays();
      watched();
    };
  }, [button]);
  return (
    <fieldset
      ref={panel}
      id={id}
      data-slot="overview-popup"
      className="tl:inset-auto tl:max-w-[min(20rem,calc(100vw-8px))] tl:min-w-32 tl:overflow-y-auto tl:rounded-control tl:border tl:border-control tl:bg-card tl:p-1 tl:text-text tl:shadow-[0_4px_16px_rgb(0_0_0/0.2)] tl:print:hidden"
    >
      <legend className="tl:sr-only">{label}</legend>
      {children}
    </fieldset>
  );
}
