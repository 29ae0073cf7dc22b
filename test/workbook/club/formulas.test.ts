import fc from "fast-check";
import { planSession, scoreCsv, type Scored } from "../../../src/sessions/kinds";
import { sessionWorkbook } from "../../../src/workbook/session-workbook";
import type { Workbook } from "../../../src/workbook/model";
import { clubEvening } from "../../support/random-club-file";

type Club = Scored<"club">;

/** The values of a defined name's cells. */
function named({ sheets, names }: Workbook, name: string) {
  const { sheet, area } = names.find((each) => each.name === name)!;
  const cells = new Map(
    sheets.find((each) => each.name === sheet)!.cells.map((cell) => [`${cell.row}:${cell.column}`, cell.value])
  );
  return Array.from({ length: area.bottom - area.top + 1 }, (_, i) => cells.get(`${area.top + i}:${area.left}`) ?? "");
}

/** What the sheet Ranking has otherwise than is scored. */
function otherwise(scored: Club, model: Workbook): string[] {
  const { pairs, rankings, totals, places, played } = scored;
  const columns = ["Pair", "Total", "Place", "Boards"].map((key) => named(model, `Ranking_${key}`));
  const shown = (columns[0] ?? []).map((_, line) => columns.map((column) => column[line]));
  const expected = rankings
    .flat()
    .map((pair) => [pairs[pair]!.id, ...[totals[pair] ?? "", places[pair] ?? "", played[pair] ?? 0]]);
  return expected.flatMap((line, index) => {
    const found = shown[index] ?? [];
    const isSame = line.every((value, i) => (i === 2 ? String(value) === String(found[i]) : value === found[i]));
    return isSame ? [] : [`${JSON.stringify(found)}, not ${JSON.stringify(line)}`];
  });
}

/** What the rows of Results give otherwise. */
function rowsOtherwise(scored: Club, model: Workbook): string[] {
  const [ns, ew] = [named(model, "Results_WorthNS"), named(model, "Results_WorthEW")];
  const worth = scored.plan.scoring === "matchpoints" ? "matchpoints" : "imps";
  return scored.plays.flatMap((play, row) => {
    const wanted = play[worth];
    const isSame = (found: unknown, value: number | undefined) =>
      value === undefined ? found === "" : typeof found === "number" && Math.abs(found - value) < 1e-9;
    return isSame(ns[row], wanted?.ns) && isSame(ew[row], wanted?.ew)
      ? []
      : [`row ${row}: ${String(ns[row])}/${String(ew[row])}, not ${JSON.stringify(wanted)}`];
  });
}

test("random evenings are scored on the sheets as by the program", () => {
  fc.assert(
    fc.property(clubEvening(), ({ options, csv }) => {
      const { scored, faults } = scoreCsv(planSession("club", options), csv);
      expect(faults).toEqual([]);
      const club = scored as Club;
      const model = sessionWorkbook(club);
      expect(otherwise(club, model)).toEqual([]);
      expect(rowsOtherwise(club, model)).toEqual([]);
    }),
    { numRuns: 60 }
  );
});
