import { unzipSync } from "fflate";
import { caseFiles, caseNames, caseOptions, caseWorkbook, expectedFiles, expectedStyles } from "./support/case-files";
import { DIALECTS } from "../src/workbook/dialect-names";
import { PAPERS, type Workbook } from "../src/workbook/model";
import { kindNames } from "../src/sessions/kinds";
import { sessionWorkbook } from "../src/workbook/session-workbook";
import { texts } from "../src/workbook/texts";
import { writeWorkbook } from "../src/xlsx/write-xlsx";
import { CASE_OF_EACH_SORT } from "./support/case-sorts";
import { runs } from "./support/runs";
import { before } from "./support/sessions";
import { stylesText } from "./support/style-names";
import { lineDifference, sheetDifference } from "./support/text-difference";

const made = new Map<string, Workbook>();

/** The workbook of a case, made once for all that is asked of it. */
function workbookOf(name: string): Workbook {
  const known = made.get(name) ?? caseWorkbook(name);
  made.set(name, known);
  return known;
}

/** Every case has to be read after each change of a sheet that it shows; eleven kinds have two or three each. */
const MOST_CASES = 32;

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
  expectFiles(name, expectedFiles(name), caseFiles(name, workbookOf(name)));
});

test("the tables of styles", () => {
  expectFiles("", new Map([["styles.txt", expectedStyles()]]), new Map([["styles.txt", stylesText()]]));
});

test("every sheet of every kind is in some case, and the hidden sheet of a kind and form in one", () => {
  const seen = caseNames().map((name) => {
    const { kind, options, leaveOut = [] } = caseOptions(name);
    const of = kind === "team-match" ? `${kind} ${options.form ?? "league"}` : kind;
    const form = `${kind} ${options.form ?? ""}`;
    return { of, form, leaveOut, printed: [...expectedFiles(name).keys()] };
  });
  const hidden = seen.filter(({ printed }) => printed.includes(`sheets/${texts.working.name}.txt`));
  expect(hidden.map(({ form }) => form).sort()).toEqual([...new Set(seen.map(({ form }) => form))].sort());
  for (const { of, leaveOut } of seen)
    for (const sheet of leaveOut) {
      const printing = seen.filter((each) => each.of === of && each.printed.includes(`sheets/${sheet}.txt`));
      expect({ of, sheet, printed: printing.length > 0 }).toEqual({ of, sheet, printed: true });
    }
});

test("the cases are of all kinds, dialects and papers", () => {
  const cases = caseNames().map(caseOptions);
  expect(cases.length).toBeLessThanOrEqual(MOST_CASES);
  expect(new Set(cases.map(({ kind }) => kind))).toEqual(new Set(kindNames()));
  for (const name of kindNames()) {
    const workbooks = cases.filter(({ kind }) => kind === name).map(({ workbook = {} }) => workbook);
    const formulas = new Set(workbooks.map((workbook) => workbook.formulas ?? "built-in"));
    const papers = new Set(workbooks.map((workbook) => workbook.paper ?? "A4"));
    expect([name, [...formulas].sort(), [...papers].sort()]).toEqual([name, [...DIALECTS].sort(), [...PAPERS].sort()]);
  }
});

describe("what a person still reads", () => {
  /** No formula is longer than the first, and of a hundred all but one not longer than the second. */
  const [MOST, USUAL] = [300, 200] as const;
  /** A row of travellers works itself out from its own cells, so that it may be sorted: it has no steps on another sheet. */
  const MOST_OF_A_TRAVELLER = 400;
  /** Of highlights, rules of entry and names. */
  const MOST_ELSEWHERE = 250;
  /** The same as the second in events, which read what is typed for a match by a formula for each cell. */
  const USUAL_IN_EVENTS = 260;

  function formulasIn(name: string, { sheets } = workbookOf(name)) {
    return sheets.flatMap(({ name: sheet, cells }) =>
      cells.flatMap(({ row, column, formula = "" }) =>
        formula === "" ? [] : [{ at: [name, sheet, row, column], formula }]
      )
    );
  }

  /** The length that one formula of a hundred exceeds. */
  function usualLength(formulas: readonly { readonly formula: string }[]): number {
    const rising = formulas.map(({ formula }) => formula.length).sort((a, b) => a - b);
    return rising[Math.floor(rising.length * 0.99)] ?? NaN;
  }

  test("no formula of a cell is longer", () => {
    const tooLong = caseNames().flatMap((name) => {
      const isTraveller = ({ at: [, sheet] }: { readonly at: readonly unknown[] }) =>
        caseOptions(name).kind === "club" && sheet === "Results";
      return formulasIn(name).filter((cell) => cell.formula.length > (isTraveller(cell) ? MOST_OF_A_TRAVELLER : MOST));
    });
    expect(tooLong).toEqual([]);
  });

  test("no formula has a word of the program", () => {
    const inSpreadsheets = (formula: string) => formula.replace(/"[^"]*"/g, '""');
    const strange = caseNames().flatMap((name) =>
      formulasIn(name).filter(({ formula }) => /\b(Infinity|NaN|undefined|null)\b/.test(inSpreadsheets(formula)))
    );
    expect(strange).toEqual([]);
  });

  test("few formulas are long", () => {
    const isEvent = (name: string) => ["swiss-event", "league"].includes(caseOptions(name).kind);
    const formulas = (events: boolean) =>
      CASE_OF_EACH_SORT.filter((name) => isEvent(name) === events).flatMap((name) => formulasIn(name));
    expect(formulas(false).length).toBeGreaterThan(25000);
    expect(usualLength(formulas(false))).toBeLessThanOrEqual(USUAL);
    expect(usualLength(formulas(true))).toBeLessThanOrEqual(USUAL_IN_EVENTS);
  });

  // For four pairs the sums that a table's sheet prints below each round come on top of 1,800.
  test.each([
    ["four-pairs", { boards: 24 }, 1810],
    ["pairs", { pairs: ["8"] }, 8900],
    ["individual", { players: ["12"] }, 9500],
    ["four-teams", { boards: 30 }, 5900],
  ] as const)("an empty workbook has not many formulas, and few are long: %s with %j", (kind, options, most) => {
    const formulas = formulasIn(kind, sessionWorkbook(before(kind, options)));
    expect(formulas.length).toBeLessThanOrEqual(most);
    expect(usualLength(formulas)).toBeLessThanOrEqual(USUAL);
    expect(Math.max(...formulas.map(({ formula }) => formula.length))).toBeLessThanOrEqual(MOST);
  });

  test("nor is what highlights, rules of entry and names say", async () => {
    const longest = new Map<string, number>();
    for (const name of runs({ ci: CASE_OF_EACH_SORT, soak: caseNames() })) {
      const parts = Object.values(unzipSync(await writeWorkbook(workbookOf(name)))).map((part) =>
        new TextDecoder().decode(part)
      );
      for (const part of parts)
        for (const [, what = "", said = ""] of part.matchAll(/<(formula|formula1|definedName)\b[^>]*>([^<]*)</g))
          longest.set(what, Math.max(longest.get(what) ?? 0, said.length));
    }
    expect([...longest.keys()].sort()).toEqual(["definedName", "formula", "formula1"]);
    expect(Math.max(...longest.values())).toBeLessThanOrEqual(MOST_ELSEWHERE);
  });
});
