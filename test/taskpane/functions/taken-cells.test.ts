import { formulaOf, outcomeOf, otherOutcomeOf } from "../../../src/taskpane/functions/function-call";
import {
  besideTaken,
  withTaken,
  withTyped,
  type Call,
  type Metadata,
} from "../../../src/taskpane/functions/taken-cells";

const fn = (name: string, ...parameters: string[]): Metadata => ({
  name,
  description: "",
  helpUrl: "",
  parameters: parameters.map((parameter) => ({
    name: parameter.replace("?", ""),
    description: "",
    optional: parameter.endsWith("?"),
  })),
});
const NET = fn("NETSCORE", "t1plus", "t1minus", "t2plus", "t2minus");
const PLACE = fn("PLACE", "totals", "tiebreaks?");
const VPS = fn("VPS", "imps", "scale");
const BLOCK = {
  ...{ sheet: "Sheet1", top: 5, left: 26, rows: 2, columns: 2 },
  values: [
    [420, ""],
    ["", 50],
  ],
};
const COLUMN = { ...BLOCK, columns: 1, values: [[20], [-3]] };

const call = ({ parameters }: Metadata): Call => ({
  typed: parameters.map(() => ""),
  selections: new Map(),
  takeCount: 0,
});

test("a column goes to each field from the one on that is taken for; the others stay", () => {
  const taken = withTaken(withTyped(call(NET), 3, "9"), NET, 1, BLOCK);
  expect(taken.typed).toEqual(["", "Z5:Z6", "AA5:AA6", "9"]);
  expect([...taken.selections].map(([address, { values }]) => [address, values])).toEqual([
    ["Z5:Z6", [[420], [""]]],
    ["AA5:AA6", [[""], [50]]],
  ]);
  expect(besideTaken(taken)).toEqual({ sheet: "Sheet1", top: 5, left: 28, rows: 1, columns: 1 });
});

test("a function that needs one argument takes the whole block, and so does the last field", () => {
  expect(withTaken(call(PLACE), PLACE, 0, BLOCK).typed).toEqual(["Z5:AA6", ""]);
  expect(withTaken(call(PLACE), PLACE, 1, BLOCK).typed).toEqual(["", "Z5:AA6"]);
  expect(withTaken(call(VPS), VPS, 1, BLOCK).typed).toEqual(["", "Z5:AA6"]);
});

test("too many columns are refused", () => {
  const wide = { ...BLOCK, columns: 5, values: [[1, 2, 3, 4, 5]] };
  expect(() => withTaken(call(NET), NET, 0, wide)).toThrow("takes up to 4 columns here, and 5 are selected");
  expect(() => withTaken(call(NET), NET, 2, { ...wide, columns: 3 })).toThrow("up to 2 columns here, and 3");
});

test("what was taken has its place until something else is typed", () => {
  const taken = withTaken(withTyped(call(VPS), 1, "24"), VPS, 0, COLUMN);
  expect(besideTaken(taken)).toMatchObject({ top: 5, left: 27 });
  expect(besideTaken(withTyped(taken, 0, "20"))).toBeNull();
});

test("taken cells are calculated, and have the name of their sheet where the formula is on another one", () => {
  const taken = withTaken(withTyped(call(VPS), 1, "24"), VPS, 0, COLUMN);
  expect(outcomeOf("VPS", taken)).toEqual({ rows: [[14.26], [9.25]] });
  expect(formulaOf("VPS", taken)).toBe("=BRIDGE.VPS(Z5:Z6,24)");
  expect(formulaOf("VPS", taken, "Sheet1")).toBe("=BRIDGE.VPS(Z5:Z6,24)");
  expect(formulaOf("VPS", taken, "Anne's")).toBe("=BRIDGE.VPS('Sheet1'!Z5:Z6,24)");
  expect(outcomeOf("VPS", withTyped(taken, 0, "B7"))).toBeNull();
});

test("cells of two sheets are told apart", () => {
  const first = withTaken(call(VPS), VPS, 0, COLUMN);
  const both = withTaken(first, VPS, 1, { ...COLUMN, sheet: "Scales", values: [[24], [7]] });
  expect(both.typed).toEqual(["Z5:Z6", "'Scales'!Z5:Z6"]);
  expect(outcomeOf("VPS", both)).toEqual({ rows: [[14.26], [8.65]] });
  expect(formulaOf("VPS", both, "Sheet1")).toBe("=BRIDGE.VPS(Z5:Z6,'Scales'!Z5:Z6)");
  expect(formulaOf("VPS", both, "Scales")).toBe("=BRIDGE.VPS('Sheet1'!Z5:Z6,'Scales'!Z5:Z6)");
});

test("the other team has its own victory points, and no other function has a second result", () => {
  const won = withTyped(withTyped(call(VPS), 0, "20"), 1, "24");
  expect(otherOutcomeOf("VPS", won)).toEqual({ rows: [[5.74]] });
  expect(otherOutcomeOf("IMP", { typed: ["470"], selections: new Map(), takeCount: 0 })).toBeNull();
});
