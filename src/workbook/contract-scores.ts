import { LEVELS, type Doubling, type Strain } from "../bridge/contract";
import { madeScore, MOST_DOWN, penalty } from "../bridge/contract-score";
import type { Grid } from "./kit/grid";
import { placeList, putDoubleHeadings, putRow, type Columns, type List } from "./kit/list";
import { texts } from "./texts";
import { STYLES } from "./theme";

/** The columns of the scores: undoubled and doubled, not vulnerable and vulnerable. */
type ScoreColumn = "plain" | "plainVul" | "doubled" | "doubledVul";

/** What declarer has for contracts made exactly, and loses by tricks down; to be looked up on paper. */
interface ContractScores {
  readonly made: List<"contract" | ScoreColumn>;
  readonly down: List<"down" | ScoreColumn>;
}

const { contractScores: words } = texts.scales;

/** Strains that score alike, by one of them. */
const STRAINS: readonly (readonly [label: string, strain: Strain])[] = [
  ["♣ ♦", "C"],
  ["♥ ♠", "H"],
  ["NT", "NT"],
];

/** Places the scores of contracts side by side, from a column on. */
export function placeContractScores(sheet: string, headingRow: number, left: number): ContractScores {
  const { fixed, label } = STYLES;
  const column = (heading: string, over: string) => ({ heading, over, width: 7.2, style: fixed });
  const scores: Columns<ScoreColumn> = {
    plain: column(words.notVulnerable, words.undoubled),
    plainVul: column(words.vulnerable, words.undoubled),
    doubled: column(words.notVulnerable, words.doubled),
    doubledVul: column(words.vulnerable, words.doubled),
  };
  const made = placeList(
    { contract: { heading: words.made, width: 9, style: label }, ...scores },
    { name: "made", sheet, headingRow, left, rows: LEVELS.length * STRAINS.length }
  );
  const down = placeList(
    { down: { heading: words.down, width: 9, style: label }, ...scores },
    { name: "down", sheet, headingRow, left: made.right + 2, rows: MOST_DOWN }
  );
  return { made, down };
}

/** Writes the scores of contracts. */
export function putContractScores(grid: Grid, { made, down }: ContractScores): void {
  const styles = { upper: STYLES.heading, lower: STYLES.heading };
  putDoubleHeadings(grid, made, styles);
  putDoubleHeadings(grid, down, styles);
  LEVELS.flatMap((level) => STRAINS.map((strain) => ({ level, strain }))).forEach(({ level, strain }, row) => {
    const [label, ofStrain] = strain;
    const score = (doubling: Doubling, isVulnerable: boolean) =>
      madeScore({ level, strain: ofStrain, doubling }, isVulnerable);
    putRow(grid, made, row, { contract: `${level} ${label}`, ...scoresOf(score) });
  });
  for (let tricks = 1; tricks <= MOST_DOWN; tricks++)
    putRow(grid, down, tricks - 1, {
      down: tricks,
      ...scoresOf((doubling, isVulnerable) => penalty(tricks, doubling, isVulnerable)),
    });
}

function scoresOf(score: (doubling: Doubling, isVulnerable: boolean) => number): Record<ScoreColumn, number> {
  return { plain: score(0, false), plainVul: score(0, true), doubled: score(1, false), doubledVul: score(1, true) };
}
