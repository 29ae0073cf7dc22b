import { INSTEAD } from "../../sessions/reading/spellings";
import type { Contestant } from "../../movements/contestant";
import { sideOf, type PlannedMatch, type ScoredMatch } from "../../sessions/teams/match";
import { computed, type Computed } from "../kit/content";
import { sumOrBlank, unlessBlank, wonOf } from "../kit/formula";
import { newGrid, progressText, type Grid } from "../kit/grid";
import type { List } from "../kit/list";
import { type RowContents, writeHeadings, writeRow } from "../kit/write-list";
import type { Draft } from "../model";
import { putTables } from "../working/put-steps";
import { stepList, WORKING } from "../working/steps";
import { halvesIn, isNoNumber, numberText, wholeNumberIn } from "../working/text-formulas";
import { putFaults } from "./faults";
import { reviewSteps } from "./remarks";
import { rowsOf } from "./table";
import { otherTable, type TeamSheets, type TeamTablePlace, type WorthColumn } from "./team-tables";
import { viewFrom } from "./view";

/**
 * Returns the scores of a block's or match's boards for one side of a table, as a range of the Working sheet: a number
 * for each scored board, with the side's own sign.
 */
export function boardWorthRange(place: TeamTablePlace, boards: readonly number[], side: "ns" | "ew"): string {
  return place.worth.outside.range(side, ...rowsOf(place, boards));
}

/**
 * Returns the formula for a board's IMPs (at board-a-match its points) for North-South at a match's first table, on the
 * Working sheet; "" without a score or if adjusted.
 */
export function swingFormula(places: readonly TeamTablePlace[], table: number, board: number): string {
  const place = tableOf(places, table);
  const cell = (key: WorthColumn) => place.worth.cell(key, place.rowOf(board));
  return `IF(COUNT(${cell("adjustedNs")},${cell("adjustedEw")})=2,"",${cell("scale")})`;
}

/** Numbers of scored and of cancelled boards of each match, on the Working sheet, one row per match. */
export type MatchCounts = List<"scored" | "cancelled">;

/** Lays out the numbers of scored and cancelled boards, from a column on. */
export function placeMatchCounts(left: number, matches: number): MatchCounts {
  return stepList("matches", ["scored", "cancelled"], { left, rows: matches });
}

export function putMatchCounts(
  grid: Grid,
  list: MatchCounts,
  places: readonly TeamTablePlace[],
  matches: readonly ScoredMatch[]
): void {
  writeHeadings(grid, list);
  matches.forEach((match, row) =>
    writeRow(grid, list, row, {
      scored: computed(`COUNT(${matchRange(places, match, 0)})`),
      cancelled: computed(cancelledFormula(places, match)),
    })
  );
}

/** Returns the text that says how many of the boards of all matches are scored, for use on any sheet. */
export function matchesProgress({ outside: { range } }: MatchCounts, boards: number): Computed {
  return progressText(`SUM(${range("scored")})`, boards, `SUM(${range("cancelled")})`);
}

/** Returns the condition that some boards of the matches are still to be scored, for use on any sheet. */
export function isUnfinished({ outside: { range } }: MatchCounts, boards: number): string {
  return `SUM(${range(["scored", "cancelled"])})<${boards}`;
}

/** Returns the formula for the number of cancelled boards of a match. */
export function cancelledFormula(places: readonly TeamTablePlace[], scored: ScoredMatch): string {
  const place = firstTable(places, scored);
  return `SUM(${place.worth.outside.range("cancelled", ...rowsOf(place, scored.match.boards))})`;
}

/** Returns the table at which a match's first team sits North-South. */
export function firstTable(places: readonly TeamTablePlace[], { match }: ScoredMatch): TeamTablePlace {
  return tableOf(places, match.tables[0]);
}

function tableOf(places: readonly TeamTablePlace[], table: number): TeamTablePlace {
  const found = places.find((place) => place.table === table);
  if (!found) throw new Error(`there is no table ${table}`);
  return found;
}

/** Returns the range of the scores of a match's boards for the match's first (0) or second team (1). */
export function matchRange(places: readonly TeamTablePlace[], scored: ScoredMatch, side: 0 | 1): string {
  return boardWorthRange(firstTable(places, scored), scored.match.boards, side === 0 ? "ns" : "ew");
}

/**
 * Returns the IMPs that a side of a match has won, its lead, and its victory points.
 * @param margin cell of the lead, from which the victory points follow.
 */
export function matchSums(
  { places, dialect }: Pick<TeamSheets, "places" | "dialect">,
  scored: ScoredMatch,
  side: 0 | 1,
  margin: string
): Readonly<Record<"won" | "margin" | "vps", Computed>> {
  const range = matchRange(places, scored, side);
  return {
    won: computed(wonOf(range)),
    margin: computed(sumOrBlank(range)),
    vps: computed(unlessBlank(margin, dialect.victoryPoints(margin))),
  };
}

