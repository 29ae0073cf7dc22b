import { strFromU8, unzipSync } from "fflate";
import jsQR from "jsqr";
import { PNG } from "pngjs";
import { tableLinks } from "../../src/play/table-link";
import { emptySession, planSession } from "../../src/sessions/kinds";
import { readSaved } from "../../src/workbook/reading/read-saved";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { pngOf } from "../../src/xlsx/png";
import { readXlsx } from "../../src/xlsx/read-xlsx";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";

const PLAN = planSession("four-pairs", { boards: 24, date: "2026-11-27", pairs: ["Ann & Bob", "", "", ""] });
const LINK = tableLinks("https://club.example/taskpane.html", PLAN)!;
const WORKBOOK = sessionWorkbook(emptySession(PLAN).scored, { tableLink: LINK });

test("squares as a picture", () => {
  const squares = [
    [true, false, true],
    [false, false, false],
    [true, true, false],
  ];
  const { width, height, data } = PNG.sync.read(Buffer.from(pngOf(squares, 4)));
  expect([width, height]).toEqual([12, 12]);
  for (let y = 0; y < 12; y++)
    for (let x = 0; x < 12; x++) {
      const isDark = squares[Math.floor(y / 4)]![Math.floor(x / 4)]!;
      expect([...data.subarray(4 * (12 * y + x), 4 * (12 * y + x) + 4)]).toEqual(
        isDark ? [0, 0, 0, 255] : [255, 255, 255, 255]
      );
    }
});

test("a table's card has its link as a picture in its own size, with a text for those who cannot see it", async () => {
  const files = unzipSync(await writeWorkbook(WORKBOOK));
  const links = [1, 2].map((number) => {
    const { data, width, height } = PNG.sync.read(Buffer.from(files[`xl/media/image${number}.png`]!));
    return jsQR(new Uint8ClampedArray(data), width, height)?.data;
  });
  expect(links).toEqual([LINK(1), LINK(2)]);
  const drawing = Object.keys(files).find(
    (name) => /drawings\/drawing\d+\.xml$/.test(name) && textOf(name).includes("xdr:pic")
  )!;
  function textOf(name: string): string {
    return strFromU8(files[name]!);
  }
  const anchors = [...textOf(drawing).matchAll(/<xdr:oneCellAnchor>.*?<\/xdr:oneCellAnchor>/gs)].map(
    ([anchor]) => anchor
  );
  expect(anchors).toHaveLength(2);
  for (const [index, anchor] of anchors.entries()) {
    expect(anchor).toContain(`that opens Table ${index + 1} for scoring`);
    const [, width, height] = /<xdr:ext cx="(\d+)" cy="(\d+)"/.exec(anchor)!;
    expect(width).toBe(height);
    expect(anchor).not.toContain("xdr:to");
  }
});

test("a workbook with codes is read back as one without", async () => {
  const [plain, coded] = await Promise.all(
    [sessionWorkbook(emptySession(PLAN).scored), WORKBOOK].map(async (workbook) => {
      const [session] = readSaved(await readXlsx(await writeWorkbook(workbook)));
      const { description, plan, outcome, remarks } = session!;
      return { description, plan, results: outcome.results, remarks };
    })
  );
  expect(coded).toEqual(plain);
  expect(coded?.remarks).toEqual([]);
});
