import { playingTwice } from "../../sessions/field/wrong-board";
import { FIELD_KINDS } from "../../sessions/field/field-kind";
import type { TablePlan } from "../../sessions/table-plan";
import { allowsRulings, wrongBoardsIn, type CurrentRulings } from "../../play/rulings";
import { texts } from "./texts";
import { nameOf, pointsFor } from "./words";

interface Props {
  readonly plan: TablePlan;
  readonly ruled: CurrentRulings;
  readonly at: { readonly table: number; readonly board: number };
}

/** What the Director has ruled on a board at a table, beside it; nothing where there is nothing. */
export function RuledAt(props: Props) {
  const said = ruledWords(props);
  return said === "" ? null : <p class="ruled-at">{said}</p>;
}

/** The same in words. */
export function ruledWords({ plan, ruled: { counted }, at }: Props): string {
  const own = counted.flatMap((each) => {
    if (each.ruling === "penalty" || each.is === null || each.table !== at.table || each.board !== at.board) return [];
    if (each.ruling === "instead") return texts.ruled.instead(nameOf(plan, each.is.board), pointsFor(each.is.points));
    return each.ruling === "group" ? texts.ruled.group(each.is) : texts.ruled[each.ruling];
  });
  return [...own, ...playedBefore(plan, counted, at)].join("; ");
}

/** Who sits there and has played the board already, in place of another. */
function playedBefore(plan: TablePlan, counted: CurrentRulings["counted"], at: Props["at"]): string[] {
  if (!allowsRulings(plan)) return [];
  const { long } = FIELD_KINDS[plan.kind].designation;
  const who = wrongBoardsIn(counted).flatMap((wrong) => playingTwice(wrong, at, plan).map(long));
  return who.length === 0 ? [] : [texts.ruled.before([...new Set(who)].join(", "))];
}
