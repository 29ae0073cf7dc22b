import { itemAt } from "../../bridge/item-at";
import { computed, ifElse, joined, type Content } from "../kit/content";
import { countWhere } from "../kit/formula";
import type { Grid } from "../kit/grid";
import { titledGrid, writeLine } from "../kit/grid";
import { layOutList, sheetWidths } from "../kit/list";
import { allComputed, rowContents, writeHeadings, writeList, writeRow } from "../kit/write-list";
import { printSetup } from "../kit/page";
import { FEW_BOARDS } from "../../sessions/club/plan";
import type { Draft } from "../model";
import { columnLetters, onSheet } from "../reference";
import { STYLES, type Style } from "../theme";
import { onWorking, stepList } from "../working/steps";
import { typedIn } from "./board-sheet";
import { NOWHERE } from "./chosen-rows";
import type { CheckStep, CheckSteps, Count } from "./club-lists";
import type { ClubSheets } from "./club-sheets";
import { clubTexts } from "./texts";
import type { Travellers } from "./travellers";

const { name: SHEET, note, count: counts, verdict, noRows, listed, more } = clubTexts.check;
const { headings } = clubTexts.results;

const COUNTS = Object.keys(counts) as Count[];

/** Rows that are listed. */
const LINES = 30;
const BELOW = 500;

export function placeCheck(left: number): CheckSteps {
  const list = stepList<CheckStep>("check", [...COUNTS, "usual"], { left, rows: 1 });
  const rows = layOutList<"row">(
    { row: { heading: "check row" } },
    { ...onWorking("checkRows"), left: list.right + 1, rows: LINES }
  );
  return {
    counts: list,
    rows,
    right: rows.right,
    typed: list.outside.fixed("rows", 0),
    wrong: list.outside.fixed("wrong", 0),
    few: list.outside.fixed("few", 0),
    usual: list.outside.fixed("usual", 0),
  };
}

/** Writes the counts and the rows. */
export function putCheck(grid: Grid, { check, travellers, boards, pairSteps }: ClubSheets): void {
  const { counts: list, rows } = check;
  const { outsideAll: all } = travellers;
  writeHeadings(grid, list);
  const message = all("check");
  const played = pairSteps.list.range("played");
  const havePlayed = countWhere(`--(${played}>0)`);
  writeRow(
    grid,
    list,
    0,
    allComputed({
      // The headings are no row.
      rows: `${countWhere(`--(${all("board")}&${all("ns")}&${all("ew")}<>"")`)}-1`,
      wrong: `${countWhere(`--(${message}<>"")`)}-1`,
      spoilt: spoiltFormula(travellers),
      single: countWhere(`--(${boards.list.range("results", 0, boards.list.rows - 1)}=1)`),
      below: belowFormula(travellers),
      few: countWhere(`(${played}>0)*(${FEW_BOARDS}*${played}<${list.cell("usual", 0)})`),
      usual: `IF(${havePlayed}=0,0,LARGE(${played},INT((${havePlayed}+1)/2)))`,
    })
  );
  writeHeadings(grid, rows);
  const heading = onSheet(travellers.sheet, travellers.fixed("board", -1));
  for (let line = 0; line < LINES; line++) {
    // The heading is the first.
    const nth = `SUMPRODUCT(SMALL(ROW(${message})+${NOWHERE}*(${message}=""),${line + 2}))`;
    writeRow(grid, rows, line, { row: computed(`IF(${nth}>${NOWHERE},"",${nth}-ROW(${heading})+1)`) });
  }
}

/** Cells of worked-out columns without a formula, in rows with a board; the headings are not counted. */
function spoiltFormula({ outsideAll: all, worked }: Travellers): string {
  const first = all(itemAt(worked, 0)).replace(/:.*/, "");
  const last = all(itemAt(worked, worked.length - 1)).replace(/.*:/, "");
  const range = `${first}:${last}`;
  return `IFERROR(${countWhere(`(${all("board")}<>"")*(1-ISFORMULA(${range}))`)}-${worked.length},0)`;
}

