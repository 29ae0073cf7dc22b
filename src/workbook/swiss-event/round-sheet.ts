import { contestantNumber, type Contestant } from "../../movements/contestant";
import { fewerThan } from "../../sessions/teams/fewer-boards";
import { isBoardAMatch, isRoundRobin } from "../../sessions/event/forms";
import { maxMatches, type SwissEventPlan } from "../../sessions/event/plan";
import { boardsOfRound } from "../../sessions/event/schedule/round-boards";
import type { MatchResult } from "../../sessions/event/results";
import type { ScoredMatch } from "../../sessions/event/rounds";
import { checkColumns, putTones, highlightWinners } from "../kit/check";
import { computed, type Content, ifElse, joined } from "../kit/content";
import { countWhere, rounded, unlessBlank } from "../kit/formula";
import { writeHint, writeLine, titledGrid, type Grid } from "../kit/grid";
import { column, type Column, type EntryRule, numbers, widthsOf } from "../kit/columns";
import { layOutList, sheetRows } from "../kit/list";
import { rowContents, writeList, writeRow } from "../kit/write-list";
import { fillPage, printSetup } from "../kit/page";
import type { Draft } from "../model";
import { takenOf } from "../penalties/penalty-steps";
import { textLiteral } from "../reference";
import { texts } from "../texts";
import { ROUND_STYLES, STYLES } from "../theme";
import { remarkOf } from "./line-remarks";
import { MARGINS, pointStyle, type RoundColumn, type SwissRound, type SwissSheets } from "./swiss-lists";
import { nameBeside, teamLabel } from "./team-names";
import { FAULTS, type LineStep, type RoundStep } from "./working-lists";

const { common, swissEvent: swiss } = texts;
const { round: words, bye, states, entry } = swiss;
const BYE = textLiteral(bye);

/** The match of a line, if it is known. */
type Match = ScoredMatch | undefined;

/** Minimum and maximum height of a match's row, in points; 18 mm on paper at the page's scale. */
const HEIGHTS = [17, 56] as const;

/** Maximum number of matches for which a page has room for larger letters. */
const FEW = 14;

/** Bounds of points in place of a match's victory points. */
const VPS_RULE = numbers("decimal", MARGINS, entry.vps);

/** Rule for the boards that a side has won in a match. */
function boardsWonRule({ boards }: SwissEventPlan): EntryRule {
  return numbers("halves", [-boards, boards], entry.points(boards));
}

/**
 * Lays out a round's sheet, with a line for each match that there may be.
 * @param number the round's.
 */
export function placeRound(
  plan: SwissEventPlan,
  number: number,
  round: () => SwissRound,
  sheets: () => SwissSheets
): SwissRound["list"] {
  return layOutList(columnsOf(plan, round, sheets), {
    sheet: words.name(number),
    headingRow: 5,
    rows: maxMatches(plan),
  });
}

