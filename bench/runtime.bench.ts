// The functions in Microsoft's own runtime: 10,000 calls of a cell each, and a call of 10,000 cells.
import { isOfficeInstalled, playExcel } from "../test/office/excel";
import type { FunctionCall } from "../test/office/host/functions";
import type { PlayedExcel } from "../test/office/host/install";
import { inChromium } from "./chromium";
import { ratio, spread } from "./side-by-side";
import { shownSpread, type Target } from "./targets";

const CELLS = 10_000;
const ROUNDS = 5;
/** The runtime waits at least half a second between two messages to Excel. */
const REST = 2000;

/** The functions, and the arguments beside the column that changes. ECHO gives its column back. */
const CALLED: Readonly<Record<string, { readonly cell: (i: number) => unknown; readonly beside: readonly unknown[] }>> =
  {
    ECHO: { cell: (i) => ((i % 180) - 90) * 10, beside: [] },
    IMP: { cell: (i) => ((i % 180) - 90) * 10, beside: [] },
    SCORE: { cell: (i) => `${1 + (i % 7)}${"CDHSN"[i % 5]}`, beside: [[["N"]], [["None"]], null] },
    VPS: { cell: (i) => (i % 160) - 80, beside: [[[24]]] },
  };

/** Milliseconds from the message with the calls until the last result has come back. */
type Times = Record<"single" | "column", number[]>;

export async function benchRuntime(): Promise<Target[]> {
  if (!isOfficeInstalled()) {
    console.log("\nMicrosoft's runtime: skipped, since it is not there (npm ci --prefix test/office).");
    return [];
  }
  const times = new Map(Object.keys(CALLED).map((name): [string, Times] => [name, { single: [], column: [] }]));
  const ran = await inChromium("Microsoft's runtime", async ({ browser, address }) => {
    const page = await browser.newPage();
    await page.goto(await playExcel(page, new URL("functions.html", address).href));
    await page.waitForFunction(() => (window as unknown as { played: PlayedExcel }).played.functions.isReady);
    await page.evaluate(() => CustomFunctions.associate("ECHO", (cells: unknown[][]) => cells.map((row) => [...row])));
    const timed = async (calls: readonly FunctionCall[]) => {
      await page.waitForTimeout(REST);
      return page.evaluate(async (all) => {
        const { functions } = (window as unknown as { played: PlayedExcel }).played;
        const before = performance.now();
        await functions.call(all);
        return performance.now() - before;
      }, calls);
    };
    for (let round = -1; round < ROUNDS; round++)
      for (const [name, { cell, beside }] of Object.entries(CALLED)) {
        const cells = Array.from({ length: CELLS }, (_, i) => [cell(i)]);
        const column = await timed([[name, [cells, ...beside]]]);
        const single = await timed(cells.map((row) => [name, [[row], ...beside]]));
        // The first round is for the engine to get warm.
        if (round < 0) continue;
        times.get(name)!.column.push(column);
        times.get(name)!.single.push(single);
      }
  });
  if (!ran) return [];
  const bare = times.get("ECHO")!;
  console.log("\nIn Microsoft's runtime, 10,000 cells: milliseconds until the results are back, 50 of them a rest");
  console.table(
    [...times].map(([name, { single, column }]) => ({
      function: name,
      "a call of 10,000 cells": shownSpread(spread(column)),
      "10,000 calls of a cell": shownSpread(spread(single)),
      "calls ÷ call": shownSpread(ratio(single, column)),
      "÷ ECHO, a call": shownSpread(ratio(column, bare.column)),
      "÷ ECHO, calls": shownSpread(ratio(single, bare.single)),
    }))
  );
  return [];
}
