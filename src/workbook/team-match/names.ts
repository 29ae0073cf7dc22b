import type { Side } from "../../bridge/seat";
import { entryOf, type TeamPair } from "../../movements/contestant";
import { HOME_AND_AWAY } from "../../sessions/contestants";
import type { MatchPlan } from "../../sessions/team-match/plan";
import type { Both } from "../../sessions/teams/match";
import { joined, LINE_BREAK, typedOr, typedText, type Computed } from "../kit/content";
import type { List } from "../kit/list";
import { texts } from "../texts";
import type { MatchSide } from "./match-sheets";

/** Where the teams' names are typed, the home team's first. */
export type NamesList = List<"side" | "team" | "pair1" | "pair2">;

/** A player of a team: those of pair 1, then those of pair 2, North or East first. */
export type PlayerColumn = `player${number}`;

/** Where the names of the teams' players are typed. */
export type PlayersList = List<PlayerColumn>;

/** The players of a team. */
export const PLAYERS = [0, 1, 2, 3] as const;

export function playerColumn(player: number): PlayerColumn {
  return `player${player}`;
}

/** A player's name, "" where none is given. */
export function playerOf({ players }: MatchPlan, team: number, player: number): string {
  return players[team * PLAYERS.length + player] ?? "";
}

/** The teams' names as they are typed on the Match sheet, or what they are called without. */
export function teamNames({ teams, match }: MatchPlan, names: NamesList): Both<Computed> {
  const name = (side: MatchSide) =>
    typedOr({ cell: names.outside.cell("team", side), text: teams[side] }, HOME_AND_AWAY.long(match.teams[side]));
  return [name(0), name(1)];
}

/** A pair's team and number in a line. */
export function pairName(teams: Both<Computed>, { team, pair }: TeamPair): Computed {
  return joined(entryOf(teams, team), ` ${pair + 1}`);
}

/** A pair's team and number, and below them its two players by their seats. */
export function pairLabel(
  plan: MatchPlan,
  { names, players }: { readonly names: NamesList; readonly players: PlayersList },
  { team, pair }: TeamPair,
  side: Side
): Computed {
  const [first, second] = texts.teamMatch.players[side];
  const name = (seat: 0 | 1) => {
    const player = 2 * pair + seat;
    const cell = players.outside.cell(playerColumn(player), team);
    return typedText({ cell, text: playerOf(plan, team, player) });
  };
  const head = pairName(teamNames(plan, names), { team, pair });
  return joined(head, LINE_BREAK, first, name(0), LINE_BREAK, second, name(1));
}
