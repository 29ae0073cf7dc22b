import fc from "fast-check";
import {
  circleOf,
  lastNames,
  mergeCircles,
  NO_CHANGES,
  readCircle,
  renamesIn,
  withName,
  withoutName,
  type StoredCircle,
} from "../../src/play/circle";
import type { Evening } from "../../src/play/evening";
import { nameTable } from "../../src/season/name-table";
import { runs } from "../support/runs";

function evening(started: number, kind: Evening["kind"], options: Evening["options"]): Evening {
  return { id: String(started), kind, options, started, changed: started, entries: [] };
}

const FIRST = evening(1, "four-pairs", { boards: 24, pairs: ["Ann & Bob", "Cy & Di", "The Smiths", ""] });
const SECOND = evening(2, "four-pairs", { boards: 24, pairs: ["bob & Ann", "Cy & Eve", "Di & Flo", "Gus"] });
const NINE = evening(3, "individual", { players: ["Ann", "Cy", "Di", "", "", "", "", "", "Ivy"] });
const ALL = [SECOND, NINE, FIRST];

const names = (stored: StoredCircle, all = ALL, typed: readonly string[] = []) =>
  circleOf(all, typed, stored).people.map(({ name }) => name);

test("the people of all evenings, with their usual partners and their last evenings", () => {
  const { people, timesTogether } = circleOf(ALL, ["Hal & Ida", "cy", "  "], NO_CHANGES);
  expect(people.map(({ name, partner, last }) => `${name}, ${partner}, ${last}`)).toEqual([
    "Ann, Bob, 3",
    "Bob, Ann, 2",
    "cy, Di, 3",
    "Di, cy, 3",
    "Eve, cy, 2",
    "Flo, Di, 2",
    "Gus, , 2",
    "Hal, , null",
    "Ida, , null",
    "Ivy, , 3",
    "The Smiths, , 1",
  ]);
  expect([timesTogether("Ann", "Bob"), timesTogether("Cy", "Di"), timesTogether("Ann", "Cy")]).toEqual([2, 1, 0]);
});

test("a renamed person keeps the evenings, and two who are given one name become one", () => {
  const renamed = withName(withName(NO_CHANGES, "Ann", "Anne", 5), "gus", "Anne", 6);
  expect(names(renamed)).toEqual(["Anne", "Bob", "Cy", "Di", "Eve", "Flo", "Ivy", "The Smiths"]);
  expect(circleOf(ALL, [], renamed).timesTogether("Anne", "Bob")).toBe(2);
  expect(renamesIn(renamed)).toEqual([
    { typed: "ann", meaning: "Anne" },
    { typed: "gus", meaning: "Anne" },
  ]);
  // And back again.
  expect(names(withName(renamed, "Anne", "Ann", 7))[0]).toBe("Ann");
});

test("whoever is removed comes back by a later evening or when the name is added again", () => {
  const removed = withoutName(NO_CHANGES, "Ivy", 10);
  expect(names(removed)).not.toContain("Ivy");
  expect(names(removed, ALL, ["Ivy"])).not.toContain("Ivy");
  expect(names(removed, [...ALL, { ...NINE, started: 11 }])).toContain("Ivy");
  expect(names(withName(removed, "Ivy", "Ivy", 12))).toContain("Ivy");
});

test("the names of last time, of as many pairs or players", () => {
  const circle = circleOf(ALL, [], withName(NO_CHANGES, "Eve", "Eva", 5));
  expect(lastNames(ALL, "pairs", 4, circle)).toEqual(["bob & Ann", "Cy & Eva", "Di & Flo", "Gus"]);
  expect(lastNames(ALL, "players", 9, circle)?.[8]).toBe("Ivy");
  expect(lastNames(ALL, "pairs", 5, circle)).toBeNull();
});

const changes = fc
  .array(fc.tuple(fc.constantFrom("rename", "remove"), fc.nat(4), fc.nat(4), fc.nat(50)), { maxLength: 12 })
  .map((all) =>
    all.reduce<StoredCircle>(
      (stored, [kind, from, to, time]) =>
        kind === "rename" ? withName(stored, `p${from}`, `p${to}`, time) : withoutName(stored, `p${from}`, time),
      NO_CHANGES
    )
  );

test("changes of two devices merge to the later ones; twice changes nothing; names can be joined whatever they are", () => {
  fc.assert(
    fc.property(changes, changes, (local, other) => {
      const merged = mergeCircles(local, other);
      expect(mergeCircles(merged, other)).toEqual(merged);
      for (const [key, { time }] of Object.entries(merged.people))
        expect(time).toBe(Math.max(...[local, other].map(({ people }) => people[key]?.time ?? -1)));
      expect(readCircle(JSON.parse(JSON.stringify(merged)))).toEqual(merged);
      expect(() => nameTable(renamesIn(merged))).not.toThrow();
    }),
    { numRuns: runs({ ci: 300, soak: 5000 }) }
  );
});

test("of damaged changes only sound ones are read", () => {
  const people = { ann: { name: "Anne", time: 1 }, bob: { name: "" }, CY: { name: "Cy", time: 2 }, di: null };
  expect(readCircle({ people })).toEqual({ version: 1, people: { ann: people.ann } });
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const stored = readCircle({ people: { ann: value } });
      expect(() => circleOf(ALL, [], stored)).not.toThrow();
    })
  );
  expect(readCircle("text")).toEqual(NO_CHANGES);
});
