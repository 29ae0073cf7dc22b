import { contestantNumber, entryOf, type Contestant } from "../../movements/contestant";
import type { SwissTeam } from "../../sessions/swiss-event/standings";
import type { Grid } from "../kit/grid";
import type { CellValue } from "../model";
import { areaAddress, cellAddress, onSheet } from "../reference";
import { STYLES, type Style } from "../theme";
import { vpStyle } from "../vp-style";
import { WORKING } from "../working/steps";
import { pointCells } from "./point-cells";
import { opponentsValue, type RoundFormulas } from "./round-formulas";
import {
  NAME_COLUMN,
  NUMBER_COLUMN,
  placeColumn,
  STANDINGS,
  standingsArea,
  standingsColumn,
  standingsParts,
  teamRow,
  totalColumn,
  type StandingsColumn,
  type StandingsPart,
} from "./standings-layout";
import { SWISS_STYLES } from "./styles";
import type { SwissSheets } from "./swiss-sheets";
import { namesBeside } from "./team-formulas";
import { teamStepColumn, teamStepRow } from "./working-layout";

/**
 * A team's row of the Standings: number and name, its rounds, total and place.
 * @param formulas those about the rounds of the sheet, in their order.
 */
export function putStandingsRow(
  grid: Grid,
  sheets: SwissSheets,
  part: StandingsPart,
  formulas: readonly RoundFormulas[],
  scored: SwissTeam
): void {
  const { plan } = sheets.event;
  const { team, opponents, vps, running } = scored;
  const row = teamRow(team);
  const number = `$${cellAddress(row, NUMBER_COLUMN)}`;
  grid.put(row, NUMBER_COLUMN, contestantNumber(team), STYLES.label);
  if (part.sheet === STANDINGS) grid.put(row, NAME_COLUMN, entryOf(plan.teams, team) || null, STYLES.entryName);
  else grid.put(row, NAME_COLUMN, namesBeside(sheets)(number, team), SWISS_STYLES.name);
  const before = carried(part, team);
  for (let round = part.first; round <= part.last; round++) {
    const { opponents: met, points } = formulas[round - part.first]!;
    const compute = (key: StandingsColumn, formula: string, value: CellValue, style: Style) => {
      const content = { formula, value: value ?? "", group: `${key} ${round}` };
      grid.put(row, standingsColumn(part, round, key), content, style);
    };
    const at = cellAddress(row, standingsColumn(part, round, "vps"));
    const sum = sumOf([...before, ...pointCells(part, row, round)]);
    compute("opponents", met(number), opponentsValue(opponents[round - 1]!), STYLES.small);
    compute("vps", points(number), vps[round - 1]!, vpStyle(STYLES.fixed, plan.scale));
    compute("running", `IF(${at}="","",${sum})`, running[round - 1]!, vpStyle(STYLES.computed, plan.scale));
  }
  if (plan.rounds > 0) putTotal(grid, sheets, part, scored);
}

/** The total and the place; on a second sheet they stand as on the first. */
function putTotal(grid: Grid, sheets: SwissSheets, part: StandingsPart, scored: SwissTeam): void {
  const { event, layout } = sheets;
  const { team, total, place } = scored;
  const row = teamRow(team);
  const [main, second] = standingsParts(layout);
  const compute = (key: string, column: number, formula: string, value: CellValue, style: Style) =>
    grid.put(row, column, { formula, value: value ?? "", group: key }, style);
  const style = vpStyle(STYLES.label, event.plan.scale);
  if (part.sheet !== STANDINGS) {
    const there = (column: number) => onSheet(STANDINGS, cellAddress(row, column));
    compute("total", totalColumn(part), there(totalColumn(main!)), total, style);
    compute("place", placeColumn(part), there(placeColumn(main!)), place, STYLES.label);
    return;
  }
  const cells = [
    ...pointCells(part, row),
    ...(second ? pointCells(second, row).map((cell) => onSheet(second.sheet, cell)) : []),
  ];
  const own = cellAddress(row, totalColumn(part));
  const totals = areaAddress(standingsArea(layout, totalColumn(part)));
  compute("total", totalColumn(part), `IF(COUNT(${cells.join(",")})=0,"",${sumOf(cells)})`, total, style);
  compute(
    "place",
    placeColumn(part),
    `IF(${own}="","",RANK(${own},${totals})&IF(COUNTIF(${totals},${own})>1,"=",""))`,
    place,
    STYLES.label
  );
}

/** The sum of points of which some may show nothing. */
function sumOf(cells: readonly string[]): string {
  return `ROUND(${cells.map((cell) => `N(${cell})`).join("+")},2)`;
}

/** What a second sheet carries over from the first. */
function carried({ sheet }: StandingsPart, team: Contestant): string[] {
  if (sheet === STANDINGS) return [];
  return [onSheet(WORKING, cellAddress(teamStepRow(team), teamStepColumn("carried")))];
}
