import fc from "fast-check";
import { isPossibleScore } from "../../src/bridge/possible-scores";
import { STRAINS, type Contract } from "../../src/bridge/contract";
import { boardScore } from "../../src/bridge/contract-score";
import { SEATS } from "../../src/bridge/seat";
import { vulnerabilityOf } from "../../src/bridge/vulnerability";
import { contestants } from "../../src/movements/contestant";
import { boardKey, type PlannedMatch, type TeamResults } from "../../src/sessions/teams/match";
import type { ChicagoPlan } from "../../src/sessions/chicago/plan";
import type { ChicagoResults } from "../../src/sessions/chicago/results";
import { PENALTY_UNITS } from "../../src/sessions/field/penalties";
import { hasGroups, type FieldPlan } from "../../src/sessions/field/plan";
import type { Turned } from "../../src/sessions/field/turned";
import { seatingAt, type WrongBoard } from "../../src/sessions/field/wrong-board";
import type { FieldResults, WeightedSides } from "../../src/sessions/field/results";
import type { HomePlan } from "../../src/sessions/home/plan";
import { tableBoardKey, type SessionResults, type TableResult } from "../../src/sessions/results";

const bid = fc.record({
  level: fc.integer({ min: 1, max: 7 }),
  strain: fc.constantFrom(...STRAINS),
  doubling: fc.constantFrom(0 as const, 0 as const, 0 as const, 1 as const, 2 as const),
});

/** A number from 0 to 1, all of them as likely: what is drawn without this favours the ends. */
const chance = fc.noBias(fc.nat({ max: 999 })).map((thousandths) => thousandths / 1000);

/** All points that contracts give, whatever the vulnerability. */
const SCORES = Array.from({ length: 401 }, (_, i) => i * 10 - 2000).filter((points) => isPossibleScore(points, null));

/** Any result of a board at a table: mostly a contract, now and then points alone or against it. */
export function tableResult(table: number, board: number): fc.Arbitrary<TableResult> {
  const typedPoints = fc.constantFrom(...SCORES);
  const passedOut = fc.constant({
    table,
    board,
    contract: "Pass" as const,
    declarer: null,
    result: null,
    points: 0,
    expected: 0,
  });
  const played = fc
    .tuple(bid, fc.constantFrom(...SEATS), fc.nat({ max: 13 }))
    .map(([contract, declarer, tricks]) => scored(table, board, contract, declarer, tricks - contract.level - 6));
  const pointsAlone = typedPoints.map((points) => ({
    table,
    board,
    contract: null,
    declarer: null,
    result: null,
    points,
    expected: null,
  }));
  const typedOver = fc.tuple(played, typedPoints).map(([result, points]) => ({ ...result, points }));
  return fc.oneof(
    { weight: 16, arbitrary: played },
    { weight: 1, arbitrary: passedOut },
    { weight: 2, arbitrary: pointsAlone },
    { weight: 1, arbitrary: typedOver }
  );
}

function scored(
  table: number,
  board: number,
  contract: Exclude<Contract, "Pass">,
  declarer: (typeof SEATS)[number],
  result: number
): TableResult {
  const points = boardScore(contract, declarer, result, vulnerabilityOf(board));
  return { table, board, contract, declarer, result, points, expected: points };
}

/**
 * Results of an event of teams; `played` is the share of the boards at each table that have one. Now
 * and then the Director gives both teams something that does not cancel, or a board is cancelled.
 */
export function teamResults(matches: readonly PlannedMatch[], played: number): fc.Arbitrary<TeamResults> {
  const each = matches.flatMap(({ tables, boards }) =>
    tables.flatMap((table) =>
      boards.map((board) =>
        fc.tuple(tableResult(table, board), chance).map(([result, drawn]) => (drawn <= played ? [result] : []))
      )
    )
  );
  const imps = fc.integer({ min: -9, max: 9 });
  const adjusted = matches.flatMap((match) =>
    match.boards.map((board) =>
      fc
        .tuple(imps, imps, chance)
        .map(([one, other, drawn]) => (drawn < 0.05 ? [[boardKey(match, board), [one, other] as const] as const] : []))
    )
  );
  const all = fc.tuple(
    fc.tuple(...each).map((found) => found.flat()),
    fc.tuple(...each.map(() => chance))
  );
  const places = matches.flatMap(({ tables, boards }) =>
    tables.flatMap((table) => boards.map((board) => ({ table, board })))
  );
  return fc
    .tuple(
      all,
      fc.tuple(...adjusted).map((found) => new Map(found.flat()))
    )
    .map(([[tables, drawn], given]) => {
      const isPlayed = new Set(tables.map(({ table, board }) => tableBoardKey(table, board)));
      const keys = places.map(({ table, board }) => tableBoardKey(table, board));
      return {
        tables,
        adjusted: given,
        cancelled: new Set(keys.filter((key, i) => !isPlayed.has(key) && drawn[i]! < 0.2)),
      };
    });
}

