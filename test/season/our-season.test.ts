import fc from "fast-check";
import { digestOf } from "../../src/season/digest";
import { ladderText } from "../../src/season/ladder-text";
import { NO_NAMES } from "../../src/season/name-table";
import { groupsByPeople, mainLadder, ourSeason, type SeasonEvening } from "../../src/season/our-season";
import { season } from "../../src/season/season";
import { NEW_SEASON } from "../../src/season/stored-season";
import { runs } from "../support/runs";
import { homeEvening, points, randomEvenings } from "./evenings";

const FRIDAY = ["Ann & Bob", "Cy & Di", "Eve & Flo", "Gus & Hal"];
const WEDNESDAY = ["Ken & Lou", "Max & Ned", "Oz & Pia", "Ann & Rex"];

/** Pairs 3 and 4 win so many IMPs; 6 for 250 points more than the other table. */
function evening(day: string, pairs: readonly string[], swing = 420): SeasonEvening {
  const results = [points(1, 1, swing), points(2, 1, 170)];
  const digest = digestOf(homeEvening(`${day}.xlsx`, { pairs, date: day }, results));
  return { id: `e${day}`, digest, day, isFinished: true };
}

const days = (evenings: readonly SeasonEvening[]) => evenings.map(({ day }) => day);
const counted = (found: ReturnType<typeof ourSeason>) => days(found.evenings.filter(({ counts }) => counts)).reverse();

const THREE = [
  evening("2026-11-06", FRIDAY),
  evening("2026-11-13", ["Bob & Ann", "Cy & Eve", "Ida & Flo", "Gus & Jo"]),
  evening("2026-11-20", ["Ida & Jo", "Ann & Cy", "Di & Gus", "Vic & Wim"]),
];
const OTHERS = [evening("2026-11-18", WEDNESDAY), evening("2026-11-25", WEDNESDAY)];

test("evenings of which more than half of the people have played before belong together", () => {
  const groups = groupsByPeople([...OTHERS, ...THREE], NO_NAMES);
  expect(groups.map(days)).toEqual([days(THREE), days(OTHERS)]);
  // Four of eight are not more than half.
  const half = evening("2026-11-27", ["Ann & Bob", "Cy & Di", "Sue & Tom", "Uwe & Xia"]);
  expect(groupsByPeople([...THREE, half], NO_NAMES).map(days)).toEqual([days(THREE), ["2026-11-27"]]);
});

test("an evening without names is in no group", () => {
  expect(groupsByPeople([evening("2026-11-27", [])], NO_NAMES)).toEqual([]);
});

test("a later evening never changes the groups of earlier ones, in whatever order they are given", () => {
  fc.assert(
    fc.property(randomEvenings, fc.nat(), (all, seed) => {
      const evenings = all.map(({ source, scored }, i) => ({
        id: String(i).padStart(2, "0"),
        day: scored.plan.date,
        digest: digestOf({ source, scored }),
      }));
      const sorted = [...evenings].sort((a, b) => (`${a.day} ${a.id}` < `${b.day} ${b.id}` ? -1 : 1));
      const before = groupsByPeople(sorted.slice(0, -1), NO_NAMES);
      const shuffled = [...evenings].sort((a, b) => ((Number(a.id) * 7 + seed) % 5) - ((Number(b.id) * 7 + seed) % 5));
      const after = groupsByPeople(shuffled, NO_NAMES);
      const last = sorted[sorted.length - 1];
      expect(after.map((group) => group.filter((each) => each !== last)).filter(({ length }) => length > 0)).toEqual(
        before
      );
    }),
    { numRuns: runs({ ci: 20, soak: 500 }) }
  );
});

test("the season is of the people who have played most evenings", () => {
  const found = ourSeason([...OTHERS, ...THREE], NEW_SEASON);
  expect(counted(found)).toEqual(days(THREE));
  const { evenings, series } = season(THREE.map(({ digest }) => digest));
  expect(found.season).toMatchObject({ evenings, series });
});

