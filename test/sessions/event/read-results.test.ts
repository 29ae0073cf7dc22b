import { contestantAt } from "../../../src/movements/contestant";
import { planSwissEvent } from "../../../src/sessions/event/plan";
import { readSwissResults } from "../read-csv-results";

const HEADER = "round,team,opponent,imps,vps,opponent_vps";
const EIGHT = planSwissEvent({ teams: ["Reds", "Blues", "", "", "", "", "", ""], bracket: 4 });
const SEVEN = planSwissEvent({ teams: ["7"], rounds: 3 });

function read(plan: typeof EIGHT, ...lines: string[]) {
  return readSwissResults([HEADER, ...lines].join("\n"), plan);
}

/** Faults as "line field: message". */
function faults(plan: typeof EIGHT, ...lines: string[]): string[] {
  return read(plan, ...lines).faults.map((f) => `${f.line} ${f.field}: ${f.message}`);
}

test("matches by number or name, in either case; blank is not played; points may stand", () => {
  const lines = ["1,1,5,9", "1,blues,Team 6,−12", "1,3,7,,14.5,5.5", "1,4,8,"];
  const { results, faults: wrong, warnings } = read(EIGHT, ...lines);
  expect([wrong, warnings]).toEqual([[], []]);
  const blank = { vps: null, opponentVps: null };
  expect(results).toEqual({
    matches: [
      { round: 1, team: contestantAt(1), opponent: contestantAt(5), imps: 9, ...blank },
      { round: 1, team: contestantAt(2), opponent: contestantAt(6), imps: -12, ...blank },
      { round: 1, team: contestantAt(3), opponent: contestantAt(7), imps: null, vps: 14.5, opponentVps: 5.5 },
      { round: 1, team: contestantAt(4), opponent: contestantAt(8), imps: null, ...blank },
    ],
    bracket: [],
  });
});

test("semicolons with decimal commas, other names of columns, a bye", () => {
  const text = 'Round;Team;Against;Margin;VP\n"round 1";7;BYE;;11,5';
  expect(readSwissResults(text, SEVEN)).toEqual({
    results: {
      matches: [{ round: 1, team: contestantAt(7), opponent: null, imps: null, vps: 11.5, opponentVps: null }],
      bracket: [],
    },
    faults: [],
    warnings: [],
  });
});

test("of a file for something else the header is reported, not each line", () => {
  const { faults } = readSwissResults("table,board,points\n1,1,420\n2,1,-50,7", SEVEN);
  expect(faults).toEqual(
    ["round", "team", "opponent"].map((name) => ({
      line: 1,
      field: "header",
      message: expect.stringContaining(`The column "${name}"`) as string,
    }))
  );
});

test.each([
  ["5,1,2,3", 'round: There is no round "5": enter 1 to 4, SF, F.'],
  [",1,2,3", "round: The round is missing: enter 1 to 4, SF, F."],
  ["QF,1,2,3", 'round: There is no round "QF": enter 1 to 4, SF, F.'],
  ["1,9,2,3", 'team: There is no team "9": enter its number, 1 to 8, or its name.'],
  ["1,0,2,3", 'team: There is no team "0": enter its number, 1 to 8, or its name.'],
  ["1,,2,3", "team: The team is missing: enter its number, 1 to 8, or its name."],
  ["1,Greens,2,3", 'team: There is no team "Greens": enter its number, 1 to 8, or its name.'],
  ["1,Rdes,2,3", 'team: There is no team "Rdes": enter its number, 1 to 8, or its name. Did you mean Reds?'],
  [
    "1,1,Greens,3",
    'opponent: There is no team "Greens": enter its number (1 to 8) or its name, or one of the words "bye", "withdrawn" and "enters".',
  ],
  ["1,1,,3", 'opponent: The opponent is missing: enter its number (1 to 8) or its name, or the word "bye".'],
  ["1,reds,1,3", "opponent: 1 Reds cannot play against itself."],
  ["1,1,2,x", "imps: \"x\" is not a margin: enter the first team's margin in IMPs, a whole number such as 9, 0 or -12, or the word \"walkover\" or \"conceded\"."], // prettier-ignore
  ["1,1,2,2.5", "imps: \"2.5\" is not a margin: enter the first team's margin in IMPs, a whole number such as 9, 0 or -12, or the word \"walkover\" or \"conceded\"."], // prettier-ignore
  ["1,1,2,3,lots", 'vps: "lots" is not a number of victory points: enter one such as 14 or 14.26.'],
  ["1,1,2,3,,1.234", 'opponent_vps: "1.234" is not a number of victory points: enter one such as 14 or 14.26.'], // prettier-ignore
  ["1,1,2,,14", "imps: Only one team has victory points, and there are no IMPs: enter both teams' points, or the IMPs."], // prettier-ignore
  ["1,1,bye,3", "imps: A bye has no IMPs and no opponent's points: leave them blank."],
  ["1,1,bye,walkover", "imps: A bye has no IMPs and no opponent's points: leave them blank."],
  ["1,1,withdrawn,3", "imps: A line for a team that enters or withdraws cannot have a result: leave the result blank, and put the match on a line of its own."], // prettier-ignore
  ["F,1,withdrawn,", "round: A team can enter or withdraw only in a Swiss round: give that round's number."],
  [
    "F,1,2,conceded",
    "imps: For a knockout match that was not played, enter 1 if the first team goes through, or -1 if the second does.",
  ],
  ["SF,1,bye,", "opponent: The bracket has no byes: enter two teams."],
  ["semi-final,1,2,5,14", "vps: A knockout match has no victory points: leave them blank."],
  ["F,1,2,0", "imps: A knockout match needs a winner: play extra boards and enter the final margin."], // prettier-ignore
  ["SF,1,2,5", "round: The bracket starts only when every match before the knockout has a result."],
])("%s: %s", (line, message) => {
  expect(faults(EIGHT, line)).toEqual([`2 ${message}`]);
});

