import { contestantNumber, entryOf } from "../../movements/contestant";
import { FOUR_TEAMS } from "../../movements/four-teams";
import type { FourTeamsTeam } from "../../sessions/four-teams/score-four-teams";
import { boardsInWords } from "../../sessions/four-teams/why";
import { computed } from "../kit/content";
import { onceCounted, rounded, sumOfShown, unlessBlank } from "../kit/formula";
import { putLine, putProgress, titledGrid } from "../kit/grid";
import { putList, sheetWidths, type RowContents } from "../kit/list";
import { printSetup } from "../kit/page";
import type { Draft } from "../model";
import { faultsAt } from "../tables/faults";
import { matchesOfTeam, matchesProgress } from "../tables/worth";
import { namesRow } from "../team-names";
import { texts } from "../texts";
import { STYLES } from "../theme";
import { amountAt, uncountedAnd } from "../typed-amounts";
import {
  roundColumn,
  runningColumn,
  teamLabel,
  type FourTeamsSheets,
  type StandingColumn,
  type VpsColumn,
} from "./four-teams-sheets";
import { onLine, type TieStep } from "./ties";

const ROW_HEIGHT = 26;
/** Right of how many boards are scored. */
const FAULTS_COLUMN = 5;

/** The Recap sheet: the names, the victory points by round, and the standings with how ties are broken. */
export function recapSheet(four: FourTeamsSheets): Draft {
  const { event, plan, names, vps, standings } = four;
  const grid = titledGrid(four.head, names.sheet, sheetWidths(names, vps), { columns: vps.right });
  putProgress(grid, matchesProgress(four.counts, 2 * plan.boards));
  putLine(
    grid,
    3,
    { left: FAULTS_COLUMN, right: vps.right },
    uncountedAnd(four.amounts, faultsAt(four.faults)),
    STYLES.check
  );
  putList(grid, names, FOUR_TEAMS, (team) => namesRow(plan, team, contestantNumber(team)), 22, ROW_HEIGHT);
  putList(grid, vps, event.teams, (team) => vpsRow(four, team), 24, ROW_HEIGHT);
  putList(grid, standings, FOUR_TEAMS, (_, line) => standingRow(four, line), 22, ROW_HEIGHT);
  const note = standings.lastRow + 2;
  const rules = texts.fourTeams.rules(boardsInWords(plan.boardsPerMatch));
  putLine(grid, note, vps, rules, STYLES.note, 32);
  return grid.finish({ print: printSetup(four.paper, note, vps.right, { orientation: "landscape" }) });
}

/** A team's victory points by round with the running totals, and what comes of them. */
function vpsRow(four: FourTeamsSheets, scored: FourTeamsTeam): RowContents<VpsColumn> {
  const { plan, vps: list, matches, against, ties } = four;
  const { team, rounds } = scored;
  const cells = rounds.map((_, round) => list.cell(roundColumn(round), team));
  const points = matchesOfTeam(plan.matches, team).map(({ index, side }, round) => {
    return [roundColumn(round), computed(matches.outside.cell(`vps${side}`, index))] as const;
  });
  const sums = rounds.map((_, round) => {
    const sum = rounded(sumOfShown(cells.slice(0, round + 1)));
    return [runningColumn(round), computed(unlessBlank(list.cell(roundColumn(round), team), sum))] as const;
  });
  const sum = rounded(`${sumOfShown(cells)}-N(${amountAt(four.amounts, team)})`);
  return {
    team: teamLabel(four, team),
    ...Object.fromEntries([...points, ...sums]),
    penalty: entryOf(plan.penalties, team) || null,
    total: computed(onceCounted(cells.join(), sum)),
    netImps: computed(against.outside.cell("netImps", team)),
    place: computed(ties.outside.cell("shown", team)),
  };
}

/** A line of the standings, and who stands there as far as is known. */
function standingRow(four: FourTeamsSheets, line: number): RowContents<StandingColumn> {
  const { standings, ties } = four;
  const shown = (step: TieStep) => onLine(ties, line + 1, step);
  return {
    place: computed(shown("shown")),
    team: computed(shown("name")),
    vps: computed(shown("total")),
    netImps: computed(unlessBlank(standings.cell("place", line), shown("net"))),
    why: computed(shown("why")),
  };
}
