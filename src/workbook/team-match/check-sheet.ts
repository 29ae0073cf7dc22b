import { newGrid, type Grid } from "../kit/grid";
import { putSheetTitle } from "../kit/headings";
import type { Sheet } from "../model";
import { printSetup } from "../kit/print-setup";
import { STYLES } from "../theme";
import type { TeamTablePlace } from "../tables/team-tables";
import { vpStyle } from "../vp-style";
import { differenceRanges } from "./differences";
import { teamName } from "./labels";
import type { MatchSheets } from "./match-sheets";
import { viewAddress } from "./views";

export const CHECK = "Check";

const WIDTHS = [10, 14, 14, 14, 14, 14, 14, 26];
const TOTALS_ROW = 5;
const HEADING_ROW = TOTALS_ROW + 4;
const FIRST_ROW = HEADING_ROW + 1;

/** The Check sheet: the boards on which the sheets of the two sides differ, to be looked into. */
export function checkSheet(sheets: MatchSheets): Sheet {
  const { head, paper, scored } = sheets;
  const grid = newGrid(CHECK, WIDTHS);
  putSheetTitle(grid, head, CHECK, WIDTHS.length);
  const { boards } = scored.plan;
  const count = `COUNT(${differenceRanges(sheets).nth})`;
  grid.put(
    3,
    1,
    {
      formula:
        `IF(${count}=0,"The two sides' sheets agree.",${count}&IF(${count}=1," board differs"," boards differ")` +
        `&" between the two sides' sheets: look into it before you sign.")`,
      value: "The two sides' sheets agree.",
    },
    STYLES.status
  );
  grid.height(3, 24);
  putTotals(grid, sheets);
  putList(grid, sheets);
  const bottom = HEADING_ROW + boards;
  grid.highlight({
    area: { top: FIRST_ROW, left: 1, bottom, right: WIDTHS.length },
    formula: `$A${FIRST_ROW}<>""`,
    tone: "alert",
  });
  return grid.finish({
    frozenRows: HEADING_ROW,
    print: printSetup(paper, bottom, WIDTHS.length, {
      titleRows: [HEADING_ROW, HEADING_ROW],
    }),
  });
}

/** What the match comes to by each side's sheet. */
function putTotals(grid: Grid, sheets: MatchSheets): void {
  const { scored, layout } = sheets;
  const { plan, match, vps } = scored;
  const names = ([0, 1] as const).map((side) => teamName(plan, layout, side));
  const across = (row: number, text: string) =>
    grid.block({ top: row, bottom: row, left: 1, right: 2 }, text, STYLES.label);
  grid.block({ top: TOTALS_ROW, bottom: TOTALS_ROW, left: 1, right: 2 }, "By the sheet of", STYLES.heading);
  const kinds = (["won", "vps"] as const).filter((kind) => kind === "won" || plan.scale !== null);
  kinds.forEach((kind, k) => {
    for (const side of [0, 1] as const) {
      const column = 3 + 2 * k + side;
      const what = kind === "won" ? "total" : "VPs";
      const name = names[side]!;
      grid.put(
        TOTALS_ROW,
        column,
        { formula: `${name.formula}&", ${what}"`, value: `${name.value}, ${what}` },
        STYLES.heading
      );
      const known = kind === "won" ? match.won[side] : vps?.[side];
      for (const table of [1, 2] as const)
        grid.put(
          TOTALS_ROW + table,
          column,
          {
            formula: viewAddress(table, side, kind),
            value: match.scoredBoards === 0 ? "" : known!,
          },
          kind === "vps" ? vpStyle(STYLES.computed, plan.scale) : STYLES.computed
        );
    }
  });
  grid.height(TOTALS_ROW, 34);
  across(TOTALS_ROW + 1, "Table 1, home");
  across(TOTALS_ROW + 2, "Table 2, away");
}

// prettier-ignore
const LIST_HEADINGS = [
  "Board", "Table 1 N/S, home's sheet", "Table 1 N/S, away's sheet",
  "Table 2 N/S, home's sheet", "Table 2 N/S, away's sheet",
  "Home's IMPs, home's sheet", "Home's IMPs, away's sheet", "What differs",
];

/** A row for each board that differs, in their order; as many rows as there are boards. */
function putList(grid: Grid, sheets: MatchSheets): void {
  const [one, two] = sheets.places as readonly [TeamTablePlace, TeamTablePlace];
  LIST_HEADINGS.forEach((heading, i) => {
    const shown = sheets.form.scoring === "bam" ? heading.replace("IMPs", "points") : heading;
    grid.put(HEADING_ROW, 1 + i, shown, STYLES.heading);
  });
  grid.height(HEADING_ROW, 48);
  const { what, nth } = differenceRanges(sheets);
  const typed = (table: TeamTablePlace) => table.steps.outside.range("typed");
  // prettier-ignore
  const columns = [
    one.list.outside.range("board"), typed(one), two.list.outside.range("other"),
    one.list.outside.range("other"), typed(two), one.worth.outside.range("ns"), two.worth.outside.range("ew"), what,
  ];
  for (let k = 1; k <= sheets.scored.plan.boards; k++) {
    const row = HEADING_ROW + k;
    columns.forEach((range, i) => {
      const column = 1 + i;
      const found = `INDEX(${range},MATCH(${k},${nth},0))`;
      // A score that a side has cleared is an empty cell, which would be shown as 0.
      const formula = i === 0 ? `IF(COUNT(${nth})<${k},"",${found})` : `IF($A${row}="","",IF(${found}="","",${found}))`;
      grid.put(row, column, { formula, value: "" }, STYLES.fixed);
    });
  }
}
