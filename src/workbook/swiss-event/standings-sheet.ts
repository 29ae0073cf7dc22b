import type { SwissTeam } from "../../sessions/swiss-event/standings";
import { newGrid, type Grid } from "../grid";
import { putNote, putSheetTitle } from "../headings";
import type { CellValue, Sheet } from "../model";
import { pageBreaks } from "../page";
import { printSetup } from "../print-setup";
import { areaAddress, cellAddress, onSheet } from "../reference";
import { STYLES, type Style } from "../theme";
import { roundSheetName } from "./round-layout";
import {
  NAME_COLUMN,
  NUMBER_COLUMN,
  placeColumn,
  STANDINGS,
  STANDINGS_FIRST_ROW,
  standingsArea,
  standingsColumn,
  standingsParts,
  totalColumn,
  type StandingsColumn,
  type StandingsPart,
} from "./standings-layout";
import { WORKING } from "../working/steps";
import { teamStepColumn, teamStepRow } from "./working-layout";
import { pointCells } from "./point-cells";
import { opponentsValue, roundFormulas, type RoundFormulas } from "./round-formulas";
import { vpStyle } from "../vp-style";
import { SWISS_STYLES } from "./styles";
import { hasDecimals } from "../../bridge/vp/scale";
import type { SwissSheets } from "./swiss-sheets";
import { namesBeside } from "./team-formulas";

const HEADING_ROW = STANDINGS_FIRST_ROW - 1;
const ROW_HEIGHT = 18;
const HEAD_HEIGHT = 110;
/** So many columns has the title at least, for a few rounds leave less room than it needs. */
const TITLE_COLUMNS = 6;

/**
 * The Standings: the board on the wall. A row a team, where its name is typed; for each round whom
 * it met, its victory points and its total so far; then the total and the place.
 */
export function standingsSheet(sheets: SwissSheets, part: StandingsPart): Sheet {
  const { event, head, paper } = sheets;
  const { plan, teams } = event;
  const right = Math.max(plan.rounds === 0 ? NAME_COLUMN : placeColumn(part), TITLE_COLUMNS);
  const widths = widthsOf(sheets, part);
  const grid = newGrid(part.sheet, widths);
  const rounds = `rounds ${part.first} to ${part.last}`;
  const isHalf = standingsParts(sheets.layout).length > 1;
  const what = plan.rounds === 0 ? "Teams" : isHalf ? `${STANDINGS}, ${rounds}` : STANDINGS;
  putSheetTitle(grid, head, what, right);
  if (part.sheet === STANDINGS)
    putNote(grid, "Type the teams' names here; every sheet shows them.", right);
  putHeadings(grid, sheets, part);
  const formulas = Array.from({ length: part.last - part.first + 1 }, (_, i) =>
    roundFormulas(sheets, part.first + i)
  );
  for (const team of teams) {
    putTeam(grid, sheets, part, formulas, team);
    grid.height(rowOf(team.team), ROW_HEIGHT);
  }
  return grid.finish({
    frozenRows: HEADING_ROW,
    print: printSetup(paper, rowOf(teams.length), right, {
      titleRows: [HEADING_ROW - 1, HEADING_ROW],
      orientation: plan.rounds > 2 ? "landscape" : "portrait",
      pagesFrom: pageBreaks(
        paper,
        widths,
        STANDINGS_FIRST_ROW,
        teams.length,
        ROW_HEIGHT,
        HEAD_HEIGHT
      ),
    }),
  });
}

function rowOf(team: number): number {
  return STANDINGS_FIRST_ROW + team - 1;
}

function widthsOf({ event: { plan, teams } }: SwissSheets, { first, last }: StandingsPart) {
  const twoOpponents = plan.odd === "three-teams" && teams.length % 2 === 1;
  const round = [twoOpponents ? 6 : 4.5, ...(hasDecimals(plan.scale) ? [6, 7] : [5, 6])];
  const rounds = Array.from({ length: last - first + 1 }, () => round).flat();
  const widths = [5, 24, ...rounds, ...(plan.rounds === 0 ? [] : [9, 7])];
  const missing = Math.max(0, TITLE_COLUMNS - widths.length);
  return [...widths, ...Array.from({ length: missing }, () => 12)];
}

function putHeadings(grid: Grid, { event: { plan } }: SwissSheets, part: StandingsPart): void {
  const top = HEADING_ROW - 1;
  const heading = (column: number, text: string) =>
    grid.block({ top, bottom: HEADING_ROW, left: column, right: column }, text, STYLES.heading);
  heading(NUMBER_COLUMN, "No.");
  heading(NAME_COLUMN, "Team");
  for (let round = part.first; round <= part.last; round++) {
    const left = standingsColumn(part, round, "opponents");
    const right = standingsColumn(part, round, "running");
    grid.block({ top, bottom: top, left, right }, roundSheetName(round), STYLES.heading);
    ["v.", "VPs", "Total"].forEach((text, i) =>
      grid.put(HEADING_ROW, left + i, text, STYLES.label)
    );
  }
  for (const row of [top, HEADING_ROW]) grid.height(row, 20);
  if (plan.rounds === 0) return;
  heading(totalColumn(part), "Total");
  heading(placeColumn(part), "Place");
}

function putTeam(
  grid: Grid,
  sheets: SwissSheets,
  part: StandingsPart,
  formulas: readonly RoundFormulas[],
  scored: SwissTeam
): void {
  const { plan } = sheets.event;
  const { team, opponents, vps, running } = scored;
  const row = rowOf(team);
  const number = `$${cellAddress(row, NUMBER_COLUMN)}`;
  grid.put(row, NUMBER_COLUMN, team, STYLES.label);
  if (part.sheet === STANDINGS)
    grid.put(row, NAME_COLUMN, plan.teams[team - 1] || null, STYLES.entryName);
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
    compute(
      "running",
      `IF(${at}="","",${sum})`,
      running[round - 1]!,
      vpStyle(STYLES.computed, plan.scale)
    );
  }
  if (plan.rounds > 0) putTotal(grid, sheets, part, scored);
}

/** The total and the place; on a second sheet they stand as on the first. */
function putTotal(grid: Grid, sheets: SwissSheets, part: StandingsPart, scored: SwissTeam): void {
  const { event, layout } = sheets;
  const { team, total, place } = scored;
  const row = rowOf(team);
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
  compute(
    "total",
    totalColumn(part),
    `IF(COUNT(${cells.join(",")})=0,"",${sumOf(cells)})`,
    total,
    style
  );
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
function carried({ sheet }: StandingsPart, team: number): string[] {
  if (sheet === STANDINGS) return [];
  return [onSheet(WORKING, cellAddress(teamStepRow(team), teamStepColumn("carried")))];
}
