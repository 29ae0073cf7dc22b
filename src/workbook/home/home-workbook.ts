import { resultAt, type ScoredHome } from "../../sessions/home/score-home";
import { assemble, frameOf, type WorkbookOptions } from "../assemble";
import { newGrid } from "../kit/grid";
import { listNames } from "../kit/list";
import type { DefinedName, Sheet, Workbook } from "../model";
import { vpTableOf, type VpTable } from "../scales-sheet";
import { texts } from "../texts";
import { putSteps } from "../working/put-steps";
import { putScoreTables } from "../working/score-tables";
import { WORKING } from "../working/steps";
import { putChartData } from "./chart-data";
import { allPairs, placeScoresheet, type HomeSheets, type ScoresheetLists } from "./home-sheets";
import { movementSheet } from "./movement-sheet";
import { scoresheet } from "./scoresheet";
import { homeTableSheet } from "./table-sheets";
import { placeHomeTable } from "./tables";

/** The workbook of a home session, empty or with what has been played. */
export function homeWorkbook(session: ScoredHome, options: WorkbookOptions = {}): Workbook {
  const { plan } = session;
  const { title, date, boards, rounds, scale } = plan;
  const lists = placeScoresheet(plan);
  const head = { title, date, subtitle: texts.scoresheet.subtitle(boards, rounds, scale && scale.name) };
  const frame = frameOf(head, scale && vpTableOf(scale, vpTableOn(lists)), options);
  const home: HomeSheets = { ...frame, session, places: [placeHomeTable(1, plan), placeHomeTable(2, plan)], lists };
  const sheets = [...home.places.map((place) => homeTableSheet(home, place)), scoresheet(home), movementSheet(home)];
  return assemble(frame, sheets, workingSheet(home), definedNames(home));
}

/** The victory-point table is typed on the Scoresheet. */
function vpTableOn({ vpBlocks }: ScoresheetLists): VpTable["typedAt"] {
  const [first] = vpBlocks;
  if (!first) return null;
  const rows = first.lastRow - first.firstRow + 1;
  return {
    where: texts.scoresheet.asOnScoresheet,
    lines: rows * vpBlocks.length,
    cell: (line, column) => vpBlocks[Math.floor(line / rows)]!.outside.cell(column, line % rows),
  };
}

/** The hidden Working sheet. */
function workingSheet(home: HomeSheets): Sheet {
  const { session, places, dialect } = home;
  const grid = newGrid(WORKING, []);
  const boards = session.subrounds.flatMap((subround) => subround.boards);
  putScoreTables(grid, dialect);
  places.forEach((place, index) => {
    const results = boards.map((board) => ({ board: board.board, result: resultAt(board, index === 0 ? 1 : 2) }));
    putSteps(grid, place, dialect, results);
  });
  putChartData(grid, home);
  return grid.finish({ hidden: true });
}

function definedNames({ session: { plan }, places, lists }: HomeSheets): DefinedName[] {
  const { sheet, rounds, totals } = lists;
  const pairs = allPairs(plan);
  return [
    ...places.flatMap((place) => listNames(place.list, `Table${place.table}`)),
    { name: plan.scoring === "imps" ? "Score_Imps" : "Score_Vps", sheet, area: rounds.area(pairs) },
    { name: "Score_Total", sheet, area: totals.area(pairs, 0, 0) },
    { name: "Score_Place", sheet, area: totals.area(pairs, 1, 1) },
  ];
}
