import { areShared, isInTeams, type FieldSeated } from "../../sessions/field/plan";
import { contestantsIn } from "../../movements/contestant";
import type { Seating } from "../../movements/movement";
import type { ScoredFieldBoard, ScoredFieldRound, ScoredPlay } from "../../sessions/field/scored-field";
import { printPercentages } from "../../sessions/field/results";
import { ruledScoreOf } from "../../sessions/field/ruled-score";
import { printRuledScore } from "../../sessions/field/ruled-score-text";
import { WRITTEN_TURNED } from "../../sessions/field/turned";
import { fromRoom, inRoom, visitOf } from "../../sessions/field/visits";
import { computed, joined, type Computed } from "../kit/content";
import { fillDown, type RowContents } from "../kit/write-list";
import { boardCheck, type BoardCheck } from "../tables/remarks";
import {
  commonContents,
  ruledWhere,
  seatedName,
  startsThere,
  type CommonColumn,
  type TableBlock,
} from "../tables/table";
import type { TableSheetParts } from "../tables/table-sheet";
import { texts } from "../texts";
import { shownPoints } from "./score-formulas";
import { isTurned } from "./ruled-formulas";
import { sittingOut } from "./contestants";
import type { FieldSheets } from "./field-sheets";
import type { FieldColumn, FieldTable } from "./tables";
import { fieldTexts } from "./texts";

const { tables: words } = fieldTexts;

/** The contents of the sheet of a field's table. */
export function fieldTable(field: FieldSheets, sheet: FieldTable): TableSheetParts<FieldColumn> {
  const { rounds, boards, plan } = field.session;
  const found = new Map(boards.map((board) => [board.board, board]));
  const copied = fillDown(sheet.list);
  return {
    place: sheet,
    ...(sheet.list.has("seats") && { ruling: words.ruling }),
    blocks: rounds.flatMap((round) =>
      round.plan.tables
        .filter(({ table }) => visitOf(plan, table).table === sheet.table)
        .map((seating) => blockOf(field, sheet, round, seating))
    ),
    row: (numbered) => {
      const counted = fromRoom(plan, { table: sheet.table, board: numbered });
      const place = counted && field.places[counted.table - 1];
      const scoredBoard = counted && found.get(counted.board);
      if (!place || !scoredBoard) throw new Error(`board ${numbered} is none of the session's`);
      const { board } = counted;
      const row = place.rowOf(board);
      // Distances in rows from this row to the cells that it shows; in a club's own movement they differ from round to
      // round.
      const away = [field.boards.row(field.boards.rowOf(board)), field.remarks.row(row)].map(
        (otherRow) => otherRow - place.list.row(row)
      );
      return {
        ...typedRow(field, place, scoredBoard),
        ...copied(away.join(), row, () => boardFormulas(field, place, board)),
        ruled: ruledAt(field, place, board),
      };
    },
    lastPrinted: "imps",
    ...(sheet.index === 0 && { names: field.lists.names }),
  };
}

/** The band above the boards of a round: who sits where, and who sits out. */
function blockOf(
  field: FieldSheets,
  sheet: FieldTable,
  { plan }: ScoredFieldRound,
  { table, ns, ew, boards: played }: Seating<FieldSeated>
): TableBlock {
  const round = texts.common.roundNumber(plan.round);
  const sitOut = sittingOut(field, plan.sitsOut);
  const { plan: session } = field.session;
  const out = areShared(session) ? startsThere(played, { table }, session.tables, sitOut) : sitOut;
  const boards = played.map((board) => inRoom(session, { table, board }).board);
  const seated = [ns, ew]
    .flatMap(contestantsIn)
    .map((contestant) => seatedName(field.lists.names, contestant, field.faults, sheet));
  const [north = "", south = "", east, west] = seated;
  if (east && west)
    return {
      boards,
      band: joined(...words.northSouth(round, north, south)),
      below: joined(...words.eastWest(east, west, out)),
    };
  return { boards, band: joined(...texts.homeTable.band(round, north, south, out)) };
}

/** Returns the entries of a board's row on the sheet of a table, without the formulas. */
function typedRow(
  { session: { plan } }: FieldSheets,
  place: FieldTable,
  scored: ScoredFieldBoard
): RowContents<FieldColumn | CommonColumn> {
  const play = playAt(scored.plays, place.table);
  const { result, averages, group, isTurned } = play;
  const ruled = ruledScoreOf(plan, scored, play);
  return {
    ...commonContents(scored.board, result, play),
    adjusted: averages ? printPercentages(averages) : ruled && printRuledScore(ruled),
    ...(place.list.has("group") && { group: group || null, seats: isTurned ? WRITTEN_TURNED : null }),
  };
}

function boardFormulas(field: FieldSheets, place: FieldTable, board: number): RowContents<FieldColumn | CommonColumn> {
  const { boards, session } = field;
  const { results, scoring } = session.plan;
  const step = (key: "matchpointsNs" | "matchpointsEw" | "impsNs" | "teamImps" | "result") =>
    boards.outside.cell(`${key}${place.table}`, boards.rowOf(board));
  const inTeams = isInTeams(scoring);
  const points = place.step("standing", board);
  return {
    // Without a score, the cell shows the award of the Director.
    points: computed(`IF(${points}="",${step("result")},${points})`),
    matchpointsNs: shownPoints(step("matchpointsNs"), results),
    matchpointsEw: shownPoints(step("matchpointsEw"), results),
    imps: inTeams ? computed(step("teamImps")) : shownPoints(step("impsNs"), results),
    ...remarksOf(field, place, board),
  };
}

/** Condition for a ruling on a board at a table, or for wrong seats. */
function ruledAt({ boards }: FieldSheets, place: FieldTable, board: number): Computed {
  const step = (key: "given" | "group" | "turned") => boards.outside.cell(`${key}${place.table}`, boards.rowOf(board));
  const beside = place.list.has("group") ? [`${step("group")}<>""`, isTurned(step("turned"))] : [];
  return ruledWhere([place], board, `${step("given")}<>""`, ...beside);
}

function playAt(plays: readonly ScoredPlay[], table: number): ScoredPlay {
  const found = plays.find((play) => play.table === table);
  if (!found) throw new Error(`there is no table ${table}`);
  return found;
}

/** Message on a board: a fault of its cells or averages; if there is none, a question. */
function remarksOf(field: FieldSheets, place: FieldTable, board: number): BoardCheck {
  const { table } = visitOf(field.session.plan, place.table);
  const remark = (key: "wrong" | "look") => field.remarks.outside.cell(`${key}${table}`, place.rowOf(board));
  return boardCheck(board, place, `IF(${remark("wrong")}>0,${remark("wrong")},${remark("look")})`);
}
