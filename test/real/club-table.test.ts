import { planSession, scoreCsv } from "../../src/sessions/kinds";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { describeWithLibreOffice, recalculate, type Edit, type Restructuring } from "../support/libreoffice";

const CSV = `board,ns,ew,contract,by,result,points,adjusted
1,1,2,4H,N,=,,
1,3,4,4H,N,-1,,
1,5,6,3NTX,E,-2,,
2,1,4,,,,-620,
2,3,6,4S,W,=,,
2,5,2,,,,,60/40
3,1,6,2D,E,-1,,
3,5,4,1NT,S,+2,,
3,3,2,1NT,S,+1,,
`;
const SHEET = "Results";
/** The first row of the table, and the last one with a result. */
const [FIRST, LAST] = [6, 14];

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

  const rankingOf = (found: ReturnType<typeof recalculate>[number]) => {
    const ranking = found.get("Ranking")!;
    return Array.from({ length: 6 }, (_, line) => [1, 2, 4, 5, 6].map((column) => ranking.at(7 + line, column)).join());
  };

  beforeAll(async () => {
    const { scored } = scoreCsv(planSession("club", { pairs: ["6"], boards: 3, winners: 1 }), CSV);
    const bytes = await writeWorkbook(sessionWorkbook(scored));
    const found = recalculate(names.map((name) => ({ bytes, edits: changes[name]! })));
    rankings = new Map(names.map((name, index) => [name, rankingOf(found[index]!).join("\n")]));
    protectedSheets = found.flatMap((sheets) => [...sheets].flatMap(([name, { errors }]) => (errors ? [name] : [])));
  }, 180_000);

  test("shows no errors", () => expect(protectedSheets).toEqual([]));

  test.each(names)("%s", (name) => {
    expect(rankings.get(name)).toBe(rankings.get("as made"));
    expect(rankings.get(name)).toMatch(/^1=?,\d,3,/);
  });

  test("a deleted result is gone", async () => {
    const { scored } = scoreCsv(planSession("club", { pairs: ["6"], boards: 3, winners: 1 }), CSV);
    const bytes = await writeWorkbook(sessionWorkbook(scored));
    const [found] = recalculate([{ bytes, edits: [{ sheet: SHEET, do: "delete rows", at: FIRST + 3, count: 1 }] }]);
    const without = scoreCsv(
      planSession("club", { pairs: ["6"], boards: 3, winners: 1 }),
      CSV.replace(/2,1,4.*\n/, "")
    );
    const [fresh] = recalculate([{ bytes: await writeWorkbook(sessionWorkbook(without.scored)) }]);
    expect(rankingOf(found!)).toEqual(rankingOf(fresh!));
  }, 120_000);
});
