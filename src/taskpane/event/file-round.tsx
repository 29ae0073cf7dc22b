import { useMemo } from "preact/hooks";
import { isRoundRobin } from "../../sessions/event/forms";
import { nextRound } from "../../sessions/event/pairing/next-round";
import { rePairRound } from "../../sessions/event/pairing/re-pair-round";
import { pairingNotes } from "../../sessions/event/pairing/pairing-remarks";
import type { ScoredSwissEvent } from "../../sessions/event/score-event";
import { roundToWrite, rePairedRoundToWrite } from "../../workbook/reading/next-round";
import type { SavedSession } from "../../workbook/reading/read-saved";
import { wayIntoFile, type WayIntoFile } from "../../workbook/reading/file-update";
import { Button } from "../components/button";
import { StatusRegion, type ActionRunner } from "../components/status-region";
import { RemarksView } from "../workbook/open/remarks-view";
import { inParagraphs } from "./round-view";
import { saveEvent, type OpenedFile } from "./save-event";
import { texts } from "../workbook/open/texts";

interface FileRoundProps {
  readonly session: SavedSession;
  readonly opened: OpenedFile;
  /** What came of the last press; it stays when the file is shown as it was saved. */
  readonly written: ActionRunner;
}

/** A round that can be paired: the event before it is, and what is said of how it was paired before. */
interface ToPair {
  readonly event: ScoredSwissEvent;
  readonly round: number;
  readonly said: string;
  readonly notes: readonly string[];
  readonly isAnew: boolean;
}

/** The next round of an event in a file, or its last one again, to be saved under the file's own name. */
export function FileRound({ session, opened, written: { said, attempt } }: FileRoundProps) {
  const { name } = opened.file;
  // Each makes the event's whole workbook.
  const found = useMemo(() => {
    const pair = toPair(session);
    return pair && { ...pair, ...wayOf(session, pair) };
  }, [session]);
  if (!found) return <StatusRegion said={said} />;
  const { event, round, isAnew, lost, kept } = found;
  const save = () =>
    attempt(async () => {
      const saved = await saveEvent(opened, { session, event, way: (read) => wayOf(read, found) });
      if (!saved) return { intent: "error", text: texts.notSaved };
      const text = (saved.isDownload ? texts.downloadedOver : texts.savedOver)(name, round);
      return { intent: "success", text: inParagraphs([text, found.said, ...found.notes, texts.stayed(kept)]) };
    });
  return (
    <section class="next-round">
      <h2>{texts.nextRound(round)}</h2>
      <p class="hint">{lost.length > 0 ? texts.wouldLack : texts.saveHint}</p>
      <RemarksView heading={texts.leftOut} remarks={lost} goTo={null} />
      <div class="ways">
        <Button look="primary" disabled={lost.length > 0} onPress={() => void save()}>
          {(isAnew ? texts.pairAgainAndSave : texts.pairAndSave)(round, name)}
        </Button>
      </div>
      <StatusRegion said={said} />
    </section>
  );
}

/** How the file comes to hold the round. */
function wayOf(session: SavedSession, { round, isAnew }: ToPair): WayIntoFile {
  const toWrite = isAnew ? rePairedRoundToWrite : roundToWrite;
  return wayIntoFile(session, () => toWrite(session)?.cells ?? null, isAnew ? round : null);
}

function toPair({ outcome: { scored } }: SavedSession): ToPair | null {
  if (scored.kind !== "swiss-event" || isRoundRobin(scored.plan)) return null;
  const next = nextRound(scored);
  if (next?.kind === "paired")
    return { event: scored, round: next.round, said: "", notes: pairingNotes(scored, next), isAnew: false };
  const anew = rePairRound(scored);
  if (anew.kind !== "paired" || anew.fresh.length === 0) return null;
  return { ...anew, notes: pairingNotes(anew.event, anew.next), isAnew: true };
}
