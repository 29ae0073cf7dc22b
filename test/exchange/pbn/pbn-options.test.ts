import { pbnOptions } from "../../../src/exchange/pbn/pbn-options";
import { sessionPbn } from "../../../src/exchange/pbn/write-pbn";
import { planSession, scoreCsv, type Scored } from "../../../src/sessions/kinds";
import type { SessionOptions } from "../../../src/sessions/session-options";
import { exampleText } from "../../support/sessions";

/** A session of the example of a kind, with other options. */
function played(kind: string, options: SessionOptions, text = exampleText(kind)): Scored {
  const { scored, faults } = scoreCsv(planSession(kind, options), text);
  expect(faults).toEqual([]);
  return scored;
}

/** The same as other programs would write it. */
const others = (text: string) => text.replace(/^%Overtrick.*\r\n/gm, "");

const HEADING = { title: "The Cup", date: "2026-11-20" };

test.each<[kind: string, options: SessionOptions]>([
  ["four-pairs", { boards: 24, pairs: ["Ann & Bob", "Cy & Di", "Eve & Flo", "Gus & Hal"] }],
  ["team-match", { home: "Reds", away: "Blues", boards: 24, sessions: [12, 12], players: [..."abcdefgh"] }],
  ["three-teams", { boards: 18, teams: ["Reds", "Blues", "Greens"], players: [..."abcdefghijkl"] }],
  ["four-teams", { boards: 30, teams: ["Reds", "Blues", "Greens", "Golds"], players: [..."abcdefghijklmnop"] }],
])("%s: what is written says all of %j", (kind, options) => {
  const text = sessionPbn(played(kind, { ...HEADING, ...options }));
  expect(pbnOptions(text, kind)).toEqual({ ...HEADING, ...options });
  expect(pbnOptions(others(text), kind)).toEqual({ ...HEADING, ...options });
});

test("who plays only the second half of a match stands in its line-up", () => {
  const options = {
    ...HEADING,
    home: "Reds",
    away: "Blues",
    players: [..."abcdefgh"],
    "line-up": "2 Reds: a, x, y, d",
  };
  const read = pbnOptions(others(sessionPbn(played("team-match", options))), "team-match");
  expect(read["line-up"]).toBe("2 Home: a, x, y, d");
  expect(read.players).toEqual(options.players);
});

test("without names there are none, and standing names of teams are no names", () => {
  const read = pbnOptions(others(sessionPbn(played("team-match", HEADING))), "team-match");
  expect(read).toEqual({ ...HEADING, boards: 24, sessions: [12, 12], home: "Home", away: "Away" });
});

test("board-a-match is told by the scoring; the last boards of an evening need not have been played", () => {
  const bam = planSession("team-match", { form: "bam", boards: 12 });
  const text = sessionPbn(scoreCsv(bam, "table,board,points\n1,1,420\n2,1,400\n1,12,0\n2,12,0").scored);
  expect(pbnOptions(text, "team-match")).toMatchObject({ form: "bam", boards: 12 });
  const evening = planSession("four-pairs", { boards: 24 });
  const partly = sessionPbn(scoreCsv(evening, "table,board,points\n1,1,420\n2,22,400").scored);
  expect(pbnOptions(partly, "four-pairs")).toMatchObject({ boards: 24 });
  expect(pbnOptions(partly, "four-pairs", { boards: 36 })).toMatchObject({ boards: 36 });
});

test("boards from another number on", () => {
  const plan = planSession("team-match", { boards: 6, sessions: 1, "first-board": 25 });
  const text = sessionPbn(scoreCsv(plan, "table,board,points\n1,25,420\n2,30,400").scored);
  expect(pbnOptions(text, "team-match")).toMatchObject({ boards: 6, "first-board": 25 });
});

test("what no session could have is left out: days that there are not, names that two teams share, endless ones", () => {
  const tags = (more: string) => `[Date "2026.02.30"]\n[Board "1"]\n[Room "Open"]\n[Contract "Pass"]\n${more}`;
  expect(pbnOptions(tags('[HomeTeam "Reds"]\n[VisitTeam "reds"]'), "team-match")).toEqual({ boards: 1, sessions: 1 });
  const long = pbnOptions(tags(`[Event "${"x".repeat(300)}"]`), "team-match");
  expect(long.title).toHaveLength(100);
  expect(pbnOptions("[Board", "team-match", { home: "A" })).toEqual({ home: "A" });
  expect(pbnOptions(tags(""), "league", { teams: ["4"] })).toEqual({ teams: ["4"] });
});
