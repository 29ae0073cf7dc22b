import { isBoardAMatch, isRoundRobin } from "../../sessions/event/forms";
import type { SwissEventPlan } from "../../sessions/event/plan";
import { canBegin } from "../../sessions/event/pairing/progress";
import { MAX_IMPS_A_BOARD } from "../../sessions/event/questions";
import { fewerThan, minBoards } from "../../sessions/teams/fewer-boards";
import { computed } from "../kit/content";
import { countEqual, firstTrue, rounded } from "../kit/formula";
import type { Grid } from "../kit/grid";
import { type RowContents, writeHeadings, writeRow } from "../kit/write-list";
import { textLiteral } from "../reference";
import { texts } from "../texts";
import { isOneOf, words as listed } from "../working/text-formulas";
import type { SwissRound, SwissSheets } from "./swiss-lists";
import { NO_FAULT, REMARKS, type EventStep, type LineStep, type Remark, type TeamStep } from "./working-lists";

/** Words for a match that is not played or may change, by their numbers; void where neither team is there. */
export const STATES = { none: 0, walkover: 1, conceded: 2, provisional: 3, void: 4 } as const;

/** The state of a match of fewer boards: its column below 0, and where the result is provisional so many lower. */
export const PROVISIONAL_BY = 50;

/** Number of a word that is none of these. */
const UNKNOWN = textLiteral("?");

/** Texts that a remark may contain, for this mark; see {@link remarkOf}. */
const OF = ["team", "opponent", "met", "most", "sum", "before"] as const;
const MARK = "#";

interface Words {
  readonly said: string;
  readonly of?: (typeof OF)[number];
}

const { bye, check: words } = texts.swissEvent;
const BYE = textLiteral(bye);

/** The number of no fault, as a formula. */
const NO_MESSAGE = String(NO_FAULT);

/** The number of a remark, as a formula. */
function by(remark: Remark): string {
  return String(REMARKS.indexOf(remark) + 1);
}

/** The state of a match by the text of a number of boards, "6" or "?6" where the rest may still be played; else what is otherwise. @param isWhole whether it has not half the boards already, if it may have. */
function fewerState(plan: SwissEventPlan, text: string, otherwise: string, isWhole: string | null): string {
  const mark = texts.swissEvent.fewerProvisional;
  const numbers = fewerThan(plan);
  const list = textLiteral(listed(numbers.flatMap((played) => [played, `${mark}${played}`])));
  const column = `VALUE(SUBSTITUTE(${text},${textLiteral(mark)},""))`;
  const lower = `IF(MID(${text},1,1)=${textLiteral(mark)},${PROVISIONAL_BY},0)`;
  const isShown = isWhole === null ? isOneOf(text, list) : `AND(${isWhole},${isOneOf(text, list)})`;
  return `IF(${isShown},${minBoards(plan) - 1}-${column}-${lower},${otherwise})`;
}

function remarks(plan: SwissEventPlan): Readonly<Record<Remark, Words>> {
  const isBam = isBoardAMatch(plan);
  const about = (said: (mark: string) => readonly string[], of: (typeof OF)[number]) => ({
    said: said(MARK).join(""),
    of,
  });
  const imps = (isHalf: boolean) => ({ said: words.tooManyImps(maxImps(plan, isHalf)).join("") });
  return {
    formula: { said: texts.remarks.formulaTyped },
    noTeams: { said: words.noTeams },
    unknownState: { said: words.unknownState },
    unplayedImps: { said: words.unplayedImps },
    noNumber: { said: words.noNumber },
    noVps: { said: isBam ? words.noBoardsWon : words.noVps },
    byeImps: { said: words.byeImps },
    noFirst: { said: words.noFirst },
    noSecond: { said: words.noSecond },
    itself: { said: words.itself },
    gone: about(words.gone, "team"),
    notYet: about(words.notYet, "team"),
    opponentGone: about(words.gone, "opponent"),
    opponentNotYet: about(words.notYet, "opponent"),
    twice: about(words.twice, "team"),
    opponentTwice: about(words.twice, "opponent"),
    pairTwice: { said: words.pairTwice },
    met: about(words.met, "met"),
    missing: { said: isBam ? words.noPoints : words.noImps },
    provisional: { said: words.provisional },
    corrected: about(words.corrected, "before"),
    absent: { said: words.absent },
    turned: { said: words.turned },
    tooManyImps: imps(false),
    tooManyImpsOfHalf: imps(true),
    fewPoints: { said: words.fewPoints.join("") },
    tooManyPoints: about(isBam ? words.tooManyPoints : words.tooManyVps, "most"),
    sumOfPoints: about(isBam ? (sum) => words.sumOfPoints(sum, plan.boards) : words.sumOfVps, "sum"),
  };
}

