import type { Scored } from "../../../src/sessions/kinds";
import { planSession, scoreCsv } from "../../../src/sessions/kinds";
import type { SessionOptions } from "../../../src/sessions/session-options";
import { pageScale } from "../../../src/workbook/kit/page";
import { PAPERS } from "../../../src/workbook/model";
import { sessionWorkbook } from "../../../src/workbook/session-workbook";
import { headedList } from "../../support/headed-list";
import { inTurns } from "../../support/runs";
import { allSessions, before } from "../../support/sessions";
import { workedOut } from "../../support/worked-out";

/** What stands on the sheet Winners, a line for each row that has something. */
function resultOf(scored: Scored): string[] {
  const sheet = sessionWorkbook(scored).sheets.find(({ name }) => name === "Winners");
  const rows = new Map<number, string[]>();
  for (const { row, value } of sheet?.cells ?? [])
    if (value !== null && value !== "") rows.set(row, [...(rows.get(row) ?? []), String(value)]);
  return [...rows].sort(([a], [b]) => a - b).map(([, values]) => values.join(" | "));
}

const played = (kind: string, options: SessionOptions, text: string) =>
  scoreCsv(planSession(kind, { date: "2026-11-20", ...options }), text).scored;

test("pairs stand in the order of their places, a tie shares one, and the best board is told", () => {
  const pairs = ["Ann & Bob", "", "Gus & Hal", "Eve & Flo"];
  const lines = "table,board,contract,declarer,result\n1,1,4SX,S,=\n2,1,3NT,E,-1\n";
  expect(resultOf(played("four-pairs", { boards: 24, pairs }, lines)).slice(2)).toEqual([
    "1 of 24 boards scored",
    "Not finished: standings so far",
    "Place | Pair | IMPs",
    "1= | Gus & Hal | 11",
    "1= | Eve & Flo | 11",
    "3= | Ann & Bob | 0",
    "3= | Pair 2 | 0",
    "Most IMPs wins; equal totals share a place.",
    "Best board: 1",
    "Table 1 | 4♠X by South, made 10 | 590",
    "Table 2 | 3NT by East, down 1 | 50",
    "11 IMPs to Eve & Flo and Gus & Hal",
  ]);
});

