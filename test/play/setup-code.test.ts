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

test("what is no code, a changed one, and one of what cannot be played", () => {
  const code = setupCode(FRIDAY);
  expect(readSetup("hello")).toBeNull();
  expect(() => readSetup(code.slice(0, -1))).toThrow("not whole");
  expect(() => readSetup(code.slice(0, 20) + "A" + code.slice(21))).toThrow("not whole");
  const unknown = [
    { ...FRIDAY, options: { boards: 23 } },
    { ...FRIDAY, kind: "swiss-event" as const, options: { teams: ["8"] } },
    { ...FRIDAY, table: 1.5 },
  ];
  for (const setup of unknown) expect(() => readSetup(setupCode(setup))).toThrow("cannot play");
});
