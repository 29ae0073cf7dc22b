import type { MatchPlan } from "../../sessions/team-match/plan";
import { scoringOf } from "../../sessions/team-match/score-match";
import { joined } from "../kit/content";
import { placeList, type Columns, type EntryRule, type List } from "../kit/list";
import { texts } from "../texts";
import { STYLES, TEAM_STYLES } from "../theme";
import { vpStyle } from "../vp-table";
import { playerColumn, PLAYERS, teamNames, type NamesList, type PlayerColumn, type PlayersList } from "./names";

export type SeatColumn = "session" | "ns1" | "ew1" | "ns2" | "ew2" | "starts1" | "starts2";
export type SessionColumn = "session" | "home" | "away" | "lead";
export type TotalColumn = "team" | "won" | "penaltyImps" | "margin" | "scaleVps" | "penaltyVps" | "vps";

/** The lists of the Match sheet, each in its place. */
export interface MatchLists {
  readonly sheet: string;
  readonly names: NamesList;
  readonly players: PlayersList;
  /** Who sits where in each session, and which boards start at which table. */
  readonly seats: List<SeatColumn>;
  /** What each team has won in each session. */
  readonly sessions: List<SessionColumn>;
  /** Each team's total, penalties and victory points. */
  readonly totals: List<TotalColumn>;
  /** The row of the result in words, the last of the sheet. */
  readonly resultRow: number;
}

const { common, teamMatch } = texts;
const { parts, match: words } = teamMatch;

const PENALTY: EntryRule = { rule: { kind: "decimal", least: 0, most: 99 }, error: words.penalty };

/** Places the lists of the Match sheet. */
export function placeMatch(plan: MatchPlan, part: keyof typeof parts): MatchLists {
  const sheet = words.name;
  const names: NamesList = placeList(
    {
      side: { heading: common.names, style: STYLES.label },
      team: { heading: common.team, span: 2, style: STYLES.entryName },
      pair1: { heading: words.pair(1), span: 2 },
      pair2: { heading: words.pair(2), span: 2 },
    },
    { sheet, headingRow: 5, rows: 2 }
  );
  const player = { heading: null, style: STYLES.entryName };
  const players: PlayersList = placeList(
    Object.fromEntries(PLAYERS.map((index) => [playerColumn(index), player])) as Columns<PlayerColumn>,
    { sheet, headingRow: names.headingRow, left: names.column("pair1"), rows: 2 }
  );
  const seat = (table: number, side: string) => ({
    heading: common.seat(table, side),
    width: 16,
    style: STYLES.smallLeft,
  });
  const starts = (table: number) => ({ heading: words.starts(table), width: 16, style: STYLES.small });
  const seats: MatchLists["seats"] = placeList(
    {
      session: { heading: parts[part].heading, width: 13, style: STYLES.label },
      ns1: seat(1, common.ns),
      ew1: seat(1, common.ew),
      ns2: seat(2, common.ns),
      ew2: seat(2, common.ew),
      starts1: starts(1),
      starts2: starts(2),
    },
    { sheet, headingRow: names.lastRow + 2, rows: plan.sessions.length }
  );
  const [home, away] = teamNames(plan, names);
  const sessions: MatchLists["sessions"] = placeList(
    {
      session: { heading: parts[part].heading, style: STYLES.label },
      home: { heading: home, style: STYLES.computed },
      away: { heading: away, style: STYLES.computed },
      lead: { heading: joined(words.leadOf, home), style: TEAM_STYLES.signed },
    },
    { sheet, headingRow: seats.lastRow + 3, rows: plan.sessions.length }
  );
  const totals = placeList(totalColumns(plan), { sheet, headingRow: sessions.lastRow + 3, rows: 2 });
  return { sheet, names, players, seats, sessions, totals, resultRow: totals.lastRow + 2 };
}

function totalColumns(plan: MatchPlan): Partial<Columns<TotalColumn>> {
  const { scale } = plan;
  const scoring = scoringOf(plan);
  const penalty = { style: STYLES.entry, rule: PENALTY };
  return {
    team: { heading: words.result, style: STYLES.label },
    won: { heading: words.won[scoring], style: STYLES.computed, name: "Imps" },
    penaltyImps: { heading: words.penaltyImps[scoring], ...penalty },
    margin: { heading: words.margin, style: TEAM_STYLES.signed, name: "Margin" },
    ...(scale && {
      scaleVps: { heading: words.scaleVps, style: vpStyle(STYLES.computed, scale) },
      penaltyVps: { heading: words.penaltyVps, ...penalty },
      vps: { heading: words.vps, style: vpStyle(STYLES.sum, scale), name: "Vps" },
    }),
  };
}
