import fc from "fast-check";
import { strFromU8, strToU8, unzipSync } from "fflate";
import { InputError } from "../../src/bridge/input-error";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { readXlsx } from "../../src/xlsx/read-xlsx";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { zipOf } from "../../src/xlsx/zip-parts";
import { scoredCase } from "../support/case-files";
import { sheetXml, workbookParts, workbookXml, zipParts, zipped } from "../support/packages";
import { runs } from "../support/runs";

const RUNS = { numRuns: runs({ ci: 10, soak: 1500 }) };

/** A packed workbook with its parts' texts. */
interface Package {
  readonly bytes: Uint8Array;
  readonly parts: Readonly<Record<string, string>>;
}

let whole: Package;
/** One that has every way of saving a cell. */
let small: Package;

beforeAll(async () => {
  const written = await writeWorkbook(sessionWorkbook(scoredCase("four-pairs-vps-letter").scored));
  const rows =
    '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1"><f t="shared" si="0" ref="B1:B2">A1+1</f><v>2</v></c></row>' +
    '<row><c r="B2"><f t="shared" si="0"/><v>3</v></c><c t="inlineStr"><is><r><t>x</t></r></is></c><c t="b"><v>1</v></c></row>';
  const made = zipped(workbookParts({ One: rows, Two: "" }, "<si><t>_x0041_&amp;</t></si>"));
  [whole, small] = [written, made].map((bytes) => {
    const files = Object.entries(unzipSync(bytes));
    return { bytes, parts: Object.fromEntries(files.map(([name, part]) => [name, strFromU8(part)])) };
  }) as [Package, Package];
});

/** A file is read, or refused in one sentence, which is given; nothing else comes of it. */
async function readOrRefused(bytes: Uint8Array): Promise<string> {
  try {
    for (const { name, cells } of (await readXlsx(bytes)).sheets) {
      expect(typeof name).toBe("string");
      for (const { row, column, value } of cells) {
        if (row >= 1 && row <= 1_048_576 && column >= 1 && column <= 16_384 && value === value) continue;
        throw new Error(`A cell that no sheet has: ${row}, ${column}, ${value}`);
      }
    }
    return "";
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    expect(error.message).toMatch(/^[^\n]{10,250}\.$/);
    return error.message;
  }
}

const place = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const from = <T>(list: readonly T[], at: number): T => list[Math.floor(at * list.length)]!;
/** The small one mostly: it takes no time. */
const eitherOf = (at: number) => (at < 0.2 ? whole : small);
const joined = (...pieces: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(pieces));

test("flipped bits", async () => {
  const flips = fc.array(fc.tuple(place, fc.nat(7)), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(place, flips, async (which, all) => {
      const bytes = eitherOf(which).bytes.slice();
      // Half of them in the directory, which is the last twentieth.
      for (const [at, bit] of all) bytes[Math.floor(bytes.length * (bit % 2 ? 1 - at / 20 : at))]! ^= 1 << bit;
      await readOrRefused(bytes);
    }),
    RUNS
  );
});

test("files cut off, doubled, and with pieces lost", async () => {
  await fc.assert(
    fc.asyncProperty(place, place, place, async (which, first, second) => {
      const { bytes } = eitherOf(which);
      const [start, end] = [first, second].sort((a, b) => a - b).map((at) => Math.floor(at * bytes.length)) as [
        number,
        number,
      ];
      await readOrRefused(bytes.subarray(0, end));
      await readOrRefused(bytes.subarray(start));
      await readOrRefused(joined(bytes.subarray(0, start), bytes.subarray(end)));
      await readOrRefused(joined(bytes.subarray(0, end), bytes.subarray(start)));
    }),
    RUNS
  );
});

test("parts removed, doubled, or with the contents of others", async () => {
  await fc.assert(
    fc.asyncProperty(place, fc.constantFrom("remove", "double", "swap"), place, place, async (which, act, one, two) => {
      const parts = zipParts(eitherOf(which).bytes);
      const [first, second] = [from(parts, one), from(parts, two)];
      if (act === "remove") await readOrRefused(zipOf(parts.filter((part) => part !== first && part !== second)));
      else if (act === "double") await readOrRefused(zipOf([...parts, first]));
      else {
        const { [first.name]: a = "", [second.name]: b = "", ...rest } = eitherOf(which).parts;
        await readOrRefused(zipped({ ...rest, [first.name]: b, [second.name]: a }, { level: 0 }));
      }
    }),
    RUNS
  );
});

/** What may come into a part: what it is made of, and what it is not. */
// prettier-ignore
const PIECES = [
  "<", ">", "&", '"', "'", "/", "=", " ", "]]>", "<!--", "<![CDATA[", "<?", "<!DOCTYPE a>", "&#0;", "&#x110000;", "&amp;",
  "<c>", "</c>", "<row>", "</row>", "<v>1</v>", "<f>", "<is>", "<t>", "</t>", "<si/>", "<sheetData>", "<x:c/>", 'r="B0"',
  'r="ZZZ9"', 't="s"', 't="shared"', 'si="0"', "9".repeat(400), "-1", "1e999", "_x0000_", "_xD83D_", "\u0000", "\uD83D",
  '<sheet name="" r:id="r1"/>', "../../..", "%", "r1", "A1:A2", "'", "[",
];