test("a bracket that the event does not have", () => {
  expect(faults(SEVEN, "final,1,2,5")).toEqual([
    "2 round: The event has no bracket: enter the number of a Swiss round.",
  ]);
});

test("several faults of a line, each at its field", () => {
  expect(faults(EIGHT, "9,x,y,z").map((text) => text.split(":")[0])).toEqual([
    "2 round",
    "2 team",
    "2 opponent",
    "2 imps",
  ]);
});

test("a team twice in a round, and the same match twice", () => {
  expect(faults(EIGHT, "1,1,5,9", "1,2,1,3", "1,6,3,", "1,3,6,4", "2,1,2,")).toEqual([
    "3 opponent: 1 Reds already plays in round 1 on line 2: enter each team only once per round.",
    "5 team: Team 3 against Team 6 is already on line 4.",
  ]);
});

test("three teams: two matches each in the round in which they end, not three", () => {
  const first = ["1,1,3,9", "1,2,4,3"];
  const second = ["2,1,2,1", "2,4,3,1", "2,5,6,1", "2,6,7,1", "2,7,5,1"];
  expect(faults(SEVEN, ...first, ...second)).toEqual([]);
  expect(faults(SEVEN, ...first, ...second, "2,5,1,2")).toEqual([
    "9 team: Team 5 plays more than two matches in round 2: even in a triangle a team plays only two.",
  ]);
  // Team 1 has played in round 1.
  expect(faults(SEVEN, ...first, "2,1,2,1", "2,1,4,1")).toEqual([
    "5 team: Team 1 already plays in round 2 on line 4: enter each team only once per round.",
  ]);
  const bye = planSwissEvent({ teams: ["7"], rounds: 3, odd: "bye" });
  expect(faults(bye, "2,5,6,1", "2,6,7,1")).toHaveLength(1);
});

test("more matches than a round has lines", () => {
  const byes = [4, 5, 6, 7].map((team) => `1,${team},bye,`);
  expect(faults(SEVEN, "1,1,2,", "1,3,bye,", ...byes.slice(1))).toEqual([]);
  expect(faults(SEVEN, "1,1,2,", "1,3,bye,", ...byes)).toEqual([
    "7 round: Round 1 has more matches than these teams can play: enter at most 5, including byes.",
  ]);
});

test("three teams within one round: each meets both others, with half the boards in each match", () => {
  const first = ["1,1,3,9", "1,2,4,3", "1,5,6,1", "1,6,7,2", "1,7,5,3"];
  const { faults: wrong, warnings } = read(SEVEN, ...first.slice(0, 4), "1,7,5,97");
  expect(wrong).toEqual([]);
  // Half of 7 boards are 4 at most.
  expect(warnings.map(({ message }) => message)).toEqual([
    "97 IMPs are more than the 96 that 4 boards can give. The result still counts.",
  ]);
  expect(read(SEVEN, ...first.slice(0, 4), "1,7,5,,5,5").warnings).toEqual([]);
  expect(read(SEVEN, ...first.slice(0, 4), "1,7,5,,10,10").warnings).toHaveLength(1);
  // Two of the three are a team that plays twice.
  expect(faults(SEVEN, ...first.slice(0, 4))).toHaveLength(1);
  const bye = planSwissEvent({ teams: ["7"], rounds: 3, odd: "bye" });
  expect(faults(bye, ...first)).toHaveLength(2);
});

