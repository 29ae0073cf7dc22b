import fc from "fast-check";
import { nameTable } from "../../../src/season/name-table";
import type { SeasonOptions } from "../../../src/season/options";
import { season } from "../../../src/season/season";
import { PAPERS } from "../../../src/workbook/model";
import { seasonWorkbook } from "../../../src/workbook/season/season-workbook";
import { writeWorkbook } from "../../../src/xlsx/write-xlsx";
import { digests, homeEvening, randomEvenings } from "../../season/evenings";
import { damageIn, unknownFunctions } from "../../support/excel-limits";
import { recalculated } from "../../support/recalculated";
import { runs, SEED } from "../../support/runs";
import { seasonOtherwise } from "../../support/score-oracle/season";

const PAIRS = ["Ann Smith & Bob", "Cy & Di", "Eve & Flo", "Gus & Hal"];
const TWO = digests([
  homeEvening("one.xlsx", { pairs: PAIRS, date: "2026-11-06", title: "Friday" }),
  homeEvening("sub/two.xlsx", { pairs: ["A. Smith & Bob", "Cy & Di", "Eve & Flo", "Gus & Hal"], date: "2026-11-13" }),
]);

const OPTIONS: readonly SeasonOptions[] = [
  {},
  { best: 2 },
  { basis: "above", best: 2, least: 2 },
  { basis: "share", order: "average", handicapEvenings: 2, handicapFactor: 1 },
  { by: ["pair"], order: "average" },
];

const seasons = fc
  .sample(randomEvenings, { numRuns: runs({ ci: 2, soak: 60 }), seed: SEED })
  .flatMap((evenings) => OPTIONS.map((options) => season(digests(evenings), options)));

test("the ladders and handicaps show what is added up", async () => {
  const models = seasons.map((found) => seasonWorkbook(found));
  const sheets = await recalculated(models.map((model) => ({ model })));
  expect(seasons.flatMap((found, i) => seasonOtherwise(found, models[i]!, sheets[i]!))).toEqual([]);
});

test("the sheets of a season of one sort of points, and of several", () => {
  const names = (options: SeasonOptions, more: typeof TWO = []) =>
    seasonWorkbook(season([...TWO, ...more], options)).sheets.map(({ name, hidden }) => (hidden ? `(${name})` : name));
  expect(names({})).toEqual([
    "Ladder",
    "Pairs",
    "Chart",
    "Evenings",
    "Results",
    "Pair results",
    "Handicaps",
    "Names",
    "(Working)",
  ]);
  const vps = digests([homeEvening("vps.xlsx", { pairs: PAIRS, scoring: "vps" })]);
  expect(names({ by: ["player"] }, vps)).toEqual([
    "Ladder (IMPs)",
    "Chart (IMPs)",
    "Ladder (VPs)",
    "Evenings",
    "Results (IMPs)",
    "Handicaps (IMPs)",
    "Results (VPs)",
    "Handicaps (VPs)",
    "Names",
    "(Working)",
  ]);
});

test("the table of names has what is joined, what may be, and lines to type in", () => {
  const names = nameTable([{ typed: "G Noll", meaning: "Gus" }]);
  const { sheets } = seasonWorkbook(season(TWO, { names }));
  const { cells } = sheets.find(({ name }) => name === "Names")!;
  const row = (number: number) => cells.filter((cell) => cell.row === number).map(({ value }) => value);
  expect([row(6), row(7), row(8)]).toEqual([
    ["G Noll", null, null, null, "Gus"],
    ["A. Smith", 1, "Ann Smith", "initials", null],
    [null, null, null, null, null],
  ]);
  expect(cells.filter(({ row: at, style }) => at === 7 && style?.entry).map(({ column }) => column)).toEqual([1, 5]);
});

test("evenings have links to their files", () => {
  const { cells } = seasonWorkbook(season(TWO)).sheets.find(({ name }) => name === "Evenings")!;
  expect(cells.flatMap(({ formula }) => formula ?? [])).toEqual([
    'HYPERLINK("one.xlsx","one.xlsx")',
    'HYPERLINK("sub/two.xlsx","two.xlsx")',
  ]);
});

test.each(PAPERS)("nothing that Excel refuses, on %s", async (paper) => {
  for (const found of seasons.slice(0, 5)) {
    const model = seasonWorkbook(found, { paper });
    expect([damageIn(model), unknownFunctions(model)]).toEqual([[], []]);
  }
  expect((await writeWorkbook(seasonWorkbook(season([]), { paper }))).length).toBeGreaterThan(1000);
});
