import { AVERAGE_PERCENT } from "../../bridge/traveller-score";
import { contestants } from "../../movements/contestant";
import { BOARD_TOP, type ScoredHome } from "../../sessions/home/score-home";
import { assemble, frameOf, type WorkbookOptions } from "../assemble";
import type { Entries } from "../entries";
import { computed, inWords } from "../kit/content";
import { unlessBlank } from "../kit/formula";
import { newGrid, type Grid } from "../kit/grid";
import { entryCell, listNames } from "../kit/list";
import { writeHeadings, writeRow } from "../kit/write-list";
import type { DefinedName, Draft, Workbook } from "../model";
import { rightOf } from "../result/best-board";
import { roundsPlayedIn } from "../rounds-played";
import { vpTableOf } from "../scales-sheet";
import { placeFaults, putFaults } from "../tables/faults";
import { reviewSteps } from "../tables/remarks";
import { pencilForms } from "../tables/pencil-sheet";
import { boardEntries } from "../tables/table";
import { tableSheet } from "../tables/table-sheet";
import { texts } from "../texts";
import { placeAmounts, putAmounts } from "../typed-amounts";
import { scaleName } from "../vp-table";
import { putTables } from "../working/put-steps";
import { WORKING } from "../working/steps";
import { numberText, wholeNumberIn } from "../working/text-formulas";
import { putChartData } from "./chart-data";
import { allPairs, PERCENTAGE_ROW, type HomeSheets } from "./home-sheets";
import { placeMatchpoints, putMatchpoints } from "./matchpoints";
import { movementSheet } from "./movement-sheet";
import { homeResultSheet, placeHomeResult, putHomeResult } from "./result";
import { placeScoresheet, scoresheet } from "./scoresheet";
import { homeTable } from "./table-sheets";
import { placeAdjustments, placeHomeTable, type AdjustmentColumn, type HomeColumn } from "./tables";

/** Returns the workbook of a home session, with all results entered so far. */
export function homeWorkbook(session: ScoredHome, options: WorkbookOptions = {}): Workbook {
  const { plan } = session;
  const { title, date, boards, rounds, scale } = plan;
  const lists = placeScoresheet(session, () => home);
  const vpTable = scale && vpTableOf(scale);
  const subtitle = inWords(...texts.scoresheet.subtitle(boards, rounds, plan.scoring, vpTable && scaleName(vpTable)));
  const frame = frameOf({ title, date, subtitle }, vpTable, options);
  const places = [placeHomeTable(1, plan), placeHomeTable(2, plan)] as const;
  const result = placeHomeResult(session, places);
  const matchpoints = placeMatchpoints(plan, rightOf(result) + 2);
  const amounts = placeAmounts(matchpoints.right + 2, 1);
  const home: HomeSheets = {
    ...frame,
    session,
    places,
    adjustments: placeAdjustments(places[0]),
    lists,
    matchpoints,
    amounts,
    faults: placeFaults(amounts.right + 2, places.length),
    result,
  };
  const tables = home.places.map((place) => homeTable(home, place));
  const { sheet, names } = homeResultSheet(home);
  const sheets = [
    ...[...tables.map((table) => tableSheet(home, table)), scoresheet(home), sheet, movementSheet(home)],
    ...pencilForms(frame, options.forms, tables, plan.scoring !== "matchpoints"),
  ];
  return assemble(frame, sheets, () => workingSheet(home), [...definedNames(home), ...names], entriesOf(home));
}

/** Yellow cells of the boards at both tables, of adjusted IMPs on the sheet of Table 1, and of the pairs' names. */
function entriesOf({ places: [table1, table2], lists: { names } }: HomeSheets): Entries {
  const adjusted = table1.list.column("adjusted");
  return {
    lines: [...boardEntries<HomeColumn>(table1, () => ({ adjusted })), ...boardEntries<HomeColumn>(table2, () => ({}))],
    options: [
      { kind: "names", option: "pairs", cells: contestants(names.rows).map((pair) => entryCell(names, "name", pair)) },
    ],
  };
}

/** The hidden Working sheet. */
function workingSheet(home: HomeSheets): Draft {
  const { places, dialect } = home;
  const grid = newGrid(WORKING, []);
  putTables(grid, places, dialect);
  putAdjustments(grid, home);
  putMatchpoints(grid, home);
  putChartData(grid, home);
  putHomeResult(grid, home);
  putAmounts(grid, home.amounts, [roundsPlayedIn(home.lists.roundsPlayed)]);
  putFaults(
    grid,
    home.faults,
    places.map((place) => ({ place }))
  );
  return grid.finish({ hidden: true });
}

/** Writes the calculation columns for adjustments, matchpoints and questions. */
function putAdjustments(grid: Grid, { session, places, adjustments, amounts }: HomeSheets): void {
  const [table1, table2] = places;
  const played = amounts.cell("amount", 0);
  writeHeadings(grid, adjustments);
  for (const { plan } of session.subrounds)
    for (const board of plan.boards) {
      const row = table1.rowOf(board);
      const cell = (key: AdjustmentColumn) => adjustments.cell(key, row);
      const [typed, adjusted] = [cell("typed"), cell("adjusted")];
      const difference = table1.outsideCell("difference", board);
      const worth = `${BOARD_TOP}*(${AVERAGE_PERCENT.even}+${AVERAGE_PERCENT.more}*SIGN(${adjusted}))/100`;
      const isAdjusted = `ISNUMBER(${adjusted})`;
      writeRow(grid, adjustments, row, {
        typed: computed(numberText(table1.outsideCell("adjusted", board), `${table1.ownStep("formula", board)}=1`)),
        adjusted: computed(wholeNumberIn(typed)),
        matchpoints: computed(`IF(${isAdjusted},${worth},${unlessBlank(difference, `1+SIGN(${difference})`)})`),
        done: computed(
          `IF(OR(ISNUMBER(${table1.outsideCell("imps", board)}),` +
            `AND(${table1.ownStep("settled", board)}=1,${table2.ownStep("settled", board)}=1)),1,0)`
        ),
        ...reviewSteps(
          {
            board,
            thisTable: table1,
            otherTable: table2,
            round: plan.boards,
            notAdjusted: `${adjusted}=""`,
            isPlayed: `OR(${played}="",${played}>=${plan.round})`,
          },
          cell("compared"),
          [[`AND(${typed}<>"",${adjusted}="")`, "noAdjustedImps"]]
        ),
      });
    }
}

const SCORE_NAMES = { imps: "Score_Imps", vps: "Score_Vps", matchpoints: "Score_Matchpoints" } as const;

function definedNames({ session: { plan }, places, lists }: HomeSheets): DefinedName[] {
  const { sheet, rounds, totals } = lists;
  const pairs = allPairs(plan);
  return [
    ...places.flatMap((place) => listNames(place.list, `Table${place.table}`)),
    { name: SCORE_NAMES[plan.scoring], sheet, area: rounds.area(pairs) },
    { name: "Score_Total", sheet, area: totals.area(pairs, 0, 0) },
    { name: "Score_Place", sheet, area: totals.area(pairs, 1, 1) },
    ...(plan.scoring === "matchpoints"
      ? []
      : [{ name: "Score_Percent", sheet, area: totals.area(pairs, PERCENTAGE_ROW, PERCENTAGE_ROW) }]),
  ];
}
