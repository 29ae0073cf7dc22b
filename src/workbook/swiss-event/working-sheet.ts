import { contestantNumber, type Contestant } from "../../movements/contestant";
import { NUMBERED_TEAMS } from "../../sessions/contestants";
import { isBoardAMatch, isRoundRobin } from "../../sessions/event/forms";
import { vpBounds } from "../../sessions/event/questions";
import { WALKOVER_SHARE, walkoverPoints } from "../../sessions/walkover";
import { averagePointsFormula, awardFormula, matchesAveraged } from "../average-points";
import { computed, joined, ifTyped, type Computed } from "../kit/content";
import {
  countEqual,
  countWhere,
  firstTrue,
  rankOf,
  rounded,
  sumWhereEqual,
  sumOfShown,
  unlessBlank,
} from "../kit/formula";
import { newGrid } from "../kit/grid";
import { fillDown, writeHeadings, writeRow, sheetRows, type RowContents } from "../kit/list";
import type { Draft } from "../model";
import { changeOfMargin, putPenaltySteps, totalDeductions, takenOf } from "../penalties/penalty-steps";
import { textLiteral } from "../reference";
import { texts } from "../texts";
import { putAmounts } from "../typed-amounts";
import { WORKING } from "../working/steps";
import { formulaTyped, halvesIn, isWholeNumber, numberIn, numberText } from "../working/text-formulas";
import { putBracketSteps } from "./bracket-sheet";
import { putHandSteps } from "./director-sheet";
import { fewerPoints, putFewer } from "../fewer-boards";
import {
  isFewer,
  isUnplayed,
  isWithoutMargin,
  PROVISIONAL_BY,
  putRemarks,
  stateText,
  remarkSteps,
  STATES,
  typedState,
} from "./line-remarks";
import { halved } from "./round-sheet";
import { penaltyRules, type RoundColumn, type StandingsPart, type SwissRound, type SwissSheets } from "./swiss-lists";
import { boardsOfLine, broughtBy, givenInLine, teamAmounts } from "./team-amounts";
import { typedName } from "./team-names";
import { seedOf, untypedPosition } from "./working-seeds";
import { putWaysParted } from "./ties-in-words";
import { netOf, tieLine, tiesOf } from "./working-ties";
import { lastRank, type EventStep, type LineStep, type RoundStep, type TeamStep } from "./working-lists";

/** Two teams as one number: the smaller one's thousands. */
const PAIR = 1000;

/** The number of two teams. */
export function pairNumber(team: number, opponent: number): number {
  return PAIR * Math.min(team, opponent) + Math.max(team, opponent);
}

const { bye } = texts.swissEvent;

/** The hidden Working sheet: the matches of all rounds below each other, the teams, the event. */
export function workingSheet(sheets: SwissSheets): Draft {
  const { event, lists } = sheets;
  const { lines, teams, event: single, rounds, seeds } = lists.working;
  const grid = newGrid(WORKING, []);
  writeHeadings(grid, lines);
  for (const round of lists.rounds) {
    const copied = fillDown(round.lines);
    sheetRows(round.lines).forEach((_, line) =>
      writeRow(
        grid,
        round.lines,
        line,
        copied("line", line, () => lineOf(sheets, round, line))
      )
    );
  }
  writeHeadings(grid, teams);
  for (const { team } of event.teams) writeRow(grid, teams, team, teamOf(sheets, team));
  if (event.plan.rounds > 0) {
    writeHeadings(grid, single);
    writeRow(grid, single, 0, eventOf(sheets));
    writeHeadings(grid, rounds);
    lists.rounds.forEach((round, row) => writeRow(grid, rounds, row, roundStepsOf(sheets, round)));
    putRemarks(grid, sheets);
    putWaysParted(grid, sheets);
    if (lists.working.fewer) putFewer(grid, lists.working.fewer, event.plan);
    putPenaltySteps(grid, lists.working.penalties, penaltyParts(sheets));
    putHandSteps(grid, sheets);
    if (lists.working.amounts) putAmounts(grid, lists.working.amounts, teamAmounts(event.plan, lists));
  }
  if (event.bracket) {
    writeHeadings(grid, seeds);
    sheetRows(seeds).forEach((_, seed) => writeRow(grid, seeds, seed, seedOf(sheets, seed)));
    putBracketSteps(grid, sheets, event.bracket);
  }
  return grid.finish({ hidden: true });
}

