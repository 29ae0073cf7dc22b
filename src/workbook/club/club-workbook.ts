import type { ScoredClub } from "../../sessions/club/score-club";
import { assemble, frameOf, type WorkbookOptions } from "../assemble";
import { builtIn } from "../dialect";
import type { Entries, EntryLine } from "../entries";
import { newGrid } from "../kit/grid";
import { listNames } from "../kit/list";
import type { DefinedName, Draft, Workbook } from "../model";
import { onSheet } from "../reference";
import { entryLines } from "../typed-list";
import { putLists } from "../working/lists";
import { putScoreTables, SCORE_TABLES } from "../working/score-tables";
import { WORKING } from "../working/steps";
import { boardSheet, placeChosenBoard, putChosenBoard } from "./board-sheet";
import { placeBoardScores, putBoardScores } from "./board-scores";
import { placeBoards, putBoards } from "./board-steps";
import { checkSheet, placeCheck, putCheck } from "./check-sheet";
import type { ClubSheets } from "./club-sheets";
import { AFTER_LOOK_UPS, putLookUps } from "./look-ups";
import { placePairSteps, putPairSteps } from "./pair-steps";
import { layOutPairs, pairsSheet } from "./pairs-sheet";
import { layOutRanking, rankingSheet } from "./ranking-sheet";
import { resultsSheet } from "./results-sheet";
import { placeChosenPair, putChosenPair, scoreCardSheet } from "./score-card-sheet";
import { clubTexts } from "./texts";
import { layOutTravellers } from "./travellers";

/** The workbook of a club's evening, empty or with its results. */
export function clubWorkbook(session: ScoredClub, options: WorkbookOptions = {}): Workbook {
  const { title, date, boards: boardCount, scoring } = session.plan;
  const subtitle = clubTexts.subtitle(session.pairs.length, boardCount, scoring);
  const frame = frameOf({ title, date, subtitle }, null, options, scoring !== "matchpoints");
  const travellers = layOutTravellers(session);
  const pairs = layOutPairs(session, () => sheets);
  const boards = placeBoards(session, AFTER_LOOK_UPS);
  const boardScores = placeBoardScores(session, boards, travellers, boards.right + 2);
  const pairSteps = placePairSteps(pairs.rows, (boardScores ?? boards).right + 2);
  const check = placeCheck(pairSteps.right + 2);
  const chosenBoard = placeChosenBoard(session, check.right + 2);
  const chosenPair = placeChosenPair(session, chosenBoard.right + 2);
  const ranking = layOutRanking(session, pairs.rows, () => sheets);
  const sheets: ClubSheets = {
    ...frame,
    // Excel allows no array formulas in a table, as those of the add-in are stored.
    dialect: builtIn({ ...frame.tables, ...onOtherSheets(SCORE_TABLES) }),
    session,
    travellers,
    pairs,
    boards,
    boardScores,
    pairSteps,
    check,
    chosenBoard,
    chosenPair,
    ranking,
  };
  const shown = [
    ...[resultsSheet(sheets), rankingSheet(sheets), pairsSheet(sheets)],
    ...[boardSheet(sheets), scoreCardSheet(sheets), checkSheet(sheets)],
  ];
  return assemble(frame, shown, () => workingSheet(sheets), namesOf(sheets), entriesOf(sheets));
}

/** The hidden Working sheet. */
function workingSheet(sheets: ClubSheets): Draft {
  const { dialect, session, boards, boardScores, travellers } = sheets;
  const grid = newGrid(WORKING, []);
  putScoreTables(grid, dialect);
  putLists(grid, []);
  putLookUps(grid);
  putBoards(grid, boards, travellers, session);
  if (boardScores) putBoardScores(grid, boardScores, travellers);
  putPairSteps(grid, sheets);
  putCheck(grid, sheets);
  putChosenBoard(grid, sheets);
  putChosenPair(grid, sheets);
  return grid.finish({ hidden: true });
}

/** The addresses of tables of the sheet Working, for other sheets. */
function onOtherSheets<T extends object>(tables: T): T {
  return Object.fromEntries(Object.entries(tables).map(([key, range]) => [key, onSheet(WORKING, range)])) as T;
}

function namesOf({ travellers, pairs, ranking }: ClubSheets): DefinedName[] {
  return [...listNames(travellers, "Results"), ...listNames(pairs, "Pairs"), ...listNames(ranking, "Ranking")];
}

/** The list of travellers, from its heading down, and the lines of pairs. */
function entriesOf({ travellers, pairs }: ClubSheets): Entries {
  const typed = Object.fromEntries(travellers.typed.map((key) => [key, travellers.column(key)]));
  const worked = travellers.worked.map((key) => travellers.column(key)).join();
  const list: EntryLine = {
    kind: "travellers",
    sheet: travellers.sheet,
    row: travellers.headingRow,
    typed,
    said: { worked },
  };
  const columns = (["pair", "side", "name", "handicap", "penalty"] as const).filter((key) => pairs.has(key));
  return { lines: [list, ...entryLines(pairs, "pair", columns)], options: [] };
}
