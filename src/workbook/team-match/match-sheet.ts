import type { TeamPair } from "../../movements/contestant";
import { tableOf, type Stretch } from "../../movements/movement";
import { relay } from "../../movements/relay";
import { HOME_AND_AWAY } from "../../sessions/contestants";
import type { MatchPlan } from "../../sessions/teams/team-match/plan";
import type { MatchSessionScore, ScoredTeamMatch } from "../../sessions/teams/team-match/score-match";
import { scoringOf } from "../../sessions/teams/plan";
import { texts as sessionTexts } from "../../sessions/texts";
import { computed, ifElse, joined, type Computed, type Content } from "../kit/content";
import { ifAnyNumber, positiveSum } from "../kit/formula";
import { progressText, writeLine, writeProgress, titledGrid, type Grid } from "../kit/grid";
import { type Column, type Columns, numbers, spanningColumn } from "../kit/columns";
import { layOutList, type List, sheetRows } from "../kit/list";
import { rowContents, writeList, writeRow } from "../kit/write-list";
import { onPages } from "../kit/even-pages";
import { fillPage, printSetup } from "../kit/page";
import { boardsLabel } from "../labels";
import type { Draft, PrintSetup } from "../model";
import { playerColumns, PLAYERS, playersRow } from "../team-names";
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
  pairOf,
  seatIn,
} from "./match-sheets";
import { boardsToPlay, resultSentence } from "./sentences";
import { leadFormula, viewOf, worthOf } from "./views";

const { common, teamMatch } = texts;
const titles = sessionTexts.titles["team-match"];
const { match: words, parts } = teamMatch;

/** In characters: of the first column, and of the eight beside it, two for each player. */
const WIDTHS: readonly number[] = [11, ...Array<number>(8).fill(10.6)];
/** In points. */
const HEIGHTS = { heading: 34, written: 26, caption: 18, sentence: 40, rule: 30, gap: 8, rows: [23, 36] } as const;

const NAME: Style = { ...STYLES.entryName, size: 14 };
const PLAYER: Style = { ...STYLES.entryName, size: 12 };
const CAPTION: Style = { ...STYLES.smallHeading, size: 11 };
const SEAT: Style = { ...TEAM_STYLES.seat, size: 11 };
const RESULT: Style = { ...STYLES.computed, size: 13 };
const LEAD: Style = { ...TEAM_STYLES.signed, size: 13 };

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
  const right = WIDTHS.length;
  const place = <K extends string, Item>(name: string, columns: Partial<Columns<K, Item>>, row: number, rows: number) =>
    layOutList(columns, { name, sheet, headingRow: row, rows, right });
  const sides = MATCH_SIDES.length;
  // Below each team's name are two rows, where its players sit and who they are; between the teams is a gap.
  const top = 6;
  const names: NamesList = layOutList(
    {
      side: { heading: null, style: STYLES.label },
      name: { heading: null, style: NAME, span: "rest" },
    },
    { name: "names", sheet, headingRow: top, rows: sides, right, bands: [1, 1, 1] }
  );
  const players: MatchLists["players"] = layOutList(playerColumns({ style: PLAYER, span: 2 }), {
    name: "players",
    sheet,
    headingRow: top,
    left: 2,
    rows: sides,
    bands: [0, 0, 1, 1, 1],
  });
  // Above it is the result in words, and below it the rule.
  const totals: MatchLists["totals"] = place("totals", totalColumns(plan, sheets), players.lastRow + 4, sides);
  const handicap: MatchLists["handicap"] =
    plan.handicaps && place("handicap", handicapColumns(plan, sheets), totals.lastRow + 3, sides);
  // Below it is the result with the handicap: not right below, where Excel would see a circle.
  const below = handicap ? handicap.lastRow + 4 : totals.lastRow + 3;
  const sessions = place("sessions", sessionColumns(scored, names, sheets), below, plan.sessions.length);
  const sums: MatchLists["sums"] =
    plan.sessions.length === 1
      ? null
      : layOutList(
          {
            label: { heading: null, style: STYLES.sumLabel },
            home: { heading: null, style: STYLES.sum },
            away: { heading: null, style: STYLES.sum },
          },
          { name: "sums", sheet, headingRow: sessions.lastRow, rows: 1, alignWith: sessions }
        );
  return {
    sheet,
    totals,
    handicap,
    sessions,
    sums,
    names,
    players,
    seats: place("seats", seatColumns(scored, sheets), (sums ?? sessions).lastRow + 2, plan.sessions.length),
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
  const basis = (total: "share" | "margin" | "scaleVps" | "vps") => (side: MatchSide) =>
    handicapOf(sheets(), side, total);
  const typed = (side: MatchSide) => handicaps?.[side] || null;
  const penalty = (side: MatchSide) => computed(penaltyOf(sheets(), side));
  return teamFirst<HandicapColumn>(
    words.withHandicap,
    {
      handicap: single(words.handicap, STYLES.entry, typed, { rule: HANDICAP }),
      share: single(words.share, STYLES.computed, basis("share")),
      margin: single(common.margin, TEAM_STYLES.signed, basis("margin"), { name: "Margin" }),
      ...(scale && {
        scaleVps: single(words.scaleVps, vpStyle(STYLES.computed, scale), basis("scaleVps")),
        penaltyVps: single(words.penaltyVps, STYLES.computed, penalty),
        vps: single(common.victoryPoints, vpStyle(STYLES.sum, scale), basis("vps"), { name: "Vps" }),
      }),
    },
    sheets
  );
}

