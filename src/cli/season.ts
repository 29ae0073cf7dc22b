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

/** Rows of a ladder that are printed: the workbook has all. */
const SHOWN_ROWS = 30;

/**
 * Adds evenings up: `npm run season`.
 * @param written where the files that have been written are listed.
 * @throws InputError where nothing can be added up, or written.
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
  const write = (file: string, bytes: Uint8Array, what: string) => {
    writeWhole(file, bytes, args.force);
    written.push(file);
    output.error(`${texts.written(file, what)}\n`);
  };
  if (args.league || read.leagues.length > 0) {
    if (replaced && replaced.kinds.some((kind) => kind !== "league"))
      throw new InputError(words.notOfLeague(replaced.file));
    return addToLeague(args, read, names, { out, write, output });
  }
  if (replaced && replaced.kinds.length > 0) throw new InputError(words.notOfSeason(replaced.file));
  const found = season(read.digests, { ...args.season, names });
  for (const { text } of found.remarks) output.error(`${text}\n`);
  if (found.evenings.length === 0) throw new InputError(words.nothing(files.length));
  output.error(`${words.counted(found.evenings.length, files.length)}\n`);
  if (out !== undefined) {
    const linkTo = (source: string) => path.relative(path.dirname(path.resolve(out)), path.resolve(source));
    const bytes = await writeWorkbook(seasonWorkbook(found, { paper: args.paper, linkTo }));
    write(out, bytes, words.season(found.evenings.length));
  }
  if (csv !== undefined) write(csv, new TextEncoder().encode(csvOf(ladderLines(found))), words.ladders);
  output.out(args.json ? `${JSON.stringify(seasonJson(found), null, 2)}\n` : seasonText(found));
}

/** A file that is to be written over, as far as it is a workbook of ours. */
interface Replaced {
  readonly file: string;
  readonly isSeason: boolean;
  /** The names that are typed in a season's. */
  readonly names: readonly NameLine[];
  /** The sessions that it has: an evening is not to be lost by a slip. */
  readonly kinds: readonly string[];
}

/** What stands in the file that is to be written; null where there is none, or none that can be read. */
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

/** The table of names: those typed in the season's workbook that is written over, and those of a file, which count first. */
async function namesOf(args: SeasonArguments, replaced: Replaced | null, output: Output): Promise<NameTable> {
  const kept = replaced?.names ?? [];
  if (replaced && kept.length > 0) output.error(`${words.keptNames(replaced.file, kept.length)}\n`);
  const given = args.names === undefined ? [] : await namesIn(args.names);
  return nameTable([...kept, ...given]);
}

async function namesIn(file: string): Promise<NameLine[]> {
  if (!/\.xlsx$/i.test(file)) return readNames(readText(file));
  const saved = await readXlsx(readBytes(file));
  if (!isSeason(saved)) throw new InputError(words.noNames(file), "names");
  return namesInSeason(saved);
}

/** The ladders as they are printed, and the names that may be one. */
function seasonText(found: Season): string {
  const ladders = found.series.flatMap(({ name, ladders: all }) =>
    all.flatMap((ladder) => {
      const [headings = [], ...rows] = ladderTable(found, ladder);
      const more = rows.length - SHOWN_ROWS;
      return [
        words.ladder(seasonTexts.subjects[ladder.subject], name),
        ...inColumns([headings, ...rows.slice(0, SHOWN_ROWS)]),
        ...(more > 0 ? [words.moreRows(more)] : []),
        "",
      ];
    })
  );
  const doubts = found.doubts.map(({ names: [first, second], reason }) =>
    words.doubt(first, second, seasonTexts.reasons[reason])
  );
  const said = doubts.length === 0 ? [] : [words.doubts, ...doubts];
  return linesText([...ladders, ...said]);
}

/**
 * Reads the workbooks of evenings, one file after the other.
 * @param tell takes a line for each thing that is to be said of a file.
 */
async function readAll(files: readonly string[], tell: (line: string) => void): Promise<Gathered> {
  const { take, gathered } = gathering((file) => [texts.season.leftOut(file)]);
  for (const file of files) for (const line of await take(file, () => readXlsx(readBytes(file)))) tell(line);
  return gathered;
}
