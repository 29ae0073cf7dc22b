import { texts } from "../texts";
import { type Contestant, contestantNumber } from "../../movements/contestant";
import { NUMBERED_TEAMS } from "../../sessions/contestants";
import { matchesAveraged, averagePointsFormula } from "../average-points";
import { computed, type Computed, ifTyped, joined } from "../kit/content";
import { countWhere, countEqual, unlessBlank, rankOf, rounded, sumOfShown } from "../kit/formula";
import type { RowContents } from "../kit/write-list";
import { totalDeductions, takenOf } from "../penalties/penalty-steps";
import { textLiteral } from "../reference";
import { isWholeNumber, numberText } from "../working/text-formulas";
import { STATES } from "./match-states";
import { type SwissSheets, type StandingsPart, penaltyRules } from "./swiss-lists";
import { broughtBy } from "./team-amounts";
import { typedName } from "./team-names";
import { type TeamStep, lastRank } from "./working-lists";
import { untypedPosition } from "./working-seeds";
import { netOf, tiesOf } from "./working-ties";

const { bye } = texts.swissEvent;

/** Returns a team's average points over the matches that it has played, for walkovers that go by averages. */
function averageOfTeam({ lists }: SwissSheets, team: Contestant): RowContents<TeamStep> {
  const { lines, teams } = lists.working;
  const number = teams.cell("number", team);
  const sides = [
    [lines.range("typedTeam"), lines.range("playedVps")],
    [lines.range("typedOpponent"), lines.range("playedOpponentVps")],
  ] as const;
  return {
    averaged: computed(matchesAveraged(sides, number, lines.has("half") ? lines.range("half") : undefined)),
    average: computed(averagePointsFormula(sides, number, teams.cell("averaged", team))),
  };
}

/**
 * Returns a formula for a team's points as a percentage of the boards in its matches; see `sumsOf` in
 * sessions/event/standings.ts.
 */
function percentageOfTeam({ event, lists }: SwissSheets, team: Contestant, total: string): Computed {
  const { lines, teams } = lists.working;
  const number = teams.cell("number", team);
  const [firsts, seconds] = [lines.range("team"), lines.range("opponent")];
  const matches = `(${countWhere(`(${firsts}=${number})*(${seconds}<>${textLiteral(bye)})`)}+${countEqual(seconds, number)})`;
  const share = `ROUND(ROUND(10000*${total},0)/(${event.plan.boards}*${matches}),0)/100`;
  return computed(unlessBlank(total, `IF(${matches}=0,"",${share})`));
}

/** Returns the cells of a team on the Working sheet: see {@link TeamStep}. */
export function teamOf(sheets: SwissSheets, team: Contestant): RowContents<TeamStep> {
  const { event, lists } = sheets;
  const name = typedName(sheets, team);
  const number = contestantNumber(team);
  const named = { number, name: ifTyped(name, joined(computed(name), ""), NUMBERED_TEAMS.long(team)) };
  const untyped = event.bracket ? { untyped: untypedPosition(sheets, team) } : {};
  if (event.plan.rounds === 0) return { ...named, ...untyped };
  const [first, second] = lists.standings;
  const { outside } = first.totals;
  const total = outside.cell("total", team);
  const list = lists.working.teams;
  const cell = (step: TeamStep) => list.cell(step, team);
  const rank = lastRank(event.plan);
  const others = countEqual(list.above(rank, team), list.cell(rank, team));
  // The range begins at the heading, so that it has more than one cell.
  const upTo = list.range(rank, -1, team);
  const position = computed(
    `IF(${cell(rank)}="",COUNT(${list.range(rank)})+${number}-COUNT(${upTo}),${cell(rank)}+${others})`
  );
  const { presence } = lists;
  const lastVps = lists.rounds[event.plan.rounds - 1]?.standings.outside.cell("vps", team) ?? '""';
  const placed = {
    ...named,
    ...untyped,
    position,
    entersText: computed(numberText(presence.outside.cell("enters", team))),
    withdrawnText: computed(numberText(presence.outside.cell("withdrawn", team))),
    enters: computed(roundOf(cell("entersText"), event.plan.rounds)),
    withdrawn: computed(roundOf(cell("withdrawnText"), event.plan.rounds)),
    counted: computed(`IF(${cell("withdrawn")}="",${total},"")`),
    ...takenSteps(sheets, team),
    played: computed(playedBy(lists.working, cell("number"))),
    missing: computed(`IF(OR(${lastVps}<>"",${cell("withdrawn")}<>""),0,1)`),
    ...(list.has("average") ? averageOfTeam(sheets, team) : {}),
    ...(list.has("percentage") ? { percentage: percentageOfTeam(sheets, team, total) } : {}),
    netImps: list.has("percentage") ? computed('""') : computed(unlessBlank(total, netOf(lists.working, team))),
    rank: computed(unlessBlank(cell("counted"), rankOf(cell("counted"), list.range("counted")))),
    ...tiesOf(sheets, team),
  };
  if (!second) return placed;
  const sum = (part: StandingsPart) => {
    const points = part.rounds.map(({ standings }) => standings.outside.cell("vps", team));
    const carriedPoints = part === first && event.plan.carried ? [broughtBy(lists.working, team)] : [];
    return computed(rounded(sumOfShown([...carriedPoints, ...points])));
  };
  return { ...placed, carried: sum(first), added: sum(second) };
}

/**
 * Returns a formula for the number of matches a team has played: those with a result, without byes and unplayed
 * matches.
 */
function playedBy({ lines }: SwissSheets["lists"]["working"], number: string): string {
  const [firsts, seconds, state] = [lines.range("team"), lines.range("opponent"), lines.range("state")];
  const isPlayed = `((${state}<1)+(${state}=${STATES.provisional}))`;
  const isTheirs = `((${firsts}=${number})*(${seconds}<>${textLiteral(bye)})+(${seconds}=${number}))`;
  return countWhere(`${isTheirs}*${isPlayed}`);
}

/** Returns the cells for a team's deductions and penalties. */
function takenSteps({ event, lists }: SwissSheets, team: Contestant): RowContents<TeamStep> {
  const { penalties, teams } = lists.working;
  const [number, imps, points] = [
    teams.cell("number", team),
    teams.cell("takenImps", team),
    teams.cell("takenPoints", team),
  ];
  const deductions = totalDeductions(penalties, penaltyRules(event.plan).units, number, [imps, points]);
  return {
    taken: computed(takenOf(penalties, "T", null, number)),
    takenImps: computed(deductions.imps),
    takenPoints: computed(deductions.points),
    takenInAll: deductions.said,
  };
}

/** Returns a formula for the round that a text names; blank if it is no round of the event. */
function roundOf(text: string, rounds: number): string {
  const number = `VALUE(${text})`;
  return `IF(${isWholeNumber(text)},IF(AND(${number}>=1,${number}<=${rounds}),${number},""),"")`;
}
