import { seatsOfSide } from "../../bridge/seat";
import type { TeamPair } from "../../movements/contestant";
import { tableOf, type Stretch } from "../../movements/movement";
import { relay } from "../../movements/relay";
import { HOME_AND_AWAY } from "../../sessions/contestants";
import type { MatchPlan } from "../../sessions/teams/team-match/plan";
import type { MatchSessionScore, ScoredTeamMatch } from "../../sessions/teams/team-match/score-match";
import { scoringOf } from "../../sessions/teams/plan";
import { computed, joined, type Computed, type Content } from "../kit/content";
import { ifAnyNumber, positiveSum } from "../kit/formula";
import { progressText, writeLine, writeProgress, titledGrid, type Grid } from "../kit/grid";
import {
  bandRow,
  column,
  columnCount,
  rowContents,
  numbers,
  layOutList,
  writeHeadings,
  writeList,
  writeRow,
  sheetRows,
  spanningColumn,
  widthsOf,
  type Column,
  type Columns,
  type List,
} from "../kit/list";
import { canBeOnePage, fillPage, printSetup } from "../kit/page";
import { boardsLabel } from "../labels";
import type { Draft, PrintSetup } from "../model";
import { playerColumns, playersRow } from "../team-names";
import { texts } from "../texts";
import { STYLES, TEAM_STYLES, type Style } from "../theme";
import { uncountedAnd } from "../typed-amounts";
import { faultsAt } from "../tables/faults";
import { vpStyle } from "../vp-table";
import { handicapOf, penaltyOf } from "./handicap";
import { placeLineUps } from "./line-ups-sheet";
import {
  MATCH_SIDES,
  matchRule,
  pairName,
  partOf,
  sessionLabel,
  teamNames,
  type HandicapColumn,
  type MatchLists,
  type MatchSheets,
  type MatchSide,
  type NamesList,
  type TotalColumn,
} from "./match-sheets";
import { boardsToPlay, resultSentence } from "./sentences";
import { leadFormula, viewOf, worthOf } from "./views";

const { common, teamMatch } = texts;
const { match: words, parts } = teamMatch;

/** In characters: of the first column, and of those beside it. */
const [FIRST_WIDTH, WIDTH] = [17, 14];
/** In points. */
const HEIGHTS = { heading: 34, names: 24, caption: 17, sentence: 44, rule: 22, rows: [24, 34] } as const;

const PENALTY = {
  vps: numbers("decimal", [0, 99], words.penalty),
  imps: numbers("whole", [0, 99], words.penaltyEntry.imps),
  bam: numbers("halves", [0, 99], words.penaltyEntry.bam),
} as const;
const HANDICAP = numbers("whole", [-99, 99], words.handicapEntry);

/** Places the lists of the Match sheet. */
export function placeMatch(scored: ScoredTeamMatch, sheets: () => MatchSheets): MatchLists {
  const { plan } = scored;
  const sheet = words.name;
  const seats = seatColumns(scored, sheets);
  const right = columnCount(seats);
  const place = <K extends string, Item>(name: string, columns: Partial<Columns<K, Item>>, row: number, rows: number) =>
    layOutList(columns, { name, sheet, headingRow: row, rows, right });
  const sides = MATCH_SIDES.length;
  // Above it is the result in words, and below it the rule.
  // Before each team's names a row says where they sit.
  const [top, bands] = [6, MATCH_SIDES];
  const names: NamesList = layOutList(
    {
      side: spanningColumn(common.names, 1, STYLES.label, (side) => HOME_AND_AWAY.long(plan.matches[0].teams[side])),
      name: spanningColumn(common.team, 2, STYLES.entryName, (side) => plan.teams[side] || null),
      pair1: { heading: words.pair(1), span: 2 },
      pair2: { heading: words.pair(2), span: 2 },
    },
    { name: "names", sheet, headingRow: top, rows: sides, right, bands }
  );
  // Above it is the result in words, and below it the rule.
  const totals: MatchLists["totals"] = place("totals", totalColumns(plan, sheets), names.lastRow + 4, sides);
  const handicap: MatchLists["handicap"] =
    plan.handicaps && place("handicap", handicapColumns(plan, sheets), totals.lastRow + 3, sides);
  // Below it is the result with the handicap: not right below, where Excel would see a circle.
  const below = handicap ? handicap.lastRow + 4 : totals.lastRow + 3;
  const sessions = place("sessions", sessionColumns(scored, names, sheets), below, plan.sessions.length);
  return {
    ...{ sheet, totals, handicap, sessions, names },
    players: layOutList(playerColumns({ style: STYLES.entryName }), {
      ...{ name: "players", sheet, headingRow: top, left: names.column("pair1"), rows: sides, bands },
    }),
    seats: place("seats", seats, sessions.lastRow + 2, plan.sessions.length),
    lineUps: placeLineUps(scored, sheets),
  };
}

