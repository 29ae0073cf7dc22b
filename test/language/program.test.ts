import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { SCALE_FAMILIES } from "../../src/bridge/vp/named-scale";
import { kindNames, KINDS } from "../../src/sessions/kinds";
import { OPTIONS } from "../../src/sessions/session-options";
import { TIE_WAYS } from "../../src/sessions/event/options";
import { WRITTEN_UNITS } from "../../src/sessions/penalty-units";
import { EVENT_UNITS } from "../../src/sessions/teams/event-penalties";
import { isFileMap } from "../../src/workbook/file-map";
import { PAPERS, type Workbook } from "../../src/workbook/model";
import { CASES, caseNames } from "../support/case-files";
import { CASE_OF_EACH_SORT } from "../support/case-sorts";
import { runs } from "../support/runs";
import { longerProgram } from "../support/language/longer-program";
import * as english from "../support/language/program";
import { savedOf } from "../support/saved";
import { inEnglish, plainWords } from "../support/language/words";

type Program = typeof english;

/** What stands in every language: codes that are typed, and what Excel calls one of its own. */
const CODES = new RegExp(`^(?:[A-Z]+|Pass|protect|${EVENT_UNITS.map((unit) => WRITTEN_UNITS[unit]).join("|")})$`);
/** What formulas of the hidden sheet compare, of which nobody sees anything. */
const HIDDEN_CODES = ["Both"];

const longer = longerProgram();

/** The English words in a text that are not among what was typed. */
function leftOut(text: string, typed: ReadonlySet<string>): string[] {
  return plainWords(text).some((word) => !typed.has(word) && !CODES.test(word)) ? [text] : [];
}

/** The words in a case's options and results, which nobody translates. */
function typedIn(name: string): Set<string> {
  const results = path.join(CASES, name, "results.csv");
  const given =
    JSON.stringify(english.caseOptions(name).options) + (existsSync(results) ? readFileSync(results, "utf8") : "");
  return new Set(plainWords(given));
}

/** The texts that formulas quote. */
function quoted(formula: string): string[] {
  return [...formula.matchAll(/"((?:[^"]|"")*)"/g)].map(([, text = ""]) => text);
}

/** All that people read on a workbook's sheets, and of the hidden ones what formulas hand on. */
function readOn({ title, date, sheets }: Workbook): string[] {
  const shown = sheets.flatMap(({ name, hidden, cells, validations, charts }) => [
    ...cells.flatMap(({ value, formula = "" }) =>
      hidden
        ? quoted(formula).filter((text) => !HIDDEN_CODES.includes(text))
        : [String(value ?? ""), ...quoted(formula)]
    ),
    name,
    ...validations.flatMap(({ rule, error }) => [
      ...(rule.kind === "list" ? rule.values : []),
      ...(error ? [error.title, error.text] : []),
    ]),
    ...charts.flatMap(({ title: heading, description, lines }) => [
      heading,
      description,
      ...lines.map((line) => line.name.value),
    ]),
  ]);
  return [title, date, ...shown];
}

