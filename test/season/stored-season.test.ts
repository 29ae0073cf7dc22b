import fc from "fast-check";
import { digestOf } from "../../src/season/digest";
import { nameTable } from "../../src/season/name-table";
import { mergeSeasons, NEW_SEASON, readSeason, withWorkbook, type StoredSeason } from "../../src/season/stored-season";
import { runs } from "../support/runs";
import { homeEvening, points, randomEvenings } from "./evenings";

const PAIRS = ["Ann & Bob", "Cy & Di", "Eve & Flo", "Gus & Hal"];
const first = digestOf(homeEvening("one.xlsx", { pairs: PAIRS, date: "2026-11-06" }));
const corrected = digestOf(
  homeEvening("one.xlsx", { pairs: PAIRS, date: "2026-11-06" }, [points(1, 1, 50), points(2, 1, 170)])
);
const second = digestOf(homeEvening("two.xlsx", { pairs: PAIRS, date: "2026-11-13" }));

const SEASON: StoredSeason = {
  ...NEW_SEASON,
  changed: 5,
  options: { title: "Fridays", by: ["pair"], basis: "above", best: 5, order: "average", least: 2, handicapFactor: 0.5 },
  hasHandicaps: true,
  from: "2026-11-01",
  chosen: { a: true, b: false },
  names: [{ typed: "Annie", meaning: "Ann" }],
  evenings: [first, second],
};

test("a season is read as it was stored", () => {
  expect(readSeason(JSON.parse(JSON.stringify(SEASON)))).toEqual(SEASON);
});

test.each([
  [null],
  ["text"],
  [[1]],
  [
    {
      options: { best: 0, basis: "luck" },
      from: "yesterday",
      names: [{ typed: "Ann" }],
      chosen: { a: "yes" },
      evenings: [{}, null],
    },
  ],
  [
    {
      options: { order: "best" },
      evenings: [{ ...first, score: { ...first.score, entries: [{ name: "Ann" }] } }],
      changed: "now",
    },
  ],
])("of a damaged season %j nothing is taken", (stored) => {
  expect(readSeason(stored)).toEqual(NEW_SEASON);
});

test("any value can be read as a season", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(...Object.keys(SEASON)), (value, field) => {
      const season = readSeason({ ...SEASON, [field]: value });
      expect(readSeason(JSON.parse(JSON.stringify(season)))).toEqual(season);
    }),
    { numRuns: runs({ ci: 100, soak: 5000 }) }
  );
});

test("the later choices win, and the evenings of both are there once", () => {
  const other = { ...NEW_SEASON, changed: 9, evenings: [corrected] };
  const merged = { ...other, evenings: [corrected, second] };
  expect(mergeSeasons(SEASON, other)).toEqual(merged);
  expect(mergeSeasons(merged, other)).toEqual(merged);
  expect(mergeSeasons(other, SEASON)).toEqual(merged);
  expect(mergeSeasons(SEASON, { ...other, changed: 1 })).toEqual(SEASON);
});

test("merging a copy twice changes nothing", () => {
  const seasons = fc
    .tuple(randomEvenings, fc.nat(3))
    .map(([evenings, changed]) => ({ ...NEW_SEASON, changed, evenings: evenings.map(digestOf) }));
  fc.assert(
    fc.property(seasons, seasons, (local, other) => {
      const once = mergeSeasons(local, other);
      expect(mergeSeasons(once, other)).toEqual(once);
    }),
    { numRuns: runs({ ci: 20, soak: 500 }) }
  );
});

test("a season's workbook brings its settings, its joined names and its evenings", () => {
  const options = { title: "Winter", best: 8, names: nameTable([{ typed: "Bobby", meaning: "Bob" }]) };
  expect(withWorkbook(SEASON, { options, evenings: [corrected] }, 7)).toEqual({
    ...SEASON,
    changed: 7,
    options: { title: "Winter", best: 8 },
    names: [...SEASON.names, { typed: "Bobby", meaning: "Bob" }],
    evenings: [corrected, second],
  });
});
