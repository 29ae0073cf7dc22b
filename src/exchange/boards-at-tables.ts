import { hundredths } from "../bridge/points";
import type { TablePlan } from "../sessions/table-plan";
import { rounded } from "../bridge/rounded";
import { contestantsIn, entryOf, type Contestant, type Seated, type TeamPair } from "../movements/contestant";
import type { Movement, Seating } from "../movements/movement";
import {
  HOME_AND_AWAY,
  LETTERED_TEAMS,
  NUMBERED_PAIRS,
  NUMBERED_PLAYERS,
  NUMBERED_TEAMS,
  nameOf,
  pairName,
} from "../sessions/contestants";
import { isDone } from "../sessions/field/board-counts";
import { isInTeams, type FieldPlan, type FieldSeated } from "../sessions/field/plan";
import { teamImpsAt, type ScoredField, type ScoredFieldBoard, type ScoredPlay } from "../sessions/field/score-field";
import { BOARD_TOP, type ScoredHome } from "../sessions/home/score-home";
import type { Scored } from "../sessions/kinds";
import { atTableKey, type TableResult } from "../sessions/results";
import { scoringOf } from "../sessions/team-match/score-match";
import type { BoardScoring, Both, ScoredMatch } from "../sessions/teams/match";
import { tableLetter } from "../sessions/three-teams/plan";
import { playersOf, UNNAMED } from "./players";

/** The sessions that are played board by board at tables. */
export type ScoredTables = Exclude<Scored, { readonly kind: "swiss-event" | "league" }>;

/** A pair as it sits at a table. */
export interface Sitting {
  /** What tells it apart in its event: "4"; of a team "2B"; two players of an individual "8+1". */
  readonly id: string;
  /** Who goes on from here together: the pair by its id, or each of the two players by a number. */
  readonly movers: readonly string[];
  /** The pair's own name, "" where it has none. */
  readonly name: string;
  /** Its team; "" where pairs play for themselves. */
  readonly team: string;
  /** North or East first; "" for one who is not named. */
  readonly players: Both<string>;
}

/** A table in a round, with the boards that it plays. */
export interface Place {
  readonly round: number;
  /** Which half of the round; null where it is played in one. */
  readonly part: 1 | 2 | null;
  /** From 1, and as people know it. */
  readonly table: number;
  readonly tableName: string;
  readonly boards: readonly number[];
  /** North-South and East-West. */
  readonly sitting: Both<Sitting>;
}

/** What became of a board at a table. */
export interface BoardAtTable extends Omit<Place, "boards"> {
  readonly board: number;
  /** Null where it was not played. */
  readonly result: TableResult | null;
  readonly isCancelled: boolean;
  /** Whether it was said that it is not to be played here. */
  readonly isNotPlayed: boolean;
  /** Whether the Director gave something in place of the board's score. */
  readonly isAdjusted: boolean;
  /** What the Director gave both sides here in place of the board's score, as it was given; null for nothing. */
  readonly awarded: Both<number> | null;
  /** What the board is worth to North-South and East-West here; null while it is not scored. */
  readonly points: Both<number> | null;
}

/** What the boards of a session are scored by. */
export function boardScoring(plan: TablePlan): BoardScoring | "matchpoints" {
  if (plan.kind === "team-match") return scoringOf(plan);
  return "scoring" in plan && plan.scoring === "matchpoints" ? "matchpoints" : "imps";
}

/** Who sits where with which boards, in the order of rounds and tables. */
export function placesOf(plan: TablePlan): Place[] {
  switch (plan.kind) {
    case "four-pairs":
    case "five-pairs":
      return placed(plan.movement, String, (pair) => homePair(plan.pairs, pair));
    case "pairs":
    case "individual":
      return placed(plan.movement, String, (seated) => fieldPair(plan, seated));
    case "team-match":
      return placed(plan.movement, String, ({ team, pair }, round) => {
        const lineUp = plan.lineUps[round - 1]?.[team === 0 ? 0 : 1] ?? [];
        const players = plan.players.slice(4 * team, 4 * team + 4).map((player, i) => lineUp[i] || player);
        return teamPair(nameOf(HOME_AND_AWAY, plan.teams, team), pairName({ team, pair }), players, pair);
      });
    case "three-teams":
      return placed(plan.movement, tableLetter, ({ team, pair }) => {
        const id = `${LETTERED_TEAMS.short(team)}${pair + 1}`;
        return teamPair(nameOf(LETTERED_TEAMS, plan.teams, team), id, plan.players.slice(4 * team, 4 * team + 4), pair);
      });
    case "four-teams":
      return placed(plan.movement, String, ({ team, pair }) => {
        const players = plan.players.slice(4 * team, 4 * team + 4);
        return teamPair(nameOf(NUMBERED_TEAMS, plan.teams, team), pairName({ team, pair }), players, pair);
      });
  }
}

function placed<C extends Seated>(
  movement: Movement<C>,
  tableName: (table: number) => string,
  sitting: (seated: C, round: number) => Sitting
): Place[] {
  return movement.map(({ round, part, table, boards, ns, ew }: Seating<C>) => ({
    round,
    part,
    table,
    tableName: tableName(table),
    boards,
    sitting: [sitting(ns, round), sitting(ew, round)],
  }));
}

