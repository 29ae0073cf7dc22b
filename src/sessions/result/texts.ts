import type { Seat } from "../../bridge/seat";

const SUITS = { C: "♣", D: "♦", H: "♥", S: "♠", NT: "NT" } as const;

const SEATS: Readonly<Record<Seat, string>> = { N: "North", E: "East", S: "South", W: "West" };

const UNITS = { imps: ["IMP", "IMPs"], points: ["point", "points"], vps: ["VP", "VPs"], percent: ["%", "%"] } as const;

/**
 * Texts for players: in messages, pictures and the sheet Winners, whose formulas build the same sentences. They are in
 * a separate file, since the pane loads them later.
 */
export const texts = {
  suits: SUITS,
  doubled: ["", "X", "XX"],
  seats: SEATS,
  by: " by ",
  made: ", made ",
  down: ", down ",
  passedOut: "passed out",
  /** Text between the names of the two pairs of a team. */
  and: " and ",
  units: UNITS,
  /** Headings of the two rankings, if North-South and East-West are ranked apart. */
  directions: { ns: "North-South", ew: "East-West" },
  withHandicaps: "With handicaps.",
  won: <T>(imps: T, unit: T, winners: T) => [imps, " ", unit, " to ", winners] as const,
  message: {
    /** A line of the ranking. */
    row: (place: string, name: string, points: string) =>
      `${place}${place === "" ? "" : "  "}${name}${points === "" ? "" : `: ${points}`}`,
    points: (points: string, unit: keyof typeof UNITS) => `${points} ${UNITS[unit][points === "1" ? 0 : 1]}`,
    more: (rows: number) => `… and ${rows} more`,
    best: (board: number, first: string, second: string, won: string) =>
      `Best board ${board}: ${first}; at the other table ${second}. ${won}.`,
    /** Points at a table whose contract is not known. */
    northSouth: (points: number) => `${points > 0 ? "+" : ""}${points} to North-South`,
  },
} as const;
