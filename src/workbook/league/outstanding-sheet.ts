import { nameOf, NUMBERED_TEAMS } from "../../sessions/contestants";
import type { LeagueMatch } from "../../sessions/league/matches";
import { isLate, isMoved } from "../../sessions/league/score-league";
import { computed, joined } from "../kit/content";
import { countOf, firstThat, unlessBlank } from "../kit/formula";
import { putLine, titledGrid } from "../kit/grid";
import { putList, sheetRows, widthsOf, type RowContents } from "../kit/list";
import { fillPage, printSetup } from "../kit/page";
import type { CellValue, Sheet } from "../model";
import { textLiteral } from "../reference";
import { texts } from "../texts";
import { STYLES } from "../theme";
import { serialDay } from "./days";
import type { LeagueSheets, OutstandingColumn } from "./league-lists";
import { ofNumber } from "./names";
import type { LineStep, TeamStep } from "./working-lists";

const { outstanding: words } = texts.league;

/** The Outstanding: the matches that are still to be played, the earliest first, by formulas. */
export function outstandingSheet(sheets: LeagueSheets): Sheet {
  const { league, open, head, paper, lists } = sheets;
  const { outstanding: list, working } = lists;
  const printed = list.column("remark");
  const grid = titledGrid(head, words.name, widthsOf(list), { note: words.note, columns: printed });
  const { range } = working.lines.outside;
  const [states, moved, late] = [range("state"), range("moved"), range("late")];
  const counted = (formula: string, matches: readonly LeagueMatch[]) => computed(`(${formula})`, matches.length);
  const isOpen = countOf(states, 0);
  const said = joined(
    ...words.open(
      counted(isOpen, open),
      counted(`SUMPRODUCT((${states}=0)*(${moved}=1))`, open.filter(isMoved)),
      counted(
        `SUM(${late})`,
        open.filter((match) => isLate(league, match))
      )
    )
  );
  putLine(grid, 4, { right: printed }, said, STYLES.status, 22);
  const more = joined(...words.more(list.rows, computed(`(${isOpen}-${list.rows})`, open.length - list.rows)));
  const hasMore = computed(`IF(${isOpen}>${list.rows},${more.formula},"")`, open.length > list.rows ? more.value : "");
  putLine(grid, 5, { right: printed }, hasMore, STYLES.subtitle);
  const rows = Array.from({ length: list.rows }, (_, row) => open[row]);
  putList(grid, list, rows, (match, row) => lineOf(sheets, match, row), 26);
  const print = printSetup(paper, list.lastRow, printed, { titleRows: [list.headingRow, list.headingRow] });
  fillPage(grid, print, sheetRows(list), [16, 26]);
  return grid.finish({ frozenRows: list.headingRow, print });
}

/** A line: the match whose turn it is, if there is one. */
function lineOf(sheets: LeagueSheets, match: LeagueMatch | undefined, row: number): RowContents<OutstandingColumn> {
  const { league, lists } = sheets;
  const { outstanding: list, working } = lists;
  const { range } = working.lines.outside;
  const line = `$${list.cell("line", row)}`;
  const step = (key: LineStep) => `INDEX(${range(key)},${line})`;
  const where = (formula: string, value: CellValue) => computed(unlessBlank(line, formula), match ? value : null);
  const name = (side: "home" | "away") =>
    where(
      ofNumber(sheets, "name" satisfies TeamStep, step(side)),
      match ? nameOf(NUMBERED_TEAMS, league.plan.teams, match[side]) : null
    );
  const remark = firstThat(
    [
      [`${step("moved")}=1`, textLiteral(words.moved)],
      [`${step("late")}=1`, textLiteral(words.late)],
    ],
    '""'
  );
  const moved = match !== undefined && isMoved(match);
  const late = match !== undefined && isLate(league, match);
  return {
    line: computed(
      `IFERROR(MATCH(${row + 1},${range("order")},0),"")`,
      match ? league.matches.indexOf(match) + 1 : null
    ),
    date: where(step("date"), match ? serialDay(match.date) : null),
    round: where(step("round"), match?.round ?? null),
    home: name("home"),
    away: name("away"),
    listed: where(`IF(${step("moved")}=1,${step("listed")},"")`, moved ? serialDay(match.listed) : null),
    remark: where(remark, moved ? words.moved : late ? words.late : ""),
  };
}
