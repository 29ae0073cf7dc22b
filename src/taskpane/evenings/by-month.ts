import { eveningPlan, type Evening } from "../../play/evening";

const MONTH = new Intl.DateTimeFormat(undefined, { month: "long", year: "numeric" });

interface MonthOfEvenings {
  /** Month and year in the user's language. */
  readonly month: string;
  readonly evenings: readonly Evening[];
}

/** Groups evenings by month, latest month first; an evening without a date belongs to the month of its last change. */
export function byMonth(all: readonly Evening[]): MonthOfEvenings[] {
  const months = new Map<string, Evening[]>();
  for (const evening of all) {
    const key = dayOf(evening).slice(0, 7);
    months.set(key, [...(months.get(key) ?? []), evening]);
  }
  return [...months]
    .sort(([first], [second]) => (first < second ? 1 : -1))
    .map(([key, evenings]) => ({ month: MONTH.format(new Date(`${key}-15T12:00`)), evenings }));
}

function dayOf(evening: Evening): string {
  return eveningPlan(evening).date || new Date(evening.changed).toISOString();
}
