import { isBoardAMatch, isRoundRobin } from "../../sessions/event/forms";
import { vpBounds } from "../../sessions/event/questions";
import { WALKOVER_SHARE, walkoverPoints } from "../../sessions/walkover";
import { computed } from "../kit/content";
import { countEqual, countWhere, rounded } from "../kit/formula";
import { newGrid } from "../kit/grid";
import { sheetRows } from "../kit/list";
import { fillDown, type RowContents, writeHeadings, writeRow } from "../kit/write-list";
import type { Draft } from "../model";
import { putPenaltySteps } from "../penalties/penalty-steps";
import { putAmounts } from "../typed-amounts";
import { WORKING } from "../working/steps";
import { putBracketSteps } from "./bracket-steps";
import { putHandSteps } from "./director-sheet";
import { putFewer } from "../fewer-boards";
import { putRemarks } from "./line-remarks";
import { PROVISIONAL_BY, STATES } from "./match-states";
import { penaltyRules, type SwissRound, type SwissSheets } from "./swiss-lists";
import { teamAmounts } from "./team-amounts";
import { seedOf } from "./working-seeds";
import { putWaysParted } from "./ties-in-words";
import { type EventStep, type LineStep, type RoundStep } from "./working-lists";
import { lineOf } from "./working-lines";
import { teamOf } from "./working-teams";

/** The hidden Working sheet: the matches of all rounds below each other, the teams, the event. */
export function workingSheet(sheets: SwissSheets): Draft {
  const { event, lists } = sheets;
  const { lines, teams, event: single, rounds, seeds } = lists.working;
  const grid = newGrid(WORKING, []);
  writeHeadings(grid, lines);
  for (const round of lists.rounds) {
    const copied = fillDown(round.lines);
    sheetRows(round.lines).forEach((_, line) =>
      writeRow(
        grid,
        round.lines,
        line,
        copied("line", line, () => lineOf(sheets, round, line))
      )
    );
  }
  writeHeadings(grid, teams);
  for (const { team } of event.teams) writeRow(grid, teams, team, teamOf(sheets, team));
  if (event.plan.rounds > 0) {
    writeHeadings(grid, single);
    writeRow(grid, single, 0, eventOf(sheets));
    writeHeadings(grid, rounds);
    lists.rounds.forEach((round, row) => writeRow(grid, rounds, row, roundStepsOf(sheets, round)));
    putRemarks(grid, sheets);
    putWaysParted(grid, sheets);
    if (lists.working.fewer) putFewer(grid, lists.working.fewer, event.plan);
    putPenaltySteps(grid, lists.working.penalties, penaltyParts(sheets));
    putHandSteps(grid, sheets);
    if (lists.working.amounts) putAmounts(grid, lists.working.amounts, teamAmounts(event.plan, lists));
  }
  if (event.bracket) {
    writeHeadings(grid, seeds);
    sheetRows(seeds).forEach((_, seed) => writeRow(grid, seeds, seed, seedOf(sheets, seed)));
    putBracketSteps(grid, sheets, event.bracket);
  }
  return grid.finish({ hidden: true });
}

/** Returns the data on the event's teams and matches that the working columns of penalties need. */
function penaltyParts({ event, lists }: SwissSheets): Parameters<typeof putPenaltySteps>[2] {
  const { lines, teams } = lists.working;
  const count =
    (sides: readonly [LineStep, LineStep], also = "") =>
    (round: string, team: string) => {
      const [first, second] = sides.map((side) => `(${lines.range(side)}=${team})`);
      return countWhere(`(${lines.range("round")}=${round})*(${first}+${second})${also}`);
    };
  return {
    rules: penaltyRules(event.plan),
    typed: lists.penalties,
    name: (number) => `INDEX(${teams.range("name")},${number})`,
    matches: count(["typedTeam", "typedOpponent"]),
    results: count(["team", "opponent"]),
    margins: isBoardAMatch(event.plan)
      ? null
      : count(["typedTeam", "typedOpponent"], `*ISNUMBER(${lines.range("typedImps")})`),
  };
}

/** Returns the cells of a round on the Working sheet: see {@link RoundStep}. */
function roundStepsOf({ event, lists }: SwissSheets, { round, lines }: SwissRound): RowContents<RoundStep> {
  const cell = (step: RoundStep) => lists.working.rounds.cell(step, round - 1);
  const played = (count: 0 | 1) => countEqual(lines.range("played"), count);
  return {
    listed: computed(countWhere(`(${lines.range("typedTeam")}<>"")*(${lines.range("typedOpponent")}<>"")`)),
    open: computed(`${cell("listed")}-${countWhere(`--(${lines.range("team")}<>"")`)}`),
    done: computed(`IF(${cell("listed")}=0,0,IF(${cell("open")}=0,1,0))`),
    ...(isRoundRobin(event.plan) ? { begun: computed(`IF(OR(${played(1)}>0,${played(0)}=0),1,0)`) } : {}),
  };
}

/** Returns the cells of the event on the Working sheet: see {@link EventStep}, and `complete` of the scored event. */
function eventOf({ event, lists, tables }: SwissSheets): RowContents<EventStep> {
  const { lines, rounds, event: single } = lists.working;
  if (lists.rounds.length === 0) return {};
  const isComplete = [
    `SUM(${lists.working.teams.range("missing")})=0`,
    `SUM(${rounds.range("open")})=0`,
    `${countEqual(lines.range("state"), STATES.provisional)}=0`,
    `${countWhere(`--(${lines.range("state")}<-${PROVISIONAL_BY})`)}=0`,
  ];
  const sumIn = (line: string) => `INDEX(${tables.vpWinner},${line})+INDEX(${tables.vpLoser},${line})`;
  const shared = single.cell("shared", 0);
  const ends = `${rounded(shared)},${rounded(sumIn(`COUNT(${tables.vpFrom})`))}`;
  const { max, sums } = vpBounds(event.plan.scale);
  if (isBoardAMatch(event.plan))
    return {
      complete: computed(`IF(AND(${isComplete.join()}),1,0)`),
      bye: walkoverPoints(event.plan.scale),
      shared: event.plan.boards,
      mostVps: max,
      leastSum: sums[0],
      mostSum: sums[1],
    };
  return {
    complete: computed(`IF(AND(${isComplete.join()}),1,0)`),
    bye: computed(rounded(`${WALKOVER_SHARE}*${shared}`)),
    shared: computed(sumIn("1")),
    mostVps: computed(`MAX(${tables.vpWinner})`),
    leastSum: computed(`MIN(${ends})`),
    mostSum: computed(`MAX(${ends})`),
  };
}
