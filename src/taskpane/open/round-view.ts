import { writeBlankCells } from "../../excel/write-blank-cells";
import type { Contestant } from "../../movements/contestant";
import { labelOf, NUMBERED_TEAMS } from "../../sessions/contestants";
import { isRoundRobin } from "../../sessions/swiss-event/forms";
import { boardsOfRound } from "../../sessions/swiss-event/round-boards";
import { isScored } from "../../sessions/swiss-event/rounds";
import { roundToWrite, type RoundToWrite } from "../../workbook/reading/next-round";
import type { SavedSession } from "../../workbook/reading/read-saved";
import { element, fill } from "../dom";
import { pressButton } from "../press-button";
import { table, tableFrame } from "../table";
import { texts as paneTexts } from "../texts";
import { texts } from "./texts";

/** The workbook that is open in Excel. */
export interface OpenWorkbook {
  /** Reads the session once more, as it stands now; null where it is no more. */
  readonly read: () => Promise<SavedSession | null>;
  /** Reads all once more, and shows it. */
  readonly refresh: () => Promise<void>;
}

/**
 * The next round of an event, to be written into the open workbook.
 * @param outcome what came of the last press; it stays when all else is shown anew.
 * @param open null where the workbook is a file: then the round stands in the one that is made anew.
 */
export function roundView(session: SavedSession, outcome: HTMLElement, open: OpenWorkbook | null): HTMLElement | null {
  const next = roundToWrite(session);
  if (!open) return next && element("p", { class: "hint" }, texts.inAnew(next.round));
  const section = element("section", { class: "next-round", tabindex: -1 });
  const button = next && pressButton(texts.write(next.round), "primary", () => void write(next));
  fill(
    section,
    next && element("h2", {}, texts.nextRound(next.round)),
    next && element("p", { class: "hint" }, texts.writeHint(next.sheet)),
    button && element("div", { class: "ways" }, button),
    outcome
  );
  return section;

  async function write(shown: RoundToWrite): Promise<void> {
    if (!open) return;
    await attempted(outcome, async () => {
      const now = await open.read();
      const round = now && roundToWrite(now);
      if (JSON.stringify(round) !== JSON.stringify(shown)) {
        await open.refresh();
        throw new Error(texts.changedMeanwhile);
      }
      const undo = await writeBlankCells(shown.cells);
      const takeBack = pressButton(texts.undo, "outline", () => {
        void attempted(outcome, async () => {
          await undo();
          fill(outcome, bar("success", texts.undone(shown.sheet)));
          await shownAgain(open);
        });
      });
      fill(outcome, bar("success", texts.written(shown.round, shown.sheet)), takeBack);
      await shownAgain(open);
    });
    // The button that was pressed may be no more.
    outcome.closest<HTMLElement>(".next-round")?.focus();
  }
}

/** Who meets whom in a round that is paired and has no result yet; null where there is none. */
export function pairedView({ outcome: { scored } }: SavedSession): HTMLElement | null {
  if (scored.kind !== "swiss-event" || isRoundRobin(scored.plan)) return null;
  const { rounds, plan } = scored;
  const last = [...rounds].reverse().find(({ matches }) => matches.length > 0);
  if (!last || last.matches.some((match) => match.opponent !== null && isScored(match))) return null;
  const { first, last: lastBoard } = boardsOfRound(plan, last.round);
  const label = (team: Contestant | null) =>
    team === null ? paneTexts.previews.bye : labelOf(NUMBERED_TEAMS, plan.teams, team);
  const caption = texts.paired(last.round, first, lastBoard);
  const rows = last.matches.map(({ team, opponent }, i) => ({ cells: [String(i + 1), label(team), label(opponent)] }));
  return tableFrame(caption, table(caption, paneTexts.previews.pairings, rows));
}

/** Shows what stands there now; where that fails, what was done is done all the same. */
async function shownAgain(open: OpenWorkbook): Promise<void> {
  await open.refresh().catch(() => undefined);
}

async function attempted(outcome: HTMLElement, work: () => Promise<void>): Promise<void> {
  fill(outcome, paneTexts.waysOut.working);
  try {
    await work();
  } catch (error) {
    fill(outcome, bar("error", error instanceof Error ? error.message : String(error)));
  }
}

/** What came of a press. */
export function bar(intent: "success" | "error", text: string): HTMLElement {
  return element("fluent-message-bar", { intent, shape: "rounded" }, text);
}