/** Results of an evening; `played` is the share of the boards at each table that have one. */
export function results(plan: HomePlan, played: number): fc.Arbitrary<SessionResults> {
  const boards = plan.subrounds.flatMap((subround) => subround.boards);
  const each = ([1, 2] as const).flatMap((table) =>
    boards.map((board) =>
      fc.tuple(tableResult(table, board), chance).map(([result, drawn]) => (drawn <= played ? [result] : []))
    )
  );
  const adjusted = boards.map((board) =>
    fc
      .tuple(fc.integer({ min: -9, max: 9 }), chance)
      .map(([imps, drawn]) => (drawn < 0.05 ? [[board, imps] as const] : []))
  );
  return fc.record({
    tables: fc.tuple(...each).map((found) => found.flat()),
    adjusted: fc.tuple(...adjusted).map((found) => new Map(found.flat())),
  });
}

/**
 * Results of a field; `played` is the share of the boards at each table that have one. Now and then the Director gives
 * averages, in place of a score or before there is one; scores are often alike, as they are at tables.
 */
export function fieldResults(plan: FieldPlan, played: number): fc.Arbitrary<FieldResults> {
  const average = fc.constantFrom(40, 50, 60, 60, 40, 63, 5, 70);
  const places = plan.stretches.flatMap(({ boards, tables }) =>
    boards.flatMap((board) => tables.map(({ table }) => ({ table, board })))
  );
  const alike = (board: number, table: number) =>
    scored(table, board, { level: 4, strain: "H", doubling: 0 }, "N", board % 3 === 0 ? 0 : -1);
  const each = places.map(({ table, board }) =>
    fc.tuple(tableResult(table, board), chance, chance).map(([result, drawn, same]) => {
      if (drawn <= played) return { result: same < 0.4 ? alike(board, table) : result };
      return same < 0.3 ? { notPlayed: tableBoardKey(table, board) } : {};
    })
  );
  const adjusted = places.map(({ table, board }) =>
    fc
      .tuple(average, average, chance)
      .map(([ns, ew, drawn]) => (drawn < 0.04 ? [[tableBoardKey(table, board), { ns, ew }] as const] : []))
  );
  const others = fc.tuple(randomGroups(plan), randomWeighted(plan));
  return fc.tuple(fc.tuple(...each), fc.tuple(...adjusted), others).map(([found, given, [fouled, weighted]]) => ({
    tables: found.flatMap(({ result }) => result ?? []),
    notPlayed: new Set(found.flatMap(({ notPlayed }) => notPlayed ?? [])),
    adjusted: new Map(given.flat().filter(([key]) => !weighted.has(key))),
    groups: fouled,
    weighted,
  }));
}

/** Weighted and split scores of a few boards at tables; in teams there are none. */
export function randomWeighted(plan: FieldPlan): fc.Arbitrary<ReadonlyMap<string, WeightedSides>> {
  if (!hasGroups(plan)) return fc.constant(new Map());
  const shares = fc.constantFrom([100], [60, 40], [50, 50], [33, 33, 34], [1, 99], [10, 20, 70]);
  const place = fc.constantFrom(
    // Of few boards, so that some have more than one.
    ...plan.inPlay.slice(0, 4).flatMap(({ board, seatings }) => seatings.map(({ table }) => ({ board, table })))
  );
  const score = place.chain(({ board, table }) => {
    // Others do not count, on sheets and in files.
    const possible = (points: number) => isPossibleScore(points, vulnerabilityOf(board));
    const points = tableResult(table, board).map((result) => (possible(result.points) ? result.points : 0));
    const side = shares.chain((percents) =>
      fc.tuple(...percents.map((percent) => points.map((of) => ({ points: of, percent }))))
    );
    return fc
      .tuple(side, fc.option(side, { freq: 2 }))
      .map(([ns, ew]) => [tableBoardKey(table, board), { ns, ew: ew ?? ns }] as const);
  });
  return fc.oneof(fc.constant([]), fc.array(score, { maxLength: 4 })).map((all) => new Map(all));
}

/** Groups of a few fouled boards; in teams there are none. */
export function randomGroups(plan: FieldPlan): fc.Arbitrary<ReadonlyMap<string, string>> {
  if (!hasGroups(plan)) return fc.constant(new Map());
  const letter = fc.constantFrom("", "", "B", "C");
  const places = plan.inPlay.flatMap(({ board, seatings }) => seatings.map(({ table }) => ({ board, table })));
  return fc
    .tuple(fc.array(letter, { minLength: places.length, maxLength: places.length }), fc.integer({ min: 3, max: 9 }))
    .map(
      ([letters, every]) =>
        new Map(
          places.flatMap(({ board, table }, i) => {
            const group = board % every === 0 ? (letters[i] ?? "") : "";
            return group === "" ? [] : [[tableBoardKey(table, board), group] as const];
          })
        )
    );
}

