import { typedNames } from "../../src/play/session-mark";
import { readSetup, setupCode, type Setup } from "../../src/play/setup-code";

const FRIDAY: Setup = {
  kind: "four-pairs",
  options: {
    boards: 24,
    date: "2026-11-27",
    title: "Freitag – Zoë & Søren ♠",
    pairs: ["Ann & Bob", "", "", "李 & Wu"],
  },
  table: 2,
};

test("an evening is set up on another device as it is here", () => {
  const code = setupCode(FRIDAY);
  expect(code).toMatch(/^OTS1[\w-]+$/);
  expect(readSetup(`see https://example.org/taskpane.html#${code} tonight`)).toEqual(FRIDAY);
});

test("with the evening's mark, and as older pages and printed cards have it, without", () => {
  const marked = setupCode({ ...FRIDAY, mark: "aZ0_-9" });
  expect(marked).toMatch(/^OTS2aZ0_-9[\w-]+$/);
  expect(readSetup(`#${marked}`)).toEqual({ ...FRIDAY, mark: "aZ0_-9" });
  expect(marked.length - setupCode(FRIDAY).length).toBe(6);
  const old =
    "OTS1WyJmb3VyLXBhaXJzIix7ImJvYXJkcyI6MjQsImRhdGUiOiIyMDI2LTExLTIyIiwicGFpcnMiOlsiQW5uICYgQm9iIiwiIiwiIiwi5p2OICYgV3UiXX0sMl0991";
  expect(readSetup(old)).toEqual({
    kind: "four-pairs",
    options: { boards: 24, date: "2026-11-22", pairs: ["Ann & Bob", "", "", "李 & Wu"] },
    table: 2,
  });
});

test("more than 4000 letters are refused unread, and a newer page's code is said to be one", () => {
  for (const start of ["#OTS1", "#OTS2", setupCode(FRIDAY), "("])
    for (const letter of ["A", "_", "W", "["])
      expect(() => readSetup(start.padEnd(500_000, letter))).toThrow("at most 4000 characters");
  expect(() => readSetup(setupCode(FRIDAY).replace("OTS1", "OTS7"))).toThrow("from a newer version");
});

test("what is no code, a changed one, and one of what cannot be played", () => {
  const code = setupCode(FRIDAY);
  expect(readSetup("hello")).toBeNull();
  expect(() => readSetup(code.slice(0, -1))).toThrow("incomplete");
  expect(() => readSetup(code.slice(0, 20) + "A" + code.slice(21))).toThrow("incomplete");
  const unknown = [
    { ...FRIDAY, options: { boards: 23 } },
    { ...FRIDAY, kind: "swiss-event" as const, options: { teams: ["8"] } },
    { ...FRIDAY, table: 1.5 },
    { ...FRIDAY, options: { boards: 23 }, mark: "aZ0_-9" },
  ];
  for (const setup of unknown) expect(() => readSetup(setupCode(setup))).toThrow("cannot play");
});

test("who plays, whatever else a code may carry", () => {
  expect(typedNames(FRIDAY.options)).toBe("Ann & Bob, 李 & Wu");
  expect(typedNames({ home: "Reds", away: " ", players: ["Ann", ""] })).toBe("Reds, Ann");
  const odd = {
    pairs: 5,
    teams: { length: 3 },
    players: [7, null, "Cy"],
    home: null,
  } as unknown as typeof FRIDAY.options;
  expect(typedNames(odd)).toBe("Cy");
});
