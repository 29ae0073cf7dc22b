import { findFunctions } from "../../../src/taskpane/functions/find-functions";
import { FUNCTIONS } from "../../../src/taskpane/functions/functions";
import { functionsTexts } from "../../../src/taskpane/functions/functions-texts";

const ALL = Object.keys(FUNCTIONS).map((name) => ({ name, description: "", helpUrl: "", parameters: [] }));
const found = (typed: string) =>
  findFunctions(ALL, typed).flatMap(({ functions }) => functions.map(({ name }) => name));

test("each function is in one group, and has a label for each of its arguments", () => {
  expect(functionsTexts.groups.flatMap(([, names]) => names).sort()).toEqual(Object.keys(FUNCTIONS).sort());
  for (const [name, { call }] of Object.entries(FUNCTIONS))
    expect([name, functionsTexts.words[name]?.args.length]).toEqual([name, call.length]);
});

test.each([
  ["", Object.keys(FUNCTIONS).length],
  ["  ", Object.keys(FUNCTIONS).length],
])("%j finds all", (typed, count) => {
  expect(found(typed)).toHaveLength(count);
});

test.each([
  ["margin", ["VPS"]],
  ["who deals", ["DEALER"]],
  ["BRIDGE.IMP", ["IMP", "IMPTABLE"]],
  ["=bridge.vps(", ["VPS"]],
  ["ranking", ["PLACE"]],
  ["board-a-match", ["BAM"]],
  ["nothing of it", []],
])("%s finds %j", (typed, names) => {
  expect(found(typed)).toEqual(names);
});
