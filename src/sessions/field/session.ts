import { rounded } from "../../bridge/rounded";
import { contestantsIn, forContestant, type Contestant } from "../../movements/contestant";
import { tableBoardKey } from "../results";
import {
  boardsAtTables,
  partnersSitting,
  tableRounds,
  UNPLAYED,
  type BoardState,
  type BoardAtTable,
  type TableRound,
  type SeatedPair,
} from "../at-tables";
import { pairSitting } from "../home/session";
import { texts } from "../result/texts";
import { DECIDING, ranked, UNITS, type ScoredSession } from "../scored-session";
import type { PerSide } from "../teams/match";
import { isDone } from "./board-counts";
import { FIELD_KINDS } from "./field-kind";
import { directionOf, isInTeams, type FieldPlan, type FieldSeated } from "./plan";
import { printProgress, printTotal, ruledLines } from "./report";
import { turnedKeys } from "./turned";
import { fromRoom, movementInRoom, visitName, visitOf } from "./visits";
import type { ScoredField, ScoredFieldBoard, ScoredPlay, ScoredWrongBoard } from "./scored-field";
import { teamImpsAt } from "./team-imps";

/** Returns the seats of each round in a field. */
export function fieldPlaces(plan: FieldPlan): TableRound[] {
  return tableRounds(movementInRoom(plan), (seated) => sittingOf(plan, seated));
}

/** Returns the seats of each round at the tables as a plan counts them, with the names of these tables in files. */
export function plannedPlaces(plan: FieldPlan): TableRound[] {
  return tableRounds(
    plan.movement,
    (seated) => sittingOf(plan, seated),
    (table) => visitName(plan, table)
  );
}

function sittingOf({ names }: FieldPlan, seated: FieldSeated): SeatedPair {
  if (typeof seated === "number") return pairSitting(names, seated);
  return partnersSitting(names, seated);
}

/** Converts a scored field to the form that all sessions share. */
export function fieldSession(scored: ScoredField): ScoredSession {
  const { plan, totals, places, standings, tallies, boards, progress, unplayed } = scored;
  const { kind, names, scoring } = plan;
  const all = totals.map((total, contestant) => ({ total, place: places[contestant] ?? "" }));
  const { designation } = FIELD_KINDS[kind];
  const turned = turnedKeys(scored.turned, plan);
  const isTurned = (at: BoardAtTable) => {
    const place = fromRoom(plan, at);
    return place !== null && turned.has(tableBoardKey(place.table, place.board));
  };
  const rankedAll = ranked({ designation, names, standings }, all, ({ total }, contestant) => ({
    shown: total === null ? "" : printTotal(scored, total),
    total,
    direction: directionOf(plan, contestant),
    seated: partnersOf(scored, contestant).map(
      (partner) => [forContestant(names, contestant), forContestant(names, partner)] as const
    ),
    ...(scoring === "matchpoints" && { points: rounded(forContestant(tallies, contestant).matchpoints) }),
    // The ranking compares more decimals than are shown.
    [DECIDING[scoring]]: total === null ? null : rounded(total),
  }));
  return {
    standings: rankedAll,
    withHandicap: rankedAll,
    played: { done: progress.scored, expected: progress.of },
    date: plan.date,
    isBegun: totals.some((total) => total !== null),
    progress: printProgress(scored),
    isOver: unplayed.length === 0,
    unit: UNITS[scoring],
    sentences: [...(plan.handicaps ? [texts.withHandicaps] : []), ...ruledLines(scored)],
    boards: boardsAtTables(fieldPlaces(plan), atTables(scored)).map((at) => (isTurned(at) ? asSat(at) : at)),
    ...(scored.wrongBoards.length > 0 && { inPlace: boards.flatMap(({ wrong }) => wrong.map(inPlaceOf(plan))) }),
    compared: boards.map(({ board, plays, wrong }) => ({
      board,
      results: [...plays, ...wrong].map(({ result }) => result),
    })),
    swings: [],
    matches: [],
  };
}

/**
 * Returns a function that describes a board played in place of another: at its table in the room, with the players'
 * seats.
 */
function inPlaceOf(plan: FieldPlan): (play: ScoredWrongBoard) => BoardAtTable {
  return ({ round, table, board, ns, ew, result, isTurned, ...worth }) => {
    const points = plan.scoring === "matchpoints" ? worth.matchpoints : worth.imps;
    return {
      ...UNPLAYED,
      round,
      part: null,
      ...atTableInRoom(plan, table),
      board,
      result,
      isTurned,
      sitting: [sittingOf(plan, ns), sittingOf(plan, ew)],
      points: points && [rounded(points.ns), rounded(points.ew)],
    };
  };
}

function atTableInRoom(plan: FieldPlan, counted: number): Pick<BoardAtTable, "table" | "tableName"> {
  const { table } = visitOf(plan, counted);
  return { table, tableName: String(table) };
}

/** Returns a board at a table with the sides exchanged, as they sat. */
function asSat({ sitting: [ns, ew], ...at }: BoardAtTable): BoardAtTable {
  return { ...at, sitting: [ew, ns], isTurned: true };
}

/** Returns the player's partners, round by round; empty if pairs play. */
function partnersOf({ rounds }: ScoredField, player: Contestant): Contestant[] {
  return rounds.flatMap(({ plan: { tables } }) =>
    tables
      .flatMap(({ ns, ew }) => [contestantsIn(ns), contestantsIn(ew)])
      .filter((seated) => seated.includes(player))
      .flatMap((seated) => seated.filter((other) => other !== player))
  );
}

function atTables({ plan, boards }: ScoredField): (table: number, board: number) => BoardState {
  const byNumber = new Map(boards.map((scored) => [scored.board, scored]));
  return (table, board) => {
    const place = fromRoom(plan, { table, board });
    const scored = place ? byNumber.get(place.board) : undefined;
    const play = scored?.plays.find((candidate) => candidate.table === place?.table);
    return {
      ...UNPLAYED,
      result: play?.result ?? null,
      isNotPlayed: play?.isNotPlayed ?? false,
      isAdjusted: play !== undefined && (play.averages ?? play.weighted ?? play.ruled) !== null,
      awarded: play?.averages ? [play.averages.ns, play.averages.ew] : null,
      points: scored && play ? worthAt(plan, scored, play) : null,
    };
  };
}

/**
 * Returns a board's score at a table: matchpoints, IMPs, or in teams the IMPs of the two tables; null until the table
 * is scored.
 */
function worthAt({ scoring }: FieldPlan, board: ScoredFieldBoard, play: ScoredPlay): PerSide<number> | null {
  const ofPlay = scoring === "matchpoints" ? play.matchpoints : play.imps;
  const ofTeams = isDone(play) ? teamImpsAt(board, play.table) : null;
  const worth = isInTeams(scoring) ? ofTeams : ofPlay;
  return worth && [rounded(worth.ns), rounded(worth.ew)];
}
