import type { Workbook } from "../../../../src/workbook/model";
import { rehearse } from "../../../../src/taskpane/workbook/make/session-workbook-here";
import { writeWorkbook } from "../../../../src/xlsx/write-xlsx";

// In the pane nobody sees whether they can be made.
test("workbooks for nobody are made like any other", async () => {
  Object.assign(globalThis, { window: { location: new URL("http://localhost/taskpane.html") } });
  const made: Workbook[] = [];
  const sizes: number[] = [];
  const write = async (workbook: Workbook) => {
    made.push(workbook);
    sizes.push((await writeWorkbook(workbook)).length);
  };
  await rehearse(write, () => Promise.resolve());
  expect(made.map(({ title }) => title)).toEqual(["Four pairs", "Individual"]);
  for (const size of sizes) expect(size).toBeGreaterThan(10_000);
});