function columnsOf(
  plan: SwissEventPlan,
  round: () => SwissRound,
  sheets: () => SwissSheets
): Partial<SwissRound["list"]["columns"]> {
  const isBam = isBoardAMatch(plan);
  const styles = ROUND_STYLES[maxMatches(plan) > FEW ? "many" : "few"];
  const step = (key: LineStep, line: number) => round().lines.outside.cell(key, line);
  const name = (heading: string, side: "typedTeam" | "typedOpponent") =>
    column<Match>(heading, 25, styles.team, (_, line) => nameBeside(sheets(), step(side, line)));
  const number = (columnName: string, content: (match: ScoredMatch) => Content) =>
    column<Match>(swiss.number, 7, styles.number, (match) => (match ? content(match) : null), { name: columnName });
  /** The points of a side after deductions. */
  const pointsLeft = (before: LineStep, side: LineStep, line: number) => {
    const deduction = takenOf(sheets().lists.working.penalties.outside, "P", String(round().round), step(side, line));
    return computed(unlessBlank(step(before, line), rounded(`${step(before, line)}-${deduction}`)));
  };
  const points = (heading: string, before: LineStep, side: LineStep) =>
    column<Match>(heading, 10, pointStyle(styles.points, plan), (_, line) => pointsLeft(before, side, line), {
      isFilledDown: true,
    });
  const vps = points(isBam ? words.points : words.vps, "before", "typedTeam");
  const opponentVps = points(isBam ? words.opponentPoints : words.opponentVps, "opponentBefore", "typedOpponent");
  const result = (line: number) =>
    sheets().event.results.matches.filter((match) => match.round === round().round)[line];
  const typed = (heading: string, side: "vps" | "opponentVps"): Column<Match> => ({
    heading,
    ...(isBam
      ? { width: 13.5, style: styles.number, rule: boardsWonRule(plan) }
      : { width: 10, style: pointStyle(STYLES.entry, plan), rule: VPS_RULE }),
    content: (_, line) => result(line)?.[side] ?? null,
  });
  return {
    table: column(common.tableHeading, 7, styles.table, (_, line) => {
      if (line < spareLines(round(), plan)) return line + 1;
      return ifElse(`${step("teamText", line)}&${step("opponentText", line)}=""`, "", line + 1);
    }),
    team: number("Team", ({ team }) => contestantNumber(team)),
    teamName: name(common.team, "typedTeam"),
    opponent: number("Opponent", ({ opponent }) => (opponent === null ? bye : contestantNumber(opponent))),
    opponentName: name(common.against, "typedOpponent"),
    ...(isBam
      ? {
          typedVps: { ...typed(words.won, "vps"), name: "Won" },
          typedOpponentVps: { ...typed(words.opponentWon, "opponentVps"), name: "OpponentWon" },
          vps,
          opponentVps,
        }
      : {
          imps: column(words.imps, 13, styles.margin, (match) => match?.imps ?? null, {
            name: "Imps",
            rule: numbers("whole", MARGINS, entry.imps),
          }),
          vps,
          opponentVps,
          // To the right of the printed page, for those who type.
          typedVps: typed(words.typedVps, "vps"),
          typedOpponentVps: typed(words.typedOpponentVps, "opponentVps"),
        }),
    state: column(words.state, 19, STYLES.entryText, (_, line) => typedStateOf(result(line)), {
      rule: { rule: { kind: "list", values: statesOf(plan) }, error: entry.state },
    }),
    met: column(words.met, 8, STYLES.check, (_, line) =>
      computed(`IF(${step("met", line)}=0,"",${step("met", line)})`)
    ),
    ...checkColumns(
      32,
      FAULTS.length,
      (_match: Match, line) => step("said", line),
      (remark, _match, line) => remarkOf(sheets(), round(), line, remark)
    ),
    // Written by the program, which detects corrections by it.
    ...(isRoundRobin(plan)
      ? {}
      : { pairedBy: column(words.pairedBy, 18, STYLES.entryText, (_, line) => result(line)?.pairedBy ?? null) }),
  };
}

/** Writes the sheet of a round: the pairings, to be posted, and the cells for results. */
export function roundSheet(sheets: SwissSheets, round: SwissRound): Draft {
  const { head, paper } = sheets;
  const { list, matches } = round;
  const { plan } = sheets.event;
  const isBam = isBoardAMatch(plan);
  // Right of it are columns for data entry.
  const printed = list.column(isBam ? "typedOpponentVps" : "opponentVps");
  const results: RoundColumn[] = isBam ? ["typedVps", "typedOpponentVps"] : ["imps"];
  const lines = sheetRows(list).map((_, line) => matches[line]);
  const grid = titledGrid(head, list.sheet, widthsOf(list), { columns: printed });
  putStatus(grid, sheets, round);
  const { first, last } = boardsOfRound(sheets.event.plan, round.round);
  writeLine(
    grid,
    4,
    { left: list.column("opponentName"), right: printed },
    words.boards(first, last),
    STYLES.tableTitleRight
  );
  const spare = spareLines(round, plan);
  writeList(grid, list, lines.slice(0, spare), rowContents(list), 40);
  putSpareLines(grid, list, spare, printed);
  highlightWinners<RoundColumn>(grid, list, [
    ["teamName", "vps"],
    ["opponentName", "opponentVps"],
  ]);
  putTones(grid, list, { alert: ["team", "opponent", "check"], notice: [...results, "check"] });
  const print = printSetup(paper, putTriple(grid, sheets, round, printed), printed, {
    titleRows: [list.headingRow, list.headingRow],
  });
  writeHint(grid, print, guidance(sheets));
  return grid.finish({
    frozenRows: list.headingRow,
    print: () => fillPage(grid, print, sheetRows(list), HEIGHTS),
  });
}

