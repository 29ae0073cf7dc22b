/** Random evenings of every kind that the pad plays, with averages and rulings. */
import fc from "fast-check";
import { LEVELS, STRAINS } from "../../src/bridge/contract";
import { possibleResults } from "../../src/bridge/contract-score";
import { SEATS } from "../../src/bridge/seat";
import { possibleAverages } from "../../src/exchange/averages";
import type { BoardResult } from "../../src/play/board-result";
import { eveningPlan, withEntries, type Evening } from "../../src/play/evening";
import { allowsBoardRulings, allowsRulings, withRulings, type Decision } from "../../src/play/rulings";
import { newMark } from "../../src/play/session-mark";
import { tablesIn } from "../../src/sessions/kinds";
import type { SessionOptions } from "../../src/sessions/session-options";

const START = Date.UTC(2026, 10, 27, 19, 30);
const PAIRS = [
  "Margaret Hill & Tom Hill",
  "Rosemary & Hugh",
  "Elsie & Geoffrey",
  "Bill & Jean",
  "李 & Zoë ♠",
  "Al & Di",
];
const PLAYERS = ["Margaret Hill", "Tom Hill", "Tom Bell", "Hugh", "Elsie", "", "Zoë ♠", "Di", "Flo"];

/** A session of every kind and form that the pad plays. */
export const PAD_SESSIONS: readonly (readonly [Evening["kind"], SessionOptions])[] = [
  ["four-pairs", { boards: 24, pairs: PAIRS.slice(0, 4) }],
  ["four-pairs", { boards: 24, scoring: "matchpoints" }],
  ["four-pairs", { boards: 24, scoring: "vps" }],
  ["five-pairs", { boards: 25, pairs: PAIRS.slice(0, 5) }],
  ["pairs", { pairs: ["6"], boards: 15 }],
  ["pairs", { pairs: PAIRS, boards: 15, scoring: "cross-imps" }],
  ["pairs", { pairs: ["10"], boards: 20 }],
  ["individual", { players: PLAYERS.slice(0, 8), boards: 24, scoring: "imps" }],
  ["individual", { players: PLAYERS, boards: 24, scoring: "matchpoints" }],
  ["chicago", { players: PLAYERS.slice(0, 5) }],
  ["chicago", { players: ["4"], expected: "21 50 50; 22 70 70; 23 110 110; 24 200 290; 25 300 440" }],
  ["team-match", { boards: 24, home: "Reds", away: "Søborg" }],
  ["team-match", { boards: 24, form: "bam" }],
  ["three-teams", { boards: 18 }],
  ["four-teams", { teams: ["Reds", "Blues", "Greens", "Golds"] }],
];

const played: fc.Arbitrary<BoardResult> = fc
  .record({
    level: fc.constantFrom(...LEVELS),
    strain: fc.constantFrom(...STRAINS),
    doubling: fc.constantFrom(0 as const, 0 as const, 1 as const, 2 as const),
    declarer: fc.constantFrom(...SEATS),
    tricks: fc.integer({ min: 0, max: 13 }),
  })
  .map(({ level, strain, doubling, declarer, tricks }) => ({
    kind: "played",
    contract: { level, strain, doubling },
    declarer,
    result: possibleResults(level)[tricks]!,
  }));
const other = fc.oneof(
  fc.constantFrom<BoardResult>({ kind: "passed" }, { kind: "not-played" }),
  fc.integer({ min: -200, max: 200 }).map((tens): BoardResult => ({ kind: "points", points: tens * 10 }))
);

/** An evening of a session with results on a share of its boards. */
export function padEvening([kind, options]: (typeof PAD_SESSIONS)[number], share: number): fc.Arbitrary<Evening> {
  const begun: Evening = {
    ...{ id: "x", kind, options: { date: "2026-11-27", ...options }, started: START, changed: START, entries: [] },
    mark: newMark(),
  };
  const plan = eveningPlan(begun);
  const places = tablesIn(plan).flatMap(({ table, boards }) => boards.map((board) => ({ table, board })));
  const averages = possibleAverages(plan);
  const lot = fc.nat({ max: 999 });
  return fc
    .array(fc.record({ played, other, lot }), { minLength: places.length, maxLength: places.length })
    .map((drawn) => {
      const entries = places.flatMap((place, i) => {
        const { played: result, other: rare, lot: number } = drawn[i]!;
        if (number / 1000 >= share) return [];
        const average = averages[number % Math.max(1, averages.length)];
        const hcp = options.expected === undefined ? {} : { hcp: number % 41 };
        const said =
          number % 17 === 0 && average
            ? ({ kind: "averages", ...average } as BoardResult)
            : number % 13 === 0
              ? rare
              : { ...result, ...hcp };
        return [{ ...place, said: isBothAverage(said) ? { kind: "average" as const } : said }];
      });
      const decisions = places.flatMap((place, i): Decision[] => {
        const number = drawn[i]!.lot;
        if (!allowsRulings(plan) || number % 29 !== 0) return [];
        if (!allowsBoardRulings(plan) || number % 2 === 0)
          return [
            {
              ruling: "penalty",
              id: `p${i}`,
              is: { number: 1 + (number % 3), amount: 1, unit: "imps", reason: "phone rang" },
            },
          ];
        return number % 3 === 0
          ? [{ ruling: "turned", ...place, is: true }]
          : [{ ruling: "group", ...place, is: number % 5 === 0 ? "B" : "A" }];
      });
      return withRulings(withEntries(begun, entries, START + 1000), decisions, START + 2000);
    });
}

const isBothAverage = (result: BoardResult) => result.kind === "averages" && result.ns === 50 && result.ew === 50;

/** An evening of any of these sessions, from a few of its boards to all. */
export const anyPadEvening: fc.Arbitrary<Evening> = fc
  .tuple(fc.constantFrom(...PAD_SESSIONS), fc.constantFrom(0.2, 0.8, 1, 1))
  .chain(([session, share]) => padEvening(session, share));