/** The boards that start at each table in a session, the IMPs that each team has won, and the lead after it. */
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
  const starts = (table: 1 | 2) =>
    spanningColumn<MatchSessionScore>(words.starts(table), 1, STYLES.fixed, (session) =>
      boardsLabel(relay(numbersOf([session]))[table === 1 ? 0 : 1].starts)
    );
  const wonBy = (side: MatchSide) => (session: MatchSessionScore) =>
    shown(session, positiveSum(worthOf(sheets(), 0, side, numbersOf([session]))));
  const lead = (session: MatchSessionScore, row: number) =>
    shown(session, leadFormula(sheets(), 0, numbersOf(scored.sessions.slice(0, row + 1))));
  return {
    session: spanningColumn(parts[partOf(scored)].heading, 1, STYLES.label, ({ session }) =>
      sessionLabel(scored.plan, session)
    ),
    starts1: starts(1),
    starts2: starts(2),
    home: spanningColumn(home, 2, RESULT, wonBy(0)),
    away: spanningColumn(away, 2, RESULT, wonBy(1)),
    lead: spanningColumn(joined(home, words.aheadBy), 2, LEAD, lead),
  };
}

/** Seats in a session. */
function seatColumns(scored: ScoredTeamMatch, sheets: () => MatchSheets): MatchLists["seats"]["columns"] {
  const seat = (table: 1 | 2, side: "ns" | "ew") =>
    spanningColumn<Stretch<TeamPair>>(common.seat(table, common[side]), 2, SEAT, (session) =>
      pairName(sheets().teams, tableOf(session, table)[side])
    );
  return {
    session: spanningColumn(parts[partOf(scored)].heading, 1, STYLES.label, ({ round }) =>
      sessionLabel(scored.plan, round)
    ),
    ns1: seat(1, "ns"),
    ew1: seat(1, "ew"),
    ns2: seat(2, "ns"),
    ew2: seat(2, "ew"),
  };
}

/** Writes a team's name and its players, and between them where each of these sits in the first session. */
function putNames(grid: Grid, { scored, lists: { names, players } }: MatchSheets, side: MatchSide): void {
  const { plan } = scored;
  const team = plan.matches[0].teams[side];
  writeRow(grid, names, side, { side: HOME_AND_AWAY.long(team), name: plan.teams[side] || null });
  writeRow(grid, players, side, playersRow(plan, team));
  const [row, below] = [names.row(side) + 1, players.row(side)];
  grid.put(row, 1, plan.sessions.length > 1 ? `${parts[partOf(scored)].heading} 1` : null, CAPTION);
  grid.put(below, 1, words.players, STYLES.label);
  grid.height(row, HEIGHTS.caption);
  grid.height(names.row(1) - 1, HEIGHTS.gap);
  PLAYERS.forEach((player, index) => {
    const caption = words.seatOf(pairOf(index) + 1, seatIn(plan, 1, side, index));
    grid.block({ ...players.area(player, side, side), top: row, bottom: row }, caption, CAPTION);
  });
}