test("a rematch is a warning, and so are points that are not the margin's", () => {
  const { faults: wrong, warnings } = read(EIGHT, "2,5,1,3", "1,1,5,9", "1,2,6,9,12,4");
  expect(wrong).toEqual([]);
  expect(warnings).toEqual([
    {
      line: 2,
      field: "opponent",
      message: "Team 5 and 1 Reds already met in round 1. The match still counts.",
    },
    {
      line: 4,
      field: "vps",
      message: "The victory points entered (12 and 4) count, although a margin of 9 gives 14 and 6.",
    },
  ]);
});

test("what cannot have come from play is asked about, and counts", () => {
  const lines = ["1,1,5,169,,", "1,2,6,,21,3", "1,3,7,,12,9", "1,4,8,-168", "2,1,2,3,25,-5", "2,3,4,,10,10"];
  const { faults: wrong, warnings, results } = read(EIGHT, ...lines);
  expect([wrong, results.matches.length]).toEqual([[], 6]);
  expect(warnings.map(({ line, field, message }) => `${line} ${field}: ${message}`)).toEqual([
    "2 imps: 169 IMPs are more than the 168 that 7 boards can give. The result still counts.",
    "3 vps: 21 victory points are more than the scale's maximum, 20. The points still count.",
    "4 vps: The victory points add up to 21, not 20 as on this scale. The points still count.",
    "6 vps: The victory points entered (25 and -5) count, although a margin of 3 gives 12 and 8.",
    "6 vps: 25 victory points are more than the scale's maximum, 20. The points still count.",
  ]);
  const old = planSwissEvent({ teams: ["8"], boards: 8, scale: "WBF-OLD-8" });
  // By this scale the two have 30 together, down to 25 where the margin is wide.
  const { warnings: asked } = read(old, "1,1,5,,25,0", "1,2,6,,20,9", "1,3,7,,16,15", "1,4,8,,14,10");
  expect(asked.map(({ message }) => message)).toEqual([
    "The victory points add up to 31, not 25–30 as on this scale. The points still count.",
    "The victory points add up to 24, not 25–30 as on this scale. The points still count.",
  ]);
  const bye = read(SEVEN, "1,7,bye,,20.5", "1,1,2,3");
  expect(bye.warnings.map(({ line }) => line)).toEqual([2]);
});

describe("the bracket", () => {
  const knockout = planSwissEvent({ teams: ["5"], rounds: 0, bracket: 4 });

  test("its rounds by any of their names; who does not meet is a fault", () => {
    const { results, faults: wrong } = read(knockout, "sf,1,4,12", "Semi-finals,3,2,1", "Final,3,1,4");
    expect(wrong).toEqual([]);
    expect(results.bracket).toEqual([
      { round: "SF", team: contestantAt(1), opponent: contestantAt(4), imps: 12 },
      { round: "SF", team: contestantAt(3), opponent: contestantAt(2), imps: 1 },
      { round: "F", team: contestantAt(3), opponent: contestantAt(1), imps: 4 },
    ]);
    expect(faults(knockout, "SF,1,4,12", "SF,3,5,1", "F,1,2,")).toEqual([
      "3 opponent: Team 3 and Team 5 do not meet in SF: check the bracket.",
      "4 opponent: Team 1 and Team 2 do not meet in F: check the bracket.",
    ]);
    expect(faults(knockout, "SF,1,4,12", "SF,4,2,1")).toEqual([
      "3 team: Team 4 already plays in round SF on line 2: enter each team only once per round.",
    ]);
  });
});

test("files without lines or columns", () => {
  const noColumn = readSwissResults("round,imps\n1,3", SEVEN);
  expect(noColumn.faults.map(({ message }) => message)).toEqual([
    'The column "team" is missing from the header, which may have these: round, team, opponent, imps, vps, opponent_vps, boards, penalty, unit, reason, what, third, paired_by, now.',
    'The column "opponent" is missing from the header, which may have these: round, team, opponent, imps, vps, opponent_vps, boards, penalty, unit, reason, what, third, paired_by, now.',
  ]);
  expect(readSwissResults("", SEVEN).faults).toHaveLength(1);
  const unused = readSwissResults(`${HEADER},remark\n1,1,2,3,,,hello`, SEVEN);
  expect(unused.warnings.map(({ message }) => message)).toEqual(['The column "remark" was ignored.']);
});

test("thousands of lines of one match: each is told, at once", () => {
  const lines = Array.from({ length: 8000 }, () => "1,1,5,9,,");
  const { faults: wrong } = read(EIGHT, ...lines);
  expect(wrong).toHaveLength(7999);
});

test("lines after the most that are read are told of", () => {
  const { faults: wrong } = read(EIGHT, ...Array.from({ length: 50_001 }, () => "1,1,5,9,,"));
  expect(wrong[0]).toMatchObject({
    line: 1,
    message: expect.stringContaining("only the first 50000 were read") as unknown,
  });
});