function homePair(pairs: readonly string[], pair: Contestant): Sitting {
  const name = entryOf(pairs, pair);
  const id = NUMBERED_PAIRS.short(pair);
  return { id, movers: [id], name, team: "", players: playersOf(name) ?? UNNAMED };
}

function fieldPair({ names }: FieldPlan, seated: FieldSeated): Sitting {
  if (typeof seated === "number") return homePair(names, seated);
  const movers = contestantsIn(seated).map(NUMBERED_PLAYERS.short);
  const [first, second] = seated;
  return { id: movers.join("+"), movers, name: "", team: "", players: [entryOf(names, first), entryOf(names, second)] };
}

function teamPair(team: string, id: string, players: readonly string[], pair: TeamPair["pair"]): Sitting {
  return { id, movers: [id], name: "", team, players: [players[2 * pair] ?? "", players[2 * pair + 1] ?? ""] };
}

/** Every board at every table that plays it, in the order of boards, rounds and tables. */
export function boardsAtTables(scored: ScoredTables): BoardAtTable[] {
  const find = found(scored);
  return placesOf(scored.plan)
    .flatMap(({ boards, ...place }) => boards.map((board) => ({ ...place, board, ...find(place.table, board) })))
    .sort((first, second) => first.board - second.board || first.round - second.round || first.table - second.table);
}

function found(scored: ScoredTables): (table: number, board: number) => Became {
  if ("subrounds" in scored) return atHome(scored);
  if ("tallies" in scored) return inField(scored);
  return inMatches("matches" in scored ? scored.matches : [scored.match]);
}

type Became = Pick<BoardAtTable, "result" | "isCancelled" | "isNotPlayed" | "isAdjusted" | "awarded" | "points">;

const UNPLAYED: Became = {
  result: null,
  isCancelled: false,
  isNotPlayed: false,
  isAdjusted: false,
  awarded: null,
  points: null,
};

function atHome({ plan, subrounds }: ScoredHome): (table: number, board: number) => Became {
  const boards = new Map(subrounds.flatMap((subround) => subround.boards).map((scored) => [scored.board, scored]));
  return (table, board) => {
    const { results, adjusted = null, imps = null, matchpoints = null } = boards.get(board) ?? {};
    const [won, lost] =
      plan.scoring === "matchpoints"
        ? [matchpoints, matchpoints === null ? null : hundredths(BOARD_TOP - matchpoints)]
        : [imps, imps === null ? null : 0 - imps];
    const here = (first: Both<number>): Both<number> => (table === 1 ? first : [first[1], first[0]]);
    return {
      ...UNPLAYED,
      result: results?.[table === 1 ? 0 : 1] ?? null,
      isAdjusted: adjusted !== null,
      awarded: adjusted === null ? null : here([adjusted, 0 - adjusted]),
      points: won === null || lost === null ? null : here([won, lost]),
    };
  };
}

function inField({ plan, rounds }: ScoredField): (table: number, board: number) => Became {
  const boards = new Map(rounds.flatMap((round) => round.boards).map((scored) => [scored.board, scored]));
  return (table, board) => {
    const scored = boards.get(board);
    const play = scored?.plays.find((known) => known.table === table);
    return {
      ...UNPLAYED,
      result: play?.result ?? null,
      isNotPlayed: play?.isNotPlayed ?? false,
      isAdjusted: play !== undefined && play.averages !== null,
      awarded: play?.averages ? [play.averages.ns, play.averages.ew] : null,
      points: scored && play ? worthAt(plan, scored, play) : null,
    };
  };
}

/** What a board is worth at a table by what decides: in teams an average stands for both tables, if both have something. */
function worthAt({ scoring }: FieldPlan, board: ScoredFieldBoard, play: ScoredPlay): Both<number> | null {
  const ofPlay = scoring === "matchpoints" ? play.matchpoints : play.imps;
  const ofTeams = isDone(play) ? teamImpsAt(board, play.table) : null;
  const worth = isInTeams(scoring) ? ofTeams : ofPlay;
  return worth && [rounded(worth.ns), rounded(worth.ew)];
}

function inMatches(matches: readonly ScoredMatch[]): (table: number, board: number) => Became {
  const found = new Map(
    matches.flatMap(({ match, boards }) =>
      boards.flatMap(({ board, results, cancelled, adjusted, points }) =>
        ([0, 1] as const).map((side) => {
          // At the match's second table its second team sits North-South.
          const own = (both: Both<number> | null) => both && (side === 0 ? both : ([both[1], both[0]] as const));
          const became: Became = {
            ...UNPLAYED,
            result: results[side],
            isCancelled: cancelled[side],
            isAdjusted: adjusted !== null,
            awarded: own(adjusted),
            points: own(points),
          };
          return [atTableKey(match.tables[side], board), became] as const;
        })
      )
    )
  );
  return (table, board) => found.get(atTableKey(table, board)) ?? UNPLAYED;
}
