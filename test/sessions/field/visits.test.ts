import { vulnerabilityOf } from "../../../src/bridge/vulnerability";
import { dealerOf } from "../../../src/bridge/board";
import { eveningCode, readCode } from "../../../src/play/code";
import { newRulings, withRulings } from "../../../src/play/rulings";
import { withEntries, currentResults, entryKey, outcomeOf } from "../../../src/play/evening";
import { boardsAt } from "../../../src/play/at-table";
import { rulingsOfScored } from "../../../src/play/rulings-of-scored";
import { pbnOptions } from "../../../src/exchange/pbn/pbn-options";
import { pbnResults } from "../../../src/exchange/pbn/read-pbn";
import { sessionPbn } from "../../../src/exchange/pbn/write-pbn";
import { sessionUsebio } from "../../../src/exchange/usebio/write-usebio";
import { readMovement } from "../../../src/sessions/field/own/read-movement";
import { ownMovement } from "../../../src/sessions/field/own/own-movement";
import { writeMovement } from "../../../src/sessions/field/own/write-movement";
import { figuresText } from "../../../src/sessions/field/own/figures-text";
import type { FieldPlan } from "../../../src/sessions/field/plan";
import { fieldTables } from "../../../src/sessions/field/read-results";
import { boardNumber, fromRoom, inRoom, planInRoom } from "../../../src/sessions/field/visits";
import { placesOf, planSession, scoreCsv, scoreResultLines, shownBoard, tablesIn } from "../../../src/sessions/kinds";
import { comparisonsOf } from "../../../src/sessions/result/comparisons";
import { newEvening } from "../../../src/taskpane/evening/shared/new-evening";

const HEADER = "round,table,ns,ew,boards";

/** Six pairs; the boards stay at their tables while pairs move. */
const STAY = `${HEADER}
1,1,1,2,1-3
1,2,3,4,4-6
1,3,5,6,7-9
2,1,3,5,1-3
2,2,1,6,4-6
2,3,2,4,7-9`;

/** Four pairs; two sets of boards in a round. */
const TWO_SETS = `${HEADER}
1,1,1,2,1 2 11 12
1,2,3,4,1 2 11 12
2,1,1,3,3 4 13 14
2,2,4,2,3 4 13 14`;

/** Five pairs; Table 1 is that of the pair that sits out. */
const OUT = `${HEADER}
1,1,5,bye,
1,2,1,2,1-3
1,3,3,4,1-3
2,1,4,bye,
2,2,5,1,4-6
2,3,2,3,4-6`;

function planOf(csv: string, options = {}): FieldPlan {
  const { text, faults } = readMovement(csv);
  expect(faults).toEqual([]);
  return planSession("pairs", { movement: text ?? "", date: "2026-11-20", ...options }) as FieldPlan;
}

test("boards that stay are at their tables once a round, and each result has a name of its own", () => {
  const plan = planOf(STAY, { "first-board": 25 });
  expect(plan.inPlay.map(({ board, seatings }) => [board, seatings.length])).toEqual(
    [25, 26, 27, 28, 29, 30, 31, 32, 33].map((board) => [board, 2])
  );
  expect(fieldTables(plan).map(({ name, boards }) => [name, boards.map((board) => boardNumber(plan, board))])).toEqual([
    ["1", [25, 26, 27, 25, 26, 27]],
    ["2", [28, 29, 30, 28, 29, 30]],
    ["3", [31, 32, 33, 31, 32, 33]],
  ]);
  const named = plan.movement.flatMap(({ table, boards }) => boards.map((board) => ({ table, board })));
  for (const at of named) {
    const room = inRoom(plan, at);
    expect(fromRoom(plan, room)).toEqual(at);
    expect([boardNumber(plan, room.board), dealerOf(room.board), vulnerabilityOf(room.board)]).toEqual([
      at.board,
      dealerOf(at.board),
      vulnerabilityOf(at.board),
    ]);
  }
  expect(new Set(named.map((at) => JSON.stringify(inRoom(plan, at)))).size).toBe(18);
  expect(fromRoom(plan, { table: 1, board: 25 + 2 * 160 })).toBeNull();
  expect(
    planInRoom(plan).movement.map(({ round, table, ns, ew }) => [round, table, Number(ns) + 1, Number(ew) + 1].join())
  ).toEqual([
    ...["1,1,1,2", "1,2,3,4", "1,3,5,6", "2,1,3,5", "2,2,1,6", "2,3,2,4"].map((line) => line.replace(/ /g, "")),
  ]);
});

test("the phone shows each table's rounds one after the other, with the numbers on the boards", () => {
  const plan = planOf(STAY);
  expect(tablesIn(plan).map(({ table }) => table)).toEqual([1, 2, 3]);
  expect(boardsAt(plan, 2).map(({ place, board }) => `${place.round}: ${shownBoard(plan, board)}`)).toEqual([
    ...["1: 4", "1: 5", "1: 6", "2: 4", "2: 5", "2: 6"],
  ]);
  expect(placesOf(plan)[4]?.sitting.map(({ id }) => id)).toEqual(["1", "6"]);
});

