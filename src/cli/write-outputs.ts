import { InputError } from "../bridge/input-error";
import type { BoardDeals } from "../exchange/pbn/board-deals";
import { encodePbn } from "../exchange/pbn/character-set";
import { sessionPbn } from "../exchange/pbn/write-pbn";
import { sessionUsebio } from "../exchange/usebio/write-usebio";
import { siteOf, tableLinks } from "../play/table-link";
import type { SessionOutput, Plan } from "../sessions/kinds";
import { resultText } from "../sessions/result/result-text";
import type { WorkbookOptions } from "../workbook/assemble";
import { fileName } from "../workbook/file-name";
import { formsFor, type FormName } from "../workbook/forms";
import { sessionWorkbook } from "../workbook/session-workbook";
import { writeWorkbook } from "../xlsx/write-xlsx";
import type { Arguments } from "./arguments";
import { checkWritable, fileToWrite, writeWhole, type FileOption } from "./files";
import { movementFile } from "./movement-out";
import type { Output } from "./output";
import { roundToBePrinted } from "./print-round";
import { reportText } from "./report-text";
import { texts } from "./texts";

/** A session, with the deals from its file of results if the file has any. */
interface PlainOutput {
  readonly outcome: SessionOutput;
  readonly deals?: BoardDeals;
}

/** Writers of plain files, by option. */
const WRITERS = {
  csv: { write: ({ outcome }: PlainOutput) => utf8(outcome.csv()), description: texts.results },
  pbn: {
    write: ({ outcome, deals }: PlainOutput) => encodePbn(sessionPbn(outcome.scored, deals)),
    description: texts.pbn,
  },
  usebio: { write: ({ outcome }: PlainOutput) => utf8(sessionUsebio(outcome.scored)), description: texts.usebio },
  "movement-out": {
    write: (
      { outcome }: PlainOutput,
      { results, file = results ?? outcome.scored.plan.title }: Arguments,
      output: Output
    ) => utf8(movementFile(outcome.scored, file, output)),
    description: texts.movementWritten,
  },
} as const;

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

type PlainFile = keyof typeof WRITERS;
const PLAIN_FILES = Object.keys(WRITERS) as readonly PlainFile[];

/** Files to write, by option. */
type WantedFiles = Readonly<Partial<Record<FileOption, string>>>;

/**
 * Files requested by the options.
 * @param defaultFile workbook to write if no file is requested; null for none.
 * @throws InputError, before any work is done, if a file may not be written.
 */
export function wantedFiles(args: Arguments, defaultFile: string | null): WantedFiles {
  const requested = (["out", ...PLAIN_FILES] as const).flatMap((option) => {
    const name = args[option];
    return name === undefined ? [] : [[option, fileToWrite(name, option)] as const];
  });
  const named: WantedFiles = Object.fromEntries(requested);
  const wanted = requested.length > 0 || args.json || defaultFile === null ? named : { out: defaultFile };
  for (const name of Object.values(wanted)) checkWritable(name, args.force);
  return wanted;
}

/** Rejects forms that the kind of session does not have. */
function checkForms({ kind }: Plan, forms: readonly FormName[]): void {
  const offered = formsFor(kind);
  if (forms.some((form) => !offered.includes(form))) throw new InputError(texts.noForms(kind, offered), "forms");
}

/**
 * Writes a session into the requested files, and prints its report, result or JSON.
 * @param written receives the names of written files.
 */
export async function writeOutputs(
  args: Arguments,
  wanted: WantedFiles,
  { plan, outcome, deals, options }: PlainOutput & { readonly plan: Plan; readonly options: WorkbookOptions },
  output: Output,
  written: string[]
): Promise<void> {
  const { json, text, force, page } = args;
  const file = args.file ?? wanted.out ?? fileName(plan.title, plan.date);
  const printed = roundToBePrinted(args, outcome.scored, file, options);
  const write = (name: string, bytes: Uint8Array, description: string) => {
    writeWhole(name, bytes, force);
    written.push(name);
    output.error(`${texts.written(name, description)}\n`);
  };
  checkForms(plan, options.forms ?? []);
  // Encodes all files first, so that a refusal leaves none written.
  const plain = PLAIN_FILES.flatMap((option) => {
    const name = wanted[option];
    return name === undefined
      ? []
      : [
          {
            name,
            bytes: WRITERS[option].write({ outcome, deals }, args, output),
            description: WRITERS[option].description,
          },
        ];
  });
  if (wanted.out !== undefined) {
    const tableLink = page === undefined ? undefined : tableLinks(page, plan);
    const site = page === undefined ? undefined : siteOf(page);
    const bytes = await writeWorkbook(sessionWorkbook(outcome.scored, { ...options, tableLink, site }));
    write(wanted.out, bytes, `${plan.title}, ${outcome.report.progress}`);
  }
  for (const { name, bytes, description } of plain) write(name, bytes, description);
  await printed?.write((name, description) => {
    written.push(name);
    output.error(`${texts.written(name, description)}\n`);
  });
  if (json) output.out(`${JSON.stringify(outcome.json(), null, 2)}\n`);
  else output.out(text ? resultText(outcome.scored) : reportText(outcome.report));
}
