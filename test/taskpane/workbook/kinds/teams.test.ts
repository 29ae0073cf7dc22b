import { SCALE_FAMILIES } from "../../../../src/bridge/vp/named-scale";
import { loadGames } from "../../../../src/taskpane/workbook/kinds/games";
import { keepLoaded } from "../../../../src/taskpane/workbook/kinds/loaded";
import { ofKind, planOf } from "../../../../src/taskpane/workbook/kinds/kind-forms";
import { scaleOptions } from "../../../../src/taskpane/workbook/kinds/scales";
import { PANE_KINDS } from "../../../../src/taskpane/workbook/kinds/pane-kinds";
import { firstChoice } from "../../../../src/taskpane/workbook/form/session-choice";
import { firstFault } from "../../../../src/taskpane/workbook/form/faults";
import { planChoice } from "../../../../src/taskpane/workbook/form/plan-choice";

beforeAll(loadGames);

keepLoaded({ kinds: PANE_KINDS });

const first = firstChoice("2026-11-20");
const three = ofKind(first, "three-teams");
const four = ofKind(first, "four-teams");

test.each([
  [12, "WBF-DISCRETE-4"],
  [15, "ACBL20-5"],
  [18, "ACBL20-6"],
  [21, "ACBL20-7"],
  [24, "ACBL20-8"],
])("three teams with %i boards have the usual scale %s", (boards, scale) => {
  expect(planOf({ ...three, boards })).toMatchObject({ scale: { name: scale } });
});

test.each([30, 24, 18])("four teams with %i boards", (boards) => {
  expect(planOf({ ...four, boards })).toMatchObject({ boards, scale: { name: "ACBL20-5" } });
});

test("names are those of the teams that play", () => {
  const teams = ["Reds", "Blues", "Greens", "Gold"];
  expect(planOf({ ...three, teams })).toMatchObject({ teams: teams.slice(0, 3) });
  expect(planOf({ ...four, teams })).toMatchObject({ teams });
});

test("the usual scale comes first, then the families in their own order", () => {
  const [first = "", ...others] = scaleOptions(6, "ACBL20-6")[0]!.options.map(([name]) => name);
  expect(first).toBe("ACBL20-6");
  expect(others.slice(0, 4)).toEqual(["WBF-6", "WBF-DISCRETE-6", "WBF-OLD-8", "ACBL30-6"]);
  const families = SCALE_FAMILIES.map(({ name }) => name).filter((name) => name !== "ACBL20");
  expect(others.map((name) => name.replace(/-\d+$/, ""))).toEqual(families);
});

test("a wrong date and wrong names are told apart, and both", () => {
  const teams = ["Reds", "reds"];
  expect(planChoice({ ...three, teams, date: "2026-02-30" })).toEqual({
    plan: null,
    faults: {
      date: expect.stringContaining("2026-02-30"),
      "teams-2": 'Team A and Team B are both called "reds": give them different names, or none.',
    },
  });
  expect(Object.keys(planChoice({ ...three, date: "x" }).faults)).toEqual(["date"]);
  expect(Object.keys(planChoice({ ...three, teams }).faults)).toEqual(["teams-2"]);
  expect(planChoice(three)).toMatchObject({ plan: { kind: "three-teams" }, faults: {} });
});

test.each(["four-pairs", "five-pairs", "team-match", "three-teams", "four-teams"])(
  "the first board of %s is typed, and told beside its field",
  (kind) => {
    const choice = ofKind(first, kind);
    expect(planOf(choice)).toMatchObject({ firstBoard: 1 });
    expect(planOf({ ...choice, firstBoard: " 25 " })).toMatchObject({ firstBoard: 25 });
    for (const firstBoard of ["0", "-3", "1.5", "x"])
      expect(planChoice({ ...choice, firstBoard })).toEqual({
        plan: null,
        faults: { "first-board": expect.stringMatching(/first board.*from 1 to 500/) },
      });
  }
);

test.each(["three-teams", "four-teams"])("penalties of %s are typed, in victory points", (kind) => {
  const choice = { ...ofKind(first, kind), teams: ["Reds"], penalties: "Reds 0.5 VPs" };
  expect(planOf(choice)).toMatchObject({ penalties: expect.arrayContaining([{ imps: 0, vps: 0.5 }]) });
  expect(Object.keys(planChoice({ ...choice, penalties: "Golds 1 VP" }).faults)).toEqual(["penalties"]);
});

test("each name and the title is told wrong in its own field", () => {
  const long = "x".repeat(101);
  const match = ofKind(first, "team-match");
  const wrong = [
    [{ ...first, title: long }, "title"],
    [{ ...first, pairs: ["Ann", "ann"] }, "pairs-2"],
    [{ ...three, players: ["Ann", long] }, "players-2"],
    [{ ...match, teams: ["Away"] }, "home"],
    [{ ...match, teams: ["", "home"] }, "away"],
    [{ ...ofKind(first, "swiss-event"), list: "A\nB\nC\nTeam 1" }, "teams-4"],
  ] as const;
  for (const [choice, field] of wrong) {
    const { plan, faults } = planChoice(choice);
    expect([plan, Object.keys(faults)]).toEqual([null, [field]]);
    expect(firstFault(faults)).toBe(faults[field]);
  }
});
