import { contestantAt, contestants } from "../../../src/movements/contestant";
import { labelOf, nameOf, NUMBERED_TEAMS } from "../../../src/sessions/contestants";
import { planSwissEvent } from "../../../src/sessions/event/plan";

const plan = (options: Parameters<typeof planSwissEvent>[0]) => planSwissEvent(options);

test("what is usual: 7 boards, the 20-point scale, three teams where the number is odd", () => {
  const { scale, teams, divisions, fixtures, ...rest } = plan({ teams: ["14"] });
  expect([divisions.length, fixtures]).toEqual([1, []]);
  expect(rest).toEqual({
    kind: "swiss-event",
    form: "swiss",
    title: "Swiss teams",
    date: "",
    options: { teams: ["14"] },
    rounds: 7,
    double: false,
    boards: 7,
    odd: "three-teams",
    firstBoards: [1, 8, 15, 22, 29, 36, 43],
    walkover: "60",
    ties: [],
    bracket: null,
    seeds: [],
    thirdPlace: false,
    crossTable: false,
    handicaps: null,
    carried: null,
  });
  expect(scale.name).toBe("ACBL20-7");
  expect(teams).toEqual(Array(14).fill(""));
});

test.each([
  [4, 3],
  [5, 3],
  [7, 3],
  [8, 4],
  [13, 6],
  [14, 7],
  [64, 7],
])("%d teams: %d rounds unless said otherwise", (teams, rounds) => {
  expect(plan({ teams: [String(teams)] }).rounds).toBe(rounds);
});

test("names, one of them blank; what a team is called", () => {
  const named = plan({ teams: ["Reds", "", " Blues\n", "=Sum"], boards: 9, scale: "wbf 9" });
  expect(named.teams).toEqual(["Reds", "", "Blues", "=Sum"]);
  expect(named.scale.name).toBe("WBF-9");
  const two = contestants(2);
  expect(two.map((team) => nameOf(NUMBERED_TEAMS, named.teams, team))).toEqual(["Reds", "Team 2"]);
  expect(two.map((team) => labelOf(NUMBERED_TEAMS, named.teams, team))).toEqual(["1 Reds", "Team 2"]);
});

test("a knockout alone, and one after Swiss rounds", () => {
  expect(plan({ teams: ["9"], rounds: 0, bracket: 8 })).toMatchObject({ rounds: 0, bracket: 8 });
  expect(plan({ teams: ["32"], bracket: 32 })).toMatchObject({ rounds: 7, bracket: 32 });
});

test("ways to break ties and seeds, as they are typed", () => {
  expect(plan({ teams: ["8"], ties: " Match, net;QUOTIENT opponents " }).ties).toEqual([
    "match",
    "net",
    "quotient",
    "opponents",
  ]);
  const teams = ["Reds", "Blues", "", "", "", ""];
  const { seeds } = plan({ teams, bracket: 4, seeds: ["blues", " ", "6", "team 3"] });
  expect(seeds).toEqual([contestantAt(2), null, contestantAt(6), contestantAt(3)]);
  expect(plan({ teams, seeds: ["", " "] }).seeds).toEqual([]);
});

test.each([
  [{}, "4 to 64 teams, not 0"],
  [{ teams: ["3"] }, "4 to 64 teams, not 3"],
  [{ teams: ["65"] }, "4 to 64 teams, not 65"],
  [{ teams: ["A", "B", "C"] }, "4 to 64 teams, not 3"],
  [{ teams: ["A", "B", "a", "D"] }, 'Team 1 and Team 3 are both called "a"'],
  [{ teams: ["A", "7", "C", "D"] }, 'A team cannot be called "7"'],
  [{ teams: ["A", "Bye", "C", "D"] }, 'A team cannot be called "Bye"'],
  [{ teams: ["A", "Withdrawn", "C", "D"] }, 'A team cannot be called "Withdrawn"'],
  [{ teams: ["A", "Team 1", "C", "D"] }, 'Team 2 cannot be called "Team 1"'],
  [{ teams: ["8"], rounds: 0 }, "needs a bracket"],
  [{ teams: ["64"], rounds: 13 }, "cannot have 13 rounds: choose from 1 to 12"],
  [{ teams: ["64"], rounds: 2.5 }, "cannot have 2.5 rounds"],
  [{ teams: ["8"], rounds: 8 }, "8 teams cannot play 8 rounds without rematches"],
  [{ teams: ["8"], boards: 4 }, "5 to 9 boards, not 4"],
  [{ teams: ["8"], boards: 10 }, "5 to 9 boards, not 10"],
  [{ teams: ["8"], odd: "phantom" }, "choose three-teams or bye"],
  [{ teams: ["8"], bracket: 2 }, "A bracket cannot have 2 teams: choose from 3 to 32"],
  [{ teams: ["8"], bracket: 16 }, "A bracket of 16 needs 16 teams, but there are only 8"],
  [{ teams: ["8"], walkover: "70" }, '"70" is not an award for a walkover: choose 60, average or greatest'],
  [{ teams: ["8"], ties: "net, luck" }, '"luck" is not a tie-break: choose from match, net, quotient, opponents'],
  [{ teams: ["8"], ties: "net, net" }, '"net" appears twice'],
  [{ teams: ["8"], seeds: ["1"] }, "There are seeds but no bracket"],
  [{ teams: ["8"], bracket: 4, seeds: ["1", "2", "3", "4", "5"] }, "5 seeds are too many for a bracket of 4"],
  [{ teams: ["8"], bracket: 4, seeds: ["9"] }, 'The seed "9" is not a team in this event: enter a number from 1 to 8'],
  [{ teams: ["8"], bracket: 4, seeds: ["2", "", "2"] }, "Team 2 is seeded twice"],
])("%j is refused: %s", (options, text) => {
  expect(() => plan(options)).toThrow(text);
});