/** The team's name in the first of columns that fill the page. */
function teamFirst<K extends string>(
  heading: string,
  columns: Partial<Columns<Exclude<K, "team">, MatchSide>>,
  sheets: () => MatchSheets
): Partial<Columns<K, MatchSide>> {
  const team = spanningColumn<MatchSide>(heading, "rest", TEAM_STYLES.nameLabel, (side) => sheets().teams[side]);
  return { team, ...columns } as Partial<Columns<K, MatchSide>>;
}

/** A column of one column of the page, with a cell for each team. */
function single(
  heading: string,
  style: Style,
  content: (side: MatchSide) => Content,
  more?: Pick<Column, "name" | "rule">
): Column<MatchSide> {
  return spanningColumn(heading, 1, style, content, more);
}

/** A team's total, penalties and victory points. */
function totalColumns(plan: MatchPlan, sheets: () => MatchSheets): Partial<Columns<TotalColumn, MatchSide>> {
  const { scale, penalties } = plan;
  const scoring = scoringOf(plan);
  const view = (total: "won" | "margin" | "scaleVps" | "vps") => (side: MatchSide) => viewOf(sheets(), side, total);
  const deducted = (amount: "imps" | "vps") => (side: MatchSide) => penalties[side][amount] || null;
  return teamFirst<TotalColumn>(
    common.team,
    {
      won: single(words.won[scoring], STYLES.computed, view("won"), { name: "Imps" }),
      penaltyImps: single(words.penaltyImps[scoring], STYLES.entry, deducted("imps"), { rule: PENALTY[scoring] }),
      margin: single(common.margin, scale ? TEAM_STYLES.signed : TEAM_STYLES.signedSum, view("margin"), {
        name: "Margin",
      }),
      ...(scale && {
        scaleVps: single(words.scaleVps, vpStyle(STYLES.computed, scale), view("scaleVps")),
        penaltyVps: single(words.penaltyVps, STYLES.entry, deducted("vps"), { rule: PENALTY.vps }),
        vps: single(common.victoryPoints, vpStyle(STYLES.sum, scale), view("vps"), { name: "Vps" }),
      }),
    },
    sheets
  );
}

/** The result for a team with its handicap. */
function handicapColumns(
  { scale, handicaps }: MatchPlan,
  sheets: () => MatchSheets
): Partial<Columns<HandicapColumn, MatchSide>> {
  const given = (total: "share" | "margin" | "scaleVps" | "vps") => (side: MatchSide) =>
    handicapOf(sheets(), side, total);
  const typed = (side: MatchSide) => handicaps?.[side] || null;
  const penalty = (side: MatchSide) => computed(penaltyOf(sheets(), side));
  return teamFirst<HandicapColumn>(
    words.withHandicap,
    {
      handicap: single(words.handicap, STYLES.entry, typed, { rule: HANDICAP }),
      share: single(words.share, STYLES.computed, given("share")),
      margin: single(common.margin, TEAM_STYLES.signed, given("margin"), { name: "Margin" }),
      ...(scale && {
        scaleVps: single(words.scaleVps, vpStyle(STYLES.computed, scale), given("scaleVps")),
        penaltyVps: single(words.penaltyVps, STYLES.computed, penalty),
        vps: single(common.victoryPoints, vpStyle(STYLES.sum, scale), given("vps"), { name: "Vps" }),
      }),
    },
    sheets
  );
}

/** IMPs that each team has won in a session, and the lead after it. */
function sessionColumns(
  scored: ScoredTeamMatch,
  names: NamesList,
  sheets: () => MatchSheets
): MatchLists["sessions"]["columns"] {
  const [home, away] = teamNames(scored.plan, names);
  const numbersOf = (sessions: readonly MatchSessionScore[]) =>
    sessions.flatMap(({ boards }) => boards.map(({ board }) => board));
  const shown = (session: MatchSessionScore, formula: string) =>
    computed(ifAnyNumber(worthOf(sheets(), 0, 0, numbersOf([session])), formula));
  const wonBy = (side: MatchSide) => (session: MatchSessionScore) =>
    shown(session, positiveSum(worthOf(sheets(), 0, side, numbersOf([session]))));
  const lead = (session: MatchSessionScore, row: number) =>
    shown(session, leadFormula(sheets(), 0, numbersOf(scored.sessions.slice(0, row + 1))));
  return {
    session: spanningColumn(parts[partOf(scored)].heading, 1, STYLES.label, ({ session }) =>
      sessionLabel(scored.plan, session)
    ),
    home: spanningColumn(home, 2, STYLES.computed, wonBy(0)),
    away: spanningColumn(away, 2, STYLES.computed, wonBy(1)),
    lead: spanningColumn(joined(home, words.aheadBy), 2, TEAM_STYLES.signed, lead),
  };
}

