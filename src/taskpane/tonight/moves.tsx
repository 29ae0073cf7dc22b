import type { Place } from "../../sessions/at-tables";
import { isStaying, movesAfter, type Move } from "../../play/at-table";
import { MovesPicture } from "./moves-picture";
import { moverName, spotName } from "./sitting-name";
import { texts } from "./texts";
import type { OpenEvening } from "./use-evening";

interface Props {
  readonly open: Pick<OpenEvening, "plan">;
  readonly after: Place;
}

/** Who goes where from a table after a round, who comes to it, and who comes in elsewhere. */
export function MovesAtTable({ open: { plan }, after }: Props) {
  const { table } = after;
  const moves = movesAfter(plan, after);
  const from = moves.filter((move) => move.from?.table === table);
  const others = moves.filter((move) => move.from?.table !== table && (move.from === null || move.to?.table === table));
  return (
    <>
      <MovesPicture moves={moves} table={table} />
      <MoveList moves={from} table={table} />
      {others.length > 0 && <MoveList moves={others} table={table} />}
    </>
  );
}

/** Where everybody goes after a round, from Table 1 on. */
export function AllMoves({ open: { plan }, after }: Props) {
  const moves = movesAfter(plan, after);
  const tables = new Set(
    moves.flatMap(({ from, to }) => [from?.table, to?.table]).filter((table) => table !== undefined)
  );
  return (
    <>
      {/* Of more tables nobody could follow the arrows: the lines below say it. */}
      {tables.size <= 2 && <MovesPicture moves={moves} table={null} />}
      <MoveList moves={moves} table={null} />
    </>
  );
}

function MoveList({ moves, table }: { readonly moves: readonly Move[]; readonly table: number | null }) {
  return (
    <ul class="moves">
      {moves.map((move) => (
        <li>{moveLine(move, table)}</li>
      ))}
    </ul>
  );
}

/** @param table at which it is read; null for all of them. */
function moveLine(move: Move, table: number | null): string {
  const { from, to } = move;
  const who = from === null ? texts.satOut(moverName(move.who)) : moverName(move.who);
  if (to === null) return texts.sitsOut(who);
  const spot = spotName(to);
  if (to.table !== table) return texts.move(who, to.tableName, spot);
  // Of players each is told the seat; a pair that stays sits as it did.
  if (isStaying(move)) return to.at === "N-S" || to.at === "E-W" ? texts.stays(who) : texts.staysAt(who, spot);
  return from?.table === table ? texts.staysAt(who, spot) : texts.comes(who, spot);
}
