import { namesFor, withName } from "../../../../src/taskpane/workbook/form/session-choice";

test("a name is put into its place; those before it that there are not are blank", () => {
  expect(withName(["Ann", "Bob"], 1, "Cy")).toEqual(["Ann", "Cy"]);
  expect(withName(["Ann"], 3, "Dee")).toEqual(["Ann", "", "", "Dee"]);
});

test("so many names as a kind has, though more were typed for another", () => {
  expect(namesFor(["Reds", "Blues", "Greens"], 2)).toEqual(["Reds", "Blues"]);
  expect(namesFor(["Reds"], 3)).toEqual(["Reds", "", ""]);
});
