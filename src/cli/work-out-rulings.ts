import { InputError } from "../bridge/input-error";
import { resultText } from "../sessions/result/result-text";
import { rulingsIn, rulingsToWrite, takesRulings } from "../workbook/reading/rulings-to-write";
import { writeInPlace } from "../xlsx/write-in-place";
import type { Arguments } from "./arguments";
import { readBytes } from "./files";
import { checkOptions, replaceSession } from "./next-round";
import type { Output } from "./output";
import { selectSession } from "./read-workbook";
import { reportText } from "./report-text";
import { texts } from "./texts";

const words = texts.rulings;

/**
 * Works out the Director's rulings of a session and writes their scores into the session's own file, after a copy of
 * the file has been written. Then prints the report.
 * @throws InputError if there are no rulings, if all rulings are worked out already, or if the new file would lose
 * something.
 */
export async function workOutRulings(args: Arguments, output: Output, written: string[]): Promise<void> {
  const { file = "", json, text, which, force } = args;
  checkOptions(args, words.noOption);
  const bytes = readBytes(file);
  const session = await selectSession(file, bytes, which);
  const found = rulingsToWrite(session);
  if (rulingsIn(session.outcome.scored).length === 0 && !found?.cells.length)
    throw new InputError(words.noRulings(file));
  if (!takesRulings(session.made)) throw new InputError(words.earlier(file));
  if (found?.cells.length === 0) throw new InputError(words.allDone(file));
  // The score from a deleted ruling counts until its cells are blank, so the session is read again after the write.
  const { outcome } = found ? await selectSession(file, await writeInPlace(bytes, found.cells), which) : session;
  await replaceSession(
    { file, bytes, session },
    outcome.scored,
    { force, paired: null },
    { output, written },
    {
      copyName: words.copyName,
      description: words.workedOut(found?.count ?? 1),
      inPlace: () => found?.cells ?? null,
    }
  );
  if (json) output.out(`${JSON.stringify(outcome.json(), null, 2)}\n`);
  else output.out(text ? resultText(outcome.scored) : reportText(outcome.report));
}
