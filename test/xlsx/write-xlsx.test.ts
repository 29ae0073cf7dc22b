import { strFromU8, unzipSync } from "fflate";
import { readXlsx as readByHucre } from "hucre/xlsx";
import { FOUR_PAIRS } from "../../src/sessions/home/four-pairs";
import { planHome } from "../../src/sessions/home/home-kind";
import { readResults } from "../sessions/read-csv-results";
import { scoreHome } from "../../src/sessions/home/score-home";
import { DIALECTS } from "../../src/workbook/dialect-names";
import type { Workbook } from "../../src/workbook/model";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { NO_RESULTS } from "../../src/sessions/results";
import { homeWorkbook } from "../../src/workbook/home/home-workbook";
import { cellAddress } from "../../src/workbook/reference";
import { storedFormula } from "../../src/xlsx/cells";
import { readXlsx } from "../../src/xlsx/read-xlsx";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { csv } from "../support/csv";
import { inTurns, runs } from "../support/runs";
import { sessionsBySheets } from "../support/sessions";
import { testWithValidator, validationErrors } from "../support/ooxml-validator";

const PAIRS = ["#N/A", '=HYPERLINK("x")', "Ann & <Bob>", "Ζωή 🂡"];
const plan = planHome(FOUR_PAIRS, { boards: 24, pairs: PAIRS, title: "Bob & Ann's", date: "2026-11-20" });
const { results } = readResults(csv("1,1,4H,N,=,", "2,1,,,,-50"), [1]);
const model = homeWorkbook(scoreHome(plan, results));
let bytes: Uint8Array;
let part: (name: string) => string;

beforeAll(async () => {
  bytes = await writeWorkbook(model);
  const files = unzipSync(bytes);
  part = (name) => strFromU8(files[name]!);
});

test("each cell is read back with its formula and its value", async () => {
  const workbook = await readByHucre(bytes);
  for (const sheet of model.sheets) {
    const read = workbook.sheets.find(({ name }) => name === sheet.name)!;
    const cells = sheet.cells.map(({ row, column, value, formula }) => {
      const cell = read.cells?.get(`${row - 1},${column - 1}`);
      const found = cell?.formulaResult ?? read.rows[row - 1]?.[column - 1];
      // A formula copied down its column is stored once; LibreOffice's suite proves the copies.
      // Files write functions newer than the format with a prefix.
      const [wanted, stored] = [formula, cell?.formula].map((text) => text?.replace(/_xlfn\./g, ""));
      const isCopy = stored === "" && wanted !== undefined;
      return {
        found: [row, column, found ?? "", isCopy ? wanted : stored],
        wanted: [row, column, value ?? "", wanted],
      };
    });
    expect(cells.length).toBeGreaterThan(0);
    expect(cells.map(({ found }) => found)).toEqual(cells.map(({ wanted }) => wanted));
  }
});

test("a column of width 0 is hidden, the others are not", () => {
  const widths = model.sheets.find(({ name }) => name === "Table 1")!.widths;
  const columns = [...part("xl/worksheets/sheet1.xml").matchAll(/<col [^>]*>/g)].map(([column]) => column);
  // The last one is all columns beyond.
  const hidden = columns.slice(0, -1).map((column) => column.includes("hidden"));
  expect(hidden).toEqual(widths.map((width) => width === 0));
  expect(widths.filter((width) => width === 0)).toHaveLength(3);
});

