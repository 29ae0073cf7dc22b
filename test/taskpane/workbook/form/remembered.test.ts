import { loadGames } from "../../../../src/taskpane/workbook/kinds/games";
import { planOf } from "../../../../src/taskpane/workbook/kinds/kind-forms";
import { restored } from "../../../../src/taskpane/workbook/form/remembered";
import { firstChoice, type SessionChoice } from "../../../../src/taskpane/workbook/form/session-choice";

beforeAll(loadGames);

const TODAY = "2026-11-20";
const first = firstChoice(TODAY);

/** A choice as an earlier version of the pane, which had home sessions only, has stored it. */
const OF_VERSION_0_2 = {
  kind: "five-pairs",
  boards: 30,
  rounds: 5,
  scoring: "vps" as const,
  scale: "WBF-3",
  title: "Friday",
  date: "2020-01-01",
  pairs: ["Ann"],
  paper: "Letter" as const,
  formulas: null,
};

test("a choice of an earlier version comes back on today's date", () => {
  const choice = restored(OF_VERSION_0_2, TODAY);
  expect(choice).toEqual({ ...first, ...OF_VERSION_0_2, date: TODAY, formulas: "built-in" });
  expect(planOf(choice)).toMatchObject({
    kind: "five-pairs",
    title: "Friday",
    pairs: ["Ann", "", "", "", ""],
    scale: { name: "WBF-3" },
  });
});

test("a choice of teams comes back whole", () => {
  const swiss: Partial<SessionChoice> = {
    kind: "swiss-event",
    boards: 6,
    list: "Reds\nBlues\nGreens\nGold\nGrey",
    swissRounds: 4,
    odd: "bye",
    bracket: 4,
    scale: "WBF-6",
  };
  expect(restored(swiss, TODAY)).toEqual({ ...first, ...swiss });
  const match: Partial<SessionChoice> = {
    kind: "team-match",
    form: "knockout",
    boards: 16,
    extraBoards: 4,
    sizes: "8+8+x",
    lineUps: "2 Reds",
    substitutes: ["Una"],
    moreSubstitutes: ["", "Vic"],
    penalties: "Reds",
  };
  expect(restored(match, TODAY)).toEqual({ ...first, ...match });
});

test.each<Partial<SessionChoice>>([
  { boards: 25 },
  { kind: "gone", boards: 7 },
  { scoring: "vps", scale: "NOSUCH-4" },
  { pairs: "Ann" as unknown as string[], boards: "x" as unknown as number },
  { kind: "team-match", form: "swiss", boards: 24, sessions: 2 },
  { kind: "team-match", form: "chess", boards: 24, sessions: 2 },
  { kind: "team-match", form: "league", boards: 2, sessions: 2 },
  { kind: "team-match", form: "knockout", boards: 16, extraBoards: 17 },
  { kind: "swiss-event", boards: 7, walkover: "half" },
  { kind: "three-teams", boards: 30 },
  { kind: "four-teams", boards: 24, scale: "NOSUCH-4" },
  { kind: "swiss-event", boards: 10 },
  { kind: "swiss-event", boards: 7, odd: "fight" },
  { kind: "league", boards: 7 },
  { kind: "league", every: 3 },
  { kind: "league", tieBreak: "duel" },
  { paper: "A3" as "A4" },
  { formulas: "macros" as "add-in" },
])("a remembered choice that does not exist is dropped: %j", (remembered) => {
  expect(restored(remembered, TODAY)).toEqual(first);
});

test.each([null, 7, "session", true, [], [null]])("what is stored may be %j", (stored) => {
  expect(restored(stored, TODAY)).toEqual(first);
});

test("fields of another type are as good as none", () => {
  const remembered = { title: 7, list: ["Reds"], players: [1, "Ann"], swissRounds: 3 };
  expect(restored(remembered as unknown as Partial<SessionChoice>, TODAY)).toEqual({
    ...first,
    players: ["Ann"],
    swissRounds: 3,
  });
});

test("what was typed is kept, also where it is wrong or the rest is dropped", () => {
  const twice = { kind: "three-teams", boards: 18, teams: ["Reds", "reds"] };
  expect(restored(twice, TODAY)).toEqual({ ...first, ...twice });
  const pairs = { pairs: ["Ann", "ann"], players: ["x".repeat(101)], title: "x".repeat(101) };
  expect(restored(pairs, TODAY)).toEqual({ ...first, ...pairs });
  const few = { kind: "swiss-event", boards: 7, list: "Reds" };
  expect(restored(few, TODAY)).toEqual({ ...first, ...few });
  const gone = { kind: "gone", pairs: ["Ann"], teams: ["Reds"], players: ["Bob"], list: "Blues" };
  expect(restored(gone, TODAY)).toEqual({ ...first, ...gone, kind: "four-pairs" });
});

test("the paper that was ticked is kept, as far as there is such paper", () => {
  const ticked = {
    kind: "pairs",
    fieldCount: 8,
    boards: 28,
    scoring: "matchpoints",
    forms: ["journals", "hats", 7, "travellers"],
  };
  expect(restored(ticked, TODAY).forms).toEqual(["travellers", "journals"]);
  expect(restored({ ...ticked, forms: "journals" }, TODAY).forms).toEqual([]);
});
