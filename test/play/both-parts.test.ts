import { bothParts } from "../../src/play/both-parts";
import { outcomeOf, eveningPlan, withEntries, currentResults, type Evening } from "../../src/play/evening";
import { typedDraft, draftResult } from "../../src/play/draft";
import { boardsAt } from "../../src/play/at-table";
import { secondPart } from "../../src/play/second-part";
import { contestantNumber } from "../../src/movements/contestant";
import { sessionOf, tablesIn, type KindName } from "../../src/sessions/kinds";
import type { SessionOptions } from "../../src/sessions/session-options";

const LINES = ["4hn+1", "3ntw-1", "2ss=", "1nte+1", "3nts=", "4se-1", "pass", "2hw+1", "6cn=", "2de+2", "5hs-3"];

/** The first rounds of an evening, or all of it, some results at each table. */
function played(evening: Evening, rounds: number, shift: number): Evening {
  const plan = eveningPlan(evening);
  return tablesIn(plan).reduce((known, { table }, t) => {
    const boards = boardsAt(plan, table).filter(({ place }) => place.round <= rounds);
    const entries = boards.map(({ board }) => ({
      ...{ table, board },
      said: draftResult(typedDraft(board, LINES[(board * 3 + t * 5 + shift) % LINES.length]!)!),
    }));
    return withEntries(known, entries, 1);
  }, evening);
}
const begun = (kind: KindName, options: SessionOptions): Evening => ({
  ...{ id: "e", kind, options: { date: "2026-11-20", ...options }, started: 0, changed: 0, entries: [] },
});
const scoredOf = (evening: Evening) => outcomeOf(currentResults(evening), eveningPlan(evening)).scored;

const NINE = ["Ann", "Bob", "Cat", "Dave", "Eve", "Fred", "Gus", "Hal", "Ida"];

test("parts of which one has two winners are not ranked together", () => {
  const evening = played(begun("pairs", { pairs: NINE.slice(0, 8), movement: "mitchell" }), 2, 0);
  const part = secondPart(evening, NINE, "")!;
  const second = played({ ...begun(part.kind, part.options), follows: "e" }, 99, 2);
  expect(bothParts(scoredOf(part.first), scoredOf(second))).toBeNull();
});

test("a player leaves: those who stay have the per cent of all their boards of both parts", () => {
  const evening = played(begun("individual", { players: NINE }), 3, 0);
  const part = secondPart(evening, NINE.slice(0, 8), "")!;
  const second = played({ ...begun(part.kind, part.options), follows: "e" }, 99, 2);
  const [first, then] = [scoredOf(part.first), scoredOf(second)];
  const both = bothParts(first, then)!;
  expect(both.unit).toBe("percent");
  expect(both.rows.map(({ name }) => name).sort()).toEqual(NINE.slice(0, 8));
  expect(both.others).toEqual(["Ida"]);
  // Of each, in full: matchpoints won of those that could be.
  const share = (name: string) => {
    const all = [first, then].flatMap((scored) => {
      const { standings, boards } = sessionOf(scored);
      const own = String(contestantNumber(standings.find((row) => row.ownName === name)!.contestant));
      return boards.flatMap(({ points, sitting }) => {
        const side = sitting.findIndex(({ movers }) => movers.includes(own));
        return points === null || side < 0 ? [] : [points[side]! / (points[0] + points[1])];
      });
    });
    return [all.length, (100 * all.reduce((sum, each) => sum + each, 0)) / all.length] as const;
  };
  for (const { name, total, boards } of both.rows) {
    const [count, percent] = share(name);
    expect([name, boards]).toEqual([name, count]);
    expect(Number(total)).toBeCloseTo(percent, 1);
  }
  const totals = both.rows.map(({ total }) => Number(total));
  expect(totals).toEqual([...totals].sort((a, b) => b - a));
});

test("a pair comes: IMPs are added; unnamed pairs, and parts that are scored otherwise, are not", () => {
  const names = ["A & B", "C & D", "E & F", "G & H"];
  const evening = played(begun("four-pairs", { boards: 24, pairs: names }), 2, 0);
  const part = secondPart(evening, [...names, "I & J"], "")!;
  const second = played(begun(part.kind, part.options), 99, 1);
  const [first, then] = [scoredOf(part.first), scoredOf(second)];
  const both = bothParts(first, then)!;
  const total = (name: string) =>
    [first, then].reduce((sum, of) => sum + sessionOf(of).standings.find((row) => row.ownName === name)!.total!, 0);
  expect(both.rows.map((row) => [row.name, Number(row.total)])).toEqual(
    both.rows.map(({ name }) => [name, total(name)])
  );
  expect([both.rows.length, both.others]).toEqual([4, ["I & J"]]);
  const unnamed = played(begun("four-pairs", { boards: 24 }), 2, 0);
  expect(bothParts(scoredOf(unnamed), then)).toBeNull();
  const field = played(begun("pairs", { pairs: [...names, "I & J", "K & L"] }), 99, 0);
  expect(bothParts(first, scoredOf(field))).toBeNull();
});
