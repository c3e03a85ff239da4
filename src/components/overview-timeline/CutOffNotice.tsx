"use client";

import { errorText } from "../../view/error-text";
import { textButton } from "../shared/button-styles";
import { useOverviewUi } from "./use-overview-ui";

interface CutOffNoticeProps {
  /** How many steps are there; 0 where all that was read lies after the range, which the daemon does not tell apart. */
  count: number;
  onLoadMore: (() => void) | undefined;
  loading: boolean;
  error: unknown;
}

/** Says that the list is only the newest part of its range, and offers the rest where the daemon gives more. */
export function CutOffNotice({ count, onLoadMore, loading, error }: CutOffNoticeProps) {
  const { messages } = useOverviewUi();
  const failed = error !== null && error !== undefined && !loading;
  return (
    <p data-slot="overview-cut-off" className="tl:border-t tl:border-border tl:px-3 tl:py-2.5 tl:text-muted">
      {count === 0 ? messages.allAfterRange : messages.cutOff(count)}{" "}
      {onLoadMore ? (
        <button
          type="button"
          className={textButton}
          aria-disabled={loading || undefined}
          onClick={onLoadMore}
        >
          {loading ? messages.loadingMore : failed ? messages.retry : messages.showMore}
        </button>
      ) : count === 0 ? (
        messages.rangeTooFarBack
      ) : (
        messages.rangeTooLong
      )}
      {failed && (
        <span role="alert" className="tl:block tl:text-failed">
          {errorText(error, messages)}
        </span>
      )}
    </p>
  );
}