/** Boards that are typed where no formula counts them. */
function belowFormula({ sheet, column, endRow }: Travellers): string {
  const letters = columnLetters(column("board"));
  return countWhere(`--(${onSheet(sheet, `$${letters}$${endRow + 1}:$${letters}$${endRow + BELOW}`)}<>"")`);
}

type CheckColumn = "board" | "ns" | "ew" | "message";

const HEADING_ROW = 14;
const [FIRST_COUNT, HEIGHT, VERDICT_HEIGHT] = [5, 20, 28];
const NAMED: Style = { ...STYLES.text };

/** The sheet Check: how many rows are wrong, and which, by board and pairs since rows move when they are sorted. */
export function checkSheet(sheets: ClubSheets): Draft {
  const { head, paper, check, travellers } = sheets;
  const cell =
    (formula: (row: string) => string) =>
    (_: number, line: number): Content => {
      const row = check.rows.outside.cell("row", line);
      return computed(`IF(${row}="","",${formula(row)})`);
    };
  const list = layOutList<CheckColumn, number>(
    {
      board: {
        heading: headings.board,
        width: 14,
        style: STYLES.listedBold,
        content: cell((row) => typedIn(sheets, "board", row)),
      },
      ns: { heading: headings.ns, width: 14, style: STYLES.listed, content: cell((row) => typedIn(sheets, "ns", row)) },
      ew: { heading: headings.ew, width: 14, style: STYLES.listed, content: cell((row) => typedIn(sheets, "ew", row)) },
      message: {
        heading: headings.check,
        width: 44,
        style: { ...STYLES.listed, align: "left", inset: true },
        content: cell((row) => `INDEX(${travellers.outsideAll("check")},${row})`),
      },
    },
    { sheet: SHEET, headingRow: HEADING_ROW, rows: LINES }
  );
  const grid = titledGrid(head, SHEET, sheetWidths(list), { note });
  const toCheck = COUNTS.filter((key) => key !== "rows").map((key) => check.counts.outside.fixed(key, 0));
  const count = `(${toCheck.join("+")})`;
  const right = ifElse(`${check.typed}=0`, verdict.none, verdict.right);
  writeLine(
    grid,
    FIRST_COUNT - 1,
    list,
    ifElse(`${count}=0`, right, joined(...verdict.toCheck(computed(count)))),
    { ...STYLES.status, size: 14 },
    VERDICT_HEIGHT
  );
  COUNTS.forEach((key, index) => {
    const row = FIRST_COUNT + index;
    grid.block({ top: row, bottom: row, left: 1, right: 3 }, counts[key], NAMED);
    grid.put(row, 4, computed(check.counts.outside.fixed(key, 0)), { ...STYLES.computed, align: "left", bold: true });
    grid.height(row, HEIGHT);
    if (key !== "rows")
      grid.highlight({
        area: { top: row, bottom: row, left: 1, right: 4 },
        formula: `$D$${row}>0`,
        tone: key === "single" || key === "few" ? "notice" : "alert",
      });
  });
  const caption = ifElse(`${check.wrong}=0`, noRows, listed);
  grid.block({ top: HEADING_ROW - 1, bottom: HEADING_ROW - 1, left: 1, right: 4 }, caption, STYLES.status);
  const lines = Array.from({ length: LINES }, (_, line) => line);
  writeList(grid, list, lines, rowContents(list), 28, HEIGHT);
  grid.highlight({ area: list.area(["board", "message"]), formula: `$${list.cell("board", 0)}<>""`, tone: "lined" });
  const last = list.lastRow + 1;
  grid.block(
    { top: last, bottom: last, left: 1, right: 4 },
    computed(`IF($D$${FIRST_COUNT + 1}>${LINES},"${more}","")`),
    STYLES.note
  );
  const print = printSetup(paper, last, list.right, { titleRows: [1, 2] });
  return grid.finish({ print });
}
