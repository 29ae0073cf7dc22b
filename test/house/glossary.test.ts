import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const ROOT = path.join(__dirname, "../..");
const GLOSSARY = "docs/glossary.md";

/** The words that the glossary forbids: those of its last columns that are written as `code`. */
const FORBIDDEN = readFileSync(path.join(ROOT, GLOSSARY), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .flatMap(
    (line) =>
      line
        .split("|")
        .at(-2)
        ?.match(/(?<=`)[^`,]+(?=`)/g) ?? []
  );

/** Files under a folder whose paths fit. */
function files(folder: string, fits: RegExp): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .map((file) => path.posix.join(folder, file))
    .filter((file) => fits.test(file));
}

/** What people read, without code in documents. */
const TEXTS = [
  ...files("src", /texts\.ts$/),
  ...files("src/functions", /\.ts$/),
  ...files("scripts/site", /\.ts$/),
  ...files("docs", /^docs\/[\w-]+\.md$/),
  "README.md",
].filter((file) => file !== GLOSSARY);

function read(file: string): string {
  const text = readFileSync(path.join(ROOT, file), "utf8");
  return file.endsWith(".md") ? text.replace(/```[^]*?```|`[^`\n]*`/g, "``") : text;
}

test("the glossary forbids words", () => {
  expect(FORBIDDEN).toEqual(expect.arrayContaining(["tournament", "scorecard", "keypad", "plugin", "competitor"]));
});

test("no text has a word that the glossary forbids", () => {
  const small = FORBIDDEN.join("|");
  const capital = FORBIDDEN.map((word) => word[0]!.toUpperCase() + word.slice(1)).join("|");
  const forbidden = new RegExp(`\\b(${small}|${capital})s?\\b`, "g");
  const found = TEXTS.flatMap((file) => [...read(file).matchAll(forbidden)].map(([word]) => `${file}: ${word}`));
  expect(found).toEqual([]);
});
