import { itemAt } from "../../bridge/item-at";
import { seatsOfSide } from "../../bridge/seat";
import { forContestant, type Contestant, type TeamPair } from "../../movements/contestant";
import { HOME_AND_AWAY } from "../../sessions/contestants";
import type { Stretch } from "../../movements/movement";
import type { MatchPlan } from "../../sessions/teams/team-match/plan";
import type { MatchSessionScore, ScoredTeamMatch } from "../../sessions/teams/team-match/score-match";
import { scoringOf } from "../../sessions/teams/plan";
import type { PerSide } from "../../sessions/teams/match";
import { computed, joined, typedOrDefault, type Computed } from "../kit/content";
import type { Grid } from "../kit/grid";
import { layOutList, type List } from "../kit/list";
import { writeHeadings, writeRow } from "../kit/write-list";
import type { TeamTablePlace } from "../tables/team-tables";
import type { TeamsSheets } from "../teams/teams-workbook";
import { PLAYERS, typedPlayers, typedTeam, type PlayerColumn } from "../team-names";
import { texts } from "../texts";
import { onWorking } from "../working/steps";

/** A side of the match: 0 the home team, which keeps the sheet of Table 1; 1 the away team. */
export type MatchSide = 0 | 1;
export const MATCH_SIDES: readonly MatchSide[] = [0, 1];

/** Totals of each side, on the Working sheet: according to one side's sheet, or with a handicap. */
export type SidesList = List<"home" | "away">;

/**
 * Working columns with a row for each board: a text on the scores that differ between the two sides' sheets; the number
 * of the difference, from 1. Both are blank if the sheets agree.
 */
export type DifferenceList = List<"what" | "number">;

/**
 * State of the match, in a row of the Working sheet. Only in a knockout with extra boards: numbers of regular and of
 * extra boards done, and the lead before the extra boards, which shows whether they are needed. In each match: number
 * of boards to play; 1 while some of them are open; number of scores that the two sides have noted; number of boards on
 * which the sides differ.
 */
export type StandList = List<"usualDone" | "extraDone" | "usualLead" | "toPlay" | "open" | "noted" | "differing">;

/**
 * The result as texts on the Working sheet, in a row without the handicap and a row with it: the leader; the lead; the
 * result; the lead once more, if victory points give another result than the lead; the whole sentence.
 */
export type SentenceList = List<"leader" | "imps" | "result" | "besides" | "said">;

/** Lists and scores from which the sheets of a match of two teams are made. */
export interface MatchSheets extends TeamsSheets {
  readonly scored: ScoredTeamMatch;
  readonly lists: MatchLists;
  /** The teams' names. */
  readonly teams: PerSide<Computed>;
  /** The tables' sheets, each kept by a side. */
  readonly places: PerSide<TeamTablePlace>;
  /** Totals according to the sheet of each side. */
  readonly views: PerSide<SidesList>;
  readonly differences: DifferenceList;
  /** Totals with a handicap; null without one. */
  readonly handicap: SidesList | null;
  readonly stand: StandList;
  readonly sentences: SentenceList;
  /** The players of each team, from whom line-ups are chosen; null without line-ups. */
  readonly squads: SquadList | null;
}

/** The pair, 0 or 1, of the player with the given index in a line-up. */
export function pairOf(player: number): 0 | 1 {
  return player < 2 ? 0 : 1;
}

/** The table and seat in a session of a team's player, given by the player's index in the line-up. */
export function seatIn(
  { sessions, matches: [{ teams }] }: MatchPlan,
  session: number,
  side: MatchSide,
  player: number
): string {
  for (const { table, ns, ew } of sessions[session - 1]?.tables ?? [])
    for (const [direction, seated] of [["N-S", ns] as const, ["E-W", ew] as const])
      if (seated.team === teams[side] && seated.pair === pairOf(player))
        return texts.common.seat(table, texts.common.seats[itemAt(seatsOfSide(direction), player % 2)]);
  return "";
}

export function opponentsOf(side: MatchSide): MatchSide {
  return side === 0 ? 1 : 0;
}

/** The word for a part of a match. */
export function partOf({ plan }: ScoredTeamMatch): "session" | "stanza" {
  return plan.form === "knockout" ? "stanza" : "session";
}

/** Returns the sessions of a match without the session of extra boards. */
export function regularSessions({ sessions, extraBoards }: MatchPlan): MatchPlan["sessions"] {
  return extraBoards > 0 ? sessions.slice(0, -1) : sessions;
}

/** Returns the label of a session: its number, with a remark if it is played only after a tie. */
export function sessionLabel({ sessions, extraBoards }: MatchPlan, session: number): number | string {
  return extraBoards > 0 && session === sessions.length ? words.extra(session) : session;
}

/** Entry cells of the teams' names, the home team's first. */
export type NamesList = List<"side" | "name", MatchSide>;

/**
 * Columns of four lists on the Match sheet: seats in each session; boards and IMPs of each session; totals with a
 * handicap; totals without.
 */
type SeatColumn = "session" | "ns1" | "ew1" | "ns2" | "ew2";
type SessionColumn = "session" | "starts1" | "starts2" | "home" | "away" | "lead";
export type HandicapColumn = "team" | "handicap" | "share" | "margin" | "scaleVps" | "penaltyVps" | "vps";
export type TotalColumn = "team" | "won" | "penaltyImps" | "margin" | "scaleVps" | "penaltyVps" | "vps";

