import type { TableRound } from "../../../sessions/at-tables";
import { movesAfter, nextStretch } from "../../../play/at-table";
import { seatsIn } from "../../../play/seats";
import type { TablePlan } from "../../../sessions/table-plan";
import { Disclosure } from "../../components/disclosure";
import { personName, spotName } from "../shared/sitting-name";
import { texts } from "../shared/texts";
import type { OpenEvening } from "../shared/use-evening";
import { Seats, SittingOutNow } from "./seats";
import "./moves.css";

/** Maximum number of tables shown at once; with more tables, all but one are folded. */
const MAX_SHOWN = 2;

interface RoundProps {
  readonly plan: TablePlan;
  readonly now: TableRound;
  /** The round before; null for the first round. */
  readonly after: TableRound | null;
  /** The table whose players see the page; null to show all tables. */
  readonly table: number | null;
}

/** The seats of a round at all tables, or at one table with the moves of its players, and other tables folded. */
export function RoundSeats({ plan, now, after, table }: RoundProps) {
  const tables = seatsIn(plan, now, after);
  const isAll = table === null || tables.length <= MAX_SHOWN;
  const ownTables = isAll ? tables : tables.filter(({ place }) => place.table === table);
  const others = tables.filter((each) => !ownTables.includes(each));
  return (
    <>
      {after && !isAll && <Leaving plan={plan} after={after} table={table} />}
      <Seats plan={plan} tables={ownTables} />
      <SittingOutNow plan={plan} now={now} />
      {others.length > 0 && (
        <Disclosure summary={texts.seating.others}>{() => <Seats plan={plan} tables={others} />}</Disclosure>
      )}
    </>
  );
}

/** The moves of the pairs or players who go from this table to another one. */
function Leaving({ plan, after, table }: Omit<RoundProps, "now"> & { readonly after: TableRound }) {
  return (
    <ul class="moves">
      {movesAfter(plan, after).map(
        ({ mover, from, to }) =>
          from?.table === table &&
          to !== null &&
          to.table !== table && (
            <li>
              <strong>{texts.mover(personName(mover))}</strong> <span>{texts.goes(to.tableName, spotName(to))}</span>
            </li>
          )
      )}
    </ul>
  );
}

interface Props {
  readonly open: Pick<OpenEvening, "plan">;
  readonly after: TableRound;
}

/** The seats at all tables in the round that follows `after`. */
export function AllMoves({ open: { plan }, after }: Props) {
  const now = nextStretch(plan, after);
  return now && <RoundSeats plan={plan} now={now} after={after} table={null} />;
}
