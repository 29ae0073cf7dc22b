import { isRoundRobin } from "../../sessions/swiss-event/forms";
import { nextRound } from "../../sessions/swiss-event/next-round";
import type { Sheet, Workbook } from "../model";
import { sessionWorkbook } from "../session-workbook";
import type { SavedSession } from "./read-saved";
import { typedIn } from "./typed-cells";

/** A yellow cell of a saved workbook, and what is to stand in it; "" where it is to be blank. */
interface CellToWrite {
  /** As the file names it. */
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
  readonly value: string | number;
}

/** The pairings of the next round as they are typed into the sheet of that round. */
export interface RoundToWrite {
  readonly round: number;
  /** The sheet as the file names it. */
  readonly sheet: string;
  /** All cells that results are typed into there. */
  readonly cells: readonly CellToWrite[];
}

/**
 * What the next round of an event is as it is typed, the same as in the workbook that is made of the event anew.
 * @returns null where there is none to be paired, its sheet is no more, or it stands there already.
 */
export function roundToWrite(session: SavedSession): RoundToWrite | null {
  const { outcome, description, made, sheets } = session;
  const { scored } = outcome;
  if (scored.kind !== "swiss-event") return null;
  const next = nextRound(scored);
  if (next?.kind !== "paired") return null;
  const paired = typedLines(sessionWorkbook(scored, description), next.round);
  const lines = made.entries.lines.filter(({ kind, said }) => kind === "swiss" && said.round === String(next.round));
  const [first] = lines;
  const found = first && sheets.get(first.sheet);
  // A round before that was paired by hand may have more matches than sheets have lines.
  if (!found || paired.slice(lines.length).some((line) => Object.values(line).some((value) => value !== "")))
    return null;
  // In a round robin all rounds stand there from the start, unless somebody has cleared them.
  const isListed = isRoundRobin(scored.plan);
  let isThere = true;
  const cells: CellToWrite[] = [];
  for (const [index, { sheet, row, typed: columns }] of lines.entries()) {
    const at = found.rowOf(row);
    if (at === null) return null;
    for (const [field, column] of Object.entries(columns)) {
      const value = paired[index]?.[field] ?? "";
      const typed = typedIn(sheets, { sheet, row, column });
      // Older sheets have formulas there, to be typed over.
      if (value === "" && typed === "" && found.hasFormula(row, column) === true) continue;
      cells.push({ sheet: found.name, row: at, column, value });
      if (isListed && typed !== "") return null;
      if (String(typed) !== String(value)) isThere = false;
    }
  }
  return isThere ? null : { round: next.round, sheet: found.name, cells };
}

/** What is typed in the lines of a round, by the columns of results. */
function typedLines({ entries, sheets }: Workbook, round: number): Readonly<Record<string, string | number>>[] {
  const cells = new Map(sheets.map((sheet) => [sheet.name, cellsOf(sheet)]));
  return entries.lines
    .filter(({ kind, said }) => kind === "swiss" && said.round === String(round))
    .map(({ sheet, row, typed }) =>
      Object.fromEntries(
        Object.entries(typed).map(([field, column]) => [field, cells.get(sheet)?.get(`${row}:${column}`) ?? ""])
      )
    );
}

function cellsOf({ cells }: Sheet): ReadonlyMap<string, string | number> {
  return new Map(
    cells.flatMap(({ row, column, value }) =>
      typeof value === "string" || typeof value === "number" ? [[`${row}:${column}`, value] as const] : []
    )
  );
}
