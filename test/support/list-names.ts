import type { Area, PlacedList, Sheet } from "../../src/workbook/model";
import { areaAddress } from "../../src/workbook/reference";
import { columnNumber } from "./relative-formula";

/** A list by the name that it has among those of its sheet: lists of one name are numbered from the top and the left. */
export interface NamedList extends PlacedList {
  readonly called: string;
  /** The first and the last column of the sheet that it takes. */
  readonly left: number;
  readonly right: number;
}

/** Where a formula stands. */
interface Standing {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
}

/** What the cells of a workbook are called: by list, column and row, and by address where they stand in no list. */
export interface ListNames {
  readonly lists: (sheet: string) => readonly NamedList[];
  /** An area such as `standings.total[0..4]`; all rows of a list are `[]`. */
  readonly area: (sheet: string, area: Area) => string;
  /**
   * A formula with its references named: a cell of the formula's own row is `@imps`, of another `imps[3]` or `imps[$3]`;
   * a range that stays when it is copied is `imps[0..3]`, one that moves `~imps[0..3]`; what is read by its row in a
   * column is `imps{3}`, where that goes further than from above the list to below it `imps{3 of 4:9}`, by the sheet's
   * rows. A range through all rows of a list that begins above it is `imps[rows 1:33]`. Of its own list it leaves out the name.
   */
  readonly formula: (formula: string, at: Standing) => string;
}

const REFERENCE = String.raw`('(?:[^']|'')*'!)?(?<![\w.])(\$?)([A-Z]{1,3})(\$?)(\d+)(?::(\$?)([A-Z]{1,3})(\$?)(\d+))?(?![\w.(])`;
/** Texts, what is read by its row in a column, and references. */
const PARTS = new RegExp(String.raw`"(?:[^"]|"")*"|INDEX\((?<column>[^(),"]+),(?<index>\d+)\)|${REFERENCE}`, "g");
const WHOLE = new RegExp(`^${REFERENCE}$`);

/** A corner of a reference: the dollar signs before its column and its row. */
type Dollars = readonly [column: string, row: string];

/** A reference taken apart; of a single cell there is one corner. */
interface Reference {
  readonly prefix: string;
  readonly sheet: string;
  readonly area: Area;
  readonly dollars: readonly Dollars[];
}

/** Where a formula stands, and in which list. */
type Within = Standing & { readonly own: NamedList | undefined };

