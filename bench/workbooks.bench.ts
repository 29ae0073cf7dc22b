// How long workbooks take in process, their model and their bytes apart, beside exceljs.
import { readFileSync } from "node:fs";
import path from "node:path";
import { planSession, scoreCsv } from "../src/sessions/kinds";
import type { SessionOptions } from "../src/sessions/session-options";
import { DIALECTS, type DialectName } from "../src/workbook/dialect-names";
import { sessionWorkbook } from "../src/workbook/session-workbook";
import { readSaved } from "../src/workbook/reading/read-saved";
import { readXlsx } from "../src/xlsx/read-xlsx";
import { writeWorkbook } from "../src/xlsx/write-xlsx";
import { writeWithExcelJs } from "./exceljs";
import { ratio, sideBySide, spread, type Effort } from "./side-by-side";
import { shown, shownSpread, type Target } from "./targets";

const SESSIONS: readonly (readonly [kind: string, options: SessionOptions])[] = [
  ["four-pairs", { boards: 24 }],
  ["four-pairs", { boards: 24, scoring: "vps" }],
  ["five-pairs", { boards: 30, scoring: "vps" }],
  ["four-pairs", { boards: 36, scoring: "vps", scale: "WBF-36" }],
  ["four-pairs", { boards: 60, scoring: "vps", scale: "WBF-10" }],
  ["pairs", { pairs: ["7"], boards: 21 }],
  ["pairs", { pairs: ["8"] }],
  ["individual", { players: ["12"] }],
  ["team-match", { form: "league" }],
  ["team-match", { form: "swiss", boards: 7 }],
  ["team-match", { form: "knockout", sessions: 4, boards: 64 }],
  ["three-teams", { boards: 24 }],
  ["four-teams", { boards: 30 }],
  ["swiss-event", { teams: ["64"], rounds: 12, bracket: 32 }],
  ["league", { teams: ["20"], double: true }],
];
const EFFORT: Effort = { rounds: 5, time: 100, iterations: 3 };

/** The example of a kind; an event of another size is measured before play. */
function resultsOf(kind: string): string {
  const named = kind === "five-pairs" ? "four-pairs" : kind;
  if (kind === "swiss-event") return "round,team,opponent,imps\n1,1,2,10\n";
  if (kind === "league") return "home,away,imps\n20,1,10\n";
  return readFileSync(path.join(__dirname, `../examples/${named}-results.csv`), "utf8");
}

async function benchWorkbook(kind: string, options: SessionOptions, formulas: DialectName) {
  const plan = planSession(kind, options);
  const text = resultsOf(kind);
  const make = () => sessionWorkbook(scoreCsv(plan, text).scored, { formulas });
  const workbook = make();
  const bytes = await writeWorkbook(workbook);
  const times = await sideBySide(
    [
      { name: "model", run: make },
      { name: "bytes", run: () => writeWorkbook(workbook) },
      { name: "read", run: async () => readSaved(await readXlsx(bytes)) },
      { name: "exceljs", run: () => writeWithExcelJs(workbook) },
    ] as const,
    EFFORT
  );
  const both = times.model.map((model, round) => model + times.bytes[round]!);
  return {
    name: [kind, ...Object.entries(options).map(([key, of]) => `${key} ${of}`), formulas].join(" "),
    cells: workbook.sheets.reduce((sum, { cells }) => sum + cells.length, 0),
    ...times,
    toExcelJs: ratio(times.bytes, times.exceljs),
    bothToExcelJs: ratio(both, times.exceljs),
    boards: options.boards ?? 0,
    bytesLong: bytes.length,
    exceljsLong: (await writeWithExcelJs(workbook)).length,
  };
}

export async function benchWorkbooks(): Promise<Target[]> {
  const measured: Awaited<ReturnType<typeof benchWorkbook>>[] = [];
  for (const [kind, options] of SESSIONS)
    for (const formulas of DIALECTS) measured.push(await benchWorkbook(kind, options, formulas));
  console.log("\nWorkbooks, in milliseconds");
  console.table(
    measured.map((one) => ({
      workbook: one.name,
      cells: one.cells,
      model: shown(spread(one.model).median),
      bytes: shown(spread(one.bytes).median),
      "read back": shown(spread(one.read).median),
      "exceljs: bytes": shown(spread(one.exceljs).median),
      "bytes ÷ exceljs": shownSpread(one.toExcelJs),
      "both ÷ exceljs": shown(one.bothToExcelJs.median),
      KB: shown(one.bytesLong / 1024),
      "exceljs: KB": shown(one.exceljsLong / 1024),
    }))
  );
  return [
    {
      what: "bytes ÷ exceljs's, the slowest workbook",
      measured: Math.max(...measured.map(({ toExcelJs }) => toExcelJs.median)),
      most: 1,
      unit: "",
    },
    {
      what: "reading an evening of 24 boards back",
      measured: Math.max(...measured.filter(({ boards }) => boards === 24).map(({ read }) => spread(read).median)),
      most: 40,
      unit: "ms",
    },
  ];
}
