import { contestants, forContestant } from "../movements/contestant";
import { labelOf, NUMBERED_TEAMS } from "./contestants";
import { resultTexts } from "./result-texts";

/** Texts of a scored session for the command line and the pane. */
export interface Report {
  /** "24 of 24 boards scored". */
  readonly progress: string;
  readonly columns: readonly ReportColumn[];
  /** The standings, the leader first, ranking by ranking; empty before anything is scored. */
  readonly rows: readonly ReportRow[];
  /** Other remarks, such as how a tie was broken. */
  readonly remarks: readonly Remarks[];
}

/** Kinds of columns of standings; number and name are those of a contestant. */
export type ColumnKind =
  | "place"
  | "number"
  | "name"
  | "imps"
  | "points"
  | "vps"
  | "netImps"
  | "percentage"
  | "matchpoints"
  | "crossImps"
  | "total"
  | "played"
  | "won"
  | "drawn"
  | "lost"
  | "impsFor"
  | "impsAgainst"
  | "carried"
  | "penalties";

interface ReportColumn {
  readonly kind: ColumnKind;
  readonly heading: string;
}

/** A contestant's printed line in the standings; an absent cell is blank. */
export interface ReportRow extends Readonly<Partial<Record<ColumnKind, string>>> {
  /** Heading of the ranking, if there are several. */
  readonly ranking?: string;
}

/** Rows that are ranked together. */
interface Ranking<Row> {
  /** "" if there is only one ranking. */
  readonly heading: string;
  readonly rows: readonly Row[];
}

/** Groups rows of standings by the heading of their ranking. */
export function rankingsOf<Row extends { readonly ranking?: string }>(rows: readonly Row[]): Ranking<Row>[] {
  const headings = [...new Set(rows.map(({ ranking = "" }) => ranking))];
  return headings.map((heading) => ({ heading, rows: rows.filter(({ ranking = "" }) => ranking === heading) }));
}

/** True for the first place, alone or shared. */
export function isFirst(place: string): boolean {
  return /^1=?$/.test(place);
}

/** Remarks that belong together. */
export interface Remarks {
  /** "" for none. */
  readonly heading: string;
  readonly lines: readonly string[];
}

/** Columns of other scorings, which players do not need beside IMPs or victory points. */
const OTHER_SCORINGS: readonly ColumnKind[] = ["percentage", "matchpoints", "crossImps"];

/** Returns the columns without the columns of other scorings, if IMPs or victory points are among them. */
export function columnsForPlayers(columns: readonly ReportColumn[]): ReportColumn[] {
  const isByImps = columns.some(({ kind }) => kind === "imps" || kind === "vps");
  return columns.filter(({ kind }) => !(isByImps && OTHER_SCORINGS.includes(kind)));
}

/** Returns the columns of standings of pairs, players or teams, in the order of `kinds`. */
export function columnsOf(noun: "pair" | "player" | "team", kinds: readonly ColumnKind[]): ReportColumn[] {
  const { headings } = resultTexts.report;
  return kinds.map((kind) => ({ kind, heading: kind === "name" ? headings[noun] : headings[kind] }));
}

/** A row's texts in the order of the columns. */
export function cellsOf({ columns }: Pick<Report, "columns">, row: ReportRow): string[] {
  return columns.map(({ kind }) => row[kind] ?? "");
}

/** Returns one line with all penalties, if there are any. */
export function penaltiesLine(penalties: readonly string[]): string[] {
  return penalties.length === 0 ? [] : [resultTexts.report.penalties(penalties)];
}

/** Returns lines as remarks under a heading, "" for none; empty if there are no lines. */
export function remarksOf(lines: readonly string[], heading = ""): Remarks[] {
  return lines.length === 0 ? [] : [{ heading, lines }];
}

/** Returns remarks on the teams that have a handicap. */
export function handicapRemarks(handicaps: readonly number[], teams: readonly string[]): string[] {
  return contestants(teams.length).flatMap((team) => {
    const imps = forContestant(handicaps, team);
    return imps !== 0 ? [resultTexts.report.handicapOf(labelOf(NUMBERED_TEAMS, teams, team), imps)] : [];
  });
}