test("an unfinished evening counts once the user says so, and a finished one until they leave it out", () => {
  const [first, second, third] = THREE as [SeasonEvening, SeasonEvening, SeasonEvening];
  const all = [first, second, { ...third, isFinished: false }];
  expect(counted(ourSeason(all, NEW_SEASON))).toEqual(["2026-11-06", "2026-11-13"]);
  const chosen = { [third.id]: true, [first.id]: false };
  expect(counted(ourSeason(all, { ...NEW_SEASON, chosen }))).toEqual(["2026-11-13", "2026-11-20"]);
});

test("a season that starts anew counts the evenings from its first day on", () => {
  expect(counted(ourSeason(THREE, { ...NEW_SEASON, from: "2026-11-13" }))).toEqual(["2026-11-13", "2026-11-20"]);
  expect(counted(ourSeason(THREE, { ...NEW_SEASON, from: "2026-11-21" }))).toEqual([]);
  // Those who played first in the new season are its people.
  const anew = ourSeason([...THREE, ...OTHERS], { ...NEW_SEASON, from: "2026-11-14" });
  expect(counted(anew)).toEqual(days(OTHERS));
});

test("joined names are one person, and a circle of joined names joins nobody", () => {
  const [first] = THREE as [SeasonEvening];
  const other = evening("2026-11-27", ["Annie & Bob", "Cy & Di", "Sue & Tom", "Uwe & Xia"]);
  const names = [{ typed: "Annie", meaning: "Ann" }, { typed: "Sue", meaning: "Flo" }]; // prettier-ignore
  expect(counted(ourSeason([first, other], { ...NEW_SEASON, names }))).toEqual(["2026-11-06", "2026-11-27"]);
  const circle = [...names, { typed: "Ann", meaning: "Annie" }];
  expect(counted(ourSeason([first, other], { ...NEW_SEASON, names: circle }))).toEqual(["2026-11-27"]);
});

test("an evening of a workbook counts once, by the version with more results, and without its people having played", () => {
  const [first, second] = THREE as [SeasonEvening, SeasonEvening];
  const longer = digestOf(
    homeEvening("2026-11-13.xlsx", { pairs: ["Bob & Ann", "Cy & Eve", "Ida & Flo", "Gus & Jo"], date: "2026-11-13" }, [
      ...[points(1, 1, 420), points(2, 1, 170)],
      ...[points(1, 2, 420), points(2, 2, 170)],
    ])
  );
  const [others] = OTHERS as [SeasonEvening];
  const inWorkbook = { ...NEW_SEASON, evenings: [first.digest, longer, others.digest] };
  const found = ourSeason([first, { ...second, isFinished: false }], inWorkbook);
  expect(counted(found)).toEqual(["2026-11-06", "2026-11-13", "2026-11-18"]);
  expect(found.season.evenings.map(({ score }) => score.scored)).toEqual([1, 2, 1]);
  expect(found.evenings.map(({ isOnDevice }) => isOnDevice)).toEqual([false, true, true]);
  // One that is left out does not come back by the workbook.
  const without = ourSeason([first], { ...inWorkbook, evenings: [first.digest], chosen: { [first.id]: false } });
  expect(without.season.evenings).toEqual([]);
});

test("the main ladder is by pair, or else by what there is", () => {
  const { ladder, series } = mainLadder(ourSeason(THREE, NEW_SEASON).season)!;
  expect([ladder.subject, series.evenings.length]).toEqual(["pair", 3]);
  const byPlayer = season(THREE.map(({ digest }) => digest), { by: ["player"] }); // prettier-ignore
  expect(mainLadder(byPlayer)?.ladder.subject).toBe("player");
  expect(mainLadder(ourSeason([], NEW_SEASON).season)).toBeNull();
});

test("the ladder as a message", () => {
  const { season: found } = ourSeason(THREE, { ...NEW_SEASON, options: { best: 2 } });
  const { ladder, series } = mainLadder(found)!;
  expect(ladderText(found, series, ladder, (value) => `${value}.`).split("\n")).toEqual([
    "Our season",
    expect.stringMatching(/^1=? {2}.* & .*: \d+\.$/),
    ...Array.from({ length: ladder.rows.length - 1 }, () => expect.stringMatching(/^\d+=? {2}.*: \d+\.$/) as string),
    "3 evenings, the best 2 count, IMPs",
  ]);
});
