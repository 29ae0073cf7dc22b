import type { TableRound } from "../../../sessions/at-tables";
import { isStaying, movesAfter, type Move } from "../../../play/at-table";
import { MovesPicture } from "./moves-picture";
import { moverName, spotName } from "../shared/sitting-name";
import { texts } from "../shared/texts";
import type { OpenEvening } from "../shared/use-evening";
import "./moves.css";

interface Props {
  readonly open: Pick<OpenEvening, "plan">;
  readonly after: TableRound;
}

/** The moves after a round from a table, to it, and into play elsewhere after sitting out. */
export function MovesAtTable({ moves, table }: { readonly moves: readonly Move[]; readonly table: number }) {
  const from = moves.filter((move) => move.from?.table === table);
  const others = moves.filter((move) => move.from?.table !== table && (move.from === null || move.to?.table === table));
  return <MoveList moves={[...from, ...others]} table={table} />;
}

/** All moves after a round, in the order of tables. */
export function AllMoves({ open: { plan }, after }: Props) {
  const moves = movesAfter(plan, after);
  const tables = new Set(
    moves.flatMap(({ from, to }) => [from?.table, to?.table]).filter((table) => table !== undefined)
  );
  return (
    <>
      {/* With more tables the arrows would be too many to follow; the list below has all moves. */}
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
          <strong>{texts.mover(moverText(move))}</strong> <span>{moveText(move, table)}</span>
        </li>
      ))}
    </ul>
  );
}

function moverText(move: Move): string {
  const name = moverName(move.mover);
  return move.from === null ? texts.satOut(name) : name;
}

/** @param table the table whose players read the text; null for a list of all tables. */
function moveText(move: Move, table: number | null): string {
  const { from, to } = move;
  if (to === null) return texts.sitsOut;
  const spot = spotName(to);
  if (to.table === table)
    return isStaying(move) ? texts.stays(spot) : from?.table === table ? texts.turns(spot) : texts.comes(spot);
  return isStaying(move) ? texts.staysAt(to.tableName, spot) : texts.goes(to.tableName, spot);
}
