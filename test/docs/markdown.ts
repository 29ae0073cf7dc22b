import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export const ROOT = path.join(__dirname, "../..");

/** A document, by its path from the root. */
export interface Document {
  readonly file: string;
  readonly text: string;
}

const ROOMS = readdirSync(path.join(ROOT, "src"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `src/${name}`);

/** Every document of the project. */
export const DOCUMENTS: readonly Document[] = ["", "docs", "bench", "packages", "src", ...ROOMS].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder))
    .filter((name) => name.endsWith(".md"))
    .map((name) => path.join(folder, name))
    .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), "utf8") }))
);

/** A document by its path. */
export function documentAt(file: string): string {
  return DOCUMENTS.find((known) => known.file === file)!.text;
}

/** What stands in a document as code: indented lines, and spans between backticks. */
export function codeIn(text: string): string[] {
  const blocks = text.split("\n").filter((line) => /^ {4,}\S/.test(line));
  const spans = [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code!.replace(/\s+/g, " "));
  return [...blocks.map((line) => line.trim()), ...spans];
}

/** The addresses of a document's headings, as GitHub makes them. */
export function anchorsIn(text: string): string[] {
  const headings = [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) => heading!);
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .replace(/ /g, "-")
  );
}
