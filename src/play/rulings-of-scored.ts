import { contestantNumber } from "../movements/contestant";
import type { Scored } from "../sessions/kinds";
import type { FieldPlan } from "../sessions/field/plan";
import { writtenShares, type FieldResults } from "../sessions/field/results";
import { turnedKeys } from "../sessions/field/turned";
import { inRoom } from "../sessions/field/visits";
import { parseEntryKey, entryKey } from "./evening";
import { rulingKey, textOf, type Decision, type Ruling } from "./rulings";
import { newMark } from "./session-mark";

/** The rulings of a session read from a workbook. */
export function rulingsOfScored(scored: Scored): Decision[] {
  if (!("penalties" in scored && "turned" in scored)) return [];
  const plays = scored.boards.flatMap(({ board, plays: all }) =>
    all.map(({ table, group, weighted }) => ({ key: entryKey({ table, board }), group, weighted }))
  );
  const groups = new Map(plays.flatMap(({ key, group }) => (group === "" ? [] : [[key, group]])));
  const weighted = new Map(plays.flatMap(({ key, weighted: sides }) => (sides ? [[key, sides]] : [])));
  return decisionsOf({ ...scored, groups, weighted }, scored.plan);
}

/** The rulings in results; each penalty gets a new id. */
export function decisionsOf(
  { turned = [], groups = new Map(), weighted = new Map(), wrongBoards = [], penalties = [] }: Partial<FieldResults>,
  plan: FieldPlan
): Decision[] {
  const placeOf = (key: string) => inRoom(plan, parseEntryKey(key));
  return [
    ...[...turnedKeys(turned, plan)].map((key): Decision => ({ ruling: "turned", ...placeOf(key), is: true })),
    ...[...groups].map(([key, letter]): Decision => ({ ruling: "group", ...placeOf(key), is: letter })),
    ...[...weighted].map(([key, sides]): Decision => ({
      ruling: "weighted",
      ...placeOf(key),
      is: writtenShares(sides),
    })),
    ...wrongBoards.map(({ table, instead, board, points }): Decision => ({
      ruling: "instead",
      ...inRoom(plan, { table, board: instead }),
      is: { board, points },
    })),
    ...penalties.map(({ contestant, amount, unit, reason }): Decision => ({
      ruling: "penalty",
      id: newMark(),
      is: { number: contestantNumber(contestant), amount, unit, reason },
    })),
  ];
}

/**
 * Returns the decisions on subjects on which the evening has no ruling, and decisions that differ from the evening's
 * ruling on the same subject.
 */
export function comparedTo(
  existing: readonly Ruling[],
  decisions: readonly Decision[]
): { readonly news: readonly Decision[]; readonly others: readonly Decision[] } {
  const byKey = new Map(existing.map((each) => [rulingKey(each), each]));
  const penalties = existing.filter((each) => each.ruling === "penalty");
  const left = decisions.filter((each) => {
    if (each.ruling !== "penalty") return true;
    // Penalties have no ids in workbooks: an equal one is not another penalty.
    const same = penalties.findIndex((other) => textOf(other) === textOf(each));
    if (same >= 0) penalties.splice(same, 1);
    return same < 0;
  });
  const localRuling = (each: Decision) => byKey.get(rulingKey(each));
  return {
    news: left.filter((each) => !localRuling(each)),
    others: left.filter((each) => {
      const existingRuling = localRuling(each);
      return existingRuling !== undefined && textOf(existingRuling) !== textOf(each);
    }),
  };
}
