import type { Contestant } from "../../../movements/contestant";
import { meetingKey } from "../meeting";
import type { Pairing } from "./pairing";
import type { ByHand, HandWord } from "../results";
import type { Triple } from "./three-teams";

/**
 * Minimum and maximum number of teams that the Director's instruction for a pairing names, keyed by the instruction's
 * word. For example "lock" needs two teams, and "bye" names one team or none.
 */
export const HAND_TEAMS: Readonly<Record<HandWord, readonly [min: number, max: number]>> = {
  lock: [2, 2],
  forbid: [2, 2],
  swap: [2, 2],
  bye: [0, 1],
  triangle: [0, 3],
  "long-triangle": [0, 3],
};

/** The Director's instructions for the round that is being paired. */
export interface HandRules {
  readonly locks: readonly Pairing[];
  readonly swaps: readonly (readonly [Contestant, Contestant])[];
  /** True if two teams may not meet in this round; `isAlwaysBarred` if they may not meet in any round. */
  readonly isBarred: (team: Contestant, opponent: Contestant) => boolean;
  readonly isAlwaysBarred: (team: Contestant, opponent: Contestant) => boolean;
  readonly byes: readonly Contestant[];
  /**
   * The instruction for a triangle; its `teams` are null if the pairing rule chooses the teams. Null if there is no
   * instruction for a triangle.
   */
  readonly three: { readonly teams: Triple | null; readonly oneRound: boolean } | null;
  /** True if the Director orders a bye without naming a team. */
  readonly isBye: boolean;
}

/** No instructions. */
export const NO_RULES: HandRules = {
  locks: [],
  swaps: [],
  byes: [],
  three: null,
  isBye: false,
  isBarred: () => false,
  isAlwaysBarred: () => false,
};

/** Returns the instructions for a round, including the instructions for all rounds. */
export function instructionsFor(byHand: readonly ByHand[], round: number): ByHand[] {
  return byHand.filter((line) => line.round === null || line.round === round);
}

/** Converts the instructions for a round to the form in which its pairing uses them. */
export function rulesOf(byHand: readonly ByHand[], round: number): HandRules {
  const lines = instructionsFor(byHand, round);
  const pairs = (what: HandWord, instructions: readonly ByHand[] = lines) =>
    instructions.flatMap(({ what: word, teams: [team, opponent] }) =>
      word === what && team !== undefined && opponent !== undefined ? [[team, opponent] as const] : []
    );
  const barring = (barred: readonly (readonly [Contestant, Contestant])[]) => {
    const keys = new Set(barred.map(([team, opponent]) => meetingKey({ team, opponent })));
    // A function without a look-up saves time, because it is called for all pairs, again and again.
    if (keys.size === 0) return () => false;
    return (team: Contestant, opponent: Contestant) => keys.has(meetingKey({ team, opponent }));
  };
  const three = lines.find(({ what }) => what === "triangle" || what === "long-triangle");
  const [a, b, c] = three?.teams ?? [];
  return {
    locks: pairs("lock").map(([team, opponent]) => ({ team, opponent })),
    swaps: pairs("swap"),
    isBarred: barring(pairs("forbid")),
    isAlwaysBarred: barring(
      pairs(
        "forbid",
        byHand.filter((line) => line.round === null)
      )
    ),
    byes: lines.flatMap(({ what, teams }) => (what === "bye" ? teams : [])),
    three: three
      ? {
          teams: a === undefined || b === undefined || c === undefined ? null : [a, b, c],
          oneRound: three.what === "triangle",
        }
      : null,
    isBye: lines.some(({ what, teams }) => what === "bye" && teams.length === 0),
  };
}
