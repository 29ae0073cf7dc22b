import { contestantNumber, type Contestant } from "../../movements/contestant";
import { NUMBERED_TEAMS } from "../../sessions/contestants";
import { isBoardAMatch, isRoundRobin } from "../../sessions/swiss-event/forms";
import { vpBounds } from "../../sessions/swiss-event/questions";
import { WALKOVER_SHARE, walkoverPoints } from "../../sessions/walkover";
import { averagePointsFormula, awardFormula } from "../average-points";
import { computed, joined, whereTyped, type Computed } from "../kit/content";
import { countOf, countWhere, firstThat, rankOf, rounded, sumOfEqual, sumOfShown, unlessBlank } from "../kit/formula";
import { newGrid } from "../kit/grid";
import { putHeadings, putRow, sheetRows, type RowContents } from "../kit/list";
import type { Draft } from "../model";
import { textLiteral } from "../reference";
import { texts } from "../texts";
import { inRange, rangeOf, readNumber } from "../typed-amounts";
import { WORKING } from "../working/steps";
import { halvesIn, numberIn, spoiltFormula, typedText as textIn } from "../working/text-formulas";
import { BOTH_ABSENT, hasBegun, matchesIn, pairingRemark, pointsByScale, unplayedBy } from "./round-sheet";
import type { RoundColumn, SwissRound, SwissSheets } from "./swiss-lists";
import { typedName } from "./team-names";
import { seedOf, untypedPosition } from "./working-seeds";
import { netOf, tieLine, tiesOf } from "./working-ties";
import { lastRank, type EventStep, type LineStep, type TeamStep } from "./working-lists";

/** Two teams as one number: the smaller one's thousands. */
const PAIR = 1000;

const { bye, states } = texts.swissEvent;

/** The hidden Working sheet: the matches of all rounds below each other, the teams, the event. */
export function workingSheet(sheets: SwissSheets): Draft {
  const { event, lists } = sheets;
  const { lines, teams, event: single, seeds } = lists.working;
  const grid = newGrid(WORKING, []);
  putHeadings(grid, lines);
  for (const round of lists.rounds)
    sheetRows(round.lines).forEach((_, line) => putRow(grid, round.lines, line, lineOf(sheets, round, line)));
  putHeadings(grid, teams);
  for (const { team } of event.teams) putRow(grid, teams, team, teamOf(sheets, team));
  if (event.plan.rounds > 0) {
    putHeadings(grid, single);
    putRow(grid, single, 0, eventOf(sheets));
  }
  if (event.bracket) {
    putHeadings(grid, seeds);
    sheetRows(seeds).forEach((_, seed) => putRow(grid, seeds, seed, seedOf(sheets, seed)));
  }
  return grid.finish({ hidden: true });
}

/** The columns of a round's sheet that are typed into. */
const TYPED: readonly RoundColumn[] = ["team", "opponent", "imps", "typedVps", "typedOpponentVps", "state"];

