import { caseFiles, caseNames, caseOptions, expectedFiles, expectedStyles } from "./support/case-files";
import { DIALECTS } from "../src/workbook/dialect-names";
import { PAPERS } from "../src/workbook/model";
import { kindNames } from "../src/sessions/kinds";
import { stylesText } from "./support/style-names";
import { lineDifference, sheetDifference } from "./support/text-difference";

/** Differences of a file that are shown; git shows the rest. */
const MOST_SHOWN = 25;

/** Fails with what differs, by file. */
function expectFiles(what: string, expected: ReadonlyMap<string, string>, actual: ReadonlyMap<string, string>): void {
  const files = [...new Set([...expected.keys(), ...actual.keys()])].sort();
  const differing = files.flatMap((file) => {
    const [before, after] = [expected.get(file), actual.get(file)];
    if (before === after) return [];
    if (before === undefined) return [`${file} is new`];
    if (after === undefined) return [`${file} is gone`];
    const lines = file.startsWith("sheets/") ? sheetDifference(before, after) : lineDifference(before, after);
    const rest = lines.length > MOST_SHOWN ? [`  … and ${lines.length - MOST_SHOWN} more`] : [];
    return [file, ...lines.slice(0, MOST_SHOWN).map((line) => `  ${line}`), ...rest];
  });
  if (differing.length === 0) return;
  const update = `If that is meant: npm run cases -- ${what}, and read "git diff test/cases".`;
  throw new Error([`test/cases/${what} differs (expected → actual):`, ...differing, update].join("\n"));
}

test.each(caseNames())("%s", (name) => {
  expectFiles(name, expectedFiles(name), caseFiles(name));
});

test("the tables of styles", () => {
  expectFiles("", new Map([["styles.txt", expectedStyles()]]), new Map([["styles.txt", stylesText()]]));
});

test("every sheet of every kind is in some case", () => {
  const names = caseNames();
  const seen = names.map((name) => {
    const { kind, options, leaveOut = [] } = caseOptions(name);
    const of = kind === "team-match" ? `${kind} ${options.form ?? "league"}` : kind;
    return { of, leaveOut, printed: [...expectedFiles(name).keys()] };
  });
  for (const { of, leaveOut } of seen)
    for (const sheet of leaveOut) {
      const printing = seen.filter((each) => each.of === of && each.printed.includes(`sheets/${sheet}.txt`));
      expect({ of, sheet, printed: printing.length > 0 }).toEqual({ of, sheet, printed: true });
    }
});

test("the cases are of all kinds, dialects and papers", () => {
  const cases = caseNames().map(caseOptions);
  expect(cases.length).toBeGreaterThanOrEqual(30);
  expect(new Set(cases.map(({ kind }) => kind))).toEqual(new Set(kindNames()));
  for (const name of kindNames()) {
    const workbooks = cases.filter(({ kind }) => kind === name).map(({ workbook = {} }) => workbook);
    const formulas = new Set(workbooks.map((workbook) => workbook.formulas ?? "built-in"));
    const papers = new Set(workbooks.map((workbook) => workbook.paper ?? "A4"));
    expect([name, [...formulas].sort(), [...papers].sort()]).toEqual([name, [...DIALECTS].sort(), [...PAPERS].sort()]);
  }
});
