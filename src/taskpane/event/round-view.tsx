import { useMemo, useRef } from "preact/hooks";
import { writeBlankCells } from "../../excel/write-blank-cells";
import type { Contestant } from "../../movements/contestant";
import { labelOf, NUMBERED_TEAMS } from "../../sessions/contestants";
import { isRoundRobin } from "../../sessions/event/forms";
import { boardsOfRound } from "../../sessions/event/schedule/round-boards";
import { isScored } from "../../sessions/event/rounds";
import { roundToWrite, rePairedRoundToWrite, type RoundToWrite } from "../../workbook/reading/next-round";
import type { SavedSession } from "../../workbook/reading/read-saved";
import { Button } from "../components/button";
import { StatusRegion, type ActionRunner } from "../components/status-region";
import { Table, TableFrame } from "../components/table";
import { swissPreviewTexts } from "../workbook/previews/swiss-event-texts";
import { texts } from "../workbook/open/texts";

/** The workbook that is open in Excel. */
export interface OpenWorkbook {
  /** Reads the session once more, as it stands now; null where it is no more. */
  readonly read: () => Promise<SavedSession | null>;
  /** Reads all once more, and shows it. */
  readonly refresh: () => Promise<void>;
}

interface RoundViewProps {
  readonly session: SavedSession;
  /** What came of the last press that wrote a round; it stays when all else is shown anew. */
  readonly written: ActionRunner;
  readonly open: OpenWorkbook;
}

/** The next round of an event, to be written into the open workbook. */
export function RoundView({ session, written, open }: RoundViewProps) {
  const section = useRef<HTMLElement>(null);
  // Each makes the event's whole workbook.
  const { next, again } = useMemo(() => {
    const next = roundToWrite(session);
    return { next, again: next ? null : rePairedRoundToWrite(session) };
  }, [session]);
  const takeBack =
    (undo: () => Promise<void>, { said, sheet, round }: RoundToWrite) =>
    () => {
      void written.attempt(async () => {
        await undo();
        await shownAgain(open);
        return { intent: "success", text: said === undefined ? texts.undone(sheet) : texts.undoneAgain(round) };
      });
    };
  const write = async (shown: RoundToWrite, toWrite: (session: SavedSession) => RoundToWrite | null) => {
    await written.attempt(async () => {
      const now = await open.read();
      const round = now && toWrite(now);
      if (JSON.stringify(round) !== JSON.stringify(shown)) {
        await open.refresh();
        throw new Error(texts.changedMeanwhile);
      }
      const undo = await writeBlankCells(shown.cells);
      await shownAgain(open);
      const also = <Button onPress={takeBack(undo, shown)}>{texts.undo}</Button>;
      const done = shown.said ?? texts.written(shown.round, shown.sheet);
      return { intent: "success", text: inParagraphs([done, ...shown.notes]), also };
    });
    // The button that was pressed may be no more.
    section.current?.focus();
  };
  return (
    <section class="next-round" tabIndex={-1} ref={section}>
      {next && (
        <>
          <h2>{texts.nextRound(next.round)}</h2>
          <p class="hint">{texts.writeHint(next.sheet)}</p>
          <div class="ways">
            <Button look="primary" onPress={() => void write(next, roundToWrite)}>
              {texts.write(next.round)}
            </Button>
          </div>
        </>
      )}
      {again && (
        <>
          <p class="hint">{texts.pairAgainHint}</p>
          <div class="ways">
            <Button onPress={() => void write(again, rePairedRoundToWrite)}>{texts.pairAgain(again.round)}</Button>
          </div>
        </>
      )}
      <StatusRegion said={written.said} />
    </section>
  );
}

/** Who meets whom in a round that is paired and has no result yet; nothing where there is none. */
export function PairedView({ session }: { readonly session: SavedSession }) {
  const { scored } = session.outcome;
  if (scored.kind !== "swiss-event" || isRoundRobin(scored.plan)) return null;
  const { rounds, plan } = scored;
  const last = [...rounds].reverse().find(({ matches }) => matches.length > 0);
  if (!last || last.matches.some((match) => match.opponent !== null && isScored(match))) return null;
  const { first, last: lastBoard } = boardsOfRound(plan, last.round);
  const label = (team: Contestant | null) =>
    team === null ? swissPreviewTexts.bye : labelOf(NUMBERED_TEAMS, plan.teams, team);
  const caption = texts.paired(last.round, first, lastBoard);
  const rows = last.matches.map(({ team, opponent }, i) => ({ cells: [String(i + 1), label(team), label(opponent)] }));
  return (
    <TableFrame label={caption}>
      <Table caption={caption} headings={swissPreviewTexts.pairings} rows={rows} />
    </TableFrame>
  );
}

/** Shows what stands there now; where that fails, what was done is done all the same. */
export async function shownAgain(open: OpenWorkbook): Promise<void> {
  await open.refresh().catch(() => undefined);
}

/** What came of a press: each text in a paragraph of its own, those left out that are "". */
export function inParagraphs(said: readonly string[]) {
  return said.filter(Boolean).map((text) => <p>{text}</p>);
}
