// The documents' Markdown as HTML, with the addresses that their files have on the site.
import { Marked, type Tokens } from "marked";
import { escaped, siteLink } from "./layout";

/** A table of more columns is too wide for a phone, whatever stands in them. */
const MOST_COLUMNS = 4;
/** A row of a table of three columns and more with more letters than this is too wide for a phone. */
const WIDEST_ON_A_PHONE = 44;
/** A longer word leaves a column beside it no room there. */
const LONGEST_WORD = 16;

/** Where a file of the project is on the site; null where the site has not got it. */
export type Place = (file: string) => string | null;

/** A document as HTML, and the files that it links to and the site has not got: their links are left out. */
export interface Rendered {
  readonly html: string;
  readonly left: readonly string[];
}

/**
 * Renders a document.
 * @param page where it is on the site.
 * @param resolve where a link of it leads to, from the root of the project.
 */
export function rendered(text: string, page: string, resolve: (link: string) => string, place: Place): Rendered {
  const left: string[] = [];
  const anchors = new Map<string, number>();
  const placeOf = (file: string): string | null => {
    const known = place(file);
    if (known === null) left.push(file);
    return known === null ? null : siteLink(page, known);
  };
  const marked = new Marked();
  marked.use({
    renderer: {
      heading({ tokens, depth, text: source }) {
        const anchor = numbered(anchorOf(source), anchors);
        // A function's name has no place else to be broken at.
        const inside = this.parser.parseInline(tokens).replace(/\bBRIDGE\./g, "BRIDGE.<wbr>");
        return `<h${depth} id="${anchor}">${inside}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const inside = this.parser.parseInline(tokens);
        if (/^[a-z]+:/.test(href)) return `<a href="${escaped(href)}">${inside}</a>`;
        const [file, anchor] = href.split("#") as [string, string?];
        const to = file === "" ? "" : placeOf(resolve(file));
        if (to === null) return inside;
        return `<a href="${escaped(to)}${anchor === undefined ? "" : `#${anchor}`}">${inside}</a>`;
      },
      image({ href, text: shows }) {
        const from = placeOf(resolve(href));
        if (from === null) return escaped(shows);
        const [file, words] = [escaped(from), escaped(shows)];
        return `<a class="picture" href="${file}"><img src="${file}" alt="${words}" loading="lazy"></a>`;
      },
      codespan({ text: code }) {
        // A path may be broken behind a slash, so that a column of them is no wider than a file's name.
        const path = /^[\w./-]+$/.test(code) ? code.replace(/\//g, "/<wbr>") : escaped(code);
        return `<code>${path}</code>`;
      },
      table({ header, rows }) {
        return table(header, rows, (tokens) => this.parser.parseInline(tokens));
      },
    },
  });
  return { html: marked.parse(text, { async: false }), left };
}

/** The text of a document's first heading. */
export function titleOf(text: string): string {
  return /^# (.+)$/m.exec(text)![1]!.replace(/`/g, "");
}

/** A table. One that is too wide for a phone says there of each cell which column it is of, a row a block. */
function table(
  header: readonly Tokens.TableCell[],
  rows: readonly (readonly Tokens.TableCell[])[],
  inline: (tokens: Tokens.TableCell["tokens"]) => string
): string {
  const widest = Math.max(...[header, ...rows].map((row) => row.reduce((sum, { text }) => sum + text.length, 0)));
  const words = [header, ...rows].flatMap((row) =>
    row.flatMap(({ text }) => text.replace(/\]\(.*?\)/g, "").split(/[\s/-]/))
  );
  const wide =
    header.length > MOST_COLUMNS ||
    (header.length > 2 && widest > WIDEST_ON_A_PHONE) ||
    words.some(({ length }) => length > LONGEST_WORD);
  // Told once more, since a table that is shown as blocks is none to a screen reader.
  const role = (name: string) => (wide ? ` role="${name}"` : "");
  const headed = header.some(({ text }) => text !== "");
  const heading = ({ tokens, text }: Tokens.TableCell) =>
    text === "" ? `<td${role("cell")}></td>` : `<th scope="col"${role("columnheader")}>${inline(tokens)}</th>`;
  const heads = header.map(heading).join("");
  const head = headed ? `<thead${role("rowgroup")}><tr${role("row")}>${heads}</tr></thead>\n` : "";
  const cell = ({ tokens, text }: Tokens.TableCell, column: number) => {
    const label = wide && text !== "" ? ` data-label="${escaped(header[column]!.text.replace(/[`*]/g, ""))}"` : "";
    return `<td${role("cell")}${label}>${inline(tokens)}</td>`;
  };
  const lines = rows.map((row) => `<tr${role("row")}>${row.map(cell).join("")}</tr>`).join("\n");
  return `<table${wide ? ' class="wide"' : ""}${role("table")}>\n${head}<tbody${role("rowgroup")}>\n${lines}\n</tbody>\n</table>\n`;
}

/** A heading's address within its page, as GitHub makes it. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replace(/ /g, "-");
}

/** The second heading of a name is told from the first by a number. */
function numbered(anchor: string, taken: Map<string, number>): string {
  const times = taken.get(anchor) ?? 0;
  taken.set(anchor, times + 1);
  return times === 0 ? anchor : `${anchor}-${times}`;
}
