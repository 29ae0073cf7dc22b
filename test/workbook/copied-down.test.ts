import { readMovement } from "../../src/sessions/field/own/read-movement";
import { emptySession, kindNames, planSession, type Scored } from "../../src/sessions/kinds";
import type * as Lists from "../../src/workbook/kit/write-list";
import type { Workbook } from "../../src/workbook/model";
import type * as Workbooks from "../../src/workbook/session-workbook";
import { readXlsx } from "../../src/xlsx/read-xlsx";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { sessions } from "../support/random-sessions";
import { runs } from "../support/runs";
import { KINDS_WITH_OPTIONS } from "../support/sessions";

const LIST = "../../src/workbook/kit/write-list";
const { sessionWorkbook } = jest.requireActual<typeof Workbooks>("../../src/workbook/session-workbook");

/** What makes workbooks, each formula for its own row. */
const eachForItsRow = ((): typeof sessionWorkbook => {
  let made: typeof Workbooks | undefined;
  jest.isolateModules(() => {
    jest.doMock(LIST, () => ({
      ...jest.requireActual<typeof Lists>(LIST),
      ...({
        fillDown: () => (_kind: string, _row: number, make: () => unknown) => make(),
      } satisfies Partial<Record<keyof typeof Lists, unknown>>),
    }));
    made = require("../../src/workbook/session-workbook") as typeof Workbooks;
  });
  jest.dontMock(LIST);
  return made!.sessionWorkbook;
})();

function formulasOf({
  sheets,
}: {
  readonly sheets: Workbook["sheets"] | Awaited<ReturnType<typeof readXlsx>>["sheets"];
}) {
  return sheets.flatMap(({ name, cells }) =>
    [...cells]
      .sort((a, b) => a.row - b.row || a.column - b.column)
      .flatMap(({ row, column, formula }) => (formula === undefined ? [] : [`${name} ${row} ${column} ${formula}`]))
  );
}

/** The formulas of a workbook by itself, each made for its row, and as programs read them from its file, where they share them. */
async function threeWays(scored: Scored): Promise<readonly (readonly string[])[]> {
  const workbook = sessionWorkbook(scored, { formulas: "built-in" });
  const file = await readXlsx(await writeWorkbook(workbook));
  const read = formulasOf(file).map((formula) => formula.replace(/_xlfn\./g, ""));
  return [formulasOf(workbook), formulasOf(eachForItsRow(scored, { formulas: "built-in" })), read];
}

/** Tables that play as many boards in each round and others, that do not, and a round in another order. */
const OWN = [
  "2.3.2:dea -,abb cdb3.1.2,eac bcc2.1",
  ...[
    ["1,1,1,2,1-3", "1,2,3,4,4-5", "2,1,2,1,4-5", "2,2,4,3,1-3"],
    ["1,1,1,2,1-2", '1,2,3,4,"2,1"', "2,1,1,3,3-4", '2,2,2,4,"4,3"'],
    ['1,1,1,2,"2,1"', '1,2,3,4,"2,1"', "2,1,1,3,3-4", "2,2,2,4,3-4"],
  ].map((lines) => readMovement(["round,table,ns,ew,boards", ...lines].join("\n")).text ?? ""),
];

test.each([...KINDS_WITH_OPTIONS, ...OWN.map((movement) => ["pairs", { movement }] as const)])(
  "%s, %j: formulas that are copied down, and stored once, are those of their own rows",
  async (kind, options) => {
    const [own, each, read] = await threeWays(emptySession(planSession(kind, options)).scored);
    expect(own).toEqual(each);
    expect(read).toEqual(own);
  }
);

test.each(kindNames())("%s: so they are in random sessions", async (kind) => {
  for (const scored of sessions(kind, runs({ ci: 1, soak: 100 }))) {
    const [own, each, read] = await threeWays(scored);
    expect(own).toEqual(each);
    expect(read).toEqual(own);
  }
});
