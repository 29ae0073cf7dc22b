import { metBefore, type SwissMatch } from "../../sessions/swiss-event/rounds";
import { newGrid, type Computed, type Grid } from "../grid";
import { putNote, putSheetTitle } from "../headings";
import type { CellValue, Sheet } from "../model";
import { rowHeight } from "../page";
import { printSetup } from "../print-setup";
import { areaAddress, cellAddress, onSheet } from "../reference";
import { STYLES, type Style } from "../theme";
import { checkFormula, checkValue } from "./check-formula";
import {
  roundArea,
  roundColumn,
  ROUND_COLUMNS,
  ROUND_FIRST_ROW,
  ROUND_HEADING_ROW,
  roundSheetName,
  type RoundColumn,
} from "./round-layout";
import { WORKING } from "../working/steps";
import { BYE_CELL, stepAddress, stepColumn, workingRow } from "./working-layout";
import { REMARKS } from "./remarks";
import { vpStyle } from "../vp-style";
import { SWISS_STYLES } from "./styles";
import { namesBeside, textWithTeams } from "./team-formulas";
import type { SwissSheets } from "./swiss-sheets";

const HEADINGS: Readonly<Record<RoundColumn, readonly [heading: string, width: number]>> = {
  table: ["Table", 7],
  team: ["No.", 6],
  teamName: ["Team", 26],
  opponent: ["No.", 6],
  opponentName: ["Against", 26],
  imps: ["IMPs won by the first", 12],
  vps: ["VPs of the first", 10],
  opponentVps: ["VPs of the second", 10],
  // Beyond the printed page: for whoever types.
  met: ["Met in round", 8],
  check: ["Check", 32],
};
const PRINTED = ROUND_COLUMNS.indexOf("met");

/** The sheet of a round: the pairings to hang up, and where the results are typed. */
export function roundSheet(sheets: SwissSheets, round: number): Sheet {
  const { event, layout, head, paper } = sheets;
  const name = roundSheetName(round);
  const widths = ROUND_COLUMNS.map((key) => HEADINGS[key][1]);
  const grid = newGrid(name, widths);
  putSheetTitle(grid, head, name, PRINTED);
  putNote(grid, guidance(sheets), PRINTED);
  grid.height(3, 34);
  putStatus(grid, sheets, round);
  ROUND_COLUMNS.forEach((key, i) =>
    grid.put(ROUND_HEADING_ROW, i + 1, HEADINGS[key][0], STYLES.heading)
  );
  grid.height(ROUND_HEADING_ROW, 34);
  const height = rowHeight(paper, widths.slice(0, PRINTED), layout.lines, 190, [17, 26]);
  const { matches } = event.rounds[round - 1]!;
  const beside = namesBeside(sheets);
  for (let line = 0; line < layout.lines; line++) {
    putLine(grid, sheets, beside, round, line, matches[line]);
    grid.height(ROUND_FIRST_ROW + line, height);
  }
  const bottom = putTriple(grid, sheets, round);
  putEntryRules(grid, sheets);
  return grid.finish({
    frozenRows: ROUND_HEADING_ROW,
    print: printSetup(paper, bottom, PRINTED, {
      titleRows: [ROUND_HEADING_ROW, ROUND_HEADING_ROW],
    }),
  });
}

function guidance({ event: { plan, teams } }: SwissSheets): string {
  const text =
    "Type the IMPs that the first team won by, with a minus if it lost. " +
    "The victory points follow; type over them what the Director gives instead.";
  if (teams.length % 2 === 0) return text;
  return plan.odd === "bye"
    ? `${text} Against a team that sits out stands bye.`
    : `${text} Three teams that play each other enter their three matches in the second of their rounds.`;
}

function putStatus(grid: Grid, { event, layout }: SwissSheets, round: number): void {
  const { matches } = event.rounds[round - 1]!;
  const scored = stepAddress(layout, round, "scored");
  const done = matches.filter(({ vps }) => vps !== null).length;
  grid.put(
    4,
    1,
    {
      formula: `IF(COUNT(${scored})=0,"Not yet paired",SUM(${scored})&" of "&COUNT(${scored})&" matches scored")`,
      value:
        matches.length === 0 ? "Not yet paired" : `${done} of ${matches.length} matches scored`,
    },
    STYLES.status
  );
  grid.height(4, 22);
}

