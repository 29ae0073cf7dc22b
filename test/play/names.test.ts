import { eveningCode, readCode } from "../../src/play/code";
import { eveningPlan, type Evening } from "../../src/play/evening";
import { eveningText, readEvening } from "../../src/play/evening-json";
import { parseJson } from "../../src/play/parsed";
import { previewMerge, applyMerge } from "../../src/play/merge";
import { renamed, renamesIn, withNames } from "../../src/play/names";
import { readSetup } from "../../src/play/setup-code";
import type { KindName } from "../../src/sessions/kinds";
import type { SessionOptions } from "../../src/sessions/session-options";

const SECOND = 1_800_000_000_000;
const named = (kind: KindName, options: SessionOptions): Evening => ({
  ...{ id: "a", mark: "aZ0_-9", kind, options, started: 1, changed: 1, entries: [] },
});
/** The evening with other names from a second on. */
const changed = (evening: Evening, options: SessionOptions, second: number): Evening => {
  const next = { ...evening.options, ...options };
  const named = renamed(evening, { kind: evening.kind, options: next }, SECOND + second * 1000);
  return { ...evening, options: next, named };
};
/** What becomes of an evening that is sent what another phone has. */
function sent(from: Evening, to: Evening): Evening {
  const received = readCode(eveningCode(from, 1), eveningPlan(to));
  return applyMerge(to, received, previewMerge(to, received), () => true, 1);
}

const FOUR = named("four-pairs", { boards: 24, date: "2026-11-22", pairs: ["Ann & Bob", "Cat & Dave", "Eve", "Gus"] });

test("a name that was changed on one phone reaches the others, and one that hands it on", () => {
  const first = changed(FOUR, { pairs: ["Ann & Bob", "Cathy & Dave", "Eve", "Gus"] }, 10);
  const second = sent(first, FOUR);
  expect(second.options.pairs).toEqual(["Ann & Bob", "Cathy & Dave", "Eve", "Gus"]);
  expect(sent(second, FOUR).options).toEqual(second.options);
  // Who has not heard of it does not bring the old one back.
  expect(sent(FOUR, first).options).toEqual(first.options);
});

test("of a name that was changed on both the later one counts on both, name by name, and it is said", () => {
  const first = changed(FOUR, { pairs: ["Ann & Bob", "Cathy", "Eve", "Gus & Hal"] }, 10);
  const second = changed(FOUR, { pairs: ["Anna & Bob", "Kate", "Eve", "Gus"] }, 20);
  const both = ["Anna & Bob", "Kate", "Eve", "Gus & Hal"];
  expect(sent(first, second).options.pairs).toEqual(both);
  expect(sent(second, first).options.pairs).toEqual(both);
  expect(renamesIn(first, second)).toEqual([
    { local: "Ann & Bob", remote: "Anna & Bob", later: "there", isBoth: false },
    { local: "Cathy", remote: "Kate", later: "there", isBoth: true },
  ]);
  expect(renamesIn(second, first)).toEqual([
    { local: "Kate", remote: "Cathy", later: "here", isBoth: true },
    { local: "Gus", remote: "Gus & Hal", later: "there", isBoth: false },
  ]);
});

test.each<[KindName, SessionOptions, SessionOptions]>([
  ["individual", { players: ["8"] }, { players: ["Ann", "", "Cat", "", "", "", "", "Hal"] }],
  ["pairs", { pairs: ["6"] }, { pairs: ["A", "B", "C", "D", "E", "F"], title: "Friday" }],
  ["team-match", {}, { home: "Reds", away: "Blues" }],
  ["three-teams", {}, { teams: ["A", "B", "C"] }],
])("%s: names that come late reach a phone that has none", (kind, options, late) => {
  const begun = named(kind, { date: "2026-11-22", ...options });
  const first = changed(begun, late, 5);
  expect(sent(first, begun).options).toEqual(first.options);
});

test("a few names reach a phone that has none: as many play as before", () => {
  const begun = named("pairs", { date: "2026-11-22", pairs: ["6"] });
  const second = sent(changed(begun, { pairs: ["Ann", "Bob", "", "", "", ""] }, 5), begun);
  expect(second.options.pairs).toEqual(["Ann", "Bob", "", "", "", ""]);
  expect(() => eveningPlan(second)).not.toThrow();
});

test("names that were all cleared stay so, here and elsewhere", () => {
  const begun = named("pairs", { date: "2026-11-22", pairs: ["6"] });
  const first = changed(begun, { pairs: ["A", "B", "C", "D", "E", "F"] }, 5);
  const cleared = changed(first, { pairs: ["6"] }, 50);
  const none = ["", "", "", "", "", ""];
  expect(sent(first, cleared).options.pairs).toEqual(["6"]);
  expect(sent(cleared, first).options.pairs).toEqual(none);
});

test("a match's players stay with their teams where its list of players gets longer or shorter", () => {
  const seated = ["Ann", "Bob", "Cat", "Dan", "Eve", "Flo", "Gus", "Hal"];
  const withOthers = ["Ann", "Bob", "Cat", "Dan", "Ida", "", "Eve", "Flo", "Gus", "Hal", "Jo", "Kim"];
  const more = [...withOthers.slice(0, 5), "Lea", "Mo", "", ...withOthers.slice(6), "", ""];
  const match = (players: readonly string[]) => named("team-match", { date: "2026-11-22", boards: 12, players });
  // Somebody is called otherwise on one phone, and then a list is shortened, or gets longer, on the other.
  for (const [before, after] of [
    [withOthers, seated],
    [more, withOthers],
    [more, seated],
    [seated, withOthers],
    [withOthers, more],
  ] as const) {
    const gusta = (players: readonly string[]) => players.map((name) => (name === "Gus" ? "Gusta" : name));
    const first = changed(match(before), { players: gusta(before) }, 5);
    const second = changed(match(before), { players: after }, 10);
    expect(sent(second, first).options.players).toEqual(gusta(after));
    expect(sent(first, second).options.players).toEqual(gusta(after));
  }
});

test("a code that has no room for names says nothing of them", () => {
  const first = changed(FOUR, { pairs: ["Ann & Bob", "Cathy & Dave", "Eve", "Gus"] }, 10);
  const received = readCode(eveningCode(first, 1, "all", { ...first.options, pairs: undefined }), eveningPlan(FOUR));
  expect(applyMerge(FOUR, received, previewMerge(FOUR, received), () => true, 1)).toMatchObject({
    options: FOUR.options,
  });
});

test("when a name was changed is kept with the evening", () => {
  const first = changed(FOUR, { title: "Friday" }, 3);
  expect(readEvening(parseJson(eveningText(first)))).toEqual({ ...first, unread: undefined });
  expect(readEvening({ ...first, named: { title: "late" } })).toBeNull();
  expect(withNames(FOUR, first).named).toEqual(first.named);
});

test("a page before reads a code with changed names as it read any other", () => {
  const head = eveningCode(changed(FOUR, { title: "Friday" }, 3), 2);
  // It takes what comes third for the table, and nothing of what comes behind it.
  expect(readCode(head, eveningPlan(FOUR)).entries).toEqual([]);
  expect(readSetup(head)).toBeNull();
});
