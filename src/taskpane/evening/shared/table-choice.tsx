import { texts } from "./texts";
import type { TablePlan } from "../../../sessions/table-plan";
import { tablesIn } from "../../../sessions/kinds";

interface Props {
  readonly plan: TablePlan;
  readonly table: number;
  readonly choose: (table: number) => void;
}

export function TableChoice({ plan, table, choose }: Props) {
  return (
    <select
      aria-label={texts.table}
      value={String(table)}
      onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
    >
      {tablesIn(plan).map((each) => (
        <option value={String(each.table)}>{texts.tableName(each.name)}</option>
      ))}
    </select>
  );
}