/** By round, table and board: 3NT makes in round 1 and goes down in round 2. */
const LINES = ["1,1,1,=", "1,1,2,+1", "2,1,1,-1", "2,3,7,-2", "1,3,7,+1"];

test.each([
  ["by their rounds", `round,table,board,result,contract,by\n${LINES.map((line) => `${line},3NT,N`).join("\n")}`],
  [
    "in the order of rounds",
    `table,board,result,contract,by\n1,1,=,3NT,N\n1,2,+1,3NT,N\n3,7,+1,3NT,N\n1,1,-1,3NT,N\n3,7,-2,3NT,N`,
  ],
  [
    "by letters",
    `table,board,result,contract,by\n1B,1,-1,3NT,N\n3b,7,-2,3NT,N\n1,1,=,3NT,N\n1,2,+1,3NT,N\n3,7,+1,3NT,N`,
  ],
])("results are read %s", (_, csv) => {
  const { scored, faults } = scoreCsv(planOf(STAY), csv);
  expect(faults).toEqual([]);
  if (!("boards" in scored) || !("rounds" in scored)) throw new Error("it is no field");
  const points =
    scored.kind === "pairs" ? scored.boards.map(({ plays }) => plays.map((play) => play.result?.points)) : [];
  expect(points[0]).toEqual([400, -50]);
  expect(points[1]).toEqual([630, undefined]);
  expect(points[6]).toEqual([630, -200]);
});

test("a third line of a board that a table plays twice is a fault", () => {
  const lines = ["table,board,points", "1,1,50", "1,1,100", "1,1,110"].join("\n");
  const { faults } = scoreCsv(planOf(STAY), lines);
  expect(faults).toEqual([
    { line: 4, field: "board", message: expect.stringContaining("Board 1 at Table 1 is already on line 2") as string },
  ]);
});

test("results go through CSV, PBN, codes and evenings", () => {
  const plan = planOf(STAY, { "first-board": 10 });
  const rows = plan.movement.flatMap(({ round, boards }, index) =>
    boards.map(
      (board, i) => `${round},${plan.visits?.[plan.movement[index]!.table - 1]?.table},${board},${50 * (index + i + 1)}`
    )
  );
  const read = scoreCsv(plan, ["round,table,board,points", ...rows].join("\n"));
  expect(read.faults).toEqual([]);
  if (read.scored.kind !== "pairs" || !("progress" in read.scored)) throw new Error("it is no field");
  expect(read.scored.progress).toEqual({ scored: 18, of: 18, unit: "results" });

  const again = scoreCsv(plan, read.csv());
  expect([again.faults, again.scored]).toEqual([[], read.scored]);

  const pbn = sessionPbn(read.scored);
  expect(pbn).not.toMatch(/\[Board "1[67]\d"\]/);
  expect(pbnOptions(pbn, "pairs")).toEqual(plan.options);
  const fromPbn = pbnResults(pbn, plan);
  expect(fromPbn.faults).toEqual([]);
  expect((scoreResultLines(plan, fromPbn).scored as typeof read.scored).totals).toEqual(read.scored.totals);
  expect(sessionUsebio(read.scored)).not.toMatch(/<BOARD_NUMBER>1[67]\d</);

  const entries = tablesIn(plan).flatMap(({ table }) =>
    boardsAt(plan, table).map(({ board }) => {
      const at = fromRoom(plan, { table, board })!;
      const play = read.scored.kind === "pairs" && "boards" in read.scored ? read.scored.boards : [];
      const found = (
        play as readonly { board: number; plays: readonly { table: number; result: { points: number } | null }[] }[]
      )
        .find((each) => each.board === at.board)
        ?.plays.find((each) => each.table === at.table);
      return { table, board, said: { kind: "points" as const, points: found?.result?.points ?? 0 }, at: 1 };
    })
  );
  const evening = withEntries(newEvening(plan), entries, 1);
  const outcome = outcomeOf(currentResults(evening), plan);
  expect(outcome.faults).toEqual([]);
  expect((outcome.scored as typeof read.scored).totals).toEqual(read.scored.totals);
  const code = readCode(eveningCode(evening, 1), plan);
  expect(new Set(code.entries.map(entryKey))).toEqual(new Set(entries.map(entryKey)));
  const compared = comparisonsOf(read.scored);
  expect(compared.map(({ tables }) => tables.length)).toEqual(Array(9).fill(2));
});

