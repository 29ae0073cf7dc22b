import { emptySession, planSession, type KindName } from "../../../../src/sessions/kinds";
import type { SessionOptions } from "../../../../src/sessions/session-options";
import { loadGames } from "../../../../src/taskpane/workbook/kinds/games";
import { choiceOf } from "../../../../src/taskpane/workbook/open/choice-of";
import { withChosen, withoutField } from "../../../../src/taskpane/workbook/open/other-options";
import { chosenOptions, formOf } from "../../../../src/taskpane/workbook/kinds/kind-forms";
import { firstChoice, type SessionChoice } from "../../../../src/taskpane/workbook/form/session-choice";
import { readSaved, type SavedSession } from "../../../../src/workbook/reading/read-saved";
import { sessionWorkbook } from "../../../../src/workbook/session-workbook";
import { savedOf } from "../../../support/saved";

beforeAll(loadGames);

const FIRST = firstChoice("2026-11-20");

/** What an earlier evening has left in the form. */
const USED: SessionChoice = {
  ...FIRST,
  ...{ kind: "team-match", form: "knockout", boards: 32, extraBoards: 4, title: "Cup", lineUps: "2 Home: a, b, c, d" },
  ...{
    teams: ["Reds", "Blues"],
    list: "One\nTwo",
    pairs: ["Ann"],
    scale: "WBF-32",
    firstBoard: "9",
    penalties: "Home 3",
  },
  ...{ swissRounds: 3, bracket: 8, double: true, every: 28, walkover: "average", substitutes: ["Sue"] },
};

function opened(kind: KindName, options: SessionOptions): SavedSession {
  return readSaved(savedOf(sessionWorkbook(emptySession(planSession(kind, options)).scored, { paper: "Letter" })))[0]!;
}

const REDS = ["Reds", "Blues", "Greens", "Golds", "Whites", "Greys", "Pinks", "Browns"];

test.each<[KindName, SessionOptions]>([
  ["four-pairs", { boards: 24 }],
  ["four-pairs", { boards: 18, "first-board": 7, scoring: "vps", pairs: ["Ann & Bob", "", "Cy & Di", ""] }],
  ["five-pairs", { boards: 30, scoring: "vps", scale: "WBF-3", title: "Friday", date: "2026-01-31" }],
  ["team-match", {}],
  ["team-match", { home: "Reds", away: "Blues", players: [..."abcdefgh"], penalties: "Home 3 IMPs; Blues 0.5 VPs" }],
  ["team-match", { players: [..."abcdefghijkl"], handicap: "Away 6", "line-up": "2 Home: m, n, c, d" }],
  ["team-match", { players: ["Home: a, b, c, d, e, f, g", "Away: i, j, k, l"], "line-up": "2 Home: g, , , " }],
  ["team-match", { form: "knockout", sessions: 2, boards: 16, "extra-boards": 4 }],
  ["team-match", { sessions: 2, boards: 34 }],
  ["team-match", { sessions: [8, 8, 4] }],
  ["team-match", { sessions: [20] }],
  ["team-match", { form: "bam", boards: 12 }],
  ["team-match", { form: "swiss", boards: 6 }],
  ["three-teams", { teams: REDS.slice(0, 3), boards: 24, penalties: "Blues 1.5 VPs" }],
  ["four-teams", { players: [..."abcdefghijklmnop"], "first-board": 3 }],
  ["swiss-event", { teams: REDS, rounds: 3, bracket: 4, seeds: ["", "Blues", "", ""], ties: "match, net" }],
  ["swiss-event", { teams: ["9"], rounds: 4, odd: "bye", walkover: "average", "first-board": [1, 15, 8, 22] }],
  ["swiss-event", { teams: ["8"], rounds: 0, bracket: 8 }],
  ["swiss-event", { form: "round-robin", teams: REDS.slice(0, 6), double: true }],
  ["swiss-event", { form: "bam", teams: REDS.slice(0, 7) }],
  ["league", { teams: REDS, date: "2026-09-14", every: 7, ties: "quotient" }],
  ["league", { teams: ["6"], double: true, boards: 20 }],
])("%s with %j: the tab is given all of it, whatever stood there", (kind, options) => {
  const session = opened(kind, options);
  for (const before of [FIRST, USED]) {
    const choice = choiceOf(session, before);
    expect(choice.paper).toBe("Letter");
    expect(formOf(choice).offers(choice) || choice.sizes !== "").toBe(true);
    const base = chosenOptions(choice);
    expect({ ...planSession(kind, base), options: {} }).toEqual({ ...session.plan, options: {} });
    expect(withoutField(session, base)).toEqual([]);
    expect(withChosen(session, base, choice)).toEqual({ plan: session.plan, outcome: session.outcome, leftOut: [] });
  }
});

test("what has no field there is named, and stays when other things are changed", () => {
  const session = opened("league", { teams: REDS, every: 10, scale: "0 10 10; 5 15 5" });
  const choice = choiceOf(session, FIRST);
  expect(withoutField(session, chosenOptions(choice))).toEqual(["scale"]);
  const made = withChosen(session, chosenOptions(choice), { ...choice, title: "Winter", double: true });
  expect(made.plan).toMatchObject({ title: "Winter", double: true, scale: { bands: [{ from: 0 }, { from: 5 }] } });
});

test("a team without a name among others that have one stays without", () => {
  const names = ["Reds", "", "Greens", "Golds"];
  const session = opened("swiss-event", { teams: names, rounds: 3 });
  const choice = choiceOf(session, FIRST);
  expect(choice.list).toBe("Reds\nTeam 2\nGreens\nGolds");
  expect(withoutField(session, chosenOptions(choice))).toEqual([]);
  expect(withChosen(session, chosenOptions(choice), { ...choice, title: "Cup" }).plan).toMatchObject({ teams: names });
});

test("what is taken away in the form is as usual then", () => {
  const session = opened("team-match", { boards: 24, scale: "ACBL20-24", "first-board": 25, handicap: "Home 4" });
  const choice = choiceOf(session, FIRST);
  const base = chosenOptions(choice);
  const blank = { ...choice, firstBoard: "", handicap: "", boards: 20, scale: "" };
  const { plan } = withChosen(session, base, blank);
  expect(plan).toMatchObject({ firstBoard: 1, handicaps: null, boards: 20, scale: { name: "WBF-20" } });
  // Nothing but what is taken away.
  expect(withChosen(session, base, { ...choice, firstBoard: "" }).plan).toMatchObject({ firstBoard: 1, boards: 24 });
});

test("a fault in the form is refused in words", () => {
  const session = opened("four-pairs", { boards: 24 });
  const choice = choiceOf(session, FIRST);
  const base = chosenOptions(choice);
  expect(() => withChosen(session, base, { ...choice, firstBoard: "x" })).toThrow(/board/);
});

test("the paper that a workbook has is ticked", () => {
  const plan = planSession("pairs", { pairs: ["6"], date: "2026-11-20" });
  const [session] = readSaved(
    savedOf(sessionWorkbook(emptySession(plan).scored, { forms: ["name-tags", "travellers"] }))
  );
  expect(choiceOf(session!, FIRST).forms).toEqual(["travellers", "name-tags"]);
});