/** The line from which on nothing is typed before a team comes late, withdraws or is in a match of three teams. */
function spareLines({ matches, list }: SwissRound, { teams }: SwissEventPlan): number {
  return Math.min(list.rows, matches.length || Math.ceil(teams.length / 2));
}

/** Writes lines that show nothing until a team's number is typed. */
function putSpareLines(grid: Grid, list: SwissRound["list"], first: number, printed: number): void {
  const contents = rowContents(list);
  const columns = list.placedColumns.map((shown) => {
    const { left, style = STYLES.fixed } = shown;
    if (left > printed) return shown;
    return { ...shown, style: { ...style, fill: null, border: "none" } as const };
  });
  for (let line = first; line < list.rows; line++)
    writeRow(grid, { ...list, placedColumns: columns }, line, contents(undefined, line));
  if (first < list.rows)
    grid.highlight({
      area: { ...list.area("table", first), right: printed },
      formula: `$${list.cell("table", first)}<>""`,
      tone: "lined",
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
  grid.put(4, 1, ifElse(`${roundStep(sheets, round, "listed")}=0`, words.notPaired, progress), STYLES.status);
  grid.height(4, 22);
}

/** Steps of a round on the Working sheet, for any sheet. */
function roundStep({ lists }: SwissSheets, { round }: SwissRound, step: RoundStep): string {
  return lists.working.rounds.outside.cell(step, round - 1);
}

/** Points, or half of them where the match has half the boards: see `halfOf` of the scored matches. */
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
  const { lastRow } = scored.list;
  const text = tripleText(scored, (team) => teamLabel(sheets, team));
  if (!text) return lastRow;
  writeLine(grid, lastRow + 2, { right: printed }, joined(...text), STYLES.block, 34);
  return lastRow + 2;
}

/** The sentence on three teams that play each other from a round on, or within it; null if none do. */
export function tripleText<T>(
  { round, triple, matches }: Pick<SwissRound, "round" | "triple" | "matches">,
  label: (team: Contestant) => T
): readonly (T | string)[] | null {
  const [a, b, c] = (triple ?? matches.flatMap(({ half, team }) => (half ? [team] : []))).map(label);
  if (a === undefined || b === undefined || c === undefined) return null;
  return triple ? words.threeTeams(round, [a, b, c]) : words.halfMatches([a, b, c]);
}

/** The word beside a match that was not played, or whose result may change, or that played fewer boards. */
function typedStateOf(result: MatchResult | undefined): string | null {
  if (result?.unplayed && result.unplayed !== "void") return states[result.unplayed];
  const { provisional = false, boards } = result ?? {};
  if (boards !== undefined)
    return (provisional ? `${swiss.fewerProvisional} ` : "") + common.boardCount(boards).join("");
  return provisional ? states.provisional : null;
}

/** Allowed words: at board-a-match the points say how many boards were played. */
function statesOf(plan: SwissEventPlan): string[] {
  const fewer = isBoardAMatch(plan)
    ? []
    : fewerThan(plan)
        .reverse()
        .map((boards) => common.boardCount(boards).join(""));
  return [...Object.values(states), ...fewer];
}
