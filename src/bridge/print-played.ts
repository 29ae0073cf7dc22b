import { printContract, type Contract } from "./contract";
import { printResult } from "./result";
import type { Seat } from "./seat";
import { contractLines } from "./contract-texts";

/**
 * Writes a contract with declarer and result as players do: "4H by N =", "Pass".
 * @param declarer null for a passed-out board.
 * @param result tricks above or below the contract.
 */
export function printPlayed(contract: Contract, declarer: Seat | null, result: number): string {
  return contract === "Pass"
    ? "Pass"
    : contractLines.plus(printContract(contract), declarer ?? "", printResult(result));
}
