import { contestantNumber, type Contestant } from "../../movements/contestant";
import { isBoardAMatch, isRoundRobin } from "../../sessions/swiss-event/forms";
import type { SwissEventPlan } from "../../sessions/swiss-event/plan";
import { canBegin } from "../../sessions/swiss-event/progress";
import { MOST_IMPS_A_BOARD, type Question } from "../../sessions/swiss-event/questions";
import { boardsOfRound } from "../../sessions/swiss-event/round-boards";
import type { SwissResult } from "../../sessions/swiss-event/results";
import { type SwissMatch } from "../../sessions/swiss-event/rounds";
import { checked, putTones } from "../kit/check";
import { computed, joined, type Computed } from "../kit/content";
import { countOf, firstThat, rounded } from "../kit/formula";
import { putHint, putLine, titledGrid, type Grid } from "../kit/grid";
import { putList, sheetRows, widthsOf, type RowContents } from "../kit/list";
import { fillPage, printSetup } from "../kit/page";
import type { Draft } from "../model";
import { textLiteral } from "../reference";
import { texts } from "../texts";
import { STYLES } from "../theme";
import { lastPrinted, resultColumns, type RoundColumn, type SwissRound, type SwissSheets } from "./swiss-lists";
import { nameBeside, teamLabel } from "./team-names";
import type { EventStep, LineStep, TeamStep } from "./working-lists";

const { round: words, check, bye, states } = texts.swissEvent;
const BYE = textLiteral(bye);

/** The sheet of a round: the pairings to hang up, and where the results are typed. */
export function roundSheet(sheets: SwissSheets, round: SwissRound): Draft {
  const { head, paper } = sheets;
  const { list, matches } = round;
  const { plan } = sheets.event;
  const printed = list.column(lastPrinted(plan));
  const lines = sheetRows(list).map((_, line) => matches[line]);
  const grid = titledGrid(head, list.sheet, widthsOf(list), { columns: printed });
  putStatus(grid, round);
  const { first, last } = boardsOfRound(sheets.event.plan, round.round);
  putLine(
    grid,
    4,
    { left: list.column("opponentName"), right: printed },
    words.boards(first, last),
    STYLES.tableTitleRight
  );
  putList(grid, list, lines, (match, line) => lineOf(sheets, round, line, match), 34);
  putTones(grid, list, { alert: ["team", "opponent", "check"], notice: [...resultColumns(plan), "check"] });
  const print = printSetup(paper, putTriple(grid, sheets, round, printed), printed, {
    titleRows: [list.headingRow, list.headingRow],
  });
  putHint(grid, print, guidance(sheets));
  return grid.finish({
    frozenRows: list.headingRow,
    print: () => fillPage(grid, print, sheetRows(list), [17, 26]),
  });
}

function guidance({ event: { plan } }: SwissSheets): string {
  const note = isBoardAMatch(plan) ? words.noteOnBoards(plan.boards) : words.note;
  if (isRoundRobin(plan)) return note + (plan.teams.length % 2 === 0 ? "" : words.noteOnBye) + words.noteOnAbsence;
  const withdrawn = plan.teams.length % 2 === 0 ? words.noteOnWithdrawal[plan.odd] : "";
  return note + withdrawn + (plan.odd === "bye" ? words.noteOnBye : words.noteOnThree);
}

function putStatus(grid: Grid, { lines }: SwissRound): void {
  const [scored, opponents] = [lines.outside.range("scored"), lines.outside.range("typedOpponent")];
  // A bye is no match.
  const sum = computed(`SUMPRODUCT((${scored}=1)*(${opponents}<>${BYE}))`);
  const count = computed(`SUMPRODUCT((${scored}<>"")*(${opponents}<>${BYE}))`);
  const progress = joined(...words.scored(sum, count));
  const formula = `IF(COUNT(${scored})=0,${textLiteral(words.notPaired)},${progress.formula})`;
  grid.put(4, 1, computed(formula), STYLES.status);
  grid.height(4, 22);
}

