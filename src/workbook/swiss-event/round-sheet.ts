import { contestantNumber, type Contestant } from "../../movements/contestant";
import { isBoardAMatch, isRoundRobin } from "../../sessions/swiss-event/forms";
import { boardsOfRound } from "../../sessions/swiss-event/round-boards";
import type { SwissResult } from "../../sessions/swiss-event/results";
import { type SwissMatch } from "../../sessions/swiss-event/rounds";
import { putTones } from "../kit/check";
import { computed, either, joined } from "../kit/content";
import { countWhere, unlessBlank } from "../kit/formula";
import { putHint, putLine, titledGrid, type Grid } from "../kit/grid";
import { putList, sheetRows, widthsOf, type RowContents } from "../kit/list";
import { fillPage, printSetup } from "../kit/page";
import type { Draft } from "../model";
import { textLiteral } from "../reference";
import { texts } from "../texts";
import { STYLES } from "../theme";
import { checkOf } from "./line-remarks";
import { lastPrinted, resultColumns, type RoundColumn, type SwissRound, type SwissSheets } from "./swiss-lists";
import { nameBeside, teamLabel } from "./team-names";
import type { LineStep, RoundStep } from "./working-lists";

const { round: words, bye, states } = texts.swissEvent;
const BYE = textLiteral(bye);

/** The sheet of a round: the pairings to hang up, and where the results are typed. */
export function roundSheet(sheets: SwissSheets, round: SwissRound): Draft {
  const { head, paper } = sheets;
  const { list, matches } = round;
  const { plan } = sheets.event;
  const printed = list.column(lastPrinted(plan));
  const lines = sheetRows(list).map((_, line) => matches[line]);
  const grid = titledGrid(head, list.sheet, widthsOf(list), { columns: printed });
  putStatus(grid, sheets, round);
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

function putStatus(grid: Grid, sheets: SwissSheets, round: SwissRound): void {
  const { range } = round.lines.outside;
  const [first, second] = [range("typedTeam"), range("typedOpponent")];
  // A bye is no match.
  const count = (conditions: string) => computed(countWhere(`${conditions}*(${second}<>${BYE})`));
  const scored = count(`(${range("team")}<>"")`);
  const progress = joined(...words.scored(scored, count(`(${first}<>"")*(${second}<>"")`)));
  grid.put(4, 1, either(`${roundStep(sheets, round, "listed")}=0`, words.notPaired, progress), STYLES.status);
  grid.height(4, 22);
}

/** What the Working sheet has for a round, for any sheet. */
function roundStep({ lists }: SwissSheets, { round }: SwissRound, step: RoundStep): string {
  return lists.working.rounds.outside.cell(step, round - 1);
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
  const begun = isAll ? `${roundStep(sheets, round, "begun")}=1` : `COUNT(${list.range("opponentVps")})>0`;
  // Where everybody sits out as often, nobody has anything for it.
  const byPoints = `IF(${begun},${isAll ? 0 : lists.working.event.outside.cell("bye", 0)},"")`;
  const due = (side: "due" | "opponentDue", sign: "" | "-") =>
    round.lines.has("half") ? halved(step, step(side), sign) : step(side);
  const standing = (typedVps: string, otherwise: string) => `IF(ISNUMBER(${typedVps}),${typedVps},${otherwise})`;
  return {
    table: line + 1,
    team: first === null ? null : contestantNumber(first),
    teamName: nameBeside(sheets, team),
    opponent: second !== null ? contestantNumber(second) : match ? bye : null,
    opponentName: nameBeside(sheets, opponent),
    ...(list.has("imps") ? { imps: match?.imps ?? null } : {}),
    vps: computed(standing(step("typedVps"), `IF(${opponent}=${BYE},${byPoints},${due("due", "")})`)),
    opponentVps: computed(`IF(${opponent}=${BYE},"",${standing(step("typedOpponentVps"), due("opponentDue", "-"))})`),
    typedVps: typed?.vps ?? null,
    typedOpponentVps: typed?.opponentVps ?? null,
    state: typed ? typedStateOf(typed) : null,
    met: computed(metBefore(round.lines.outside, line)),
    ...checkOf(sheets, round, line),
  };
}

/** The round in which the two teams of a line have met before. */
function metBefore({ cell, above }: SwissRound["lines"]["outside"], line: number): string {
  const key = cell("key", line);
  return unlessBlank(key, `IFERROR(INDEX(${above("round", line)},MATCH(${key},${above("key", line)},0)),"")`);
}

/** Points, or half of them where the match is over half the boards: see `halfOf` of the scored matches. */
export function halved(step: (key: LineStep) => string, points: string, sign: "" | "-"): string {
  const isLost = `N(${step("typedImps")})${sign === "" ? "<" : ">"}0`;
  const half = `INT((ROUND(100*${points},0)+IF(${isLost},0,1))/2)/100`;
  return `IF(OR(${step("half")}=0,${points}=""),${points},${half})`;
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

/** What is typed beside a match that was not played, or whose result may change. */
function typedStateOf({ unplayed, provisional }: SwissResult): string | null {
  if (unplayed) return states[unplayed];
  return provisional === true ? states.provisional : null;
}
