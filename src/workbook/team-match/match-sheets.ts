import { entryOf, type Contestant, type TeamPair } from "../../movements/contestant";
import { HOME_AND_AWAY } from "../../sessions/contestants";
import type { MatchPlan } from "../../sessions/team-match/plan";
import { scoringOf, type ScoredTeamMatch } from "../../sessions/team-match/score-match";
import type { Both } from "../../sessions/teams/match";
import { computed, joined, typedOr, type Computed } from "../kit/content";
import type { Grid } from "../kit/grid";
import { numbers, placeList, putHeadings, putRow, type Column, type Columns, type List } from "../kit/list";
import type { ResultLists } from "../result/best-board";
import type { TeamSheets, TeamTablePlace } from "../tables/team-tables";
import { playerColumns, PLAYERS, typedPlayers, typedTeam, type PlayerColumn } from "../team-names";
import { texts } from "../texts";
import { STYLES, TEAM_STYLES, type Style } from "../theme";
import type { AmountList } from "../typed-amounts";
import { onWorking } from "../working/steps";
import { vpStyle } from "../vp-table";

/** A side of the match, as in all that there is for both: 0 the home team, which keeps the sheet of Table 1. */
export type MatchSide = 0 | 1;
export const MATCH_SIDES: readonly MatchSide[] = [0, 1];

/** What each side has, on the Working sheet: by the sheet of one of them, or with a handicap. */
export type SidesList = List<"home" | "away">;

/** In what the two sides' sheets differ, a row for each board, and the number of the difference; on the Working sheet. */
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

/** What the sheets of a match of two teams are made from. */
export interface MatchSheets extends TeamSheets {
  readonly scored: ScoredTeamMatch;
  readonly lists: MatchLists;
  /** The teams' names. */
  readonly teams: Both<Computed>;
  /** The tables' sheets, each kept by a side. */
  readonly places: Both<TeamTablePlace>;
  /** What the match comes to by the sheet of each side. */
  readonly views: Both<SidesList>;
  readonly differences: DifferenceList;
  /** What it comes to with a handicap; null without one. */
  readonly handicap: SidesList | null;
  readonly result: ResultLists;
  readonly stand: StandList;
  readonly sentences: SentenceList;
  /** The penalties and the handicaps, as numbers that count: see amounts.ts. */
  readonly amounts: AmountList;
}

export function opponentsOf(side: MatchSide): MatchSide {
  return side === 0 ? 1 : 0;
}

/** What a part of a match is called. */
export function partOf({ plan }: ScoredTeamMatch): "session" | "stanza" {
  return plan.form === "knockout" ? "stanza" : "session";
}

/** The sessions that are played however the match stands. */
export function usualSessions({ sessions, extraBoards }: MatchPlan): MatchPlan["sessions"] {
  return extraBoards > 0 ? sessions.slice(0, -1) : sessions;
}

/** What a session goes by: its number, and of the last whether it is played in a tie alone. */
export function sessionLabel({ sessions, extraBoards }: MatchPlan, session: number): number | string {
  return extraBoards > 0 && session === sessions.length ? words.extra(session) : session;
}

/** Where the teams' names are typed, the home team's first. */
type NamesList = List<"side" | "name" | "pair1" | "pair2">;

type SeatColumn = "session" | "ns1" | "ew1" | "ns2" | "ew2" | "starts1" | "starts2";
type SessionColumn = "session" | "home" | "away" | "lead";
type HandicapColumn = "team" | "handicap" | "share" | "margin" | "scaleVps" | "penaltyVps" | "vps";
type TotalColumn = "team" | "won" | "penaltyImps" | "margin" | "scaleVps" | "penaltyVps" | "vps";

/** The lists of the Line-ups sheet. */
export interface LineUpLists {
  /** Two rows a session, the home team's first. */
  readonly list: List<"session" | "team" | PlayerColumn>;
  /** The fifth and the sixth player of each team. */
  readonly further: List<"team" | "player5" | "player6">;
}

/** The lists of the Match sheet, each in its place. */
export interface MatchLists {
  readonly sheet: string;
  readonly names: NamesList;
  readonly players: List<PlayerColumn>;
  /** Who plays each session, where it is not them; null of a match of one session. */
  readonly lineUps: LineUpLists | null;
  /** Who sits where in each session, and which boards start at which table. */
  readonly seats: List<SeatColumn>;
  /** What each team has won in each session. */
  readonly sessions: List<SessionColumn>;
  /** Each team's total, penalties and victory points. */
  readonly totals: List<TotalColumn>;
  /** The row of the result in words. */
  readonly resultRow: number;
  /** What the match comes to with a handicap, and the row of that in words, the last of the sheet; null without one. */
  readonly handicap: { readonly list: List<HandicapColumn>; readonly resultRow: number } | null;
}

