import { strToU8 } from "fflate";
import { InputError } from "../../src/bridge/input-error";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import type { Cell } from "../../src/workbook/model";
import type { SavedCell } from "../../src/workbook/saved-workbook";
import { DIALECTS } from "../../src/workbook/dialect-names";
import { readXlsx } from "../../src/xlsx/read-xlsx";
import { storedFormula } from "../../src/xlsx/cells";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { zipOf } from "../../src/xlsx/zip-parts";
import { scoredCase } from "../support/case-files";
import { copiedFormula } from "../support/relative-formula";
import { inTurns } from "../support/runs";
import { relationships, sheetXml, workbookParts, workbookXml, zipParts, zipped } from "../support/packages";

/** The cells of a workbook with one sheet of these rows. */
async function cellsOf(rows: string, strings = "") {
  const { sheets } = await readXlsx(zipped(workbookParts({ S: rows }, strings)));
  return sheets[0]!.cells;
}

/** The values of a row of these cells. */
async function valuesOf(cells: string, strings = "") {
  return (await cellsOf(`<row>${cells}</row>`, strings)).map(({ value }) => value);
}

const refusal = (bytes: Uint8Array) =>
  readXlsx(bytes).then(
    () => "read",
    (error: unknown) => {
      if (!(error instanceof InputError)) throw error;
      return error.message;
    }
  );

describe.each(DIALECTS)("what our writer writes: %s", (formulas) => {
  const written = ["four-pairs-vps-letter", "four-teams-example", "swiss-event-example", "team-match-league-example"];

  test.each(written.filter((_, i) => inTurns(DIALECTS, i).includes(formulas)))(
    "%s: each cell comes back with its formula and its value",
    async (name) => {
      const model = sessionWorkbook(scoredCase(name).scored, { formulas });
      const { sheets } = await readXlsx(await writeWorkbook(model));
      expect(sheets.map((sheet) => sheet.name)).toEqual(model.sheets.map((sheet) => sheet.name));
      for (const [i, sheet] of model.sheets.entries())
        expect(sheets[i]!.cells).toEqual(savedCells(sheet.cells, sheets[i]!.cells));
    }
  );

  /** What cells of a model are in a file. Cells of a group have the first one's formula there, copied. */
  function savedCells(cells: readonly Cell[], read: readonly SavedCell[]): SavedCell[] {
    const firsts = new Map<string, Cell>();
    const found = new Map(read.map((cell) => [`${cell.row},${cell.column}`, cell.formula]));
    const saved = cells.flatMap(({ row, column, value, formula, group }): SavedCell[] => {
      if (formula === undefined) return value === null || value === "" ? [] : [{ row, column, value }];
      const first = group === undefined ? undefined : firsts.get(group);
      if (group !== undefined && !first) firsts.set(group, { row, column, value, formula });
      const copied = first && copiedFormula(first.formula!, row - first.row, column - first.column);
      const own = found.get(`${row},${column}`) === copied ? copied : undefined;
      return [{ row, column, value: value ?? "", formula: own ?? storedFormula(formula) }];
    });
    return saved.sort((a, b) => a.row - b.row || a.column - b.column);
  }
});

