import { planChoice } from "../../../../src/taskpane/workbook/form/plan-choice";
import type { SwissEventPlan } from "../../../../src/sessions/event/plan";
import { scoreCsv } from "../../../../src/sessions/kinds";
import { csvOf } from "../../../../src/taskpane/workbook/kinds/csv-headers";
import { rulesOf } from "../../../../src/taskpane/workbook/kinds/event-form";
import { keepLoaded } from "../../../../src/taskpane/workbook/kinds/loaded";
import { formOf, ofKind, planOf } from "../../../../src/taskpane/workbook/kinds/kind-forms";
import {
  bracketSizes,
  isOdd,
  roundCounts,
  shortCounts,
  roundOptions,
} from "../../../../src/taskpane/workbook/kinds/swiss-size";
import { listedTeams, teamCount } from "../../../../src/taskpane/workbook/kinds/swiss-teams";
import { restored } from "../../../../src/taskpane/workbook/form/remembered";
import { PANE_KINDS } from "../../../../src/taskpane/workbook/kinds/pane-kinds";
import { firstChoice, type SessionChoice } from "../../../../src/taskpane/workbook/form/session-choice";
import { runs } from "../../../support/runs";

keepLoaded({ kinds: PANE_KINDS });

const event = ofKind(firstChoice("2026-11-20"), "swiss-event");
const swiss = (chosen: Partial<SessionChoice>) => planOf({ ...event, ...chosen }) as SwissEventPlan;

test.each([
  ["Reds\nBlues", ["Reds", "Blues"]],
  ["  Reds \r\n\r\nBlues\r\n", ["Reds", "Blues"]],
  ["1. Reds\n2. Blues", ["Reds", "Blues"]],
  ["1\tReds\n2\tBlues", ["Reds", "Blues"]],
  ["1) Reds\n2)Blues", ["Reds", "Blues"]],
  ["3 Blind Mice\n2 Blues", ["3 Blind Mice", "2 Blues"]],
  ["1 Reds", ["1 Reds"]],
  ["", []],
  [" \n\n", []],
])("a list of teams: %j", (list, names) => {
  expect(listedTeams(list)).toEqual(names);
});

test("the number of teams follows the names, and without names it is as chosen", () => {
  expect(swiss({ teamCount: 12 }).teams).toEqual(Array.from({ length: 12 }, () => ""));
  const list = "Reds\nBlues\nGreens\nGold\nGrey";
  expect(swiss({ teamCount: 12, list }).teams).toEqual(list.split("\n"));
  expect(teamCount({ ...event, teamCount: 12, list })).toBe(5);
  expect(teamCount({ ...event, teamCount: 12, list: "" })).toBe(12);
});

test("too few or too many names are told in the form's own words", () => {
  const listed = (count: number) => Array.from({ length: count }, (_, i) => `Club ${i + 1}`).join("\n");
  expect(() => swiss({ list: listed(1) })).toThrow("1 team is listed: list 4 to 64, one per line, or none.");
  expect(() => swiss({ list: listed(65) })).toThrow("65 teams are listed");
  expect(() => swiss({ list: "Reds\nBlues\nReds\nGold" })).toThrow("both called");
  expect(swiss({ list: listed(64) }).teams).toHaveLength(64);
});

test("rounds: the usual number follows the teams until one is chosen, which is never too many", () => {
  expect(swiss({ teamCount: 16 }).rounds).toBe(7);
  expect(swiss({ teamCount: 8 }).rounds).toBe(4);
  expect(swiss({ teamCount: 16, swissRounds: 5 }).rounds).toBe(5);
  expect(swiss({ teamCount: 4, swissRounds: 5 }).rounds).toBe(3);
  // prettier-ignore
  expect(roundOptions({ ...event, teamCount: 5 })[0]!.options).toEqual([
    ["1", "1"], ["2", "2"], ["3", "3 (usual)"], ["4", "4"], ["5", "5"],
  ]);
  expect(roundCounts({ ...event, teamCount: 64 })).toHaveLength(12);
});

test("a bracket is one that the teams fill; with it there may be no Swiss round", () => {
  expect(bracketSizes({ ...event, teamCount: 15 })).toEqual([0, ...Array.from({ length: 13 }, (_, i) => i + 3)]);
  expect(bracketSizes({ ...event, teamCount: 64 })).toHaveLength(31);
  expect(swiss({ teamCount: 16, bracket: 16, swissRounds: 0 })).toMatchObject({ bracket: 16, rounds: 0 });
  expect(swiss({ teamCount: 15, bracket: 16, swissRounds: 0 })).toMatchObject({ bracket: null, rounds: 1 });
});

test("an odd number is asked about where there is one", () => {
  expect(isOdd({ ...event, teamCount: 9 })).toBe(true);
  expect(isOdd({ ...event, teamCount: 10 })).toBe(false);
  expect(isOdd({ ...event, list: "Reds\nBlues\nGreens\nGold\nGrey" })).toBe(true);
  expect(isOdd({ ...event, teamCount: 9, bracket: 8, swissRounds: 0 })).toBe(false);
  expect(swiss({ teamCount: 9, odd: "bye" }).odd).toBe("bye");
});

