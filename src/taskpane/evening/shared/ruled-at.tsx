import { playingTwice } from "../../../sessions/field/wrong-board";
import { FIELD_KINDS } from "../../../sessions/field/field-kind";
import { fromRoom } from "../../../sessions/field/visits";
import type { TablePlan } from "../../../sessions/table-plan";
import { allowsRulings, planned, wrongBoardsIn, type CurrentRulings } from "../../../play/rulings";
import { texts } from "./texts";
import { nameOf, pointsFor } from "./words";
import "./ruled-at.css";

interface Props {
  readonly plan: TablePlan;
  readonly ruled: CurrentRulings;
  readonly place: { readonly table: number; readonly board: number };
}

/** The Director's rulings on a board at a table; renders nothing if there are none. */
export function RuledAt(props: Props) {
  const text = ruledWords(props);
  return text === "" ? null : <p class="ruled-at">{text}</p>;
}

/** The rulings on a board at a table as text; "" if there are none. */
export function ruledWords({ plan, ruled: { counted }, place }: Props): string {
  const rulingLines = counted.flatMap((each) => {
    if (each.ruling === "penalty" || each.is === null || each.table !== place.table || each.board !== place.board)
      return [];
    if (each.ruling === "instead")
      return texts.ruled.wrongBoard(nameOf(plan, each.is.board), pointsFor(each.is.points));
    return each.ruling === "group" ? texts.ruled.group(each.is) : texts.ruled[each.ruling];
  });
  return [...rulingLines, ...playedBefore(plan, counted, place)].join("; ");
}

/**
 * Names the contestants at the table who have already played the board in place of another; empty if there are none.
 */
function playedBefore(plan: TablePlan, counted: CurrentRulings["counted"], place: Props["place"]): string[] {
  if (!allowsRulings(plan)) return [];
  const { long } = FIELD_KINDS[plan.kind].designation;
  const players = wrongBoardsIn(counted).flatMap((wrong) =>
    playingTwice(planned(wrong, plan), fromRoom(plan, place) ?? place, plan).map(long)
  );
  return players.length === 0 ? [] : [texts.ruled.before([...new Set(players)].join(", "))];
}