/** The matches of the rounds, for the steps of penalties. */
function penaltyParts({ event, lists }: SwissSheets): Parameters<typeof putPenaltySteps>[2] {
  const { lines, teams } = lists.working;
  const count =
    (sides: readonly [LineStep, LineStep], also = "") =>
    (round: string, team: string) => {
      const [first, second] = sides.map((side) => `(${lines.range(side)}=${team})`);
      return countWhere(`(${lines.range("round")}=${round})*(${first}+${second})${also}`);
    };
  return {
    rules: penaltyRules(event.plan),
    typed: lists.penalties,
    name: (number) => `INDEX(${teams.range("name")},${number})`,
    matches: count(["typedTeam", "typedOpponent"]),
    results: count(["team", "opponent"]),
    margins: isBoardAMatch(event.plan)
      ? null
      : count(["typedTeam", "typedOpponent"], `*ISNUMBER(${lines.range("typedImps")})`),
  };
}

/** The columns of a round's sheet that are typed into. */
const TYPED: readonly RoundColumn[] = ["team", "opponent", "imps", "typedVps", "typedOpponentVps", "state"];

/** A line of a round: see {@link LineStep}. */
function lineOf(sheets: SwissSheets, round: SwissRound, line: number): RowContents<LineStep> {
  const typed = (key: RoundColumn) => round.list.outside.cell(key, line);
  const cell = (step: LineStep) => round.lines.cell(step, line);
  const [team, opponent] = [cell("typedTeam"), cell("typedOpponent")];
  const hasPoints = `COUNT(${cell("before")},${cell("opponentBefore")})=IF(${opponent}=${textLiteral(bye)},1,2)`;
  const isAll = isRoundRobin(sheets.event.plan);
  const isBam = isBoardAMatch(sheets.event.plan);
  const points = (step: LineStep) => (isBam ? halvesIn(cell(step)) : numberIn(cell(step)));
  const plain = (key: RoundColumn) => computed(numberText(typed(key)));
  const orText = (step: LineStep) => numberIn(cell(step), cell(step));
  const state = isAll ? "typedState" : "state";
  const cells = TYPED.filter((key) => round.list.has(key)).map(typed);
  return {
    round: round.round,
    teamText: plain("team"),
    opponentText: plain("opponent"),
    impsText: isBam ? computed('""') : plain("imps"),
    vpsText: plain("typedVps"),
    opponentVpsText: plain("typedOpponentVps"),
    stateText: computed(stateText(numberText(typed("state")))),
    typedTeam: computed(orText("teamText")),
    typedOpponent: computed(orText("opponentText")),
    typedImps: computed(
      isBam ? '""' : `IF(${isWithoutMargin(cell(state), cell("stateText"))},"",${marginOf(sheets, round, line)})`
    ),
    typedVps: computed(points("vpsText")),
    typedOpponentVps: computed(points("opponentVpsText")),
    formulaTyped: computed(formulaTyped(cells)),
    [state]: computed(typedState(sheets.event.plan, cell, round.lines.has("half"))),
    ...(isAll ? absenceLine(sheets, round, line) : pairedLine(cell, typed("pairedBy"))),
    key: computed(`IF(COUNT(${team},${opponent})=2,${PAIR}*MIN(${team},${opponent})+MAX(${team},${opponent}),"")`),
    ...(round.lines.has("lowerVps") ? crossLine(cell, typed("vps"), typed("opponentVps")) : {}),
    met: computed(metBefore(round.lines, line)),
    ...remarkSteps(sheets, round, line),
    team: computed(`IF(AND(${team}<>"",${opponent}<>"",${hasPoints}),${team},"")`),
    opponent: computed(unlessBlank(cell("team"), opponent)),
    ...dueLine(sheets, round, line),
    ...beforeLine(sheets, round, line),
    ...(round.lines.has("playedVps") ? averageLine(sheets, round, line) : {}),
    ...(round.lines.has("half") ? halfLine(sheets, round, line) : {}),
    ...(round.lines.has("given") ? handicapLine(sheets, round, line) : {}),
    ...tieLine(sheets, round, line),
  };
}

