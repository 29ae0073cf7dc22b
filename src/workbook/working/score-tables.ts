import { printContract, STRAINS, type Bid, type Doubling } from "../../bridge/contract";
import { madeScore, overtrickScore, penalty } from "../../bridge/contract-score";
import { possibleScores } from "../../bridge/possible-scores";
import type { Vulnerability } from "../../bridge/vulnerability";
import type { Dialect, LookupTables } from "../formulas/dialect";
import type { Grid } from "../kit/grid";
import type { Area, CellValue } from "../model";
import { areaAddress } from "../reference";

/** The first column of the score tables on the Working sheet. */
const SCORES_COLUMN = 1;

const DOUBLINGS: readonly Doubling[] = [0, 1, 2];
const MOST_DOWN = 13;

/** Every bid undoubled, doubled and redoubled, from 1C to 7NT. */
const BIDS: readonly Bid[] = Array.from({ length: 7 }, (_, i) => i + 1).flatMap((level) =>
  STRAINS.flatMap((strain) => DOUBLINGS.map((doubling) => ({ level, strain, doubling })))
);

/** Every score that declarer can have, by whether vulnerable; made and down apart, rising. */
const POSSIBLE = [false, true].map((vulnerable) => {
  const rising = possibleScores(vulnerable).sort((one, other) => one - other);
  return {
    made: rising.filter((score) => score > 0),
    down: rising.filter((score) => score < 0).map((score) => -score),
  };
});

/** The tables side by side: the heading of each column and what stands below it. */
const COLUMNS: readonly { readonly heading: string; readonly values: readonly CellValue[] }[] = [
  { heading: "Contract", values: BIDS.map(printContract) },
  { heading: "Made", values: BIDS.map((bid) => madeScore(bid, false)) },
  { heading: "Made, vul.", values: BIDS.map((bid) => madeScore(bid, true)) },
  { heading: "Overtrick", values: BIDS.map((bid) => overtrickScore(bid, false)) },
  { heading: "Overtrick, vul.", values: BIDS.map((bid) => overtrickScore(bid, true)) },
  ...[false, true].flatMap((vulnerable) =>
    DOUBLINGS.map((doubling) => ({
      heading: `Down ${"X".repeat(doubling)}${vulnerable ? ", vul." : ""}`,
      values: Array.from({ length: MOST_DOWN }, (_, i) => penalty(i + 1, doubling, vulnerable)),
    }))
  ),
  { heading: "Any made", values: POSSIBLE[0]!.made },
  { heading: "Any made, vul.", values: POSSIBLE[1]!.made },
  { heading: "Any down", values: POSSIBLE[0]!.down },
  { heading: "Any down, vul.", values: POSSIBLE[1]!.down },
];

/** The first column right of the score tables. */
export const AFTER_SCORES = SCORES_COLUMN + COLUMNS.length + 1;

/** Addresses of the score tables, on the Working sheet itself. */
export const SCORE_TABLES: Pick<LookupTables, "made" | "overtrick" | "penalty"> = {
  made: columnsAddress("Made", 2),
  overtrick: columnsAddress("Overtrick", 2),
  penalty: columnsAddress("Down ", 6),
};

/** Writes the score tables that a dialect looks up: the add-in scores contracts by itself. */
export function putScoreTables(grid: Grid, dialect: Dialect): void {
  COLUMNS.forEach(({ heading, values }, i) => {
    if (dialect.name === "add-in" && !heading.startsWith("Any")) return;
    [heading, ...values].forEach((value, row) => grid.put(row + 1, SCORES_COLUMN + i, value));
  });
}

/**
 * A condition: whether any contract gives these N-S points, either side's, at a vulnerability.
 * @param points a cell that holds a number.
 */
export function possiblePoints(points: string, vulnerability: Vulnerability): string {
  const [ns, ew] = (["N-S", "E-W"] as const).map((side) =>
    vulnerability === "Both" || vulnerability === side ? ", vul." : ""
  );
  const among = (score: string, ...headings: string[]) =>
    headings.map((heading) => `ISNUMBER(MATCH(${score},${columnsAddress(heading, 1)},0))`).join();
  return (
    `IF(${points}>0,OR(${among(points, `Any made${ns}`, `Any down${ew}`)}),` +
    `OR(${points}=0,${among(`-${points}`, `Any made${ew}`, `Any down${ns}`)}))`
  );
}

function columnsAddress(heading: string, count: number): string {
  const index = COLUMNS.findIndex((column) => column.heading === heading);
  const area: Area = {
    top: 2,
    left: SCORES_COLUMN + index,
    bottom: 1 + COLUMNS[index]!.values.length,
    right: SCORES_COLUMN + index + count - 1,
  };
  return areaAddress(area);
}
