import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { built } from "../support/built";

const ROOT = path.join(__dirname, "../..");

/** What would run text as code, or read it as markup. */
const DANGERS =
  /\beval\s*\(|\bFunction\s*\(|set(Timeout|Interval)\s*\(\s*["'`]|\b(inner|outer)HTML\b|dangerouslySet|insertAdjacentHTML|\bdocument\s*\.\s*write|createContextualFragment|DOMParser|setHTML|srcdoc|javascript:/;

/** What a page has to be without, because its policy refuses it: code and styles in it. */
const INLINE = /<style|\sstyle\s*=|<script(?![^>]*\ssrc=)|\son\w+\s*=|javascript:/i;

/** The files below a folder, by their paths from the root. */
function filesIn(folder: string, ending: RegExp): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath ?? entry.path, entry.name)))
    .sort();
}

const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");

beforeAll(() => built("functions", "taskpane"));

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

test("neither the sources' pages nor the built ones have code or styles in them", () => {
  const pages = [...filesIn("src", /\.html$/), "dist/taskpane.html", "dist/functions.html"];
  expect(pages).toHaveLength(4);
  expect(pages.filter((file) => INLINE.test(read(file)))).toEqual([]);
  // The help page is text with a style sheet of its own.
  expect(read("dist/functions-help.html")).not.toMatch(/<script|\son\w+\s*=|javascript:/i);
});

test.each(["taskpane.html", "functions.html"])("the policy of %s lets nothing else in", (file) => {
  const [, policy] = /Content-Security-Policy"?\s+content="([^"]+)"/.exec(read(`dist/${file}`))!;
  const directives = new Map(
    policy!.split(";").map((directive) => {
      const [name, ...allowed] = directive.trim().split(/\s+/);
      return [name!, allowed.join(" ")] as const;
    })
  );
  const office = "'self' https://appsforoffice.microsoft.com";
  expect(Object.fromEntries(directives)).toEqual({
    "default-src": "'none'",
    "script-src": office,
    "connect-src": office,
    ...(file === "taskpane.html" && {
      "style-src": "'self'",
      "img-src": "'self'",
      "manifest-src": "'self'",
      "worker-src": "'self'",
    }),
    "base-uri": "'none'",
    "form-action": "'none'",
  });
});

test("no bundle evaluates text; what could read markup is the library of the views alone", () => {
  const bundles = [
    ...filesIn("dist/taskpane", /\.js$/),
    "dist/taskpane.js",
    "dist/taskpane.offline.js",
    "dist/functions.js",
  ];
  expect(bundles.length).toBeGreaterThan(8);
  const evaluating = /\beval\s*\(|\bFunction\s*\(\s*["'`\w]|document\.write|insertAdjacentHTML/;
  expect(bundles.filter((file) => evaluating.test(read(file)))).toEqual([]);
  const markup = bundles.filter((file) => /\b(inner|outer)HTML\b/.test(read(file)));
  expect(markup).toEqual(["dist/taskpane.js"]);
});
