import { InputError } from "../bridge/input-error";
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
import type { Output } from "./output";
import { roundToBePrinted } from "./print-round";
import { reportText } from "./report-text";
import { texts } from "./texts";

/** The plain files that a session can be written as, by their options. */
const WRITERS = {
  csv: { write: (outcome: SessionOutput) => utf8(outcome.csv()), what: texts.results },
  pbn: { write: ({ scored }: SessionOutput) => encodePbn(sessionPbn(scored)), what: texts.pbn },
  usebio: { write: ({ scored }: SessionOutput) => utf8(sessionUsebio(scored)), what: texts.usebio },
} as const;

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

type PlainFile = keyof typeof WRITERS;
const PLAIN_FILES = Object.keys(WRITERS) as readonly PlainFile[];

/** The files that a command is to write, by their options. */
type WantedFiles = Readonly<Partial<Record<FileOption, string>>>;

/**
 * The files that are asked for.
 * @param usual the workbook's where no file is; null for none then.
 * @throws InputError where one may not be written, before any work is done for it.
 */
export function wantedFiles(args: Arguments, usual: string | null): WantedFiles {
  const asked = (["out", ...PLAIN_FILES] as const).flatMap((option) => {
    const name = args[option];
    return name === undefined ? [] : [[option, fileToWrite(name, option)] as const];
  });
  const named: WantedFiles = Object.fromEntries(asked);
  const wanted = asked.length > 0 || args.json || usual === null ? named : { out: usual };
  for (const name of Object.values(wanted)) checkWritable(name, args.force);
  return wanted;
}

/** Refuses paper of a kind that has none besides its own sheets. */
function checkForms({ kind }: Plan, forms: readonly FormName[]): void {
  const offered = formsFor(kind);
  if (forms.some((form) => !offered.includes(form))) throw new InputError(texts.noForms(kind, offered), "forms");
}

/**
 * Writes a session into the files that are asked for, and its report, its result as text or its JSON to the terminal.
 * @param written where the files that have been written are listed.
 */
export async function writeOutputs(
  args: Arguments,
  wanted: WantedFiles,
  {
    plan,
    outcome,
    options,
  }: { readonly plan: Plan; readonly outcome: SessionOutput; readonly options: WorkbookOptions },
  output: Output,
  written: string[]
): Promise<void> {
  const { json, text, force, page } = args;
  const file = args.file ?? wanted.out ?? fileName(plan.title, plan.date);
  const printed = roundToBePrinted(args, outcome.scored, file, options);
  const write = (name: string, bytes: Uint8Array, what: string) => {
    writeWhole(name, bytes, force);
    written.push(name);
    output.error(`${texts.written(name, what)}\n`);
  };
  checkForms(plan, options.forms ?? []);
  // What a session cannot be written as is refused before anything is written.
  const plain = PLAIN_FILES.flatMap((option) => {
    const name = wanted[option];
    return name === undefined ? [] : [{ name, bytes: WRITERS[option].write(outcome), what: WRITERS[option].what }];
  });
  if (wanted.out !== undefined) {
    const tableLink = page === undefined ? undefined : tableLinks(page, plan);
    const site = page === undefined ? undefined : siteOf(page);
    const bytes = await writeWorkbook(sessionWorkbook(outcome.scored, { ...options, tableLink, site }));
    write(wanted.out, bytes, `${plan.title}, ${outcome.report.progress}`);
  }
  for (const { name, bytes, what } of plain) write(name, bytes, what);
  await printed?.write((name, what) => {
    written.push(name);
    output.error(`${texts.written(name, what)}\n`);
  });
  if (json) output.out(`${JSON.stringify(outcome.json(), null, 2)}\n`);
  else output.out(text ? resultText(outcome.scored) : reportText(outcome.report));
}
