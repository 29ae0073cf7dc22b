import { contestantNumber, contestantsIn } from "../../movements/contestant";
import type { ExtraScore } from "../../sessions/field/extra-scores";
import { ruledScoreOf, wrongBoardScores } from "../../sessions/field/ruled-score";
import { parseRuledScore, printRuledScore } from "../../sessions/field/ruled-score-text";
import { canonicalRuling, parseRuling, trimmed } from "../../sessions/field/ruling-text";
import type { ScoredField } from "../../sessions/field/scored-field";
import {
  boardRulings,
  isScoredField,
  rulingOfStamp,
  rulingStamp,
  type BoardRuling,
} from "../../sessions/field/rulings";
import { seatingAt } from "../../sessions/field/wrong-board";
import { KINDS, type Plan, type Scored } from "../../sessions/kinds";
import type { ResultFields } from "../../sessions/reading/result-lines";
import type { EntryLine } from "../entries";
import type { Layout } from "./layout";
import type { CellToWrite } from "./next-round";
import type { SavedSession } from "./read-saved";
import { readLines } from "./read-lines";
import { typedText, type FoundSheets } from "./typed-cells";

/** Cells to write into a saved workbook so that it has the scores of its rulings by the current results. */
export interface RulingsToWrite {
  /**
   * Number of rulings whose scores are not worked out from the current results; at least 1 if there are cells to write.
   */
  readonly count: number;
  readonly cells: readonly CellToWrite[];
}

/** True if a file has a list of rulings; earlier versions have formulas instead. */
export function takesRulings({ entries }: Pick<Layout, "entries">): boolean {
  return entries.lines.some(({ typed }) => "ruling" in typed);
}

/**
 * Returns the rulings that are worked out from all scores of their boards; none in a session other than of pairs or
 * individuals.
 */
export function rulingsIn(scored: Scored): readonly BoardRuling[] {
  return isScoredField(scored) ? boardRulings(scored) : [];
}

/**
 * Returns the cells of {@link rulingsToWrite} for an open workbook, by its current sheets; empty if it returns null.
 */
export function openRulingsToWrite(plan: Plan, made: Layout, sheets: FoundSheets): readonly CellToWrite[] {
  const { outcome } = readLines(plan, made, sheets, KINDS[plan.kind].columns, () => undefined);
  return rulingsToWrite({ outcome, made, sheets })?.cells ?? [];
}

/**
 * Works out the rulings of a session of pairs or individuals.
 * @returns null for another session, for a file of an earlier version, or if there are too few lines for extra scores.
 */
export function rulingsToWrite({
  outcome: { scored },
  made,
  sheets,
}: Pick<SavedSession, "outcome" | "made" | "sheets">): RulingsToWrite | null {
  if (!isScoredField(scored) || !takesRulings(made)) return null;
  const cells: CellToWrite[] = [];
  const at: Lines["at"] = ({ sheet, row, typed }, field) =>
    String(typedText(sheets, { sheet, row, column: typed[field] ?? 0 }));
  const write: Lines["write"] = (line, field, value) => {
    const found = sheets.get(line.sheet);
    const row = found?.rowOf(line.row) ?? null;
    const column = line.typed[field];
    if (!found || row === null || column === undefined || at(line, field) === String(value)) return;
    const before = typedText(sheets, { sheet: line.sheet, row: line.row, column });
    cells.push({ sheet: found.name, row, column: found.columnOf(column), value, ...(before !== "" && { before }) });
  };
  const { lines } = made.entries;
  const texts = lines.filter(({ typed }) => "ruling" in typed);
  const rulings = boardRulings(scored);
  const withdrawn = texts.flatMap((line) => {
    const text = rulingOfStamp(at(line, "from"));
    return text === "" || rulings.some((each) => each.text === text) ? [] : parseRuling(text).slice(0, 1);
  });
  const context = { lines, at, write };
  writeScores(scored, context, new Set(withdrawn.map(({ board }) => Number(board))));
  const count = writeStamps(scored, { ...context, lines: texts });
  const extras = { ...context, lines: lines.filter(({ kind }) => kind === "extra") };
  return writeExtraScores(scored, extras, withdrawn)
    ? { count: Math.max(count, Math.min(1, cells.length)), cells }
    : null;
}