test("of the best board's contract nothing is told where a part of it cannot be read, and the typed score counts", () => {
  const lines = "table,board,contract,declarer,result\n1,1,4S,S,=\n2,1,3NT,E,-1\n";
  const workbook = sessionWorkbook(played("four-pairs", { boards: 24 }, lines));
  const table = headedList(workbook, "Table 2", "Board");
  const sheets = workedOut(workbook, [table.edit(1, "X", "5D"), table.edit(1, "Score only, N-S", 1000)]);
  const texts = workbook.sheets
    .find(({ name }) => name === "Winners")!
    .cells.map(({ row, column }) => sheets.get("Winners")!.at(row, column));
  expect(texts).toEqual(expect.arrayContaining(["4♠ by South, made 10", 420, 1000]));
  expect(texts.filter((text) => /#|NT/.test(String(text)))).toEqual([]);
});

test("how many boards are still to be looked at stands beside how many are scored", () => {
  const lines = "table,board,contract,declarer,result\n1,1,4S,S,=\n2,1,3NT,E,-1\n";
  const workbook = sessionWorkbook(played("four-pairs", { boards: 24 }, lines));
  const edits = [headedList(workbook, "Table 1", "Board").edit(2, "Contract", "9H")];
  expect(workedOut(workbook, edits).get("Winners")!.at(3, 1)).toBe("1 of 24 boards scored · 1 to check");
});

test("before the first board the lines are blank, to be filled in with a pencil", () => {
  expect(resultOf(before("five-pairs", { boards: 25 })).slice(2)).toEqual([
    "0 of 25 boards scored",
    "Place | Pair | IMPs",
    "Most IMPs wins; equal totals share a place.",
  ]);
});

test("where the site's address is known it stands below, with its code", () => {
  const site = "https://example.org/bridge";
  const { sheets } = sessionWorkbook(before("four-pairs", { boards: 24 }), { site });
  const pictures = sheets.flatMap(({ name, pictures }) => pictures.map(({ row, column }) => [name, row, column]));
  expect(pictures).toEqual([["Winners", 17, 1]]);
  const words = sheets.find(({ name }) => name === "Winners")!.cells.find(({ row, value }) => row === 17 && value);
  expect(words?.value).toBe("Score your own game, on a phone or on paper: example.org/bridge");
});

test("a match says who has won and by what, without the handicap and with it", () => {
  const options = { form: "league", boards: 2, sessions: 1, home: "Reds", away: "Blues", handicap: "Blues 30 IMPs" };
  const lines = "table,board,points\n1,1,420\n2,1,-50\n1,2,100\n2,2,100\n";
  const shown = resultOf(played("team-match", options, lines)).slice(2);
  expect(shown[1]).toMatch(/^Reds win by 10 IMPs, /);
  expect(shown.slice(2, 5).map((line) => line.replace(/\d+\.\d+/, "…"))).toEqual([
    "Place | Team | VPs | IMPs won",
    "1 | Reds | … | 10",
    "2 | Blues | … | 0",
  ]);
  expect(shown[5]).toMatch(/^Most victory points wins: /);
  expect(shown[6]).toBe("With handicap");
  expect(shown[7]).toMatch(/^Blues win by 20 IMPs, /);
  // No contract is known: the points say what happened.
  expect(shown.slice(8)).toEqual(["Best board: 1", "Table 1 | 420", "Table 2 | -50", "10 IMPs to Reds"]);
});

test("board-a-match has no board that brought most", () => {
  const lines = "table,board,points\n1,1,420\n2,1,-50\n";
  expect(resultOf(played("team-match", { form: "bam", boards: 24 }, lines)).slice(3)).toEqual([
    "Not finished: standings so far",
    "Home lead by 1 point",
    "Place | Team | Points won",
    "1 | Home | 1",
    "2 | Away | 0",
    "Most points wins: 1 for each board won, ½ for a tied one.",
  ]);
});

test("a knockout says who has won the final, and whom", () => {
  const options = { teams: ["Reds", "Blues", "Greens", "Golds"], rounds: 0, bracket: 4 };
  const lines = "round,team,opponent,imps\nSF,1,4,9\nSF,2,3,-5\nF,1,3,-2\n";
  expect(resultOf(played("swiss-event", options, lines)).slice(2)).toEqual(["The knockout", "1 | Greens", "2 | Reds"]);
});

test.each(allSessions().map(([name, made], i) => [name, made, i] as const))(
  "%s: the sheet is one page, with text of 10.5 points and more, and its names",
  (_, made, i) => {
    const scored = made();
    for (const paper of inTurns(PAPERS, i)) {
      const workbook = sessionWorkbook(scored, { paper });
      const result = { league: "League table", club: "Ranking" }[scored.kind as string] ?? "Winners";
      const sheet = workbook.sheets.find(({ name }) => name === result)!;
      const { print, cells, widths } = sheet;
      expect(print?.pagesFrom).toBeNull();
      const scale = pageScale(paper, widths.slice(0, print!.area.right), print!.orientation);
      const names = workbook.names.filter(({ sheet: on }) => on === result);
      const ranking = names.filter(({ name }) => /_(Place|Name|Points|Total)$/.test(name));
      expect(ranking).toHaveLength("rounds" in scored.plan && scored.plan.rounds === 0 ? 0 : 3);
      for (const { area } of ranking)
        for (const { row, column, style } of cells)
          if (row >= area.top && row <= area.bottom && column === area.left)
            expect(scale * style!.size).toBeGreaterThanOrEqual(10.5);
    }
  }
);
