import { closeName } from "../../src/sessions/close-name";

const TEAMS = ["Reds", "Blues", "Greens", "Greys", "Crimsons", "Élan Vital"];

test.each([
  ["Redz", "Reds"],
  ["rdes", "Reds"],
  ["Bleus", "Blues"],
  ["blue", "Blues"],
  ["Crimsens", "Crimsons"],
  ["Crimsns", "Crimsons"],
  ["Crim", "Crimsons"],
  ["elan vitl", "Élan Vital"],
])("%s means %s", (typed, meant) => expect(closeName(typed, TEAMS)).toBe(meant));

test.each(["Purples", "Re", "", "77", "Gre", "Rods and Reels"])("%s is nobody's", (typed) =>
  expect(closeName(typed, TEAMS)).toBeNull()
);
