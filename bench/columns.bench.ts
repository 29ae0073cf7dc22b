// Every custom function over 10,000 cells, and over a whole column of which 1,000 cells are filled.
import { deepStrictEqual } from "node:assert";
import { bridgeScorer, type Game, type Ranked } from "./bridge-scorer";
import type { CustomFunction } from "./custom-functions";
import { ratio, sideBySide, spread, type Effort, type Spread } from "./side-by-side";
import { shown, shownSpread, type Target } from "./targets";

const CELLS = 10_000;
const WHOLE_COLUMN = 1_048_576;
const FILLED = 1_000;
const EFFORT: Effort = { rounds: 5, time: 20, iterations: 3 };
/** Of what takes long. */
const ONCE: Effort = { rounds: 5, time: 0, iterations: 1 };

/** What is allowed, in milliseconds. */
const MOST = { cells: 50, wholeColumn: 1_500 };

type Column = unknown[][];
/** Makes a column out of what each cell holds. */
type ColumnMaker = (cell: (row: number) => unknown) => Column;

const CONTRACTS = ["4H", "3NT-1", "2SX+1", "6C", "Pass", "5DX-2"];
/** From -7500 to 7490, in tens, every number some seven times in 10,000. */
const points = (row: number) => ((row * 48_271) % 1500) * 10 - 7500;
const board = (row: number) => 1 + (row % 36);
const contract = (row: number) => CONTRACTS[row % CONTRACTS.length];
const declarer = (row: number) => "NESW"[row % 4];
/** Of an evening of 27 boards, whose travellers stand below each other. */
const stacked = (row: number) => 1 + (row % 27);

const CALLS: readonly (readonly [shown: string, id: string, args: (column: ColumnMaker) => (Column | null)[]])[] = [
  ["BAM", "BAM", (column) => [column(points)]],
  ["BUTLER", "BUTLER", (column) => [column(points), null, null]],
  ["BUTLER, 27 boards", "BUTLER", (column) => [column(points), null, null, column(stacked)]],
  ["CHECKSCORE", "CHECKSCORE", (column) => [points, contract, declarer, board].map(column).concat([[[""]]])],
  ["CONTRACTS", "CONTRACTS", (column) => [column((row) => [420, 620, -50, 110, 1430][row % 5]), null]],
  ["CROSSIMPS", "CROSSIMPS", (column) => [column(points), null]],
  ["CROSSIMPS, 27 boards", "CROSSIMPS", (column) => [column(points), null, column(stacked)]],
  ["DEALER", "DEALER", (column) => [column(board)]],
  ["IMP", "IMP", (column) => [column(points)]],
  ["IMP of texts", "IMP", (column) => [column((row) => `text ${row}`)]],
  ["MATCHPOINTS", "MATCHPOINTS", (column) => [column(points), null]],
  ["MATCHPOINTS, 27 boards", "MATCHPOINTS", (column) => [column(points), null, column(stacked)]],
  ["NETSCORE", "NETSCORE", (column) => [column(() => 420), null, null, column(() => 50)]],
  ["PLACE", "PLACE", (column) => [column(points), null]],
  ["PLACE, tie-breaks", "PLACE", (column) => [column((row) => row % 100), column(points)]],
  ["SCORE", "SCORE", (column) => [column(contract), column(declarer), column(board), null]],
  ["VPS", "VPS", (column) => [column((row) => (row % 161) - 80), [["WBF-24"]]]],
  ["VULNERABILITY", "VULNERABILITY", (column) => [column(board)]],
];

const tenThousand: ColumnMaker = (cell) => Array.from({ length: CELLS }, (_, row) => [cell(row)]);
const whole: ColumnMaker = (cell) => Array.from({ length: WHOLE_COLUMN }, (_, row) => [row < FILLED ? cell(row) : ""]);

/** The least that a function can do: rows of one cell, each copied. */
const copied = (column: Column) => column.map((row) => row.map((cell) => cell));

