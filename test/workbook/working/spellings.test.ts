import { STRAIN_SPELLINGS, LEVELS } from "../../../src/bridge/contract";
import { planSession } from "../../../src/sessions/kinds";
import { SPELLINGS, type Spelling } from "../../../src/sessions/reading/spellings";
import { readTypedBoard, type TypedBoard } from "../../../src/sessions/reading/typed-board";
import type { SwissEventPlan } from "../../../src/sessions/event/plan";
import { divisorFormula, givenFormula, ruledFormulas } from "../../../src/workbook/field/ruled-formulas";
import { sessionWorkbook } from "../../../src/workbook/session-workbook";
import { stateText, typedState } from "../../../src/workbook/swiss-event/match-states";
import { before, KINDS_WITH_OPTIONS } from "../../support/sessions";
import { resultOf } from "../../support/worked-out";

/** The accepted texts that begin another accepted one of a different meaning: a spreadsheet completes them to that. */
function completedOtherwise(texts: readonly string[], meaning: (text: string) => unknown): string[] {
  const accepted = texts.flatMap((text) => {
    const read = meaning(text);
    return read === null ? [] : [{ text: text.toUpperCase(), read: JSON.stringify(read) }];
  });
  expect(accepted.length).toBeGreaterThan(2);
  return accepted.flatMap(({ text, read }) =>
    accepted
      .filter((other) => other.text.startsWith(text) && other.read !== read)
      .map((other) => `${text} ${other.text}`)
  );
}

test.each(Object.entries<readonly Spelling[]>(SPELLINGS))(
  "no spelling of a %s begins one of another meaning",
  (_, spellings) => {
    const codes = new Map(spellings);
    expect(codes.size).toBe(spellings.length);
    expect(completedOtherwise([...codes.keys()], (text) => codes.get(text) ?? null)).toEqual([]);
  }
);

const BLANK: TypedBoard = { contract: "", by: "", result: "", doubled: "", points: "" };
const BEHIND = ["", "X", "*", "XX", "R", "N", "S", "=", "+1", "-1", "N+1", "XS-2", " E="];
const TRICKS = Array.from({ length: 14 }, (_, tricks) => tricks);

test("no contract that a cell takes begins another one", () => {
  const strains = ["C", "D", "H", "S", "N", "NT", ...STRAIN_SPELLINGS.map(([written]) => written)];
  const bids = LEVELS.flatMap((level) => strains.flatMap((strain) => BEHIND.map((end) => `${level}${strain}${end}`)));
  const others = ["pass", "p", "ap", "all pass", "passed out", "np", "-", "not played", "cancelled", "canceled"];
  const meaning = (contract: string) => {
    const read = readTypedBoard(1, { ...BLANK, contract });
    return read.contract ?? (read.isNotPlayed ? read.isCancelled : null);
  };
  const words = [
    ...LEVELS.flatMap((level) => SPELLINGS.strain.map(([strain]) => `${level}${strain}`)),
    ...SPELLINGS.instead.map(([word]) => word),
  ];
  expect(completedOtherwise([...bids, ...others, ...words], meaning)).toEqual([]);
  expect([meaning("4H"), meaning("4HX"), meaning("3SA")]).toEqual([{ level: 4, strain: "H", doubling: 0 }, null, null]);
});

test("no declarer, result or double that a cell takes begins another one", () => {
  const of = (column: "by" | "result" | "doubled", part: "declarer" | "result" | "contract") => (text: string) => {
    const read = readTypedBoard(1, { ...BLANK, contract: "1NT", by: "N", result: "=", [column]: text });
    return read.fault === null || read.fault === "tricks" ? read[part] : null;
  };
  const seats = ["n", "e", "s", "w", "north", "east", "south", "west", ...SPELLINGS.by.map(([word]) => word)];
  expect(completedOtherwise(seats, of("by", "declarer"))).toEqual([]);
  const results = TRICKS.flatMap((tricks) => [`${tricks}`, `+${tricks}`, `-${tricks}`, `−${tricks}`, `${tricks} down`]);
  const words = [
    "=",
    "ten down",
    "eleven down",
    "twelve down",
    "thirteen down",
    ...SPELLINGS.result.map(([word]) => word),
  ];
  expect(completedOtherwise([...results, ...words], of("result", "result"))).toEqual([]);
  expect(completedOtherwise(["X", "XX", "*", "**", "X*", "R", "RR", "XXX"], of("doubled", "contract"))).toEqual([]);
});

test("no averages that a cell takes begin others", () => {
  const sides = ["A", "A+", "A-", "60", "6", "5", "50", "60%", "60.5", "60.00", "100", "0", "00"];
  const both = ["R", ...sides.flatMap((ns) => sides.flatMap((ew) => [`${ns}/${ew}`, `${ns}/${ew} R`]))];
  const meaning = (text: string) => {
    const given = resultOf(givenFormula("A1"), { A1: text }) as string;
    const divisor = resultOf(divisorFormula("A1"), { A1: given }) as number;
    const formulas = ruledFormulas("A1", "B1", "C1");
    const ew = resultOf(formulas.ew, { A1: given, B1: divisor }) as number;
    const read = [resultOf(formulas.ns, { A1: given, B1: divisor, C1: ew }), ew];
    return read.includes("") ? null : read;
  };
  expect([meaning("60/40"), meaning("A+/A-"), meaning("A/A-")]).toEqual([[60, 40], [60, 40], null]);
  expect([meaning("60.00/40.00 R"), meaning("60.0/40.0 R"), meaning("60/40 R")]).toEqual([[1060, 1040], null, null]);
  expect(completedOtherwise(both, meaning)).toEqual([]);
});

test("no state of a match that a cell takes begins another one", () => {
  const plan = planSession("swiss-event", { teams: ["8"], boards: 9 }) as SwissEventPlan;
  const numbers = Array.from({ length: 22 }, (_, boards) => boards);
  const fewer = numbers.flatMap((boards) => [`${boards}`, `${boards} boards`].flatMap((text) => [text, `${text}?`, `? ${text}`, `?${text}`])); // prettier-ignore
  const meaning = (text: string) => {
    const typed = resultOf(stateText(`SUBSTITUTE(A1," ","")`), { A1: text }) as string;
    const state = resultOf(
      typedState(plan, () => "B1", false),
      { B1: typed }
    );
    return state ===
      resultOf(
        typedState(plan, () => "B1", false),
        { B1: "great" }
      )
      ? null
      : state;
  };
  expect([meaning("6 boards"), meaning("6")]).toEqual([meaning("6"), meaning("6boards")]);
  expect([meaning("6 boards?"), meaning("4")]).toEqual([null, null]);
  expect(meaning("? 6 boards")).not.toBeNull();
  expect(completedOtherwise([...fewer, "walkover", "conceded", "provisional"], meaning)).toEqual([]);
});

test.each(KINDS_WITH_OPTIONS)("no entry of a list begins another one: %s with %j", (kind, options) => {
  for (const { name, validations } of sessionWorkbook(before(kind, options)).sheets)
    for (const { rule } of validations)
      if (rule.kind === "list" && rule.values.length > 2)
        expect([name, completedOtherwise(rule.values, (text) => text)]).toEqual([name, []]);
});
