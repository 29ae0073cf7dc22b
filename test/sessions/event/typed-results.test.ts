import { contestantAt } from "../../../src/movements/contestant";
import { planSession, scoreCsv } from "../../../src/sessions/kinds";
import { roundsToType, roundsWithMatches } from "../../../src/sessions/event/matches-to-type";
import type { AnyEventPlan } from "../../../src/sessions/event/plan";
import type { BracketRound, EventResults } from "../../../src/sessions/event/results";
import { scoreEvent, type ScoredLeague, type ScoredSwissEvent } from "../../../src/sessions/event/score-event";
import {
  readTypedResult,
  turnMark,
  typedTexts,
  walkoverTexts,
  withTypedResults,
} from "../../../src/sessions/event/typed-results";
import { SWISS, TWO_ROUNDS } from "../../support/swiss-evening";

type Both = readonly [string, string];

const swiss = planSession("swiss-event", SWISS) as AnyEventPlan;
const bam = planSession("swiss-event", { teams: ["6"], form: "bam", boards: 3 }) as AnyEventPlan;
const league = planSession("league", { teams: ["4"], boards: 24 }) as AnyEventPlan;

const read = (plan: AnyEventPlan, typed: Both, round: number | BracketRound = 1) =>
  readTypedResult({ round, teams: [contestantAt(1), contestantAt(5)], typed }, plan);

const result = (plan: AnyEventPlan, typed: Both) => {
  const found = read(plan, typed);
  return "result" in found ? found.result : found.fault;
};

test.each<readonly [Both, object]>([
  [["12", ""], { imps: 12 }],
  [["", "12"], { imps: -12 }],
  [["0", ""], { imps: 0 }],
  [["", "0"], { imps: 0 }],
  [["0", "0"], { imps: 0 }],
  [["-3", ""], { imps: -3 }],
  [["", "−3"], { imps: 3 }],
  [["", "7?"], { imps: -7, provisional: true }],
  [["w/o", ""], { imps: null, unplayed: "walkover" }],
  [["", "walkover"], { imps: null, unplayed: "conceded" }],
  [["", "conceded"], { imps: null, unplayed: "walkover" }],
  [["", ""], { imps: null, vps: null, opponentVps: null }],
])("margins %j are read as %j", (typed, expected) => {
  expect(result(swiss, typed)).toMatchObject(expected);
});

test.each<Both>([
  ["2x", ""],
  ["", "1.5"],
  ["1000", ""],
  ["5", "3"],
  ["5", "0"],
  ["?", ""],
])("%j and %j are refused by name", (...typed) => {
  expect(result(swiss, typed)).toMatch(
    /^("(2x|1.5|1000)" is not a margin: type a whole|"\?" is not a result|Type the margin beside)/
  );
});

test.each<readonly [Both, Both | null]>([
  [
    ["12", ""],
    ["12?", ""],
  ],
  [
    ["", "12 ?"],
    ["", "12"],
  ],
  [
    ["2.5", "0.5"],
    ["2.5?", "0.5?"],
  ],
  [
    ["40?", "31"],
    ["40", "31"],
  ],
  [["", ""], null],
  [["w/o", ""], null],
])("the mark of %j is turned to %j", (typed, expected) => {
  expect(turnMark(typed)).toEqual(expected);
});

test.each([
  ["margins", swiss],
  ["boards", bam],
])("a walkover is the side's whose texts say so: %s", (_, plan) => {
  const teams = [contestantAt(1), contestantAt(2)] as const;
  const won = (side: 0 | 1) => readTypedResult({ round: 1, teams, typed: walkoverTexts(side) }, plan);
  expect(won(0)).toMatchObject({ result: { unplayed: "walkover" } });
  expect(won(1)).toMatchObject({ result: { unplayed: "conceded" } });
});

test("a match of the knockout is no tie", () => {
  const plan = planSession("swiss-event", { ...SWISS, bracket: 4 }) as AnyEventPlan;
  expect(read(plan, ["0", ""], "SF")).toEqual({ fault: expect.stringContaining("needs a winner") });
  expect(read(plan, ["", "4"], "SF")).toEqual({ result: expect.objectContaining({ imps: -4 }) });
});

test("at board-a-match both teams have their boards", () => {
  const matchOf = (typed: Both) => readTypedResult({ round: 1, teams: [contestantAt(1), contestantAt(6)], typed }, bam);
  expect(matchOf(["2.5", "0.5"])).toEqual({ result: expect.objectContaining({ vps: 2.5, opponentVps: 0.5 }) });
  expect(matchOf(["2.5", ""])).toHaveProperty("fault");
  expect(matchOf(["", "0.5"])).toHaveProperty("fault");
  expect(matchOf(["", "w/o"])).toEqual({ result: expect.objectContaining({ unplayed: "conceded" }) });
});

