import { planSession } from "../../src/sessions/kinds";
import { namelessOf, NUMBERED_TEAMS } from "../../src/sessions/contestants";
import { allNames, checkNames, checkPlayers, sameName } from "../../src/sessions/names";
import type { SessionOptions } from "../../src/sessions/session-options";

const four = (names: readonly string[]) =>
  checkNames({ names, needed: 4, noun: "team", option: "teams", defaults: namelessOf(NUMBERED_TEAMS, 4) });

/** Every kind, with names as its contestants have them; the message calls the first and second so. */
const KINDS: readonly [
  kind: string,
  options: (names: readonly string[]) => SessionOptions,
  goBy: readonly string[],
  others: readonly string[],
][] = [
  ["four-pairs", (pairs) => ({ boards: 24, pairs: [...pairs, "", ""] }), ["Pair 1", "Pair 2"], ["2", "pair 2"]],
  ["five-pairs", (pairs) => ({ boards: 30, pairs: [...pairs, "", "", ""] }), ["Pair 1", "Pair 2"], ["2"]],
  ["team-match", ([home, away]) => ({ home, away }), ["Home", "Away"], ["AWAY"]],
  ["three-teams", (teams) => ({ teams: [...teams, ""] }), ["Team A", "Team B"], ["b", "team b"]],
  ["four-teams", (teams) => ({ teams: [...teams, "", ""] }), ["Team 1", "Team 2"], ["2", "team 2"]],
  ["swiss-event", (teams) => ({ teams: [...teams, "", ""] }), ["Team 1", "Team 2"], ["team 2"]],
  ["league", (teams) => ({ teams: [...teams, "", ""] }), ["Team 1", "Team 2"], ["team 2"]],
];

describe.each(KINDS)("%s", (kind, options, [first, second], others) => {
  const plan = (...names: string[]) => planSession(kind, options(names));

  test("nobody is called what another goes by", () => {
    for (const name of [second!, ...others])
      expect(() => plan(name, "")).toThrow(
        `${first} cannot be called "${name}": ${second} already goes by that name. Choose another`
      );
    expect(() => plan("", first!)).toThrow(`${second} cannot be called "${first}": ${first} already goes by that name`);
  });

  test("two have not one name; the message tells which two", () => {
    expect(() => plan("Zoë  & Al", "zoe\u0308 & AL")).toThrow(
      `${first} and ${second} are both called "zoe\u0308 & AL"`
    );
  });

  test("what everybody goes by anyway may be given", () => {
    expect(() => plan(first!, second!)).not.toThrow();
    expect(() => plan("", "")).not.toThrow();
  });

  test("a name has 100 characters at most, and the error names its option", () => {
    const long = "ö".repeat(100);
    expect(() => plan(long, "")).not.toThrow();
    const option = kind === "team-match" ? "home" : kind.includes("pairs") ? "pairs" : "teams";
    expect(thrown(() => plan(`${long}!`, ""))).toMatchObject({
      ...{ name: "InputError", field: option },
      message: `The name of ${first} has 101 characters: use at most 100.`,
    });
  });

  test.each([
    ["\uFFFE", "U+FFFE"],
    ["\uFFFF", "U+FFFF"],
    ["\uD800", "U+D800"],
    ["a\uDC00\uD800", "U+DC00"],
  ])("%j, which no workbook can hold, is refused", (text, code) => {
    expect(() => plan("", `An${text}n`)).toThrow(
      `The name of ${second} contains a character that workbooks cannot hold (${code}): remove it.`
    );
  });
});

test("a blank name is nobody's", () => {
  expect(four([" ", "\t", "", "Reds"])).toEqual(["", "", "", "Reds"]);
  expect(four([])).toEqual(["", "", "", ""]);
});

test("control characters are blanks, and every other character stands", () => {
  expect(four(["A\u0000B\u2028", "😀 & \uFDD0", "\uFFFD", "=1+1"])).toEqual(["A B", "😀 & \uFDD0", "\uFFFD", "=1+1"]);
});

test("two players may have one name", () => {
  expect(checkPlayers(["Ann", "Ann"], 2)).toEqual(["Ann", "Ann"]);
  expect(thrown(() => checkPlayers(["Ann"], 2))).toMatchObject({ field: "players" });
  expect(thrown(() => checkPlayers(["Ann", "x".repeat(101)], 2))).toMatchObject({
    message: "The name of Player 2 has 101 characters: use at most 100.",
  });
});

test("a team is found by its name and by what it goes by", () => {
  expect(allNames(["Reds", ""], namelessOf(NUMBERED_TEAMS, 2))).toEqual([
    ["Reds", "Team 1", "1"],
    ["Team 2", "2"],
  ]);
});

test("a penalty for Away is never taken from the home team", () => {
  const match = (options: SessionOptions) => planSession("team-match", { penalties: "Away 3 IMPs", ...options });
  expect(match({})).toMatchObject({ penalties: [{ imps: 0 }, { imps: 3 }] });
  expect(() => match({ home: "Away" })).toThrow('Home cannot be called "Away": Away already goes by that name');
});

test("names are the same but for case, blanks and how an accent is written", () => {
  expect(sameName("Élan  Club", "e\u0301lan club")).toBe(true);
  expect(sameName("Elan", "Élan")).toBe(false);
});

function thrown(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error("nothing was thrown");
}