/** Tables at which the pairs sat the wrong way, for a round or for a board; in teams there are none. */
function randomTurned(plan: FieldPlan): fc.Arbitrary<readonly Turned[]> {
  if (!hasGroups(plan)) return fc.constant([]);
  const at = fc
    .tuple(fc.constantFrom(...plan.movement), fc.boolean(), fc.nat())
    .map(([{ round, table, boards }, isWhole, nth]): Turned => ({
      ...{ round, table },
      board: isWhole ? null : (boards[nth % boards.length] ?? null),
    }));
  const isSame = (one: Turned, other: Turned) =>
    one.round === other.round &&
    one.table === other.table &&
    (one.board === other.board || one.board === null || other.board === null);
  return fc.oneof(fc.constant([]), fc.uniqueArray(at, { maxLength: 4, comparator: isSame }));
}

/** Boards that tables played in place of their own; in teams there are none. */
function randomWrongBoards(plan: FieldPlan): fc.Arbitrary<readonly WrongBoard[]> {
  if (!hasGroups(plan)) return fc.constant([]);
  const at = fc.tuple(fc.constantFrom(...plan.movement), fc.nat(), fc.nat()).chain(([{ table, boards }, left, nth]) => {
    // Of few boards, so that some are played so more than once.
    const others = plan.inPlay.map(({ board }) => board).filter((board) => !boards.includes(board));
    const board = others[nth % Math.min(6, others.length)] ?? 1;
    const instead = boards[left % boards.length] ?? 1;
    return tableResult(table, board).map(({ points }): WrongBoard => ({
      ...{ table, board, instead },
      points: isPossibleScore(points, vulnerabilityOf(board)) ? points : 0,
    }));
  });
  const isSame = (one: WrongBoard, other: WrongBoard) =>
    seatingAt(one, plan) === seatingAt(other, plan) && (one.board === other.board || one.instead === other.instead);
  // More than two of one board are exact to some decimals only.
  const exact = (all: readonly WrongBoard[]) =>
    all.filter(({ board }, i) => all.slice(0, i).filter((before) => before.board === board).length < 2);
  const some = fc.uniqueArray(at, { maxLength: 4, comparator: isSame }).map(exact);
  return fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: some });
}

/** The same with penalties of a few, tables at which the pairs sat the wrong way, and boards played in place of others. */
export function withRulings(plan: FieldPlan, played: fc.Arbitrary<FieldResults>): fc.Arbitrary<FieldResults> {
  const units = fc.constantFrom(...PENALTY_UNITS[plan.scoring]);
  const penalty = fc.record({
    contestant: fc.constantFrom(...contestants(plan.names.length)),
    amount: fc.oneof(
      fc.constantFrom(1, 2, 10, 25),
      fc.integer({ min: 100, max: 9999 }).map((all) => all / 100)
    ),
    unit: units,
    reason: fc.constantFrom("", "late", "=1+1", 'a second "warning", given twice'),
  });
  const penalties = fc.oneof(fc.constant([]), fc.array(penalty, { maxLength: 5 }));
  const lists = fc.tuple(randomTurned(plan), randomWrongBoards(plan));
  return fc.tuple(played, penalties, lists).map(([results, taken, [turned, wrongBoards]]) => ({
    ...{ ...results, turned, wrongBoards, penalties: taken },
  }));
}

/** Results of an evening at one table; `played` is the share of the deals that have one. */
export function chicagoResults(plan: ChicagoPlan, played: number): fc.Arbitrary<ChicagoResults> {
  const boards = plan.movement.flatMap((seating) => seating.boards);
  const hcp = plan.expected ? fc.option(fc.nat({ max: 40 }), { freq: 8 }) : fc.constant(null);
  const each = boards.map((board) =>
    fc.tuple(tableResult(1, board), chance, chance, hcp).map(([result, drawn, other, points]) => {
      const known = points === null ? [] : [[board, points] as const];
      if (drawn <= played) return { result, known };
      return other < 0.2 ? { notPlayed: board, known } : { known };
    })
  );
  return fc.tuple(...each).map((found) => ({
    hcp: new Map(found.flatMap(({ known }) => known)),
    tables: found.flatMap(({ result }) => result ?? []),
    notPlayed: new Set(found.flatMap(({ notPlayed }) => notPlayed ?? [])),
  }));
}