test("in a league both teams have their IMPs", () => {
  const [first] = roundsToType(scoreEvent(league, { matches: [], bracket: [] }) as ScoredLeague);
  const { round, teams } = first!.matches[0]!;
  expect(readTypedResult({ round, teams, typed: ["40", "31"] }, league)).toEqual({
    result: expect.objectContaining({ imps: 9, won: [40, 31] }),
  });
  expect(readTypedResult({ round, teams, typed: ["40", ""] }, league)).toHaveProperty("fault");
  expect(readTypedResult({ round, teams, typed: ["40", "-1"] }, league)).toHaveProperty("fault");
});

test("what a result is typed as is read as the same again", () => {
  for (const imps of [0, 9, -9])
    for (const provisional of [false, true]) {
      const typed = typedTexts({ imps, provisional }, swiss);
      expect(result(swiss, typed)).toMatchObject({ imps, ...(provisional && { provisional }) });
    }
  for (const unplayed of ["walkover", "conceded"] as const)
    expect(result(swiss, typedTexts({ unplayed }, swiss))).toMatchObject({ unplayed });
  expect(typedTexts({ unplayed: "void" }, swiss)).toEqual(["", ""]);
});

test("results typed on the page are those of a file with the same lines; what is refused changes nothing", () => {
  const { results, scored } = scoreCsv(planSession("swiss-event", SWISS), TWO_ROUNDS);
  const event = scored as ScoredSwissEvent;
  const second = roundsToType(event)[0]!;
  expect(second.round).toBe(2);
  const typed = (texts: readonly Both[]) =>
    second.matches.map(({ round, teams }, i) => ({ round, teams, typed: texts[i]! }));
  const after = (texts: readonly Both[]) =>
    scoreEvent(event.plan, withTypedResults(results as EventResults, typed(texts), event.plan));
  const same = second.matches.map(({ result: known }) => typedTexts(known, event.plan));
  expect(after(same).teams).toEqual(event.teams);
  const wrong: Both = ["x", ""];
  expect(after([wrong, ...same.slice(1)]).teams).toEqual(event.teams);
  const other = scoreCsv(event.plan, TWO_ROUNDS.replace("2,1,6,10", "2,1,6,-11")).scored as ScoredSwissEvent;
  expect(after([["", "11"], ...same.slice(1)]).teams).toEqual(other.teams);
  const open = scoreCsv(event.plan, TWO_ROUNDS.replace("2,1,6,10", "2,1,6,")).scored as ScoredSwissEvent;
  expect(after([["", ""], ...same.slice(1)]).teams).toEqual(open.teams);
});

test("points of the Director, boards and what a later round was paired by stay beside a corrected margin", () => {
  const known = { imps: 4, vps: 12, opponentVps: 8, boards: 6, pairedBy: "4" };
  const [team, opponent] = [contestantAt(1), contestantAt(5)];
  const before: EventResults = { matches: [{ round: 1, team, opponent, ...known }], bracket: [] };
  const typed = { round: 1, teams: [team, opponent] as const, typed: ["", "5"] as const };
  expect(withTypedResults(before, [typed], swiss).matches).toEqual([{ round: 1, team, opponent, ...known, imps: -5 }]);
});

test("a league's matches to type are those that are late and each division's next round", () => {
  const plan = planSession("league", { teams: ["4"], date: "2026-10-01" }) as AnyEventPlan;
  const all = roundsWithMatches(scoreEvent(plan, { matches: [], bracket: [] }));
  expect(all).toHaveLength(3);
  const [first, late] = all[0]!.matches;
  const played = withTypedResults({ matches: [], bracket: [] }, [{ ...first!, typed: ["30", "20"] }], plan);
  const rounds = roundsToType(scoreEvent(plan, played) as ScoredLeague);
  expect(rounds.map(({ round, group, matches }) => [round, group, matches.map(({ teams }) => teams)])).toEqual([
    [1, "late", [late!.teams]],
    [2, { division: "" }, all[1]!.matches.map(({ teams }) => teams)],
  ]);
});

test("the knockout is typed when the rounds are complete, match for match as its teams are known", () => {
  const plan = planSession("swiss-event", { teams: ["4"], rounds: 1, bracket: 4, "third-place": true });
  const event = (csv: string) => scoreCsv(plan, `round,team,opponent,imps\n1,1,3,5\n1,2,4,${csv}`).scored;
  const typing = (csv: string) =>
    roundsToType(event(csv) as ScoredSwissEvent).map(({ round, matches }) => [round, matches.length]);
  expect(typing("")).toEqual([[1, 2]]);
  expect(typing("3")).toEqual([["SF", 2]]);
  const seeds = (event("3") as ScoredSwissEvent).bracket!.rounds[0]!.matches.map(({ teams }) => teams);
  const lines = seeds.map(([a, b]) => `SF,${a! + 1},${b! + 1},9`).join("\n");
  expect(typing(`3\n${lines}`)).toEqual([["F", 1]]);
});
