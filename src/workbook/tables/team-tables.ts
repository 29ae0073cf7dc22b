import type { TeamPair } from "../../movements/contestant";
import { atTable, type Movement } from "../../movements/movement";
import type { BoardScoring, ScoredMatch } from "../../sessions/teams/match";
import type { AdjustedColumns } from "../../sessions/teams/read-results";
import type { Frame } from "../assemble";
import type { EntryLine } from "../entries";
import type { TextPart } from "../kit/content";
import { type Columns, numbers, recordOf } from "../kit/columns";
import { layOutList, type List, listNames } from "../kit/list";
import type { DefinedName } from "../model";
import { texts } from "../texts";
import { STYLES, TEAM_STYLES } from "../theme";
import { columnAfterSteps, onWorking } from "../working/steps";
import type { FaultList } from "./faults";
import { boardEntries, placeTable, tableColumns, worthColumn, type CommonColumn, type TablePlace } from "./table";

/** Columns of the Working sheet for the scores of a table's boards. */
const COLUMNS = [
  /** Typed texts: the adjusted scores, only at the match's first table; and the score of the other table. */
  "typedNs",
  "typedEw",
  "typedOther",
  /** North-South's IMPs or points for the net score, regardless of adjustments. */
  "scale",
  /** The Director's adjusted IMPs of each side as numbers, at the match's first table. */
  "adjustedNs",
  "adjustedEw",
  /** The board's score for North-South and for East-West, each with its own sign. */
  "ns",
  "ew",
  /**
   * 1 if the board was cancelled at either table and has no adjusted score, else 0; at the match's first table only.
   */
  "cancelled",
  /** Numbers of questions: see `LookedAt` in remarks.ts. */
  "compared",
  "look",
] as const;
export type WorthColumn = (typeof COLUMNS)[number];

type WorthList = List<WorthColumn>;

/**
 * Lays out the scores of a table's boards right of the calculation columns of all tables, in the rows of the table's
 * sheet.
 */
function placeWorth({ sheet, index, list, boards }: TablePlace<TeamColumn | CommonColumn>, tables: number): WorthList {
  const columns = recordOf(COLUMNS, (column) => ({ heading: `${sheet} ${column}` }));
  return layOutList(columns, {
    ...onWorking("worth"),
    firstRow: list.firstRow,
    bands: list.bands,
    left: columnAfterSteps(tables) + index * COLUMNS.length,
    rows: boards.length,
  });
}

/** Returns the first column of the Working sheet right of the scores of all tables' boards. */
export function afterWorth(tables: number): number {
  return columnAfterSteps(tables) + tables * COLUMNS.length + 1;
}

/** Boards that a table plays one after another for one match: a session, a round or a half. */
export interface TeamBlock {
  readonly label: TextPart;
  readonly ns: TextPart;
  readonly ew: TextPart;
  readonly boards: readonly number[];
  readonly match: ScoredMatch;
}

/** A table of an event of teams, with its blocks in the order of play. */
export interface TeamTable {
  /** From 1. */
  readonly table: number;
  /** The table's number, or the letter of a team. */
  readonly name: string;
  /** A line of advice at the head of the table's sheet. */
  readonly note: string;
  readonly blocks: readonly TeamBlock[];
}

/** Properties shared by the sheets of an event's tables. */
export interface TableForm {
  /** Name of a block: "Session", "Round", "Half". */
  readonly block: string;
  readonly scoring: BoardScoring;
  /**
   * True if each side keeps its own sheet, with the other table's scores too, so that the two sheets can be compared.
   */
  readonly typedApart: boolean;
}

/** The columns of a table's sheet that only events of teams have. */
export type TeamColumn =
  | "plus"
  | "minus"
  | "other"
  | "net"
  | "imps"
  /** The other table's score as typed on this sheet, if each side keeps its own sheet. */
  | "typedOther"
  | "adjustedNs"
  | "adjustedEw";

/** A table's sheet with its place and content. */
export interface TeamTablePlace extends TablePlace<TeamColumn | CommonColumn>, TeamTable {
  /** Scores of the table's boards for both sides, on the Working sheet. */
  readonly worth: WorthList;
}

export interface TeamSheets extends Frame {
  readonly form: TableForm;
  readonly places: readonly TeamTablePlace[];
  readonly faults: FaultList;
}

