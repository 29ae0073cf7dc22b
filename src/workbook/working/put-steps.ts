import { printContract, STRAINS } from "../../bridge/contract";
import { isPossibleScore } from "../../bridge/possible-scores";
import { printResult } from "../../bridge/result";
import { sideOf } from "../../bridge/seat";
import { isVulnerable, vulnerabilityOf } from "../../bridge/vulnerability";
import type { TableResult } from "../../sessions/results";
import type { Dialect } from "../dialect";
import { computed } from "../kit/content";
import type { Grid } from "../kit/grid";
import { putHeadings, putRow, type RowContents } from "../kit/list";
import type { CellValue } from "../model";
import { remarkOn } from "./remarks";
import { stepFormulas } from "./step-formulas";
import { PASS, STEPS, type Step, type StepSource } from "./steps";

/** A board of a table, with what happened to it there. */
export interface BoardAtTable {
  readonly board: number;
  readonly result: TableResult | null;
}

/** Writes the steps of a table on the Working sheet, a row a board. */
export function putSteps(grid: Grid, source: StepSource, dialect: Dialect, boards: readonly BoardAtTable[]): void {
  const { steps } = source;
  putHeadings(grid, steps);
  const formulaOf = stepFormulas(source, dialect);
  const place = source.typed("1").result === null ? "behind" : "beside";
  boards.forEach(({ board, result }, row) => {
    const values = stepValues(board, result, place);
    const contents = STEPS.map((step) => {
      const value = values[step];
      return [step, step === "vulnerability" ? value : computed(formulaOf(step, board, row), value)] as const;
    });
    putRow(grid, steps, row, Object.fromEntries(contents) as RowContents<Step>);
  });
}

/** Where a table's sheet has the result: in a cell of its own, or behind the contract. */
export type ResultPlace = "beside" | "behind";

/** A contract as the sheet has it: with the result behind it where there is one, as "3NT-1". */
export function contractCell({ contract, result }: TableResult, place: ResultPlace): string {
  if (contract === null) return "";
  const written = place === "behind" && contract !== "Pass" && result ? printResult(result) : "";
  return printContract(contract) + written;
}

/** What the steps' formulas give for a result that has been read and checked, or for none. */
export function stepValues(board: number, result: TableResult | null, place: ResultPlace): Record<Step, CellValue> {
  const { contract = null, declarer = null, result: tricks = null } = result ?? {};
  const written = result ? contractCell(result, place) : "";
  const played = {
    contract: written,
    by: declarer ?? "",
    result: tricks === null ? "" : String(tricks),
    typed: result?.points ?? "",
    vulnerability: vulnerabilityOf(board),
    behind: "",
    beside: tricks ?? "",
    tricks: tricks ?? "",
    side: declarer === null ? "" : sideOf(declarer) === "N-S" ? 1 : -1,
    vulnerable: declarer === null ? "" : isVulnerable(vulnerabilityOf(board), declarer) ? 1 : 0,
    points: result?.expected ?? "",
    possible: result ? (isPossibleScore(result.points, vulnerabilityOf(board)) ? 1 : 0) : "",
    remark: remarkOn(result),
  };
  if (contract === null) return { text: "", bid: "", doubling: "", range: "", ...played };
  const range = tricks === null ? "" : 0;
  if (contract === "Pass") return { text: "PASS", bid: PASS, doubling: 0, range, ...played };
  return {
    text: written.replace("NT", "N"),
    bid: 5 * (contract.level - 1) + STRAINS.indexOf(contract.strain) + 1,
    doubling: contract.doubling,
    range,
    ...played,
    ...(place === "behind" && behindContract(tricks)),
  };
}

/** A contract that has no result behind it was made exactly. */
function behindContract(tricks: number | null): Partial<Record<Step, CellValue>> {
  return tricks === 0 ? { result: "=", behind: "", beside: 0 } : { result: "", behind: tricks, beside: "" };
}
