import { describeWithLibreOffice, recalculate, type Edit, type Restructuring } from "../support/libreoffice";
import {
  CLUB_CSV,
  CLUB_TABLE as SHEET,
  clubWorkbook,
  FIRST_ROW as FIRST,
  LAST_ROW as LAST,
  rankingLines,
} from "../support/club-table";

type Change = Edit | Restructuring;

const changes: Readonly<Record<string, readonly Change[]>> = {
  "as made": [],
  sorted: [{ sheet: SHEET, do: "sort", range: `A${FIRST}:U${LAST}`, by: 0 }],
  "sorted by points": [{ sheet: SHEET, do: "sort", range: `A${FIRST}:U${LAST}`, by: 9 }],
  "a row inserted": [{ sheet: SHEET, do: "insert rows", at: FIRST + 3, count: 1 }],
  "a row inserted above the first": [{ sheet: SHEET, do: "insert rows", at: FIRST, count: 1 }],
  "a blank row deleted": [{ sheet: SHEET, do: "delete rows", at: LAST + 2, count: 1 }],
};

describeWithLibreOffice("the table of a club's evening in LibreOffice", () => {
  const names = Object.keys(changes);
  let rankings: ReadonlyMap<string, string>;
  let protectedSheets: readonly string[] = [];

  const rankingOf = (found: ReturnType<typeof recalculate>[number]) => rankingLines(found.get("Ranking")!.at);

  beforeAll(async () => {
    const bytes = await clubWorkbook();
    const found = recalculate(names.map((name) => ({ bytes, edits: changes[name]! })));
    rankings = new Map(names.map((name, index) => [name, rankingOf(found[index]!)]));
    protectedSheets = found.flatMap((sheets) => [...sheets].flatMap(([name, { errors }]) => (errors ? [name] : [])));
  }, 180_000);

  test("shows no errors", () => expect(protectedSheets).toEqual([]));

  test.each(names)("%s", (name) => {
    expect(rankings.get(name)).toBe(rankings.get("as made"));
    expect(rankings.get(name)).toMatch(/^1=?,\d,3,/);
  });

  test("a deleted result is gone", async () => {
    const [found] = recalculate([
      { bytes: await clubWorkbook(), edits: [{ sheet: SHEET, do: "delete rows", at: FIRST + 3, count: 1 }] },
    ]);
    const [fresh] = recalculate([{ bytes: await clubWorkbook(CLUB_CSV.replace(/2,1,4.*\n/, "")) }]);
    expect(rankingOf(found!)).toEqual(rankingOf(fresh!));
  }, 120_000);
});
