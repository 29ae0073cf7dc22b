import { LEVELS, type Doubling, type Strain } from "../bridge/contract";
import { madeScore, MAX_UNDERTRICKS, overtrickScore, undertrickPoints } from "../bridge/contract-score";
import { writeLine, type Grid } from "./kit/grid";
import type { Columns } from "./kit/columns";
import { layOutList, type List } from "./kit/list";
import { rowContents, writeDoubleHeadings, writeRow } from "./kit/write-list";
import { texts } from "./texts";
import { STYLES, type Style } from "./theme";

/** A line of scores: its label, and its points by doubling and vulnerability. */
interface ScoreLine {
  readonly label: string | number;
  readonly score: (doubling: Doubling, isVulnerable: boolean) => number;
}

type ScoreList = List<string, ScoreLine>;

/** Lists of the points of contracts made exactly, of undertricks and of overtricks, to be looked up on paper. */
interface ContractScores {
  readonly made: ScoreList;
  readonly down: ScoreList;
  readonly overtricks: ScoreList;
  /** Redoubled contracts, below the undertricks; written only if there is room. */
  readonly redoubled: ScoreList;
}

const { contractScores: words } = texts.scales;

const REDOUBLED_NOTE: Style = { ...STYLES.subtitle, size: 10 };

/** Groups of strains with equal scores: a label, and one strain of the group. */
const STRAINS: readonly (readonly [label: string, strain: Strain])[] = [
  ["♣ ♦", "C"],
  ["♥ ♠", "H"],
  ["NT", "NT"],
];

const MADE_CONTRACTS: readonly ScoreLine[] = LEVELS.flatMap((level) =>
  STRAINS.map(([label, strain]) => ({
    label: `${level} ${label}`,
    score: (doubling, isVulnerable) => madeScore({ level, strain, doubling }, isVulnerable),
  }))
);

const OVERTRICKS = STRAINS.map(([label, strain]): ScoreLine => ({
  label,
  score: (doubling, isVulnerable) => overtrickScore({ level: 1, strain, doubling }, isVulnerable),
}));

const DOWN = Array.from({ length: MAX_UNDERTRICKS }, (_, i): ScoreLine => ({
  label: i + 1,
  score: (doubling, isVulnerable) => undertrickPoints(i + 1, doubling, isVulnerable),
}));

/** Lines of redoubled contracts; one line for overtricks, which score the same in all strains if redoubled. */
const REDOUBLED = [...MADE_CONTRACTS, { ...OVERTRICKS[0]!, label: words.overtrick }];

/** Lays out the scores of contracts side by side, from a column on. */
export function placeContractScores(sheet: string, headingRow: number, left: number): ContractScores {
  const { fixed, label } = STYLES;
  const lines = (heading: string) => ({ heading, width: 10, style: label, content: (line: ScoreLine) => line.label });
  const column = (doubling: Doubling, over: string, isVulnerable: boolean) => ({
    heading: isVulnerable ? words.vulnerable : words.notVulnerable,
    over,
    width: 7.2,
    style: fixed,
    content: ({ score }: ScoreLine) => score(doubling, isVulnerable),
  });
  const scores: Columns<string, ScoreLine> = {
    plain: column(0, words.undoubled, false),
    plainVul: column(0, words.undoubled, true),
    doubled: column(1, words.doubled, false),
    doubledVul: column(1, words.doubled, true),
  };
  const redoubledScores: Columns<string, ScoreLine> = {
    redoubled: { ...column(2, words.redoubled, false), span: 2 },
    redoubledVul: { ...column(2, words.redoubled, true), span: 2 },
  };
  const list = (
    name: string,
    more: Columns<string, ScoreLine>,
    heading: string,
    top: number,
    from: number,
    rows: number
  ) => {
    const columns: Columns<string, ScoreLine> = { label: lines(heading), ...more };
    return layOutList(columns, { name, sheet, headingRow: top, left: from, rows });
  };
  const made = list("made", scores, words.made, headingRow, left, MADE_CONTRACTS.length);
  const down = list("down", scores, words.down, headingRow, made.right + 2, DOWN.length);
  return {
    made,
    overtricks: list("overtricks", scores, words.overtrick, made.lastRow + 3, left, OVERTRICKS.length),
    down,
    redoubled: list("redoubled", redoubledScores, words.made, down.lastRow + 3, down.left, REDOUBLED.length),
  };
}

/**
 * Writes the scores of contracts.
 * @param withRedoubled true if there is room for redoubled contracts.
 */
export function putContractScores(grid: Grid, scores: ContractScores, withRedoubled: boolean): void {
  const { made, overtricks, down, redoubled } = scores;
  const put = (list: ScoreList, lines: readonly ScoreLine[]) => {
    const contents = rowContents(list);
    writeDoubleHeadings(grid, list, { upper: STYLES.heading, lower: STYLES.heading });
    lines.forEach((line, row) => writeRow(grid, list, row, contents(line, row)));
  };
  put(made, MADE_CONTRACTS);
  put(down, DOWN);
  writeLine(
    grid,
    down.lastRow + 1,
    down,
    words.redoubledDown(undertrickPoints(1, 2, false), undertrickPoints(1, 2, true)),
    REDOUBLED_NOTE
  );
  put(overtricks, OVERTRICKS);
  if (withRedoubled) put(redoubled, REDOUBLED);
}
