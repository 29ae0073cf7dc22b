import { emptySession, planSession } from "../../../src/sessions/kinds";
import type { SessionOptions } from "../../../src/sessions/session-options";
import { FORMS } from "../../../src/workbook/forms";
import type { Sheet, Workbook } from "../../../src/workbook/model";
import { rebuildSession } from "../../../src/workbook/reading/rebuild-session";
import { readSaved } from "../../../src/workbook/reading/read-saved";
import { sessionWorkbook } from "../../../src/workbook/session-workbook";
import { savedOf } from "../../support/saved";

const NAMES = ["Ann", "Bob", "", "Di", "Eve", "Flo", "Gus", "Hal", "Ida", "Jon", "Kay", "Lou"];
const SHEETS = ["Travellers", "Pick-up slips", "Name tags", "Sign-up", "Journals"];

function withForms(
  kind: string,
  options: SessionOptions,
  forms = FORMS as readonly (typeof FORMS)[number][]
): Workbook {
  return sessionWorkbook(emptySession(planSession(kind, options)).scored, { forms });
}

function sheetOf({ sheets }: Workbook, name: string): Sheet {
  return sheets.find((sheet) => sheet.name === name)!;
}

/** How often a sheet shows a text. */
function count({ cells }: Sheet, text: RegExp): number {
  return cells.filter(({ value }) => typeof value === "string" && text.test(value)).length;
}

const pages = ({ print }: Sheet) => 1 + (print?.pagesFrom?.length ?? 0);

test("only the forms that are asked for, behind the movement, with nothing to type into", () => {
  const workbook = withForms("pairs", { pairs: ["6"] }, ["sign-up", "travellers"]);
  const names = workbook.sheets.map(({ name }) => name);
  expect(names.slice(names.indexOf("Movement"))).toEqual([
    "Movement",
    "Director",
    "Travellers",
    "Sign-up",
    "Scales",
    "Working",
  ]);
  const all = withForms("individual", { players: NAMES });
  const open = SHEETS.flatMap((name) => sheetOf(all, name).cells.filter(({ style }) => style?.entry));
  expect(open).toEqual([]);
});

test("a traveller for each board, four to a page; a slip for each table in each round", () => {
  const workbook = withForms("pairs", { pairs: ["8"] });
  expect(count(sheetOf(workbook, "Travellers"), /^Board \d+ {3}Dealer/)).toBe(28);
  expect(pages(sheetOf(workbook, "Travellers"))).toBe(7);
  expect(count(sheetOf(workbook, "Pick-up slips"), /^Round \d+ {3}Table/)).toBe(7 * 4);
});

test("a tag, a line and a journal for everybody, whose journal has each board that they play", () => {
  const workbook = withForms("individual", { players: NAMES.slice(0, 9), boards: 18 });
  expect(count(sheetOf(workbook, "Name tags"), /^Player \d$/)).toBe(9);
  // The third has no name.
  expect(count(sheetOf(workbook, "Journals"), /^Player \d [A-Z]/)).toBe(8);
  expect(pages(sheetOf(workbook, "Journals"))).toBe(9);
  // Who sits out in one of nine rounds of two boards plays sixteen.
  expect(count(sheetOf(workbook, "Journals"), /^(None|N-S|E-W|Both)$/)).toBe(9 * 16);
  expect(
    sheetOf(workbook, "Sign-up").cells.filter(({ column, value }) => column === 1 && typeof value === "number")
  ).toHaveLength(9);
});

test("a workbook that is made anew keeps its forms", () => {
  const [session] = readSaved(savedOf(withForms("pairs", { pairs: ["7"] }, ["journals"])));
  expect(session!.description.forms).toEqual(["journals"]);
  const { plan, outcome } = rebuildSession(session!, { scoring: "cross-imps" });
  expect(plan).toMatchObject({ scoring: "cross-imps" });
  const names = sessionWorkbook(outcome.scored, session!.description).sheets.map(({ name }) => name);
  expect(names).toContain("Journals");
});
