import { saveOver } from "../../excel/save-over";
import { bytesOf } from "../../excel/workbook-bytes";
import { isRoundRobin } from "../../sessions/swiss-event/forms";
import { nextRound } from "../../sessions/swiss-event/next-round";
import { pairAnew } from "../../sessions/swiss-event/pair-anew";
import type { ScoredSwissEvent } from "../../sessions/swiss-event/score-swiss-event";
import { onlyInFile } from "../../workbook/reading/only-in-file";
import type { SavedSession } from "../../workbook/reading/read-saved";
import { Button } from "../components/button";
import { Outcome, useAttempts } from "../components/message";
import { leaving } from "../workbook/leaving";
import { RemarksView } from "./remarks-view";
import { texts } from "./texts";

interface FileRoundProps {
  readonly session: SavedSession;
  readonly fileName: string;
}

/** A round that can be paired: the event before it is, and what is said of how it was paired before. */
interface ToPair {
  readonly event: ScoredSwissEvent;
  readonly round: number;
  readonly said: string;
  readonly isAnew: boolean;
}

/** The next round of an event in a file, or its last one again, to be saved under the file's own name. */
export function FileRound({ session, fileName }: FileRoundProps) {
  const { said, attempt } = useAttempts();
  const found = toPair(session);
  if (!found) return null;
  const lost = onlyInFile(session, found.isAnew ? found.round : null);
  const save = () =>
    attempt(async () => {
      const { workbook } = leaving({ plan: session.plan, scored: found.event, options: session.description });
      const done = await saveOver(fileName, async () => bytesOf(await workbook(), "download"));
      if (done === "cancelled") return { intent: "error", text: texts.notSaved };
      const text = (done === "saved" ? texts.savedOver : texts.downloadedOver)(fileName, found.round);
      return { intent: "success", text: [text, found.said].filter(Boolean).join(" ") };
    });
  return (
    <section class="next-round">
      <h2>{texts.nextRound(found.round)}</h2>
      <p class="hint">{lost.length > 0 ? texts.wouldLack : texts.saveHint}</p>
      <RemarksView heading={texts.leftOut} remarks={lost} goTo={null} />
      <div class="ways">
        <Button look="primary" disabled={lost.length > 0} onPress={() => void save()}>
          {(found.isAnew ? texts.pairAgainAndSave : texts.pairAndSave)(found.round, fileName)}
        </Button>
      </div>
      <Outcome said={said} />
    </section>
  );
}

function toPair({ outcome: { scored } }: SavedSession): ToPair | null {
  if (scored.kind !== "swiss-event" || isRoundRobin(scored.plan)) return null;
  const next = nextRound(scored);
  if (next?.kind === "paired") return { event: scored, round: next.round, said: "", isAnew: false };
  const anew = pairAnew(scored);
  return anew.kind === "paired" ? { ...anew, isAnew: true } : null;
}
