import { innerFocus } from "../shared/button-styles";

/** The row that somebody was led to. */
const CURRENT =
  "tl:[&_[data-current]]:scroll-mb-4 tl:[&_[data-current]]:bg-soft tl:[&_[data-current]]:outline-2 tl:[&_[data-current]]:-outline-offset-2 tl:[&_[data-current]]:outline-focus";

const FRAME = `${innerFocus} ${CURRENT} tl-root tl:relative tl:@container tl:rounded-card tl:border tl:border-border tl:bg-card`;

/** The look of an overview's root: as tall as its list, or `fill` the host's height at most. */
export function frameStyle(fill: boolean): string {
  return fill
    ? `${FRAME} tl:flex tl:max-h-full tl:min-h-0 tl:flex-col tl:overflow-y-auto tl:print:overflow-visible tl:print:max-h-none`
    : `${FRAME} tl:overflow-clip`;
}

/** The part of it that scrolls inside. A glance has less above its list, so may be lower. */
export function scrollerStyle(fill: boolean, isGlance: boolean): string {
  if (!fill) return "";
  return `tl:relative tl:flex-1 tl:overflow-y-auto tl:print:overflow-visible ${isGlance ? "tl:min-h-16" : "tl:min-h-80"}`;
}
