import path from "node:path";
import { InputError } from "../bridge/input-error";
import type { Scored } from "../sessions/kinds";
import { isSwissEvent } from "../sessions/event/score-event";
import type { WorkbookOptions } from "../workbook/assemble";
import { roundPaper, roundToPrint } from "../workbook/swiss-event/round-paper";
import { writeWorkbook } from "../xlsx/write-xlsx";
import type { Arguments } from "./arguments";
import { checkWritable, writeWhole } from "./files";
import { texts } from "./texts";

const words = texts.printed;

/** A workbook to print for a round, ready to be written. */
interface RoundToPrint {
  readonly write: (written: (name: string, description: string) => void) => Promise<void>;
}

/**
 * Prepares the workbook to print for a round: "event round 3 to print.xlsx", beside the event's file.
 * @returns null if nothing is to be printed.
 * @throws InputError, before anything is written, if there is no round or the file may not be written.
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
      written(name, words.summary(round, workbook.sheets.length));
    },
  };
}
