import { emptySession, planSession } from "../../src/sessions/kinds";
import { readTypedBoard, type TypedBoard } from "../../src/sessions/reading/typed-board";
import type { Sheet } from "../../src/workbook/model";
import { cellAddress } from "../../src/workbook/reference";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { MARKS } from "../../src/workbook/working/lists";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { describeWithKeys, keysOf, press, type Look } from "../support/keys";
import type { KeyStep } from "../support/libreoffice";
import { runs } from "../support/runs";
import { SLIPS, type Slip } from "../support/slips";

const BOARDS = Array.from({ length: 24 }, (_, i) => i + 1);

const model = sessionWorkbook(emptySession(planSession("four-pairs", { boards: BOARDS.length })).scored);
const sheetOf = (table: number) => model.sheets.find(({ name }) => name === `Table ${table}`) as Sheet;

/** Where something of a board stands on the sheet of its table. */
function placesOn(sheet: Sheet) {
  const [{ rows, columns } = { rows: [], columns: new Map<string, { left: number }>() }] = sheet.lists;
  const column = (key: string) => columns.get(key)?.left ?? 0;
  const numbers = new Map(
    sheet.cells.filter((cell) => cell.column === column("board")).map(({ row, value }) => [value, row])
  );
  return { column, rowOf: (board: number) => numbers.get(board) ?? 0, last: Math.max(...rows) };
}

/** The evening, each board typed as people do who go on with Enter; after each slip a look. */
function evening(): KeyStep[] {
  return [1, 2].flatMap((table) => {
    const sheet = `Table ${table}`;
    const { rowOf } = placesOn(sheetOf(table));
    return BOARDS.flatMap((board): KeyStep[] => {
      const slip = SLIPS.find((each) => each.table === table && each.board === board);
      const line = rowOf(board);
      const typed = slip?.typed ?? "3nt\tn\t0";
      const late = SLIPS.filter((each) => each.table === table && each.after === board);
      return [
        { sheet, go: `D${line}` },
        { keys: keysOf(`${typed}\n`) },
        ...(slip?.then?.(sheet, line) ?? []),
        ...(slip && slip.after === undefined ? [slip] : []).concat(late).map(({ name }) => ({ look: name })),
      ];
    });
  });
}

/** Which of the cells that speak of a slip are not in sight, or say something else. */
function unseen({ table, board, said, marked }: Slip, look: Look): string[] {
  const { column, rowOf } = placesOn(sheetOf(table));
  const line = rowOf(board);
  const found = { said: look.at(line, column("check")), marked: look.at(line, column("marked")) };
  const letters = [...marked].map((letter) =>
    Object.entries(MARKS).flatMap(([key, mark]) => (mark === letter ? [column(key)] : []))
  );
  const isSeen = (at: number) => look.isInSight(line, at);
  return [
    ...(found.said === said && found.marked === marked ? [] : [JSON.stringify(found)]),
    ...(isSeen(column("board")) ? [] : ["its number is out of sight"]),
    ...(letters.some((columns) => columns.some(isSeen)) ? [] : ["its cells are out of sight"]),
  ];
}

// A window on a busy machine may hear a key too late.
jest.retryTimes(2, { logErrorsBeforeRetry: true });

describeWithKeys("an evening with thirty slips, typed in a window of LibreOffice", () => {
  test.each(runs<readonly number[]>({ ci: [400], soak: [400, 1366] }))(
    "of %i pixels: each stands out in sight at once",
    async (width) => {
      expect(SLIPS).toHaveLength(30);
      const bytes = await writeWorkbook(model);
      const [found] = press([{ bytes, width, steps: evening() }]);
      const faults = SLIPS.map((slip) => [slip.name, unseen(slip, found!.looks.get(slip.name) as Look)] as const);
      // Cells wide enough for a pencil leave no room for X in a narrow window: the board's number is red all the same.
      const beyond = width === 400 ? ["no double", "a double in figures"] : [];
      expect(faults.filter(([, of]) => of.length > 0)).toEqual(
        beyond.map((name) => [name, ["its cells are out of sight"]])
      );
      const check = placesOn(sheetOf(1)).column("check");
      const read = SLIPS.filter(({ name, table, board }) =>
        found!.looks.get(name)?.isInSight(placesOn(sheetOf(table)).rowOf(board), check)
      );
      // A narrow window shows what stands out, but has room for the words only beside the scores that are typed.
      expect(read).toHaveLength(width === 400 ? 3 : SLIPS.length);
    }
  );

  test("after the last board Enter goes on below it, where nothing can be typed", async () => {
    const { last } = placesOn(sheetOf(1));
    const [found] = press([
      {
        bytes: await writeWorkbook(model),
        steps: [
          { sheet: "Table 1", go: `D${last}` },
          { keys: keysOf("3nt\tn\t0\n4h\n") },
          // It closes the message.
          { keys: ["Return"] },
          { keys: keysOf("\n\n2s\n") },
          { keys: ["Return"] },
          { sheet: "Table 1", go: `N${last}` },
          { keys: keysOf("400\n3nt\n") },
          { keys: ["Return"] },
        ],
      },
    ]);
    const { at } = found!.first.sheets.get("Table 1")!;
    const typed = sheetOf(1)
      .cells.filter(({ style }) => style?.entry)
      .map(({ row, column }) => [row, at(row, column)])
      .filter(([, value]) => value !== "");
    expect(typed).toEqual([
      [last, "3nt"],
      [last, "n"],
      [last, "0"],
      [last, 400],
    ]);
    const below = [1, 2, 3, 4, 5].map((down) => at(last + 1 + down, 4));
    expect(below).toEqual(["", "", "", "", ""]);
  });
});

