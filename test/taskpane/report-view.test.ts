import { remarkGroups } from "../../src/taskpane/report-view";

test("remarks under a line that ends with a colon belong together", () => {
  expect(remarkGroups(["Tied.", "Round 2:", "Table 1: Reds – Blues", "Bye: Gold"])).toEqual([
    { heading: "", lines: ["Tied."] },
    { heading: "Round 2", lines: ["Table 1: Reds – Blues", "Bye: Gold"] },
  ]);
  expect(remarkGroups([])).toEqual([]);
});
