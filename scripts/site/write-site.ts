// Writes the site's pages, workbooks and pictures beside the pane and the functions.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { transformSync } from "esbuild";
import { PAGE } from "../../src/play/table-link";
import { bundledScript } from "../bundled-script";
import { readyFiles, type ReadyFile } from "../ready-workbooks";
import { documentPages } from "./documents";
import { foundGames } from "./found-games";
import { FIRST_PAGE, homePage } from "./home-page";
import { escaped, pageHtml } from "./layout";

const ROOT = path.join(__dirname, "../..");

/** Folders and files of the project that the site has as they are, and where. */
const COPIED = [
  ["docs/pictures", "pictures"],
  ["docs/examples", "examples"],
  ["examples", "examples"],
  ["assets/icon.svg", "assets/icon.svg"],
  ["LICENSE", "licence.txt"],
] as const;

/** The pane's styles that the site has too, by their place in src/taskpane. */
const OF_THE_PANE = [
  ...["button", "card", "field", "icon", "key", "list-row", "stepper"].map((name) => `components/${name}`),
  ...["rounds/seats", "shared/suits", "pad/compass", "pad/play-of-hand", "pad/where", "evening-bar"].map(
    (name) => `evening/${name}`
  ),
];

/** What only who publishes the site knows. */
export interface Publishing {
  /** Where people may ask: an address of the web or of mail. */
  readonly support?: string | undefined;
  /** The address of the site, where it is known. */
  readonly url?: string | undefined;
}

/**
 * Writes the site.
 * @param folder where the pane and the functions are already, or will be.
 * @param make makes a workbook that is ready.
 */
export async function writeSite(
  folder: string,
  { support, url }: Publishing = {},
  make: (file: ReadyFile) => Promise<Uint8Array> = (file) => file.make()
): Promise<void> {
  const { version } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8")) as { version: string };
  for (const [from, to] of COPIED) cpSync(path.join(ROOT, from), path.join(folder, to), { recursive: true });
  const { pages } = documentPages({ "guide/install.html": FILES, "support.html": asking(support) });
  for (const page of [homePage(), ...pages]) write(folder, page.file, pageHtml(page, version));
  write(folder, "site.css", styles());
  write(folder, FIRST_PAGE, await firstPage());
  const page = url === undefined ? undefined : `${url.replace(/\/+$/, "")}/${PAGE}`;
  for (const ready of readyFiles(page)) write(folder, `workbooks/${ready.file}`, await make(ready));
}

/** The pane's tokens and components, dark where the reader's device is, and the site's own styles. */
function styles(): string {
  const tokens = readFileSync(path.join(ROOT, "src/taskpane/tokens.css"), "utf8")
    .replace(/:root\[data-theme="dark"\] (\{.*?\n\})/s, "@media (prefers-color-scheme: dark) {\n:root $1\n}")
    .replace(/\/\* Beside a workbook .*/s, "");
  const others = [...OF_THE_PANE.map((name) => `src/taskpane/${name}.css`), "scripts/site/site.css"];
  const all = [tokens, ...others.map((file) => readFileSync(path.join(ROOT, file), "utf8"))].join("\n");
  return transformSync(all, { loader: "css", minify: true }).code;
}

/** The script of the first page. */
const firstPage = () =>
  bundledScript(path.join(__dirname, "first-page.ts"), { FOUND_GAMES: JSON.stringify(foundGames()) });

function write(folder: string, file: string, content: string | Uint8Array): void {
  const full = path.join(folder, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, content);
}

/** What the page on installing says here. */
const FILES = `<p class="note">All of it is here: <a href="../taskpane.html#workbook">the page that makes workbooks</a>, and the files
for Excel: <a href="../manifest.xml" download>manifest.xml</a>,
<a href="../overtrick-unified.zip" download>overtrick-unified.zip</a>.</p>
`;

/** Where the page on support sends those who have a question. */
function asking(support: string | undefined): string {
  if (support === undefined) return "";
  const address = support.includes("://") ? support : `mailto:${support}`;
  return `<p class="note">Ask here: <a href="${escaped(address)}">${escaped(support)}</a></p>\n`;
}
