const RING = "tl:focus-visible:outline-2 tl:focus-visible:outline-focus";
const FOCUS = `${RING} tl:focus-visible:outline-offset-2`;

const NATIVE_OFF = "tl:appearance-none tl:bg-transparent tl:text-start tl:cursor-pointer";

/** A button that brings its own look off: hosts may or may not have reset theirs. */
export const bareButton = `${NATIVE_OFF} ${FOCUS} tl:rounded-control`;

/** A button or select with an outline of 3:1, at least 24 px high. */
export const outlinedControl = `tl:appearance-none ${FOCUS} tl:rounded-control tl:border tl:border-control tl:bg-card tl:px-2 tl:min-h-7 tl:cursor-pointer tl:hover:bg-soft`;

/** The same for what is on or off. */
export const outlinedToggle = `${outlinedControl} tl:aria-pressed:border-running tl:aria-pressed:bg-soft tl:aria-pressed:font-semibold`;

/** Words that act, in the running text. */
export const textButton = `${NATIVE_OFF} ${FOCUS} tl:rounded-control tl:text-running tl:underline tl:underline-offset-2 tl:min-h-6`;

export const focusRing = FOCUS;

/** For what fills its box to the edge, where a ring around it would be cut off. */
export const innerFocus = `${RING} tl:focus-visible:-outline-offset-2`;

/** A bare button that fills its box. */
export const innerButton = `${NATIVE_OFF} ${innerFocus} tl:rounded-control`;
