import { isBoardAMatch, isRoundRobin } from "../../sessions/event/forms";
import type { SwissEventPlan } from "../../sessions/event/plan";
import { MAX_IMPS_A_BOARD } from "../../sessions/event/questions";
import { computed } from "../kit/content";
import { countEqual, firstTrue, rounded } from "../kit/formula";
import type { Grid } from "../kit/grid";
import { type RowContents, writeHeadings, writeRow } from "../kit/write-list";
import { textLiteral } from "../reference";
import { texts } from "../texts";
import { by, NO_MESSAGE, opponentFault, teamFault, typedFault } from "./line-faults";
import { isProvisional, type StepCell } from "./match-states";
import type { SwissRound, SwissSheets } from "./swiss-lists";
import { type EventStep, type LineStep, type Remark, REMARKS } from "./working-lists";

const { check: words } = texts.swissEvent;

/** Values that a remark may contain; see {@link remarkOf}. */
const OF = ["team", "opponent", "met", "most", "sum", "before"] as const;

/** Placeholder of the value in a remark. */
const MARK = "#";

interface Words {
  readonly said: string;
  readonly of?: (typeof OF)[number];
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

/** Writes the list of remarks on the Working sheet. */
export function putRemarks(grid: Grid, { event, lists }: SwissSheets): void {
  const { remarks: list } = lists.working;
  const all = remarks(event.plan);
  writeHeadings(grid, list);
  REMARKS.forEach((key, row) => {
    const { said, of } = all[key];
    writeRow(grid, list, row, { remark: said, of: of ? OF.indexOf(of) + 1 : 1 });
  });
}

/** Returns the steps for the remark on a line. */
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

/** Returns the formula for the question about a line's points: see `questionsOf`. */
function pointsQuestion({ event, lists }: SwissSheets, { lines }: SwissRound, line: number): string {
  // Points before penalties.
  const points = lines.cells(["before", "opponentBefore"], line, line);
  const half = lines.has("half") ? `/(1+${lines.cell("half", line)})` : "";
  const bound = (step: EventStep) => lists.working.event.fixed(step, 0) + half;
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

/** Returns the formula for the remark on a line: its first fault, or else a note or question. */
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

/** Condition that the handicaps changed the winner of a match. */
function isTurned(step: StepCell): string {
  const margin = `N(${step("typedImps")})`;
  return `AND(COUNT(${step("typedImps")})=1,SIGN(${margin})<>SIGN(${margin}-${step("given")}))`;
}

/** Returns the formula for the text of a remark in the column Check. @param said cell of the remark's number. */
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
