import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { IMP_THRESHOLDS } from "../../src/bridge/imp";
import { namedScale, SCALE_FAMILIES } from "../../src/bridge/vp/named-scale";
import { victoryPoints } from "../../src/bridge/vp/scale";
import { FOUR_TEAMS_BOARDS } from "../../src/sessions/four-teams/plan";
import { walkoverPoints } from "../../src/sessions/walkover";
import { OPTIONS } from "../../src/sessions/session-options";
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
  expect(FACTS).toContain("At 24 boards a margin of 20 comes to 14.26 so, not to 14.25");
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

test("the limits that are named are the ones in force", () => {
  const [teams, rounds] = [OPTIONS.teams.of["swiss-event"], OPTIONS.rounds.of["swiss-event"]];
  const size = `an event ${teams.least} to ${teams.most} teams and ${rounds.most} rounds`;
  expect(LIMITS).toContain(size);
  expect(LIMITS).toContain(`Four teams: ${FOUR_TEAMS_BOARDS.join(", ").replace(/, (?=\d+$)/, " or ")} boards`);
  const boards = Object.fromEntries(SCALE_FAMILIES.map((family) => [family.name, family.boards]));
  expect(LIMITS).toContain(`\`ACBL20\` ${boards.ACBL20}, \`ACBL30\` ${boards.ACBL30},`);
  expect(boards.WBF).toBe("1 to 128");
});