/** The points of the two teams of a match with a result, the lower number's first. */
function crossLine(cell: (step: LineStep) => string, vps: string, opponentVps: string): RowContents<LineStep> {
  const isFirstLower = `${cell("typedTeam")}<${cell("typedOpponent")}`;
  const points = (ifLower: string, otherwise: string) =>
    computed(`IF(OR(${cell("key")}="",${cell("team")}=""),"",IF(${isFirstLower},${ifLower},${otherwise}))`);
  return { lowerVps: points(vps, opponentVps), higherVps: points(opponentVps, vps) };
}

/** The boards of a match, and what handicaps add to its margin. */
function handicapLine({ event, lists }: SwissSheets, round: SwissRound, line: number): RowContents<LineStep> {
  return {
    boardsOfLine: computed(boardsOfLine(event.plan, round, line)),
    given: computed(givenInLine(event.plan, lists.working, round, line)),
  };
}

/** The round in which the two teams of a line have met before. */
function metBefore({ cell, above }: SwissRound["lines"], line: number): string {
  const key = cell("key", line);
  return `IF(${key}="",0,IFERROR(INDEX(${above("round", line)},MATCH(${key},${above("key", line)},0)),0))`;
}

/** The points of each side before penalties in points. A bye counts with the round's first result. */
function beforeLine(sheets: SwissSheets, round: SwissRound, line: number): RowContents<LineStep> {
  const { event, lists } = sheets;
  const { lines } = round;
  const cell = (step: LineStep) => lines.cell(step, line);
  const pointsOf = (typed: string, otherwise: string) => `IF(ISNUMBER(${typed}),${typed},${otherwise})`;
  const due = (side: "due" | "opponentDue", sign: "" | "-") =>
    lines.has("half") ? halved(cell, cell(side), sign) : cell(side);
  const ofBye = `${cell("typedOpponent")}=${textLiteral(bye)}`;
  const isAll = isRoundRobin(event.plan);
  const { rounds, event: single } = lists.working;
  const begun = isAll ? `${rounds.fixed("begun", round.round - 1)}=1` : `COUNT(${lines.range("opponentBefore")})>0`;
  // Where everybody sits out as often, nobody has anything for it.
  const byPoints = `IF(${begun},${isAll ? 0 : single.fixed("bye", 0)},"")`;
  return {
    before: computed(
      pointsOf(cell("typedVps"), `IF(${ofBye},${byPoints},${orFewer(sheets, round, line, due("due", ""), "")})`)
    ),
    opponentBefore: computed(
      `IF(${ofBye},"",${pointsOf(cell("typedOpponentVps"), orFewer(sheets, round, line, due("opponentDue", "-"), "-"))})`
    ),
  };
}

/** Points by the scale of the boards that were played, where some were not. */
function orFewer(
  { event: { plan }, lists }: SwissSheets,
  { lines }: SwissRound,
  line: number,
  otherwise: string,
  sign: "" | "-"
): string {
  const { fewer } = lists.working;
  if (!fewer) return otherwise;
  const [state, margin] = [lines.cell("state", line), lines.cell("typedImps", line)];
  const points = fewerPoints(fewer, plan, sign + margin, `MOD(-${state},${PROVISIONAL_BY})`);
  return `IF(AND(${isFewer(state)},ISNUMBER(${margin})),${points},${otherwise})`;
}

/** The first team's margin after penalties and with handicaps: its own penalty lowers it, and its opponents' raises it. What is no number stands as it is typed. */
function marginOf({ lists }: SwissSheets, { lines }: SwissRound, line: number): string {
  const cell = (step: LineStep) => lines.cell(step, line);
  const text = cell("impsText");
  const change = changeOfMargin(lists.working.penalties, cell("round"), cell("typedTeam"), cell("typedOpponent"));
  return numberIn(text, text, `+${change}${lines.has("given") ? `+${cell("given")}` : ""}`);
}

