import type { MatchPlan } from "../sessions/team-match/plan";
import { playersIn } from "../sessions/team-match/players";
import type { ScoredTeamMatch } from "../sessions/team-match/score-match";
import type { PerSide } from "../sessions/teams/match";
import { compareTexts } from "./compare-texts";
import type { NameTable } from "./name-table";
import { keyOf } from "./names";
import { texts } from "./texts";

/** How often a player has played for a team, by the matches' own workbooks. */
export interface Appearance {
  readonly player: string;
  readonly team: string;
  readonly matches: number;
  /** Of the sessions in which the player sat. */
  readonly boards: number;
  /** The other teams for which the player has played too. */
  readonly alsoFor: readonly string[];
}

/** A match with the league's names of its teams, in the order in which it has them. */
export interface PlayedMatch {
  readonly scored: ScoredTeamMatch;
  readonly teams: PerSide<string>;
}

/**
 * Who has played for which team in how many matches and boards, by the names and the line-ups of finished matches.
 * @returns team by team, those who have played most first.
 */
export function appearances(matches: readonly PlayedMatch[], names: NameTable): Appearance[] {
  const counted = new Map<string, { player: string; team: string; matches: number; boards: number }>();
  for (const { scored, teams } of matches)
    for (const side of [0, 1] as const)
      for (const [key, { player, boards }] of boardsOf(scored.plan, side, names)) {
        const team = teams[side];
        const known = counted.get(`${key}\n${keyOf(team)}`) ?? { player, team, matches: 0, boards: 0 };
        counted.set(`${key}\n${keyOf(team)}`, { ...known, matches: known.matches + 1, boards: known.boards + boards });
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

/** The boards of the sessions in which each player of a side sat. */
function boardsOf(plan: MatchPlan, side: 0 | 1, names: NameTable) {
  const found = new Map<string, { readonly player: string; readonly boards: number }>();
  plan.sessions.forEach(({ boards }, session) => {
    for (const player of playersIn(plan, session, side).map((name) => names.meant(name))) {
      const key = keyOf(player);
      if (key !== "") found.set(key, { player, boards: (found.get(key)?.boards ?? 0) + boards.length });
    }
  });
  return found;
}

/** Players who have played for more than one team, each in a sentence. */
export function ineligible(found: readonly Appearance[]): string[] {
  const said = new Map<string, string>();
  for (const { player, alsoFor } of found)
    if (alsoFor.length > 0 && !said.has(keyOf(player))) {
      const teams = found.filter((other) => keyOf(other.player) === keyOf(player));
      said.set(
        keyOf(player),
        texts.league.ineligible(
          player,
          teams.map(({ team, matches }) => [team, matches] as const)
        )
      );
    }
  return [...said.values()];
}