/** Names the cells of a workbook's sheets. */
export function listNames(sheets: readonly Pick<Sheet, "name" | "lists">[]): ListNames {
  const bySheet = new Map(sheets.map((sheet) => [sheet.name, namedLists(sheet)]));
  const lists = (sheet: string) => bySheet.get(sheet) ?? [];

  const nameOf = ({ prefix, area, dollars }: Reference, at: Within, list: NamedList): string => {
    const { own } = at;
    // Of lists with as many rows, such as a table's boards and the steps of what is typed for them, rows go together.
    const ownRow = own?.rows.length === list.rows.length && own.rows.includes(at.row) ? rowLabel(own, at.row) : null;
    const name = prefix === "" && list === own ? "" : dotted(list);
    const [[firstColumn, firstRow] = ["", ""], last] = dollars;
    const [top, bottom] = [rowLabel(list, area.top), rowLabel(list, area.bottom)];
    const [left, right] = columnLabels(list, area);
    if (!last) {
      if (firstRow === "" && top === ownRow) return `${prefix}@${name}${firstColumn}${left}`;
      return `${prefix}${name}${firstColumn}${left}[${firstRow}${top}]`;
    }
    const all = [...dollars.flat()].join("");
    const [lastColumn, lastRow] = last;
    if (firstRow + lastRow === "" && top === ownRow && bottom === ownRow)
      return `${prefix}@${name}${firstColumn}${left}:${lastColumn}${right}`;
    const [stays, moves] = [all === "$$$$", all === ""];
    const sign = (dollar: string) => (stays ? "" : dollar);
    const [from, to] = [sign(firstColumn) + left, sign(lastColumn) + right];
    const columns = from === to ? from : `${from}:${to}`;
    const rows = stays && isWhole(list, area) ? "" : `${sign(firstRow)}${top}..${sign(lastRow)}${bottom}`;
    return `${prefix}${moves ? "~" : ""}${name}${columns}[${rows}]`;
  };

  const named = (text: string, at: Within): string => {
    const reference = readReference(text, at.sheet);
    if (!reference) return text;
    const { prefix, sheet, area, dollars } = reference;
    const list = listOf(lists(sheet), area);
    if (list) return nameOf(reference, at, list);
    const column = throughList(lists(sheet), area);
    if (column && dollars.flat().join("") === "$$$$") {
      const [left, right] = columnLabels(column, area);
      return `${prefix}${dotted(column)}${left === right ? left : `${left}:${right}`}[rows ${area.top}:${area.bottom}]`;
    }
    // From one list to another: by its corners.
    const corners = [
      { ...area, bottom: area.top, right: area.left },
      { ...area, top: area.bottom, left: area.right },
    ];
    const names = dollars.flatMap(([columnSign, rowSign], i) => {
      const corner = corners[i]!;
      const its = listOf(lists(sheet), corner);
      return its
        ? [`${dotted(its)}${columnSign}${columnLabels(its, corner)[0]}[${rowSign}${rowLabel(its, corner.top)}]`]
        : [];
    });
    return names.length === 2 ? prefix + names.join(":") : text;
  };

  /** A cell that is read by its row in its column. */
  const byRow = (column: string, index: number, at: Within): string | null => {
    const reference = readReference(column, at.sheet);
    if (!reference || reference.dollars.flat().join("") !== "$$$$") return null;
    const { prefix, sheet, area } = reference;
    const row = area.top + index - 1;
    const list = lists(sheet).find(
      (each) => each.left <= area.left && area.left <= each.right && each.rows.includes(row)
    );
    if (!list || area.left !== area.right || row > area.bottom) return null;
    const cell = { ...area, top: row, bottom: row };
    const name = nameOf({ ...reference, area: cell, dollars: [["", ""]] }, at, list).slice(prefix.length);
    const [, own, key, label] = /^(@?)([^[]*)(?:\[(.*)\])?$/.exec(name)!;
    const isUsual = area.top === list.rows[0]! - 1 && area.bottom === list.rows[list.rows.length - 1]! + 1;
    const rows = isUsual ? "" : ` of ${area.top}:${area.bottom}`;
    return `${prefix}${key}{${own === "" ? label : rows && "@"}${rows}}`;
  };

  return {
    lists,
    area: (sheet, area) => {
      const list = listOf(lists(sheet), area);
      if (!list) return areaAddress(area).replace(/\$/g, "");
      const [left, right] = columnLabels(list, area);
      const [top, bottom] = [rowLabel(list, area.top), rowLabel(list, area.bottom)];
      const rows = isWhole(list, area) ? "" : top === bottom ? top : `${top}..${bottom}`;
      return `${dotted(list)}${left === right ? left : `${left}:${right}`}[${rows}]`;
    },
    formula: (formula, { sheet, row, column }) => {
      const own = listOf(lists(sheet), { top: row, bottom: row, left: column, right: column });
      const at = { sheet, row, column, own };
      return formula.replace(PARTS, (part: string, ...rest) => {
        const found = rest[rest.length - 1] as { column?: string; index?: string };
        if (found.column === undefined) return named(part, at);
        return byRow(found.column, Number(found.index), at) ?? `INDEX(${named(found.column, at)},${found.index})`;
      });
    },
  };
}

/** What stands before a column's key. */
export function dotted({ called }: NamedList): string {
  return called === "" ? "" : `${called}.`;
}

function namedLists({ name: sheet, lists: all }: Pick<Sheet, "name" | "lists">): NamedList[] {
  const lists = all.filter(({ columns }) => columns.size > 0);
  if (lists.length > 1 && lists.some(({ name }) => name === ""))
    throw new Error(`${sheet}: a list has no name where it is placed, though it is not the only one`);
  const words = lists.flatMap(({ name, columns }) => [name, ...columns.keys()]);
  if (!words.every((word) => /^\w*$/.test(word))) throw new Error(`${sheet}: not all names are words: ${words.join()}`);
  const top = ({ rows, headingRow }: PlacedList) => rows[0] ?? headingRow;
  const sorted = lists
    .map((list) => {
      const across = [...list.columns.values()];
      return { ...list, left: across[0]!.left, right: across[across.length - 1]!.right };
    })
    .sort((a, b) => a.headingRow - b.headingRow || a.left - b.left || top(a) - top(b));
  return sorted.map((list) => {
    const alike = sorted.filter(({ name }) => name === list.name);
    return { ...list, called: alike.length > 1 ? `${list.name}${alike.indexOf(list) + 1}` : list.name };
  });
}

/** The list in which an area stands: sooner by its rows than by its headings or what is between and below them. */
function listOf(lists: readonly NamedList[], { top, bottom, left, right }: Area): NamedList | undefined {
  let best: { readonly list: NamedList; readonly rank: number } | undefined;
  for (const list of lists) {
    if (left < list.left || right > list.right) continue;
    const rank = Math.max(rankOf(list, top), rankOf(list, bottom));
    if (rank <= 2 && (!best || rank < best.rank)) best = { list, rank };
  }
  return best?.list;
}

/** The only list through all of whose rows an area goes that begins or ends outside it. */
function throughList(lists: readonly NamedList[], { top, bottom, left, right }: Area): NamedList | undefined {
  const [list, ...others] = lists.filter((each) => left >= each.left && right <= each.right);
  const { rows = [] } = list ?? {};
  const [first, last] = [rows[0], rows[rows.length - 1]];
  if (others.length > 0 || first === undefined || last === undefined) return undefined;
  return top < first && bottom >= last ? list : undefined;
}

function rankOf({ rows, headingRow }: PlacedList, row: number): number {
  if (rows.includes(row)) return 0;
  const last = rows[rows.length - 1] ?? headingRow;
  return row === last + 1 ? 2 : row >= headingRow && row < last ? 1 : 3;
}

/** A row of a list from 0, `head`, `end` below the last, or how far above a row it is: `3-1`. */
function rowLabel({ rows, headingRow }: PlacedList, row: number): string {
  const index = rows.indexOf(row);
  if (index >= 0) return String(index);
  if (row === headingRow) return "head";
  const next = rows.findIndex((each) => each > row);
  return next < 0 ? "end" : `${next}-${rows[next]! - row}`;
}

/** The keys of an area's first and last column; within a key that takes several, with how far. */
function columnLabels({ columns }: PlacedList, { left, right }: Area): [left: string, right: string] {
  const label = (column: number, side: "left" | "right") => {
    const [key, place] = [...columns].find(([, each]) => each.left <= column && column <= each.right)!;
    return place[side] === column ? key : `${key}+${column - place.left}`;
  };
  return [label(left, "left"), label(right, "right")];
}

function isWhole({ rows }: PlacedList, { top, bottom }: Area): boolean {
  return rows[0] === top && rows[rows.length - 1] === bottom;
}

function readReference(text: string, own: string): Reference | null {
  const found = WHOLE.exec(text);
  if (!found) return null;
  const [, prefix = "", columnSign = "", letters = "", rowSign = "", digits = "", ...other] = found;
  const [lastColumnSign = "", lastLetters, lastRowSign = "", lastDigits] = other;
  return {
    prefix,
    sheet: prefix === "" ? own : prefix.slice(1, -2).replace(/''/g, "'"),
    area: {
      top: Number(digits),
      left: columnNumber(letters),
      bottom: Number(lastDigits ?? digits),
      right: columnNumber(lastLetters ?? letters),
    },
    dollars: [[columnSign, rowSign], ...(lastLetters === undefined ? [] : ([[lastColumnSign, lastRowSign]] as const))],
  };
}
