import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { INLINE } from "./dangers";

const ROOT = path.join(__dirname, "../..");

/** What would run text as code, or read it as markup. */
const DANGERS =
  /\beval\s*\(|\bFunction\s*\(|set(Timeout|Interval)\s*\(\s*["'`]|\b(inner|outer)HTML\b|dangerouslySet|insertAdjacentHTML|\bdocument\s*\.\s*write|createContextualFragment|DOMParser|setHTML|srcdoc|javascript:/;

/** The files below a folder, by their paths from the root. */
function filesIn(folder: string, ending: RegExp): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath ?? entry.path, entry.name)))
    .sort();
}

const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");

test("the patterns find what they are for", () => {
  const code = ["eval(x)", "new Function('x')", "setTimeout('x', 1)", "a.innerHTML = b"];
  for (const text of [...code, "document.write(x)", "a.insertAdjacentHTML(b, c)"]) expect(text).toMatch(DANGERS);
  for (const text of ["setTimeout(resolve, 1)", "isFunction(x)", "evaluate(x)"]) expect(text).not.toMatch(DANGERS);
  for (const text of ["<style>", '<p style="x">', "<script>x", '<img onerror="x">']) expect(text).toMatch(INLINE);
  expect('<script src="a.js"></script>').not.toMatch(INLINE);
});

test("no source runs text as code or reads it as markup", () => {
  const files = filesIn("src", /\.(tsx?|html)$/);
  expect(files.length).toBeGreaterThan(150);
  expect(files.filter((file) => DANGERS.test(read(file)))).toEqual([]);
});

test("no source sets an attribute by a name that was typed, or an address", () => {
  const files = filesIn("src/taskpane", /\.tsx?$/).filter((file) => file !== "src/taskpane/shared/dom.ts");
  const setters = /setAttribute\(\s*[^"'\s]|\.(href|src|action)\s*=[^=]/;
  expect(files.filter((file) => setters.test(read(file)))).toEqual([]);
});

test("the sources' pages have no code or styles in them", () => {
  const pages = filesIn("src", /\.html$/);
  expect(pages).toHaveLength(3);
  expect(pages.filter((file) => INLINE.test(read(file)))).toEqual([]);
});
