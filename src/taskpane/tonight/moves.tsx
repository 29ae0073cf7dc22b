import type { TableRound } from "../../sessions/at-tables";
import { isStaying, movesAfter, type Move } from "../../play/at-table";
import { MovesPicture } from "./moves-picture";
import { moverName, spotName } from "./sitting-name";
import { texts } from "./texts";
import type { OpenEvening } from "./use-evening";

interface Props {
  readonly open: Pick<OpenEvening, "plan">;
  readonly after: TableRound;
}

/** Who goes where from a table after a round, who comes to it, and who comes in elsewhere. */
export function MovesAtTable({ moves, table }: { readonly moves: readonly Move[]; readonly table: number }) {
  const from = moves.filter((move) => move.from?.table === table);
  const others = moves.filter((move) => move.from?.table !== table && (move.from === null || move.to?.table === table));
  return <MoveList moves={[...from, ...others]} table={table} />;
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
        <li>
          <strong>{texts.mover(moverOf(move))}</strong> <span>{moveOf(move, table)}</span>
        </li>
      ))}
    </ul>
  );
}

function moverOf({ who, from }: Move): string {
  return from === null ? texts.satOut(moverName(who)) : moverName(who);
}

/** @param table at which it is read; null for all of them. */
function moveOf(move: Move, table: number | null): string {
  const { from, to } = move;
  if (to === null) return texts.sitsOut;
  const spot = spotName(to);
  if (to.table === table)
    return isStaying(move) ? texts.stays(spot) : from?.table === table ? texts.turns(spot) : texts.comes(spot);
  return isStaying(move) ? texts.staysAt(to.tableName, spot) : texts.goes(to.tableName, spot);
}