describe("a cell", () => {
  test("is a number, a text, a truth or an error, with its formula", async () => {
    const rows =
      '<row r="2"><c r="B2"><v>1.5E3</v></c><c r="C2" t="str"><f>A1&amp;"x"</f><v> ab </v></c>' +
      '<c r="D2" t="b"><v>1</v></c><c r="E2" t="e"><f>NA()</f><v>#N/A</v></c><c r="F2" t="d"><v>2026-11-20</v></c></row>';
    expect(await cellsOf(rows)).toEqual([
      { row: 2, column: 2, value: 1500 },
      { row: 2, column: 3, value: " ab ", formula: 'A1&"x"' },
      { row: 2, column: 4, value: true },
      { row: 2, column: 5, value: "#N/A", formula: "NA()" },
      { row: 2, column: 6, value: "2026-11-20" },
    ]);
  });

  test("that is blank is left out, unless a formula leaves it blank", async () => {
    const rows =
      '<row><c s="4"/><c t="s"><v>0</v></c><c t="str"><f>""</f><v></v></c><c><f>A1</f></c><c t="s"/><c><v/></c></row>';
    expect(await cellsOf(rows, "<si><t/></si>")).toEqual([
      { row: 1, column: 3, value: "", formula: '""' },
      { row: 1, column: 4, value: "", formula: "A1" },
    ]);
  });

  test("without an address follows the one before", async () => {
    const rows = '<row r="3"><c><v>1</v></c><c r="D3"><v>2</v></c><c><v>3</v></c></row><row><c><v>4</v></c></row>';
    const places = (await cellsOf(rows)).map(({ row, column, value }) => [row, column, value]);
    expect(places).toEqual([
      [3, 1, 1],
      [3, 4, 2],
      [3, 5, 3],
      [4, 1, 4],
    ]);
  });

  test("has its text in runs, shared or in itself, without how it is pronounced", async () => {
    const runs =
      "<r><rPr><b/></rPr><t>Ann </t></r><r><t>&amp; Bob</t></r><rPh sb='0' eb='1'><t>an</t></rPh><phoneticPr/>";
    const cells = `<c t="s"><v>1</v></c><c t="inlineStr"><is>${runs}</is></c><c t="inlineStr"><is><t>Cy</t></is></c>`;
    expect(await valuesOf(cells, `<si><t>x</t></si><si>${runs}</si>`)).toEqual(["Ann & Bob", "Ann & Bob", "Cy"]);
  });

  test("has characters that are escaped in XML, or by the format", async () => {
    const strings =
      "<si><t>a_x000A_b_x005F_x0041_&#233;&#x1F0A1;&lt;</t></si><si><t><![CDATA[<&]]>c<!-- no -->d</t></si>";
    const cells = '<c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="str"><v>_x0041_</v></c>';
    expect(await valuesOf(cells, strings)).toEqual(["a\nb_x0041_é🂡<", "<&cd", "A"]);
  });

  test("that says it is a number and is none has what it says", async () => {
    expect(await valuesOf("<c><v>abc</v></c><c><v>1e999</v></c><c t='n'><v> 7 </v></c>")).toEqual(["abc", "1e999", 7]);
  });

  test("may be written as no program of today writes it", async () => {
    const cells = '<c><is><t>x</t></is></c><c><f>=A1</f><v>1</v></c><c t="inlineStr"><v>y</v></c>';
    expect(await cellsOf(`<row>${cells}</row>`)).toEqual([
      { row: 1, column: 1, value: "x" },
      { row: 1, column: 2, value: 1, formula: "A1" },
      { row: 1, column: 3, value: "y" },
    ]);
  });

  test("has no part in what else its sheet holds", async () => {
    const rest = "<extLst><ext><v>9</v><f>X1</f></ext></extLst>";
    const parts = workbookParts({ S: "" });
    const part = "xl/worksheets/sheet1.xml";
    const sheet = `<worksheet><cols><c><v>5</v></c></cols><sheetData><row><c><v>1</v>${rest}</c></row></sheetData><row><c><v>2</v></c></row></worksheet>`;
    const { sheets } = await readXlsx(zipped({ ...parts, [part]: sheet }));
    expect(sheets[0]!.cells).toEqual([{ row: 1, column: 1, value: 1 }]);
  });
});

