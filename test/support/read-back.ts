import { readSaved } from "../../src/workbook/reading/read-saved";
import type { Cell, Workbook } from "../../src/workbook/model";
import type { SavedWorkbook } from "../../src/workbook/saved-workbook";
import { cellAddress } from "../../src/workbook/reference";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import type { Recalculated } from "./libreoffice";

/** A workbook as a program shows it, as a reader of files would give it. */
function shownIn({ sheets }: Workbook, shown: ReadonlyMap<string, Recalculated>): SavedWorkbook {
  return {
    sheets: sheets.map(({ name, cells }) => ({
      name,
      cells: cells.flatMap(({ row, column, formula }) => {
        const { at, formulas } = shown.get(name)!;
        const value = at(row, column);
        // A formula that somebody typed is known by its place alone.
        const typed = formulas?.has(cellAddress(row, column)) ? "typed" : undefined;
        return value === "" && formula === undefined ? [] : [{ row, column, value, formula: formula ?? typed }];
      }),
    })),
  };
}

/** Sheets whose numbers are a session's scores. */
const SCORES = /^(Table \w|Scoresheet|Recap|Round \d+|Standings)$/;

/** Whether a cell shows a score, or nothing for none. */
function isScore({ formula, value, style }: Cell): boolean {
  // A hidden column has no style: it says how loud the remark beside it is.
  return formula !== undefined && style !== undefined && (typeof value === "number" || value === "" || value === null);
}

/**
 * The scores of a workbook that a program shows otherwise than they are where it is read back and made anew, in words.
 * Nothing where a victory-point table, or a match that cannot be, is left out.
 */
export function readBackOtherwise(model: Workbook, shown: ReadonlyMap<string, Recalculated>): string[] {
  const [session] = readSaved(shownIn(model, shown));
  if (!session) return ["no session is found"];
  const isLeftOut = ({ place }: { readonly place: string }) => /^(Scales|Round|Standings)/.test(place);
  if (session.remarks.some(isLeftOut)) return [];
  const { formulas } = session.description;
  const anew = sessionWorkbook(session.outcome.scored, { formulas });
  return anew.sheets
    .filter(({ name }) => SCORES.test(name))
    .flatMap(({ name, cells }) => {
      const found = shown.get(name)!;
      return cells.filter(isScore).flatMap(({ row, column, value }) => {
        const there = found.at(row, column);
        const isSame = typeof there !== "number" ? typeof value !== "number" : there === value;
        const at = `${name}!${cellAddress(row, column)}`;
        return isSame ? [] : [`${at} is ${JSON.stringify(there)}, and ${JSON.stringify(value)} where it is read back`];
      });
    });
}
