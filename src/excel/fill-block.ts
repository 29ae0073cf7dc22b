/// <reference types="office-js" />
import { cellAddress } from "../workbook/reference";
import { runRequest, failure } from "./host-error";
import { blockAddress, type Block } from "./selection";
import { cellTexts } from "./cell-texts";
import type { Undo } from "./write-cells";

/** How often, and after how many milliseconds each time, it is asked whether Excel has filled the cells. */
const [TRIES, PAUSE] = [10, 200];
const BUSY = "#BUSY!";
const IN_THE_WAY = "#SPILL!";

/**
 * Puts a formula into the first cell of a block, which its result is going to fill.
 * @returns what takes it out again
 * @throws HostError where a cell of the block is not empty, or Excel does not fill it: then nothing is left behind
 */
export function fillBlock(formula: string, block: Block): Promise<Undo> {
  return runRequest("insertFormula", async () => {
    await write(formula, block);
    const undo = () => runRequest("takeBack", () => takeBack(formula, block));
    if ((await shownIn(block)) === IN_THE_WAY) {
      await undo();
      throw failure("insertFormula", cellTexts.inTheWay(blockAddress(block)));
    }
    return undo;
  });
}

function first(context: Excel.RequestContext, { sheet, top, left }: Block): Excel.Range {
  return context.workbook.worksheets.getItem(sheet).getRange(cellAddress(top, left));
}

function write(formula: string, block: Block): Promise<void> {
  return Excel.run(async (context) => {
    const range = context.workbook.worksheets.getItem(block.sheet).getRange(blockAddress(block));
    range.load("formulas");
    await context.sync();
    const held = range.formulas.flatMap((row: unknown[], r) =>
      row.flatMap((content, c) =>
        content === "" ? [] : [[cellAddress(block.top + r, block.left + c), content] as const]
      )
    );
    const [taken] = held;
    if (taken) throw failure("insertFormula", cellTexts.cellHolds(taken[0], String(taken[1])));
    first(context, block).formulas = [[formula]];
    await context.sync();
  });
}

/** What the first cell shows as soon as the functions have answered. */
async function shownIn(block: Block, tries = TRIES): Promise<unknown> {
  const shown = await Excel.run(async (context) => {
    const range = first(context, block).load("values");
    await context.sync();
    return range.values[0]?.[0] as unknown;
  });
  if (shown !== BUSY || tries === 0) return shown;
  await new Promise((resolve) => setTimeout(resolve, PAUSE));
  return shownIn(block, tries - 1);
}

/** Empties the cell, unless somebody has written something else there. */
function takeBack(formula: string, block: Block): Promise<void> {
  return Excel.run(async (context) => {
    const range = first(context, block).load("formulas");
    await context.sync();
    const [held] = range.formulas[0] ?? [];
    if (withoutSpaces(held) !== withoutSpaces(formula))
      throw failure("takeBack", cellTexts.changedSince(cellAddress(block.top, block.left)));
    range.formulas = [[""]];
    await context.sync();
  });
}

/** Excel may write a formula with other spaces and letters than it was given. */
function withoutSpaces(formula: unknown): string {
  return String(formula).replace(/\s/g, "").toUpperCase();
}
