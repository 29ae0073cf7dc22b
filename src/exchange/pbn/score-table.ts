import type { SectionLine, TableSection } from "./parse-pbn";

interface Column {
  readonly name: string;
  /** Minimum width in characters; 0 if none is given. */
  readonly width: number;
}

/** A row of a table, with its values by column name; null if there are more or fewer values than columns. */
interface TableRow {
  readonly line: number;
  readonly values: ReadonlyMap<string, string> | null;
}

/** Reads the rows of a table section, whose value names the columns: "Contract\\5L;Declarer\\1R;…". */
export function rowsOf({ value, lines }: TableSection): TableRow[] {
  const columns = value.split(";").map((text): Column => {
    const [, name = "", width = "0"] = /^\s*[+-]?(.*?)\s*(?:\\+(\d{1,3})[LR]?)?\s*$/.exec(text) ?? [];
    return { name, width: Number(width) };
  });
  return lines.map((row) => ({ line: row.line, values: valuesOf(columns, row) }));
}

function valuesOf(columns: readonly Column[], { text }: SectionLine): ReadonlyMap<string, string> | null {
  const tokens = (text.match(/"(?:[^"\\]|\\.)*"|\S+/g) ?? []).map(plain);
  if (tokens.length === columns.length) return named(columns, tokens);
  if (columns.every(({ width }) => width > 0)) {
    const cells = sliced(columns, text);
    if (cells !== null) return named(columns, cells);
  }
  // Names without quotes come last, and their number of words is unknown: only the columns before them are read.
  const names = columns.findIndex(({ name }) => name.startsWith("Names"));
  return names > 0 && tokens.length > columns.length ? named(columns.slice(0, names), tokens) : null;
}

/** Cuts a row at the columns' widths, since unknown values may be left blank; null if that would cut a value in two. */
function sliced(columns: readonly Column[], text: string): string[] | null {
  let start = 0;
  const cells: string[] = [];
  for (const [i, { width }] of columns.entries()) {
    const end = i === columns.length - 1 ? text.length : start + width;
    if (/\S/.test(text.slice(end, end + 1))) return null;
    cells.push(plain(text.slice(start, end).trim()));
    start = end + 1;
  }
  return cells;
}

function named(columns: readonly Column[], cells: readonly string[]): ReadonlyMap<string, string> {
  return new Map(columns.map(({ name }, i) => [name, cells[i] ?? ""]));
}

function plain(token: string): string {
  return /^".*"$/.test(token) ? token.slice(1, -1).replace(/\\(["\\])/g, "$1") : token;
}