/** A line of a round's sheet: its match, or room for one. */
function lineOf(
  sheets: SwissSheets,
  round: SwissRound,
  line: number,
  match: SwissMatch | undefined
): RowContents<RoundColumn> {
  const { event, lists } = sheets;
  const { list } = round;
  const step = (key: LineStep) => round.lines.outside.cell(key, line);
  const [team, opponent] = [step("typedTeam"), step("typedOpponent")];
  const { team: first = null, opponent: second = null } = match ?? {};
  const typed = event.results.matches.filter((result) => result.round === round.round)[line];
  const isAll = isRoundRobin(event.plan);
  const begun = isAll ? hasBegun(round.lines.outside) : `COUNT(${list.range("opponentVps")})>0`;
  // Where everybody sits out as often, nobody has anything for it.
  const byPoints = `IF(${begun},${isAll ? 0 : lists.working.event.outside.cell("bye", 0)},"")`;
  const scaled = (sign: "" | "-") => pointsByScale(sheets, step, round.lines.has("half"), sign);
  const award = (by: "award" | "opponentAward") => {
    const whole = round.lines.has(by) ? step(by) : lists.working.event.outside.cell("bye", 0);
    return round.lines.has("half") ? `IF(${step("half")}=1,${halfOf(whole, "1")},${whole})` : whole;
  };
  const isState = (word: keyof typeof states) => `${step("state")}=${textLiteral(states[word].toUpperCase())}`;
  const isLost = (word: keyof typeof states) =>
    isAll ? `OR(${isState(word)},${step("state")}=${textLiteral(BOTH_ABSENT)})` : isState(word);
  const played = (
    sign: "" | "-",
    won: "walkover" | "conceded",
    lost: "walkover" | "conceded",
    by: "award" | "opponentAward"
  ) => `IF(${isState(won)},${award(by)},IF(${isLost(lost)},0,${scaled(sign)}))`;
  const points = `IF(${opponent}=${BYE},${byPoints},${played("", "walkover", "conceded", "award")})`;
  const standing = (typedVps: string, byScale: string) => `IF(ISNUMBER(${typedVps}),${typedVps},${byScale})`;
  const remark = computed(round.lines.outside.cell("remark", line));
  const met = computed(round.lines.outside.cell("met", line));
  return {
    table: line + 1,
    team: first === null ? null : contestantNumber(first),
    teamName: nameBeside(sheets, team),
    opponent: second !== null ? contestantNumber(second) : match ? bye : null,
    opponentName: nameBeside(sheets, opponent),
    ...(list.has("imps") ? { imps: match?.imps ?? null } : {}),
    vps: computed(standing(step("typedVps"), points)),
    opponentVps: computed(
      `IF(${opponent}=${BYE},"",${standing(step("typedOpponentVps"), played("-", "conceded", "walkover", "opponentAward"))})`
    ),
    typedVps: typed?.vps ?? null,
    typedOpponentVps: typed?.opponentVps ?? null,
    state: typed ? typedStateOf(typed) : null,
    met,
    ...checked(list.cell("check", line), remark, resultRemark(sheets, round, line)),
  };
}

/** Half of some points: see `halfOf` of the scored matches. Half a hundredth is added where `up` is 1. */
function halfOf(points: string, up: string): string {
  return `INT((ROUND(100*${points},0)+${up})/2)/100`;
}

/** What the scale gives the first team of a line, or with "-" the second, for the margin that is typed. */
export function pointsByScale(
  { event, dialect }: SwissSheets,
  step: (key: LineStep) => string,
  hasHalves: boolean,
  sign: "" | "-"
): string {
  if (isBoardAMatch(event.plan)) return '""';
  const imps = step("typedImps");
  const points = dialect.victoryPoints(sign + (hasHalves ? step("margin") : imps));
  const half = halfOf(`(${points})`, `IF(${sign}${imps}<0,0,1)`);
  return `IF(ISNUMBER(${imps}),${hasHalves ? `IF(${step("half")}=1,${half},${points})` : points},"")`;
}