describeWithKeys(
  "cells that were cut from a table's sheet, and a sheet that somebody adds, in LibreOffice's window",
  () => {
    const TEXTS = ["-1", "+1", "=", "60/40", "1-2", "12/10"];
    const BOARD: TypedBoard = { contract: "4H", by: "N", result: "=", doubled: "", points: "" };
    const sheet = "Table 1";
    const { column, rowOf } = placesOn(sheetOf(1));
    const rows = TEXTS.map((_, i) => rowOf(i + 1));
    const cell = (row: number, key: string) => cellAddress(row, column(key));

    test("what is typed into a cell that was cut is right or red, and never another score", async () => {
      const blocks = [
        [1, 4, 17],
        [5, 8, 21],
      ].flatMap(([first = 0, last = 0, to = 0]): KeyStep[] =>
        [
          ["contract", "doubled"],
          ["typed", "adjusted"],
        ].flatMap(([left = "", right = ""]) => [
          { sheet, go: `${cell(rowOf(first), left)}:${cell(rowOf(last), right)}` },
          { keys: ["ctrl+x"] },
          { sheet, go: cell(rowOf(to), left) },
          { keys: ["ctrl+v", "Escape"] },
        ])
      );
      const keys = ["contract", "by", "result", "doubled", "typed", "adjusted"] as const;
      const typed = TEXTS.flatMap((text, i) =>
        keys.flatMap((key): KeyStep[] => [
          { sheet, go: cell(rows[i] ?? 0, key) },
          { keys: [...keysOf(text), "Return"] },
        ])
      );
      const [found] = press([{ bytes: await writeWorkbook(model), steps: [...blocks, ...typed] }]);
      const { at } = found!.first.sheets.get(sheet)!;
      const held = (key: string) => rows.map((row) => at(row, column(key)));
      const read = (key: string, part: keyof TypedBoard) =>
        held(key).map((value) => readTypedBoard(1, { ...BOARD, [part]: value }));
      const scores = (key: string, part: keyof TypedBoard) =>
        read(key, part).map(({ points, fault }) => (fault === null ? points : "red"));
      const red = TEXTS.map(() => "red");
      expect(held("contract").every((value) => value !== "")).toBe(true);
      expect(scores("contract", "contract")).toEqual(red);
      expect(scores("by", "by")).toEqual(red);
      expect(scores("result", "result")).toEqual([-50, "red", 420, "red", "red", "red"]);
      expect(scores("doubled", "doubled")).toEqual(red);
      expect(scores("typed", "points")).toEqual(red);
      // A score that no contract gives stands nowhere.
      expect(read("typed", "points").map(({ points }) => points)).toEqual(TEXTS.map(() => null));
      const imps = TEXTS.map((_, i) => at(rows[i] ?? 0, column("imps")));
      expect(imps).toEqual([-1, 1, "", "", "", ""]);
      const check = rows.map((row) => at(row, column("check")));
      expect(check.every((said) => said !== "")).toBe(true);
    });

    test("a sheet that is added calculates, and looks like any", async () => {
      const [found] = press([
        {
          bytes: await writeWorkbook(model),
          steps: [{ add: "Mine" }, { sheet: "Mine", go: "B1" }, { keys: keysOf("1\n2\n=SUM(B1:B2)\n") }],
        },
      ]);
      const mine = found!.first.sheets.get("Mine")!;
      expect([1, 2, 3].map((row) => mine.at(row, 2))).toEqual([1, 2, 3]);
    });
  }
);
