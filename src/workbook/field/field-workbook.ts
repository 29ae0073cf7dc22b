import { contestantAt, contestants, forContestant, type Contestant } from "../../movements/contestant";
import { FIELD_KINDS } from "../../sessions/field/field-kind";
import { boardsOfRounds, hasGroups, hasTwoWinners, type FieldPlan } from "../../sessions/field/plan";
import type { ScoredField } from "../../sessions/field/scored-field";
import { boardNumber } from "../../sessions/field/visits";
import { assemble, frameOf, type WorkbookOptions } from "../assemble";
import type { Entries, EntryOption } from "../entries";
import { inWords, joined } from "../kit/content";
import { newGrid } from "../kit/grid";
import { entryCell, listNames } from "../kit/list";
import { writeHeadings, writeRow } from "../kit/write-list";
import type { DefinedName, Draft, Workbook } from "../model";
import { placeResult, rightOf } from "../result/best-board";
import { roundsPlayedIn } from "../rounds-played";
import { vpTableOf } from "../scales-sheet";
import { placeFaults, putFaults } from "../tables/faults";
import { pencilForms } from "../tables/pencil-sheet";
import { boardEntries } from "../tables/table";
import { tableSheet } from "../tables/table-sheet";
import { teamPhrases } from "../team-names";
import { texts } from "../texts";
import { amountsIn, placeAmounts, putAmounts, type AmountsIn } from "../typed-amounts";
import { columnLetters, onSheet } from "../reference";
import { scaleName } from "../vp-table";
import { putTables } from "../working/put-steps";
import { stepList, WORKING } from "../working/steps";
import { placeBoardRemarks, putBoardRemarks } from "./board-remarks";
import { placeBoardScores } from "./board-scores";
import { putBoardScores } from "./put-board-scores";
import { boardsSheet } from "./boards-sheet";
import { directorEntries, directorSheet, placeDirector, putDirectorFaults } from "./director/director-sheet";
import { placePenaltySteps, placeTaken, putPenaltySteps, putTaken } from "./director/penalty-steps";
import { placeExtraSteps, putExtraSteps } from "./director/extra-steps";
import { placeRulingSteps, putRulingSteps } from "./director/ruling-steps";
import { placeTurnedWords, putTurnedWords } from "./turned-words";
import { placeChartData, putChartData } from "./chart-data";
import { numberedLabel, typedLabel } from "./contestants";
import type { FieldSheets, ScoresheetLists } from "./field-sheets";
import { formSheets } from "./forms/forms";
import { movementSheet } from "./movement-sheet";
import { fieldResultSheet, putFieldResult } from "./result";
import { placeRoundScores, putRoundScores } from "./round-scores";
import { placeRoundsOver, placeUnscored, putRoundsOver, putUnscored } from "./rounds-over";
import { placeScoresheet } from "./place-scoresheet";
import { scoresheet } from "./scoresheet";
import { fieldTable } from "./table-sheets";
import { placeFieldTables, type FieldColumn } from "./tables";
import { fieldTexts } from "./texts";

/** Makes the workbook of a field of pairs or individuals, empty or with its results. */
export function fieldWorkbook(session: ScoredField, options: WorkbookOptions = {}): Workbook {
  const { plan } = session;
  const { title, date, boards: boardCount, rounds: roundCount, scoring, scale } = plan;
  const vpTable = scale && vpTableOf(scale);
  const subtitle = inWords(
    ...fieldTexts.subtitle(
      boardCount,
      roundCount,
      boardsOfRounds(plan),
      scoring,
      vpTable && scaleName(vpTable),
      hasTwoWinners(plan)
    )
  );
  const frame = frameOf({ title, date, subtitle }, vpTable, options);
  const { places, sheets: tableSheets } = placeFieldTables(plan);
  const lists = placeScoresheet(plan, () => field);
  const boards = placeBoardScores(plan, places, tableSheets.length);
  const remarks = placeBoardRemarks(plan, tableSheets, boards);
  const rounds = placeRoundScores(plan, remarks.right + 2);
  const labels = stepList("labels", ["label", "numbered"], { left: rounds.right + 2, rows: plan.names.length });
  const charts = placeChartData(plan, labels.right + 2);
  const over = placeRoundsOver(plan, Math.max(...charts.map(({ right }) => right)) + 2);
  const result = placeResult(session, tableSheets, over.right + 2, plan.names.length);
  const typed = typedAmounts(plan, lists);
  const amounts = placeAmounts(rightOf(result) + 2, typed.flatMap((column) => column.amounts).length);
  const director = placeDirector(session, () => field);
  // The line after the lines of the tables is for faults on the sheet Director.
  const faults = placeFaults(amounts.right + 2, tableSheets.length + 1);
  const rulings = director.rulings && placeRulingSteps(plan, director.rulings.rows);
  const extras = rulings && director.extras && placeExtraSteps(rulings.right + 2, director.extras.rows);
  const unscored = placeUnscored(plan, faults.right + 2);
  const penalties = placePenaltySteps(extras ? extras.right + 2 : 1, director.penalties.rows);
  const field: FieldSheets = {
    ...frame,
    session,
    places,
    sheets: tableSheets,
    boards,
    remarks,
    rounds,
    over,
    lists,
    labels,
    charts,
    result,
    amounts,
    faults,
    director,
    rulings,
    extras,
    penalties,
    taken: placeTaken(plan, penalties.right + 2),
    unscored,
    turned: rulings && placeTurnedWords(plan, unscored.right + 2),
  };
  const { sheet, names } = fieldResultSheet(field);
  const tables = tableSheets.map((sheet) => fieldTable(field, sheet));
  const forms = [...formSheets(field, options.forms ?? []), ...pencilForms(frame, options.forms, tables, false)];
  const ruled = directorSheet(field, session, director);
  const shown = tables.map((table) => tableSheet(field, table));
  const sheets = [...shown, boardsSheet(field), scoresheet(field), sheet, movementSheet(field), ruled, ...forms];
  return assemble(frame, sheets, () => workingSheet(field), [...definedNames(field), ...names], entriesOf(field));
}

