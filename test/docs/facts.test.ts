import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { IMP_THRESHOLDS } from "../../src/bridge/imp";
import { namedScale, SCALE_FAMILIES } from "../../src/bridge/vp/named-scale";
import { victoryPoints } from "../../src/bridge/vp/scale";
import { ALL_GAMES } from "../../src/sessions/field/all-games";
import { INDIVIDUAL, PAIRS } from "../../src/sessions/field/field-kind";
import { FOUR_TEAMS_LAYOUT } from "../../src/sessions/teams/four-teams";
import { FIVE_PAIRS } from "../../src/sessions/home/five-pairs";
import { FOUR_PAIRS } from "../../src/sessions/home/four-pairs";
import { LONGEST_TEXT } from "../../src/sessions/option-checks";
import { EVENT_RULES } from "../../src/sessions/event/forms";
import { EVENT_OPTIONS, LEAGUE_OPTIONS } from "../../src/sessions/event/options";
import { SWISS_BOARDS } from "../../src/sessions/teams/team-match/plan";
import { MATCH_OPTIONS } from "../../src/sessions/teams/team-match/options";
import { THREE_TEAMS_LAYOUT } from "../../src/sessions/teams/three-teams";
import { walkoverPoints } from "../../src/sessions/walkover";
import { MAX_CHARACTERS } from "../../src/taskpane/workbook/results/read-results";
import { MAX_OUTSTANDING } from "../../src/workbook/league/outstanding-sheet";
import { codeIn, DOCUMENTS, documentAt, ROOT } from "./markdown";

const FACTS = documentAt("docs/facts.md");
const LIMITS = documentAt("docs/known-limitations.md");

test("every file that a document names is there", () => {
  const FILE = /^(docs|examples|scripts|src|test)\/[\w./-]*\.\w+$/;
  const named = DOCUMENTS.flatMap(({ file, text }) =>
    codeIn(text)
      .filter((code) => FILE.test(code))
      .map((code) => ({ file, code }))
  );
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter(({ code }) => !existsSync(path.join(ROOT, code)))).toEqual([]);
});

test("the IMP scale is the one in use", () => {
  const [, steps] = /a step at ([\d, ]+) and 4000/.exec(FACTS)!;
  expect([...steps!.split(", ").map(Number), 4000]).toEqual([...IMP_THRESHOLDS]);
});

test("the numbers that are given for the scales are what they give", () => {
  expect(FACTS.replace(/\s+/g, " ")).toContain("So at 24 boards a margin of 20 gives 14.26, not 14.25");
  expect(victoryPoints(20, namedScale(24))).toBe(14.26);
  expect(FACTS).toContain("a win by 3 IMPs over 4 boards is 10–4");
  expect(victoryPoints(3, namedScale("HOME-4"))).toBe(10);
  expect(victoryPoints(-3, namedScale("HOME-4"))).toBe(4);
  expect(FACTS).toContain("a tie is 15–15, the smallest win 18–12");
  expect(victoryPoints(0, namedScale("ACBL30-7"))).toBe(15);
  expect(victoryPoints(1, namedScale("ACBL30-7"))).toBe(18);
  expect(FACTS).toContain("three fifths of the scale's total, 12 of 20");
  expect(walkoverPoints(namedScale("ACBL20-7"))).toBe(12);
});

test("every family of scales has its source, and its file", () => {
  const source = readFileSync(path.join(ROOT, "src/bridge/vp/named-scale.ts"), "utf8");
  for (const { name } of SCALE_FAMILIES) {
    // The function that makes the family's lines, and the file that it is imported from.
    const lines = new RegExp(`name: "${name}",[^]*?bands: (\\w+)`).exec(source)?.[1];
    const file = new RegExp(`import \\{[^}]*\\b${lines}\\b[^}]*\\} from "\\./([\\w-]+)"`).exec(source)?.[1];
    expect([name, FACTS]).toEqual([name, expect.stringContaining(`src/bridge/vp/${file}.ts`)]);
  }
});

/** "20, 25 or 30" */
const listed = (choices: readonly (number | string)[]) => choices.join(", ").replace(/, (?=[^,]+$)/, " or ");
/** "3 to 9" */
const spanned = ({ min, max }: { readonly min: number; readonly max: number }) => `${min} to ${max}`;
const WORDS: Readonly<Record<number, string>> = { 17: "seventeen", 20: "twenty" };
const most = ({ name }: typeof PAIRS) => WORDS[Math.max(...ALL_GAMES.sizes[name].map(({ count }) => count))]!;

const { swiss, "round-robin": roundRobin, bam } = EVENT_RULES;
const { rounds, bracket } = EVENT_OPTIONS;
const { boards, sessions } = MATCH_OPTIONS;
const pairsRounds = [...new Set(FOUR_PAIRS.configurations.map((each) => each.rounds))].sort();
const scaleBoards = Object.fromEntries(SCALE_FAMILIES.map((family) => [family.name, family.boards]));

test.each([
  `The matches of a Swiss event have ${spanned(swiss.boards)} boards, a Swiss match by itself ${spanned(SWISS_BOARDS)}; an event has ${spanned(swiss.teams)} teams and at most ${rounds.max} rounds`,
  `A round robin has ${spanned(roundRobin.teams)} teams and ${spanned(roundRobin.boards)} boards a match; at board-a-match a match has ${spanned(bam.boards)}`,
  `A knockout at the end has ${spanned(bracket)} teams`,
  `A league has ${spanned(LEAGUE_OPTIONS.teams)} teams`,
  `Outstanding lists ${MAX_OUTSTANDING} matches at most`,
  `Three teams: ${listed(THREE_TEAMS_LAYOUT.boards.choices)} boards`,
  `Four teams: ${listed(FOUR_TEAMS_LAYOUT.boards.choices)} boards`,
  `A match of two teams has at most ${boards.max} boards in ${sessions.max} sessions`,
  `Four pairs: ${listed(pairsRounds)} rounds only`,
  `Five pairs: ${listed(FIVE_PAIRS.configurations.map((each) => each.boards))} boards`,
  `There can be four to ${most(PAIRS)} pairs, or eight to ${most(INDIVIDUAL)} individuals`,
  `Titles and names have at most ${LONGEST_TEXT} characters`,
  `Results of more than ${MAX_CHARACTERS / 1000} KB are refused in the pane`,
  `\`ACBL20\` ${scaleBoards.ACBL20}, \`ACBL30\` ${scaleBoards.ACBL30}, \`WBF-OLD\` ${scaleBoards["WBF-OLD"]}, \`WBF\` ${scaleBoards.WBF}`,
])("a limit that is in force is named: %s", (limit) => {
  expect(LIMITS).toContain(limit);
});

test("bench/README.md has the budgets of the bundles", () => {
  const config = readFileSync(path.join(ROOT, "webpack.config.js"), "utf8");
  const budgets = /const BUDGETS = \{[^]*?\n\};/.exec(config)![0].matchAll(/: ([\d.]+)/g);
  const [, table] = documentAt("bench/README.md").split("| what | KB | budget |\n") as [string, string];
  const rows = table.split("\n\n")[0]!.split("\n").slice(1);
  expect(rows.map((row) => row.split("|")[3]!.trim())).toEqual([...budgets].map(([, budget]) => budget));
});
