import type { Vulnerability } from "../../bridge/vulnerability";
import { ALL_HCP } from "../../sessions/chicago/expected";
import { expectedOf } from "../../sessions/chicago/score-chicago";
import type { ChicagoPlan } from "../../sessions/chicago/plan";
import type { Grid } from "../kit/grid";
import { recordOf } from "../kit/columns";
import type { List } from "../kit/list";
import { writeHeadings, writeRow } from "../kit/write-list";
import { stepList } from "../working/steps";

const VULNERABILITIES = ["None", "N-S", "E-W", "Both"] as const satisfies readonly Vulnerability[];

/** Points that North-South may expect, one row per number of high-card points, from 0; one column per vulnerability. */
export interface ExpectedList extends List<"hcp" | Vulnerability> {
  readonly table: NonNullable<ChicagoPlan["expected"]>;
}

/** Lays out the expected points on the Working sheet; null if points decide the session. */
export function placeExpected({ expected }: ChicagoPlan, left: number): ExpectedList | null {
  if (!expected) return null;
  return { ...stepList("expected", ["hcp", ...VULNERABILITIES], { left, rows: ALL_HCP + 1 }), table: expected };
}

export function putExpected(grid: Grid, list: ExpectedList): void {
  writeHeadings(grid, list);
  for (let hcp = 0; hcp <= ALL_HCP; hcp++)
    writeRow(grid, list, hcp, { hcp, ...recordOf(VULNERABILITIES, (each) => expectedOf(list.table, hcp, each)) });
}

/** Returns the formula for the points expected of a deal; "" if no possible number of high-card points is typed. */
export function expectedFormula({ outside }: ExpectedList, hcp: string, vulnerability: Vulnerability): string {
  const found = `INDEX(${outside.range(vulnerability)},MATCH(${hcp},${outside.range("hcp")},0))`;
  // LibreOffice takes TRUE for 1, and turns TRUE into a formula.
  return `IF(OR(ISLOGICAL(${hcp}),IFERROR(ISFORMULA(${hcp}),FALSE),NOT(ISNUMBER(${hcp}))),"",IFERROR(${found},""))`;
}