/**
 * Lines of a file, a function that returns the content of a line's cell, and a function that records a change to it.
 */
interface Lines {
  readonly lines: readonly EntryLine[];
  readonly at: (line: EntryLine, field: string) => string;
  readonly write: (line: EntryLine, field: string, value: string | number) => void;
}

/** @param withdrawn boards of rulings that were removed from the list. */
function writeScores({ plan, boards }: ScoredField, { lines, at, write }: Lines, withdrawn: ReadonlySet<number>): void {
  for (const line of lines) {
    const { kind, said, typed } = line;
    const board = kind === "board" ? boards.find((each) => each.board === Number(said.board)) : undefined;
    const play = board?.plays.find(({ table }) => String(table) === said.table);
    if (!board || !play || !("adjusted" in typed)) continue;
    const ruled = play.ruled && withdrawn.has(board.board) ? null : ruledScoreOf(plan, board, play);
    const now = at(line, "adjusted");
    const written = parseRuledScore(now);
    const [before, text = ""] = [written, ruled].map((score) => (score ? printRuledScore(score) : ""));
    // An adjustment that somebody typed by hand is not replaced.
    if ((now === "" || written) && text !== before) write(line, "adjusted", text);
  }
}

/**
 * Writes beside each ruling the stamp of the results from which its score is worked out.
 * @returns the number of rulings that were not yet worked out from these results, because they had another stamp or
 * none.
 */
function writeStamps(scored: ScoredField, { lines, at, write }: Lines): number {
  const rulings = boardRulings(scored);
  const stale = lines.filter((line) => {
    const text = trimmed(at(line, "ruling"));
    const ruling = rulings.find((each) => each.text === canonicalRuling(text));
    // If a ruling cannot be read, its line keeps the stamp of the results that it was worked out from.
    if (!ruling && text !== "") return false;
    const stamp = ruling ? rulingStamp(scored, { ...ruling, text }) : "";
    write(line, "from", stamp);
    return stamp !== at(line, "from");
  });
  return stale.length;
}

/** @returns false if there are too few lines. */
function writeExtraScores(
  scored: ScoredField,
  { lines, at, write }: Lines,
  withdrawn: readonly ResultFields[]
): boolean {
  type ScoreOwner = Pick<ExtraScore, "round" | "contestant">;
  const isOf = (line: EntryLine, { round, contestant }: ScoreOwner) =>
    at(line, "round") === String(round) && at(line, "pair") === String(contestantNumber(contestant));
  const isBlank = (line: EntryLine) => Object.keys(line.typed).every((field) => at(line, field) === "");
  const scores = wrongBoardScores(scored);
  const former = withdrawn.flatMap(({ table, instead }): ScoreOwner[] => {
    const seating = seatingAt({ table: Number(table), instead: Number(instead) }, scored.plan);
    if (!seating) return [];
    return [seating.ns, seating.ew].flatMap(contestantsIn).map((contestant) => ({ round: seating.round, contestant }));
  });
  const isStill = (line: EntryLine) => scores.some((score) => isOf(line, score));
  for (const line of lines.filter((each) => !isStill(each) && former.some((owner) => isOf(each, owner))))
    for (const field of Object.keys(line.typed)) write(line, field, "");
  const free = [...lines];
  return scores.every((score) => {
    const line = free.find((each) => isOf(each, score)) ?? free.find(isBlank);
    if (!line) return false;
    free.splice(free.indexOf(line), 1);
    const { round, contestant, worth } = score;
    for (const [field, value] of Object.entries({ round, pair: contestantNumber(contestant), worth }))
      write(line, field, value);
    return true;
  });
}
