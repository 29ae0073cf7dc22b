import { possibleScores } from "../../../../src/bridge/possible-scores";
import { impsOf } from "../../../../src/bridge/imp";
import type { SeveralTeamsPlan } from "../../../../src/sessions/teams/plan";
import { NO_TEAM_RESULTS, type PerSide, type TeamResults } from "../../../../src/sessions/teams/match";
import type { TableResult } from "../../../../src/sessions/results";

/** IMPs that the two teams of a match win, by its round and teams, such as "2: 1-3". */
export type Won = Readonly<Record<string, PerSide<number>>>;

/**
 * Results in which the teams of each match win so many IMPs on one board each, all other boards
 * being level; matches that are not named are level throughout.
 */
export function eventOf({ matches }: SeveralTeamsPlan, won: Won): TeamResults {
  const left = new Set(Object.keys(won));
  const tables = matches.flatMap(({ round, teams: [one, other], tables, boards }) => {
    const name = `${round}: ${one + 1}-${other + 1}`;
    left.delete(name);
    const [first, second] = won[name] ?? [0, 0];
    return boards.flatMap((board, i) => {
      const [more, less] = i === 0 ? scoresApart(first) : i === 1 ? scoresApart(second) : [0, 0];
      const [here, there] = i === 1 ? [less, more] : [more, less];
      return [points(tables[0], board, here), points(tables[1], board, there)];
    });
  });
  if (left.size > 0) throw new Error(`There is no match ${[...left].join()}`);
  return { ...NO_TEAM_RESULTS, tables };
}

const SCORES = [0, ...possibleScores(false)].sort((a, b) => a - b);

/** Two scores that contracts give, apart by points that are worth so many IMPs. */
function scoresApart(imps: number): readonly [more: number, less: number] {
  const [pair] = SCORES.flatMap((more) =>
    SCORES.filter((less) => impsOf(more - less) === imps).map((less) => [more, less] as const)
  );
  if (!pair) throw new Error(`no scores are ${imps} IMPs apart`);
  return pair;
}

function points(table: number, board: number, ns: number): TableResult {
  const unknown = { contract: null, declarer: null, result: null, expected: null };
  return { table, board, points: ns, ...unknown };
}

/** A tie of an event, and what is to be said: victory points, places and sentences by team. */
export interface Tie {
  readonly what: string;
  readonly won: Won;
  readonly penalties?: string;
  readonly vps: readonly number[];
  readonly places: readonly string[];
  readonly why: readonly string[];
}

/** The names of the ties' teams: one of them is hard to write, and one has none. */
export const NAMES = ["Reds", 'The "A" & B', "", "Greens"];
const B = NAMES[1]!;

/** Every rule, hit by 30 boards scored by the 20-point scale. */
export const TIES: readonly Tie[] = [
  {
    what: "two level, parted by the boards they played each other against their net IMPs",
    // Reds and Team 3 halve their matches 13-7 and 7-13; Team 3 wins by more elsewhere.
    won: { "2: 1-3": [6, 0], "5: 1-3": [0, 5], "1: 1-2": [8, 0], "3: 2-3": [0, 10] },
    vps: [64, 52, 64, 60],
    places: ["1", "4", "2", "3"],
    why: ["First on the ten boards against Team 3: 6–5", "", "Second on the ten boards against Reds: 5–6", ""],
  },
  {
    what: "three level for second place, after penalties in decimals",
    won: { "2: 2-4": [0, 20], "5: 2-4": [23, 0] },
    penalties: "Reds 1.5 VPs; Team 2 1.5 VPs; Team 3 1 VP; Team 4 1.5 VPs",
    vps: [58.5, 58.5, 59, 58.5],
    places: ["3", "2", "1", "4"],
    why: ["Third on net IMPs: 0", "Second on net IMPs: +3", "", "Fourth on net IMPs: -3"],
  },
  {
    what: "two level for the last place",
    won: { "1: 3-4": [24, 2], "4: 3-4": [2, 23], "1: 1-2": [3, 0], "5: 1-3": [9, 0], "6: 1-4": [9, 0] },
    vps: [70, 58, 56, 56],
    places: ["1", "2", "3", "4"],
    why: ["", "", "Third on the ten boards against Greens: 26–25", "Fourth on the ten boards against Team 3: 25–26"],
  },
  {
    what: "two level whose boards are level too, though their net IMPs are not",
    won: { "1: 1-2": [9, 2], "4: 1-2": [4, 11], "2: 1-3": [8, 0], "2: 2-4": [10, 0] },
    vps: [64, 64, 56, 56],
    places: ["1=", "1=", "3=", "3="],
    why: [`Tied with ${B}`, "Tied with Reds", "Tied with Greens", "Tied with Team 3"],
  },
  {
    what: "three level, parted by net IMPs",
    won: {
      "3: 1-4": [8, 0],
      "5: 2-4": [9, 0],
      "1: 3-4": [11, 1],
      "1: 1-2": [20, 0],
      "4: 1-2": [0, 20],
    },
    vps: [64, 64, 64, 48],
    places: ["3", "2", "1", "4"],
    why: ["Third on net IMPs: +8", "Second on net IMPs: +9", "First on net IMPs: +10", ""],
  },
  {
    what: "three level, two of them with the same net IMPs",
    won: {
      "3: 1-4": [8, 0],
      "5: 2-4": [8, 0],
      "1: 3-4": [10, 0],
      "1: 1-2": [20, 0],
      "4: 1-2": [1, 21],
    },
    vps: [64, 64, 64, 48],
    places: ["2=", "2=", "1", "4"],
    why: [`Tied with ${B}`, "Tied with Reds", "First on net IMPs: +10", ""],
  },
  {
    what: "four level, and nothing between them",
    won: {},
    vps: [60, 60, 60, 60],
    places: ["1=", "1=", "1=", "1="],
    why: [
      `Tied with ${B}, Team 3 and Greens`,
      "Tied with Reds, Team 3 and Greens",
      `Tied with Reds, ${B} and Greens`,
      `Tied with Reds, ${B} and Team 3`,
    ],
  },
  {
    what: "four level, parted by net IMPs but for two",
    won: { "2: 1-3": [9, 0], "5: 1-3": [0, 8] },
    vps: [60, 60, 60, 60],
    places: ["1", "2=", "4", "2="],
    why: ["First on net IMPs: +1", "Tied with Greens", "Fourth on net IMPs: -1", `Tied with ${B}`],
  },
];
