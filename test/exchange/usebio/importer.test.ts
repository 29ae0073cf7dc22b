import fc from "fast-check";
import { sessionUsebio } from "../../../src/exchange/usebio/write-usebio";
import { emptySession, KINDS, planSession, scoreCsv, type Plan, type Scored } from "../../../src/sessions/kinds";
import type { SessionOptions } from "../../../src/sessions/session-options";
import { randomResults } from "../../support/random-results-of-kind";
import { runs, SEED } from "../../support/runs";
import { parseXml, type XmlElement } from "../../support/xml";

/** What a reader that turns XML into dictionaries has: one child is itself, several are a list, no text is null. */
type Value = string | null | Dictionary | Value[];
interface Dictionary {
  readonly [name: string]: Value;
}

function valueOf({ children, text }: XmlElement): Value {
  if (children.length === 0) return text.trim() || null;
  const found: Record<string, Value> = {};
  for (const child of children) {
    const value = valueOf(child);
    const known = found[child.name];
    found[child.name] = known === undefined ? value : Array.isArray(known) ? [...known, value] : [known, value];
  }
  return found;
}

function needed(parent: Value | undefined, name: string): Value {
  if (parent === null || typeof parent !== "object" || Array.isArray(parent) || !(name in parent))
    throw new Error(`no ${name} in ${JSON.stringify(parent)}`);
  return parent[name] ?? null;
}

function text(parent: Value, name: string): string {
  const value = needed(parent, name);
  if (typeof value !== "string") throw new Error(`${name} is no text in ${JSON.stringify(parent)}`);
  return value;
}

function number(parent: Value, name: string, form = /^-?\d+(\.\d+)?$/): number {
  const typed = text(parent, name);
  if (!form.test(typed)) throw new Error(`${name} is no number: ${typed}`);
  return Number(typed);
}

function list(parent: Value, name: string): Value[] {
  const value = needed(parent, name);
  if (!Array.isArray(value)) throw new Error(`${name} is not several: ${JSON.stringify(value)}`);
  return value;
}

const WHOLE = /^\d+$/;

interface Imported {
  /** Names with the national numbers of both players of a pair. */
  readonly pairs: Readonly<Record<string, string>>;
  /** Per cent for North-South that adjusted lines tell of. */
  readonly adjusted: readonly number[];
}

/**
 * What an importer of a union takes for granted of an event of pairs: a date, two named players of each pair, each with
 * a national number or a blank for it, a place and a total; and on a board with several lines points of each, and a
 * score, which begins with A and two digits of per cent for North-South where the Director gave it.
 */
function imported(xml: string): Imported {
  const event = needed(valueOf(parseXml(xml)), "EVENT");
  text(event, "DATE");
  text(event, "EVENT_DESCRIPTION");
  const isByMatchpoints = text(event, "BOARD_SCORING_METHOD") === "MATCH_POINTS";
  expect(text(event, "WINNER_TYPE")).toBe("1");
  const pairs = list(needed(event, "PARTICIPANTS"), "PAIR").map((pair) => {
    number(pair, "TOTAL_SCORE");
    number(pair, "PLACE", WHOLE);
    if (isByMatchpoints) number(pair, "PERCENTAGE");
    const players = list(pair, "PLAYER").map((player) => {
      const known = needed(player, "NATIONAL_ID_NUMBER") === null ? "" : number(player, "NATIONAL_ID_NUMBER", WHOLE);
      return `${text(player, "PLAYER_NAME")} ${known}`.trim();
    });
    expect(players).toHaveLength(2);
    return [text(pair, "PAIR_NUMBER"), players.join(" & ")] as const;
  });
  const numbers = pairs.map(([pair]) => pair);
  const boards = "BOARD" in (event as Dictionary) ? [needed(event, "BOARD")].flat() : [];
  const adjusted = boards.flatMap((board) => {
    number(board, "BOARD_NUMBER", WHOLE);
    return [needed(board, "TRAVELLER_LINE")].flat().flatMap((line) => {
      for (const side of ["NS", "EW"]) {
        expect(numbers).toContain(text(line, `${side}_PAIR_NUMBER`));
        number(line, `${side}_${isByMatchpoints ? "MATCH_POINTS" : "CROSS_IMP_POINTS"}`);
      }
      const score = text(line, "SCORE");
      if (!/^A\d{4}$/.test(score)) return number(line, "SCORE", /^-?\d+$/) && [];
      return [Number(score.slice(1, 3))];
    });
  });
  return { pairs: Object.fromEntries(pairs), adjusted };
}

