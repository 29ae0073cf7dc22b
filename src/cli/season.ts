import { existsSync, realpathSync } from "node:fs";
import path from "node:path";
import { InputError } from "../bridge/input-error";
import { csvOf } from "../sessions/reading/write-csv";
import { seasonJson } from "../season/json";
import { ladderLines, ladderTable } from "../season/ladder-table";
import { nameTable, type NameLine, type NameTable } from "../season/name-table";
import { readNames } from "../season/read-names";
import { season, type Season } from "../season/season";
import { texts as seasonTexts } from "../season/texts";
import { readSaved } from "../workbook/reading/read-saved";
import { isSeason, namesInSeason } from "../workbook/season/read-season";
import { seasonWorkbook } from "../workbook/season/season-workbook";
import { readXlsx } from "../xlsx/read-xlsx";
import { writeWorkbook } from "../xlsx/write-xlsx";
import { checkWritable, fileToWrite, readBytes, readText, writeWhole } from "./files";
import { findWorkbooks } from "./find-workbooks";
import { addToLeague } from "./league-season";
import { inColumns, linesText } from "./report-text";
import type { Output } from "./output";
import { readSeasonArguments, seasonHelp, type SeasonArguments } from "./season-arguments";
import { texts } from "./texts";
import { gathering, type Gathered } from "../workbook/season/gather";

const words = texts.season;

/** Maximum number of printed rows of a ladder; the workbook has all rows. */
const SHOWN_ROWS = 30;

/**
 * Runs the command season.
 * @param written receives the names of written files.
 * @throws InputError if nothing can be added up or written.
 */
export async function addUp(argv: readonly string[], output: Output, written: string[]): Promise<void> {
  const args = readSeasonArguments(argv);
  if (args.help) return output.out(seasonHelp());
  const out = args.out === undefined ? undefined : fileToWrite(args.out, "out");
  const csv = args.csv === undefined ? undefined : fileToWrite(args.csv, "csv");
  for (const file of [out, csv]) if (file !== undefined) checkWritable(file, args.force);
  const replaced = out === undefined ? null : await savedIn(out);
  const names = await namesOf(args, replaced, output);
  const files = findWorkbooks(args.files).filter((file) => !(replaced?.isSeason && isSameFile(file, replaced.file)));
  const read = await readAll(files, (line) => output.error(`${line}\n`));
  const write = (file: string, bytes: Uint8Array, description: string) => {
    writeWhole(file, bytes, args.force);
    written.push(file);
    output.error(`${texts.written(file, description)}\n`);
  };
  if (args.league || read.leagues.length > 0) {
    if (replaced && replaced.kinds.some((kind) => kind !== "league"))
      throw new InputError(words.notOfLeague(replaced.file));
    return addToLeague(args, read, names, { out, write, output });
  }
  if (replaced && replaced.kinds.length > 0) throw new InputError(words.notOfSeason(replaced.file));
  const result = season(read.digests, { ...args.season, names });
  for (const { text } of result.remarks) output.error(`${text}\n`);
  if (result.evenings.length === 0) throw new InputError(words.nothing(files.length));
  output.error(`${words.counted(result.evenings.length, files.length)}\n`);
  if (out !== undefined) {
    const linkTo = (source: string) => path.relative(path.dirname(path.resolve(out)), path.resolve(source));
    const bytes = await writeWorkbook(seasonWorkbook(result, { paper: args.paper, linkTo }));
    write(out, bytes, words.season(result.evenings.length));
  }
  if (csv !== undefined) write(csv, new TextEncoder().encode(csvOf(ladderLines(result))), words.ladders);
  output.out(args.json ? `${JSON.stringify(seasonJson(result), null, 2)}\n` : seasonText(result));
}

/** An existing workbook that the output replaces. */
interface Replaced {
  readonly file: string;
  readonly isSeason: boolean;
  /** Names typed in a season's workbook. */
  readonly names: readonly NameLine[];
  /** Kinds of the sessions in the workbook, so that no evening is overwritten by mistake. */
  readonly kinds: readonly string[];
}

/** Reads the file to be replaced; null if it does not exist or is not readable. */
async function savedIn(file: string): Promise<Replaced | null> {
  if (!existsSync(file)) return null;
  try {
    const saved = await readXlsx(readBytes(file));
    if (isSeason(saved)) return { file, isSeason: true, names: namesInSeason(saved), kinds: [] };
    const kinds = readSaved(saved).map(({ plan }) => plan.kind);
    return { file, isSeason: false, names: [], kinds };
  } catch (error) {
    if (error instanceof InputError) return null;
    throw error;
  }
}

function isSameFile(first: string, second: string): boolean {
  return realpathSync(first) === realpathSync(second);
}

/**
 * Returns the table of names: the names typed in the replaced workbook and the names of a file, which take precedence.
 */
async function namesOf(args: SeasonArguments, replaced: Replaced | null, output: Output): Promise<NameTable> {
  const existingNames = replaced?.names ?? [];
  if (replaced && existingNames.length > 0) output.error(`${words.keptNames(replaced.file, existingNames.length)}\n`);
  const fileNames = args.names === undefined ? [] : await namesIn(args.names);
  return nameTable([...existingNames, ...fileNames]);
}

async function namesIn(file: string): Promise<NameLine[]> {
  if (!/\.xlsx$/i.test(file)) return readNames(readText(file));
  const saved = await readXlsx(readBytes(file));
  if (!isSeason(saved)) throw new InputError(words.noNames(file), "names");
  return namesInSeason(saved);
}

/** Prints the ladders, and names that may belong to one person. */
function seasonText(result: Season): string {
  const ladders = result.series.flatMap(({ name, ladders: all }) =>
    all.flatMap((ladder) => {
      const [headings = [], ...rows] = ladderTable(result, ladder);
      const more = rows.length - SHOWN_ROWS;
      return [
        words.ladder(seasonTexts.subjects[ladder.subject], name),
        ...inColumns([headings, ...rows.slice(0, SHOWN_ROWS)]),
        ...(more > 0 ? [words.moreRows(more)] : []),
        "",
      ];
    })
  );
  const doubts = result.doubts.map(({ names: [first, second], reason }) =>
    words.doubt(first, second, seasonTexts.reasons[reason])
  );
  const doubtLines = doubts.length === 0 ? [] : [words.doubts, ...doubts];
  return linesText([...ladders, ...doubtLines]);
}

/**
 * Reads workbooks one after the other.
 * @param printLine receives messages on files.
 */
async function readAll(files: readonly string[], printLine: (line: string) => void): Promise<Gathered> {
  const { take, gathered } = gathering((file) => [texts.season.leftOut(file)]);
  for (const file of files) for (const line of await take(file, () => readXlsx(readBytes(file)))) printLine(line);
  return gathered;
}
