import type { Pending } from "../shared/missing";
import { InSuits } from "../shared/suits";
import { texts } from "../shared/texts";
import "./pending-list.css";

interface Props {
  readonly pending: readonly Pending[];
  readonly go: (board: number, table: number) => void;
}

/** Links to the boards with pending entries; renders nothing if there are none. */
export function PendingList({ pending, go }: Props) {
  return pending.length === 0 ? null : (
    <section class="pending">
      <h2>{texts.pending}</h2>
      {pending.map(({ table, board, line }) => (
        <button type="button" onClick={() => go(board, table)}>
          <InSuits text={line} />
        </button>
      ))}
    </section>
  );
}
