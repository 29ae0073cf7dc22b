import { run } from "../../../../src/cli/run";
import { readSeasonArguments } from "../../../../src/cli/season-arguments";
import { seasonRules, type SeasonOptions } from "../../../../src/season/options";
import { kindNames, planSession } from "../../../../src/sessions/kinds";
import { OPTION_NAMES, OPTIONS } from "../../../../src/sessions/session-options";
import { peopleIn, proposalsFor, wishedBoards } from "../../../../src/sessions/tonight/proposals";
import { loadGames } from "../../../../src/taskpane/workbook/kinds/games";
import { firstChoice, type SessionChoice } from "../../../../src/taskpane/workbook/form/session-choice";
import { planChoice } from "../../../../src/taskpane/workbook/form/plan-choice";

beforeAll(loadGames);

/** What no sentence that people read may contain. */
const UNREADABLE = /NaN|undefined|\[object|Infinity|null|\de\+/;
const TYPED = ["", " ", "x", "-3", "1e9", "∞", "2,5", "2.5", "３", "0", "99999", "NaN"];
const NUMBERS = [NaN, Infinity, -Infinity, -3, 0, 2.5, 1e9, 1e21];

/** What is said of a wrong value; "" where it is accepted. */
function refusalOf(work: () => unknown): string {
  try {
    work();
    return "";
  } catch (error) {
    expect((error as Error).name).toBe("InputError");
    return (error as Error).message;
  }
}

const isNumber = (option: (typeof OPTION_NAMES)[number]) => OPTIONS[option].value.includes("number");

test("a number that nobody can write is refused in words for every option of every kind", () => {
  const said = kindNames().flatMap((kind) =>
    OPTION_NAMES.filter(isNumber).flatMap((option) =>
      NUMBERS.flatMap((value) => [value, [value], [1, value]]).map((value) =>
        refusalOf(() => planSession(kind, { [option]: value }))
      )
    )
  );
  expect(said.filter((text) => UNREADABLE.test(text))).toEqual([]);
  expect(refusalOf(() => planSession("four-pairs", { boards: NaN }))).toBe(
    'The value of "boards" is not a number: enter it in digits, such as 24.'
  );
  const season = (
    ["best", "least", "handicapEvenings", "handicapFactor"] as const satisfies (keyof SeasonOptions)[]
  ).flatMap((option) => NUMBERS.map((value) => refusalOf(() => seasonRules({ [option]: value }))));
  expect(season.filter((text) => UNREADABLE.test(text))).toEqual([]);
  const evening = NUMBERS.flatMap((value) => [
    refusalOf(() => proposalsFor({ people: value, boards: 24 })),
    refusalOf(() => proposalsFor({ people: 9, boards: value })),
  ]);
  expect(evening.filter((text) => UNREADABLE.test(text))).toEqual([]);
});

test("whatever is typed into any field of the pane is refused by a sentence that people can read", () => {
  const first = firstChoice("2026-11-20");
  const fields = Object.keys(first).filter((field) => typeof first[field as keyof SessionChoice] === "string");
  const said = kindNames().flatMap((kind) =>
    fields.flatMap((field) =>
      TYPED.filter((text) => text !== "NaN").flatMap((text) =>
        Object.values(planChoice({ ...first, kind, ...(field !== "kind" && { [field]: text }) }).faults).flatMap(
          (fault) => fault ?? []
        )
      )
    )
  );
  expect(said.filter((text) => UNREADABLE.test(text))).toEqual([]);
  expect(planChoice({ ...first, kind: "team-match", sizes: "∞" }).faults.sessions).toBe(
    "The boards per session are not all numbers: enter at least 1 for each session, as in 8+8+4."
  );
});

test("how many people and boards there are is read as people write it, or refused in words", () => {
  const said = TYPED.filter((text) => text !== "NaN").flatMap((text) => [
    refusalOf(() => peopleIn(text)),
    refusalOf(() => wishedBoards(text)),
  ]);
  expect(said.filter((text) => text === "" || UNREADABLE.test(text))).toEqual([]);
});

describe.each([
  ["four-pairs"],
  ["pairs"],
  ["team-match"],
  ["swiss-event"],
  ["league"],
  ["chicago"],
  ["tonight", "--players=9"],
  ["season", "none.xlsx"],
])("%s on the command line", (...command) => {
  const options = [...OPTION_NAMES.filter(isNumber), "which", "hours", "until", "from", "minutes", "take"];
  const ofSeason = ["best", "least", "handicap-evenings", "handicap-factor"];
  test.each(command[0] === "season" ? ofSeason : options)("--%s", async (option) => {
    for (const typed of TYPED.filter((text) => text !== "NaN")) {
      let said = "";
      const output = { out: () => undefined, error: (text: string) => void (said += text) };
      const status = await run(
        [...command, `--${option}=${typed}`, "--out", "/nowhere/x.xlsx"],
        output,
        "2026-11-20",
        "18:00"
      );
      expect([typed, status, UNREADABLE.test(said)]).toEqual([typed, status, false]);
    }
  });
});

test("a number that is out of range is not called no number", async () => {
  const sentence = async (...argv: string[]) => {
    let said = "";
    const output = { out: () => undefined, error: (text: string) => void (said += text) };
    await run(argv, output, "2026-11-20", "18:00");
    return said.split("\n")[0];
  };
  expect(await sentence("four-pairs", "--boards=-3")).toBe(
    "--boards -3 is out of range: use a number such as --boards 24."
  );
  const { season } = readSeasonArguments(["none.xlsx", "--handicap-factor=-3"]);
  expect(() => seasonRules(season)).toThrow("-3 is not a valid factor: choose from 0 to 2 with at most two decimals");
});