/** The result by which a later round was paired, and what is typed now: see `writtenResult`. */
function pairedLine(cell: (step: LineStep) => string, pairedBy: string): RowContents<LineStep> {
  const point = (text: string) => `SUBSTITUTE(${text},",",".")`;
  const points = `${cell("vpsText")}&"-"&${cell("opponentVpsText")}`;
  const result = `IF(${isUnplayed(cell("state"))},${cell("stateText")},${cell("impsText")})`;
  const { fewerProvisional: mark } = texts.swissEvent;
  const boards = `SUBSTITUTE(${cell("stateText")},${textLiteral(mark)},"")`;
  const now = point(`${result}&IF(${points}="-","",${points})&IF(${isFewer(cell("state"))},"("&${boards}&")","")`);
  return {
    pairedText: computed(point(numberText(pairedBy))),
    corrected: computed(`IF(${cell("pairedText")}="",0,IF(${cell("pairedText")}=${now},0,1))`),
  };
}

/** The points of each side of a match by the scale, or for one that is not played. */
function dueLine({ event, lists, dialect }: SwissSheets, { lines }: SwissRound, line: number): RowContents<LineStep> {
  const cell = (step: LineStep) => lines.cell(step, line);
  const isState = (...states: readonly number[]) => {
    const anyOf = states.map((state) => `${cell("state")}=${state}`);
    return anyOf.length === 1 ? anyOf.join() : `OR(${anyOf.join()})`;
  };
  const margin = cell(lines.has("half") ? "margin" : "typedImps");
  const scaled = (sign: "" | "-") =>
    isBoardAMatch(event.plan) ? '""' : `IF(ISNUMBER(${margin}),${dialect.victoryPoints(sign + margin)},"")`;
  const due = (won: number, lost: number, award: LineStep, otherwise: string) => {
    const points = lines.has(award) ? cell(award) : lists.working.event.fixed("bye", 0);
    const blank = isRoundRobin(event.plan) ? isState(lost, STATES.void) : isState(lost);
    return computed(
      firstTrue(
        [
          [isState(won), points],
          [blank, "0"],
        ],
        otherwise
      )
    );
  };
  const { walkover, conceded } = STATES;
  const isApart = lines.has("byScale");
  return {
    due: due(walkover, conceded, "award", isApart ? cell("byScale") : scaled("")),
    opponentDue: due(conceded, walkover, "opponentAward", isApart ? cell("opponentByScale") : scaled("-")),
    ...(isApart ? { byScale: computed(scaled("")), opponentByScale: computed(scaled("-")) } : {}),
  };
}

/** The matches of a round robin that an absent team cannot play, and what they are then: see `withAbsences`. */
function absenceLine({ lists }: SwissSheets, { round, lines }: SwissRound, line: number): RowContents<LineStep> {
  const { teams, rounds } = lists.working;
  const cell = (step: LineStep) => lines.cell(step, line);
  const [team, opponent, typed] = [cell("typedTeam"), cell("typedOpponent"), cell("typedState")];
  const [enters, withdrawn] = [teams.range("enters"), teams.range("withdrawn")];
  const isAway = (number: string) =>
    `${countWhere(`(${teams.range("number")}=${number})*((${withdrawn}<=${round})+(${enters}<>"")*(${enters}>${round}))`)}>0`;
  const isMatch = `COUNT(${team},${opponent})=2`;
  const results = [
    isUnplayed(typed),
    `ISNUMBER(${cell("typedImps")})`,
    `COUNT(${cell("typedVps")},${cell("typedOpponentVps")})=2`,
  ];
  const byAbsence = `IF(${cell("absent")}=3,${STATES.void},${cell("absent")})`;
  const derived = `IF(${rounds.fixed("begun", round - 1)}=1,${byAbsence},${STATES.none})`;
  return {
    // The numbers of a walkover and of a conceded match.
    absent: computed(
      `IF(${isMatch},IF(${isAway(opponent)},${STATES.walkover},0)+IF(${isAway(team)},${STATES.conceded},0),0)`
    ),
    played: computed(`IF(${isMatch},IF(OR(${results.join()}),1,IF(${cell("absent")}>0,"",0)),"")`),
    state: computed(`IF(OR(${typed}<>0,${cell("played")}=1,${cell("absent")}=0),${typed},${derived})`),
  };
}

