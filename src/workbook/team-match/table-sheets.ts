import type { TeamPair } from "../../movements/contestant";
import { tableOf, type Seating } from "../../movements/movement";
import { relay } from "../../movements/relay";
import type { ScoredTeamMatch } from "../../sessions/teams/team-match/score-match";
import { scoringOf } from "../../sessions/teams/plan";
import type { PerSide } from "../../sessions/teams/match";
import type { Content } from "../kit/content";
import type { Grid } from "../kit/grid";
import type { Column } from "../kit/columns";
import { layOutList } from "../kit/list";
import { rowContents, writeList, writeRow } from "../kit/write-list";
import { boardsLabel } from "../labels";
import type { CommonColumn } from "../tables/table";
import type { TableSheetParts } from "../tables/table-sheet";
import { teamTable } from "../tables/team-table-sheet";
import { placeTeamTables, type TableForm } from "../tables/team-tables";
import type { TeamBlock, TeamColumn, TeamTable, TeamTablePlace } from "../tables/team-tables";
import { texts } from "../texts";
import { STYLES, TEAM_STYLES, type Style } from "../theme";
import { vpStyle } from "../vp-table";
import {
  MATCH_SIDES,
  partOf,
  seatedLabel,
  sessionLabel,
  type MatchSheets,
  type MatchSide,
  type SeatedList,
} from "./match-sheets";
import { viewOf } from "./views";

const { common, teamMatch } = texts;
const words = teamMatch.tables;

/** Returns the form of the two tables' sheets: each side keeps a sheet, and the two sheets are compared. */
export function tableForm(scored: ScoredTeamMatch): TableForm {
  const { heading } = teamMatch.parts[partOf(scored)];
  return { block: heading, scoring: scoringOf(scored.plan), typedApart: true };
}

/** Places the two tables of a match, a block for each session. */
export function placeTables(scored: ScoredTeamMatch, seated: SeatedList): PerSide<TeamTablePlace> {
  const {
    plan,
    matches: [match],
  } = scored;
  const blockOf = ({ round: label, ns, ew, boards }: Seating<TeamPair>): TeamBlock => {
    const pairs = { ns: seatedLabel(seated, ns, label), ew: seatedLabel(seated, ew, label) };
    return { label: sessionLabel(plan, label), ...pairs, boards, match };
  };
  const tables = MATCH_SIDES.map((side): TeamTable => {
    const table = side + 1;
    const blocks = plan.sessions.map((session) => blockOf(tableOf(session, table)));
    return { table, name: String(table), note: noteOf(scored, side), blocks };
  });
  const [home, away] = placeTeamTables(tables, tableForm(scored)) as [TeamTablePlace, TeamTablePlace];
  return [home, away];
}

/** Returns a note on the side that keeps the sheet, the boards that start at its table, and how the seats change. */
function noteOf(scored: ScoredTeamMatch, side: MatchSide): string {
  const { sessions } = scored.plan;
  const starts = sessions.map(({ boards }) => relay(boards)[side].starts).filter((boards) => boards.length > 0);
  const note = words.note(side, starts.map(boardsLabel));
  return sessions.length > 1 ? `${note} ${words.changes(teamMatch.parts[partOf(scored)].singular)}` : note;
}

/** The contents of the sheet of the table that a side keeps. */
export function matchTable(sheets: MatchSheets, keeper: MatchSide): TableSheetParts<TeamColumn> {
  const place = sheets.places[keeper];
  return teamTable(sheets, place, (grid, row) => {
    const totals = putTotals(grid, sheets, keeper, row);
    return putSignatures(grid, place, totals + 1);
  });
}

/**
 * Writes each team's total, margin and victory points according to one side's sheet.
 * @returns the last row.
 */
function putTotals(grid: Grid, sheets: MatchSheets, keeper: MatchSide, row: number): number {
  const { scored, teams, places } = sheets;
  const { scale } = scored.plan;
  const { sheet, list } = places[keeper];
  const view = (total: "won" | "margin" | "vps") => (side: MatchSide) => viewOf(sheets, side, total, keeper);
  const totals = layOutList<"team" | "won" | "margin" | "vps", MatchSide>(
    {
      team: upTo("by", common.team, TEAM_STYLES.nameSum, (side) => teams[side]),
      won: upTo("doubled", common.total, STYLES.sum, view("won")),
      margin: upTo("other", common.margin, TEAM_STYLES.signedSum, view("margin")),
      ...(scale && { vps: upTo("imps", common.victoryPoints, vpStyle(STYLES.sum, scale), view("vps")) }),
    },
    { name: "result", sheet, headingRow: row, rows: 2, alignWith: list }
  );
  writeList(grid, totals, MATCH_SIDES, rowContents(totals), undefined, 26);
  return totals.lastRow;
}

/** Writes a line below the boards for each captain to sign on. @returns its row. */
function putSignatures(grid: Grid, place: TeamTablePlace, row: number): number {
  const { signature, signatureLine } = TEAM_STYLES;
  const list = layOutList(
    {
      home: { heading: null, upTo: "vulnerability", style: signature },
      homeLine: { heading: null, upTo: "doubled", style: signatureLine },
      away: { heading: null, upTo: "minus", style: { ...signature, align: "right" } },
      awayLine: { heading: null, upTo: "imps", style: signatureLine },
    },
    { name: "signatures", sheet: place.sheet, headingRow: row - 1, rows: 1, alignWith: place.list }
  );
  writeRow(grid, list, 0, { home: words.homeCaptain, homeLine: null, away: words.awayCaptain, awayLine: null });
  grid.height(list.lastRow, 34);
  return list.lastRow;
}

/** Returns a column that spans the columns of the boards' list up to `last`. */
function upTo(
  last: TeamColumn | CommonColumn,
  heading: string,
  style: Style,
  content: (side: MatchSide) => Content
): Column<MatchSide> {
  return { heading, upTo: last, style, content };
}
