import { STRAINS } from "../../bridge/contract";
import { isPossibleScore } from "../../bridge/possible-scores";
import { sideOf } from "../../bridge/seat";
import { isVulnerable, vulnerabilityOf } from "../../bridge/vulnerability";
import { typedBoardOf, type WithoutResult } from "../../sessions/reading/type-board";
import { readTypedBoard } from "../../sessions/reading/typed-board";
import type { TableResult } from "../../sessions/results";
import type { Dialect } from "../dialect";
import { computed, type Content } from "../kit/content";
import type { Grid } from "../kit/grid";
import { putHeadings, putRow } from "../kit/list";
import type { CellValue } from "../model";
import { faultSaid, noteSaid } from "./remarks";
import { stepFormulas } from "./step-formulas";
import { CANCELLED_BID, NOT_PLAYED_BID, PASS, STEPS, type Step, type StepSource } from "./steps";

/** A board of a table, with what happened to it there. */
export interface BoardAtTable extends WithoutResult {
  readonly board: number;
  readonly result: TableResult | null;
}

/** Writes the steps of a table on the Working sheet, a row a board. */
export function putSteps(grid: Grid, source: StepSource, dialect: Dialect, boards: readonly BoardAtTable[]): void {
  const { steps } = source;
  putHeadings(grid, steps);
  const formulaOf = stepFormulas(source, dialect);
  boards.forEach(({ board, result, ...without }, row) => {
    const values = stepValues(board, result, without);
    const contents: Partial<Record<Step, Content>> = {};
    for (const step of STEPS) {
      const value = values[step];
      contents[step] = step === "vulnerability" ? value : computed(formulaOf(step, board, row), value);
    }
    putRow(grid, steps, row, contents);
  });
}

/** What the steps' formulas give for a result as it is typed, or for none. */
export function stepValues(
  board: number,
  result: TableResult | null,
  without: WithoutResult = {}
): Record<Step, CellValue> {
  const typed = typedBoardOf(result, without);
  const read = readTypedBoard(board, typed);
  const { contract, declarer, result: tricks, isNotPlayed, expected, points } = read;
  const vulnerability = vulnerabilityOf(board);
  const bid = contract === "Pass" ? null : contract;
  const side = declarer === null ? "" : sideOf(declarer) === "N-S" ? 1 : -1;
  return {
    contract: typed.contract,
    by: typed.by,
    result: typed.result,
    doubled: typed.doubled,
    typed: typed.points,
    spoilt: 0,
    vulnerability,
    text: String(typed.contract).toUpperCase().replace("NT", "N"),
    bid: bid
      ? 5 * (bid.level - 1) + STRAINS.indexOf(bid.strain) + 1
      : contract === "Pass"
        ? PASS
        : isNotPlayed
          ? without.isCancelled
            ? CANCELLED_BID
            : NOT_PLAYED_BID
          : "",
    written: bid ? 0 : "",
    rest: "",
    seat: "",
    behind: "",
    resultText: String(typed.result).toUpperCase().replace(/ /g, ""),
    beside: tricks ?? "",
    marked: bid?.doubling || "",
    doubling: bid?.doubling ?? "",
    tricks: tricks ?? "",
    range: bid && tricks !== null ? 0 : "",
    typedSide: side,
    side,
    vulnerable: declarer === null ? "" : isVulnerable(vulnerability, declarer) ? 1 : 0,
    points: expected ?? "",
    number: typed.points,
    standing: points ?? "",
    settled: points === null && !isNotPlayed ? 0 : 1,
    possible: points === null ? "" : isPossibleScore(points, vulnerability) ? 1 : 0,
    fault: faultSaid(read),
    note: noteSaid(read),
    wrong: faultSaid(read) === "" ? 0 : 1,
  };
}
