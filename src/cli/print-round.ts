import path from "node:path";
import { InputError } from "../bridge/input-error";
import type { Scored } from "../sessions/kinds";
import { isSwissEvent } from "../sessions/swiss-event/score-swiss-event";
import type { WorkbookOptions } from "../workbook/assemble";
import { roundPaper, roundToPrint } from "../workbook/swiss-event/round-paper";
import { writeWorkbook } from "../xlsx/write-xlsx";
import type { Arguments } from "./arguments";
import { checkWritable, writeWhole } from "./files";
import { texts } from "./texts";

const words = texts.printed;

/** A workbook of what is printed of a round, ready to be written. */
interface RoundToPrint {
  readonly write: (written: (name: string, what: string) => void) => Promise<void>;
}

/**
 * What is printed of the round of an event, beside its file: "event round 3 to print.xlsx".
 * @param file whose name it has.
 * @returns null where nothing is to be printed.
 * @throws InputError where there is nothing, or its file may not be written; before anything is.
 */
export function roundToBePrinted(
  { print, force }: Arguments,
  scored: Scored,
  file: string,
  options: WorkbookOptions
): RoundToPrint | null {
  if (print === undefined) return null;
  if (!isSwissEvent(scored)) throw new InputError(words.noEvent(scored.kind), "print");
  const workbook = roundPaper(scored, print, options);
  const round = roundToPrint(scored) ?? 0;
  const ending = path.extname(file);
  const name = path.join(path.dirname(file), `${words.name(path.basename(file, ending), round)}.xlsx`);
  checkWritable(name, force);
  return {
    async write(written) {
      writeWhole(name, await writeWorkbook(workbook), force);
      written(name, words.what(round, workbook.sheets.length));
    },
  };
}