/** The points of a match that counts for the averages of its teams: see `averageOf`. */
function averageLine(sheets: SwissSheets, round: SwissRound, line: number): RowContents<LineStep> {
  const { event, lists } = sheets;
  const { lines } = round;
  const { plan } = event;
  const cell = (step: LineStep) => lines.cell(step, line);
  const isPlayed = [
    `COUNT(${cell("typedOpponent")})=1`,
    `NOT(${isUnplayed(cell("state"))})`,
    `OR(ISNUMBER(${cell("typedImps")}),COUNT(${cell("typedVps")},${cell("typedOpponentVps")})=2)`,
  ];
  const points = (typed: LineStep, byScale: LineStep, sign: "" | "-") => {
    const whole = isBoardAMatch(plan) ? '""' : lines.has("half") ? halved(cell, cell(byScale), sign) : cell(byScale);
    const scaled = orFewer(sheets, round, line, whole, sign);
    return computed(`IF(AND(${isPlayed.join()}),IF(ISNUMBER(${cell(typed)}),${cell(typed)},${scaled}),"")`);
  };
  const { teams, event: single } = lists.working;
  const average = (side: LineStep) =>
    `INDEX(${teams.range("average")},MATCH(${cell(side)},${teams.range("number")},0))`;
  const total = () => single.fixed("shared", 0);
  const award = (step: LineStep, other: LineStep) => {
    const formula = awardFormula(plan.walkover, single.fixed("bye", 0), average(step), average(other), total);
    return computed(`IF(COUNT(${cell("typedTeam")},${cell("typedOpponent")})=2,IFERROR(${formula},0),0)`);
  };
  return {
    award: award("typedTeam", "typedOpponent"),
    opponentAward: award("typedOpponent", "typedTeam"),
    playedVps: points("typedVps", "byScale", ""),
    playedOpponentVps: points("typedOpponentVps", "opponentByScale", "-"),
  };
}

/** A team's average points over the matches that it has played, where walkovers go by that. */
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

/** The points of a team as a percentage of the boards of its matches; see `percentageOf`. */
function percentageOfTeam({ event, lists }: SwissSheets, team: Contestant, total: string): Computed {
  const { lines, teams } = lists.working;
  const number = teams.cell("number", team);
  const [firsts, seconds] = [lines.range("team"), lines.range("opponent")];
  const matches = `(${countWhere(`(${firsts}=${number})*(${seconds}<>${textLiteral(bye)})`)}+${countEqual(seconds, number)})`;
  const share = `ROUND(ROUND(10000*${total},0)/(${event.plan.boards}*${matches}),0)/100`;
  return computed(unlessBlank(total, `IF(${matches}=0,"",${share})`));
}

/** True if a match has half the boards: see `halfMatches`. */
function halfLine({ lists }: SwissSheets, { round, lines }: SwissRound, line: number): RowContents<LineStep> {
  const cell = (step: LineStep) => lines.cell(step, line);
  const [team, opponent] = [cell("typedTeam"), cell("typedOpponent")];
  const imps = cell("typedImps");
  const [firsts, seconds] = [lines.range("typedTeam"), lines.range("typedOpponent")];
  // What is left of the sum of the opponents' numbers is the other one.
  const also = (opponent: string, met: string) =>
    computed(
      `IF(COUNT(${opponent},${met})<2,0,${sumWhereEqual(firsts, opponent, seconds)}+${sumWhereEqual(seconds, opponent, firsts)}-${met})`
    );
  const third = cell("also");
  const against = (met: string, besides: string) => computed(`${met}&IF(${besides}=0,"","+"&${besides})`);
  const before = lists.rounds.find((earlier) => earlier.round === round - 1);
  const beforeTeams = before?.lines.range(["typedTeam", "typedOpponent"]);
  const both = lines.range(["typedTeam", "typedOpponent"]);
  const isOfThree = `AND(${third}>0,${third}=${cell("opponentAlso")})`;
  const isTriangle = [
    `${countWhere(`(${both}=${team})+(${both}=${opponent})`)}=4`,
    // Else the match has begun in the round before.
    ...(beforeTeams
      ? [`${countWhere(`(${beforeTeams}=${team})+(${beforeTeams}=${opponent})+(${beforeTeams}=${third})`)}>0`]
      : []),
  ];
  return {
    // What is not of three teams, as nearly all is, need not be counted.
    half: computed(`IF(${isOfThree},IF(AND(${isTriangle.join()}),1,0),0)`),
    margin: computed(
      `IF(AND(ISNUMBER(${imps}),${cell("half")}=1),SIGN(${imps})*ROUND(ABS(${imps})*SQRT(2),0),${imps})`
    ),
    also: also(team, opponent),
    opponentAlso: also(opponent, team),
    against: against(opponent, third),
    opponentAgainst: against(team, cell("opponentAlso")),
  };
}