describe("a formula that cells share", () => {
  const shared = (formula: string) =>
    `<row r="5"><c r="C5"><f t="shared" si="0" ref="C5:D6">${formula}</f><v>1</v></c><c r="D5"><f t="shared" si="0"/></c></row>` +
    '<row r="6"><c r="C6"><f t="shared" si="0"/></c></row>';
  test.each([
    ["A5+$A5+A$5+$A$5", "B5+$A5+B$5+$A$5", "A6+$A6+A$5+$A$5"],
    ["SUM(A1:B4,A:A,$B:C,1:2,$3:4)", "SUM(B1:C4,B:B,$B:D,1:2,$3:4)", "SUM(A2:B5,A:A,$B:C,2:3,$3:5)"],
    ["\"A1\"&amp;'A1 B2'!A1&amp;A1!B2", "\"A1\"&'A1 B2'!B1&A1!C2", "\"A1\"&'A1 B2'!A2&A1!B3"],
    [
      "LOG10(A1)+1E5+A1E5+Name1.B2+T[[A1]]+_A1",
      "LOG10(B1)+1E5+A1E5+Name1.B2+T[[A1]]+_A1",
      "LOG10(A2)+1E5+A1E5+Name1.B2+T[[A1]]+_A1",
    ],
    ["XFD1+A1048576", "#REF!+B1048576", "XFD2+#REF!"],
  ])("moves with each: %s", async (formula, right, below) => {
    const written = formula.replace(/&amp;/g, "&");
    expect((await cellsOf(shared(formula))).map((cell) => cell.formula)).toEqual([written, right, below]);
  });

  test("is still one where the cell that has it is lost", async () => {
    expect(await cellsOf('<row><c><f t="shared" si="3"/><v>4</v></c></row>')).toEqual([
      { row: 1, column: 1, value: 4, formula: "" },
    ]);
  });
});