/** A line of a round: see {@link LineStep}. */
function lineOf(sheets: SwissSheets, round: SwissRound, line: number): RowContents<LineStep> {
  const typed = (key: RoundColumn) => round.list.outside.cell(key, line);
  const cell = (step: LineStep) => round.lines.cell(step, line);
  const [team, opponent] = [cell("typedTeam"), cell("typedOpponent")];
  const above = (step: LineStep) => round.lines.above(step, line);
  const firstMet = `IFERROR(INDEX(${above("round")},MATCH(${cell("key")},${above("key")},0)),"")`;
  const hasPoints = `COUNT(${typed("vps")},${typed("opponentVps")})=IF(${opponent}=${textLiteral(bye)},1,2)`;
  const whereScored = (address: string) => `IF(${cell("scored")}=1,${address},"")`;
  const isAll = isRoundRobin(sheets.event.plan);
  const typedStateFormula = `UPPER(SUBSTITUTE(${cell("stateText")}," ",""))`;
  const isUnplayed = unplayedBy(cell(isAll ? "typedState" : "state"));
  const isBam = isBoardAMatch(sheets.event.plan);
  const points = (step: LineStep) => (isBam ? halvesIn(cell(step)) : numberIn(cell(step)));
  const copied = (key: RoundColumn) => computed(textIn(typed(key)));
  return {
    round: round.round,
    teamText: copied("team"),
    opponentText: copied("opponent"),
    impsText: round.list.has("imps") ? copied("imps") : computed('""'),
    vpsText: copied("typedVps"),
    opponentVpsText: copied("typedOpponentVps"),
    typedTeam: computed(numberIn(cell("teamText"), cell("teamText"))),
    typedOpponent: computed(numberIn(cell("opponentText"), cell("opponentText"))),
    stateText: copied("state"),
    typedImps: computed(`IF(${isUnplayed},"",${numberIn(cell("impsText"), cell("impsText"))})`),
    typedVps: computed(points("vpsText")),
    typedOpponentVps: computed(points("opponentVpsText")),
    spoilt: computed(spoiltFormula(TYPED.filter((key) => round.list.has(key)).map(typed))),
    ...(isAll
      ? {
          typedState: computed(typedStateFormula),
          ...absenceLine(sheets, round, line),
        }
      : { state: computed(typedStateFormula) }),
    key: computed(`IF(COUNT(${team},${opponent})=2,${PAIR}*MIN(${team},${opponent})+MAX(${team},${opponent}),"")`),
    met: computed(unlessBlank(cell("key"), firstMet)),
    remark: pairingRemark(sheets, round, line),
    scored: computed(`IF(OR(${team}="",${opponent}=""),"",IF(${hasPoints},1,0))`),
    team: computed(whereScored(team)),
    opponent: computed(whereScored(opponent)),
    ...(round.lines.has("playedVps") ? averageLine(sheets, round, line) : {}),
    ...(round.lines.has("half") ? halfLine(sheets, round, line) : {}),
    ...tieLine(sheets, round, line),
  };
}

/** Which matches of a round robin a team is not there to play, and what they are then: see `withAbsences`. */
function absenceLine({ lists }: SwissSheets, { round, lines }: SwissRound, line: number): RowContents<LineStep> {
  const { teams } = lists.working;
  const cell = (step: LineStep) => lines.cell(step, line);
  const [team, opponent, typed] = [cell("typedTeam"), cell("typedOpponent"), cell("typedState")];
  const isAway = (number: string) => {
    const said = (step: TeamStep) => `INDEX(${teams.range(step)},MATCH(${number},${teams.range("number")},0))`;
    const [enters, withdrawn] = [said("enters"), said("withdrawn")];
    const gone = `AND(ISNUMBER(${withdrawn}),${withdrawn}<=${round})`;
    return `IFERROR(OR(${gone},AND(ISNUMBER(${enters}),${enters}>${round})),FALSE)`;
  };
  const isMatch = `COUNT(${team},${opponent})=2`;
  const results = [
    unplayedBy(typed),
    `ISNUMBER(${cell("typedImps")})`,
    `COUNT(${cell("typedVps")},${cell("typedOpponentVps")})=2`,
  ];
  const [walkover, conceded] = [states.walkover, states.conceded].map((word) => textLiteral(word.toUpperCase()));
  const byAbsence = firstThat(
    [
      [`${cell("absent")}=1`, walkover ?? ""],
      [`${cell("absent")}=2`, conceded ?? ""],
    ],
    textLiteral(BOTH_ABSENT)
  );
  const derived = `IF(${hasBegun(lines)},${byAbsence},"")`;
  return {
    absent: computed(`IF(${isMatch},IF(${isAway(opponent)},1,0)+IF(${isAway(team)},2,0),0)`),
    played: computed(`IF(${isMatch},IF(OR(${results.join()}),1,IF(${cell("absent")}>0,"",0)),"")`),
    state: computed(`IF(OR(${typed}<>"",${cell("played")}=1,${cell("absent")}=0),${typed},${derived})`),
  };
}

