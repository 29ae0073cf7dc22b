import type { PlayedExcel } from "../office/host/install";
import { describeWithExcel, openPane, pressOnSession, type Pane } from "../support/browser";
import { testInSoak } from "../support/runs";

interface Window {
  readonly played: PlayedExcel;
}

/** The open workbook as the pane found it, or leaves it. */
function workbook({ page }: Pane): Promise<unknown> {
  return page.evaluate(() => {
    const { sheets, names, isLocked, activeSheet } = (window as unknown as Window).played.workbook;
    return JSON.parse(JSON.stringify({ sheets, names, isLocked, activeSheet })) as unknown;
  });
}

const faults = ({ page }: Pane) => page.evaluate(() => (window as unknown as Window).played.faults);

const ADD = "Add to this workbook";
const NOT_ADDED = "The sheets were not added, and nothing in this workbook was changed: ";
/** What comes when the sheets are there: going to them. */
const AFTERWARDS = /^get (\.Worksheets(\["[^"]+"\])?)?$|^call .*\.Activate$/;

describeWithExcel("Microsoft's Office.js in an Excel in which something fails", (site) => {
  let pane: Pane;
  afterEach(async () => {
    expect(await faults(pane)).toEqual([]);
    await pane.page.context().close();
  });

  // In a double of Excel: test/excel/add-to-workbook.test.ts.
  testInSoak.each([
    ["open", "before"],
    ["locked", "after"],
  ] as const)("with its structure %s: each action of an add failing once, %s it is done", async (structure, when) => {
    pane = await openPane(site(), { excel: { sheets: ["Mine", "Table 1"], names: ["Mine_too"], structure } });
    let before = await workbook(pane);
    let failed = 0;
    for (let at = 0; ; at++) {
      await pane.page.evaluate(
        ([number, moment]) => {
          const { played } = window as unknown as Window;
          played.fails = { at: played.actions.length + number, when: moment, code: "GeneralException" };
        },
        [at, when] as const
      );
      const said = await pressOnSession(pane, ADD);
      const action = await pane.page.evaluate(() => {
        const { actions, fails } = (window as unknown as Window).played;
        return actions[fails!.at];
      });
      if (action === undefined) break;
      failed++;
      if (said.startsWith("Added to this workbook")) {
        expect(action).toMatch(AFTERWARDS);
        before = await workbook(pane);
        continue;
      }
      // A lock that cannot be taken off or put on again is told as such.
      expect([action, said]).toEqual([
        action,
        expect.stringMatching(/^The sheets were not added|could not be protected again/),
      ]);
      const after = await workbook(pane);
      if (said.startsWith(NOT_ADDED)) expect([action, after]).toEqual([action, before]);
      else before = after;
    }
    expect(failed).toBeGreaterThan(500);
  });

  test.each([
    [
      "a structure that is locked with a password",
      { structure: "locked with a password" },
      "protected with a password",
    ],
    ["a cell that is being edited", { isEditing: true }, "a cell is being edited. Press Enter or Esc"],
    ["a workbook that is open for reading only", { isReadOnly: true }, "protected or the workbook is read-only"],
    ["sheets that are more than Excel takes at once", { most: 1000 }, "larger than Excel accepts at once"],
  ] as const)("%s: what to do is said, and nothing is changed", async (_, excel, why) => {
    pane = await openPane(site(), { excel: { ...excel } });
    const before = await workbook(pane);
    const said = await pressOnSession(pane, ADD);
    expect(said).toContain(NOT_ADDED);
    expect(said).toContain(why);
    expect(await workbook(pane)).toEqual(before);
  });
});
