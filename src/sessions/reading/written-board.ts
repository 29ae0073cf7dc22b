import { printContract, type Contract } from "../../bridge/contract";
import { boardScore } from "../../bridge/contract-score";
import type { Seat } from "../../bridge/seat";
import { vulnerabilityOf } from "../../bridge/vulnerability";
import type { Fault } from "./result-lines";
import { resultTexts } from "../result-texts";

/** What was written of a board's contract, as far as it was. */
export interface Played {
  readonly contract: Contract | null;
  readonly declarer: Seat | null;
  readonly result: number | null;
}

/** What a line without points lacks to be scored; nothing where it is a board not played. */
export function missing({ contract, declarer, result }: Played, line: number): Fault[] {
  if (contract === "Pass") return [];
  if (contract === null)
    return declarer === null && result === null
      ? []
      : [{ line, field: "contract", message: resultTexts.results.contractMissing }];
  const name = printContract(contract);
  const faults: Fault[] = [];
  if (declarer === null) faults.push({ line, field: "declarer", message: resultTexts.results.declarerMissing(name) });
  if (result === null) faults.push({ line, field: "result", message: resultTexts.results.resultMissing(name) });
  return faults;
}

/**
 * The points that a contract gives, or null where it is not known whole.
 * @throws InputError when no hand can have the result.
 */
export function expectedPoints({ contract, declarer, result }: Played, board: number): number | null {
  if (contract === "Pass") return 0;
  if (contract === null || declarer === null || result === null) return null;
  return boardScore(contract, declarer, result, vulnerabilityOf(board));
}
