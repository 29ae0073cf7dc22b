// Every custom function over 10,000 cells, and over a whole column of which 1,000 cells are filled.
import type { CustomFunction } from "./custom-functions";
import { shown, type Target } from "./targets";

const CELLS = 10_000;
const WHOLE_COLUMN = 1_048_576;
const FILLED = 1_000;
const RUNS = 5;

/** What is allowed, in milliseconds. */
const MOST = { cells: 50, wholeColumn: 1_500 };

type Column = unknown[][];
/** Makes a column out of what each cell holds. */
type ColumnMaker = (cell: (row: number) => unknown) => Column;

const CONTRACTS = ["4H", "3NT-1", "2SX+1", "6C", "Pass", "5DX-2"];
const points = (row: number) => (((row + 1) * 48_271) % 2_147_483_647) % 1500 * 10 - 7500; // prettier-ignore
const board = (row: number) => 1 + (row % 36);
const contract = (row: number) => CONTRACTS[row % CONTRACTS.length];
const declarer = (row: number) => "NESW"[row % 4];

const CALLS: readonly (readonly [shown: string, id: string, args: (column: ColumnMaker) => (Column | null)[]])[] = [
  ["BAM", "BAM", (column) => [column(points)]],
  ["BUTLER", "BUTLER", (column) => [column(points), null, null]],
  ["CHECKSCORE", "CHECKSCORE", (column) => [points, contract, declarer, board].map(column).concat([[[""]]])],
  ["CONTRACTS", "CONTRACTS", (column) => [column((row) => [420, 620, -50, 110, 1430][row % 5]), null]],
  ["CROSSIMPS", "CROSSIMPS", (column) => [column(points), null]],
  ["DEALER", "DEALER", (column) => [column(board)]],
  ["IMP", "IMP", (column) => [column(points)]],
  ["IMP of texts", "IMP", (column) => [column((row) => `text ${row}`)]],
  ["MATCHPOINTS", "MATCHPOINTS", (column) => [column(points), null]],
  ["NETSCORE", "NETSCORE", (column) => [column(() => 420), null, null, column(() => 50)]],
  ["PLACE", "PLACE", (column) => [column(points), null]],
  ["PLACE, tie-breaks", "PLACE", (column) => [column((row) => row % 100), column(points)]],
  ["SCORE", "SCORE", (column) => [column(contract), column(declarer), column(board), null]],
  ["VP", "VP", (column) => [column((row) => (row % 161) - 80), [["WBF-24"]]]],
  ["VULNERABILITY", "VULNERABILITY", (column) => [column(board)]],
];

/** Times every function over long columns. */
export function benchColumns(functions: ReadonlyMap<string, CustomFunction>): Target[] {
  const tenThousand: ColumnMaker = (cell) => Array.from({ length: CELLS }, (_, row) => [cell(row)]);
  const whole: ColumnMaker = (cell) =>
    Array.from({ length: WHOLE_COLUMN }, (_, row) => [row < FILLED ? cell(row) : ""]);
  const times = CALLS.map(([name, id, args]) => {
    const called = functions.get(id)!;
    return { name, cells: median(called, args(tenThousand)), wholeColumn: median(called, args(whole)) };
  });
  console.log("\nLong columns, milliseconds");
  console.table(
    times.map(({ name, cells, wholeColumn }) => ({
      function: name,
      "10,000 cells": shown(cells),
      "a whole column, 1,000 filled": shown(wholeColumn),
    }))
  );
  const slowest = (of: "cells" | "wholeColumn") => times.reduce((most, time) => (time[of] > most[of] ? time : most));
  const target = (of: "cells" | "wholeColumn", what: string): Target => {
    const { name, [of]: measured } = slowest(of);
    return { what: `${what}, slowest: ${name}`, measured, most: MOST[of], unit: "ms" };
  };
  return [target("cells", "10,000 cells"), target("wholeColumn", "a whole column")];
}

function median(called: CustomFunction, args: readonly (Column | null)[]): number {
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    called(...args);
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b)[Math.floor(RUNS / 2)]!;
}
