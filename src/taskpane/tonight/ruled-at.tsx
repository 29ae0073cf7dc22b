import type { Ruled } from "../../play/rulings";
import { texts } from "./texts";

interface Props {
  readonly ruled: Ruled;
  readonly at: { readonly table: number; readonly board: number };
}

/** What the Director has ruled on a board at a table, beside it; nothing where there is nothing. */
export function RuledAt({ ruled: { counted }, at }: Props) {
  const own = counted.flatMap((each) => {
    if (each.ruling === "penalty" || each.table !== at.table || each.board !== at.board) return [];
    return each.ruling === "group" ? texts.ruled.group(each.is ?? "") : texts.ruled[each.ruling];
  });
  return own.length === 0 ? null : <p class="ruled-at">{own.join("; ")}</p>;
}
