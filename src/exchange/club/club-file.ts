import type { ClubScoring } from "../../sessions/club/plan";
import type { Fault, ResultFields } from "../../sessions/reading/result-lines";
import type { SessionOptions } from "../../sessions/session-options";
import type { PerSide } from "../../sessions/teams/match";

/** A row of a traveller as a file has it: a board at a table. */
export interface FileRow {
  readonly line: number;
  /** Name of the section; "" if the file has none. */
  readonly section: string;
  /** Table, round, contract and so on, but not the pairs. Keys are the columns of a club's results file. */
  readonly fields: ResultFields;
  readonly board: string;
  /** Numbers of the N-S and the E-W pair; "" if the file has only names. */
  readonly pairs: PerSide<string>;
  /** Names of both pairs; "" for none. */
  readonly names: PerSide<string>;
  /** Matchpoints or IMPs that the file gives each side; "" for none. */
  readonly points: PerSide<string>;
  /** True if both pairs sat in the wrong direction; `pairs` and `names` have them as they sat. */
  readonly isTurned?: boolean;
}

/** A pair as a file lists it, with its total, place, handicap and penalty. */
export interface FilePair {
  readonly line: number;
  readonly section: string;
  readonly number: string;
  /** "" if pairs are told apart by number alone. */
  readonly side: "N-S" | "E-W" | "";
  readonly name: string;
  readonly total: string;
  readonly percentage: string;
  readonly place: string;
  /** Handicap, and penalty with its unit and reason. Keys are column names. */
  readonly fields: ResultFields;
}

/** A file of a club's evening as it is written, before pairs are numbered. */
export interface ClubFile {
  readonly rows: readonly FileRow[];
  readonly pairs: readonly FilePair[];
  readonly options: SessionOptions;
  /** Name of the scoring in the file if it is ambiguous: "IMPs" may mean cross-IMPs or Butler. Otherwise "". */
  readonly unclearScoring: string;
  /** Number of winners if it is stated; null if not. */
  readonly winners: 1 | 2 | null;
  readonly faults: readonly Fault[];
  readonly warnings: readonly Fault[];
  /** True if a program recorded the lines during play. */
  readonly isRecord: boolean;
}

/** Scorings by their names in files. IMPs alone are ambiguous: cross-IMPs or Butler. */
const SCORINGS = [
  [/butler/i, "butler"],
  [/cross|^x[-_]?imp/i, "cross-imps"],
  [/^m(p|atch)/i, "matchpoints"],
] as const;

/** Returns the scoring that a file's text names; undefined for other texts. */
export function namedScoring(text: string): ClubScoring | undefined {
  return SCORINGS.find(([pattern]) => pattern.test(text))?.[1];
}

/** A pair without a total in the file. */
export const UNRANKED = { total: "", percentage: "", place: "", fields: {} } as const;

/** Returns a file without rows, whose only fault says why it cannot be read. */
export function refusedFile(message: string, line = 1): ClubFile {
  return {
    rows: [],
    pairs: [],
    options: {},
    unclearScoring: "",
    winners: null,
    warnings: [],
    isRecord: false,
    faults: [{ line, field: "", message }],
  };
}

/** Columns of a club's results file that a row fills, apart from the board and the pairs. */
export const ROW_COLUMNS = [
  "table",
  "round",
  "contract",
  "declarer",
  "result",
  "doubled",
  "points",
  "adjusted",
] as const;
