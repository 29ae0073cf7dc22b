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
import { layOutList, writeHeadings, writeRow, type List } from "../kit/list";
import type { TeamTablePlace } from "../tables/team-tables";
import type { TeamsSheets } from "../teams/teams-workbook";
import { PLAYERS, typedPlayers, typedTeam, type PlayerColumn } from "../team-names";
import { texts } from "../texts";
import { onWorking } from "../working/steps";

/** A side of the match, as in all that there is for both: 0 the home team, which keeps the sheet of Table 1. */
export type MatchSide = 0 | 1;
export const MATCH_SIDES: readonly MatchSide[] = [0, 1];

/** Totals of each side, on the Working sheet: by the sheet of one of them, or with a handicap. */
export type SidesList = List<"home" | "away">;

/** Differences between the two sides' sheets, a row for each board, and the number of the difference; on the Working sheet. */
export type DifferenceList = List<"what" | "number">;

/**
 * How the match stands, in a row of the Working sheet: how many boards there are to play, which of a knockout that has
 * extra boards follows from how many of them and of the others are done and how these have ended; 1 while some are to
 * come; how many scores the two sides have noted, and on how many boards these differ.
 */
export type StandList = List<"usualDone" | "extraDone" | "usualLead" | "toPlay" | "open" | "noted" | "differing">;

/**
 * The parts of the result in words, on the Working sheet, in a row without the handicap and one with it: who has the
 * lead, and by how much; what follows, and where victory points decide otherwise the lead besides; and the whole.
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
  /** Totals by the sheet of each side. */
  readonly views: PerSide<SidesList>;
  readonly differences: DifferenceList;
  /** Totals with a handicap; null without one. */
  readonly handicap: SidesList | null;
  readonly stand: StandList;
  readonly sentences: SentenceList;
  /** Null where there are no line-ups to choose from it. */
  readonly squads: SquadList | null;
}

/** The pair of a player of a line-up, by the player's index: 0 or 1. */
export function pairOf(player: number): 0 | 1 {
  return player < 2 ? 0 : 1;
}

/** The table and seat of a player of a team's line-up in a session. */
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

/** The sessions that are played however the match stands. */
export function regularSessions({ sessions, extraBoards }: MatchPlan): MatchPlan["sessions"] {
  return extraBoards > 0 ? sessions.slice(0, -1) : sessions;
}

/** The label of a session: its number, with a remark if it is played in a tie alone. */
export function sessionLabel({ sessions, extraBoards }: MatchPlan, session: number): number | string {
  return extraBoards > 0 && session === sessions.length ? words.extra(session) : session;
}

/** Entry cells of the teams' names, the home team's first. */
export type NamesList = List<"side" | "name", MatchSide>;

/** The columns of each session's seats, of what it brings the teams, and of the teams' totals with a handicap and without. */
type SeatColumn = "session" | "ns1" | "ew1" | "ns2" | "ew2";
type SessionColumn = "session" | "starts1" | "starts2" | "home" | "away" | "lead";
export type HandicapColumn = "team" | "handicap" | "share" | "margin" | "scaleVps" | "penaltyVps" | "vps";
export type TotalColumn = "team" | "won" | "penaltyImps" | "margin" | "scaleVps" | "penaltyVps" | "vps";

/** The lists of the Line-ups sheet. */
export interface LineUpLists {
  /** Two rows a session, the home team's first; null in a match of one session, which has no others. */
  readonly list: List<"session" | "team" | `seat${number}` | PlayerColumn, LineUpRow> | null;
  /** The fifth and the sixth player of each team, or the fifth to the eighth. */
  readonly further: List<"team" | `seat${number}` | ReserveColumn, MatchSide>;
  /** Of the sheet's columns, and the last of them. */
  readonly widths: readonly number[];
  readonly right: number;
}

/** The columns of those who do not play at the beginning; the last two where a team may have eight players. */
export const RESERVES = ["player5", "player6", "player7", "player8"] as const;
type ReserveColumn = (typeof RESERVES)[number];

/** All who play for a team, a row for each. */
export type SquadList = List<PlayerColumn | ReserveColumn, MatchSide>;

/** A side in a session. */
export interface LineUpRow {
  readonly session: number;
  readonly side: MatchSide;
}

/** The lists of the Match sheet, each in its place; one reads the others, so that a function gives all. */
export interface MatchLists {
  readonly sheet: string;
  /** Each team's total, penalties and victory points. */
  readonly totals: List<TotalColumn, MatchSide>;
  /** Totals with a handicap; null without one. */
  readonly handicap: List<HandicapColumn, MatchSide> | null;
  /** The boards that start at each table in each session, and the IMPs that each team has won. */
  readonly sessions: List<SessionColumn, MatchSessionScore>;
  /** Below them their totals; null for a match of one. */
  readonly sums: List<"label" | "home" | "away"> | null;
  readonly names: NamesList;
  readonly players: List<PlayerColumn>;
  /** Seats in each session. */
  readonly seats: List<SeatColumn, Stretch<TeamPair>>;
  /** Other players of the teams, and the players of each session; null for a match of one session without them. */
  readonly lineUps: LineUpLists | null;
}

const { match: words } = texts.teamMatch;

/** The teams' names as they are typed on the Match sheet, or what they are called without. */
export function teamNames(plan: MatchPlan, names: NamesList): PerSide<Computed> {
  const name = (team: Contestant) => typedOrDefault(typedTeam({ plan, names }, team), HOME_AND_AWAY.long(team));
  return [name(plan.matches[0].teams[0]), name(plan.matches[0].teams[1])];
}

/** A pair's team and number in a line: "Reds, pair 1". */
export function pairName(teams: PerSide<Computed>, { team, pair }: TeamPair): Computed {
  return joined(forContestant(teams, team), words.ofTeam(pair + 1));
}

/**
 * The pairs of each session on the Working sheet, in the order of their teams: its two players, the first of whom sits
 * North or East, and both by their seats behind the team's name and the pair's number.
 */
export type SeatedList = List<"player0" | "player1" | "label">;

/** Places the pairs of all sessions, from a column on. */
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

/** A pair's team and number, and its two players by their seats, for any sheet: a line to write on where none is known. */
export function seatedLabel({ outside }: SeatedList, pair: TeamPair, session: number): Computed {
  return computed(outside.cell("label", seatedRow(pair, session)));
}

function seatedRow({ team, pair }: TeamPair, session: number): number {
  return (session - 1) * PLAYERS.length + 2 * team + pair;
}

/** The players of a pair in a session, as typed where they are not the usual ones. */
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