const { common, teamMatch } = texts;
const { parts, match: words } = teamMatch;

const PENALTY = {
  vps: numbers("decimal", [0, 99], words.penalty),
  imps: numbers("whole", [0, 99], words.penaltyEntry.imps),
  bam: numbers("halves", [0, 99], words.penaltyEntry.bam),
} as const;
const HANDICAP = numbers("whole", [0, 99], words.handicapEntry);

/** Places the lists of the Match sheet. */
export function placeMatch(plan: MatchPlan, part: keyof typeof parts): MatchLists {
  const sheet = words.name;
  const names: NamesList = placeList(
    {
      side: { heading: common.names, style: STYLES.label },
      name: { heading: common.team, span: 2, style: STYLES.entryName },
      pair1: { heading: words.pair(1), span: 2 },
      pair2: { heading: words.pair(2), span: 2 },
    },
    { name: "names", sheet, headingRow: 5, rows: 2 }
  );
  const playersPlace = { name: "players", sheet, headingRow: names.headingRow, left: names.column("pair1"), rows: 2 };
  const players = placeList(playerColumns({ style: STYLES.entryName }), playersPlace);
  const seat = (table: number, side: string) => column(common.seat(table, side), TEAM_STYLES.seat);
  const starts = (table: number) => column(words.starts(table), STYLES.small);
  const seats: MatchLists["seats"] = placeList(
    {
      session: { heading: parts[part].heading, width: 20, style: STYLES.label },
      ns1: seat(1, common.ns),
      ew1: seat(1, common.ew),
      ns2: seat(2, common.ns),
      ew2: seat(2, common.ew),
      starts1: starts(1),
      starts2: starts(2),
    },
    { name: "seats", sheet, headingRow: names.lastRow + 2, rows: plan.sessions.length }
  );
  const [home, away] = teamNames(plan, names);
  const sessions: MatchLists["sessions"] = placeList(
    {
      session: { heading: parts[part].heading, style: STYLES.label },
      home: { heading: home, style: STYLES.computed },
      away: { heading: away, style: STYLES.computed },
      lead: { heading: joined(words.leadOf, home), style: TEAM_STYLES.signed },
    },
    { name: "sessions", sheet, headingRow: seats.lastRow + 3, rows: plan.sessions.length }
  );
  const totals = placeList(totalColumns(plan), { name: "totals", sheet, headingRow: sessions.lastRow + 3, rows: 2 });
  const resultRow = totals.lastRow + 2;
  return {
    ...{ sheet, names, players, seats, sessions, totals, resultRow },
    ...{ lineUps: placeLineUps(plan, part), handicap: placeHandicap(plan, resultRow + 3) },
  };
}

/** Places the lists of the Line-ups sheet. */
function placeLineUps(plan: MatchPlan, part: keyof typeof parts): LineUpLists | null {
  const { name: sheet, team, further: furtherPlayers } = teamMatch.lineUps;
  if (plan.sessions.length === 1) return null;
  const player = { style: STYLES.entryName, width: 22 };
  const headings = [0, 1].flatMap((pair) => [words.pair(pair + 1), words.pair(pair + 1)]);
  const list = placeList(
    {
      session: { heading: parts[part].heading, width: 12, style: STYLES.label },
      team: { heading: team, width: 26, style: TEAM_STYLES.nameLabel },
      ...playerColumns(player, headings),
    },
    { name: "lineUps", sheet, headingRow: 5, rows: 2 * plan.sessions.length }
  );
  const further = placeList(
    {
      team: { heading: furtherPlayers, span: 2, style: TEAM_STYLES.nameLabel },
      player5: { heading: "5", ...player },
      player6: { heading: "6", ...player },
    },
    { name: "further", sheet, headingRow: list.lastRow + 3, rows: 2 }
  );
  return { list, further };
}

function column(heading: string, style: Style): Column {
  return { heading, width: 16, style };
}

