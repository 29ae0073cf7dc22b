import { isRoundRobin, isBoardAMatch } from "../../sessions/event/forms";
import { awardFormula } from "../average-points";
import { fewerPoints } from "../fewer-boards";
import { computed } from "../kit/content";
import { unlessBlank, firstTrue, countWhere, sumWhereEqual } from "../kit/formula";
import type { RowContents } from "../kit/write-list";
import { changeOfMargin } from "../penalties/penalty-steps";
import { textLiteral } from "../reference";
import { texts } from "../texts";
import { halvesIn, numberIn, numberText, formulaTyped } from "../working/text-formulas";
import { remarkSteps } from "./line-remarks";
import { isFewer, isUnplayed, isWithoutMargin, PROVISIONAL_BY, STATES, stateText, typedState } from "./match-states";
import { halved } from "./round-sheet";
import type { SwissSheets, SwissRound, RoundColumn } from "./swiss-lists";
import { boardsOfLine, givenInLine } from "./team-amounts";
import type { LineStep } from "./working-lists";
import { tieLine } from "./working-ties";

const { bye } = texts.swissEvent;

/** Factor of the lower team number in a number that stands for two teams: teams 3 and 12 are 3012. */
const PAIR = 1000;

/** Returns one number for two teams, whichever is named first. */
export function pairNumber(team: number, opponent: number): number {
  return PAIR * Math.min(team, opponent) + Math.max(team, opponent);
}

/** Returns the cells of a round's line on the Working sheet: see {@link LineStep}. */
export function lineOf(sheets: SwissSheets, round: SwissRound, line: number): RowContents<LineStep> {
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

/** Returns a formula for the round in which a line's two teams have met before; 0 if they have not. */
function metBefore({ cell, above }: SwissRound["lines"], line: number): string {
  const key = cell("key", line);
  return `IF(${key}="",0,IFERROR(INDEX(${above("round", line)},MATCH(${key},${above("key", line)},0)),0))`;
}

/** Returns each side's points before penalties in victory points; a bye has its points once its round has a result. */
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
  // In a round robin all teams have equally many byes, so a bye earns nothing.
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

/**
 * Returns a formula for points by the scale for fewer boards if the match was played over fewer boards than planned;
 * else `otherwise`.
 */
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

/**
 * Returns a formula for the first team's margin after penalties and with handicaps: its own penalty lowers the margin,
 * its opponents' penalty raises it. An entry that is no number is returned as typed.
 */
function marginOf({ lists }: SwissSheets, { lines }: SwissRound, line: number): string {
  const cell = (step: LineStep) => lines.cell(step, line);
  const text = cell("impsText");
  const change = changeOfMargin(lists.working.penalties, cell("round"), cell("typedTeam"), cell("typedOpponent"));
  return numberIn(text, text, `+${change}${lines.has("given") ? `+${cell("given")}` : ""}`);
}

/**
 * Returns the result that the pairing of a later round was based on, and 1 if the current entries differ from it: see
 * `writtenResult`.
 */
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

/** Returns each side's points: by the scale, or for a match that is not played, by its state. */
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

/**
 * Returns, for a match of a round robin, the cells that say which team is absent and the state that this gives the
 * match: see `withAbsences`.
 */
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
    // The state of a walkover or of a conceded match; 3, the sum of the two, if both teams are absent.
    absent: computed(
      `IF(${isMatch},IF(${isAway(opponent)},${STATES.walkover},0)+IF(${isAway(team)},${STATES.conceded},0),0)`
    ),
    played: computed(`IF(${isMatch},IF(OR(${results.join()}),1,IF(${cell("absent")}>0,"",0)),"")`),
    state: computed(`IF(OR(${typed}<>0,${cell("played")}=1,${cell("absent")}=0),${typed},${derived})`),
  };
}

/**
 * Returns the points of a match that count for its teams' averages, and each team's points for a walkover: see
 * `averageOf`.
 */
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

/**
 * Returns the cells for matches of three teams: 1 if the match has half the boards, the margin converted to all boards,
 * and each team's opponents; see `halfMatches`.
 */
function halfLine({ lists }: SwissSheets, { round, lines }: SwissRound, line: number): RowContents<LineStep> {
  const cell = (step: LineStep) => lines.cell(step, line);
  const [team, opponent] = [cell("typedTeam"), cell("typedOpponent")];
  const imps = cell("typedImps");
  const [firsts, seconds] = [lines.range("typedTeam"), lines.range("typedOpponent")];
  // A team's second opponent is the sum of its opponents' numbers in the round, less the number of the opponent on this
  // line.
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
    // If none of the three teams is on a line of the round before, their match began in that round.
    ...(beforeTeams
      ? [`${countWhere(`(${beforeTeams}=${team})+(${beforeTeams}=${opponent})+(${beforeTeams}=${third})`)}>0`]
      : []),
  ];
  return {
    // The long condition is calculated only for matches of three teams, which are rare.
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

/** The entry columns of a round's sheet. */
const TYPED: readonly RoundColumn[] = ["team", "opponent", "imps", "typedVps", "typedOpponentVps", "state"];