/** A team: see {@link TeamStep}. */
function teamOf(sheets: SwissSheets, team: Contestant): RowContents<TeamStep> {
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

/** How many matches a team has played: those with a result but for byes and what was not played. */
function playedBy({ lines }: SwissSheets["lists"]["working"], number: string): string {
  const [firsts, seconds, state] = [lines.range("team"), lines.range("opponent"), lines.range("state")];
  const isPlayed = `((${state}<1)+(${state}=${STATES.provisional}))`;
  const isTheirs = `((${firsts}=${number})*(${seconds}<>${textLiteral(bye)})+(${seconds}=${number}))`;
  return countWhere(`${isTheirs}*${isPlayed}`);
}

/** Deductions from a team. */
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

/** The round that a text says, blank where it says none. */
function roundOf(text: string, rounds: number): string {
  const number = `VALUE(${text})`;
  return `IF(${isWholeNumber(text)},IF(AND(${number}>=1,${number}<=${rounds}),${number},""),"")`;
}

/** A round: see {@link RoundStep}. */
function roundStepsOf({ event, lists }: SwissSheets, { round, lines }: SwissRound): RowContents<RoundStep> {
  const cell = (step: RoundStep) => lists.working.rounds.cell(step, round - 1);
  const played = (count: 0 | 1) => countEqual(lines.range("played"), count);
  return {
    listed: computed(countWhere(`(${lines.range("typedTeam")}<>"")*(${lines.range("typedOpponent")}<>"")`)),
    open: computed(`${cell("listed")}-${countWhere(`--(${lines.range("team")}<>"")`)}`),
    done: computed(`IF(${cell("listed")}=0,0,IF(${cell("open")}=0,1,0))`),
    ...(isRoundRobin(event.plan) ? { begun: computed(`IF(OR(${played(1)}>0,${played(0)}=0),1,0)`) } : {}),
  };
}

/** True if every match has its result: see `complete` of the scored event; a bye's points, and what points can be. */
function eventOf({ event, lists, tables }: SwissSheets): RowContents<EventStep> {
  const { lines, rounds, event: single } = lists.working;
  if (lists.rounds.length === 0) return {};
  const isComplete = [
    `SUM(${lists.working.teams.range("missing")})=0`,
    `SUM(${rounds.range("open")})=0`,
    `${countEqual(lines.range("state"), STATES.provisional)}=0`,
    `${countWhere(`--(${lines.range("state")}<-${PROVISIONAL_BY})`)}=0`,
  ];
  const sumIn = (line: string) => `INDEX(${tables.vpWinner},${line})+INDEX(${tables.vpLoser},${line})`;
  const shared = single.cell("shared", 0);
  const ends = `${rounded(shared)},${rounded(sumIn(`COUNT(${tables.vpFrom})`))}`;
  const { max, sums } = vpBounds(event.plan.scale);
  if (isBoardAMatch(event.plan))
    return {
      complete: computed(`IF(AND(${isComplete.join()}),1,0)`),
      bye: walkoverPoints(event.plan.scale),
      shared: event.plan.boards,
      mostVps: max,
      leastSum: sums[0],
      mostSum: sums[1],
    };
  return {
    complete: computed(`IF(AND(${isComplete.join()}),1,0)`),
    bye: computed(rounded(`${WALKOVER_SHARE}*${shared}`)),
    shared: computed(sumIn("1")),
    mostVps: computed(`MAX(${tables.vpWinner})`),
    leastSum: computed(`MIN(${ends})`),
    mostSum: computed(`MAX(${ends})`),
  };
}
