import { emptySession } from "../../src/sessions/kinds";
import { cellAddress } from "../../src/workbook/reference";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { texts } from "../../src/workbook/texts";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { isHeading } from "../support/headed-list";
import { describeWithKeys, keysOf, press, type Pressed } from "../support/keys";
import { differences, type KeyStep } from "../support/libreoffice";
import { example } from "../support/sessions";

const TABLES = ["Table 1", "Table 2"] as const;
const REMARKS = texts.remarks;

const evening = example("four-pairs");
const model = sessionWorkbook(evening);
const empty = () => writeWorkbook(sessionWorkbook(emptySession(evening.plan).scored));

/** Keys pressed with the cursor on a cell of a sheet. */
function at(sheet: string, cell: string, text: string): KeyStep[] {
  return [{ sheet, go: cell }, { keys: keysOf(text) }];
}

function pressedOn(bytes: Uint8Array, steps: readonly KeyStep[]): Pressed {
  return press([{ bytes, steps }])[0]!.first;
}

/** The row of a board on a table's sheet, as it is typed, and the points that stand and what is said of it. */
function shown({ sheets }: Pressed, workbook: typeof model, sheet: string, board: number) {
  const { cells } = workbook.sheets.find(({ name }) => name === sheet)!;
  const heading = cells.find(({ value }) => value === "Board")!;
  const { row } = cells.find(({ column, row: line, value }) => column === 1 && line > heading.row && value === board)!;
  return (...headings: readonly string[]) =>
    headings.map((wanted) => {
      const { column } = cells.find((cell) => cell.row === heading.row && isHeading(cell.value, wanted))!;
      return sheets.get(sheet)!.at(row, column);
    });
}

const ROW = ["Contract", "By", "Result", "X", "N-S points"] as const;

// A window on a busy machine may hear a key too late.
jest.retryTimes(2, { logErrorsBeforeRetry: true });

