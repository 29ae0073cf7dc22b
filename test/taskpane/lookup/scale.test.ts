import { chosenScale, scaleName } from "../../../src/taskpane/lookup/scale";

test.each([
  ["24", { family: "WBF", boards: "24" }],
  ["HOME-4", { family: "HOME", boards: "4" }],
  ["WBF-DISCRETE-24", { family: "WBF-DISCRETE", boards: "24" }],
])("%s is chosen by its family and boards", (name, scale) => {
  expect(chosenScale(name)).toEqual(scale);
  expect(scaleName(scale)).toBe(name);
});

test.each(["", "A1:C9", "{0,10;3,13}", "NOSUCH-4", "HOME"])("%j is no scale of the list", (name) => {
  expect(chosenScale(name)).toBeNull();
});