function maxImps({ boards }: SwissEventPlan, isHalf: boolean): number {
  return MAX_IMPS_A_BOARD * (isHalf ? Math.ceil(boards / 2) : boards);
}

/** Writes the remarks on the Working sheet. */
export function putRemarks(grid: Grid, { event, lists }: SwissSheets): void {
  const { remarks: list } = lists.working;
  const all = remarks(event.plan);
  writeHeadings(grid, list);
  REMARKS.forEach((key, row) => {
    const { said, of } = all[key];
    writeRow(grid, list, row, { remark: said, of: of ? OF.indexOf(of) + 1 : 1 });
  });
}

type StepCell = (key: LineStep) => string;

/** The number of the word beside the two teams; see {@link STATES}. */
export function typedState(plan: SwissEventPlan, step: StepCell, hasHalf: boolean): string {
  const typed = step("stateText");
  const { walkover, conceded, provisional } = texts.swissEvent.states;
  const isWord = (text: string) => `${typed}=${textLiteral(text.toUpperCase())}`;
  const word = (text: string, state: number) => [isWord(text), String(state)] as const;
  // As in a file, all the boards of a match are no fewer.
  const all = String(plan.boards);
  const allProvisional = texts.swissEvent.fewerProvisional + all;
  return firstTrue(
    [
      [`OR(${isWord("")},${isWord(all)})`, String(STATES.none)],
      word(walkover, STATES.walkover),
      word(conceded, STATES.conceded),
      [`OR(${isWord(provisional)},${isWord(allProvisional)})`, String(STATES.provisional)],
    ],
    isBoardAMatch(plan) ? UNKNOWN : fewerState(plan, typed, UNKNOWN, hasHalf ? `${step("half")}=0` : null)
  );
}

/** The number of the word beside the two teams, by the text of its cell: of a number of boards played the number alone. */
export function stateText(text: string): string {
  return `SUBSTITUTE(UPPER(${text}),${textLiteral(texts.swissEvent.fewerWord)},"")`;
}

/** True if a result may still change, by its state. */
function isProvisional(state: string): string {
  return `OR(${state}=${STATES.provisional},${state}<-${PROVISIONAL_BY})`;
}

/** True if not all boards were played, by its state. */
export function isFewer(state: string): string {
  return `${state}<0`;
}

/** True if a match was not played, by its state as it is typed. */
export function isUnplayed(state: string): string {
  return `OR(${state}=${STATES.walkover},${state}=${STATES.conceded})`;
}

/**
 * True if no margin counts by a typed state: the match was not played, or the text beside it is a number of boards that it
 * cannot have. With E0 behind it no text is a date, as 1-2 is to some spreadsheets.
 */
export function isWithoutMargin(state: string, text: string): string {
  const boards = `SUBSTITUTE(${text},${textLiteral(texts.swissEvent.fewerProvisional)},"")`;
  return `OR(${state}=${STATES.walkover},${state}=${STATES.conceded},AND(${state}=${UNKNOWN},ISNUMBER(VALUE(${boards}&"E0"))))`;
}

/** The fault of a line, and the question about it: see {@link LineStep}. */
export function remarkSteps(sheets: SwissSheets, round: SwissRound, line: number): RowContents<LineStep> {
  const step = (key: LineStep) => round.lines.cell(key, line);
  return {
    typedFault: computed(typedFault(sheets, step)),
    teamFault: computed(teamFault(sheets, round, line)),
    opponentFault: computed(opponentFault(sheets, round, line)),
    pointsAsked: computed(pointsQuestion(sheets, round, line)),
    said: computed(remarkNumber(sheets, round, line)),
  };
}

