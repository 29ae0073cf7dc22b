/** The longest line of a file in export format, in characters without its end (PBN 2.1, section 2.3). */
const LONGEST_LINE = 255;

/** A line's end: what programs on any system read. */
const LINE_END = "\r\n";

/** Characters that are no printing ones: no string of PBN may hold them. */
// eslint-disable-next-line no-control-regex
const NOT_PRINTING = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]+/g;

/** A string token, its quotes and backslashes escaped: at most so many characters long. */
export function quoted(text: string, longest = LONGEST_LINE): string {
  let token = "";
  for (const character of text.replace(NOT_PRINTING, " ")) {
    const written = character === '"' || character === "\\" ? `\\${character}` : character;
    if (token.length + written.length + 2 > longest) break;
    token += written;
  }
  return `"${token}"`;
}

/** A tag pair on a line of its own. */
export function tagPair(name: string, text: string): string {
  // A value that begins with # would be another game's.
  const value = text.startsWith("#") ? ` ${text}` : text;
  return `[${name} ${quoted(value, LONGEST_LINE - name.length - 3)}]`;
}

/** A column of a table: values to the right are padded before them, the others behind. */
export interface TableColumn {
  readonly name: string;
  readonly align: "L" | "R";
  /** A row's values as they are written; names are string tokens. */
  readonly values: readonly string[];
}

/** A section with a table, its columns as wide as their widest values. */
export function tableSection(name: string, columns: readonly TableColumn[]): string[] {
  const widths = columns.map(({ values }) => Math.max(1, ...values.map((value) => value.length)));
  // The backslash of a width is one of the table's own, which programs write singly: the standard's examples do.
  const headings = columns.map((column, i) => `${column.name}\\${widths[i]}${column.align}`);
  const rows = columns[0]?.values.map((_, row) =>
    columns
      .map(({ align, values }, i) => {
        const [value = "", width = 0] = [values[row], widths[i]];
        return align === "R" ? value.padStart(width) : value.padEnd(width);
      })
      .join(" ")
      .trimEnd()
  );
  return [`[${name} "${headings.join(";")}"]`, ...(rows ?? [])];
}

/** The text of a file: what goes before its games, and each game behind an empty line. */
export function fileOf(header: readonly string[], games: readonly (readonly string[])[]): string {
  return [...header, ...games.flatMap((game) => ["", ...game])].map((line) => `${line}${LINE_END}`).join("");
}
