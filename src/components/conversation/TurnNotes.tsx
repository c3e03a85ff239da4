"use client";

import type { TimelineEntry } from "../../model/types";
import { quotedText } from "../../view/shown-text";
import { Glyph } from "../shared/Glyph";
import { useConversationUi } from "./use-conversation-ui";

/** What a restart did to a turn: that it was resumed, and which tools may have done their work or not. */
export function TurnNotes({ entry }: { entry: TimelineEntry }) {
  const { words } = useConversationUi();
  if (entry.kind !== "derived") return null;
  const { resumed, tools } = entry;
  const { effect_unknown: uncertain = [] } = tools;
  if (!resumed && uncertain.length === 0) return null;
  return (
    <div data-slot="timeline-turn" className="tl:text-small tl:text-muted">
      {resumed && <p>{words.resumed}</p>}
      {uncertain.length > 0 && (
        <p className="tl:flex tl:gap-1.5 tl:font-semibold tl:wrap-anywhere tl:text-text">
          <Glyph name="warning" className="tl:mt-[2px] tl:size-3.5" />
          {words.effectUnknown(uncertain.map((name) => quotedText(name)))}
        </p>
      )}
    </div>
  );
}