/** The Match sheet: the names, the result, each session's IMPs, and who sits where when. */
export function matchSheet(sheets: MatchSheets): Draft {
  const { head, paper, scored } = sheets;
  const { sheet, names, players, totals, handicap, sessions, sums, seats } = sheets.lists;
  const { plan } = scored;
  const { right } = seats;
  const grid = titledGrid(head, sheet, WIDTHS);
  writeProgress(grid, matchProgress(sheets));
  writeLine(grid, 4, { right }, uncountedAnd(sheets.amounts, faultsAt(sheets.faults)), STYLES.check);
  const put = <K extends string, Item>(list: List<K, Item>, items: readonly Item[]) =>
    writeList(grid, list, items, rowContents(list), HEIGHTS.heading);
  const putSentence = (row: number, basis: "scratch" | "handicap") => {
    grid.put(row, 1, common.result, STYLES.label);
    writeLine(grid, row, { left: 2, right }, resultSentence(sheets, basis), TEAM_STYLES.sentence, HEIGHTS.sentence);
  };
  putCompetition(grid, sheets);
  grid.height(names.headingRow, HEIGHTS.gap);
  for (const side of MATCH_SIDES) putNames(grid, sheets, side);
  putSentence(totals.headingRow - 2, "scratch");
  put(totals, MATCH_SIDES);
  writeLine(grid, totals.lastRow + 1, { right }, ruleIn(sheets), STYLES.note, HEIGHTS.rule);
  if (handicap) {
    put(handicap, MATCH_SIDES);
    putSentence(handicap.lastRow + 2, "handicap");
  }
  put(sessions, scored.sessions);
  if (sums) putSums(grid, sessions, sums);
  put(seats, plan.sessions);
  const lists = [totals, ...(handicap ? [handicap] : []), sessions, ...(sums ? [sums] : []), seats];
  const rows = [names, players].flatMap(({ row }) => MATCH_SIDES.map(row)).concat(lists.flatMap(sheetRows));
  const filled = (print: PrintSetup) => fillPage(grid, print, rows, HEIGHTS.rows);
  const onePage = printSetup(paper, seats.lastRow, right);
  // Long names and many sessions leave no room below the result.
  const print = () =>
    filled(
      onPages(grid, onePage, rows, HEIGHTS.rows[0], [sessions.headingRow]) ?? {
        ...onePage,
        pagesFrom: [sessions.headingRow],
      }
    );
  return grid.finish({ print });
}

/** The rule that decides, and why the two margins differ where they do. */
function ruleIn(sheets: MatchSheets): Computed {
  const [home, away] = MATCH_SIDES.map((side) => viewOf(sheets, side, "margin").formula);
  return joined(matchRule(sheets.scored.plan), ifElse(`ROUND(N(${home})+N(${away}),2)=0`, "", words.marginsDiffer));
}

/** Writes a line on which the competition is written, where no title is given. */
function putCompetition(grid: Grid, { scored: { plan }, lists: { names } }: MatchSheets): void {
  if (plan.title !== titles[plan.form]) return;
  const row = names.headingRow - 1;
  grid.put(row, 1, words.competition, STYLES.status);
  writeLine(grid, row, { left: 2, right: names.right }, null, TEAM_STYLES.signatureLine, HEIGHTS.written);
}

/** Writes the totals of all sessions. */
function putSums(grid: Grid, sessions: MatchLists["sessions"], sums: NonNullable<MatchLists["sums"]>): void {
  const sum = (side: "home" | "away") => {
    const won = sessions.cells(side);
    return computed(ifAnyNumber(won, `SUM(${won})`));
  };
  writeRow(grid, sums, 0, { label: common.total, home: sum("home"), away: sum("away") });
}

/** How many boards are scored of those that are to be played. */
function matchProgress(sheets: MatchSheets): Computed {
  const view = (total: "scored" | "cancelled") => viewOf(sheets, 0, total).formula;
  return progressText(view("scored"), boardsToPlay(sheets), view("cancelled"));
}
