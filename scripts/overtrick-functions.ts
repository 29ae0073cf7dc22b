// docs/examples/overtrick-functions.xlsx: the functions that can be had without an add-in, as names of a workbook, with an
// example of each.
import path from "node:path";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { writeLine } from "../src/workbook/kit/grid";
import { STYLES, type Style } from "../src/workbook/theme";
import { element, escapeXml } from "../src/xlsx/xml";
import { exampleWorkbook, finish, heading, HEADINGS, spill, start, type Finished } from "./example-workbook";
import { BRIDGE_LAMBDAS, storedLambda } from "./lambdas";
import { timeless } from "./timeless";

export const OVERTRICK_FUNCTIONS = path.join(__dirname, "../docs/examples/overtrick-functions.xlsx");

const NAME = "Overtrick functions";
const NOTES = [
  "Bridge functions for Excel of Microsoft 365 and Excel 2024, without an add-in: names of this workbook (Formulas > Name Manager).",
  "Copy this sheet into your own workbook, and they come along. For a column of single cells: =MAP(A2:A28,BRIDGE_IMP). LibreOffice has no LAMBDA and shows an error.",
] as const;

/** Of the column that says what each gives, in characters. */
const WIDTH = 76;
const TEXT: Style = { ...STYLES.smallLeft, size: 11, wrap: true };

/** The workbook's bytes, the same at each making. */
export async function overtrickFunctions(): Promise<Uint8Array> {
  const files = unzipSync(await exampleWorkbook(NAME, [functionsSheet()]));
  const change = (name: string, by: (xml: string) => string) => {
    files[name] = strToU8(by(strFromU8(files[name]!)));
  };
  const names = BRIDGE_LAMBDAS.map(({ name, comment, formula }) =>
    element("definedName", { name, comment }, escapeXml(storedLambda(formula)))
  );
  change("xl/workbook.xml", (xml) => xml.replace("<definedNames>", `<definedNames>${names.join("")}`));
  // Written as calls of the add-in, which are stored as what may fill several cells.
  change("xl/worksheets/sheet1.xml", (xml) => xml.replace(/_xldudf_BRIDGE_/g, "BRIDGE_"));
  return timeless(zipSync(files));
}

function functionsSheet(): Finished {
  const example = start(NAME, [26, WIDTH, 66, 9]);
  const { grid } = example;
  heading(grid, NOTES[0]);
  writeLine(grid, HEADINGS - 1, { right: 4 }, NOTES[1], STYLES.subtitle);
  ["Function", "Gives", "Example", "Value"].forEach((text, i) => grid.put(HEADINGS, i + 1, text, STYLES.heading));
  let row = HEADINGS + 1;
  for (const { name, comment, example: call, value } of BRIDGE_LAMBDAS) {
    const values = typeof value === "object" ? value : [value];
    grid.put(row, 1, name, { ...TEXT, bold: true });
    grid.put(row, 2, comment, TEXT);
    grid.height(row, 16 * Math.ceil(comment.length / WIDTH));
    grid.put(row, 3, `=${call}`, { ...TEXT, format: "@" });
    spill(
      example,
      row,
      4,
      call.replace("BRIDGE_", "BRIDGE."),
      values.map((each) => [each])
    );
    row += values.length;
  }
  return finish(example, row - 1, 4);
}
