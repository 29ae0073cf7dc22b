import { texts } from "./texts";
import type { TablePlan } from "../../sessions/table-plan";
import { tablesIn } from "../../sessions/kinds";

interface Props {
  readonly plan: TablePlan;
  readonly table: number;
  readonly choose: (table: number) => void;
}

/** The tables of an evening, to choose one. */
export function TableChoice({ plan, table, choose }: Props) {
  return (
    <select
      aria-label={texts.table}
      value={String(table)}
      onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
    >
      {tablesIn(plan).map((known) => (
        <option value={String(known.table)}>{texts.tableName(known.name)}</option>
      ))}
    </select>
  );
}
