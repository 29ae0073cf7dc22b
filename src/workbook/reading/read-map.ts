import type { Entries, EntryCell, EntryLine, EntryOption } from "../entries";
import {
  isFileMap,
  CHECKSUM_LENGTH,
  type WrittenMap,
  type WrittenLines,
  type WrittenName,
  type WrittenOption,
  type WrittenSheet,
} from "../file-map";
import type { DefinedName } from "../model";

/** The map in a file: the places of the yellow cells, and the texts by which sheets and rows are recognized. */
export interface FileMap {
  readonly format: number;
  readonly sheets: readonly MappedSheet[];
  readonly entries: Entries;
}

export interface MappedSheet {
  readonly name: string;
  /** Rows with cells that are the same in every copy of the workbook, keyed by row number. */
  readonly fixed: ReadonlyMap<number, MappedRow>;
  readonly formulas: readonly CellPlace[];
  /** All entry cells, including those that belong to no result and no option. */
  readonly typed: readonly CellPlace[];
  /** Defined names of areas of the sheet; empty in older maps. */
  readonly names: readonly Pick<DefinedName, "name" | "area">[];
}

export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** The fixed cells of a row: their columns, and a check sum of their texts. */
export interface MappedRow {
  readonly columns: readonly number[];
  readonly sum: string;
}

/** Limit to the numbers in a map: more than any workbook of this program has cells. */
const MAX_PLACES = 400_000;

/**
 * Reads a map.
 * @returns null if the text is no map, or damaged.
 */
export function readMap(text: string): FileMap | null {
  if (!isFileMap(text)) return null;
  try {
    const { format, sheets, lines, options, names: areas = [] } = JSON.parse(text) as WrittenMap;
    if (typeof format !== "number") return null;
    const unpack = unpacker();
    const names = sheets.map(([name]) => String(name));
    const nameSet = new Set(names);
    const entries: Entries = {
      lines: lines.flatMap((group) => readLineGroup(group, names, unpack)),
      options: options.map((option) => readOption(option, names, unpack)),
    };
    const isWhole = entries.lines.every(({ sheet }) => nameSet.has(sheet));
    return isWhole
      ? {
          format,
          sheets: sheets.map((sheet, index) =>
            readSheet(
              sheet,
              unpack,
              areas.filter(([, position]) => position === index)
            )
          ),
          entries,
        }
      : null;
  } catch {
    return null;
  }
}

/** Returns the format of a map, which may be of a later version; 0 if the map does not name it. */
export function formatOf(text: string): number {
  return Number(/^\{"format":(\d{1,9})/.exec(text)?.[1] ?? 0);
}

function readLineGroup(group: WrittenLines, names: readonly string[], unpack: Unpack): EntryLine[] {
  const [kind, sheet, packedRows, typed, written] = group;
  const rows = unpack(packedRows);
  const said = Object.entries(written).map(([key, value]) => {
    if (typeof value === "string") return [key, rows.map(() => value)] as const;
    const [numbers = ""] = value;
    return [key, value.length === rows.length ? value : unpack(numbers).map(String)] as const;
  });
  return rows.map((row, index) => ({
    kind,
    sheet: names[sheet] ?? "",
    row,
    said: Object.fromEntries(said.map(([key, values]) => [key, values[index] ?? ""])),
    typed,
  }));
}

function readOption({ is, at, each = "" }: WrittenOption, names: readonly string[], unpack: Unpack): EntryOption {
  const [sheets = [], rows = [], columns = []] = at.map(unpack);
  const cells = rows.map((row, index): EntryCell => {
    const sheet = names[sheets[index] ?? -1];
    const column = columns[index];
    if (sheet === undefined || column === undefined) throw new Error("An option's cell is nowhere");
    return { sheet, row, column };
  });
  const { words, ...rest } = is as { readonly words?: readonly (readonly [string, string])[] };
  const option = rest as unknown as EntryOption;
  let next = 0;
  const parts = unpack(each).map((count) => cells.slice(next, (next += count)));
  switch (option.kind) {
    case "text": {
      const [cell] = cells;
      if (!cell) throw new Error("An option has no cell");
      return { ...option, cell };
    }
    case "names":
      return { ...option, cells };
    case "phrases": {
      const phrases = parts.map((part, index) => {
        const [before = "", after = ""] = words?.[index] ?? [];
        return { before, cells: part, after };
      });
      return { ...option, phrases };
    }
    case "scale":
      return { ...option, lines: parts };
  }
  throw new Error("An option is of no kind");
}

function readSheet(
  [name, fixed, formulas, typed]: WrittenSheet,
  unpack: Unpack,
  areas: readonly WrittenName[]
): MappedSheet {
  const rows = fixed.flatMap(([packedColumns, packedRows, sums]) => {
    const columns = unpack(packedColumns);
    return unpack(packedRows).map((row, index): [number, MappedRow] => [
      row,
      { columns, sum: sums.slice(index * CHECKSUM_LENGTH, (index + 1) * CHECKSUM_LENGTH) },
    ]);
  });
  const places = (groups: WrittenSheet[2]): CellPlace[] =>
    groups.flatMap(([packedColumns, packedRows]) => {
      const columns = unpack(packedColumns);
      return unpack(packedRows).flatMap((row) => columns.map((column) => ({ row, column })));
    });
  const names = areas.map(([named, , ...corners]) => {
    const [top = 0, left = 0, bottom = 0, right = 0] = corners.map(Number);
    return { name: String(named), area: { top, left, bottom, right } };
  });
  return { name: String(name), fixed: new Map(rows), formulas: places(formulas), typed: places(typed), names };
}

type Unpack = (text: string) => number[];

/**
 * Returns a function that unpacks numbers such as "3", "5-9" (5 to 9) and "7x4" (7 four times). It throws when the
 * numbers of all texts are more than a workbook has cells.
 */
function unpacker(): Unpack {
  let left = MAX_PLACES;
  return (text) =>
    text === ""
      ? []
      : text.split(",").flatMap((run) => {
          const [, first = "", sign, second = ""] = /^(\d{1,7})(?:([-x])(\d{1,7}))?$/.exec(run) ?? [];
          if (first === "") throw new Error("A number is none");
          const from = Number(first);
          const length = sign === undefined ? 1 : sign === "x" ? Number(second) : Number(second) - from + 1;
          left -= Math.max(1, length);
          if (length < 1 || left < 0) throw new Error("There are more numbers than cells");
          return Array.from({ length }, (_, i) => (sign === "x" ? from : from + i));
        });
}