function putLine(
  grid: Grid,
  sheets: SwissSheets,
  name: ReturnType<typeof namesBeside>,
  round: number,
  line: number,
  match: SwissMatch | undefined
): void {
  const { event, layout, dialect } = sheets;
  const row = ROUND_FIRST_ROW + line;
  const at = (key: RoundColumn) => cellAddress(row, roundColumn(key));
  const put = (key: RoundColumn, content: CellValue | Computed, style: Style) =>
    grid.put(row, roundColumn(key), content, style);
  const { team = null, opponent = null } = match ?? {};
  put("table", line + 1, STYLES.label);
  put("team", team, STYLES.entry);
  put("teamName", name(at("team"), team), SWISS_STYLES.name);
  put("opponent", match && opponent === null ? "bye" : opponent, STYLES.entry);
  put("opponentName", name(at("opponent"), opponent), SWISS_STYLES.name);
  put("imps", match?.imps ?? null, SWISS_STYLES.imps);
  const typed = event.results.matches.filter((result) => result.round === round)[line];
  const points = vpStyle(STYLES.entry, event.plan.scale);
  const begun = `COUNT(${areaAddress(roundArea(layout, "opponentVps"))})>0`;
  const bye = onSheet(WORKING, cellAddress(BYE_CELL.row, BYE_CELL.column));
  const scale = (margin: string) =>
    `IF(ISNUMBER(${at("imps")}),${dialect.victoryPoints(margin)},"")`;
  const first = {
    formula: `IF(${at("opponent")}="bye",IF(${begun},${bye},""),${scale(at("imps"))})`,
    value: match?.vps ?? "",
  };
  const second = { formula: scale(`-${at("imps")}`), value: match?.opponentVps ?? "" };
  put("vps", typed?.vps ?? first, points);
  put("opponentVps", typed?.opponentVps ?? second, points);
  const met = match ? metBefore(event.rounds, match) : null;
  const metCell = cellAddress(workingRow(layout, round, line), stepColumn("met"));
  put("met", { formula: onSheet(WORKING, metCell), value: met ?? "" }, STYLES.check);
  const check = checkFormula(sheets, round, row);
  const remark = checkValue(sheets, round, match, met);
  put("check", { formula: check, value: remark, group: "check" }, STYLES.check);
}

/** @returns the last row of the page. */
function putTriple(grid: Grid, sheets: SwissSheets, round: number): number {
  const last = ROUND_FIRST_ROW + sheets.layout.lines - 1;
  const triple = sheets.triples.get(round);
  if (!triple) return last;
  const [a, b, c] = triple;
  const row = last + 2;
  grid.block(
    { top: row, bottom: row, left: 1, right: PRINTED },
    textWithTeams(sheets, [
      `Three teams play each other over rounds ${round} and ${round + 1} (results in round ${round + 1}): `,
      ...[a, ", ", b, ", ", c],
    ]),
    STYLES.block
  );
  grid.height(row, 34);
  return row;
}

/** What may be typed where, and what stands out when it is wrong. */
function putEntryRules(grid: Grid, { layout }: SwissSheets): void {
  const area = (key: RoundColumn) => roundArea(layout, key);
  grid.validate({
    area: area("imps"),
    rule: { kind: "whole", least: -999, most: 999 },
    error: {
      title: "IMPs",
      text: "Type the IMPs that the first team won by as a whole number, such as 9; -9 if it lost by 9, 0 for a tie.",
    },
  });
  grid.validate({
    area: { ...area("vps"), right: roundColumn("opponentVps") },
    rule: { kind: "decimal", least: -999, most: 999 },
    error: {
      title: "Victory points",
      text: "Type the victory points that the Director gives in place of the scale's, such as 12 or 9.5.",
    },
  });
  const check = `$${cellAddress(ROUND_FIRST_ROW, roundColumn("check"))}`;
  const missing = `${check}="${REMARKS.noImps}"`;
  for (const key of ["team", "opponent", "check"] as const)
    grid.highlight({
      area: area(key),
      formula: `AND(${check}<>"",NOT(${missing}))`,
      tone: "alert",
    });
  for (const key of ["imps", "check"] as const)
    grid.highlight({ area: area(key), formula: missing, tone: "notice" });
}