/** A match that a team plays: index among the event's matches, the team's side in it, and the opponent. */
export interface MatchOfTeam {
  readonly index: number;
  readonly side: 0 | 1;
  readonly opponent: Contestant;
}

/** The matches that a team plays. */
export function matchesOfTeam(matches: readonly PlannedMatch[], team: Contestant): MatchOfTeam[] {
  return matches.flatMap((match, index): MatchOfTeam[] => {
    const side = sideOf(match, team);
    return side === null ? [] : [{ index, side, opponent: match.teams[side === 0 ? 1 : 0] }];
  });
}

/**
 * Returns the hidden Working sheet of an event of teams.
 * @param more writes further contents that only one kind of event has.
 */
export function teamWorkingSheet(sheets: TeamSheets, more: (grid: Grid) => void = () => undefined): Draft {
  const { places, faults, dialect } = sheets;
  const grid = newGrid(WORKING, []);
  putTables(grid, places, dialect);
  for (const place of places) putWorth(grid, sheets, place);
  more(grid);
  putFaults(
    grid,
    faults,
    places.map((place) => ({ place }))
  );
  return grid.finish({ hidden: true });
}

/** Writes each board's scores for both sides of a table, and the questions on the board. */
function putWorth(grid: Grid, sheets: TeamSheets, place: TeamTablePlace): void {
  writeHeadings(grid, place.worth);
  for (const { match, boards } of place.blocks)
    for (const board of boards) writeRow(grid, place.worth, place.rowOf(board), worthOf(sheets, place, match, board));
}

function worthOf(
  sheets: TeamSheets,
  place: TeamTablePlace,
  match: ScoredMatch,
  board: number
): RowContents<WorthColumn> {
  const { form, dialect } = sheets;
  const isBam = form.scoring === "bam";
  const other = otherTable(sheets, place, match.match);
  const { first } = viewFrom(place.table, match, board);
  const cell = (key: WorthColumn) => place.worth.cell(key, place.rowOf(board));
  // Adjusted scores are typed only at the match's first table. At the other table, the two teams sit in the opposite
  // directions.
  const [ns, ew] = first
    ? [cell("adjustedNs"), cell("adjustedEw")]
    : [other.worth.cell("adjustedEw", other.rowOf(board)), other.worth.cell("adjustedNs", other.rowOf(board))];
  const netCell = place.outsideCell("net", board);
  const scaled = isBam ? dialect.boardAMatch(netCell) : dialect.imps(netCell);
  const adjustments = `COUNT(${ns},${ew})`;
  const finalScore = (adjusted: string, byScale: string) =>
    computed(`IF(${adjustments}=2,${adjusted},${unlessBlank(cell("scale"), byScale)})`);
  const typed = (key: "adjustedNs" | "adjustedEw" | "typedOther") =>
    computed(numberText(place.outsideCell(key, board), `${place.ownStep("formula", board)}=1`));
  const typedNumber = (key: "typedNs" | "typedEw") => computed(isBam ? halvesIn(cell(key)) : wholeNumberIn(cell(key)));
  const isCancelledAt = (place: TeamTablePlace) => `${place.ownStep("bid", board)}=${INSTEAD.cancelled}`;
  return {
    ...(first && {
      typedNs: typed("adjustedNs"),
      typedEw: typed("adjustedEw"),
      adjustedNs: typedNumber("typedNs"),
      adjustedEw: typedNumber("typedEw"),
    }),
    ...(form.typedApart && { typedOther: typed("typedOther") }),
    scale: computed(unlessBlank(netCell, scaled)),
    ns: finalScore(ns, cell("scale")),
    ew: finalScore(ew, isBam ? `1-${cell("scale")}` : `0-${cell("scale")}`),
    // A cancelled board is counted at the match's first table only, for both tables.
    ...(place.table === match.match.tables[0] && {
      cancelled: computed(`IF(AND(${cell("ns")}="",OR(${isCancelledAt(place)},${isCancelledAt(other)})),1,0)`),
    }),
    ...reviewSteps(
      {
        board,
        thisTable: place,
        otherTable: other,
        round: roundOf(place, board),
        notAdjusted: `${adjustments}<2`,
        isPlayed: null,
      },
      cell("compared"),
      [
        ...(first
          ? [
              [
                // True if one of the typed adjustments is no number.
                `${adjustments}<(${cell("typedNs")}<>"")+(${cell("typedEw")}<>"")`,
                isBam ? "noAdjustment" : "noAdjustedImps",
              ] as const,
            ]
          : []),
        ...(form.typedApart ? [[isNoNumber(cell("typedOther")), "noOther"] as const] : []),
        [`${adjustments}=1`, "halfAdjusted"],
      ]
    ),
  };
}

/** Returns the boards of a table's block that contains a board. */
function roundOf({ blocks }: TeamTablePlace, board: number): readonly number[] {
  const block = blocks.find(({ boards }) => boards.includes(board));
  if (!block) throw new Error(`no round has board ${board}`);
  return block.boards;
}