function totalColumns(plan: MatchPlan): Partial<Columns<TotalColumn>> {
  const { scale } = plan;
  const scoring = scoringOf(plan);
  return {
    team: { heading: common.result, style: TEAM_STYLES.nameLabel },
    won: { heading: words.won[scoring], style: STYLES.computed, name: "Imps" },
    penaltyImps: { heading: words.penaltyImps[scoring], style: STYLES.entry, rule: PENALTY[scoring] },
    margin: { heading: common.margin, style: TEAM_STYLES.signed, name: "Margin" },
    ...(scale && {
      scaleVps: { heading: words.scaleVps, style: vpStyle(STYLES.computed, scale) },
      penaltyVps: { heading: words.penaltyVps, style: STYLES.entry, rule: PENALTY.vps },
      vps: { heading: common.victoryPoints, style: vpStyle(STYLES.sum, scale), name: "Vps" },
    }),
  };
}

function placeHandicap(plan: MatchPlan, headingRow: number): MatchLists["handicap"] {
  const { scale } = plan;
  if (plan.handicaps === null) return null;
  const columns: Partial<Columns<HandicapColumn>> = {
    team: { heading: words.withHandicap, style: TEAM_STYLES.nameLabel },
    handicap: { heading: words.handicap, style: STYLES.entry, rule: HANDICAP },
    share: { heading: words.share, style: STYLES.computed },
    margin: { heading: common.margin, style: TEAM_STYLES.signed, name: "Margin" },
    ...(scale && {
      scaleVps: { heading: words.scaleVps, style: vpStyle(STYLES.computed, scale) },
      penaltyVps: { heading: words.penaltyVps, style: STYLES.computed },
      vps: { heading: common.victoryPoints, style: vpStyle(STYLES.sum, scale), name: "Vps" },
    }),
  };
  const list = placeList(columns, { name: "handicap", sheet: words.name, headingRow, rows: 2 });
  return { list, resultRow: list.lastRow + 2 };
}

/** The teams' names as they are typed on the Match sheet, or what they are called without. */
export function teamNames(plan: MatchPlan, names: NamesList): Both<Computed> {
  const name = (team: Contestant) => typedOr(typedTeam({ plan, names }, team), HOME_AND_AWAY.long(team));
  return [name(plan.match.teams[0]), name(plan.match.teams[1])];
}

/** A pair's team and number in a line. */
export function pairName(teams: Both<Computed>, { team, pair }: TeamPair): Computed {
  return joined(entryOf(teams, team), ` ${pair + 1}`);
}

/**
 * The pairs of each session on the Working sheet, in the order of their teams: its two players, the first of whom sits
 * North or East, and both by their seats behind the team's name and the pair's number.
 */
export type SeatedList = List<"player0" | "player1" | "label">;

/** Places the pairs of all sessions, from a column on. */
export function placeSeated({ sessions }: MatchPlan, left: number): SeatedList {
  const columns = { player0: { heading: "N/E" }, player1: { heading: "S/W" }, label: { heading: "Pair" } };
  return placeList(columns, { ...onWorking("seated"), left, rows: sessions.length * PLAYERS.length });
}

/** Writes the pairs of all sessions. */
export function putSeated(grid: Grid, list: SeatedList, plan: MatchPlan, lists: MatchLists): void {
  putHeadings(grid, list);
  const { names, players, lineUps } = lists;
  for (const session of plan.sessions)
    for (const { ns, ew } of session.tables)
      for (const [side, pair] of [["N-S", ns] as const, ["E-W", ew] as const]) {
        const row = seatedRow(pair, session.round);
        const [seat0, seat1] = teamMatch.seats[side];
        const usual = typedPlayers({ names: players }, pair);
        const instead = lineUps && typedLineUp(plan, lineUps, pair, session.round);
        const name = (index: 0 | 1) => {
          const player = typedOr(usual[index], teamMatch.nameLine);
          return instead ? typedOr(instead[index], player) : player;
        };
        const player = (index: 0 | 1) => computed(list.cell(`player${index}`, row));
        const label = joined(pairName(teamNames(plan, names), pair), seat0, player(0), seat1, player(1));
        putRow(grid, list, row, { player0: name(0), player1: name(1), label });
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
  { list }: LineUpLists,
  { team, pair }: TeamPair,
  session: number
): readonly [string, string] {
  const side = plan.match.teams[0] === team ? 0 : 1;
  const player = (index: 0 | 1 | 2 | 3): string => list.outside.cell(`player${index}`, 2 * (session - 1) + side);
  return pair === 0 ? [player(0), player(1)] : [player(2), player(3)];
}