/**
 * Says which three teams play each other from this round on.
 * @returns the last row of the page.
 */
function putTriple(grid: Grid, sheets: SwissSheets, scored: SwissRound, printed: number): number {
  const { round, list, triple } = scored;
  const [a, b, c] = triple ?? halfTeams(scored);
  if (a === undefined || b === undefined || c === undefined) return list.lastRow;
  const row = list.lastRow + 2;
  const teams = [teamLabel(sheets, a), teamLabel(sheets, b), teamLabel(sheets, c)] as const;
  putLine(
    grid,
    row,
    { right: printed },
    joined(...(triple ? words.threeTeams(round, teams) : words.halfMatches(teams))),
    STYLES.block,
    34
  );
  return row;
}

/** The three teams that play each other within a round, in the order in which they are listed; none where there are none. */
function halfTeams({ matches }: SwissRound): Contestant[] {
  return matches.flatMap(({ half, team }) => (half ? [team] : []));
}

/** The first thing that is wrong with the teams of a line of a round's sheet, in words, for the Working sheet. */
export function pairingRemark(sheets: SwissSheets, round: SwissRound, line: number): Computed {
  const cell = (key: RoundColumn) => round.list.outside.cell(key, line);
  const step = (key: LineStep) => round.lines.cell(key, line);
  const [team, opponent, met] = [step("typedTeam"), step("typedOpponent"), step("met")];
  const rematch = joined(...check.met(computed(met)));
  const mayMeetAgain = sheets.event.plan.double;
  const isTwice = (number: string) => joined(...check.twice(computed(number))).formula;
  const formula = firstThat(
    [
      [`${step("spoilt")}=1`, textLiteral(texts.remarks.spoilt[1])],
      [`${step("spoilt")}=2`, textLiteral(texts.remarks.spoilt[2])],
      [`AND(${team}="",${opponent}="")`, `IF(${anythingTyped(step)},${textLiteral(check.noTeams)},"")`],
      ...uncountedRemarks(sheets, step),
      [`${cell("teamName")}=""`, textLiteral(check.noFirst)],
      [`AND(${opponent}<>${BYE},${cell("opponentName")}="")`, textLiteral(check.noSecond)],
      [`${team}=${opponent}`, textLiteral(check.itself)],
      ...presenceRemarks(sheets, round, line),
      [playsTooOften(sheets, round, line, team), isTwice(team)],
      [`AND(${opponent}<>${BYE},${playsTooOften(sheets, round, line, opponent)})`, isTwice(opponent)],
      [`${met}=${round.round}`, textLiteral(check.pairTwice)],
      ...(mayMeetAgain ? [] : [[`${met}<>""`, rematch.formula] as const]),
    ],
    '""'
  );
  // A match that has been read and checked can only be a rematch.
  return computed(formula);
}

type StepCell = (key: LineStep) => string;

/** Whether anything is typed beside the two teams. */
function anythingTyped(step: StepCell): string {
  const texts = (["impsText", "vpsText", "opponentVpsText", "stateText"] as const).map(step);
  return `${texts.join("&")}<>""`;
}

