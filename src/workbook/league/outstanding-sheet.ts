import { computed, joined } from "../kit/content";
import { countOf, firstThat, unlessBlank } from "../kit/formula";
import { putLine, titledGrid } from "../kit/grid";
import { putList, sheetRows, widthsOf, type RowContents } from "../kit/list";
import { fillPage, printSetup } from "../kit/page";
import type { Draft } from "../model";
import { textLiteral } from "../reference";
import { texts } from "../texts";
import { STYLES } from "../theme";
import type { LeagueSheets, OutstandingColumn } from "./league-lists";
import { ofNumber } from "./names";
import type { LineStep, TeamStep } from "./working-lists";

const { outstanding: words } = texts.league;

/** The Outstanding: the matches that are still to be played, the earliest first, by formulas. */
export function outstandingSheet(sheets: LeagueSheets): Draft {
  const { open, head, paper, lists } = sheets;
  const { outstanding: list, working } = lists;
  const printed = list.column("remark");
  const grid = titledGrid(head, words.name, widthsOf(list), { note: words.note, columns: printed });
  const { range } = working.lines.outside;
  const [states, moved, late] = [range("state"), range("moved"), range("late")];
  const counted = (formula: string) => computed(`(${formula})`);
  const isOpen = countOf(states, 0);
  const said = joined(
    ...words.open(counted(isOpen), counted(`SUMPRODUCT((${states}=0)*(${moved}=1))`), counted(`SUM(${late})`))
  );
  putLine(grid, 4, { right: printed }, said, STYLES.status, 22);
  const more = joined(...words.more(list.rows, computed(`(${isOpen}-${list.rows})`)));
  const hasMore = computed(`IF(${isOpen}>${list.rows},${more.formula},"")`);
  putLine(grid, 5, { right: printed }, hasMore, STYLES.subtitle);
  const rows = Array.from({ length: list.rows }, (_, row) => open[row]);
  putList(grid, list, rows, (_match, row) => lineOf(sheets, row), 26);
  const print = printSetup(paper, list.lastRow, printed, { titleRows: [list.headingRow, list.headingRow] });
  return grid.finish({
    frozenRows: list.headingRow,
    print: () => fillPage(grid, print, sheetRows(list), [16, 26]),
  });
}

/** A line: the match whose turn it is, if there is one. */
function lineOf(sheets: LeagueSheets, row: number): RowContents<OutstandingColumn> {
  const { lists } = sheets;
  const { outstanding: list, working } = lists;
  const { range } = working.lines.outside;
  const line = `$${list.cell("line", row)}`;
  const step = (key: LineStep) => `INDEX(${range(key)},${line})`;
  const where = (formula: string) => computed(unlessBlank(line, formula));
  const name = (side: "home" | "away") => where(ofNumber(sheets, "name" satisfies TeamStep, step(side)));
  const remark = firstThat(
    [
      [`${step("moved")}=1`, textLiteral(words.moved)],
      [`${step("late")}=1`, textLiteral(words.late)],
    ],
    '""'
  );
  return {
    line: computed(`IFERROR(MATCH(${row + 1},${range("order")},0),"")`),
    date: where(step("date")),
    round: where(step("round")),
    home: name("home"),
    away: name("away"),
    listed: where(`IF(${step("moved")}=1,${step("listed")},"")`),
    remark: where(remark),
  };
}
