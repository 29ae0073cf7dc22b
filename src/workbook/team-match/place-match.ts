import type { TeamPair } from "../../movements/contestant";
import { type Stretch, tableOf } from "../../movements/movement";
import { relay } from "../../movements/relay";
import { scoringOf } from "../../sessions/teams/plan";
import type { MatchPlan } from "../../sessions/teams/team-match/plan";
import type { MatchSessionScore, ScoredTeamMatch } from "../../sessions/teams/team-match/score-match";
import { type Column, type Columns, numbers, spanningColumn } from "../kit/columns";
import { computed, type Content, joined } from "../kit/content";
import { ifAnyNumber, positiveSum } from "../kit/formula";
import { layOutList } from "../kit/list";
import { boardsLabel } from "../labels";
import { playerColumns } from "../team-names";
import { texts } from "../texts";
import { type Style, STYLES, TEAM_STYLES } from "../theme";
import { vpStyle } from "../vp-table";
import { handicapOf, penaltyOf } from "./handicap";
import { placeLineUps } from "./line-ups-sheet";
import {
  type HandicapColumn,
  MATCH_SIDES,
  type MatchLists,
  type MatchSheets,
  type MatchSide,
  type NamesList,
  pairName,
  partOf,
  sessionLabel,
  teamNames,
  type TotalColumn,
} from "./match-sheets";
import { leadFormula, viewOf, worthOf } from "./views";

const { common, teamMatch } = texts;
const { match: words, parts } = teamMatch;

/** Widths in characters: the first column, and eight more, two for each player. */
export const WIDTHS: readonly number[] = [11, ...Array<number>(8).fill(10.6)];

const NAME: Style = { ...STYLES.entryName, size: 14 };
const PLAYER: Style = { ...STYLES.entryName, size: 12 };

const SEAT: Style = { ...TEAM_STYLES.seat, size: 11 };
const RESULT: Style = { ...STYLES.computed, size: 13 };
const LEAD: Style = { ...TEAM_STYLES.signed, size: 13 };

const PENALTY = {
  vps: numbers("decimal", [0, 99], words.penalty),
  imps: numbers("whole", [0, 99], words.penaltyEntry.imps),
  bam: numbers("halves", [0, 99], words.penaltyEntry.bam),
} as const;
const HANDICAP = numbers("whole", [-99, 99], words.handicapEntry);

/** Lays out the lists of the Match sheet. */
export function placeMatch(scored: ScoredTeamMatch, sheets: () => MatchSheets): MatchLists {
  const { plan } = scored;
  const sheet = words.name;
  const right = WIDTHS.length;
  const place = <K extends string, Item>(name: string, columns: Partial<Columns<K, Item>>, row: number, rows: number) =>
    layOutList(columns, { name, sheet, headingRow: row, rows, right });
  const sides = MATCH_SIDES.length;
  // Below each team's name are two rows, for seats and players; an empty row is between the teams.
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
  // The result in words is above the totals, and the rule below.
  const totals: MatchLists["totals"] = place("totals", totalColumns(plan, sheets), players.lastRow + 4, sides);
  const handicap: MatchLists["handicap"] =
    plan.handicaps && place("handicap", handicapColumns(plan, sheets), totals.lastRow + 3, sides);
  // The result with handicap is below, after a gap: directly below, Excel would report a circular reference.
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

/** Returns columns that fill the page, with the team's name first. */
function teamFirst<K extends string>(
  heading: string,
  columns: Partial<Columns<Exclude<K, "team">, MatchSide>>,
  sheets: () => MatchSheets
): Partial<Columns<K, MatchSide>> {
  const team = spanningColumn<MatchSide>(heading, "rest", TEAM_STYLES.nameLabel, (side) => sheets().teams[side]);
  return { team, ...columns } as Partial<Columns<K, MatchSide>>;
}

/** Returns a column that takes one sheet column. */
function single(
  heading: string,
  style: Style,
  content: (side: MatchSide) => Content,
  more?: Pick<Column, "name" | "rule">
): Column<MatchSide> {
  return spanningColumn(heading, 1, style, content, more);
}

/** Returns the columns of totals, penalties and victory points. */
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

/** Returns the columns of the result with handicap. */
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

/** Returns the columns of a session: boards that start at each table, IMPs won by each team, and the lead after it. */
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