/** What is typed of a match and does not count: no number where one belongs, another word, IMPs without play. */
function uncountedRemarks({ event }: SwissSheets, step: StepCell): (readonly [condition: string, text: string])[] {
  const typed = step(isRoundRobin(event.plan) ? "typedState" : "state");
  const words = Object.values(states).map((word) => `${typed}<>${textLiteral(word.toUpperCase())}`);
  const [imps, opponentVps] = [step("impsText"), step("opponentVpsText")];
  const isText = (text: LineStep, number: LineStep) => `AND(${step(text)}<>"",NOT(ISNUMBER(${step(number)})))`;
  const isBam = isBoardAMatch(event.plan);
  return [
    [`AND(${typed}<>"",${words.join()})`, textLiteral(check.unknownState)],
    ...(isBam
      ? []
      : ([
          [`AND(${imps}<>"",${unplayedBy(typed)})`, textLiteral(check.unplayedImps)],
          [isText("impsText", "typedImps"), textLiteral(check.noNumber)],
        ] as const)),
    [
      `OR(${isText("vpsText", "typedVps")},${isText("opponentVpsText", "typedOpponentVps")})`,
      textLiteral(isBam ? check.noBoardsWon : check.noVps),
    ],
    [`AND(${step("typedOpponent")}=${BYE},${imps}&${opponentVps}<>"")`, textLiteral(check.byeImps)],
  ];
}

/** What is typed beside a match that was not played, or whose result may change. */
export function typedStateOf({ unplayed, provisional }: SwissResult): string | null {
  if (unplayed) return states[unplayed];
  return provisional === true ? states.provisional : null;
}

/** The state of a match of a round robin for which neither team is there; it cannot be typed. */
export const BOTH_ABSENT = "VOID";

/** Whether a match was not played, by what is typed of it. */
export function unplayedBy(state: string, plan?: SwissEventPlan): string {
  const words = [states.walkover, states.conceded].map((word) => word.toUpperCase());
  const all = plan && isRoundRobin(plan) ? [...words, BOTH_ABSENT] : words;
  return `OR(${all.map((word) => `${state}=${textLiteral(word)}`).join()})`;
}

/** Whether a round of a round robin has a result, or no match that anybody can play. */
export function hasBegun({ range }: Pick<SwissRound["lines"], "range">): string {
  const count = (played: 0 | 1) => countOf(range("played"), played);
  return `OR(${count(1)}>0,${count(0)}=0)`;
}

/** That a team of a line has not entered yet, or has withdrawn in a round before. */
function presenceRemarks(
  { event, lists }: SwissSheets,
  { round, lines }: SwissRound,
  line: number
): (readonly [condition: string, text: string])[] {
  const { teams } = lists.working;
  // In a round robin the match stands there all the same, and counts as a walkover.
  const where = isRoundRobin(event.plan)
    ? [`${lines.cell("played", line)}=1`, `NOT(${unplayedBy(lines.cell("typedState", line))})`]
    : [];
  return (["typedTeam", "typedOpponent"] as const).flatMap((side) => {
    const number = lines.cell(side, line);
    const said = (step: TeamStep) => `INDEX(${teams.range(step)},MATCH(${number},${teams.range("number")},0))`;
    const word = (parts: readonly (string | Computed)[]) => joined(...parts).formula;
    const team = computed(number);
    const isGone = `AND(${[...where, `ISNUMBER(${said("withdrawn")})`, `${said("withdrawn")}<${round}`].join()})`;
    const isLate = `AND(${[...where, `ISNUMBER(${said("enters")})`, `${said("enters")}>${round}`].join()})`;
    return [
      [`IFERROR(${isGone},FALSE)`, word(check.gone(team))],
      [`IFERROR(${isLate},FALSE)`, word(check.notYet(team))],
    ] as const;
  });
}