/** The first thing that is wrong with what is typed. */
function typedFault({ event: { plan } }: SwissSheets, step: StepCell): string {
  const [team, opponent, imps] = [step("typedTeam"), step("typedOpponent"), step("impsText")];
  const [vps, opponentVps] = [step("vpsText"), step("opponentVpsText")];
  const state = step(isRoundRobin(plan) ? "typedState" : "state");
  const anything = `${imps}&${vps}&${opponentVps}&${step("stateText")}`;
  return firstTrue(
    [
      [`${step("formulaTyped")}=1`, by("formula")],
      [`${team}&${opponent}=""`, `IF(${anything}="",${NO_MESSAGE},${by("noTeams")})`],
      [`${state}=${UNKNOWN}`, by("unknownState")],
      ...(isBoardAMatch(plan)
        ? []
        : ([
            [`AND(${imps}<>"",${isUnplayed(state)})`, by("unplayedImps")],
            [`AND(${imps}<>"",COUNT(${step("typedImps")})=0)`, by("noNumber")],
          ] as const)),
      // Fewer numbers than are typed.
      [`COUNT(${step("typedVps")},${step("typedOpponentVps")})<(${vps}<>"")+(${opponentVps}<>"")`, by("noVps")],
      [`AND(${opponent}=${BYE},${imps}&${opponentVps}<>"")`, by("byeImps")],
    ],
    NO_MESSAGE
  );
}

/** The first thing that is wrong with the first team of a line. */
function teamFault(sheets: SwissSheets, round: SwissRound, line: number): string {
  const step = (key: LineStep) => round.lines.cell(key, line);
  const [team, opponent] = [step("typedTeam"), step("typedOpponent")];
  return firstTrue(
    [
      [`${team}&${opponent}=""`, NO_MESSAGE],
      [isNoTeam(sheets, team), by("noFirst")],
      [`${team}=${opponent}`, by("itself")],
      ...presenceFaults(sheets, round, line, "typedTeam", ["gone", "notYet"]),
      [playsTooOften(sheets, round, line, team), by("twice")],
    ],
    NO_MESSAGE
  );
}

/** The first thing that is wrong with the second team. */
function opponentFault(sheets: SwissSheets, round: SwissRound, line: number): string {
  const step = (key: LineStep) => round.lines.cell(key, line);
  const [team, opponent] = [step("typedTeam"), step("typedOpponent")];
  return firstTrue(
    [
      [`OR(${team}&${opponent}="",${opponent}=${BYE})`, NO_MESSAGE],
      [isNoTeam(sheets, opponent), by("noSecond")],
      ...presenceFaults(sheets, round, line, "typedOpponent", ["opponentGone", "opponentNotYet"]),
      [playsTooOften(sheets, round, line, opponent), by("opponentTwice")],
    ],
    NO_MESSAGE
  );
}

function isNoTeam({ lists }: SwissSheets, team: string): string {
  return `NOT(ISNUMBER(MATCH(${team},${lists.working.teams.range("number")},0)))`;
}

/** Condition that a team of the event has withdrawn in a round before, or has not entered yet. */
function presenceFaults(
  { event, lists }: SwissSheets,
  { round, lines }: SwissRound,
  line: number,
  side: "typedTeam" | "typedOpponent",
  [gone, notYet]: readonly [Remark, Remark]
): (readonly [condition: string, number: string])[] {
  const { teams } = lists.working;
  const said = (step: TeamStep) => `INDEX(${teams.range(step)},${lines.cell(side, line)})`;
  // In a round robin the match stands there all the same, and counts as a walkover.
  const where = (condition: string) =>
    isRoundRobin(event.plan)
      ? `AND(${lines.cell("played", line)}=1,NOT(${isUnplayed(lines.cell("typedState", line))}),${condition})`
      : condition;
  return [
    // A blank text is no smaller than a number.
    [where(`${said("withdrawn")}<${round}`), by(gone)],
    [where(`N(${said("enters")})>${round}`), by(notYet)],
  ];
}

/** How many matches of a round a team has, by formula. */
function matchesIn({ range }: SwissRound["lines"], team: string): string {
  return countEqual(range(["typedTeam", "typedOpponent"]), team);
}

/** Two matches are one too many, unless they are those of a match of three teams. */
function playsTooOften(
  { event, lists }: SwissSheets,
  { round, lines }: SwissRound,
  line: number,
  team: string
): string {
  const before = lists.rounds.find((other) => other.round === round - 1);
  const max = before && canBegin(event.plan, before.round) ? `IF(${matchesIn(before.lines, team)}=0,2,1)` : "1";
  if (!lines.has("half")) return `${matchesIn(lines, team)}>${max}`;
  return `${matchesIn(lines, team)}>IF(${lines.cell("half", line)}=1,2,${max})`;
}

