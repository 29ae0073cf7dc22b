import { newGrid, type Grid } from "../kit/grid";
import { putNote, putSheetTitle } from "../kit/headings";
import type { Sheet } from "../model";
import { rowHeight } from "../kit/page";
import { printSetup } from "../kit/print-setup";
import { cellAddress } from "../reference";
import { STYLES } from "../theme";
import { REMARKS } from "./remarks";
import {
  ROUND_COLUMNS,
  ROUND_FIRST_ROW,
  ROUND_HEADING_ROW,
  roundArea,
  roundColumn,
  roundSheetName,
  type RoundColumn,
} from "./round-layout";
import { putRoundLine } from "./round-line";
import type { SwissSheets } from "./swiss-sheets";
import { namesBeside, textWithTeams } from "./team-formulas";
import { stepAddress } from "./working-layout";

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
  ROUND_COLUMNS.forEach((key, i) => grid.put(ROUND_HEADING_ROW, i + 1, HEADINGS[key][0], STYLES.heading));
  grid.height(ROUND_HEADING_ROW, 34);
  const height = rowHeight(paper, widths.slice(0, PRINTED), layout.lines, 190, [17, 26]);
  const { matches } = event.rounds[round - 1]!;
  const beside = namesBeside(sheets);
  for (let line = 0; line < layout.lines; line++) {
    putRoundLine(grid, sheets, beside, round, line, matches[line]);
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
      value: matches.length === 0 ? "Not yet paired" : `${done} of ${matches.length} matches scored`,
    },
    STYLES.status
  );
  grid.height(4, 22);
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
      a,
      ", ",
      b,
      ", ",
      c,
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
  for (const key of ["imps", "check"] as const) grid.highlight({ area: area(key), formula: missing, tone: "notice" });
}