test("parts edited at random", async () => {
  const edits = fc.array(fc.tuple(place, fc.nat(12), fc.constantFrom(...PIECES)), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(place, place, edits, async (which, part, all) => {
      const { parts } = eitherOf(which);
      const name = from(Object.keys(parts), part);
      let text = parts[name]!;
      for (const [at, lost, piece] of all) {
        const start = Math.floor(at * text.length);
        text = text.slice(0, start) + piece + text.slice(start + lost);
      }
      await readOrRefused(zipped({ ...parts, [name]: text }, { level: 0 }));
    }),
    { numRuns: runs({ ci: 12, soak: 5000 }) }
  );
});

test("anything at all, and anything as a part", async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), place, async (bytes, part) => {
      await readOrRefused(bytes);
      await readOrRefused(joined(strToU8("PK\u0003\u0004"), bytes));
      const { parts } = small;
      await readOrRefused(zipped({ ...parts, [from(Object.keys(parts), part)]: bytes }));
    }),
    RUNS
  );
});

describe("made to be too much", () => {
  const SHEET = "xl/worksheets/sheet1.xml";
  const cells = (count: number, cell: string) => `<row>${cell.repeat(10_000)}</row>`.repeat(count / 10_000);
  const refused = async (bytes: Uint8Array, said: RegExp) => {
    expect(await readOrRefused(bytes)).toMatch(said);
  };
  const withSheet = (sheet: string | Uint8Array) => zipped({ ...workbookParts({ S: "" }), [SHEET]: sheet });

  test("a thousand times of what is packed, as zeros, spaces and cells", async () => {
    await refused(withSheet(new Uint8Array(runs({ ci: 34_000_000, soak: 100_000_000 }))), /more than 32 MB/);
    // Where a computer takes too long to unpack it, that is said of it.
    await refused(withSheet(new Uint8Array(30_000_000)), /damaged|more than 32 MB/);
    await refused(withSheet(`<worksheet>${" ".repeat(30_000_000)}</worksheet>`), /damaged|more than 32 MB/);
    await readOrRefused(withSheet(sheetXml(cells(runs({ ci: 200_000, soak: 2_000_000 }), "<c/>"))));
    await refused(withSheet(sheetXml(cells(510_000, "<c><v>1</v></c>"))), /500000 filled cells/);
  });

  test("sheets that lie over one another in the file", async () => {
    const parts = zipParts(zipped(workbookParts({ S: cells(400_000, "<c/>") })));
    const sheet = parts.find(({ name }) => name === SHEET)!;
    const names = Array.from({ length: runs({ ci: 50, soak: 900 }) }, (_, i) => `S${i}`);
    const many = zipParts(zipped(workbookParts(Object.fromEntries(names.map((name) => [name, ""])))));
    const bytes = zipOf([sheet, ...many.filter(({ name }) => name !== SHEET)]);
    const view = new DataView(bytes.buffer);
    // Every sheet's record is made the first one's, but for its name.
    let at = view.getUint32(bytes.length - 6, true);
    for (let i = 0; i < many.length; i++) {
      const nameLength = view.getUint16(at + 28, true);
      const name = strFromU8(bytes.subarray(at + 46, at + 46 + nameLength));
      if (name.startsWith("xl/worksheets/")) {
        bytes.set(sheet.record.subarray(16, 28), at + 16);
        view.setUint32(at + 42, 0, true);
      }
      at += 46 + nameLength;
    }
    await refused(bytes, /more than 32 MB/);
  });

  test("entities that stand for each other", async () => {
    const laughs = Array.from({ length: 9 }, (_, i) => `<!ENTITY a${i + 1} "${`&a${i};`.repeat(10)}">`);
    const doctype = `<!DOCTYPE x [<!ENTITY a0 "ha">${laughs.join("")}]>`;
    await refused(withSheet(doctype + sheetXml("<row><c><v>&a9;</v></c></row>")), /DOCTYPE/);
    await refused(withSheet(sheetXml("<row><c><v>&a9;</v></c></row>")), /damaged/);
  });

  test("thousands of sheets, a sheet 100,000 deep, 100,000 attributes, and parts", async () => {
    const names = Array.from({ length: runs({ ci: 1100, soak: 10_000 }) }, (_, i) => `S${i}`);
    await refused(zipped(workbookParts(Object.fromEntries(names.map((name) => [name, ""])))), /1000 sheets/);
    await refused(zipped({ ...small.parts, "xl/workbook.xml": workbookXml(names) }), /1000 sheets/);
    await refused(withSheet("<a>".repeat(100_000)), /damaged/);
    await refused(withSheet(`<worksheet ${'a="" '.repeat(100_000)}/>`), /damaged/);
    const files = Array.from({ length: runs({ ci: 5000, soak: 50_000 }) }, (_, i) => [`media/${i}.png`, ""]);
    await readOrRefused(zipped({ ...small.parts, ...(Object.fromEntries(files) as Record<string, string>) }));
  });

  test("texts and formulas without end", async () => {
    const strings = (text: string) => zipped(workbookParts({ S: "" }, `<si><t>${text}</t></si>`));
    await refused(strings("&amp;".repeat(1_000_000)), /damaged/);
    await refused(strings("_x0041_".repeat(1_000_000)), /damaged/);
    await refused(strings("a<!-- -->".repeat(1_000_000)), /damaged/);
    const formula = `<row><c><f t="shared" si="0">${"A1+".repeat(2500)}1</f></c></row>`;
    await refused(withSheet(sheetXml(formula + cells(20_000, '<c><f t="shared" si="0"/></c>'))), /more than 32 MB/);
  });
});