/** The points of a match that counts for the averages of its teams: see `averageOf`. */
function averageLine(sheets: SwissSheets, { lines }: SwissRound, line: number): RowContents<LineStep> {
  const { event, lists, tables } = sheets;
  const { plan } = event;
  const cell = (step: LineStep) => lines.cell(step, line);
  const imps = cell("typedImps");
  const byScale = (sign: "" | "-") => pointsByScale(sheets, cell, lines.has("half"), sign);
  const isPlayed = [
    `COUNT(${cell("typedOpponent")})=1`,
    `NOT(${unplayedBy(cell("state"))})`,
    `OR(ISNUMBER(${imps}),COUNT(${cell("typedVps")},${cell("typedOpponentVps")})=2)`,
  ];
  const points = (typed: LineStep, sign: "" | "-") =>
    `IF(AND(${isPlayed.join()}),IF(ISNUMBER(${cell(typed)}),${cell(typed)},${byScale(sign)}),"")`;
  const { teams, event: single } = lists.working;
  const average = (side: LineStep) =>
    `INDEX(${teams.range("average")},MATCH(${cell(side)},${teams.range("number")},0))`;
  const shared = isBoardAMatch(plan) ? String(plan.boards) : `(INDEX(${tables.vpWinner},1)+INDEX(${tables.vpLoser},1))`;
  const total = plan.walkover === "greatest" ? shared : null;
  const award = (own: LineStep, other: LineStep) => {
    const formula = awardFormula(single.cell("bye", 0), average(own), average(other), total);
    return computed(`IF(COUNT(${cell("typedTeam")},${cell("typedOpponent")})=2,IFERROR(${formula},0),0)`);
  };
  return {
    award: award("typedTeam", "typedOpponent"),
    opponentAward: award("typedOpponent", "typedTeam"),
    playedVps: computed(points("typedVps", "")),
    playedOpponentVps: computed(points("typedOpponentVps", "-")),
  };
}

/** What a team has on an average in the matches that it has played, where walkovers go by that. */
function averageOfTeam({ lists }: SwissSheets, team: Contestant): Computed {
  const { lines, teams } = lists.working;
  const number = teams.cell("number", team);
  const sides = [
    [lines.range("typedTeam"), lines.range("playedVps")],
    [lines.range("typedOpponent"), lines.range("playedOpponentVps")],
  ] as const;
  return computed(averagePointsFormula(sides, number, lines.has("half") ? lines.range("half") : undefined));
}

/** The points of a team as a percentage of the boards of its matches; see `percentageOf`. */
function percentageOfTeam({ event, lists }: SwissSheets, team: Contestant, total: string): Computed {
  const { lines, teams } = lists.working;
  const number = teams.cell("number", team);
  const [firsts, seconds] = [lines.range("team"), lines.range("opponent")];
  const matches = `(${countWhere(`(${firsts}=${number})*(${seconds}<>${textLiteral(bye)})`)}+${countOf(seconds, number)})`;
  const share = `ROUND(ROUND(10000*${total},0)/(${event.plan.boards}*${matches}),0)/100`;
  return computed(unlessBlank(total, `IF(${matches}=0,"",${share})`));
}

/** Whether a match is over half the boards: see `halfMatches`. */
function halfLine({ lists }: SwissSheets, { round, lines }: SwissRound, line: number): RowContents<LineStep> {
  const cell = (step: LineStep) => lines.cell(step, line);
  const [team, opponent, imps] = [cell("typedTeam"), cell("typedOpponent"), cell("typedImps")];
  const [firsts, seconds] = [lines.range("typedTeam"), lines.range("typedOpponent")];
  const third = (known: string, met: string) =>
    `${sumOfEqual(firsts, known, seconds)}+${sumOfEqual(seconds, known, firsts)}-${met}`;
  const before = lists.rounds.find((known) => known.round === round - 1);
  const all = [team, opponent, `(${third(team, opponent)})`];
  const isTriangle = [
    `${matchesIn(lines, team)}=2`,
    `${matchesIn(lines, opponent)}=2`,
    `${third(team, opponent)}=${third(opponent, team)}`,
    // Else the match has begun in the round before.
    ...(before ? [`${all.map((known) => matchesIn(before.lines, known)).join("+")}>0`] : []),
  ];
  return {
    half: computed(`IF(COUNT(${team},${opponent})<2,0,IF(AND(${isTriangle.join()}),1,0))`),
    margin: computed(
      `IF(AND(ISNUMBER(${imps}),${cell("half")}=1),SIGN(${imps})*ROUND(ABS(${imps})*SQRT(2),0),${imps})`
    ),
  };
}

