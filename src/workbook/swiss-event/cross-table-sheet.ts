import { contestantNumber, contestants, type Contestant } from "../../movements/contestant";
import { isBoardAMatch } from "../../sessions/event/forms";
import type { SwissEventPlan } from "../../sessions/event/plan";
import type { ScoredTeam } from "../../sessions/event/standings";
import { computed, styled } from "../kit/content";
import { countWhere, rounded, sumWhereEqual } from "../kit/formula";
import { writeHint, writeSheetTitle, newGrid } from "../kit/grid";
import { column, type Column, recordBy, widthsOf } from "../kit/columns";
import { layOutList, sheetRows } from "../kit/list";
import { rowContents, writeList } from "../kit/write-list";
import { fillPage, pageScale, printSetup } from "../kit/page";
import type { Draft } from "../model";
import { texts } from "../texts";
import { STYLES } from "../theme";
import { pointStyle, type CrossTable, type CrossTableColumn, type SwissSheets, type TotalColumn } from "./swiss-lists";
import { nameBeside } from "./team-names";
import { pairNumber } from "./working-lines";

const { common, swissEvent: swiss } = texts;
const { crossTable: words } = swiss;

const HEIGHTS = [18, 30] as const;

/** Places the table of all teams' points against each other: a row and a column for each team. */
export function placeCrossTable(plan: SwissEventPlan, sheets: () => SwissSheets): CrossTable {
  const teams = contestants(plan.teams.length);
  const against = (opponent: Contestant): Column<ScoredTeam> => ({
    heading: contestantNumber(opponent),
    width: 6.5,
    style: pointStyle(STYLES.fixed, plan),
    content: ({ team }) =>
      team === opponent ? styled(words.itself, STYLES.label) : computed(pointsAgainst(sheets(), team, opponent)),
  });
  const total = (key: TotalColumn, heading: string, width: number) =>
    column<ScoredTeam>(heading, width, pointStyle(STYLES.label, plan), ({ team }) =>
      computed(sheets().lists.standings[0].totals.outside.cell(key, team))
    );
  return layOutList<CrossTableColumn, ScoredTeam>(
    {
      number: column(swiss.number, 5, STYLES.label, ({ team }) => contestantNumber(team)),
      name: column(common.team, 24, STYLES.text, ({ team }) => nameBeside(sheets(), String(contestantNumber(team)))),
      ...recordBy(teams, againstColumn, against),
      total: total("total", isBoardAMatch(plan) ? swiss.ranking.points : common.total, 9),
      place: total("place", common.place, 7),
    },
    { sheet: words.name, headingRow: 4, rows: teams.length }
  );
}

function againstColumn(opponent: Contestant): `against${number}` {
  return `against${contestantNumber(opponent)}`;
}

/** Returns a formula for a team's points in its matches against an opponent; blank before the first has a result. */
function pointsAgainst({ lists }: SwissSheets, team: Contestant, opponent: Contestant): string {
  const { range } = lists.working.lines.outside;
  const [keys, points] = [range("key"), range(team < opponent ? "lowerVps" : "higherVps")];
  const key = pairNumber(contestantNumber(team), contestantNumber(opponent));
  return `IF(${countWhere(`(${keys}=${key})*(${points}<>"")`)}=0,"",${rounded(sumWhereEqual(keys, key, points))})`;
}

/** Makes the cross-table sheet: the points of each team against each opponent. */
export function crossTableSheet(sheets: SwissSheets, list: CrossTable): Draft {
  const { event, head, paper } = sheets;
  const widths = widthsOf(list);
  const grid = newGrid(list.sheet, widths, 0.97 * pageScale(paper, widths, "landscape"));
  writeSheetTitle(grid, head, list.sheet, list.right);
  writeList(grid, list, event.teams, rowContents(list), 22);
  const setup = printSetup(paper, list.lastRow, list.right, {
    titleRows: [1, list.headingRow],
    orientation: "landscape",
  });
  writeHint(grid, setup, event.plan.double ? words.noteOnTwo : words.note);
  return grid.finish({ frozenRows: list.headingRow, print: () => fillPage(grid, setup, sheetRows(list), HEIGHTS) });
}
