import { InputError } from "../../bridge/input-error";
import { contestantNumber, contestantsIn } from "../../movements/contestant";
import { KINDS, planSession, scoreResultLines, type SessionOutput, type Plan } from "../../sessions/kinds";
import { readCsv } from "../../sessions/reading/csv";
import { tableBoardKey } from "../../sessions/results";
import type { OptionName, SessionOptions } from "../../sessions/session-options";
import { pairName } from "../../sessions/contestants";
import { isOption } from "../../sessions/session-options";
import { cellsOfOption } from "../entries";
import { cellAddress } from "../reference";
import { texts } from "../texts";
import { placeInFile } from "./find-sheets";
import type { SavedSession } from "./read-saved";
import type { SavedRemark } from "./saved-remark";
import { typedText } from "./typed-cells";

/** A session that was read back, with other options. */
export interface RebuiltSession {
  readonly plan: Plan;
  readonly outcome: SessionOutput;
  /** Content that is typed or chosen in the saved workbook and that the rebuilt workbook lacks. */
  readonly leftOut: readonly SavedRemark[];
}

/** Maximum number of reasons that a message lists, such as boards that change their opponents. */
const SHOWN = 5;

/**
 * Returns the session with other options, and its results in the new session.
 * @param changes options to replace.
 * @throws InputError if an option is wrong, if a result has no place in the new session, or if the opponents there are
 * others.
 */
export function rebuildSession(session: SavedSession, changes: SessionOptions): RebuiltSession {
  const { plan: former, outcome } = session;
  const changed = (Object.keys(changes) as OptionName[]).filter((option) => changes[option] !== undefined);
  const typed = typedElsewhere(session);
  if (changed.length === 0) return { plan: former, outcome, leftOut: typed };
  const { plan, dropped } = planWith(session, changes);
  checkSeats(former, plan, outcome);
  const csvLines = readCsv(outcome.csv(), KINDS[plan.kind].columns);
  const lines = csvLines.lines.map((line) => ({ ...line, stands: true }));
  const { faults, ...anew } = scoreResultLines(plan, { ...csvLines, lines });
  if (faults.length > 0) throw new InputError(refused(faults.map(({ message }) => message)));
  const leftOut = dropped.map((option) => ({ place: `--${option}`, message: texts.reading.optionDropped }));
  return { plan, outcome: anew, leftOut: [...leftOut, ...typed] };
}

/** Plans a session with changed options. Former options that contradict the changes are dropped. */
function planWith(
  { description: { kind, options } }: SavedSession,
  changes: SessionOptions
): { readonly plan: Plan; readonly dropped: readonly OptionName[] } {
  const dropped: OptionName[] = [];
  for (let current = options; ;) {
    try {
      return { plan: planSession(kind, { ...current, ...changes }), dropped };
    } catch (error) {
      const field = error instanceof InputError ? (error.field ?? "") : "";
      if (!isOption(field) || changes[field] !== undefined || current[field] === undefined) throw error;
      dropped.push(field);
      current = { ...current, [field]: undefined };
    }
  }
}

function refused(reasons: readonly string[]): string {
  const more = reasons.length - SHOWN;
  const shown = reasons.slice(0, SHOWN);
  return [texts.reading.notRebuilt, ...shown, ...(more > 0 ? [texts.reading.more(more)] : [])].join("\n");
}

/** Refuses a session in which a board that was played has other opponents at its table, or none. */
function checkSeats(former: Plan, plan: Plan, { results }: SessionOutput): void {
  const [before, after] = [seatsOf(former), seatsOf(plan)];
  if (!before || !after || !("tables" in results)) return;
  const reasons = results.tables.flatMap(({ table, board }) => {
    const [sat, sit] = [before, after].map((seats) => seats.get(tableBoardKey(table, board)));
    return sat === sit || sat === undefined ? [] : [texts.reading.otherOpponents(board, table, sat, sit)];
  });
  if (reasons.length > 0) throw new InputError(refused(reasons));
}

/** Players of each board at each table; null for sessions without tables. */
function seatsOf(plan: Plan): ReadonlyMap<string, string> | null {
  if (!("movement" in plan)) return null;
  const seats = new Map<string, string>();
  for (const { table, ns, ew, boards } of plan.movement) {
    const name = (seated: typeof ns) =>
      typeof seated === "object" && "team" in seated
        ? pairName(seated)
        : contestantsIn(seated).map(contestantNumber).join("&");
    for (const board of boards) seats.set(tableBoardKey(table, board), `${name(ns)}–${name(ew)}`);
  }
  return seats;
}

/** Returns a remark for each entry in a cell that belongs neither to a result nor to an option of the session. */
function typedElsewhere({ made, sheets }: SavedSession): SavedRemark[] {
  const { lines, options } = made.entries;
  const key = (sheet: string, row: number, column: number) => `${sheet}!${cellAddress(row, column)}`;
  const used = new Set([
    ...lines.flatMap(({ sheet, row, typed }) => Object.values(typed).map((column) => key(sheet, row, column))),
    ...options.flatMap(cellsOfOption).map(({ sheet, row, column }) => key(sheet, row, column)),
  ]);
  return made.sheets.flatMap(({ name: sheet, typed: cells }) =>
    cells.flatMap(({ row, column }) => {
      if (used.has(key(sheet, row, column))) return [];
      const typed = typedText(sheets, { sheet, row, column });
      if (typed === "" || typed === made.before({ sheet, row, column })) return [];
      return [{ place: placeInFile(sheets, sheet, row, column), message: texts.reading.notCarried(String(typed)) }];
    })
  );
}
