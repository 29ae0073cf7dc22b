import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { run } from "../../src/cli/run";
import { emptySession, planSession, scoreCsv } from "../../src/sessions/kinds";
import { columnLetters } from "../../src/workbook/reference";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { describeWithLibreOffice, recalculate, type Edit } from "../support/libreoffice";

/** What is typed at the tables on each of three evenings: table, board, contract, by, result. */
const EVENINGS = [
  { date: "2026-11-06", typed: ["1,1,4H,N,=", "2,1,3NT,N,-1", "1,2,2S,E,+1", "2,2,2S,E,="] },
  { date: "2026-11-13", typed: ["1,1,1NT,S,+1", "2,1,1NT,S,+1", "1,5,5D,W,-2", "2,5,3NT,W,="] },
  { date: "2026-11-20", typed: ["1,3,3NT,N,-2", "2,3,4S,N,=", "1,9,6C,E,=", "2,9,5C,E,+1"] },
];
const PAIRS = ["Ann & Bob", "Cy & Di", "Eve & Flo", "Gus & Hal"];
/** On the second evening somebody writes the partners the other way round. */
const TYPED_PAIRS = [PAIRS, ["bob & ann", ...PAIRS.slice(1)], PAIRS];

let folder: string;
beforeAll(() => (folder = mkdtempSync(path.join(tmpdir(), "overtrick-"))));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string) => path.join(folder, name);

async function command(...argv: string[]) {
  let [out, error] = ["", ""];
  const status = await run(argv, { out: (text) => (out += text), error: (text) => (error += text) }, "2026-11-22");
  return { status, out, error };
}

describeWithLibreOffice("three evenings that are typed in LibreOffice and saved by it", () => {
  test("are read, made anew, and added up over the season", async () => {
    const jobs = await Promise.all(
      EVENINGS.map(async ({ date, typed }, evening) => {
        const workbook = sessionWorkbook(emptySession(planSession("four-pairs", { boards: 24, date })).scored);
        const { lines, options } = workbook.entries;
        const boards = typed.flatMap((line): Edit[] => {
          const [table = "", board = "", contract = "", declarer = "", result = ""] = line.split(",");
          const found = lines.find(({ said }) => said.table === table && said.board === board)!;
          return Object.entries({ contract, declarer, result }).map(([field, value]) => ({
            sheet: found.sheet,
            cell: `${columnLetters(found.typed[field]!)}${found.row}`,
            value,
          }));
        });
        const names = options.flatMap((option) => (option.kind === "names" ? option.cells : []));
        const pairs = names.map(({ sheet, row, column }, pair): Edit => {
          return { sheet, cell: `${columnLetters(column)}${row}`, value: TYPED_PAIRS[evening]![pair]! };
        });
        return { bytes: await writeWorkbook(workbook), edits: [...boards, ...pairs], save: file(`${date}.xlsx`) };
      })
    );
    recalculate(jobs);

    for (const [evening, { date, typed }] of EVENINGS.entries()) {
      const plan = planSession("four-pairs", { boards: 24, date, pairs: TYPED_PAIRS[evening]! });
      const expected = scoreCsv(plan, ["table,board,contract,declarer,result", ...typed].join("\n"));
      const read = await command("read", file(`${date}.xlsx`), "--json");
      expect(JSON.parse(read.out)).toEqual(JSON.parse(JSON.stringify(expected.json())));
      const anew = await command("read", file(`${date}.xlsx`), "--scoring", "vps", "--out", file(`${date}-vps.xlsx`));
      expect(anew.status).toBe(0);
      expect((await command("read", file(`${date}-vps.xlsx`), "--scoring", "imps", "--json")).out).toContain(
        "standings"
      );
      rmSync(file(`${date}-vps.xlsx`));
    }

    const season = await command("season", folder, "--out", file("season.xlsx"), "--json");
    expect(season.status).toBe(0);
    const { evenings } = JSON.parse(season.out) as { evenings: { date: string }[] };
    expect(evenings.map(({ date }) => date)).toEqual(EVENINGS.map(({ date }) => date));
    // Three evenings of four pairs, of whom one was written in two ways.
    expect((await command("season", folder)).out).toMatch(/Ann & Bob +3 /i);
  });
});