/** The lists of the Line-ups sheet. */
export interface LineUpLists {
  /** Two rows for each session, the home team's first; null in a match of one session. */
  readonly list: List<"session" | "team" | `seat${number}` | PlayerColumn, LineUpRow> | null;
  /** The fifth and the sixth player of each team, or the fifth to the eighth. */
  readonly further: List<"team" | `seat${number}` | ReserveColumn, MatchSide>;
  /** Widths of the sheet's columns in characters; number of its last column. */
  readonly widths: readonly number[];
  readonly right: number;
}

/** The columns of the reserves; the last two only if a team may have eight players. */
export const RESERVES = ["player5", "player6", "player7", "player8"] as const;
type ReserveColumn = (typeof RESERVES)[number];

/** All players of each team, a row for each team. */
export type SquadList = List<PlayerColumn | ReserveColumn, MatchSide>;

/** A row of the Line-ups sheet: a side in a session. */
export interface LineUpRow {
  readonly session: number;
  readonly side: MatchSide;
}

/** The lists of the Match sheet; formulas of one list refer to others. */
export interface MatchLists {
  readonly sheet: string;
  /** Each team's total, penalties and victory points. */
  readonly totals: List<TotalColumn, MatchSide>;
  /** Totals with a handicap; null without one. */
  readonly handicap: List<HandicapColumn, MatchSide> | null;
  /** The boards that start at each table in each session, and the IMPs that each team has won. */
  readonly sessions: List<SessionColumn, MatchSessionScore>;
  /** Totals below the sessions; null in a match of one session. */
  readonly sums: List<"label" | "home" | "away"> | null;
  readonly names: NamesList;
  readonly players: List<PlayerColumn>;
  /** Seats in each session. */
  readonly seats: List<SeatColumn, Stretch<TeamPair>>;
  /** Reserves of the teams, and the players of each session; null for a match of one session without reserves. */
  readonly lineUps: LineUpLists | null;
}

const { match: words } = texts.teamMatch;

/** Returns the teams' names as typed on the Match sheet, or their default names; the home team's first. */
export function teamNames(plan: MatchPlan, names: NamesList): PerSide<Computed> {
  const name = (team: Contestant) => typedOrDefault(typedTeam({ plan, names }, team), HOME_AND_AWAY.long(team));
  return [name(plan.matches[0].teams[0]), name(plan.matches[0].teams[1])];
}

/** A pair's team and number in a line: "Reds, pair 1". */
export function pairName(teams: PerSide<Computed>, { team, pair }: TeamPair): Computed {
  return joined(forContestant(teams, team), words.ofTeam(pair + 1));
}

/**
 * The pairs of each session on the Working sheet, in the order of the teams: the player of the pair who sits North or
 * East, the partner, and a label with team, pair number, and players with their seats.
 */
export type SeatedList = List<"player0" | "player1" | "label">;

/** Places the pairs of all sessions, from column `left` on. */
export function placeSeated({ sessions }: MatchPlan, left: number): SeatedList {
  const columns = { player0: { heading: "N/E" }, player1: { heading: "S/W" }, label: { heading: "Pair" } };
  return layOutList(columns, { ...onWorking("seated"), left, rows: sessions.length * PLAYERS.length });
}

/** Writes the pairs of all sessions. */
export function putSeated(grid: Grid, list: SeatedList, plan: MatchPlan, lists: MatchLists): void {
  writeHeadings(grid, list);
  const { names, players, lineUps } = lists;
  for (const session of plan.sessions)
    for (const { ns, ew } of session.tables)
      for (const [side, pair] of [["N-S", ns] as const, ["E-W", ew] as const]) {
        const row = seatedRow(pair, session.round);
        const [seat0, seat1] = texts.teamMatch.seats[side];
        const regular = typedPlayers({ names: players }, pair);
        const lineUp = lineUps?.list && typedLineUp(plan, lineUps.list, pair, session.round);
        const name = (index: 0 | 1) => {
          const player = typedOrDefault(regular[index], texts.teamMatch.nameLine);
          return lineUp ? typedOrDefault(lineUp[index], player) : player;
        };
        const player = (index: 0 | 1) => computed(list.cell(`player${index}`, row));
        const label = joined(pairName(teamNames(plan, names), pair), seat0, player(0), seat1, player(1));
        writeRow(grid, list, row, { player0: name(0), player1: name(1), label });
      }
}

/**
 * Returns a formula, valid on any sheet, for a pair's label: team, number, and players with their seats; an unknown
 * player is a line to write on.
 */
export function seatedLabel({ outside }: SeatedList, pair: TeamPair, session: number): Computed {
  return computed(outside.cell("label", seatedRow(pair, session)));
}

function seatedRow({ team, pair }: TeamPair, session: number): number {
  return (session - 1) * PLAYERS.length + 2 * team + pair;
}

/** Returns the cells for a pair's players in a session on the Line-ups sheet; they are blank for the usual players. */
function typedLineUp(
  plan: MatchPlan,
  list: NonNullable<LineUpLists["list"]>,
  { team, pair }: TeamPair,
  session: number
): readonly [string, string] {
  const side = plan.matches[0].teams[0] === team ? 0 : 1;
  const player = (index: 0 | 1 | 2 | 3): string => list.outside.cell(`player${index}`, 2 * (session - 1) + side);
  return pair === 0 ? [player(0), player(1)] : [player(2), player(3)];
}

/** The rule that decides a match, in a line. */
export function matchRule(plan: MatchPlan): string {
  return texts.teamMatch.match.rule[plan.scale ? "vps" : scoringOf(plan)];
}
