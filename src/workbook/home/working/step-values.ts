import { printContract, STRAINS } from "../../../bridge/contract";
import { sideOf } from "../../../bridge/seat";
import { isVulnerable, vulnerabilityOf } from "../../../bridge/vulnerability";
import type { TableResult } from "../../../sessions/results";
import type { CellValue } from "../../model";
import { PASS } from "./lists";
import { REMARKS } from "./remarks";
import { isPossible } from "./score-tables";
import type { Step } from "./steps";

/** What the steps' formulas give for a result that has been read and checked, or for none. */
export function stepValues(board: number, result: TableResult | null): Record<Step, CellValue> {
  const { contract = null, declarer = null, result: tricks = null } = result ?? {};
  const played = {
    contract: contract === null ? "" : printContract(contract),
    by: declarer ?? "",
    result: tricks === null ? "" : String(tricks),
    typed: result?.points ?? "",
    vulnerability: vulnerabilityOf(board),
    beside: tricks ?? "",
    behind: "",
    tricks: tricks ?? "",
    side: declarer === null ? "" : sideOf(declarer) === "N-S" ? 1 : -1,
    vulnerable: declarer === null ? "" : isVulnerable(vulnerabilityOf(board), declarer) ? 1 : 0,
    points: result?.expected ?? "",
    possible: result ? (isPossible(result.points, vulnerabilityOf(board)) ? 1 : 0) : "",
    remark: remarkOn(result),
  };
  if (contract === null) return { text: "", bid: "", doubling: "", range: "", ...played };
  const range = tricks === null ? "" : 0;
  if (contract === "Pass") return { text: "PASS", bid: PASS, doubling: 0, range, ...played };
  return {
    text: printContract(contract).replace("NT", "N"),
    bid: 5 * (contract.level - 1) + STRAINS.indexOf(contract.strain) + 1,
    doubling: contract.doubling,
    range,
    ...played,
  };
}

/** What the remark's formula gives for a result that has been read and checked, or for none. */
export function remarkOn(result: TableResult | null): string {
  if (result === null) return "";
  const { board, contract, declarer, points, expected } = result;
  if (contract !== null && contract !== "Pass" && declarer === null) return REMARKS.noDeclarer;
  if (points === expected) return "";
  if (expected === null)
    return isPossible(points, vulnerabilityOf(board)) ? "" : REMARKS.impossible;
  return `${points === -expected ? REMARKS.sign : REMARKS.contradiction}${expected}`;
}
