import { IMP_THRESHOLDS } from "../../bridge/imp";
import type { ScoredClub } from "../../sessions/club/score-club";
import { computed } from "../kit/content";
import type { Grid } from "../kit/grid";
import type { List } from "../kit/list";
import { fillDown, writeHeadings, writeRow } from "../kit/write-list";
import { stepList } from "../working/steps";
import type { BoardSteps } from "./board-steps";
import { ROWS_BELOW, type Travellers } from "./travellers";

/** A score is compared as its board's key times this and its points: the scores of a board then stand side by side. */
export const BOARD_SPAN = 100_000;

/** Differences in points, each worth one IMP more than the one before: from -24 to 24. */
const DIFFERENCES = [...IMP_THRESHOLDS.map((points) => 1 - points).reverse(), ...IMP_THRESHOLDS];
type DifferenceColumn = `from${number}`;
const COLUMNS = DIFFERENCES.map((_, index): DifferenceColumn => `from${index + 1}`);

/** The scores of all boards on the sheet Working, for cross-IMPs: a row is compared with those of its board alone. */
export interface BoardScores {
  /** The scores of the last board first, and of each board the highest first; below them zeros. */
  readonly list: List<"number" | "score">;
  readonly differences: List<DifferenceColumn>;
  readonly right: number;
  /** The sum of the IMPs of a score against all of its board, for any sheet. */
  readonly impsOf: (score: string, key: string) => string;
}

/** Places the scores from a column on; null where they are not compared with each other by IMPs. */
export function placeBoardScores(
  { plan }: Pick<ScoredClub, "plan">,
  boards: BoardSteps,
  travellers: Travellers,
  left: number
): BoardScores | null {
  if (plan.scoring !== "cross-imps") return null;
  const rows = travellers.rows + ROWS_BELOW;
  const list = stepList("scores", ["number", "score"], { left, rows }, (step) => step === "score");
  const differences = stepList("imps", COLUMNS, { left: list.right + 2, rows: 1 });
  const scores = list.outside.range("score");
  const from = differences.outside.range(["from1", `from${DIFFERENCES.length}`]);
  const count = (key: string) => boards.stepOf("compared", key);
  return {
    list,
    differences,
    right: differences.right,
    impsOf: (score, key) => {
      const own = `INDEX(${scores},${boards.stepOf("first", key)}):INDEX(${scores},${boards.stepOf("last", key)})`;
      return `(SUMPRODUCT(--(${score}-${own}>=${from}))-${IMP_THRESHOLDS.length}*${count(key)})`;
    },
  };
}

/** Writes the scores of the boards, and the differences of the IMPs. */
export function putBoardScores(grid: Grid, { list, differences }: BoardScores, travellers: Travellers): void {
  const compared = travellers.outsideAll("compared");
  writeHeadings(grid, list);
  const copied = fillDown(list);
  for (let row = 0; row < list.rows; row++)
    writeRow(grid, list, row, {
      number: row + 1,
      ...copied("score", row, () => ({
        // Below the last row there are no numbers.
        score: computed(`IFERROR(LARGE(${compared},${list.cell("number", row)}),0)`),
      })),
    });
  writeHeadings(grid, differences);
  writeRow(grid, differences, 0, Object.fromEntries(DIFFERENCES.map((from, index) => [`from${index + 1}`, from])));
}
