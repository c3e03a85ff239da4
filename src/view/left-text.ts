import type { OverviewMessages } from "../messages/overview-words";

/**
 * How much is left to act on. Of a list that lacks something it is said of what was read; and where nothing is left, what
 * could not be judged is said with it.
 *
 * @param unjudged in words (see `unjudgedText`)
 */
export function leftText(
  left: number,
  isWhole: boolean,
  unjudged: string,
  messages: Pick<OverviewMessages, "unfinishedLeft" | "inRead">,
): string {
  const counted = messages.unfinishedLeft(left);
  const said = isWhole ? counted : messages.inRead(counted);
  return left > 0 || unjudged === "" ? said : `${said}, ${unjudged}`;
}
