import { MATCH_FORMS } from "../../../../src/sessions/teams/team-match/plan";
import { loadGames } from "../../../../src/taskpane/workbook/kinds/games";
import { keepLoaded } from "../../../../src/taskpane/workbook/kinds/loaded";
import { ofKind, planOf } from "../../../../src/taskpane/workbook/kinds/kind-forms";
import { MATCH_BOARDS } from "../../../../src/taskpane/workbook/kinds/match-boards";
import { PANE_KINDS } from "../../../../src/taskpane/workbook/kinds/pane-kinds";
import { firstChoice } from "../../../../src/taskpane/workbook/form/session-choice";
import { planChoice } from "../../../../src/taskpane/workbook/form/plan-choice";

beforeAll(loadGames);

keepLoaded({ kinds: PANE_KINDS });

const match = ofKind(firstChoice("2026-11-20"), "team-match");

test.each(MATCH_FORMS)("%s: everything that the list offers can be played", (form) => {
  const offered = MATCH_BOARDS[form].flatMap(({ options }) => options.map(([value]) => value));
  expect(offered.length).toBeGreaterThan(4);
  expect(new Set(offered).size).toBe(offered.length);
  for (const value of offered) {
    const [boards, sessions] = value.split("/").map(Number);
    const plan = planOf({ ...match, form, boards: boards!, sessions: sessions! });
    expect(plan).toMatchObject({ form, boards });
  }
});

test("the usual league matches come first, stanzas are called so", () => {
  expect(MATCH_BOARDS.league[0]!.options).toEqual([
    ["24/2", "24 boards: 2 sessions of 12, about 3 h"],
    ["20/2", "20 boards: 2 sessions of 10, about 2½ h"],
  ]);
  expect(MATCH_BOARDS.knockout[1]!.options[2]).toEqual(["32/4", "32 boards: 4 stanzas of 8, about 4 h"]);
  expect(MATCH_BOARDS.swiss[0]!.options.map(([value]) => value)).toEqual(["5/1", "6/1", "7/1", "8/1", "9/1"]);
});

test("home and away are the first two teams, with four players each", () => {
  const players = Array.from({ length: 12 }, (_, i) => `P${i + 1}`);
  const plan = planOf({ ...match, teams: ["Reds", "Blues", "Greens"], players, title: "Cup" });
  expect(plan).toMatchObject({
    title: "Cup",
    teams: ["Reds", "Blues"],
    players: ["P1", "P2", "P3", "P4", "P5", "P6", "P7", "P8"],
  });
});

test("a handicap is typed, and board-a-match leaves it out", () => {
  const choice = { ...match, teams: ["Reds"], handicap: "Reds 6 IMPs" };
  expect(planOf(choice)).toMatchObject({ handicaps: [6, 0] });
  expect(planOf({ ...choice, form: "bam" })).toMatchObject({ handicaps: null });
  expect(planChoice({ ...choice, handicap: "Golds 6" }).faults).toEqual({
    handicap: 'The handicap is for "Golds", which is not a team in this session: the teams are Reds, Away.',
  });
});

test("the boards of each session are typed where they differ, and the scale follows", () => {
  const sizes = (typed: string, also: object = {}) => ({ ...match, sizes: typed, ...also });
  expect(planOf(sizes("14+10"))).toMatchObject({ boards: 24, scale: { name: "WBF-24" } });
  expect(planOf(sizes("8, 8, 4", { scale: "WBF-DISCRETE-20" }))).toMatchObject({
    boards: 20,
    scale: { name: "WBF-DISCRETE-20" },
  });
  expect(planOf(sizes("16")).kind).toBe("team-match");
  // A Swiss match is a single session.
  expect(planOf(sizes("8+8+4", { form: "swiss", boards: 7, sessions: 1 }))).toMatchObject({ boards: 7 });
  expect(planChoice(sizes("8+x")).faults).toEqual({ sessions: expect.stringContaining("as in 8+8+4") });
  expect(planChoice(sizes("60+60")).faults).toEqual({ boards: expect.stringContaining("120 boards") });
});

test("extra boards are a knockout's", () => {
  const extra = { ...match, extraBoards: 4 };
  expect(planOf({ ...extra, form: "knockout" })).toMatchObject({ extraBoards: 4 });
  expect(planOf({ ...extra, form: "league" })).toMatchObject({ extraBoards: 0 });
});

test("line-ups are those of several sessions, with two substitutes of each team", () => {
  const choice = {
    ...match,
    lineUps: "2 Reds: Una, Vic, , ",
    teams: ["Reds"],
    players: ["P1", "P2", "P3", "P4", "P5"],
    substitutes: ["Una", "Vic", "Wim"],
  };
  expect(planOf(choice)).toMatchObject({
    lineUps: [
      [
        ["", "", "", ""],
        ["", "", "", ""],
      ],
      [
        ["Una", "Vic", "", ""],
        ["", "", "", ""],
      ],
    ],
    players: ["P1", "P2", "P3", "P4", "P5", "", "", ""],
    substitutes: [
      ["Una", "Vic"],
      ["Wim", ""],
    ],
  });
  expect(planOf({ ...choice, lineUps: "", moreSubstitutes: ["", "", "Xia", "Yan"] })).toMatchObject({
    players: ["P1", "P2", "P3", "P4", "P5", "", "", ""],
    substitutes: [
      ["Una", "Vic", "", ""],
      ["Wim", "", "Xia", "Yan"],
    ],
  });
  expect(planOf({ ...choice, boards: 12, sessions: 1 })).toMatchObject({ lineUps: [expect.anything()] });
  expect(planChoice({ ...choice, lineUps: "3 Reds: , , , " }).faults).toEqual({
    "line-up": "The line-up is for session 3, which does not exist: choose from 1 to 2.",
  });
});

test("penalties are typed", () => {
  const choice = { ...match, teams: ["Reds"], penalties: "Reds 3 IMPs; Away 1 VP" };
  expect(planOf(choice)).toMatchObject({ penalties: [{ imps: 3 }, { vps: 1 }] });
  expect(planChoice({ ...choice, form: "knockout" }).faults).toEqual({
    penalties: expect.stringContaining("no victory points"),
  });
});

test("a scale is for forms with victory points, and for the boards of the match", () => {
  const scale = (chosen: object) => {
    const plan = planOf({ ...match, ...chosen });
    return "scale" in plan ? plan.scale?.name : "none";
  };
  expect(scale({ scale: "ACBL20-24" })).toBe("ACBL20-24");
  expect(scale({ boards: 20, scale: "ACBL20-24" })).toBe("WBF-20");
  expect(scale({ form: "swiss", boards: 6, sessions: 1 })).toBe("ACBL20-6");
  expect(scale({ form: "knockout", scale: "WBF-24" })).toBeUndefined();
});
