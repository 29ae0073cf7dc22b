import type { TeamPair } from "../../movements/contestant";
import { atTable, type Movement } from "../../movements/movement";
import type { BoardScoring, ScoredMatch } from "../../sessions/teams/match";
import type { Frame } from "../assemble";
import type { CheckColumn } from "../kit/check";
import type { Content } from "../kit/content";
import { listNames, type Columns, type EntryRule } from "../kit/list";
import type { DefinedName } from "../model";
import { texts } from "../texts";
import { STYLES, TEAM_STYLES } from "../theme";
import { CHECK_COLUMNS, COMMON_COLUMNS, placeTable, type CommonColumn, type TablePlace } from "./table";
import { placeWorth, type WorthList } from "./worth";

/** Boards that a table plays in a row for one match: a session, a round or a half. */
export interface TeamBlock {
  readonly label: Content;
  /** Who sits North-South and who East-West. */
  readonly ns: Content;
  readonly ew: Content;
  readonly boards: readonly number[];
  readonly match: ScoredMatch;
}

/** A table of an event of teams, its blocks in the order of play. */
export interface TeamTable {
  /** From 1. */
  readonly table: number;
  /** What people call it: its number, or the letter of a team. */
  readonly name: string;
  /** A line of advice at the head of its sheet. */
  readonly note: string;
  readonly blocks: readonly TeamBlock[];
}

/** What the sheets of an event's tables have in common. */
export interface TableForm {
  /** Heads the blocks' column: "Session", "Round", "Half". */
  readonly block: string;
  readonly scoring: BoardScoring;
  /** Whether each side writes down the other table's scores itself, for the sheets to be compared. */
  readonly typedApart: boolean;
  /** Rows kept free between the advice and the headings of the columns. */
  readonly rowsAbove: number;
}

/** The columns of a table's sheet, in their order. */
export type TeamColumn =
  | "block"
  | "ns"
  | "ew"
  | CommonColumn
  | "plus"
  | "minus"
  | "other"
  | "net"
  | "imps"
  | "adjustedNs"
  | "adjustedEw"
  | "wonNs"
  | "wonEw"
  | CheckColumn;

/** A table's sheet in its place, with what stands on it. */
export interface TeamTablePlace extends TablePlace<TeamColumn>, TeamTable {
  /** What its boards are worth to its two sides, on the Working sheet. */
  readonly worth: WorthList;
}

/** What the sheets of an event's tables are made from. */
export interface TeamSheets extends Frame {
  readonly form: TableForm;
  readonly places: readonly TeamTablePlace[];
}

/** The first row of an event's tables that is free for what stands above their boards. */
export const ROW_ABOVE = 4;

const { headings, entry } = texts.teamTable;

const points = (least: number, error: EntryRule["error"]): EntryRule => ({
  rule: { kind: "whole", least, most: 7600 },
  error,
});

function columnsOf({ block, scoring, typedApart }: TableForm, others: readonly string[]): Columns<TeamColumn> {
  const adjusted = typedApart ? TEAM_STYLES.entrySigned : TEAM_STYLES.signed;
  return {
    block: { heading: block, width: 9, style: STYLES.block },
    ns: { heading: texts.common.ns, width: 16, style: TEAM_STYLES.who },
    ew: { heading: texts.common.ew, width: 16, style: TEAM_STYLES.who },
    ...COMMON_COLUMNS,
    plus: { heading: headings.plus, width: 8, style: STYLES.entry, name: "Plus", rule: points(0, entry.plus) },
    minus: { heading: headings.minus, width: 8, style: STYLES.entry, name: "Minus", rule: points(0, entry.minus) },
    other: {
      heading: headings.other(others),
      width: 9,
      style: typedApart ? STYLES.entry : STYLES.computed,
      rule: typedApart ? points(-7600, entry.other) : undefined,
      shared: true,
    },
    net: { heading: headings.net, width: 9, style: TEAM_STYLES.signed, name: "Net", shared: true },
    imps: {
      heading: headings.imps(scoring),
      width: 7,
      style: scoring === "bam" ? STYLES.computed : TEAM_STYLES.signed,
      name: "Imps",
      shared: true,
    },
    adjustedNs: { heading: headings.adjustedNs, width: 6, style: adjusted, shared: true },
    adjustedEw: { heading: headings.adjustedEw, width: 6, style: adjusted, shared: true },
    wonNs: { heading: headings.wonNs, width: 8, style: STYLES.sum },
    wonEw: { heading: headings.wonEw, width: 8, style: STYLES.sum },
    ...CHECK_COLUMNS,
  };
}

/** How sheets name an event's tables and those who sit there. */
export interface TableWords {
  readonly name: (table: number) => string;
  /** A line of advice at the head of the sheets. */
  readonly note: string;
  readonly pair: (pair: TeamPair) => Content;
}

/** The tables of a movement: a block for each round or half. */
export function tablesOf(
  movement: Movement<TeamPair>,
  matches: readonly ScoredMatch[],
  { name, note, pair }: TableWords
): TeamTable[] {
  const tables = [...new Set(movement.map(({ table }) => table))];
  return tables.map((table) => ({
    table,
    name: name(table),
    note,
    blocks: atTable(movement, table).map(({ round, ns, ew, boards }) => ({
      label: round,
      ns: pair(ns),
      ew: pair(ew),
      boards,
      match: matchAt(matches, table, boards),
    })),
  }));
}

/** The match that a table plays with some boards. */
function matchAt(matches: readonly ScoredMatch[], table: number, boards: readonly number[]): ScoredMatch {
  const found = matches.find(({ match }) => match.tables.includes(table) && match.boards.join() === boards.join());
  if (!found) throw new Error(`table ${table} plays no match with the boards ${boards.join()}`);
  return found;
}

/** Places the sheets of an event's tables. */
export function placeTeamTables(tables: readonly TeamTable[], form: TableForm): TeamTablePlace[] {
  const entries = { contract: "contract", by: "by", result: null, points: { plus: "plus", minus: "minus" } } as const;
  return tables.map((table, index) => {
    const boards = table.blocks.flatMap((block) => block.boards);
    const place = { table: table.table, name: table.name, index, boards, headingRow: ROW_ABOVE + form.rowsAbove };
    const placed = placeTable<TeamColumn>(columnsOf(form, othersOf(table, tables)), entries, place);
    return { ...table, ...placed, worth: placeWorth(placed, tables.length) };
  });
}

/** The defined names of the tables' columns: Table1_Board … */
export function tableNames(places: readonly TeamTablePlace[]): DefinedName[] {
  return places.flatMap(({ name, list }) => listNames(list, `Table${name}`));
}

/** The names of the tables with which a table is compared. */
function othersOf({ table, blocks }: TeamTable, tables: readonly TeamTable[]): string[] {
  const others = new Set(blocks.flatMap(({ match: { match } }) => match.tables.filter((played) => played !== table)));
  return [...others].flatMap((other) =>
    tables.filter((known) => known.table === other).map(({ name }) => texts.common.table(name))
  );
}

/** The other table of a match. */
export function otherTable(
  { places }: Pick<TeamSheets, "places">,
  { table }: Pick<TeamTable, "table">,
  { tables: [first, second] }: Pick<ScoredMatch["match"], "tables">
): TeamTablePlace {
  const other = table === first ? second : first;
  const found = places.find((place) => place.table === other);
  if (!found) throw new Error(`there is no table ${other}`);
  return found;
}
