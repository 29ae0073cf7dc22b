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

/** Kinds of standings columns; number and name are those of a pair or a team. */
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

/** A pair or a team in the standings, printed; what is left out is blank. */
export interface ReportRow extends Readonly<Partial<Record<ColumnKind, string>>> {
  /** Heading of the ranking, if there are several. */
  readonly ranking?: string;
}

/** Rows that are ranked together. */
interface Ranking<Row> {
  /** "" for the only ones. */
  readonly heading: string;
  readonly rows: readonly Row[];
}

/** Rows of standings in rankings, each under its heading. */
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

/** Scores by another scoring, which tell players nothing beside IMPs or victory points. */
const OTHER_SCORINGS: readonly ColumnKind[] = ["percentage", "matchpoints", "crossImps"];

/** The columns without scores by another scoring. */
export function columnsForPlayers(columns: readonly ReportColumn[]): ReportColumn[] {
  const isByImps = columns.some(({ kind }) => kind === "imps" || kind === "vps");
  return columns.filter(({ kind }) => !(isByImps && OTHER_SCORINGS.includes(kind)));
}

/** The columns of standings, in their order, of pairs, players or teams. */
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

/** Remarks under a heading, or under none; nothing where there are no lines. */
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
