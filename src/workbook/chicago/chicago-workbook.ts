import { contestants } from "../../movements/contestant";
import { NUMBERED_PLAYERS } from "../../sessions/contestants";
import { dealOfBoard } from "../../sessions/chicago/plan";
import type { ScoredChicago } from "../../sessions/chicago/score-chicago";
import { assemble, frameOf, type WorkbookOptions } from "../assemble";
import type { Entries } from "../entries";
import { computed, typedOrDefault } from "../kit/content";
import { newGrid } from "../kit/grid";
import { entryCell, listNames } from "../kit/list";
import type { DefinedName, Draft, Workbook } from "../model";
import { placeResult, rightOf } from "../result/best-board";
import { putRanking, type RankingLine } from "../result/ranking";
import { resultSheet } from "../result/result-sheet";
import { boardsInPlay, roundsPlayedIn } from "../rounds-played";
import { placeFaults, putFaults } from "../tables/faults";
import { pencilForms } from "../tables/pencil-sheet";
import { boardEntries } from "../tables/table";
import { tableSheet } from "../tables/table-sheet";
import { amountAt, placeAmounts, putAmounts } from "../typed-amounts";
import { putTables } from "../working/put-steps";
import { INSTEAD } from "../../sessions/reading/spellings";
import { columnAfterSteps, WORKING } from "../working/steps";
import { allPlayers, playerColumn, type ChicagoSheets } from "./chicago-sheets";
import { placeExpected, putExpected } from "./expected";
import { dealsSheet, placeDeals } from "./deals-sheet";
import { movementSheet } from "./movement-sheet";
import { placeScoresheet, scoresheet } from "./scoresheet";
import { chicagoTable } from "./table-sheet";
import { placeChicagoTable, worthKeys, type ChicagoColumn } from "./tables";
import { chicagoTexts } from "./texts";

/** Returns the workbook of a Chicago evening at one table, with all results entered so far. */
export function chicagoWorkbook(session: ScoredChicago, options: WorkbookOptions = {}): Workbook {
  const { plan } = session;
  const { title, date, rounds, partners } = plan;
  const frame = frameOf(
    { title, date, subtitle: chicagoTexts.subtitle(rounds, partners === "stay") },
    null,
    options,
    plan.expected !== null
  );
  const place = placeChicagoTable(session);
  const lists = placeScoresheet(plan, () => sheets);
  const deals = placeDeals(session, lists.names, () => sheets);
  const result = placeResult(session, [place], columnAfterSteps(1), plan.names.length);
  const amounts = placeAmounts(rightOf(result) + 2, 1);
  const faults = placeFaults(amounts.right + 2, 1);
  const expected = placeExpected(plan, faults.right + 2);
  const sheets: ChicagoSheets = { ...frame, session, place, lists, deals, result, amounts, faults, expected };
  const { sheet: winners, names } = resultSheet(sheets, {
    who: chicagoTexts.player,
    points: chicagoTexts.units[plan.scoring],
    scale: null,
    faults,
    rule: chicagoTexts.scoresheet.rule[plan.scoring],
    progressOn: lists.sheet,
    unfinished: { condition: isUnfinished(sheets) },
    ...result,
    ranked: rankedPlayers(sheets),
    standings: session.standings,
  });
  const table = chicagoTable(sheets);
  const shown = [
    ...[tableSheet(sheets, table), scoresheet(sheets), dealsSheet(sheets), winners, movementSheet(sheets)],
    ...pencilForms(frame, options.forms, [table], plan.expected !== null),
  ];
  return assemble(frame, shown, () => workingSheet(sheets), [...definedNames(sheets), ...names], entriesOf(sheets));
}

/** Returns the condition that some deals of the rounds played have no score and are not marked as not played. */
function isUnfinished({ session: { plan }, place, amounts }: ChicagoSheets): string {
  const done = `COUNT(${place.list.outside.range(worthKeys(plan)[0])})`;
  const notPlayed = `SUMPRODUCT(--(${place.steps.outside.range("bid")}=${INSTEAD.notPlayed}))`;
  return `${done}+${notPlayed}<${boardsInPlay(plan, amountAt(amounts, 0)).formula}`;
}

function rankedPlayers({ session, lists: { names, totals } }: ChicagoSheets): RankingLine[] {
  return contestants(session.plan.names.length).map((player) => ({
    name: typedOrDefault(names.outside.cell("name", player), NUMBERED_PLAYERS.long(player)),
    points: computed(totals.outside.cell(playerColumn(player), 0)),
    place: computed(totals.outside.cell(playerColumn(player), 1)),
  }));
}

/** Yellow cells of the deals and of the players' names. */
function entriesOf({ place, lists: { names } }: ChicagoSheets): Entries {
  return {
    lines: boardEntries<ChicagoColumn>(place, () => ({
      ...(place.list.has("hcp") && { hcp: place.list.column("hcp") }),
    })),
    options: [
      {
        kind: "names",
        option: "players",
        cells: contestants(names.rows).map((player) => entryCell(names, "name", player)),
        none: [String(names.rows)],
      },
    ],
  };
}

/** The hidden Working sheet. */
function workingSheet(sheets: ChicagoSheets): Draft {
  const { place, dialect, result, amounts, faults, lists, expected } = sheets;
  const grid = newGrid(WORKING, []);
  putTables(grid, [place], dialect);
  putRanking(grid, result.ranking, rankedPlayers(sheets));
  putAmounts(grid, amounts, [roundsPlayedIn(lists.roundsPlayed)]);
  putFaults(grid, faults, [{ place, numberOf: (board) => dealOfBoard(sheets.session.plan, board) }]);
  if (expected) putExpected(grid, expected);
  return grid.finish({ hidden: true });
}

function definedNames({ session: { plan }, place, lists: { sheet, rounds, totals } }: ChicagoSheets): DefinedName[] {
  const all = allPlayers(plan);
  return [
    ...listNames(place.list, `Table${place.table}`),
    { name: "Score_Points", sheet, area: rounds.area(all) },
    { name: "Score_Total", sheet, area: totals.area(all, 0, 0) },
    { name: "Score_Place", sheet, area: totals.area(all, 1, 1) },
  ];
}
