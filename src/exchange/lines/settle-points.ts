import { agreedResult, parseContract } from "../../bridge/contract";
import { boardScore } from "../../bridge/contract-score";
import { InputError } from "../../bridge/input-error";
import { parseResult, printResult } from "../../bridge/result";
import { parseSeat } from "../../bridge/seat";
import { vulnerabilityOf } from "../../bridge/vulnerability";
import { MANY_DOWN } from "../../sessions/reading/typed-board";
import { texts } from "../texts";
import type { SaidBoard } from "./said-board";

/**
 * Settles whose the points are that a winner says without a sign: "3NT E = 400" is 400 for East-West. Where the
 * result is not said, it is the one that gives them.
 * @returns the board with N-S points, and why it cannot be settled, where it cannot.
 */
export function withSignedPoints(said: SaidBoard): { board: SaidBoard; why: string | null } {
  const unchanged = { board: said, why: null };
  if (!said.isUnsigned || !/^\d/.test(said.contract) || said.declarer === "") return unchanged;
  try {
    const { contract, result: written } = parseContract(said.contract);
    if (contract === "Pass") return unchanged;
    const declarer = parseSeat(said.declarer);
    const result = agreedResult(written, said.result === "" ? null : parseResult(said.result));
    const points = Number(said.points);
    const score = (tricks: number) => boardScore(contract, declarer, tricks, vulnerabilityOf(Number(said.board)));
    if (result !== null) return { board: { ...said, points: String(Math.sign(score(result)) * points) }, why: null };
    const most = 7 - contract.level;
    const possible = Array.from({ length: most + MANY_DOWN }, (_, i) => most - i);
    const [found, another] = possible.filter((tricks) => Math.abs(score(tricks)) === points);
    if (found === undefined || another !== undefined)
      return { board: said, why: texts.lines.unclearPoints(said.points, said.contract) };
    return { board: { ...said, result: printResult(found), points: String(score(found)) }, why: null };
  } catch (error) {
    // Its own reader says what is wrong.
    if (error instanceof InputError) return unchanged;
    throw error;
  }
}
