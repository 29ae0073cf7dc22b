import { strFromU8, unzipSync } from "fflate";
import { FOUR_PAIRS } from "../../src/sessions/home/four-pairs";
import { planHome } from "../../src/sessions/home/home-kind";
import { homeWorkbook } from "../../src/workbook/home/home-workbook";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { emptyEvening, stale } from "../support/evenings";
import { workedOut } from "../support/worked-out";
import { headedList } from "../support/headed-list";
import { describeWithLibreOffice, differences, recalculate } from "../support/libreoffice";

/** Names that a spreadsheet might take for something else. */
const NAMES = [
  ['=HYPERLINK("x")', "+44", "@SUM(A1)", `"Quoted" & 'so'`],
  ["Zoë 🂡 & Ŵil", "نادية وسامي", "#N/A", "n".repeat(100)],
  ["#REF!", "-1", "<b>bold</b>", "  5E3 "],
  ["TRUE", "1/2", "&P &D", "%%"],
];

/** Names in a title that is no longer than a title may be. */
function titleOf(pairs: readonly string[]): string {
  return [...pairs.join(" / ").trim()].slice(0, 100).join("");
}

function evening(pairs: readonly string[]) {
  return emptyEvening(planHome(FOUR_PAIRS, { boards: 18, pairs, title: titleOf(pairs), date: "2026-11-20" }));
}

describeWithLibreOffice("names as typed, in LibreOffice", () => {
  test.each(NAMES.map((pairs) => [pairs]))("%j", async (pairs) => {
    const model = homeWorkbook(evening(pairs));
    const [sheets] = recalculate([{ bytes: await writeWorkbook(stale(model)) }]);
    expect(differences(model.sheets, sheets!)).toEqual([]);
    const names = headedList(model, "Scoresheet", "Pair");
    const typed = [1, 2, 3, 4].map((pair) => names.shown(sheets!, pair, "Names"));
    expect(typed).toEqual(pairs.map((name) => name.trim()));
    // The band of the first round, above its boards.
    expect(sheets!.get("Table 1")!.at(3, 1)).toContain(`4 ${pairs[3]!.trim()}`);
    expect(sheets!.get("Table 1")!.at(1, 1)).toBe(titleOf(pairs));
  });
});

test.each(NAMES.map((pairs) => [pairs]))("%j in the add-in dialect", (pairs) => {
  const model = homeWorkbook(evening(pairs), { formulas: "add-in" });
  expect(differences(model.sheets, workedOut(stale(model)))).toEqual([]);
});

test("the chart's legend shows the cells with the names, and follows them", async () => {
  const bytes = await writeWorkbook(homeWorkbook(evening(["A & B", "<C>", "=D", "E"])));
  const chart = strFromU8(unzipSync(bytes)["xl/charts/chart1.xml"]!);
  const names = [...chart.matchAll(/<c:tx><c:strRef><c:f>(.*?)<\/c:f>.*?<c:v>(.*?)<\/c:v>/g)];
  expect(names.map(([, address, name]) => [address!.replace(/&apos;/g, "'"), name])).toEqual([
    [expect.stringMatching(/^'Working'!\$[A-Z]+\$1$/), "1 A &amp; B"],
    [expect.stringMatching(/^'Working'!\$[A-Z]+\$1$/), "2 &lt;C&gt;"],
    [expect.stringMatching(/^'Working'!\$[A-Z]+\$1$/), "3 =D"],
    [expect.stringMatching(/^'Working'!\$[A-Z]+\$1$/), "4 E"],
  ]);
});