describeWithKeys("whatever is pressed and dragged in a window of LibreOffice", () => {
  test("the window opens with the cursor in the first cell to fill in", async () => {
    const found = pressedOn(await empty(), [{ keys: keysOf("4h\tn\t0\n3nt\ts\t+1\n") }]);
    expect(shown(found, model, "Table 1", 1)(...ROW)).toEqual(["4h", "n", "0", "", 420]);
    expect(shown(found, model, "Table 1", 2)(...ROW)).toEqual(["3nt", "s", "+1", "", 630]);
  });

  test("what another entry could be completed to is refused where it is typed, in each column", async () => {
    const refused = (cell: string, text: string): KeyStep[] => [
      ...at("Table 1", cell, `${text}\n`),
      // It closes the message.
      { keys: ["Return"] },
    ];
    const contracts = ["4hx", "4hn", "4h+1", "3sa"].flatMap((text) => refused("D4", text));
    const found = pressedOn(await empty(), [
      ...[...contracts, ...refused("G4", "xx")],
      ...at("Table 1", "D5", "3s\tn\t-1\tx\n"),
      ...at("Table 1", "D6", "4h\te\tten down\n"),
      ...at("Table 1", "D7", "4 hearts\tnorth\t=\tr\n"),
    ]);
    const rows = [1, 2, 3, 4].map((board) => shown(found, model, "Table 1", board)(...ROW));
    // Vulnerable: nobody, N-S, E-W, both.
    expect(rows).toEqual([
      ["", "", "", "", ""],
      ["3s", "n", "-1", "x", -200],
      ["4h", "e", "ten down", "", 1000],
      ["4 hearts", "north", "=", "r", 1080],
    ]);
  });

  test("what comes by paste all the same is red, is not scored, and completes no contract to a score", async () => {
    const pasted = (cell: string): KeyStep[] => [{ sheet: "Table 1", go: cell }, { keys: ["ctrl+v", "Escape"] }];
    const steps: KeyStep[] = [
      ...at("Table 1", "E4", "4hx\n"),
      { sheet: "Table 1", go: "E4" },
      { keys: ["ctrl+c"] },
      ...pasted("D4"),
      ...at("Table 1", "E4", "n\t0\n"),
      ...at("Table 1", "D5", "4h\tn\t0\n"),
    ];
    const found = pressedOn(await empty(), steps);
    const rows = [1, 2].map((board) => shown(found, model, "Table 1", board)("Contract", "N-S points", "Check"));
    expect(rows[0]).toEqual(["4hx", "", REMARKS.faults.doubledContract]);
    // As it was typed, or as it was completed and refused.
    expect([
      ["4h", 620, ""],
      ["4hx", "", REMARKS.faults.doubledContract],
      ["", "", REMARKS.faults.noContract],
      ["", "", ""],
    ]).toContainEqual(rows[1]);
  });

  test("with X in its column AutoInput changes no score", async () => {
    const lines = ["4h\tn\t0\tx", "4h\tn\t0", "4h\tn\t-1\tr", "4h\tn\t+1", "4h\tn\tten down", "4h\tn\t-1\tx"];
    const found = pressedOn(await empty(), at("Table 1", "D4", lines.map((line) => `${line}\n`).join("")));
    const points = [1, 2, 3, 4, 5, 6].map((board) => shown(found, model, "Table 1", board)("N-S points")[0]);
    // Vulnerable: nobody, N-S, E-W, both, N-S, E-W.
    expect(points).toEqual([590, 620, -200, 650, -1000, -100]);
  });

  test("= and an arrow key in a result stay text, which Check speaks of where it is no result", async () => {
    const steps = ["Up", "Down", "Left", "Right"].flatMap((arrow, i): KeyStep[] => [
      ...at("Table 1", cellAddress(4 + i, 4), "4h\tn\t="),
      { keys: [arrow, "Return"] },
    ]);
    const found = pressedOn(await empty(), steps);
    // Calc writes the address of the cell behind the sign; as text it refers to nothing.
    const made = [420, 620, 420, 620];
    const rows = made.map((points, i) => {
      const [result, stands, check] = shown(found, model, "Table 1", i + 1)("Result", "N-S points", "Check");
      expect(result).toMatch(/^=/);
      return result === "=" ? stands === points : stands === "" && check === REMARKS.faults.result;
    });
    expect(rows).toEqual([true, true, true, true]);
    expect(found.changed).toEqual([]);
  });

  test("a board that was typed in the wrong row is cut and pasted into the right one, and typed anew", async () => {
    const moved: KeyStep[] = [
      ...at("Table 1", "D5", "3nt\tn\t-1\n"),
      { sheet: "Table 1", go: "D5:G5" },
      { keys: ["ctrl+x"] },
      { sheet: "Table 1", go: "D4" },
      { keys: ["ctrl+v", "Escape"] },
    ];
    const [found, again] = press([
      { bytes: await empty(), steps: moved },
      { bytes: await empty(), steps: [...moved, ...at("Table 1", "D5", "4s\te\t-1\tx\n")] },
    ]).map(({ first }) => first);
    expect(shown(found!, model, "Table 1", 1)(...ROW)).toEqual(["3nt", "n", "-1", "", -50]);
    expect(shown(found!, model, "Table 1", 2)(...ROW)).toEqual(["", "", "", "", ""]);
    expect(found!.changed).toEqual([]);

    expect(shown(again!, model, "Table 1", 1)(...ROW)).toEqual(["3nt", "n", "-1", "", -50]);
    // E-W are not vulnerable on board 2.
    expect(shown(again!, model, "Table 1", 2)(...ROW)).toEqual(["4s", "e", -1, "x", 100]);
  });

  test("boards that are dragged to other rows with the mouse are scored there, and typed anew", async () => {
    const sheet = "Table 1";
    const dragged: KeyStep[] = [...at(sheet, "D5", "3nt\tn\t-1\n"), { sheet, drag: "D5:G5", to: "D4" }];
    const anew = [...dragged, ...at(sheet, "D5", "4s\te\t-1\tx\n")];
    const both: KeyStep[] = [...anew, { sheet, drag: "D4:G5", to: "D5" }];
    const [first, second, third, last] = press([
      { bytes: await empty(), steps: dragged },
      { bytes: await empty(), steps: anew },
      { bytes: await empty(), steps: both },
      { bytes: await empty(), steps: [...both, ...at(sheet, "D4", "2h\tw\t0\n"), ...at(sheet, "D5", "pass\n")] },
    ]).map(({ first: found }) => found);
    const rows = (found: Pressed | undefined) => [1, 2, 3].map((board) => shown(found!, model, sheet, board)(...ROW));
    const none = ["", "", "", "", ""];

    expect(rows(first)).toEqual([["3nt", "n", "-1", "", -50], none, none]);
    // E-W are not vulnerable on board 2, and are on board 3.
    expect(rows(second)).toEqual([["3nt", "n", "-1", "", -50], ["4s", "e", -1, "x", 100], none]);
    expect(rows(third)).toEqual([none, ["3nt", "n", "-1", "", -100], ["4s", "e", -1, "x", 200]]);
    expect(rows(last)).toEqual([
      ["2h", "w", 0, "", -110],
      ["pass", "n", "-1", "", 0],
      ["4s", "e", -1, "x", 200],
    ]);
    expect([first, second, third, last].map((found) => found!.changed)).toEqual([[], [], [], []]);
  });

  test("what is pasted or typed on locked cells is refused, each time, and the evening goes on", async () => {
    const sheet = "Table 1";
    const refused = (go: string, key: string): KeyStep[] => [
      { sheet, go },
      { keys: [key] },
      // It closes the message.
      { keys: ["Return"] },
    ];
    const found = pressedOn(await empty(), [
      ...at(sheet, "D4", "4h\tn\t0\n"),
      { sheet, go: "D4:G4" },
      { keys: ["ctrl+c"] },
      ...["A4", "H4", "A5"].flatMap((cell) => refused(cell, "ctrl+v")),
      ...["A4", "H4"].flatMap((cell) => refused(cell, "7")),
      ...at(sheet, "D5", "3nt\ts\t+1\n"),
    ]);
    expect(shown(found, model, sheet, 1)("Board", ...ROW)).toEqual([1, "4h", "n", "0", "", 420]);
    expect(shown(found, model, sheet, 2)("Board", ...ROW)).toEqual([2, "3nt", "s", "+1", "", 630]);
    expect(found.changed).toEqual([]);
  });

  test("a cell that a paste has locked is read as it stands, and can be typed into once that is undone", async () => {
    const sheet = "Table 1";
    const pasted: KeyStep[] = [
      { sheet, go: "A5" },
      { keys: ["ctrl+c"] },
      { sheet, go: "D4" },
      { keys: ["ctrl+v", "Escape"] },
    ];
    const [locked, undone] = press([
      { bytes: await empty(), steps: pasted },
      { bytes: await empty(), steps: [...pasted, { keys: ["ctrl+z"] }, ...at(sheet, "D4", "4h\tn\t0\n")] },
    ]);
    const checked = [...ROW, "Check"] as const;
    expect(shown(locked!.first, model, sheet, 1)("Contract", "Check")).toEqual([2, REMARKS.faults.contract]);
    expect(shown(undone!.first, model, sheet, 1)(...checked)).toEqual(["4h", "n", "0", "", 420, ""]);
  });

  test("Delete clears a row, which is then typed anew", async () => {
    const cleared: KeyStep[] = [
      ...at("Table 1", "D4", "4h\tn\t0\n"),
      { sheet: "Table 1", go: "D4:G4" },
      { keys: ["Delete"] },
    ];
    const [found, again] = press([
      { bytes: await empty(), steps: cleared },
      { bytes: await empty(), steps: [...cleared, ...at("Table 1", "D4", "2s\tw\t-2\n")] },
    ]);
    expect(shown(found!.first, model, "Table 1", 1)(...ROW)).toEqual(["", "", "", "", ""]);
    expect(shown(again!.first, model, "Table 1", 1)(...ROW)).toEqual(["2s", "w", "-2", "", 100]);
  });

  test("copied round by round into a fresh workbook an evening is the same, without links", async () => {
    const steps = TABLES.flatMap((sheet) =>
      roundsOf(sheet).flatMap((range): KeyStep[] => [
        { turn: "path" },
        { sheet, go: range },
        { keys: ["ctrl+c"] },
        { turn: "other" },
        { sheet, go: range.replace(/:.*/, "") },
        { keys: ["ctrl+v", "Escape"] },
      ])
    );
    const [pressed] = press([{ bytes: await writeWorkbook(model), other: await empty(), steps }]);
    const { changed, links, sheets } = pressed!.other!;
    expect(differences(model.sheets, sheets)).toEqual([]);
    expect({ changed, links }).toEqual({ changed: [], links: 0 });
  });
});

/** The yellow cells of each round on a table's sheet, from Contract to X. */
function roundsOf(name: string): string[] {
  const { cells } = model.sheets.find((sheet) => sheet.name === name)!;
  const rows = cells.filter(({ column, style }) => column === 4 && style?.entry).map(({ row }) => row);
  const firsts = rows.filter((row) => !rows.includes(row - 1));
  return firsts.map((first) => {
    let last = first;
    while (rows.includes(last + 1)) last++;
    return `${cellAddress(first, 4)}:${cellAddress(last, 7)}`;
  });
}
