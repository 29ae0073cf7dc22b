import { printContract, type Bid, type Contract, type Strain } from "./contract";
import { InputError } from "./input-error";
import { boardFaults } from "./board-fault-texts";
import { printResult } from "./result";
import { sideOf, type Seat } from "./seat";
import { isVulnerable, type Vulnerability } from "./vulnerability";

/** Points of each trick bid and made, undoubled; no-trump's first has ten more (Law 77). */
const TRICK: Readonly<Record<Strain, number>> = { C: 20, D: 20, H: 30, S: 30, NT: 30 };

/** Maximum number of undertricks: all tricks of a contract at the seven level. */
export const MAX_UNDERTRICKS = 13;

/** The tricks that declarer has won. */
export function tricksWon({ level }: Pick<Bid, "level">, result: number): number {
  return level + 6 + result;
}

export function arePossibleTricks(tricks: number): boolean {
  return tricks >= 0 && tricks <= 13;
}

/** The results that a contract can have, the most tricks first: for 4H +3 to −10. */
export function possibleResults(level: number): number[] {
  return Array.from({ length: MAX_UNDERTRICKS + 1 }, (_, i) => MAX_UNDERTRICKS - 6 - level - i);
}

/** Returns the message for a result with an impossible number of tricks; "" if the number is possible. */
export function tricksFault(bid: Bid, result: number): string {
  const tricks = tricksWon(bid, result);
  if (arePossibleTricks(tricks)) return "";
  return boardFaults[tricks > 13 ? "tooMany" : "tooFew"](printContract(bid), printResult(result), tricks);
}

/** Factors of trick points: undoubled, doubled, redoubled. */
const TIMES = [1, 2, 4] as const;

/**
 * The declarer's points for a contract (Law 77).
 * @param result tricks above or below the contract, 0 for made exactly.
 * @returns points, negative when it went down.
 * @throws InputError when the result needs more than 13 tricks or fewer than 0.
 */
export function declarerScore(bid: Bid, result: number, vulnerable: boolean): number {
  const fault = tricksFault(bid, result);
  if (fault !== "") throw new InputError(fault);
  return result < 0
    ? -undertrickPoints(-result, bid.doubling, vulnerable)
    : madeScore(bid, vulnerable) + result * overtrickScore(bid, vulnerable);
}

/**
 * The points of a board from North-South's side (Law 77).
 * @param declarer the declarer's seat; ignored for a passed-out board.
 * @param result tricks above or below the contract.
 * @throws InputError when the result needs more than 13 tricks or fewer than 0.
 */
export function boardScore(contract: Contract, declarer: Seat, result: number, vulnerability: Vulnerability): number {
  if (contract === "Pass") return 0;
  const points = declarerScore(contract, result, isVulnerable(vulnerability, declarer));
  return sideOf(declarer) === "N-S" ? points : -points;
}

/** Points of a contract made exactly, bonuses included. */
export function madeScore({ level, strain, doubling }: Bid, vulnerable: boolean): number {
  const tricks = (level * TRICK[strain] + (strain === "NT" ? 10 : 0)) * TIMES[doubling];
  const gameOrPartScore = tricks < 100 ? 50 : vulnerable ? 500 : 300;
  const slam = level < 6 ? 0 : (vulnerable ? 750 : 500) * (level - 5);
  return tricks + gameOrPartScore + slam + 50 * doubling;
}

/** Points of each overtrick. */
export function overtrickScore({ strain, doubling }: Bid, vulnerable: boolean): number {
  return doubling === 0 ? TRICK[strain] : 100 * doubling * (vulnerable ? 2 : 1);
}

/** Points that the defenders win for a number of undertricks. */
export function undertrickPoints(down: number, doubling: Bid["doubling"], vulnerable: boolean): number {
  if (doubling === 0) return down * (vulnerable ? 100 : 50);
  const doubled = vulnerable ? 300 * down - 100 : down < 4 ? 200 * down - 100 : 300 * down - 400;
  return doubled * doubling;
}

/** Maximum points of a board: a redoubled contract, vulnerable and thirteen down. */
export const MAX_POINTS = undertrickPoints(MAX_UNDERTRICKS, 2, true);

/** True for points as boards have them: a multiple of ten, and no more than {@link MAX_POINTS} for either side. */
export function mayBePoints(points: number): boolean {
  return points % 10 === 0 && Math.abs(points) <= MAX_POINTS;
}
