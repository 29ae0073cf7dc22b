/** The longest line of a file in export format, in characters without its end (PBN 2.1, section 2.3). */
const LONGEST_LINE = 255;

/** Line end that programs on any system can read. */
const LINE_END = "\r\n";

/** Characters that do not print; a PBN string must not have them. */
// eslint-disable-next-line no-control-regex
const NOT_PRINTING = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]+/g;

/** Returns a string token with its quotes and backslashes escaped, at most `longest` characters long. */
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
  // A value that begins with # would be read as inherited from another game.
  const value = text.startsWith("#") ? ` ${text}` : text;
  return `[${name} ${quoted(value, LONGEST_LINE - name.length - 3)}]`;
}

/** A column of a table. Right-aligned values ("R") are padded on the left, left-aligned values on the right. */
export interface TableColumn {
  readonly name: string;
  readonly align: "L" | "R";
  /** The column's values as they are written, by row; names are string tokens. */
  readonly values: readonly string[];
}

/** A section with a table, its columns as wide as their widest values. */
export function tableSection(name: string, columns: readonly TableColumn[]): string[] {
  const widths = columns.map(({ values }) => Math.max(1, ...values.map((value) => value.length)));
  // The backslash before a width belongs to the syntax of tables: it is not doubled, as in the standard's examples.
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

/** The text of a file: the header, then each game after an empty line. */
export function fileOf(header: readonly string[], games: readonly (readonly string[])[]): string {
  return [...header, ...games.flatMap((game) => ["", ...game])].map((line) => `${line}${LINE_END}`).join("");
}
