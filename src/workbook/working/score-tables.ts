import { LEVELS, printContract, STRAINS, type Bid, type Doubling } from "../../bridge/contract";
import { madeScore, MAX_POINTS, MAX_UNDERTRICKS, overtrickScore, undertrickPoints } from "../../bridge/contract-score";
import { isPossibleScore, possibleScores } from "../../bridge/possible-scores";
import { VULNERABILITIES } from "../../bridge/vulnerability";
import type { Dialect, LookupTables } from "../dialect";
import type { Grid } from "../kit/grid";
import type { Columns } from "../kit/columns";
import { layOutList } from "../kit/list";
import { writeHeadings, writeRow } from "../kit/write-list";
import { texts } from "../texts";

const DOUBLINGS: readonly Doubling[] = [0, 1, 2];

/** Every bid undoubled, doubled and redoubled, from 1C to 7NT. */
const BIDS: readonly Bid[] = LEVELS.flatMap((level) =>
  STRAINS.flatMap((strain) => DOUBLINGS.map((doubling) => ({ level, strain, doubling })))
);

/** Keys of two columns of scores: for a declarer who is not vulnerable, and for one who is. */
type ByVulnerability<K extends string> = K | `${K}Vul`;

/** Columns that built-in formulas look up; the add-in's functions score contracts without them. */
type LookedUp = "contract" | ByVulnerability<"made" | "overtrick" | `down${Doubling}`>;

/** Columns of all possible North-South scores, and of the vulnerabilities at which each score is possible. */
type Scored = "score" | "scoreVulnerabilities";

type Column = LookedUp | Scored;

interface ScoreTable {
  readonly heading: string;
  readonly values: readonly (string | number)[];
}

const LOOKED_UP: Readonly<Record<LookedUp, ScoreTable>> = {
  contract: { heading: "Contract", values: BIDS.map(printContract) },
  made: { heading: "Made", values: BIDS.map((bid) => madeScore(bid, false)) },
  madeVul: { heading: "Made, vul.", values: BIDS.map((bid) => madeScore(bid, true)) },
  overtrick: { heading: "Overtrick", values: BIDS.map((bid) => overtrickScore(bid, false)) },
  overtrickVul: { heading: "Overtrick, vul.", values: BIDS.map((bid) => overtrickScore(bid, true)) },
  down0: { heading: "Down ", values: penalties(0, false) },
  down1: { heading: "Down X", values: penalties(1, false) },
  down2: { heading: "Down XX", values: penalties(2, false) },
  down0Vul: { heading: "Down , vul.", values: penalties(0, true) },
  down1Vul: { heading: "Down X, vul.", values: penalties(1, true) },
  down2Vul: { heading: "Down XX, vul.", values: penalties(2, true) },
};

/** All scores that North-South can have at any vulnerability, in rising order. */
const ALL_SCORES = [...new Set([0, ...[false, true].flatMap(possibleScores).flatMap((score) => [score, -score])])].sort(
  (a, b) => a - b
);

const SCORED: Readonly<Record<Scored, ScoreTable>> = {
  score: { heading: "Score", values: ALL_SCORES },
  scoreVulnerabilities: {
    heading: "Given by",
    values: ALL_SCORES.map((score) =>
      VULNERABILITIES.filter((each) => isPossibleScore(score, each))
        .map((each) => texts.common.vulnerable[each])
        .join()
    ),
  },
};

const TABLES: Readonly<Record<Column, ScoreTable>> = { ...LOOKED_UP, ...SCORED };

const ROWS = Math.max(...Object.values(TABLES).map(({ values }) => values.length));
const LIST = layOutList<Column>(TABLES, { name: "contracts", sheet: texts.working.name, headingRow: 1, rows: ROWS });

/** The first column right of the score tables. */
export const AFTER_SCORES = LIST.right + 1;

/** First free row below the score tables; no list beside the score tables reaches down to it. */
export const BELOW_SCORES = LIST.lastRow + 2;

/** Stands for text that is no score; lower than every score. */
export const UNKNOWN_SCORE = -MAX_POINTS - 10;

/** Addresses of all scores and of the vulnerabilities beside them, on the Working sheet itself. */
export const SCORES = { points: rangeOf("score"), vulnerabilities: rangeOf("scoreVulnerabilities") } as const;

/** Addresses of the score tables, on the Working sheet itself. */
export const SCORE_TABLES: Pick<LookupTables, "made" | "overtrick" | "penalty"> = {
  made: LIST.range(["made", "madeVul"], -1, BIDS.length - 1),
  overtrick: LIST.range(["overtrick", "overtrickVul"], -1, BIDS.length - 1),
  penalty: rangeOf("down0", "down2Vul"),
};

/** Returns the address of adjacent columns, with as many rows as the first column has values. */
function rangeOf(first: Column, last = first): string {
  return LIST.range([first, last], 0, TABLES[first].values.length - 1);
}

/**
 * Writes the score tables that the formulas of a dialect look up; for the add-in, which scores contracts itself, only
 * the list of possible scores.
 */
export function putScoreTables(grid: Grid, dialect: Dialect): void {
  const tables: Partial<Record<Column, ScoreTable>> = dialect.name === "add-in" ? SCORED : TABLES;
  const shown = Object.entries(tables) as [Column, ScoreTable][];
  writeHeadings(grid, { ...LIST, columns: tables as Columns<Column> });
  for (let row = 0; row < ROWS; row++)
    writeRow(grid, LIST, row, Object.fromEntries(shown.map(([key, { values }]) => [key, values[row]])));
}

/** Returns the undertrick points for one, two, three … tricks down. */
function penalties(doubling: Doubling, vulnerable: boolean): number[] {
  return Array.from({ length: MAX_UNDERTRICKS }, (_, i) => undertrickPoints(i + 1, doubling, vulnerable));
}
