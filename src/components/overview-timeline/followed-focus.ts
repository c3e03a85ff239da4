/** The focus, watched since something that held it began to go. */
export interface FollowedFocus {
  /** Whether nobody has moved it since: it is where it was, or where it was put when its holder left the page. */
  isUntouched(): boolean;
  stop(): void;
}

/** Follows the focus from one holder that leaves the page to where it is put next. */
export function followFocus(): FollowedFocus {
  let at = document.activeElement;
  let moved = false;
  const follow = ({ target }: FocusEvent) => {
    // Nobody moves the focus out of what is no longer there: it was put elsewhere.
    if (at?.isConnected) moved = true;
    at = target instanceof Element ? target : null;
  };
  document.addEventListener("focusin", follow);
  return {
    isUntouched: () => !moved && document.activeElement === at,
    stop: () => document.removeEventListener("focusin", follow),
  };
}
