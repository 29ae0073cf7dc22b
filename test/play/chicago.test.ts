import { movesAfter, nextBoard, roundsAt, type Move } from "../../src/play/at-table";
import { possibleAverages } from "../../src/play/averages";
import { inStep } from "../../src/play/in-workbook/step";
import { counting, outcomeOf, placeKey, saying, standing, type Evening } from "../../src/play/evening";
import { whoPlays } from "../../src/play/second-part";
import { dealerOf } from "../../src/bridge/board";
import { vulnerabilityOf } from "../../src/bridge/vulnerability";
import { isDealtAgain, planSession, shownBoard } from "../../src/sessions/kinds";
import { hasTables, type TablePlan } from "../../src/sessions/table-plan";
import type { SessionOptions } from "../../src/sessions/session-options";

const NAMES = ["Ann", "Bob", "Cy", "Di", "Eve", "Flo", "Gus"];

function planned(options: SessionOptions): TablePlan {
  const plan = planSession("chicago", options);
  if (!hasTables(plan)) throw new Error("not played at a table");
  return plan;
}

/** Who sits North, South, East and West, round by round, as the screens between the rounds lead everybody. */
function led(plan: TablePlan): string[] {
  const rounds = roundsAt(plan, 1);
  const sits = new Map<string, string>();
  rounds[0]?.sitting.forEach(({ movers, players }, side) =>
    movers.forEach((mover, i) => sits.set(side === 0 ? "NS"[i]! : "EW"[i]!, `${mover} ${players[i]}`))
  );
  const shown = () => ["N", "S", "E", "W"].map((seat) => sits.get(seat)).join(", ");
  return rounds.map((round) => {
    const now = shown();
    const moves = movesAfter(plan, round);
    const named = ({ who }: Move) => `${who.id} ${who.name}`;
    for (const move of moves) if (move.from) expect(sits.get(move.from.at)).toBe(named(move));
    for (const move of moves) if (move.to) sits.set(move.to.at, named(move));
    return now;
  });
}

test("everybody is led to each seat, and those who were out come in", () => {
  expect(led(planned({ players: NAMES.slice(0, 5) }))).toEqual([
    "1 Ann, 4 Di, 2 Bob, 3 Cy",
    "2 Bob, 5 Eve, 3 Cy, 4 Di",
    "3 Cy, 1 Ann, 4 Di, 5 Eve",
    "4 Di, 2 Bob, 5 Eve, 1 Ann",
    "5 Eve, 3 Cy, 1 Ann, 2 Bob",
  ]);
  expect(led(planned({ players: NAMES, rounds: 3 }))).toEqual([
    "1 Ann, 2 Bob, 4 Di, 6 Flo",
    "2 Bob, 3 Cy, 5 Eve, 7 Gus",
    "3 Cy, 4 Di, 6 Flo, 1 Ann",
  ]);
});

test("the deals are counted through the evening, with dealer and vulnerability", () => {
  const plan = planned({ players: ["4"], rounds: 2 });
  const shown = roundsAt(plan, 1).flatMap(({ boards }) =>
    boards.map((board) => `${shownBoard(plan, board)} ${dealerOf(board)} ${vulnerabilityOf(board)}`)
  );
  const wheel = ["N None", "E E-W", "S N-S", "W Both"];
  expect(shown).toEqual([...wheel, ...wheel].map((said, i) => `${i + 1} ${said}`));
});

test("there is no Director, and a passed-out deal is dealt again unless it counts", () => {
  expect(possibleAverages(planned({}))).toEqual([]);
  expect(whoPlays(planned({}))).toBeNull();
  expect([planned({}), planned({ "passed-out": "counted" })].map(isDealtAgain)).toEqual([true, false]);
  expect(isDealtAgain(planSession("four-pairs", { boards: 24 }))).toBe(false);
});

test("an evening by what is said, and a deal that is passed out", () => {
  const options = { players: NAMES.slice(0, 4), rounds: 1, "passed-out": "counted" };
  const plan = planned(options);
  const [round] = roundsAt(plan, 1);
  const [first = 0, second = 0, third = 0] = round?.boards ?? [];
  const begun: Evening = {
    ...{ id: "a", mark: "aZ0_-9", kind: "chicago", options, started: 1, changed: 1, entries: [] },
  };
  const played = saying(
    begun,
    [
      { table: 1, board: first, said: { kind: "played", contract: { level: 3, strain: "NT", doubling: 0 }, declarer: "N", result: 0 } }, // prettier-ignore
      { table: 1, board: second, said: { kind: "played", contract: { level: 4, strain: "S", doubling: 0 }, declarer: "E", result: 0 } }, // prettier-ignore
      { table: 1, board: third, said: { kind: "passed" } },
    ],
    2
  );
  const { scored, report, csv } = outcomeOf(standing(played), plan);
  // 400 for Ann and Bob, then the vulnerable game of their opponents: 620.
  expect(scored).toMatchObject({ totals: [-220, -220, 220, 220] });
  expect(report.progress).toBe("3 of 4 deals scored");
  expect(csv().split("\n").slice(1, 4).map((line) => line.trim())).toEqual([
    "1,1,3NT,N,=,400",
    "1,2,4S,E,=,-620",
    "1,3,Pass,,,0",
  ]); // prettier-ignore
});

test("a pass-out from a workbook, or from before the choice was changed, leaves the deal open", () => {
  const options = { players: NAMES.slice(0, 4), rounds: 1 };
  const plan = planned(options);
  const [first = 0, second = 0, third = 0] = roundsAt(plan, 1)[0]?.boards ?? [];
  const cells = { declarer: "", result: "", doubled: "", points: "" };
  const lines = [
    { table: 1, board: first, cells: { ...cells, contract: "pass" } },
    { table: 1, board: second, cells: { ...cells, contract: "", points: "0" } },
    { table: 1, board: third, cells: { ...cells, contract: "3nt", declarer: "N", result: "=" } },
  ];
  const { entries } = inStep(plan, { entries: [] }, {}, lines);
  expect(entries).toHaveLength(3);
  const evening: Evening = { id: "a", kind: "chicago", options, started: 1, changed: 1, entries };
  expect([...counting(evening).keys()]).toEqual([placeKey({ table: 1, board: third })]);
  expect(nextBoard(plan, 1, counting(evening))?.board).toBe(first);
  expect(outcomeOf(counting(evening), plan).report.progress).toBe("1 of 4 deals scored");
  const counted = { ...evening, options: { ...options, "passed-out": "counted" } };
  expect(counting(counted).size).toBe(3);
  // What is played now goes to the workbook in the pass-out's place.
  const seen = inStep(plan, { entries: [] }, {}, lines).seen;
  const again = { kind: "points", points: 400 } as const;
  const { writes } = inStep(plan, saying(evening, [{ table: 1, board: first, said: again }], 2), seen, lines);
  expect(writes).toEqual([expect.objectContaining({ place: { table: 1, board: first } })]);
});
