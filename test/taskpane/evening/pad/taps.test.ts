import { readFileSync } from "node:fs";
import path from "node:path";
import { EMPTY_DRAFT, draftResult, applyTap, typedDraft, type Draft, type Tap } from "../../../../src/play/draft";
import type { BoardResult } from "../../../../src/play/board-result";
import { COMMON_RESULTS } from "../../../../src/taskpane/evening/pad/play-of-hand";

const EXAMPLES = path.join(__dirname, "../../../../examples");

/** The keys that say something, a tap each. */
function keysFor(said: BoardResult): Tap[] {
  if (said.kind === "points") throw new Error("There is no key for points.");
  if (said.kind === "averages") return [{ tap: "given", given: said }];
  if (said.kind !== "played") return [{ tap: "instead", instead: said.kind }];
  const { level, strain, doubling } = said.contract;
  return [
    { tap: "contract", level, strain },
    ...(doubling > 0 ? [{ tap: "doubling", doubling } as const] : []),
    { tap: "declarer", declarer: said.declarer },
    { tap: "result", result: said.result },
  ];
}

/** With Accept, and what shows the rare results. */
function tapsFor(said: BoardResult): number {
  const keys = keysFor(said);
  expect(draftResult(keys.reduce<Draft>(applyTap, EMPTY_DRAFT))).toEqual(said);
  return keys.length + (said.kind === "played" && !COMMON_RESULTS.includes(said.result) ? 1 : 0) + 1;
}

/** The contracts of a file of results, as they are typed on the pad. */
function contractsIn(file: string): BoardResult[] {
  const [, ...lines] = readFileSync(path.join(EXAMPLES, file), "utf8").trim().split(/\r?\n/);
  return lines.flatMap((line) => {
    const [, board, contract = "", declarer = "", result = ""] = line.split(",");
    const draft = typedDraft(Number(board), `${contract}${declarer}${result}`);
    return (draft && draftResult(draft)) ?? [];
  });
}

test("a board takes 4.3 taps at most on average, Accept among them", () => {
  const all = ["four-pairs", "individual", "pairs", "three-teams", "four-teams"].flatMap((kind) =>
    contractsIn(`${kind}-results.csv`)
  );
  expect(all.length).toBeGreaterThan(200);
  const taps = all.map(tapsFor);
  expect(taps.reduce((sum, each) => sum + each, 0) / all.length).toBeLessThanOrEqual(4.3);
});

test.each<[line: string, taps: number]>([
  ["4hn+1", 4],
  ["4hxn-2", 5],
  ["3nxxs-5", 5],
  ["3nxxs-8", 6],
  ["1nw+4", 5],
  ["pass", 2],
  ["np", 2],
])("%s: %i taps", (line, taps) => {
  expect(tapsFor(draftResult(typedDraft(1, line)!)!)).toBe(taps);
});