/** A team: see {@link TeamStep}. */
function teamOf(sheets: SwissSheets, team: Contestant): RowContents<TeamStep> {
  const { event, lists } = sheets;
  const name = typedName(sheets, team);
  const number = contestantNumber(team);
  const named = { number, name: whereTyped(name, joined(computed(name), ""), NUMBERED_TEAMS.long(team)) };
  const untyped = event.bracket ? { untyped: untypedPosition(sheets, team) } : {};
  if (event.plan.rounds === 0) return { ...named, ...untyped };
  const [{ totals, rounds }, second] = lists.standings;
  const { outside } = totals;
  const total = outside.cell("total", team);
  const list = lists.working.teams;
  const cell = (step: TeamStep) => list.cell(step, team);
  const rank = lastRank(event.plan);
  const others = countOf(list.above(rank, team), list.cell(rank, team));
  // From the heading on, so that it is more than a single cell.
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
    typedEnters: computed(readNumber(presence.outside.cell("enters", team))),
    typedWithdrawn: computed(readNumber(presence.outside.cell("withdrawn", team))),
    enters: computed(inRange(cell("typedEnters"), rangeOf(presence, "enters"))),
    withdrawn: computed(inRange(cell("typedWithdrawn"), rangeOf(presence, "withdrawn"))),
    counted: computed(`IF(${cell("withdrawn")}="",${total},"")`),
    missing: computed(`IF(OR(${lastVps}<>"",${cell("withdrawn")}<>""),0,1)`),
    ...(list.has("average") ? { average: averageOfTeam(sheets, team) } : {}),
    ...(list.has("percentage") ? { percentage: percentageOfTeam(sheets, team, total) } : {}),
    netImps: list.has("percentage") ? computed('""') : computed(unlessBlank(total, netOf(lists.working, team))),
    rank: computed(unlessBlank(cell("counted"), rankOf(cell("counted"), list.range("counted")))),
    ...tiesOf(sheets, team),
  };
  if (!second) return placed;
  const points = rounds.map(({ standings }) => standings.outside.cell("vps", team));
  return { ...placed, carried: computed(rounded(sumOfShown(points))) };
}

/** Whether every match has its result: see `complete` of the scored event; a bye's points, and what points can be. */
function eventOf({ event, lists, tables }: SwissSheets): RowContents<EventStep> {
  const { lines } = lists.working;
  if (lists.rounds.length === 0) return {};
  const isComplete = [
    `SUM(${lists.working.teams.range("missing")})=0`,
    `${countOf(lines.range("scored"), 0)}=0`,
    `${countOf(lines.range("state"), textLiteral(states.provisional.toUpperCase()))}=0`,
  ];
  const sumIn = (line: string) => `INDEX(${tables.vpWinner},${line})+INDEX(${tables.vpLoser},${line})`;
  const zero = sumIn("1");
  const ends = `${rounded(zero)},${rounded(sumIn(`COUNT(${tables.vpFrom})`))}`;
  const { most, sums } = vpBounds(event.plan.scale);
  if (isBoardAMatch(event.plan))
    return {
      complete: computed(`IF(AND(${isComplete.join()}),1,0)`),
      bye: walkoverPoints(event.plan.scale),
      mostVps: most,
      leastSum: sums[0],
      mostSum: sums[1],
    };
  return {
    complete: computed(`IF(AND(${isComplete.join()}),1,0)`),
    bye: computed(rounded(`${WALKOVER_SHARE}*(${zero})`)),
    mostVps: computed(`MAX(${tables.vpWinner})`),
    leastSum: computed(`MIN(${ends})`),
    mostSum: computed(`MAX(${ends})`),
  };
}
