import { withEntries, currentResults, eveningPlan, type Entry, type Evening } from "../../src/play/evening";
import { secondPart, whoPlays } from "../../src/play/second-part";
import type { KindName } from "../../src/sessions/kinds";
import type { SessionOptions } from "../../src/sessions/session-options";

const begun = (kind: KindName, options: SessionOptions): Evening => ({
  ...{ id: "e", kind, options: { title: "Friday", date: "2026-11-20", ...options }, started: 0, changed: 0 },
  entries: [],
});
const passed = (...boards: readonly (readonly [table: number, board: number])[]): Entry[] =>
  boards.map(([table, board]) => ({ table, board, said: { kind: "passed" } }));

test("a pair comes after two rounds: five pairs play the boards that are left", () => {
  const names = ["A & B", "C & D", "E & F", "G & H"];
  const half = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((board) => [[1, board] as const, [2, board] as const]);
  const evening = withEntries(begun("four-pairs", { boards: 24, pairs: names }), passed(...half, [1, 9]), 0);
  const part = secondPart(evening, [...names, "I & J"], "Friday, second part")!;
  expect(part.kind).toBe("five-pairs");
  // Boards 10 to 24 are left: three in each of five rounds.
  expect(part.options).toEqual({
    ...{ title: "Friday, second part", date: "2026-11-20", boards: 15, "first-board": 10, pairs: [...names, "I & J"] },
  });
  expect(eveningPlan(part).movement[0]?.boards[0]).toBe(10);
  expect(part.half).toEqual([9]);
  // The first part keeps what was said, and waits for nothing more.
  const stands = currentResults(part.first);
  expect([stands.size, stands.get("1:8"), stands.get("2:9")]).toEqual([48, { kind: "passed" }, { kind: "not-played" }]);
  expect(stands.get("1:9")).toEqual({ kind: "passed" });
});

test.each<[KindName, SessionOptions, count: number, KindName | null]>([
  ["four-pairs", { boards: 24 }, 3, null],
  ["five-pairs", { boards: 25 }, 6, "pairs"],
  ["five-pairs", { boards: 25 }, 4, "four-pairs"],
  ["pairs", { pairs: ["8"], scoring: "cross-imps" }, 7, "pairs"],
  ["pairs", { pairs: ["8"] }, 9, "pairs"],
  ["pairs", { pairs: ["10"] }, 11, "pairs"],
  ["pairs", { pairs: ["17"] }, 18, null],
  ["individual", { players: ["8"] }, 9, "individual"],
  ["individual", { players: ["10"] }, 11, "individual"],
  ["individual", { players: ["20"] }, 21, null],
  ["individual", { players: ["8"] }, 7, null],
  ["three-teams", {}, 2, null],
])("%s %j: %i play on as %s", (kind, options, count, expected) => {
  const evening = withEntries(
    begun(kind, options),
    passed([1, eveningPlan({ kind, options }).movement[0]!.boards[0]!]),
    0
  );
  const part = secondPart(evening, Array<string>(count).fill(""), "Two");
  expect(part?.kind ?? null).toBe(expected);
  if (!part) return;
  const plan = eveningPlan(part);
  expect(whoPlays(plan)?.names).toHaveLength(count);
  if (options.scoring) expect("scoring" in plan && plan.scoring).toBe(options.scoring);
});

test.each<[SessionOptions, count: number, scoring: string]>([
  [{ players: ["8"], scoring: "vps", boards: 21, scale: "WBF-20" }, 9, "vps"],
  [{ players: ["9"], scoring: "vps" }, 8, "vps"],
  [{ players: ["10"], scoring: "vps", boards: 30 }, 11, "vps"],
  [{ players: ["11"], scoring: "imps" }, 12, "matchpoints"],
  [{ players: ["11"], scoring: "vps", boards: 30 }, 12, "matchpoints"],
])("%j: %i play on by %s", (options, count, scoring) => {
  const evening = withEntries(begun("individual", options), passed([1, 1], [2, 1]), 0);
  const plan = eveningPlan(secondPart(evening, Array<string>(count).fill(""), "Two")!);
  expect("scoring" in plan && plan.scoring).toBe(scoring);
  if (options.scale !== undefined) expect("scale" in plan && plan.scale?.name).toBe(options.scale);
});

test("boards that one table alone has played compare with nothing; two results compare", () => {
  const evening = withEntries(begun("pairs", { pairs: ["6"] }), passed([1, 1], [2, 1], [1, 2]), 0);
  expect(secondPart(evening, Array<string>(7).fill(""), "Two")!.half).toEqual([2]);
});

test("where boards travel as many are planned as a table has left", () => {
  const begins = begun("individual", { players: ["15"], boards: 30, rounds: 15 });
  const plan = eveningPlan(begins);
  const first = plan.movement.filter(({ round }) => round <= 2);
  const evening = withEntries(
    begins,
    passed(...first.flatMap(({ table, boards }) => boards.map((b) => [table, b] as const))),
    0
  );
  expect(secondPart(evening, Array<string>(16).fill(""), "Two")!.options.boards).toBeGreaterThanOrEqual(24);
});