test("a ruling on a later round's result is that result's", () => {
  const plan = planOf(STAY);
  const at = inRoom(plan, fromRoom(plan, { table: 1, board: 1 + 160 })!);
  const evening = withRulings(
    withEntries(
      newEvening(plan),
      [
        { table: 1, board: 1, said: { kind: "points", points: 400 }, at: 1 },
        { ...at, said: { kind: "points", points: -50 }, at: 1 },
      ],
      1
    ),
    [
      {
        ruling: "weighted",
        ...at,
        is: [
          { percent: 60, points: 400, side: null },
          { percent: 40, points: -50, side: null },
        ],
      },
      { ruling: "turned", ...at, is: true },
      { ruling: "instead", table: 1, board: 2 + 160, is: { board: 9, points: 110 } },
    ],
    2
  );
  const { scored, faults, csv } = outcomeOf(currentResults(evening), plan, evening);
  expect(faults).toEqual([]);
  if (scored.kind !== "pairs" || !("turned" in scored)) throw new Error("it is no field");
  const [first, second] = scored.boards[0]?.plays ?? [];
  expect([first?.weighted, first?.isTurned, second?.isTurned]).toEqual([null, false, true]);
  expect(second?.weighted?.ns).toHaveLength(2);
  expect(scored.wrongBoards).toEqual([{ table: 4, instead: 2, board: 9, points: 110 }]);
  const back = rulingsOfScored(scored).map((decision) => ({ ...decision, time: 1 }));
  expect(newRulings(evening, back)).toEqual([]);
  expect(back).toHaveLength(3);
  expect(scoreCsv(plan, csv()).scored).toEqual(scored);
});

test("sets may be of several runs of boards, and have them so in texts and files", () => {
  const plan = planOf(TWO_SETS, { "first-board": 5 });
  expect(plan.visits).toBeNull();
  expect(plan.inPlay.map(({ board }) => board)).toEqual([5, 6, 7, 8, 15, 16, 17, 18]);
  const { text } = readMovement(TWO_SETS);
  expect(text).toBe("n1-2_11-12.3-4_13-14:aba cda,acb dbb");
  expect(writeMovement(text ?? "")).toBe(
    TWO_SETS.replace(/1 2 11 12/g, "1-2 11-12").replace(/3 4 13 14/g, "3-4 13-14")
  );
  const reordered = readMovement(TWO_SETS.replace("1,1,1,2,1 2 11 12", "1,1,1,2,12 11 1 2")).text;
  expect(reordered).toBe("n1-2_11-12.3-4_13-14:aba4.3.1.2 cda,acb dbb");
  expect(ownMovement(reordered ?? "")?.lines()[0]?.boards).toEqual([12, 11, 1, 2]);
  expect(() => ownMovement("n1-2_2-3.4:aba cda,acb dbb")).toThrow("cannot be read");
});

test("a table may be that of the pair that sits out, in each round", () => {
  const plan = planOf(OUT);
  expect(fieldTables(plan).map(({ name, boards }) => [name, boards])).toEqual([
    ["2", [1, 2, 3, 4, 5, 6]],
    ["3", [1, 2, 3, 4, 5, 6]],
  ]);
  const { faults, scored } = scoreCsv(plan, "table,board,points\n2,1,50\n3,1,100\n3,4,110");
  expect(faults).toEqual([]);
  expect(scoreCsv(plan, "table,board,points\n1,1,50").faults).toHaveLength(1);
  expect("progress" in scored && scored.progress).toEqual({ scored: 1, of: 6, unit: "boards" });
  const own = ownMovement(readMovement(OUT).text ?? "");
  expect(own && figuresText(own)[0]).toBe(
    "5 pairs, 2 tables, 2 rounds of 3 boards; each plays 3 to 6 of 6 boards; each sits out 0 to 1 rounds."
  );
});

test("a table that no line names may be that of those who sit out, but of nobody who plays", () => {
  const withoutLines = OUT.split("\n").filter((line) => !line.includes("bye"));
  expect(planOf(withoutLines.join("\n")).visits?.map(({ table }) => table)).toEqual([2, 3]);
  const further = withoutLines.join("\n").replace(/^(\d),3/gm, "$1,4");
  expect(readMovement(further).faults.map(({ message }) => message)).toEqual([
    "Tables missing before this one: 1.",
    "Tables missing before this one: 3.",
  ]);
});

test("more tables, each counted as often as its boards come back, than a workbook has room for are refused", () => {
  const staying = (rounds: number) =>
    [
      HEADER,
      ...Array.from({ length: rounds * 6 }, (_, i) => {
        const [round, table] = [Math.floor(i / 6), i % 6];
        const pair = ((table + 6 - round) % 6) + 1;
        return `${round + 1},${table + 1},${pair},${pair + 6},${table * 2 + 1}-${table * 2 + 2}`;
      }),
    ].join("\n");
  expect(planOf(staying(5)).visits).toHaveLength(30);
  expect(readMovement(staying(6)).faults).toEqual([
    { line: 32, field: "boards", message: expect.stringContaining("come back to tables too often") as string },
  ]);
});