/** Says of a line that its result is still to come, once the round has any, or that it cannot have come from play. */
function resultRemark(sheets: SwissSheets, round: SwissRound, line: number): Computed {
  const { list, lines } = round;
  const { plan } = sheets.event;
  const isAll = isRoundRobin(plan);
  const missing = isBoardAMatch(plan) ? check.noPoints : check.noImps;
  const opponent = lines.outside.cell("typedOpponent", line);
  const points = `COUNT(${list.cells(["vps", "opponentVps"], line, line)})`;
  const isPending = [
    `OR(${lines.outside.cell("typedTeam", line)}<>"",${opponent}<>"")`,
    `${points}<IF(${opponent}=${BYE},1,2)`,
    isAll ? `${countOf(lines.outside.range("played"), 1)}>0` : `COUNT(${lines.outside.range("typedImps")})>0`,
  ];
  const question = questionOf(sheets, round, line);
  const isProvisional = `${lines.outside.cell("state", line)}=${textLiteral(states.provisional.toUpperCase())}`;
  const absent = () => `AND(${lines.outside.cell("typedState", line)}="",${lines.outside.cell("state", line)}<>"")`;
  const asked = isAll ? `IF(${absent()},${textLiteral(check.absent)},${question.formula})` : question.formula;
  const formula = `IF(${isProvisional},${textLiteral(check.provisional)},${asked})`;
  return computed(`IF(AND(${isPending.join()}),${textLiteral(missing)},${formula})`);
}

/** What is asked about a result: see `questionsOf`. */
function questionOf({ event, lists }: SwissSheets, { list, lines }: SwissRound, line: number): Computed {
  const imps = lines.outside.cell("typedImps", line);
  const points = list.cells(["vps", "opponentVps"], line, line);
  const known = (step: EventStep) => lists.working.event.outside.cell(step, 0);
  const mostOf = (half: boolean) => MOST_IMPS_A_BOARD * (half ? Math.ceil(event.plan.boards / 2) : event.plan.boards);
  const isHalf = lines.has("half") ? `${lines.outside.cell("half", line)}=1` : null;
  const mostImps = computed(isHalf ? `IF(${isHalf},${mostOf(true)},${mostOf(false)})` : String(mostOf(false)));
  const bound = (step: EventStep) => (isHalf ? `(${known(step)}/IF(${isHalf},2,1))` : known(step));
  const sum = rounded(`SUM(${points})`);
  const isBam = isBoardAMatch(event.plan);
  const mostVps = computed(bound("mostVps"));
  const asked: Readonly<Record<Question["kind"], Computed>> = {
    tooManyImps: joined(...check.tooManyImps(mostImps)),
    fewPoints: joined(...check.fewPoints),
    tooManyVps: joined(...(isBam ? check.tooManyPoints : check.tooManyVps)(mostVps)),
    sumOfVps: isBam
      ? joined(...check.sumOfPoints(computed(sum), event.plan.boards))
      : joined(...check.sumOfVps(computed(sum))),
  };
  const formula = firstThat(
    [
      ...(isBam
        ? []
        : [[`IF(ISNUMBER(${imps}),ABS(${imps})>${mostImps.formula},FALSE)`, asked.tooManyImps.formula] as const]),
      ...(isBam ? [[`MIN(${points})<0`, asked.fewPoints.formula] as const] : []),
      [`MAX(${points})>${bound("mostVps")}`, asked.tooManyVps.formula],
      [
        `AND(${imps}="",COUNT(${points})=2,NOT(${unplayedBy(lines.outside.cell("state", line), event.plan)}),OR(${sum}<${bound("leastSum")},${sum}>${bound("mostSum")}))`,
        asked.sumOfVps.formula,
      ],
    ],
    '""'
  );
  return computed(formula);
}

/** How many matches of a round a team has, by formula. */
export function matchesIn({ range }: SwissRound["lines"], team: string): string {
  return `${countOf(range("typedTeam"), team)}+${countOf(range("typedOpponent"), team)}`;
}

/** Two matches are one too many, unless they are those of a match of three teams. */
function playsTooOften(
  { event, lists }: SwissSheets,
  { round, lines }: SwissRound,
  line: number,
  team: string
): string {
  const before = lists.rounds.find((known) => known.round === round - 1);
  const most = before && canBegin(event.plan, before.round) ? `IF(${matchesIn(before.lines, team)}=0,2,1)` : "1";
  if (!lines.has("half")) return `${matchesIn(lines, team)}>${most}`;
  return `${matchesIn(lines, team)}>IF(${lines.cell("half", line)}=1,2,${most})`;
}
