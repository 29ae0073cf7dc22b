import "../../src/sessions/field/more-games";
import { beforePlay, planSession, type Scored } from "../../src/sessions/kinds";
import { readMovement } from "../../src/sessions/field/own/read-movement";
import type * as Lists from "../../src/workbook/kit/list";
import type * as Workbooks from "../../src/workbook/session-workbook";
import { KINDS_WITH_OPTIONS } from "../support/sessions";

const LIST = "../../src/workbook/kit/list";

/** What makes workbooks, each formula for its own row. */
function makingEach(): typeof Workbooks.sessionWorkbook {
  let made: typeof Workbooks | undefined;
  jest.isolateModules(() => {
    jest.doMock(LIST, () => ({
      ...jest.requireActual<typeof Lists>(LIST),
      copiedDown: () => (_kind: string, _row: number, make: () => unknown) => make(),
    }));
    made = require("../../src/workbook/session-workbook") as typeof Workbooks;
  });
  jest.dontMock(LIST);
  return made!.sessionWorkbook;
}

function formulasOf(make: typeof Workbooks.sessionWorkbook, scored: Scored): string[] {
  return make(scored).sheets.flatMap(({ name, cells }) =>
    cells.flatMap(({ row, column, formula }) => (formula === undefined ? [] : [`${name} ${row} ${column} ${formula}`]))
  );
}

test("formulas that are copied down are those of their own rows", () => {
  const each = makingEach();
  const { sessionWorkbook } = jest.requireActual<typeof Workbooks>("../../src/workbook/session-workbook");
  const unequal = ["round,table,ns,ew,boards", "1,1,1,2,1-3", "1,2,3,4,4-5", "2,1,2,1,4-5", "2,2,4,3,1-3"];
  const own = [readMovement(unequal.join("\n")).text ?? "", "2.3.2:dea -,abb cdb3.1.2,eac bcc2.1"];
  const cases = [...KINDS_WITH_OPTIONS, ...own.map((movement) => ["pairs", { movement }] as const)];
  for (const [kind, options] of cases) {
    const { scored } = beforePlay(planSession(kind, options));
    expect(formulasOf(sessionWorkbook, scored)).toEqual(formulasOf(each, scored));
  }
});
