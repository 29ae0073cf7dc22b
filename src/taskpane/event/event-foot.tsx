import { useMemo } from "preact/hooks";
import { isRoundRobin } from "../../sessions/event/forms";
import type { MatchToType } from "../../sessions/event/matches-to-type";
import { isScored } from "../../sessions/event/rounds";
import { isSwissEvent } from "../../sessions/event/score-event";
import { wayIntoFile } from "../../workbook/reading/file-update";
import { rePairedRoundToWrite, resultsToWrite, roundToWrite } from "../../workbook/reading/next-round";
import type { SavedSession } from "../../workbook/reading/read-saved";
import { Button } from "../components/button";
import { FootBar } from "../components/foot-bar";
import { Menu } from "../components/menu";
import type { ActionRunner } from "../components/status-region";
import { RemarksView } from "../workbook/open/remarks-view";
import { texts } from "../workbook/open/texts";
import { type EventPlace, carryOut } from "./carry-out";
import { eventTexts as words } from "./event-texts";
import { type NextStep, nextStep } from "./next-step";
import type { TypedResults } from "./typed-results";

export interface SavingProps {
  readonly session: SavedSession;
  readonly place: EventPlace;
  readonly written: ActionRunner;
  readonly results: TypedResults;
}

/**
 * Saves the typed results, and the pairings of a round if `step` pairs it; null for results alone. Returns true if
 * done.
 */
export async function save({ session, place, written, results }: SavingProps, step: NextStep | null): Promise<boolean> {
  const file = place.opened?.file.name ?? "";
  const isDone = await carryOut(place, written, {
    session,
    event: step?.kind === "pair again" ? step.event : results.event,
    rePaired: step?.kind === "pair again" ? step.round : null,
    pairsNext: step?.kind === "pair" || step?.kind === "pair again",
    cells: (saved) =>
      step?.kind === "pair again"
        ? (rePairedRoundToWrite(saved)?.cells ?? null)
        : resultsToWrite(saved, results.event, results.toWrite, step?.kind === "pair"),
    done: (as) => {
      if (step?.kind !== "pair" && step?.kind !== "pair again") return [words.saved[as](file)];
      const { round, notes } = step;
      const paired = { file: texts.savedOver, download: texts.downloadedOver };
      return [as === "workbook" ? texts.written(round, sheetOf(session, round)) : paired[as](file, round), ...notes];
    },
    undone: step?.kind === "pair again" ? texts.undoneAgain(step.round) : words.undone,
  });
  if (isDone) results.clear();
  return isDone;
}

/** Returns the name of a round's sheet in the workbook; "" if there is none. */
function sheetOf({ made, sheets }: SavedSession, round: number): string {
  const line = made.entries.lines.find(({ kind, said }) => kind === "swiss" && said.round === String(round));
  return (line && sheets.get(line.sheet)?.name) ?? "";
}

interface FootProps extends SavingProps {
  readonly onSaved: () => void;
  readonly matches: readonly MatchToType[];
}

/** The button that pairs the next round or saves; disabled while a round cannot be paired or nothing can be saved. */
export function Foot({ matches, onSaved, ...saving }: FootProps) {
  const { session, place, results } = saving;
  const { event, changed, refused, faultOf, current } = results;
  // In a round robin the user may have cleared the pairings of a round: they can be written again.
  const cleared = useMemo(
    () => (place.opened === null && isRoundRobin(event.plan) && changed.length === 0 ? roundToWrite(session) : null),
    [session, place.opened, event.plan, changed.length]
  );
  const step = useMemo((): NextStep => {
    const missing = matches.filter((match) => {
      const now = faultOf(match) === "" ? current(match) : null;
      if (now?.scored) return !isScored(now.scored) && now.scored.unplayed !== "void";
      return (now?.result ?? null) === null;
    });
    const step = nextStep({ event, missing, matches: matches.length, changed: changed.length, refused });
    return cleared && isSwissEvent(event) ? { ...step, kind: "pair", round: cleared.round, event, notes: [] } : step;
    // `faultOf` and `current` change only together with typed results.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [event, changed, refused, matches, cleared]);
  const lost = useMemo(
    () => (place.opened ? wayIntoFile(session, () => [], step.kind === "pair again" ? step.round : null).lost : []),
    [session, place.opened, step]
  );
  const where = place.opened ? "file" : "workbook";
  const isOff =
    step.kind === "waits" || refused > 0 || lost.length > 0 || (step.kind === "save" && changed.length === 0);
  const press = (next: NextStep | null) => void save(saving, next).then(onSaved);
  const canSave = changed.length > 0 && refused === 0 && lost.length === 0;
  return (
    <FootBar>
      {lost.length > 0 && (
        <div class="lost">
          <p class="fault">{texts.wouldLack}</p>
          <RemarksView heading={texts.leftOut} remarks={lost} goTo={null} />
        </div>
      )}
      <p role="status">
        <b>{step.sentence}</b>{" "}
        <span class="hint">
          {step.kind === "pair" ? words.pairHint[where] : changed.length > 0 && words.unsaved(changed.length)}
        </span>
      </p>
      <Button variant="primary" name="next" disabled={isOff} onPress={() => press(step)}>
        {step.kind === "save"
          ? words.save[where]
          : step.kind === "pair again"
            ? texts.pairAgain(step.round)
            : words.pair(step.round)}
      </Button>
      {step.kind !== "save" && (
        <Menu label={words.more}>
          <button type="button" name="save" disabled={!canSave} onClick={() => press(null)}>
            {words.saveSoFar[where]}
          </button>
        </Menu>
      )}
    </FootBar>
  );
}
