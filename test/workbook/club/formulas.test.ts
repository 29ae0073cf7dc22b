import fc from "fast-check";
import { planSession, scoreCsv, type Scored } from "../../../src/sessions/kinds";
import { sessionWorkbook } from "../../../src/workbook/session-workbook";
import type { Workbook } from "../../../src/workbook/model";
import { clubEvening } from "../../support/random-club-file";
import { workedOut } from "../../support/worked-out";

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

test("cross-IMPs of a board that gets more results than any had are those of all its results", () => {
  const csvOf = (boards: readonly number[]) =>
    `board,ns,ew,points\n${boards.map((board, i) => `${board},${2 * i + 1},${2 * i + 2},${[620, -100, 650, 110, 0, 90][i]!}`).join("\n")}\n`;
  const clubOf = (boards: readonly number[]) =>
    scoreCsv(planSession("club", { pairs: ["12"], scoring: "cross-imps" }), csvOf(boards)).scored as Club;
  const model = sessionWorkbook(clubOf([1, 1, 1, 2, 2, 2]));
  const edits = [4, 5].map((row) => ({ sheet: "Results", cell: `A${6 + row}`, value: 1 }));
  const { sheet, area } = model.names.find(({ name }) => name === "Results_WorthNS")!;
  const results = workedOut(model, edits).get(sheet)!;
  const { plays } = clubOf([1, 1, 1, 2, 1, 1]);
  for (const [row, { imps }] of plays.entries())
    if (imps) expect(results.at(area.top + row, area.left)).toBeCloseTo(imps.ns, 9);
  expect(plays.filter(({ imps }) => imps)).toHaveLength(5);
});

test("a pair with few boards is told on Pairs, Check and Ranking, as it is by reading", () => {
  const rowsOf = (rows: readonly (readonly number[])[]) => rows.map((row) => row.join(",")).join("\n");
  const rounds = [
    ...[1, 2, 3, 4, 5, 6].flatMap((board) => [
      [board, 1, 2, 100],
      [board, 3, 4, -100],
    ]),
  ];
  const clubOf = (rows: readonly (readonly number[])[]) =>
    scoreCsv(planSession("club", { pairs: ["4"] }), `board,ns,ew,points\n${rowsOf(rows)}\n`);
  const mistyped = clubOf([...rounds.slice(0, -1), [6, 3, 40, -100]]);
  expect(mistyped.warnings.map(({ message }) => message)).toEqual([
    "Pair 40 has one board, others have 6: check its number.",
  ]);
  const model = sessionWorkbook(mistyped.scored);
  const question = "Few boards: check the number";
  const valuesOf = ({ sheets }: Workbook, name: string) =>
    sheets.find((sheet) => sheet.name === name)!.cells.map(({ value }) => value);
  expect(valuesOf(model, "Pairs").filter((value) => value === question)).toHaveLength(1);
  expect(valuesOf(sessionWorkbook(clubOf(rounds).scored as Club), "Pairs")).not.toContain(question);
  expect(valuesOf(model, "Ranking")).toContain("12 results · 1 to check");
  const check = model.sheets.find(({ name }) => name === "Check")!.cells;
  const { row } = check.find(({ value }) => value === "Pairs with few boards: is the number right?")!;
  expect(check.find((cell) => cell.row === row && cell.column === 4)?.value).toBe(1);
});
