import { KINDS, type Outcome } from "../../../sessions/kinds";
import type { Outline } from "../../assemble";
import type { Description, PlannedDescription } from "../../description";
import type { EntryCell, EntryLine } from "../../entries";
import { newGrid } from "../../kit/grid";
import type { Sheet } from "../../model";
import type { SavedWorkbook } from "../../saved-workbook";
import { texts } from "../../texts";
import { STYLES } from "../../theme";
import { bridgeCalls } from "../bridge-calls";
import { placeInFile } from "../find-sheets";
import type { SavedRemark } from "../saved-remark";
import type { FoundSheets } from "../typed-cells";
import { tellHome } from "./older-home";
import { tellMatch } from "./older-match";
import type { OlderSession, TellKind } from "./older-session";
import { olderSessions, type OlderSheets } from "./older-sheets";
import { tellSwiss } from "./older-swiss";
import { tellTeams } from "./older-teams";

/** A session of a workbook that carries no description, told by its sheets. */
export interface OlderWorkbook {
  readonly description: PlannedDescription;
  /** Where things are typed on its sheets; else there is nothing in it. */
  readonly made: Outline;
  readonly sheets: FoundSheets;
  /** What was told, and what could not be. */
  readonly remarks: readonly SavedRemark[];
  /** What its sheets show otherwise than it is read. */
  readonly otherwise: (outcome: Outcome) => readonly SavedRemark[];
}

const TELL: readonly TellKind[] = [tellHome, tellMatch, tellTeams, tellSwiss];

/** The paper that most of the world has: older workbooks do not say theirs. */
const PAPER = "A4";

/** The sessions of a workbook of version 0.1 to 0.3 that can be told by their sheets. */
export function readOlder(saved: SavedWorkbook): OlderWorkbook[] {
  const formulas = bridgeCalls(saved).length > 0 ? "add-in" : "built-in";
  const found = olderSessions(saved).map((sheets) => ({ sheets, told: tell(sheets) }));
  const untold = found.filter(({ sheets, told }) => told === null && sheets.size > 1);
  return found.flatMap(({ told }) => (told ? [workbookOf(told, formulas, untold.flatMap(remarkOn))] : []));
}

function tell(sheets: OlderSheets): OlderSession | null {
  return TELL.reduce<OlderSession | null>((told, of) => told ?? of(sheets), null);
}

/** That beside a session that is told there are sheets of one that is not. */
function remarkOn({ sheets }: { readonly sheets: OlderSheets }): SavedRemark[] {
  return [...sheets.values()].slice(0, 1).map(({ name }) => ({ place: name, message: texts.reading.older }));
}

function workbookOf(
  session: OlderSession,
  formulas: Description["formulas"],
  more: readonly SavedRemark[]
): OlderWorkbook {
  const { kind, options, plan, entries, assumed, shown } = session;
  const sheets: FoundSheets = new Map(session.sheets.map((sheet) => [sheet.name, sheet]));
  const isOfTables = kind === "four-pairs" || kind === "five-pairs";
  const told = [texts.reading.readAsOlder(KINDS[kind].title, isOfTables ? "0.1 to 0.3" : "0.3", PAPER), ...assumed];
  const place = session.sheets[0]?.name ?? "";
  return {
    description: { kind, options, plan, paper: PAPER, formulas },
    made: { sheets: othersOf(session.others), entries },
    sheets,
    remarks: [...told.map((message) => ({ place, message })), ...more],
    otherwise: (outcome) => shownOtherwise(entries.lines, shown, sheets, outcome),
  };
}

/** Cells that are typed into as a workbook has them that was made empty. */
function othersOf(cells: readonly EntryCell[]): Sheet[] {
  return [...new Set(cells.map(({ sheet }) => sheet))].map((name) => {
    const grid = newGrid(name, []);
    for (const { sheet, row, column } of cells) if (sheet === name) grid.put(row, column, null, STYLES.entry);
    return grid.finish({});
  });
}

/** The boards whose points are others than those that a sheet showed when it was saved, counted for each sheet. */
function shownOtherwise(
  lines: readonly EntryLine[],
  shown: ReadonlyMap<EntryLine, number | "">,
  sheets: FoundSheets,
  { results }: Outcome
): SavedRemark[] {
  if (!("tables" in results)) return [];
  const read = new Map(results.tables.map(({ table, board, points }) => [`${table}:${board}`, points]));
  const tables = [...new Set(lines.map(({ sheet }) => sheet))];
  return tables.flatMap((sheet, index) => {
    const others = [...shown].filter(
      ([line, points]) => line.sheet === sheet && points !== (read.get(`${index + 1}:${line.said.board}`) ?? "")
    );
    const [first] = others;
    if (!first) return [];
    const [{ row, typed, said }, points] = first;
    const counted = read.get(`${index + 1}:${said.board}`) ?? null;
    return [
      {
        place: placeInFile(sheets, sheet, row, typed.points ?? 1),
        message: texts.reading.shownOtherwise(others.length, points === "" ? null : points, counted),
      },
    ];
  });
}
