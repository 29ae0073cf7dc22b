import { contestantNumber } from "../movements/contestant";
import type { Scored } from "../sessions/kinds";
import { turnedKeys } from "../sessions/field/turned";
import { writtenShares } from "../sessions/field/results";
import { atTableKey } from "../sessions/results";
import { rulingKey, valuesOf, type Decision, type Ruling } from "./rulings";
import { newMark } from "./session-mark";

/** What the Director has ruled in a scored session, as it stands in its workbook. */
export function rulingsOfScored(scored: Scored): Decision[] {
  if (!("penalties" in scored && "turned" in scored)) return [];
  const turned = turnedKeys(scored.turned, scored.plan);
  const ofBoards = scored.boards.flatMap(({ board, plays }) =>
    plays.flatMap(({ table, group, weighted }): Decision[] => [
      ...(turned.has(atTableKey(table, board)) ? [{ ruling: "turned", table, board, is: true } as const] : []),
      ...(group === "" ? [] : [{ ruling: "group", table, board, is: group } as const]),
      ...(weighted ? [{ ruling: "weighted", table, board, is: writtenShares(weighted) } as const] : []),
    ])
  );
  const penalties = scored.penalties.map(({ contestant, amount, unit, reason }): Decision => ({
    ...{ ruling: "penalty", id: newMark() },
    is: { number: contestantNumber(contestant), amount, unit, reason },
  }));
  return [...ofBoards, ...penalties];
}

/** What of it an evening does not know, and what it has otherwise. */
export function comparedTo(
  known: readonly Ruling[],
  decisions: readonly Decision[]
): { readonly news: readonly Decision[]; readonly others: readonly Decision[] } {
  const byKey = new Map(known.map((each) => [rulingKey(each), each]));
  const penalties = known.filter((each) => each.ruling === "penalty");
  const left = decisions.filter((each) => {
    if (each.ruling !== "penalty") return true;
    // A workbook has no names for penalties: the same one is not a second.
    const same = penalties.findIndex((other) => textOf(other) === textOf(each));
    if (same >= 0) penalties.splice(same, 1);
    return same < 0;
  });
  const here = (each: Decision) => byKey.get(rulingKey(each));
  return {
    news: left.filter((each) => !here(each)),
    others: left.filter((each) => {
      const own = here(each);
      return own !== undefined && textOf(own) !== textOf(each);
    }),
  };
}

const textOf = (decision: Decision) => JSON.stringify(valuesOf(decision));