/** A text without the check sums of a workbook's map, which are those of its texts. */
function withoutSums(text: string): string {
  return isFileMap(text) ? text.replace(/(\["[\d,x-]*","[\d,x-]*",)"\w*"/g, "$1") : text;
}

/**
 * Where two values differ, one of them in the made-up language. Sizes of columns, rows and letters follow their texts, and
 * so do lines within a cell and where pages end.
 */
function differing(before: unknown, after: unknown, at = ""): string[] {
  if (typeof before === "string" && typeof after === "string")
    return inEnglish(withoutSums(before)) === inEnglish(withoutSums(after)) ? [] : [`${at}: ${before} → ${after}`];
  if (typeof before !== "object" || before === null || typeof after !== "object" || after === null)
    return before === after ? [] : [`${at}: ${String(before)} → ${String(after)}`];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  for (const size of ["widths", "heights", "group", "pagesFrom", "size", "wrap"]) keys.delete(size);
  return [...keys].flatMap((key) =>
    differing(before[key as keyof typeof before], after[key as keyof typeof after], `${at}/${key}`)
  );
}

/** A case's session with its workbook. */
function madeOf({ caseOptions, scoredCase, sessionWorkbook }: Program, name: string) {
  const outcome = scoredCase(name);
  return { outcome, workbook: sessionWorkbook(outcome.scored, caseOptions(name).workbook) };
}
type Made = ReturnType<typeof madeOf>;

/** Every third sort of session: the texts of kinds of teams are those of their forms. */
const SORTS = CASE_OF_EACH_SORT.filter((_, i) => i % 3 === 0);

describe.each(runs<readonly string[]>({ ci: SORTS, soak: caseNames() }))("%s in a made-up language", (name) => {
  const known = new Map<Program, Made>();
  const made = (language: Program): Made => {
    const there = known.get(language) ?? madeOf(language, name);
    known.set(language, there);
    return there;
  };
  afterAll(() => known.clear());

  test("no text of report and workbook is left out", () => {
    const typed = typedIn(name);
    const { outcome, workbook } = made(longer());
    const { progress, columns, rows, remarks } = outcome.report;
    const said = [
      progress,
      ...columns.map(({ heading }) => heading),
      ...rows.map((row) => row.name ?? ""),
      ...remarks.flatMap(({ heading, lines }) => [heading, ...lines]),
      ...outcome.warnings.map(({ message }) => message),
    ];
    expect([...new Set([...said, ...readOn(workbook)])].flatMap((text) => leftOut(text, typed))).toEqual([]);
  });

  test("it is the same as in English", () => {
    const [before, after] = [made(english), made(longer())];
    for (const [part, of] of Object.entries({
      report: ({ outcome }: Made) => outcome.report,
      json: ({ outcome }: Made) => outcome.json(),
      warnings: ({ outcome }: Made) => outcome.warnings,
      names: ({ workbook }: Made) => workbook.names,
      sheets: ({ workbook }: Made) => workbook.sheets,
    }))
      expect(differing(of(before), of(after), part)).toEqual([]);
  });

  test("it is read back as one in English is", () => {
    const read = (language: Program) => {
      const [session] = language.readSaved(savedOf(made(language).workbook));
      return { json: session?.outcome.json(), remarks: session?.remarks };
    };
    const [before, after] = [read(english), read(longer())];
    expect(after.json).toBeDefined();
    expect(differing(before, after)).toEqual([]);
  });
});

describe("the command line in a made-up language", () => {
  const EXAMPLE = "examples/four-pairs-results.csv";
  /** What has one name in every language. */
  const codes = new Set(
    plainWords(
      JSON.stringify([
        OPTIONS,
        TIE_WAYS,
        kindNames(),
        Object.values(KINDS).map(({ takes, columns }) => [takes, columns]),
        SCALE_FAMILIES.map(({ name }) => name),
        PAPERS,
      ])
    )
  );

  test.each([
    "--help",
    "season --help",
    "",
    "bingo",
    "read",
    "season",
    "season nowhere",
    "four-pairs",
    "four-pairs --boards 7",
    "four-pairs --boards x",
    "four-pairs --boards",
    "four-pairs --bords 24",
    "four-pairs --boards 24 --rounds 5",
    "four-pairs --boards 24 --pairs A;B",
    "four-pairs --boards 24 --date soon",
    "four-pairs --boards 24 --scale WBF-3",
    "four-pairs --boards 24 --scoring vps --scale WBF-OLD-9",
    "four-pairs --boards 24 --first-board 0",
    "four-pairs --boards 24 --paper A5",
    "four-pairs --boards 24 --out evening.pdf",
    "four-pairs --boards 24 --results nowhere.csv",
    "four-pairs --boards 24 --json --text",
    `three-teams --results ${EXAMPLE}`,
    `swiss-event --teams 12 --results ${EXAMPLE}`,
    `league --teams 8 --results ${EXAMPLE}`,
    `read ${EXAMPLE}`,
    "team-match --form bingo",
    "team-match --penalties Reds",
    "team-match --handicap Reds",
    "team-match --line-up Reds",
    "team-match --home Reds --away Reds",
    "league --teams 1",
    "swiss-event --teams 12 --odd bingo",
    "swiss-event --teams 12 --bracket 99",
    "swiss-event --teams 12 --bracket 4 --seeds Zed",
  ])("%s", async (line) => {
    const argv = line.split(" ").filter(Boolean);
    const [before, after] = [await printed(english, argv), await printed(longer(), argv)];
    const words = (text: string) => inEnglish(text).split(/\s+/);
    expect(words(after)).toEqual(words(before));
    const typed = new Set([...codes, ...plainWords(line)]);
    const shown = after.split("\n").map((text) => text.replace(/--[a-z-]+/g, ""));
    expect(shown.flatMap((text) => leftOut(text, typed))).toEqual([]);
  });
});

/** All that a command prints. */
async function printed({ run }: Program, argv: readonly string[]): Promise<string> {
  let text = "";
  const print = (said: string) => void (text += said);
  await run(argv, { out: print, error: print }, "2026-11-20");
  return text;
}
