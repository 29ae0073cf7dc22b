/// <reference types="office-js" />
import { cellAddress } from "../workbook/reference";
import { runRequest, failure } from "./host-error";
import { blockAddress, type Block } from "./selection";
import { cellTexts } from "./cell-texts";
import type { Undo } from "./write-cells";

/** Number and interval of checks whether Excel has filled the cells. */
const [MAX_POLLS, POLL_MS] = [10, 200];
const BUSY = "#BUSY!";
const IN_THE_WAY = "#SPILL!";

/**
 * Writes a formula into the first cell of a block, into which it spills.
 * @returns a function that removes the formula.
 * @throws HostError if a cell of the block is not empty, or Excel cannot spill; then nothing remains.
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
    const [occupied] = held;
    if (occupied) throw failure("insertFormula", cellTexts.cellHolds(occupied[0], String(occupied[1])));
    first(context, block).formulas = [[formula]];
    await context.sync();
  });
}

/** Returns the value of the first cell once it is no longer #BUSY!, or the value that it has after the last check. */
async function shownIn(block: Block, tries = MAX_POLLS): Promise<unknown> {
  const shown = await Excel.run(async (context) => {
    const range = first(context, block).load("values");
    await context.sync();
    return range.values[0]?.[0] as unknown;
  });
  if (shown !== BUSY || tries === 0) return shown;
  await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  return shownIn(block, tries - 1);
}

/** Empties the cell if it still contains the formula. */
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

/** Excel may change spaces and capitals of a formula. */
function withoutSpaces(formula: unknown): string {
  return String(formula).replace(/\s/g, "").toUpperCase();
}
