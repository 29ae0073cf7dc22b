import { contestantNumber, contestants, entryOf, type Contestant } from "../../movements/contestant";
import { computed, type Computed } from "../kit/content";
import { onPages } from "../kit/even-pages";
import { placeOf, rounded } from "../kit/formula";
import { newGrid, progressSaid, putLine, putProgress, putSheetTitle, WIDE_SCALE, type Grid } from "../kit/grid";
import { putList, recordBy } from "../kit/list";
import { fillPage, printSetup } from "../kit/page";
import { RANKED_DECIMALS } from "../../sessions/field/parts";
import type { Draft } from "../model";
import { faultsAt } from "../tables/faults";
import { boardsInPlay, putRoundsPlayed } from "../rounds-played";
import { texts } from "../texts";
import { STYLES } from "../theme";
import { amountAt, uncountedAnd } from "../typed-amounts";
import { runningChart } from "./chart-data";
import type { FieldSheets } from "./field-sheets";
import { decidingOf, tallied } from "./round-scores";
import { unscoredSaid } from "./rounds-over";
import { roundColumn, type ByRound, type RoundColumn } from "./scoresheet-lists";
import { fieldTexts } from "./texts";

const { scoresheet: words } = fieldTexts;

/** In points: a row's height on the screen, and bounds of it on paper. */
const [HEADING_HEIGHT, ROUND_HEADING_HEIGHT, ROW_BOUNDS] = [30, 20, [17, 24]] as const;
/** Of two lines. */
const UNSCORED_HEIGHT = 28;

/** The Scoresheet: names, places and totals, what each round gives and what that comes to, and a chart. */
export function scoresheet(field: FieldSheets): Draft {
  const { session, lists, head, paper } = field;
  const { plan } = session;
  const { standings, ofRound, running, places, chartRows, widths } = lists;
  const all = contestants(plan.names.length);
  const right = widths.length;
  const grid = newGrid(lists.sheet, widths, WIDE_SCALE);
  putSheetTitle(grid, head, lists.sheet, right);
  putStandings(grid, field);
  putStatus(grid, field);
  const withHandicap = plan.handicaps ? words.withHandicap : "";
  putByRound(grid, field, ofRound, words.ofRound[plan.scoring], (contestant, round) =>
    roundCell(field, contestant, round)
  );
  putByRound(grid, field, running, words.running[plan.scoring] + withHandicap, (contestant, round) =>
    runningCell(field, contestant, round)
  );
  putByRound(grid, field, places, words.places, (contestant, round) => {
    const column = roundColumn(round);
    return computed(placeOf(running.cell(column, contestant), running.range(column)));
  });
  const [top, bottom] = chartRows;
  grid.chart(runningChart(field, { top, bottom, left: 1, right }));
  // Also of an empty workbook, which is played in later.
  const onePage = printSetup(paper, bottom, right);
  const rows = [standings, ofRound, running, places].flatMap((list) => all.map((contestant) => list.row(contestant)));
  const starts = [...[ofRound, running, places].map(({ headingRow }) => headingRow - 1), top - 1];
  return grid.finish({
    print: () => fillPage(grid, onPages(grid, onePage, rows, ROW_BOUNDS[0], starts) ?? onePage, rows, ROW_BOUNDS),
  });
}

