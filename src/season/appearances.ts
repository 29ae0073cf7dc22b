import type { MatchPlan } from "../sessions/teams/team-match/plan";
import { playersIn } from "../sessions/teams/team-match/players";
import type { ScoredTeamMatch } from "../sessions/teams/team-match/score-match";
import type { PerSide } from "../sessions/teams/match";
import { compareTexts } from "./compare-texts";
import type { NameTable } from "./name-table";
import { keyOf } from "./names";
import { texts } from "./texts";

/** A player's matches for one team, from the workbooks of the matches. */
export interface Appearance {
  readonly player: string;
  readonly team: string;
  readonly matches: number;
  /** Boards of the sessions in which the player sat. */
  readonly boards: number;
  /** Teams other than this one for which the player has played. */
  readonly alsoFor: readonly string[];
}

/** A scored match; `teams` are the league's names of its teams, in the match's order. */
export interface PlayedMatch {
  readonly scored: ScoredTeamMatch;
  readonly teams: PerSide<string>;
}

/**
 * Counts matches and boards per player and team, from the line-ups of finished matches.
 * @returns sorted by team; the players with most matches come first.
 */
export function appearances(matches: readonly PlayedMatch[], names: NameTable): Appearance[] {
  const counted = new Map<string, { player: string; team: string; matches: number; boards: number }>();
  for (const { scored, teams } of matches)
    for (const side of [0, 1] as const)
      for (const [key, { player, boards }] of boardsOf(scored.plan, side, names)) {
        const team = teams[side];
        const earlier = counted.get(`${key}\n${keyOf(team)}`) ?? { player, team, matches: 0, boards: 0 };
        counted.set(`${key}\n${keyOf(team)}`, {
          ...earlier,
          matches: earlier.matches + 1,
          boards: earlier.boards + boards,
        });
      }
  const all = [...counted.values()];
  const others = ({ player, team }: Pick<Appearance, "player" | "team">) =>
    all.flatMap((other) => (keyOf(other.player) === keyOf(player) && other.team !== team ? [other.team] : []));
  return all
    .map((each) => ({ ...each, alsoFor: others(each) }))
    .sort(
      (a, b) =>
        compareTexts(a.team, b.team) || b.matches - a.matches || b.boards - a.boards || compareTexts(a.player, b.player)
    );
}

/** Maps the key of each player of a side to the boards of the sessions that the player sat in. */
function boardsOf(plan: MatchPlan, side: 0 | 1, names: NameTable) {
  const found = new Map<string, { readonly player: string; readonly boards: number }>();
  plan.sessions.forEach(({ boards }, session) => {
    for (const player of playersIn(plan, session, side).map((name) => names.resolve(name))) {
      const key = keyOf(player);
      if (key !== "") found.set(key, { player, boards: (found.get(key)?.boards ?? 0) + boards.length });
    }
  });
  return found;
}

/** Returns a sentence for each player who has played for more than one team. */
export function ineligible(found: readonly Appearance[]): string[] {
  const sentences = new Map<string, string>();
  for (const { player, alsoFor } of found)
    if (alsoFor.length > 0 && !sentences.has(keyOf(player))) {
      const teams = found.filter((other) => keyOf(other.player) === keyOf(player));
      sentences.set(
        keyOf(player),
        texts.league.ineligible(
          player,
          teams.map(({ team, matches }) => [team, matches] as const)
        )
      );
    }
  return [...sentences.values()];
}