/** Times every function over long columns, beside a bare copy and, where it has the like, bridge-scorer. */
export async function benchColumns(functions: ReadonlyMap<string, CustomFunction>): Promise<Target[]> {
  const times: Timed[] = [];
  for (const [name, id, args] of CALLS) {
    const called = functions.get(id)!;
    times.push({
      name,
      cells: await besideCopy(called, args(tenThousand), EFFORT),
      wholeColumn: await besideCopy(called, args(whole), ONCE),
    });
  }
  console.log("\nLong columns, in milliseconds, and times a bare copy of the column");
  console.table(
    times.map(({ name, cells, wholeColumn }) => ({
      function: name,
      "10,000 cells": shown(cells.ms.median),
      "÷ copy": shownSpread(cells.toCopy),
      "a whole column, 1,000 filled": shown(wholeColumn.ms.median),
      "÷ its copy": shownSpread(wholeColumn.toCopy),
    }))
  );
  const slowest = (of: "cells" | "wholeColumn", what: string): Target => {
    const { name, [of]: measured } = times.reduce((most, time) =>
      time[of].ms.median > most[of].ms.median ? time : most
    );
    return { what: `${what}, slowest: ${name}`, measured: measured.ms.median, most: MOST[of], unit: "ms" };
  };
  await besideBridgeScorer(functions);
  return [slowest("cells", "10,000 cells"), slowest("wholeColumn", "a whole column")];
}

/** What a call takes, and how many times as long as a bare copy of its first column. */
interface BesideCopy {
  readonly ms: Spread;
  readonly toCopy: Spread;
}

interface Timed {
  readonly name: string;
  readonly cells: BesideCopy;
  readonly wholeColumn: BesideCopy;
}

async function besideCopy(
  called: CustomFunction,
  args: readonly (Column | null)[],
  effort: Effort
): Promise<BesideCopy> {
  const column = args[0]!;
  const { call, copy } = await sideBySide(
    [
      { name: "call", run: () => called(...args) },
      { name: "copy", run: () => copied(column) },
    ] as const,
    effort
  );
  return { ms: spread(call), toCopy: ratio(call, copy) };
}

/** The functions that look at a whole column for each of its cells, beside what bridge-scorer has for a board. */
async function besideBridgeScorer(functions: ReadonlyMap<string, CustomFunction>): Promise<void> {
  const column = tenThousand(points);
  const games = column.map(([score]): Game => ({ contract: { declaror: "N" }, score: score as number }));
  const ranked = column.map(([score]): Ranked => ({ score: score as number }));
  const pairs = [
    {
      name: "MATCHPOINTS",
      beside: "matchpoints",
      effort: EFFORT,
      ours: () => functions.get("MATCHPOINTS")!(column, null),
      theirs: () => bridgeScorer.matchpoints(games),
      result: () => games.map(({ matchpointsNS }) => matchpointsNS!.value),
    },
    {
      name: "PLACE",
      beside: "rank",
      effort: EFFORT,
      ours: () => functions.get("PLACE")!(column, null),
      theirs: () => bridgeScorer.rank(ranked),
      result: () => ranked.map(({ rank }) => rank!),
    },
    {
      name: "CROSSIMPS",
      beside: "crossImps",
      // It compares each score with each other one, for seconds.
      effort: { ...ONCE, rounds: 3 },
      ours: () => functions.get("CROSSIMPS")!(column, null),
      theirs: () => bridgeScorer.crossImps(games),
      result: () => games.map(({ impsNS }) => Math.round(impsNS!.value * (CELLS - 1))),
    },
  ] as const;
  const measured: { name: string; beside: string; ours: Spread; theirs: Spread; toTheirs: Spread }[] = [];
  for (const { name, beside, effort, ours, theirs, result } of pairs) {
    // What does not come to the same is not worth timing.
    theirs();
    deepStrictEqual(ours().flat().map(String), result().map(String));
    const times = await sideBySide(
      [
        { name: "ours", run: ours },
        { name: "theirs", run: theirs },
      ] as const,
      effort
    );
    measured.push({
      name,
      beside,
      ours: spread(times.ours),
      theirs: spread(times.theirs),
      toTheirs: ratio(times.ours, times.theirs),
    });
  }
  console.log("\n10,000 scores of a board, in milliseconds");
  console.table(
    measured.map(({ name, beside, ours, theirs, toTheirs }) => ({
      function: name,
      ms: shown(ours.median),
      against: `bridge-scorer, ${beside}`,
      "its ms": shown(theirs.median),
      "time ÷ its time": shownSpread(toTheirs),
    }))
  );
}