/** Seats in a session, and the boards that start at each table. */
function seatColumns(scored: ScoredTeamMatch, sheets: () => MatchSheets): MatchLists["seats"]["columns"] {
  const seat = (table: 1 | 2, side: "ns" | "ew") =>
    column<Stretch<TeamPair>>(common.seat(table, common[side]), WIDTH, TEAM_STYLES.seat, (session) =>
      pairName(sheets().teams, tableOf(session, table)[side])
    );
  const starts = (table: 1 | 2) =>
    column<Stretch<TeamPair>>(words.starts(table), WIDTH, STYLES.small, ({ boards }) =>
      boardsLabel(relay(boards)[table === 1 ? 0 : 1].starts)
    );
  return {
    session: column(parts[partOf(scored)].heading, FIRST_WIDTH, STYLES.label, ({ round }) =>
      sessionLabel(scored.plan, round)
    ),
    ...{ ns1: seat(1, "ns"), ew1: seat(1, "ew"), ns2: seat(2, "ns"), ew2: seat(2, "ew") },
    ...{ starts1: starts(1), starts2: starts(2) },
  };
}

/** Says above the names of a team where each player sits in the first session. */
function putSeats(grid: Grid, { scored, lists: { names, players } }: MatchSheets, side: MatchSide): void {
  const { plan } = scored;
  const [session] = plan.sessions;
  if (!session) return;
  const row = bandRow(names, side);
  for (const { table, ns, ew } of session.tables)
    for (const [direction, { team, pair }] of [["N-S", ns] as const, ["E-W", ew] as const])
      if (team === plan.matches[0].teams[side])
        seatsOfSide(direction).forEach((seat, index) =>
          grid.put(row, players.left + 2 * pair + index, common.seat(table, common.seats[seat]), STYLES.smallHeading)
        );
  if (plan.sessions.length > 1)
    grid.put(row, 1, `${parts[partOf(scored)].heading} ${session.round}`, STYLES.smallHeading);
  grid.height(row, HEIGHTS.caption);
}

/** The Match sheet: the names, the result, each session's IMPs, and who sits where when. */
export function matchSheet(sheets: MatchSheets): Draft {
  const { head, paper, scored } = sheets;
  const { sheet, names, players, totals, handicap, sessions, seats } = sheets.lists;
  const { plan } = scored;
  const { right } = seats;
  const grid = titledGrid(head, sheet, widthsOf(seats));
  writeProgress(grid, matchProgress(sheets));
  writeLine(grid, 4, { right }, uncountedAnd(sheets.amounts, faultsAt(sheets.faults)), STYLES.check);
  const put = <K extends string, Item>(list: List<K, Item>, items: readonly Item[]) =>
    writeList(grid, list, items, rowContents(list), HEIGHTS.heading);
  const putSentence = (row: number, given: "scratch" | "handicap") => {
    grid.put(row, 1, common.result, STYLES.label);
    writeLine(grid, row, { left: 2, right }, resultSentence(sheets, given), TEAM_STYLES.sentence, HEIGHTS.sentence);
  };
  writeHeadings(grid, names, STYLES.heading);
  grid.height(names.headingRow, HEIGHTS.names);
  for (const side of MATCH_SIDES) {
    putSeats(grid, sheets, side);
    writeRow(grid, names, side, rowContents(names)(side, side));
    writeRow(grid, players, side, playersRow(plan, plan.matches[0].teams[side]));
  }
  putSentence(totals.headingRow - 2, "scratch");
  put(totals, MATCH_SIDES);
  writeLine(grid, totals.lastRow + 1, { right }, matchRule(plan), STYLES.note, HEIGHTS.rule);
  if (handicap) {
    put(handicap, MATCH_SIDES);
    putSentence(handicap.lastRow + 2, "handicap");
  }
  put(sessions, scored.sessions);
  put(seats, plan.sessions);
  const lists = [totals, ...(handicap ? [handicap] : []), sessions, seats];
  const rows = [names.headingRow, ...MATCH_SIDES.map(names.row), ...lists.flatMap(sheetRows)];
  const filled = (print: PrintSetup) => fillPage(grid, print, rows, HEIGHTS.rows);
  const onePage = printSetup(paper, seats.lastRow, right);
  // Long names and many sessions leave no room below the result.
  const print = () =>
    canBeOnePage(grid, filled(onePage)) ? onePage : filled({ ...onePage, pagesFrom: [sessions.headingRow] });
  return grid.finish({ print });
}

/** How many boards are scored of those that are to be played. */
function matchProgress(sheets: MatchSheets): Computed {
  const view = (total: "scored" | "cancelled") => viewOf(sheets, 0, total).formula;
  return progressText(view("scored"), boardsToPlay(sheets), view("cancelled"));
}