/** The question about the points of a line: see `questionsOf`. */
function pointsQuestion({ event, lists }: SwissSheets, { lines }: SwissRound, line: number): string {
  // As they were before penalties.
  const points = lines.cells(["before", "opponentBefore"], line, line);
  const bound = (step: EventStep) =>
    lines.has("half")
      ? `${lists.working.event.fixed(step, 0)}/(1+${lines.cell("half", line)})`
      : lists.working.event.fixed(step, 0);
  const sum = rounded(`SUM(${points})`);
  const isByTyped = [`${lines.cell("typedImps", line)}=""`, `COUNT(${points})=2`, `${lines.cell("state", line)}<=0`];
  return firstTrue(
    [
      ...(isBoardAMatch(event.plan) ? [[`MIN(${points})<0`, by("fewPoints")] as const] : []),
      [`MAX(${points})>${bound("mostVps")}`, by("tooManyPoints")],
      [`AND(${isByTyped.join()},OR(${sum}<${bound("leastSum")},${sum}>${bound("mostSum")}))`, by("sumOfPoints")],
    ],
    "0"
  );
}

/** The remark on a line: its first fault, or else what is still to come, or what is asked. */
function remarkNumber({ event: { plan } }: SwissSheets, { round, lines }: SwissRound, line: number): string {
  const step = (key: LineStep) => lines.cell(key, line);
  const faults = lines.cells(["typedFault", "opponentFault"], line, line);
  const met = step("met");
  const isAll = isRoundRobin(plan);
  const hasResults = isAll ? `${countEqual(lines.range("played"), 1)}>0` : `COUNT(${lines.range("typedImps")})>0`;
  const margin = `ABS(N(${step("typedImps")}))`;
  const isHalf = lines.has("half") && `${step("half")}=1`;
  const most = (half: boolean) => `${margin}>${maxImps(plan, half)}`;
  return firstTrue(
    [
      [`MIN(${faults})<${NO_MESSAGE}`, `MIN(${faults})`],
      [`${met}=${round}`, by("pairTwice")],
      ...(plan.double ? [] : [[`${met}>0`, by("met")] as const]),
      [`AND(${step("team")}="",${step("typedTeam")}<>"",${hasResults})`, by("missing")],
      [isProvisional(step("state")), by("provisional")],
      ...(isAll ? [] : [[`${step("corrected")}=1`, by("corrected")] as const]),
      ...(isAll ? [[`AND(${step("typedState")}=0,${step("state")}<>0)`, by("absent")] as const] : []),
      ...(lines.has("given") ? [[isTurned(step), by("turned")] as const] : []),
      ...(isHalf ? [[`AND(${isHalf},${most(true)})`, by("tooManyImpsOfHalf")] as const] : []),
      ...(isBoardAMatch(plan) ? [] : [[most(false), by("tooManyImps")] as const]),
    ],
    step("pointsAsked")
  );
}

/** Condition that the handicaps have given a match another winner. */
function isTurned(step: StepCell): string {
  const margin = `N(${step("typedImps")})`;
  return `AND(COUNT(${step("typedImps")})=1,SIGN(${margin})<>SIGN(${margin}-${step("given")}))`;
}

/** The text of Check on a line of a round's sheet, by its number. */
export function remarkOf({ lists }: SwissSheets, { list, lines }: SwissRound, line: number, said: string): string {
  const { remarks: all, event } = lists.working;
  const step = (key: LineStep) => lines.outside.cell(key, line);
  const half = lines.has("half") ? `/(1+${step("half")})` : "";
  const of: Readonly<Record<(typeof OF)[number], string>> = {
    team: step("typedTeam"),
    opponent: step("typedOpponent"),
    met: list.cell("met", line),
    most: `${event.outside.cell("mostVps", 0)}${half}`,
    sum: rounded(`SUM(${lines.outside.cells(["before", "opponentBefore"], line, line)})`),
    before: list.has("pairedBy") ? list.cell("pairedBy", line) : '""',
  };
  const about = `CHOOSE(INDEX(${all.outside.range("of")},${said}),${OF.map((key) => of[key]).join()})`;
  return `SUBSTITUTE(INDEX(${all.outside.range("remark")},${said}),${textLiteral(MARK)},${about})`;
}
