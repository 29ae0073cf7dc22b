import type { Grid } from "../kit/grid";
import { cellAddress } from "../reference";
import { HALF_ADJUSTED } from "./board-row";
import { teamBoardColumn, teamColumn, type TeamColumn, type TeamTableLayout } from "./layout";
import type { TeamSheets } from "./team-sheets";

/** What may be typed where on the sheet of a table, and what stands out when it is wrong. */
export function putEntryRules(grid: Grid, { form }: TeamSheets, table: TeamTableLayout): void {
  const area = (key: TeamColumn) => teamBoardColumn(table, key);
  grid.validate({
    area: area("by"),
    rule: { kind: "list", values: ["N", "E", "S", "W"] },
    error: null,
  });
  const points = (key: TeamColumn, title: string, text: string, least: number) =>
    grid.validate({
      area: area(key),
      rule: { kind: "whole", least, most: 7600 },
      error: { title, text },
    });
  points("plus", "N/S +", "Type what North-South won as a whole number, such as 420; 0 for a board passed out.", 0); // prettier-ignore
  points("minus", "N/S −", "Type what North-South lost as a whole number without a sign, such as 50.", 0); // prettier-ignore
  if (form.typedApart)
    points("other", "The other table", "Type the N/S score of the other table as your side has it, such as 420 or -50.", -7600); // prettier-ignore
  const entries = table.blocks.filter(({ match }) => match.match.tables[0] === table.table);
  for (const { boards } of entries)
    grid.validate({
      area: {
        top: table.row(boards[0]!),
        bottom: table.row(boards[boards.length - 1]!),
        left: teamColumn("adjustedNs"),
        right: teamColumn("adjustedEw"),
      },
      rule: { kind: form.scoring === "bam" ? "decimal" : "whole", least: -99, most: 99 },
      error: {
        title: "Adjusted score",
        text: "Type what the Director gave each side in place of the board's score: both, such as 3 and -3, or 3 and 3.",
      },
    });

  const check = `$${cellAddress(table.firstRow, teamColumn("check"))}`;
  const notice = `OR(ISNUMBER(FIND("is missing",${check})),${check}="${HALF_ADJUSTED}")`;
  for (const key of ["plus", "minus", "check"] as const) {
    grid.highlight({ area: area(key), formula: `AND(${check}<>"",NOT(${notice}))`, tone: "alert" });
    grid.highlight({ area: area(key), formula: notice, tone: "notice" });
  }
}
