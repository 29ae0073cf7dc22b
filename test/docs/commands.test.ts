import { readFileSync } from "node:fs";
import path from "node:path";
import { run } from "../../src/cli/run";
import { kindNames } from "../../src/sessions/kinds";
import { codeIn, DOCUMENTS, ROOT } from "./markdown";

const { scripts } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8")) as {
  scripts: Readonly<Record<string, string>>;
};
/** What npm runs without "run". */
const SHORT = ["start", "stop", "test"];
/** npm's own commands. */
const NPM = ["ci", "install"];

const CODE = DOCUMENTS.flatMap(({ file, text }) => codeIn(text).map((code) => ({ file, code })));
const NPM_CALLS = CODE.flatMap(({ file, code }) =>
  [...code.matchAll(/\bnpm (?:(run) (?:--silent )?)?([a-z:-]+)/g)].map(([, by, script]) => ({
    file,
    by,
    script: script!,
  }))
);

test("every npm script that the documents name exists", () => {
  expect(NPM_CALLS.length).toBeGreaterThan(20);
  const unknown = NPM_CALLS.filter(({ by, script }) =>
    by ? scripts[script] === undefined : ![...SHORT, ...NPM].includes(script)
  );
  expect(unknown).toEqual([]);
  for (const script of SHORT) expect(scripts[script]).toBeDefined();
});

/** The commands that make a session, without what comes before their arguments. */
const COMMANDS = [
  ...new Set(CODE.flatMap(({ code }) => /^npm run (?:--silent )?workbook -- (.+)$/.exec(code)?.[1] ?? [])),
];

test("the documents have a command for every kind of session", () => {
  const kinds = new Set(COMMANDS.map((command) => command.split(" ")[0]!));
  expect([...kinds].sort()).toEqual(kindNames().sort());
});

test.each(COMMANDS)("npm run workbook -- %s", async (command) => {
  let [out, error] = ["", ""];
  const text = { out: (said: string) => (out += said), error: (said: string) => (error += said) };
  const before = process.cwd();
  process.chdir(ROOT);
  try {
    expect([await run(toPrint(command), text, "2026-11-20"), error]).toEqual([0, ""]);
  } finally {
    process.chdir(before);
  }
  const { session, kind } = JSON.parse(out) as { session?: string; kind?: string };
  expect(session ?? kind).toBe(command.split(" ")[0]);
});

/** The arguments of a command that prints its session and writes no file. */
function toPrint(command: string): string[] {
  const words = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) =>
    quoted === undefined ? word! : completed(quoted)
  );
  const out = words.indexOf("--out");
  if (out >= 0) words.splice(out, 2);
  return [...new Set([...words.filter((word) => word !== "--force"), "--json"])];
}

/** A list of teams that ends in "…" goes on to the twelve of the example. */
function completed(quoted: string): string {
  const names = quoted.split("; ");
  if (names.pop() !== "…") return quoted;
  while (names.length < 12) names.push(`Team ${names.length + 1}`);
  return names.join("; ");
}
