import { movesAfter, nextBoard, roundsAt, type Move } from "../../src/play/at-table";
import { possibleAverages } from "../../src/exchange/averages";
import { eveningCode, readCode } from "../../src/play/code";
import { draftOf, draftResult, applyTap } from "../../src/play/draft";
import { draftIn, eveningText, readEvening } from "../../src/play/evening-json";
import { besideExpected } from "../../src/play/expected";
import { planSync } from "../../src/play/in-workbook/sync-plan";
import { scoredResults, outcomeOf, entryKey, withEntries, currentResults, type Evening } from "../../src/play/evening";
import { previewMerge, applyMerge } from "../../src/play/merge";
import { withMoreRounds } from "../../src/play/more-rounds";
import { refit } from "../../src/play/refit";
import type { BoardResult } from "../../src/play/board-result";
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
    const named = ({ mover: who }: Move) => `${who.id} ${who.name}`;
    for (const move of moves) if (move.from) expect(sits.get(move.from.position)).toBe(named(move));
    for (const move of moves) if (move.to) sits.set(move.to.position, named(move));
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
  const played = withEntries(
    begun,
    [
      { table: 1, board: first, said: { kind: "played", contract: { level: 3, strain: "NT", doubling: 0 }, declarer: "N", result: 0 } }, // prettier-ignore
      { table: 1, board: second, said: { kind: "played", contract: { level: 4, strain: "S", doubling: 0 }, declarer: "E", result: 0 } }, // prettier-ignore
      { table: 1, board: third, said: { kind: "passed" } },
    ],
    2
  );
  const { scored, report, csv } = outcomeOf(currentResults(played), plan);
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
  const { entries } = planSync(plan, { entries: [] }, {}, lines);
  expect(entries).toHaveLength(3);
  const evening: Evening = { id: "a", kind: "chicago", options, started: 1, changed: 1, entries };
  expect([...scoredResults(evening).keys()]).toEqual([entryKey({ table: 1, board: third })]);
  expect(nextBoard(plan, 1, scoredResults(evening))?.board).toBe(first);
  expect(outcomeOf(scoredResults(evening), plan).report.progress).toBe("1 of 4 deals scored");
  const counted = { ...evening, options: { ...options, "passed-out": "counted" } };
  expect(scoredResults(counted).size).toBe(3);
  // What is played now goes to the workbook in the pass-out's place.
  const seen = planSync(plan, { entries: [] }, {}, lines).seen;
  const again = { kind: "points", points: 400 } as const;
  const { writes } = planSync(plan, withEntries(evening, [{ table: 1, board: first, said: again }], 2), seen, lines);
  expect(writes).toEqual([expect.objectContaining({ place: { table: 1, board: first } })]);
});

const TABLE = "21 50 50; 22 70 70; 23 110 110; 24 200 290; 25 300 440";
const HEARTS: BoardResult = {
  ...{ kind: "played", contract: { level: 4, strain: "H", doubling: 0 }, declarer: "N", result: 0 },
};

/** An evening of four with expected scores, of which the first deals have these. */
function expecting(...said: readonly BoardResult[]): Evening {
  const begun: Evening = {
    ...{ id: "c", kind: "chicago", mark: "aZ0_-9", started: 0, changed: 1_780_000_000_000, entries: [] },
    options: { players: ["4"], expected: TABLE, date: "2026-11-26" },
  };
  const [table] = roundsAt(planned(begun.options), 1);
  const entries = said.map((each, i) => ({ table: 1, board: table!.boards[i]!, said: each }));
  return withEntries(begun, entries, begun.changed);
}

