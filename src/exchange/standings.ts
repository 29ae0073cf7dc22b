import { rounded } from "../bridge/rounded";
import { contestants, entryOf, type Contestant } from "../movements/contestant";
import { nameOf } from "../sessions/contestants";
import { KINDS, type Plan, type Scored } from "../sessions/kinds";
import { isBoardAMatch } from "../sessions/swiss-event/forms";
import { totalOf as sumOf } from "../sessions/standings";
import { scoringOf } from "../sessions/team-match/score-match";

/** A pair or a team of a session with what it has. */
export interface Standing {
  readonly contestant: Contestant;
  /** Its own name, or what stands for it: "Ann & Bob", "Pair 4". */
  readonly name: string;
  /** Its place, shared with those that it is tied with; null before its first score. */
  readonly place: number | null;
  readonly imps: number | null;
  readonly vps: number | null;
  /** Points of board-a-match, or matchpoints. */
  readonly points: number | null;
  /** Matchpoints in per cent, where they decide. */
  readonly percentage: number | null;
}

/** The points that decide on a pair's or a team's place. */
export function totalOf({ imps, vps, points, percentage }: Standing): number | null {
  return percentage ?? vps ?? points ?? imps;
}

const NOTHING = { imps: null, vps: null, points: null, percentage: null };

/** What decides where everybody is for himself. */
const DECIDING = { matchpoints: "percentage", "cross-imps": "imps", imps: "imps", vps: "vps" } as const;

/** The pairs, players or teams of a session, the leader first. */
export function standingsOf(scored: Scored): Standing[] {
  switch (scored.kind) {
    case "four-pairs":
    case "five-pairs": {
      const { plan, standings, totals, places, subrounds } = scored;
      return standings.map((pair) => ({
        ...named(plan, plan.pairs, pair, entryOf(places, pair)),
        ...NOTHING,
        ...(plan.scoring === "matchpoints" && {
          points: sumOf(subrounds.map(({ matchpoints }) => entryOf(matchpoints, pair))),
        }),
        [DECIDING[plan.scoring]]: entryOf(totals, pair),
      }));
    }
    case "pairs":
    case "individual": {
      const { plan, standings, totals, tallies, places } = scored;
      return standings.map((contestant) => ({
        ...named(plan, plan.names, contestant, entryOf(places, contestant)),
        ...NOTHING,
        ...(plan.scoring === "matchpoints" && { points: rounded(entryOf(tallies, contestant).matchpoints) }),
        [DECIDING[plan.scoring]]: shownTotal(entryOf(totals, contestant)),
      }));
    }
    case "team-match": {
      const { plan, match, vps, winner } = scored;
      const isScored = match.scoredBoards > 0;
      const order = winner === 1 ? ([1, 0] as const) : ([0, 1] as const);
      return order.map((side) => {
        const place = winner === null ? "" : winner === "tied" || winner === side ? "1" : "2";
        const won = isScored ? match.won[side] : null;
        return {
          ...named(plan, plan.teams, plan.match.teams[side], place),
          ...NOTHING,
          ...(scoringOf(plan) === "bam" ? { points: won } : { imps: won }),
          vps: vps && vps[side],
        };
      });
    }
    case "three-teams": {
      const { plan, teams, standings } = scored;
      return standings.map((team) => {
        const { total, netImps, place } = entryOf(teams, team);
        return { ...named(plan, plan.teams, team, place), ...NOTHING, imps: netImps, vps: total };
      });
    }
    case "four-teams": {
      const { plan, teams, standings } = scored;
      return standings.map((team) => {
        const { total, netImps, place } = entryOf(teams, team);
        const imps = total === null ? null : netImps;
        return { ...named(plan, plan.teams, team, place), ...NOTHING, imps, vps: total };
      });
    }
    case "swiss-event": {
      const { plan, teams, standings } = scored;
      return standings.map((team) => {
        const { total, netImps, place } = entryOf(teams, team);
        const decides = isBoardAMatch(plan) ? { points: total } : { vps: total };
        return { ...named(plan, plan.teams, team, place), ...NOTHING, imps: netImps, ...decides };
      });
    }
    case "league": {
      const { plan, teams, standings } = scored;
      return standings.map((team) => {
        const { total, impsFor, impsAgainst, place } = entryOf(teams, team);
        const imps = total === null ? null : impsFor - impsAgainst;
        return { ...named(plan, plan.teams, team, place), ...NOTHING, imps, vps: total };
      });
    }
  }
}

/** A field's total, which is compared to more decimals than are shown. */
function shownTotal(total: number | null): number | null {
  return total === null ? null : rounded(total);
}

function named({ kind }: Pick<Plan, "kind">, names: readonly string[], contestant: Contestant, place: string) {
  const rank = Number.parseInt(place, 10);
  return {
    contestant,
    name: nameOf(KINDS[kind].designation, names, contestant),
    place: Number.isNaN(rank) ? null : rank,
  };
}

/** The same in the order of their numbers. */
export function byNumber(standings: readonly Standing[]): Standing[] {
  return contestants(standings.length).flatMap((contestant) =>
    standings.filter((standing) => standing.contestant === contestant)
  );
}
