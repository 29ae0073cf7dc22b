import type { Season } from "../../../src/season/season";
import type { Workbook } from "../../../src/workbook/model";
import type { Recalculated } from "../libreoffice";
import { shownIn, spanOf, unmet, type Claim, type Shown } from "./shown";

const LADDERS = { player: "Ladder", pair: "Pairs", team: "Teams" };
const MEMBERS = { player: "Player", pair: "Pair", team: "Team" };

/** What the workbook of a season shows otherwise than is added up, in words. */
export function seasonOtherwise(
  found: Season,
  workbook: Workbook,
  recalculated: ReadonlyMap<string, Recalculated>
): string[] {
  const shown = shownIn(workbook, recalculated);
  return found.series.flatMap((series) => claimsOf(found, series, shown)).flatMap(unmet);
}

function claimsOf({ series: all, rules }: Season, { name, ladders }: Season["series"][number], shown: Shown): Claim[] {
  const sheetCalled = (sheet: string) => (all.length > 1 ? `${sheet} (${name})` : sheet);
  return ladders.flatMap(({ subject: who, rows }) => {
    const sheet = sheetCalled(LADDERS[who]);
    const below = (heading: string, of: (row: (typeof rows)[number]) => string | number | null) =>
      shown.below(sheet, heading, rows.map(of));
    const byName = [...rows].sort((a, b) => (a.name < b.name ? -1 : 1));
    const handicaps = sheetCalled("Handicaps");
    const column = spanOf(1, 30).find((each) => shown.at(handicaps, 5, each) === MEMBERS[who]) ?? 1;
    const given = (right: number, of: (row: (typeof rows)[number]) => string | number) => ({
      what: `${handicaps}, ${right} beside ${who}`,
      found: spanOf(6, 5 + rows.length)
        .map((row) => [String(shown.at(handicaps, row, column)), shown.at(handicaps, row, column + right)] as const)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([, value]) => value),
      wanted: byName.map(of),
    });
    return [
      below("Place", ({ place }) => place),
      below(MEMBERS[who], (row) => row.name),
      below("Even-\nings", ({ played }) => played),
      below("Total", ({ total }) => total),
      below("Average", ({ average }) => average),
      ...(rules.best === null ? [] : [below(`Best ${rules.best}`, ({ best }) => best)]),
      below("1st", ({ podium }) => podium[0]),
      below("2nd", ({ podium }) => podium[1]),
      below("3rd", ({ podium }) => podium[2]),
      given(0, (row) => row.name),
      given(1, ({ handicap }) => handicap.evenings),
      given(2, ({ handicap }) => handicap.field),
      given(3, ({ handicap }) => handicap.player),
      given(4, ({ handicap }) => handicap.points),
    ];
  });
}