const { headings, entry } = texts.teamTable;

const OTHER = numbers("whole", [-7600, 7600], entry.other);

/** Number of a band's rows: North-South above East-West, so that names have room. */
const BAND_ROWS = 2;

/** @param adjusts true if adjusted scores are typed at this table, the first of a match. */
function columnsOf(
  { scoring, typedApart }: TableForm,
  others: readonly string[],
  adjusts: boolean
): Partial<Columns<TeamColumn | CommonColumn>> {
  const { computed, entry: typed } = STYLES;
  const { signed, entrySigned } = TEAM_STYLES;
  return tableColumns<TeamColumn>(
    {
      plus: worthColumn(headings.plus, computed, "Plus"),
      minus: worthColumn(headings.minus, computed, "Minus"),
      other: worthColumn(headings.other(others), computed),
      net: worthColumn(headings.net, signed, "Net"),
      imps: worthColumn(headings.imps(scoring), scoring === "bam" ? computed : signed, "Imps"),
    },
    {
      ...(typedApart && { typedOther: { heading: headings.typedOther(others), width: 9, style: typed, rule: OTHER } }),
      ...(adjusts && {
        adjustedNs: { heading: headings.adjustedNs, width: 6.5, style: entrySigned, name: "AdjustedNS" },
        adjustedEw: { heading: headings.adjustedEw, width: 6.5, style: entrySigned, name: "AdjustedEW" },
      }),
    }
  );
}

/** Texts by which sheets name an event's tables and the pairs there. */
interface TableWords {
  readonly name: (table: number) => string;
  /** A line of advice at the head of the sheets. */
  readonly note: string;
  readonly pair: (pair: TeamPair) => TextPart;
}

/** Returns the tables of a movement, with a block for each round or half. */
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

/** Returns the match that a table plays with some boards. */
function matchAt(matches: readonly ScoredMatch[], table: number, boards: readonly number[]): ScoredMatch {
  const found = matches.find(({ match }) => match.tables.includes(table) && match.boards.join() === boards.join());
  if (!found) throw new Error(`table ${table} plays no match with the boards ${boards.join()}`);
  return found;
}

/** Lays out the sheets of an event's tables. */
export function placeTeamTables(tables: readonly TeamTable[], form: TableForm): TeamTablePlace[] {
  return tables.map((table, index) => {
    const blocks = table.blocks.map(({ boards }) => boards);
    const place = {
      table: table.table,
      name: table.name,
      index,
      blocks,
      bandRows: BAND_ROWS,
      note: table.note,
      hasSumRows: true,
    };
    const adjusts = table.blocks.some(({ match }) => match.match.tables[0] === table.table);
    const placed = placeTable<TeamColumn>(columnsOf(form, othersOf(table, tables), adjusts), place);
    return { ...table, ...placed, worth: placeWorth(placed, tables.length) };
  });
}

/** The defined names of the tables' columns: Table1_Board … */
export function tableNames(places: readonly TeamTablePlace[]): DefinedName[] {
  return places.flatMap(({ name, list }) => listNames(list, `Table${name}`));
}

/**
 * Returns the yellow cells at the tables, a line for each board; adjusted scores only at the first table of a match.
 * @param columns the result columns of the two sides' adjusted scores.
 */
export function tableEntries(places: readonly TeamTablePlace[], [ns, ew]: AdjustedColumns): EntryLine[] {
  return places.flatMap((place) => {
    const { table, blocks, list } = place;
    const adjusts = new Set(
      blocks.flatMap(({ match: { match }, boards }) => (match.tables[0] === table ? boards : []))
    );
    return boardEntries<TeamColumn>(place, (board) =>
      adjusts.has(board) ? { [ns.name]: list.column("adjustedNs"), [ew.name]: list.column("adjustedEw") } : {}
    );
  });
}

/** Returns the names of all tables with which a table is compared. */
function othersOf({ table, blocks }: TeamTable, tables: readonly TeamTable[]): string[] {
  const others = new Set(blocks.flatMap(({ match: { match } }) => match.tables.filter((played) => played !== table)));
  return [...others].flatMap((other) =>
    tables.filter((candidate) => candidate.table === other).map(({ name }) => texts.common.table(name))
  );
}

/** Returns the other table of a match that is played at `table`. */
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