function putStandings(grid: Grid, field: FieldSheets): void {
  const { session, lists, rounds } = field;
  const { plan } = session;
  const list = lists.standings;
  putList(
    grid,
    list,
    contestants(plan.names.length),
    (contestant) => {
      const sums = tallied(rounds, contestant, plan, 0, plan.rounds - 1);
      const { boards } = sums;
      const once = (count: string, formula: string) => `IF(${count}=0,"",${formula})`;
      const shown = (count: string, formula: string) => computed(once(count, rounded(formula)));
      const total = once(sums.count, withHandicap(field, contestant, decidingOf(sums, plan)));
      return {
        number: contestantNumber(contestant),
        name: entryOf(plan.names, contestant) || null,
        place: computed(placeOf(list.cell("total", contestant), list.range("total"))),
        total: computed(total),
        ...(plan.handicaps && { handicap: entryOf(plan.handicaps, contestant) || null }),
        ...(list.has("percentage") && { percentage: shown(boards, sums.percentage) }),
        matchpoints: shown(boards, sums.matchpoints),
        ...(list.has("imps") && { imps: shown(boards, sums.imps) }),
        ...(list.has("points") && { points: shown(sums.count, sums.points) }),
      };
    },
    HEADING_HEIGHT
  );
}

/** What decides with the handicap that is typed, if there are any. */
function withHandicap({ lists, amounts }: FieldSheets, contestant: Contestant, formula: string): string {
  if (!lists.standings.has("handicap")) return formula;
  return rounded(`${formula}+N(${amountAt(amounts, contestantNumber(contestant))})`, RANKED_DECIMALS);
}

function roundCell(field: FieldSheets, contestant: Contestant, round: number): Computed {
  const { session, rounds } = field;
  const { plan } = session;
  const sums = tallied(rounds, contestant, plan, round, round);
  return computed(`IF(${sums.count}=0,"",${decidingOf(sums, plan)})`);
}

function runningCell(field: FieldSheets, contestant: Contestant, round: number): Computed {
  const { session, rounds } = field;
  const sums = tallied(rounds, contestant, session.plan, 0, round);
  const isNone = `OR(${rounds.outside.cell("scored", round)}=0,${sums.count}=0)`;
  return computed(`IF(${isNone},"",${withHandicap(field, contestant, decidingOf(sums, session.plan))})`);
}

/** Writes something of everybody in each round, with what it is above that. */
function putByRound(
  grid: Grid,
  { session: { plan }, lists }: FieldSheets,
  list: ByRound,
  title: string,
  content: (contestant: Contestant, round: number) => Computed
): void {
  const { standings, widths } = lists;
  const rounds = Array.from({ length: plan.rounds }, (_, round) => round);
  putLine(grid, list.headingRow - 1, { right: widths.length }, title, STYLES.status, 20);
  const row = (contestant: Contestant) => {
    const name = standings.cell("name", contestant);
    return {
      number: contestantNumber(contestant),
      name: computed(`${name}&""`),
      ...recordBy(
        rounds,
        (round): RoundColumn => roundColumn(round),
        (round) => content(contestant, round)
      ),
    };
  };
  putList(grid, list, contestants(plan.names.length), row, ROUND_HEADING_HEIGHT);
}

/** How many boards all tables have scored, of those of the rounds that are played. */
function fieldProgress({ session, boards, amounts }: FieldSheets): Computed {
  const inPlay = boardsInPlay(session.plan, amountAt(amounts, 0));
  return progressSaid(`SUM(${boards.outside.range("complete")})`, inPlay);
}

/** How many boards are scored, where the evening ends early, and what is wrong at the tables. */
function putStatus(grid: Grid, field: FieldSheets): void {
  const { lists } = field;
  const { roundsPlayed: list } = lists;
  const { plan } = field.session;
  const rule = texts.scoresheet.rule(plan.scoring, plan.handicaps !== null);
  putRoundsPlayed(grid, list);
  putLine(grid, list.lastRow, { left: list.right + 1, right: lists.widths.length }, rule, STYLES.note);
  putProgress(grid, fieldProgress(field));
  const faults = faultsAt(field.faults);
  putLine(grid, list.lastRow + 1, { right: lists.widths.length }, uncountedAnd(field.amounts, faults), STYLES.check);
  putLine(
    grid,
    list.lastRow + 2,
    { right: lists.widths.length },
    unscoredSaid(field.unscored, field.session.plan),
    STYLES.note,
    UNSCORED_HEIGHT
  );
}