describe("a package", () => {
  test("may have prefixes, absolute targets, other names and the strict namespace", async () => {
    const strict = (type: string) => `http://purl.oclc.org/ooxml/officeDocument/relationships/${type}`;
    const rels = (...related: readonly (readonly [string, string])[]) =>
      relationships(...related).replace(/http:[^"]*\/relationships\/(\w+)"/g, (_, type: string) => `${strict(type)}"`);
    const { sheets } = await readXlsx(
      zipped({
        "_rels/.rels": rels(["officeDocument", "/main/Book.xml"]),
        "main/Book.xml": workbookXml(["A &amp; B", "C"]).replace(/<(\/?)(?=sheet|workbook)/g, "<$1x:"),
        "main/_rels/Book.xml.rels": rels(
          ["worksheet", "/other/One%20x.xml"],
          ["worksheet", "../other/./Two.xml"],
          ["sharedStrings", "..\\s.xml"]
        ),
        "other/One x.xml":
          '<x:worksheet xmlns:x="y" xmlns:r="A9"><x:sheetData><x:row><x:c xmlns:r="A9" r="B1" t="s"><x:v>0</x:v></x:c></x:row></x:sheetData></x:worksheet>',
        "OTHER/TWO.XML": sheetXml("<row><c><v>2</v></c></row>"),
        "s.xml": "<x:sst><x:si><x:t>one</x:t></x:si></x:sst>",
      })
    );
    expect(sheets).toEqual([
      { name: "A & B", cells: [{ row: 1, column: 2, value: "one" }] },
      { name: "C", cells: [{ row: 1, column: 1, value: 2 }] },
    ]);
  });

  test("may be in UTF-16 or declare its encoding", async () => {
    const xml = sheetXml('<row><c t="str"><v>é</v></c></row>');
    const little = Buffer.from(`\ufeff${xml}`, "utf16le");
    const declared = Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${xml}`, "latin1");
    for (const part of [little, Buffer.from(little).swap16(), declared, strToU8(`\ufeff${xml}`)]) {
      const { sheets } = await readXlsx(
        zipped({ ...workbookParts({ S: "" }), "xl/worksheets/sheet1.xml": new Uint8Array(part) })
      );
      expect(sheets[0]!.cells).toEqual([{ row: 1, column: 1, value: "é" }]);
    }
  });

  test("has its sheets in the order of the tabs, hidden ones too, without those of a chart alone", async () => {
    const parts = workbookParts({ Two: "", Chart: "", One: "" });
    const rels = "xl/_rels/workbook.xml.rels";
    const made = zipped({
      ...parts,
      "xl/workbook.xml": parts["xl/workbook.xml"]!.replace('name="One"', 'name="One" state="veryHidden"'),
      [rels]: parts[rels]!.replace('/worksheet" Target="worksheets/sheet2.xml', '/chartsheet" Target="none.xml'),
    });
    expect((await readXlsx(made)).sheets.map(({ name }) => name)).toEqual(["Two", "One"]);
  });

  test("may be stored without being packed, stand in a larger buffer, and be followed by something", async () => {
    const zip = zipped(workbookParts({ S: "<row><c><v>1</v></c></row>" }), { level: 0 });
    const buffer = new Uint8Array(zip.length + 30);
    buffer.set(zip, 9);
    expect((await readXlsx(buffer.subarray(9))).sheets[0]!.cells).toHaveLength(1);
  });
});

describe("what is refused, in a sentence", () => {
  const parts = workbookParts({ S: "<row><c><v>1</v></c></row>" });
  const SHEET = "xl/worksheets/sheet1.xml";
  const utf16 = (text: string) => new Uint8Array(Buffer.from(text, "utf16le"));
  const ole = (stream: string) => Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, ...new Uint8Array(508), ...utf16(stream));
  const whole = zipped(parts);

  test.each([
    ["nothing", new Uint8Array(0), /^This file is empty/],
    ["zeros", new Uint8Array(1000), /^This file is not a workbook/],
    ["100 MB of zeros", new Uint8Array(100_000_000), /^This file is larger than 20 MB/],
    ["a locked workbook", ole("EncryptedPackage"), /locked with a password/],
    ["old Excel", ole("Workbook"), /old format \(\.xls\)/],
    ["a PDF", strToU8("%PDF-1.7\n\u0000"), /a PDF/],
    ["CSV", strToU8("Board;Score\n1;420\n"), /is text/],
    ["CSV from Excel in UTF-16", utf16("\ufeffBoard\t1"), /is text/],
    ["an XML workbook of 2003", strToU8('<?xml version="1.0"?><Workbook/>'), /is text/],
    [
      "xlsb",
      zipped({ "_rels/.rels": relationships(["officeDocument", "xl/workbook.bin"]), "xl/workbook.bin": "\u0001" }),
      /\.xlsb/,
    ],
    ["ods", zipped({ mimetype: "application/vnd.oasis.opendocument.spreadsheet", "content.xml": "<x/>" }), /\.ods/],
    ["Numbers", zipped({ "Index/Document.iwa": "x" }), /Numbers/],
    [
      "Word",
      zipped({
        "_rels/.rels": relationships(["officeDocument", "word/document.xml"]),
        "word/document.xml": "<document/>",
      }),
      /Word/,
    ],
    ["PowerPoint", zipped({ "ppt/presentation.xml": "<x/>" }), /PowerPoint/],
    ["another archive", zipped({ "a.txt": "x" }), /archive, not a workbook/],
    ["the first half of a file", whole.subarray(0, whole.length / 2), /The end of this file is missing/],
    ["the beginning of a file", whole.subarray(0, 10), /The end of this file is missing/],
    ["a DOCTYPE", zipped({ ...parts, [SHEET]: `<!DOCTYPE x [<!ENTITY a "b">]>${parts[SHEET]}` }), /DOCTYPE/],
    [
      "the name of a method",
      zipped({ ...parts, [SHEET]: sheetXml("<row><c><v>&constructor;</v></c></row>") }),
      /damaged/,
    ],
    ["an unknown entity", zipped({ ...parts, [SHEET]: sheetXml("<row><c><v>&a;</v></c></row>") }), /damaged/],
    ["a sheet that is cut off", zipped({ ...parts, [SHEET]: "<worksheet><sheetData><row>" }), /damaged/],
    ["a sheet that is none", zipped({ ...parts, [SHEET]: "<worksheet/>" }), /damaged/],
    [
      "a sheet that is missing",
      zipped(Object.fromEntries(Object.entries(parts).filter(([name]) => name !== SHEET))),
      /sheet "S" .* damaged/,
    ],
    ["a string that is missing", zipped(workbookParts({ S: '<row><c t="s"><v>7</v></c></row>' })), /damaged/],
    ["an address that no sheet has", zipped(workbookParts({ S: '<row><c r="XFE1"><v>7</v></c></row>' })), /damaged/],
    ["no list of sheets", zipped({ ...parts, "xl/workbook.xml": "<workbook/>" }), /damaged/],
    ["what is not UTF-8", zipped({ ...parts, [SHEET]: new Uint8Array([60, 255, 62]) }), /damaged/],
    ["zeros in a sheet", zipped({ ...parts, [SHEET]: new Uint8Array(40_000_000) }), /contains more than 32 MB/],
    [
      "1,001 sheets",
      zipped({ ...parts, "xl/workbook.xml": workbookXml(Array.from({ length: 1001 }, (_, i) => `${i}`)) }),
      /more than 1000 sheets/,
    ],
    [
      "600,000 cells",
      zipped(workbookParts({ A: "", B: `<row>${"<c><v>1</v></c>".repeat(10_000)}</row>`.repeat(60) })),
      /including the sheet "B", .* 500000 filled cells/,
    ],
    [
      "formulas that grow",
      zipped(
        workbookParts({
          S: `<row><c><f t="shared" si="0">${"A1+".repeat(2000)}1</f></c></row>${`<row>${'<c><f t="shared" si="0"/></c>'.repeat(10_000)}</row>`}`,
        })
      ),
      /contains more than 32 MB/,
    ],
  ] as const)("%s", async (_, bytes, said) => {
    expect(await refusal(bytes)).toMatch(said);
  });

  /** The archive with something else in its directory about a part. */
  const changed = (part: string, change: (record: DataView) => void) =>
    zipOf(
      zipParts(whole).map((found) => {
        if (found.name !== part) return found;
        const record = found.record.slice();
        change(new DataView(record.buffer));
        return { ...found, record };
      })
    );
  test.each([
    ["less than there is", (record: DataView) => record.setUint32(24, 10, true)],
    ["more than there is", (record: DataView) => record.setUint32(24, 1_000_000, true)],
    ["another checksum", (record: DataView) => record.setUint32(16, 1, true)],
    ["more than the file has", (record: DataView) => record.setUint32(20, 1_000_000_000, true)],
    ["another way of packing", (record: DataView) => record.setUint16(10, 12, true)],
  ])("a directory that says %s", async (_, change) => {
    expect(await refusal(changed(SHEET, change))).toMatch(/^This workbook is damaged/);
  });

  test("10 GB declared", async () => {
    expect(await refusal(changed(SHEET, (record) => record.setUint32(24, 0xfffffff0, true)))).toMatch(
      /more than 32 MB/
    );
  });

  test("parts that are locked", async () => {
    expect(await refusal(changed(SHEET, (record) => record.setUint16(8, 1, true)))).toMatch(/locked with a password/);
  });

  test("two parts by one name", async () => {
    const all = zipParts(whole);
    expect(await refusal(zipOf([...all, all.find(({ name }) => name === SHEET)!]))).toMatch(/damaged/);
  });

  test("no list of relationships but the sheets where they always are", async () => {
    const rest = Object.fromEntries(Object.entries(parts).filter(([name]) => name !== "_rels/.rels"));
    expect(Object.keys(rest)).toHaveLength(Object.keys(parts).length - 1);
    expect(await refusal(zipped(rest))).toBe("read");
  });
});