const scoredBy = (plan: Plan, results: unknown): Scored => KINDS[plan.kind].score(plan as never, results as never);

const EVENINGS: readonly (readonly [kind: string, options: SessionOptions])[] = [
  ["four-pairs", { boards: 24 }],
  ["four-pairs", { boards: 24, scoring: "matchpoints", pairs: ["Ann & Bob", "The Smiths", "Cy #3 & Di", "E and F #12"] }],
  ["five-pairs", { boards: 30, scoring: "vps" }],
  ["pairs", { pairs: ["6"], boards: 20, scoring: "matchpoints" }],
  ["pairs", { pairs: ["7"], boards: 21, scoring: "cross-imps", date: "2026-11-20" }],
  ["pairs", { pairs: ["8"], boards: 28, scoring: "matchpoints" }],
]; // prettier-ignore

test.each(EVENINGS)("a union's importer takes any evening of %s %j", (kind, options) => {
  const plan = planSession(kind, options);
  for (const results of fc.sample(randomResults(plan), { numRuns: runs({ ci: 10, soak: 300 }), seed: SEED })) {
    const scored = scoredBy(plan, results);
    expect(() => imported(sessionUsebio(scored))).not.toThrow();
  }
});

test("national numbers are apart from names, and blank where nobody has typed them", () => {
  const pairs = ["Ann Lee #12345 & Bob Ray", "Lee, Cy #007 / Di O'Hara #9", "The Smiths", "Jo #1A & Ed # 55"];
  const plan = planSession("four-pairs", { boards: 24, pairs });
  expect(imported(sessionUsebio(emptySession(plan).scored)).pairs).toEqual({
    1: "Ann Lee 12345 & Bob Ray",
    2: "Lee, Cy 7 & Di O'Hara 9",
    3: "The Smiths & ?",
    4: "Jo #1A & Ed 55",
  });
});

test("what the Director gave is A with per cent for both sides, in place of a score", () => {
  const home = planSession("four-pairs", { boards: 24 });
  const boards = "board,table,points,adjusted\n1,1,420,\n1,2,170,\n2,1,,3\n3,1,50,-2\n3,2,,\n4,1,,0\n";
  const xml = sessionUsebio(scoreCsv(home, boards).scored);
  expect(imported(xml).adjusted).toEqual([60, 40, 40, 60, 50, 50]);
  const field = planSession("pairs", { pairs: ["8"], boards: 28, scoring: "matchpoints" });
  const lines = "table,board,points,adjusted\n1,1,100,\n2,1,50,\n3,1,,60/60\n4,1,,40/50\n";
  expect(imported(sessionUsebio(scoreCsv(field, lines).scored)).adjusted).toEqual([60, 40]);
});

test("a board of individuals names the four at a table by their seats", () => {
  const plan = planSession("individual", { players: ["8"], boards: 28, scoring: "matchpoints" });
  const xml = sessionUsebio(scoreCsv(plan, "table,board,points\n1,1,100\n2,1,50\n").scored);
  const line = needed(needed(valueOf(parseXml(xml)), "EVENT"), "BOARD");
  const [first] = list(line, "TRAVELLER_LINE");
  expect(["N", "S", "E", "W"].map((seat) => text(first ?? null, `${seat}_PLAYER_NUMBER`)).join(" ")).toBe("8 1 2 4");
});
