import type { Digest } from "../../season/digest";
import { nameTable } from "../../season/name-table";
import type { SeasonOptions, SeasonRules } from "../../season/options";
import type { Season } from "../../season/season";
import type { Workbook } from "../model";
import type { SavedWorkbook } from "../saved-workbook";
import { namesInSeason, textsOfSeason } from "./read-season";

/** Season data in its workbook, sufficient for adding an evening. */
export interface CarriedSeason {
  readonly options: SeasonOptions;
  readonly evenings: readonly Digest[];
}

/** Beginnings of the cells that hold season data: a cell with the options, and a cell for each evening. */
const RULES = '{"overtrickSeasonRules":';
const EVENING = '{"overtrickSeasonEvening":';

/** Returns a season's workbook with the season's data added to its hidden sheet, in the cells below the description. */
export function carrying(workbook: Workbook, { rules, evenings }: Season): Workbook {
  const texts = [
    `${RULES}${JSON.stringify(chosen(rules))}}`,
    ...evenings.map(({ source, score, sameAs, playedAs }) => {
      return `${EVENING}${JSON.stringify({ source, score, sameAs, playedAs } satisfies Digest)}}`;
    }),
  ];
  const last = workbook.sheets.length - 1;
  const sheets = workbook.sheets.map((sheet, index) => {
    const description = index === last ? sheet.cells[sheet.cells.length - 1] : undefined;
    if (!description) return sheet;
    const { row, column } = description;
    return { ...sheet, cells: [...sheet.cells, ...texts.map((value, i) => ({ row: row + 1 + i, column, value }))] };
  });
  return { ...workbook, sheets };
}

/**
 * Returns the season data of a saved workbook, with names merged as they are now typed in the workbook.
 * @returns null if it has no season data, as in older versions.
 */
export function carriedIn(saved: SavedWorkbook): CarriedSeason | null {
  const texts = saved.sheets.flatMap(textsOfSeason);
  const read = <T>(start: string): T[] =>
    texts.filter((text) => text.startsWith(start)).map((text) => JSON.parse(text.slice(start.length, -1)) as T);
  try {
    const [options] = read<SeasonOptions>(RULES);
    if (!options) return null;
    return { options: { ...options, names: nameTable(namesInSeason(saved)) }, evenings: read<Digest>(EVENING) };
  } catch {
    // The data cannot be read if somebody has changed the hidden sheet.
    return null;
  }
}

/**
 * Returns the options from which a season's rules can be made again, except for the names, which have a sheet of their
 * own.
 */
function chosen({ title, by, basis, best, order, least, handicap }: SeasonRules): SeasonOptions {
  const { evenings: handicapEvenings, factor: handicapFactor } = handicap;
  return { title, by, basis, ...(best !== null && { best }), order, least, handicapEvenings, handicapFactor };
}
