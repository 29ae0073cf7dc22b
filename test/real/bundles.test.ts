import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { INLINE } from "../security/dangers";
import { built, DIST } from "../support/built";

const read = (file: string) => readFileSync(path.join(DIST, file), "utf8");

beforeAll(() => built("functions", "taskpane"));

test("the built pages have no code or styles in them", () => {
  expect(["taskpane.html", "functions.html"].filter((file) => INLINE.test(read(file)))).toEqual([]);
  // The help page is text with a style sheet of its own.
  expect(read("functions-help.html")).not.toMatch(/<script|\son\w+\s*=|javascript:/i);
});

test.each(["taskpane.html", "functions.html"])("the policy of %s lets nothing else in", (file) => {
  const [, policy] = /Content-Security-Policy"?\s+content="([^"]+)"/.exec(read(file))!;
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
  const parts = readdirSync(path.join(DIST, "taskpane")).filter((file) => file.endsWith(".js"));
  const bundles = [...parts.map((file) => `taskpane/${file}`), "taskpane.js", "taskpane.offline.js", "functions.js"];
  expect(bundles.length).toBeGreaterThan(8);
  const evaluating = /\beval\s*\(|\bFunction\s*\(\s*["'`\w]|document\.write|insertAdjacentHTML/;
  expect(bundles.filter((file) => evaluating.test(read(file)))).toEqual([]);
  const markup = bundles.filter((file) => /\b(inner|outer)HTML\b/.test(read(file)));
  expect(markup).toEqual(["taskpane.js"]);
});