test("the first boards of rounds, and what a walkover gives, are those of Swiss rounds", () => {
  expect(swiss({ teamCount: 8 })).toMatchObject({ firstBoards: [1, 8, 15, 22], walkover: "60" });
  expect(swiss({ teamCount: 8, firstBoard: "25" }).firstBoards).toEqual([25, 32, 39, 46]);
  expect(swiss({ teamCount: 8, firstBoard: "1, 15, 8" }).firstBoards).toEqual([1, 15, 8, 15]);
  expect(swiss({ teamCount: 8, walkover: "average" }).walkover).toBe("average");
  expect(planChoice({ ...event, firstBoard: "1, x" }).faults).toEqual({
    "first-board": expect.stringMatching(/first board is not a number/),
  });
  const knockout = { teamCount: 8, bracket: 8, swissRounds: 0, firstBoard: "25", walkover: "average" };
  expect(swiss(knockout)).toMatchObject({ firstBoards: [], walkover: "60" });
});

test("every number of teams can be planned with all that is offered for it", () => {
  for (let count = 4; count <= 64; count += runs({ ci: 7, soak: 1 }))
    for (const bracket of bracketSizes({ ...event, teamCount: count }))
      for (const rounds of roundCounts({ ...event, teamCount: count, bracket }))
        expect(swiss({ teamCount: count, bracket, swissRounds: rounds })).toMatchObject({
          rounds,
          bracket: bracket || null,
        });
});

describe.each(["round-robin", "bam"])("%s: everybody meets everybody", (eventForm) => {
  const few = { ...event, ...formOf(event).defaults({ ...event, eventForm }), eventForm };

  test("every number of teams, boards and meetings that is offered can be planned", () => {
    for (const teamCount of rulesOf(few).teams.choices)
      for (const boards of rulesOf(few).boards.choices)
        for (const double of [false, true]) {
          const choice = { ...few, teamCount, boards, double };
          expect(formOf(choice).offers(choice)).toBe(true);
          const once = teamCount % 2 === 0 ? teamCount - 1 : teamCount;
          // Of more than ten teams nobody meets anybody twice.
          const twice = double && once <= 9;
          expect(planOf(choice)).toMatchObject({
            ...{ form: eventForm, boards, double: twice, rounds: twice ? 2 * once : once, odd: "bye", bracket: null },
          });
          expect(isOdd(choice)).toBe(false);
        }
    expect(rulesOf(few).teams.choices).toEqual(Array.from({ length: 14 }, (_, i) => i + 3));
  });

  test("what was chosen for Swiss rounds does not stand in its way", () => {
    const choice = { ...few, teamCount: 16, swissRounds: 7, odd: "three-teams", list: "A\nB\nC\nD\nE" };
    expect(planOf(choice)).toMatchObject({ rounds: 5, teams: ["A", "B", "C", "D", "E"] });
    expect(planOf({ ...choice, list: "" })).toMatchObject({ rounds: 15 });
    expect(() => planOf({ ...choice, list: "A\nB" })).toThrow(
      "2 teams are listed: list 3 to 16, one per line, or none."
    );
  });

  test("some of its rounds, of an even number of teams", () => {
    expect(shortCounts({ ...few, teamCount: 8 })).toEqual([6, 5, 4, 3, 2]);
    expect(shortCounts({ ...few, teamCount: 7 })).toEqual([]);
    expect(planOf({ ...few, teamCount: 12, shortRounds: 5 })).toMatchObject({ rounds: 5, double: false });
    expect(planOf({ ...few, teamCount: 7, shortRounds: 5 })).toMatchObject({ rounds: 7 });
    expect(planOf({ ...few, teamCount: 8, shortRounds: 5, double: true })).toMatchObject({ rounds: 14, double: true });
  });

  test("the header that is shown is one whose columns are all read", () => {
    const { header } = csvOf(few);
    expect(header).toBe(
      `round,team,opponent,${eventForm === "bam" ? "points,opponent_points" : "imps,vps,opponent_vps"},penalty,unit,reason`
    );
    expect(scoreCsv(planOf(few), `${header}\n`)).toMatchObject({ faults: [], warnings: [] });
  });
});

test("a round robin may end in a knockout, a board-a-match event has none and no scale", () => {
  const all = { ...event, eventForm: "round-robin", teamCount: 6, bracket: 4, seeds: "2", scale: "WBF-7" };
  expect(planOf(all)).toMatchObject({ bracket: 4, scale: { name: "WBF-7" } });
  const bam = { ...all, eventForm: "bam", boards: 3 };
  expect(bracketSizes(bam)).toEqual([0]);
  expect(planOf(bam)).toMatchObject({ bracket: null, seeds: [], scale: { name: "" } });
});

test("a form that does not exist any more is not taken up again", () => {
  const today = "2026-11-20";
  const stored = { ...event, eventForm: "round-robin", double: true, teamCount: 5 };
  expect(restored(stored, today)).toMatchObject({ kind: "swiss-event", eventForm: "round-robin", double: true });
  expect(restored({ ...stored, eventForm: "ladder" }, today)).toMatchObject({ kind: "four-pairs", eventForm: "swiss" });
});