/** Returns the numbers typed apart from the boards: rounds played, then handicaps. */
function typedAmounts(plan: FieldPlan, lists: ScoresheetLists): AmountsIn[] {
  const { handicaps, kind, names } = plan;
  const name = (contestant: Contestant) =>
    joined(fieldTexts.scoresheet.handicap, ...texts.typedAmounts.whose(FIELD_KINDS[kind].designation.long(contestant)));
  const value = (contestant: Contestant) => (handicaps && forContestant(handicaps, contestant)) || null;
  const typed = contestants(names.length).map((each) => ({ name: name(each), value: value(each) }));
  return [roundsPlayedIn(lists.roundsPlayed), ...(handicaps ? [amountsIn(lists.names, "handicap", typed)] : [])];
}

/** Yellow cells of the boards at all tables, with averages, and of names and handicaps. */
function entriesOf({ session, sheets, lists: { names }, director }: FieldSheets): Entries {
  const { kind } = session.plan;
  const { option, designation } = FIELD_KINDS[kind];
  const label = designation.long;
  const handicaps: EntryOption[] = names.has("handicap")
    ? [
        {
          kind: "phrases",
          option: "handicap",
          phrases: teamPhrases(names, "handicap", label, ""),
          none: `${label(contestantAt(1))} 0`,
        },
      ]
    : [];
  return {
    lines: [
      ...sheets.flatMap((place) =>
        boardEntries<FieldColumn>(place, () => ({
          adjusted: place.list.column("adjusted"),
          ...(place.list.has("group") && { group: place.list.column("group"), seats: place.list.column("seats") }),
        }))
      ),
      ...directorEntries(session, director),
    ],
    options: [
      {
        kind: "names",
        option,
        cells: contestants(names.rows).map((contestant) => entryCell(names, "name", contestant)),
        none: [String(names.rows)],
      },
      ...handicaps,
    ],
  };
}

/** The hidden Working sheet. */
function workingSheet(field: FieldSheets): Draft {
  const { session, places, sheets, boards, labels, dialect } = field;
  const { plan } = session;
  const grid = newGrid(WORKING, []);
  const stepped = sheets.map((place) => ({ ...place, boardNumber: (board: number) => boardNumber(plan, board) }));
  const grouped = stepped.map((place) => ({
    ...place,
    group: (row: string) => onSheet(place.sheet, `${columnLetters(place.list.column("group"))}${row}`),
  }));
  putTables(grid, hasGroups(plan) ? grouped : stepped, dialect);
  putBoardScores(grid, boards, places, session, dialect);
  putBoardRemarks(grid, field.remarks, field);
  putRoundScores(grid, field);
  writeHeadings(grid, labels);
  for (const contestant of contestants(labels.rows))
    writeRow(grid, labels, contestant, {
      label: typedLabel(field, contestant),
      numbered: numberedLabel(field, contestant),
    });
  putChartData(grid, field);
  putRoundsOver(grid, field);
  putUnscored(grid, field.unscored, field);
  putFieldResult(grid, field);
  putAmounts(grid, field.amounts, typedAmounts(plan, field.lists));
  putFaults(
    grid,
    field.faults,
    sheets.map((place) => ({
      numberOf: (board: number) => boardNumber(plan, board),
      place,
      wrong: field.remarks.range(`wrong${place.table}`),
      ...(field.remarks.has(`board${place.table}`) && { boards: field.remarks.range(`board${place.table}`) }),
    }))
  );
  const { director, rulings, extras, turned } = field;
  if (director.rulings && rulings) putRulingSteps(grid, rulings, director.rulings, boards, plan.tables);
  if (director.extras && extras) putExtraSteps(grid, extras, director.extras, plan, labels);
  if (turned) putTurnedWords(grid, turned, plan, boards);
  putPenaltySteps(grid, field.penalties, { plan, typed: director.penalties, labels });
  putTaken(grid, field.taken, field.penalties);
  putDirectorFaults(grid, field.faults, [field.penalties, ...(rulings ? [rulings] : []), ...(extras ? [extras] : [])]);
  return grid.finish({ hidden: true });
}

function definedNames({ sheets, lists }: FieldSheets): DefinedName[] {
  return [
    ...sheets.flatMap((place) => listNames(place.list, `Table${place.table}`)),
    ...listNames(lists.ofRound, "Score"),
    ...listNames(lists.running, "Score"),
  ];
}