describe("with expected scores", () => {
  const plan = planned(expecting().options);
  const [first = 0, second = 0] = roundsAt(plan, 1)[0]!.boards;

  test("North-South's high-card points make IMPs of the difference, and are lacking without", () => {
    // Nobody is vulnerable on deal 1: 420 instead of 110 is 310, 7 IMPs.
    const evening = expecting({ ...HEARTS, hcp: 23 }, { ...HEARTS });
    const { scored, report, faults } = outcomeOf(currentResults(evening), plan, evening);
    expect(faults).toEqual([]);
    expect("totals" in scored && scored.totals).toEqual([7, 7, -7, -7]);
    expect(report.remarks.flatMap(({ lines }) => lines).join()).toContain("2");
    expect(besideExpected(plan, first, { ...HEARTS, hcp: 23 })).toEqual({ kind: "expected", points: 110, imps: 7 });
    expect(besideExpected(plan, first, HEARTS)).toBeNull();
    // Of 17 the others have 23.
    expect(besideExpected(plan, first, { kind: "passed", hcp: 17 })).toEqual({
      kind: "expected",
      points: -110,
      imps: 3,
    });
  });

  test("codes carry them; pages before have the results alone", () => {
    const evening = expecting({ ...HEARTS, hcp: 40 }, { kind: "not-played" }, { kind: "points", points: -50, hcp: 0 });
    const read = readCode(eveningCode(evening, 1), plan);
    expect(read.entries.map(({ said }) => said)).toEqual([
      { ...HEARTS, hcp: 40 },
      { kind: "not-played" },
      { kind: "points", points: -50, hcp: 0 },
    ]);
    expect(Object.keys(read.states)).toEqual(["1"]);
    expect(readEvening(JSON.parse(eveningText(evening)))).toMatchObject({ entries: evening.entries });
  });

  test("what lacks them is no other result: it takes them over, and takes none away", () => {
    const [whole, half] = [expecting({ ...HEARTS, hcp: 23 }), expecting(HEARTS)];
    const sent = (from: Evening) => readCode(eveningCode(from, 1), plan);
    expect(previewMerge(whole, sent(half))).toMatchObject({ news: [], conflicts: [], equalCount: 1 });
    const offer = previewMerge(half, sent(whole));
    expect(offer).toMatchObject({ conflicts: [], news: [{ said: { hcp: 23 } }] });
    const taken = applyMerge(half, sent(whole), offer, () => false, 1);
    expect(currentResults(taken).get(entryKey({ table: 1, board: first }))).toEqual({ ...HEARTS, hcp: 23 });
  });

  test("they stay with a deal of which the contract is corrected, and go with one that is not played", () => {
    const draft = applyTap(draftOf({ ...HEARTS, hcp: 23 }), { tap: "result", result: 1 });
    expect(draftResult(draft)).toEqual({ ...HEARTS, result: 1, hcp: 23 });
    expect(draftResult(applyTap(draft, { tap: "instead", instead: "passed" }))).toEqual({ kind: "passed", hcp: 23 });
    expect(draftResult(applyTap(draft, { tap: "instead", instead: "not-played" }))).toEqual({ kind: "not-played" });
    expect(draftIn(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    expect(draftIn({ ...draft, hcp: 41 })).not.toHaveProperty("hcp");
  });

  test("in a workbook they stand in their cells, both ways", () => {
    const cells = { contract: "", declarer: "", result: "", points: "", hcp: "" };
    const at = (board: number) => ({ table: 1, board, cells });
    const pad = planSync(plan, expecting({ ...HEARTS, hcp: 23 }), {}, [at(first), at(second)]);
    expect(pad.writes.map(({ to }) => to.hcp)).toEqual(["23"]);
    const typed = { ...cells, contract: "4H", declarer: "N", result: "=", hcp: "17" };
    const sheet = planSync(plan, { entries: [] }, {}, [{ ...at(first), cells: typed }]);
    expect(sheet.entries).toMatchObject([{ said: { ...HEARTS, hcp: 17 } }]);
    const wrong = planSync(plan, { entries: [] }, {}, [{ ...at(first), cells: { ...typed, hcp: "41" } }]);
    expect([wrong.entries, wrong.unfinished]).toEqual([[], [{ table: 1, board: first, reason: "" }]]);
  });
});

test("the group plays another set of rounds, and keeps what it has", () => {
  const more = (options: SessionOptions) => withMoreRounds(planned(options))?.rounds ?? null;
  expect([3, 4, 9, 12].map((rounds) => more({ players: ["4"], rounds }))).toEqual([3, 2, 3, null]);
  expect([more({ players: ["5"], rounds: 5 }), more({ players: ["7"], rounds: 7 })]).toEqual([5, null]);
  const evening = expecting(HEARTS);
  const found = withMoreRounds(planned(evening.options))!;
  const { lost, evening: after } = refit(evening, found.plan);
  expect(lost).toEqual([]);
  expect([after.options.rounds, after.entries]).toEqual([6, evening.entries]);
  const whole = { ...evening, kind: "pairs" as const, options: { pairs: ["6"], boards: 15 } };
  expect(withMoreRounds(planSession(whole.kind, whole.options) as TablePlan)).toBeNull();
});