test("each printed page has at its foot the event, its date, and the site's address where one is short", async () => {
  const foot = async (more: Partial<Workbook>) => {
    const files = unzipSync(await writeWorkbook({ ...model, title: "Club", date: "", ...more }));
    return /<oddFooter>.*<\/oddFooter>/.exec(strFromU8(files["xl/worksheets/sheet1.xml"]!))![0];
  };
  const said = (event: string, site = "") =>
    `<oddFooter>&amp;L&amp;A · ${event}&amp;R${site}Page &amp;P of &amp;N</oddFooter>`;
  expect(await foot({})).toBe(said("Club"));
  expect(await foot({ title: "A & B", date: "20 November 2026" })).toBe(said("A &amp;&amp; B · 20 November 2026"));
  expect(await foot({ site: "example.org/a&b" })).toBe(said("Club", "example.org/a&amp;&amp;b · "));
  expect(await foot({ site: `example.org/${"a".repeat(60)}` })).toBe(said("Club"));
  expect(await foot({ title: "Friday ".repeat(20) })).toBe(said(`${"Friday ".repeat(8).slice(0, 54)}…`));
});

test("a call of the add-in is stored as Excel stores it, with the value beside it", async () => {
  const session = scoreHome(plan, results);
  const files = unzipSync(await writeWorkbook(homeWorkbook(session, { formulas: "add-in" })));
  const table1 = strFromU8(files["xl/worksheets/sheet1.xml"]!);
  const cell = /<c r="K4"[^>]*>.*?<\/c>/.exec(table1)![0];
  expect(cell).toContain('cm="1"');
  expect(cell).toContain('<f t="array" ref="K4">');
  expect(cell).toContain("_xldudf_BRIDGE_IMP(J4)");
  expect(cell).toContain("<v>10</v>");
  expect(files["xl/metadata.xml"]).toBeDefined();
  for (const name of Object.keys(files)) expect(strFromU8(files[name]!)).not.toMatch(/[^_]BRIDGE\.[A-Z]+\(/);
});

test("formulas are shared down a column, but none that refers to another sheet", () => {
  const shared = [1, 2, 3, 4, 5, 6, 7].flatMap((n) =>
    [...part(`xl/worksheets/sheet${n}.xml`).matchAll(/<f t="shared"[^>]*ref="([^"]*)"[^>]*>([^<]*)</g)].map(
      ([, cells, formula]) => ({ sheet: n, cells, formula: formula!.replace(/&quot;/g, '"').replace(/"[^"]*"/g, "") })
    )
  );
  // Of both tables' steps on the sheet Working those that are numbers on every board, played or not.
  const { cells } = model.sheets[6]!;
  const groups = [...new Set(cells.flatMap(({ group }) => group ?? []))].map((group) =>
    cells.filter((cell) => cell.group === group)
  );
  const ofNumbers = groups.filter((all) =>
    all.every(({ value, formula = "" }) => typeof value === "number" && !formula.includes("!"))
  );
  const areas = ofNumbers.map((all) => [all[0]!, all.at(-1)!].map((at) => cellAddress(at.row, at.column)).join(":"));
  const headings = ofNumbers.map(([first]) => cells.find(({ row, column }) => row === 1 && column === first!.column));
  const tables = new Set(headings.map((heading) => /^Table \d/.exec(String(heading?.value))?.[0]));
  expect([...tables]).toEqual(["Table 1", "Table 2"]);
  expect(shared.map(({ sheet, cells: stored }) => `${sheet} ${stored}`)).toEqual(areas.map((area) => `7 ${area}`));
  // Excel takes a file with such a formula for damaged.
  expect(shared.filter(({ formula }) => formula.includes("!"))).toEqual([]);
});

const WRITTEN = sessionsBySheets().map(([name, made], i) => [name, made, i] as const);
/** Those whose files have every kind of part, which the validator is asked about in CI: it takes a second for each. */
const VALIDATED = ["four-pairs", "four-teams", "swiss-event", "league"].map((kind) => `the example of ${kind}`);

test("those that the validator is asked about are among them", () => {
  const names: readonly string[] = WRITTEN.map(([name]) => name);
  expect(VALIDATED.filter((name) => !names.includes(name))).toEqual([]);
});

describe.each(WRITTEN)("%s", (name, made, i) => {
  const workbooks = inTurns(DIALECTS, i).map((formulas) => sessionWorkbook(made(), { formulas, paper: "Letter" }));
  const written = workbooks.map((workbook) => writeWorkbook(workbook));

  if (runs({ ci: VALIDATED.includes(name), soak: true }))
    testWithValidator("the Open XML SDK's validator finds nothing", async () => {
      for (const file of written) expect(validationErrors(await file)).toEqual([]);
    });

  test("each formula is read back as it was, those that are stored as one among them", async () => {
    for (const [index, { sheets }] of workbooks.entries()) {
      const read = await readXlsx(await written[index]!);
      const found = sheets.map(({ name: sheet, cells }) => {
        const stored = new Map(
          read.sheets
            .find(({ name }) => name === sheet)!
            .cells.map((cell) => [cellAddress(cell.row, cell.column), cell])
        );
        return cells.flatMap(({ row, column, formula }) => {
          if (formula === undefined) return [];
          const address = cellAddress(row, column);
          return stored.get(address)?.formula === storedFormula(formula) ? [] : [`${sheet} ${address}: ${formula}`];
        });
      });
      expect(found.flat()).toEqual([]);
    }
  });

  test("no shared formula gives a text, which LibreOffice would leave to be worked out", async () => {
    for (const file of written) {
      const formulas = Object.entries(unzipSync(await file)).flatMap(([name, content]) =>
        name.startsWith("xl/worksheets/sheet")
          ? (strFromU8(content).match(/<c [^>]* t="str"[^>]*><f[ >][^>]*/g) ?? [])
          : []
      );
      expect(formulas.length).toBeGreaterThan(0);
      expect(formulas.filter((formula) => formula.includes('t="shared"'))).toEqual([]);
    }
  });
});

test("the file asks for no recalculation on load", () => {
  expect(part("xl/workbook.xml").match(/<calcPr[^>]*>/g)).toEqual(['<calcPr calcId="191029"/>']);
});

test("names of blocks and of print areas have their sheets quoted", () => {
  const names = [...part("xl/workbook.xml").matchAll(/<definedName ([^>]*)>([^<]*)</g)].map(
    ([, attributes, text]) => `${attributes} ${text}`
  );
  expect(names).toContain(`name="Table1_Contract" 'Table 1'!$D$4:$D$32`);
  expect(names).toContain(`name="Score_Imps" 'Scoresheet'!$C$13:$F$18`);
  expect(names).toContain(`name="_xlnm.Print_Area" localSheetId="0" 'Table 1'!$A$1:$L$33`);
  expect(names).toContain(`name="_xlnm.Print_Titles" localSheetId="1" 'Table 2'!$1:$2`);
  // Before anybody has a place, a blank cell.
  const nobody = `SUMPRODUCT(LEN('Winners'!$A$6:$A$9))`;
  const area = `IF(${nobody}&gt;0,'Winners'!$A$1:$F$15,'Winners'!$XFD$1048576)`;
  expect(names).toContain(`name="_xlnm.Print_Area" localSheetId="3" ${area}`);
});

test("each sheet that can be is printed on one page, with the title once", () => {
  for (const n of [1, 2, 3, 4, 5]) {
    const sheet = part(`xl/worksheets/sheet${n}.xml`);
    expect(sheet).toMatch(/<pageSetup[^>]*paperSize="9"/);
    // Of the Movement the list for the wall has a page, and the cards two.
    if (n === 5) expect(sheet).toContain('<rowBreaks count="2" manualBreakCount="2">');
    else expect(sheet).toContain('<pageSetUpPr fitToPage="1"/>');
    expect(sheet).not.toContain("<oddHeader>");
    // A title is computed if it asks for names, or for what is wrong with the rows of a table.
    expect(sheet).toMatch(/<c r="A1"[^>]*t="s(tr)?"/);
  }
});

describe("what people do to cells", () => {
  const xf = (style: string) =>
    part("xl/styles.xml")
      .match(/<cellXfs .*<\/cellXfs>/)![0]
      .match(/<xf [^>]*?(\/>|>.*?<\/xf>)/g)![Number(style)]!;

  test("the default style, of sheets that are added and of cells that were cut, is plain and can be typed into", () => {
    const plain = 'numFmtId="0" fontId="0" fillId="0" borderId="0"';
    expect(xf("0")).toContain(plain);
    expect(xf("0")).toContain('<protection locked="0"/>');
    expect(part("xl/styles.xml")).toContain(`<cellStyleXfs count="1"><xf ${plain}`);
    expect(part("xl/styles.xml")).toMatch(/<fills[^>]*><fill><patternFill patternType="none"\/><\/fill>/);
  });

  test("every other style says its own format and lock", () => {
    const styles = part("xl/styles.xml")
      .match(/<cellXfs .*<\/cellXfs>/)![0]
      .match(/<xf [^>]*?(\/>|>.*?<\/xf>)/g)!
      .slice(1);
    expect(styles.length).toBeGreaterThan(10);
    const applied = ["NumberFormat", "Font", "Fill", "Border", "Alignment", "Protection"].map((of) => `apply${of}="1"`);
    for (const style of styles) expect(style).toMatch(RegExp(`${applied.join(" ")}.*<protection locked="[01]"/>`));
  });

  test("no cell has the default style, and the columns beyond the last are locked", () => {
    for (const n of [1, 2, 3, 4, 5, 6]) {
      const sheet = part(`xl/worksheets/sheet${n}.xml`);
      expect(sheet.match(/<c (?![^>]* s="[1-9])[^>]*>/g)).toBeNull();
      const columns = sheet.match(/<col [^>]*>/g)!;
      const open = columns.filter((column) => !xf(/style="(\d+)"/.exec(column)![1]!).includes('locked="1"'));
      // That of the contracts, where Enter goes on to after the last board.
      expect(open.map((column) => /min="(\d+)"/.exec(column)![1])).toEqual(n <= 2 ? ["4"] : []);
      expect(columns[columns.length - 1]).toContain('max="16384"');
    }
  });

  test("the first cell to fill in is selected, in a window of any size", () => {
    expect(part("xl/worksheets/sheet1.xml")).toContain('activeCell="D4" sqref="D4"');
    expect(part("xl/worksheets/sheet3.xml")).toContain('activeCell="I5" sqref="I5"');
    expect(part("xl/workbook.xml")).not.toContain("windowWidth");
  });

  test("numbers that are typed as text are not marked", () => {
    expect(part("xl/worksheets/sheet1.xml")).toContain('<ignoredError sqref="A1:R33" numberStoredAsText="1"');
  });

  test("no sheet can be deleted by a slip, but sheets that are to be added elsewhere can", async () => {
    expect(part("xl/workbook.xml")).toContain('<workbookProtection lockStructure="1"/>');
    const open = unzipSync(await writeWorkbook(model, "open"));
    expect(strFromU8(open["xl/workbook.xml"]!)).not.toContain("workbookProtection");
  });

  test("a name that looks like an escape of the format shows as it was typed", async () => {
    const pairs = ["_x0041_", "_x0042_", "a_x00e9_b", "_x41_"];
    const written = homeWorkbook(scoreHome(planHome(FOUR_PAIRS, { boards: 24, pairs }), NO_RESULTS));
    const { sheets } = await readByHucre(await writeWorkbook(written));
    const { rows } = sheets.find(({ name }) => name === "Scoresheet")!;
    expect([5, 6, 7, 8].map((row) => rows[row - 1]![8])).toEqual(pairs);
  });
});

test("the chart has its points and ticks, for viewers that do not calculate", () => {
  const chart = part("xl/charts/chart1.xml");
  expect(chart).toContain(
    '<c:numCache><c:formatCode>General</c:formatCode><c:ptCount val="7"/><c:pt idx="0"><c:v>0</c:v></c:pt>'
  );
  expect(chart).toContain("<c:v>Ann &amp; &lt;Bob&gt;</c:v>".replace("Ann", "3 Ann"));
  expect(chart.match(/<c:majorTickMark val="out"\/>/g)).toHaveLength(2);
});
