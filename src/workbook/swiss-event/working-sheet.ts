import { contestantNumber, entryOf, type Contestant } from "../../movements/contestant";
import { nameOf, NUMBERED_TEAMS } from "../../sessions/contestants";
import { BYE_SHARE, byePoints, metBefore } from "../../sessions/swiss-event/rounds";
import { newGrid, type Grid } from "../kit/grid";
import type { CellValue, Sheet } from "../model";
import { areaAddress, cellAddress, columnLetters, onSheet } from "../reference";
import { roundColumn, ROUND_FIRST_ROW, roundSheetName, type RoundColumn } from "./round-layout";
import {
  NAME_COLUMN,
  partOf,
  STANDINGS,
  STANDINGS_FIRST_ROW,
  standingsAddress,
  standingsColumn,
  standingsParts,
  teamRow,
  totalColumn,
  totalsAddress,
} from "./standings-layout";
import { WORKING } from "../working/steps";
import {
  BYE_CELL,
  COMPLETE_CELL,
  LINE_STEPS,
  stepColumn,
  TEAM_STEPS,
  teamStepColumn,
  teamStepRow,
  workingRow,
  type LineStep,
  type TeamStep,
} from "./working-layout";
import { pointCells } from "./point-cells";
import type { SwissSheets } from "./swiss-sheets";

/** Two teams as one number: the smaller one's thousands. */
const PAIR = 1000;

/** The hidden Working sheet: the matches of all rounds below each other, the teams, single cells. */
export function workingSheet(sheets: SwissSheets): Sheet {
  const { event, layout } = sheets;
  const grid = newGrid(WORKING, []);
  LINE_STEPS.forEach((step) => grid.put(1, stepColumn(step), step));
  for (const { round } of event.rounds)
    for (let line = 0; line < layout.lines; line++) putLine(grid, sheets, round, line);
  TEAM_STEPS.forEach((step) => grid.put(1, teamStepColumn(step), step));
  for (const { team } of event.teams) putTeam(grid, sheets, team);
  if (event.plan.rounds > 0) putSingle(grid, sheets);
  return grid.finish({ hidden: true });
}

/** A line of a round: see LINE_STEPS. */
function putLine(grid: Grid, { event, layout }: SwissSheets, round: number, line: number): void {
  const row = workingRow(layout, round, line);
  const match = event.rounds[round - 1]!.matches[line];
  const at = (key: RoundColumn) =>
    onSheet(roundSheetName(round), cellAddress(ROUND_FIRST_ROW + line, roundColumn(key)));
  const [team, opponent] = [at("team"), at("opponent")];
  const own = (step: LineStep) => cellAddress(row, stepColumn(step));
  const put = (step: LineStep, formula: string, value: CellValue, group?: string) =>
    grid.put(row, stepColumn(step), { formula, value: value ?? "", ...(group && { group }) });
  grid.put(row, stepColumn("round"), round);
  put(
    "key",
    `IF(COUNT(${team},${opponent})=2,${PAIR}*MIN(${team},${opponent})+MAX(${team},${opponent}),"")`,
    match && match.opponent !== null ? pairKey(match.team, match.opponent) : ""
  );
  const above = (step: LineStep) => {
    const column = columnLetters(stepColumn(step));
    return `${column}$1:${column}${row - 1}`;
  };
  put(
    "met",
    `IF(${own("key")}="","",IFERROR(INDEX(${above("round")},` + `MATCH(${own("key")},${above("key")},0)),""))`,
    match ? metBefore(event.rounds, match) : "",
    "met"
  );
  put(
    "scored",
    `IF(OR(${team}="",${opponent}=""),"",IF(COUNT(${at("vps")},${at("opponentVps")})=` +
      `IF(${opponent}="bye",1,2),1,0))`,
    match ? (match.vps === null ? 0 : 1) : ""
  );
  const whereScored = (cell: string) => `IF(${own("scored")}=1,${cell},"")`;
  const isScored = match && match.vps !== null;
  put("team", whereScored(team), isScored ? contestantNumber(match.team) : "");
  put(
    "opponent",
    whereScored(opponent),
    isScored ? (match.opponent === null ? "bye" : contestantNumber(match.opponent)) : ""
  );
}

function pairKey(team: Contestant, opponent: Contestant): number {
  const numbers = [contestantNumber(team), contestantNumber(opponent)];
  return PAIR * Math.min(...numbers) + Math.max(...numbers);
}

/** A team: see TEAM_STEPS. */
function putTeam(grid: Grid, { event, layout }: SwissSheets, team: Contestant): void {
  const put = (step: TeamStep, formula: string, value: CellValue) =>
    grid.put(teamStepRow(team), teamStepColumn(step), { formula, value });
  const row = teamRow(team);
  const number = contestantNumber(team);
  const name = onSheet(STANDINGS, cellAddress(row, NAME_COLUMN));
  grid.put(teamStepRow(team), teamStepColumn("number"), number);
  put(
    "name",
    `IF(${name}="","${NUMBERED_TEAMS.long(team)}",${name}&"")`,
    nameOf(NUMBERED_TEAMS, event.plan.teams, team)
  );
  if (layout.rounds === 0) return;
  const [main, second] = standingsParts(layout);
  const column = totalColumn(main!);
  const totals = totalsAddress(layout);
  const own = onSheet(STANDINGS, cellAddress(row, column));
  // From the heading on, so that it is more than a single cell.
  const area = { top: STANDINGS_FIRST_ROW - 1, bottom: row, left: column, right: column };
  const upTo = onSheet(STANDINGS, areaAddress(area));
  put(
    "position",
    `IF(${own}="",COUNT(${totals})+${number}-COUNT(${upTo}),` + `RANK(${own},${totals})+COUNTIF(${upTo},${own})-1)`,
    event.standings.indexOf(team) + 1
  );
  if (!second) return;
  const points = pointCells(main!, row).map((cell) => `N(${onSheet(STANDINGS, cell)})`);
  const running = entryOf(event.teams, team).running.slice(0, main!.last);
  const carried = [...running].reverse().find((sum) => sum !== null) ?? 0;
  put("carried", `ROUND(${points.join("+")},2)`, carried);
}

/** Whether every match has its result: see `complete` of the scored event; and a bye's points. */
function putSingle(grid: Grid, { event, layout, tables }: SwissSheets): void {
  const part = partOf(layout, layout.rounds);
  const vps = standingsColumn(part, layout.rounds, "vps");
  const last = standingsAddress(layout, vps, part.sheet);
  const scored = areaAddress({
    top: workingRow(layout, 1, 0),
    bottom: workingRow(layout, layout.rounds, layout.lines - 1),
    left: stepColumn("scored"),
    right: stepColumn("scored"),
  });
  grid.put(COMPLETE_CELL.row - 1, COMPLETE_CELL.column, "complete");
  grid.put(COMPLETE_CELL.row, COMPLETE_CELL.column, {
    formula: `IF(AND(COUNT(${last})=${layout.teams},COUNTIF(${scored},0)=0),1,0)`,
    value: event.complete ? 1 : 0,
  });
  const zero = `INDEX(${tables.vpWinner},1)+INDEX(${tables.vpLoser},1)`;
  grid.put(BYE_CELL.row - 1, BYE_CELL.column, "bye");
  grid.put(BYE_CELL.row, BYE_CELL.column, {
    formula: `ROUND(${BYE_SHARE}*(${zero}),2)`,
    value: byePoints(event.plan.scale),
  });
}
