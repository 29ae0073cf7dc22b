import { itemAt } from "../../bridge/item-at";
import { type Contestant, contestantNumber, forContestant } from "../../movements/contestant";
import { isBoardAMatch } from "../../sessions/event/forms";
import type { SwissEventPlan } from "../../sessions/event/plan";
import type { ScoredRound } from "../../sessions/event/rounds";
import type { ScoredSwissEvent } from "../../sessions/event/score-event";
import type { ScoredTeam } from "../../sessions/event/standings";
import { column, type Column, type Columns } from "../kit/columns";
import { computed } from "../kit/content";
import { countEqual, ifAnyNumber, rounded, sumOfShown, unlessBlank } from "../kit/formula";
import { layOutList, layOutSideBySide } from "../kit/list";
import { onSheet } from "../reference";
import { texts } from "../texts";
import { type Style, STYLES, SWISS_STYLES } from "../theme";
import { withDecimals } from "../vp-table";
import { amountColumns, roundColumns, roundWidths, WIDTHS } from "./standings-columns";
import {
  pointStyle,
  type StandingsPart,
  type StandingsRound,
  type SwissLists,
  type SwissRound,
  type SwissSheets,
  type TeamColumn,
  type TotalColumn,
} from "./swiss-lists";
import { broughtBy } from "./team-amounts";
import { nameBeside } from "./team-names";
import { lastRank, type TeamStep } from "./working-lists";

const { common, swissEvent: swiss } = texts;
const { standings: words } = swiss;

/** With more rounds, print would be too small to read, so that the second half gets a sheet of its own. */
const MAX_ROUNDS_BESIDE = 8;

/** Lays out the rest of a round, besides its columns on the Standings. */
type PlaceRound = (scored: ScoredRound, standings: StandingsRound) => SwissRound;

/** Lays out the Standings: one sheet, or two if there are many rounds. */
export function placeStandings(
  event: ScoredSwissEvent,
  placeRound: PlaceRound,
  sheets: () => SwissSheets
): SwissLists["standings"] {
  const { rounds } = event;
  const half = rounds.length <= MAX_ROUNDS_BESIDE ? rounds.length : Math.ceil(rounds.length / 2);
  const part = (sheet: string, from: number, to: number) =>
    placePart(event, { sheet, headingRow: 5, rows: event.teams.length }, rounds.slice(from, to), placeRound, sheets);
  const first = part(words.name, 0, half);
  return half === rounds.length ? [first] : [first, part(words.second, half, rounds.length)];
}

interface PartPlace {
  readonly sheet: string;
  readonly headingRow: number;
  readonly rows: number;
}

function placePart(
  event: ScoredSwissEvent,
  place: PartPlace,
  rounds: readonly ScoredRound[],
  placeRound: PlaceRound,
  sheets: () => SwissSheets
): StandingsPart {
  const { plan } = event;
  const isFirst = place.sheet === words.name;
  const number = (team: Contestant) => `$${teams.cell("number", team)}`;
  const name: Column<ScoredTeam> = isFirst
    ? column(
        common.team,
        WIDTHS.team,
        SWISS_STYLES.standingsName,
        ({ team }) => forContestant(plan.teams, team) || null,
        { name: "Team" }
      )
    : column(common.team, WIDTHS.team, SWISS_STYLES.standingsText, ({ team }) => nameBeside(sheets(), number(team)));
  const teams = layOutList<TeamColumn, ScoredTeam>(
    {
      number: column(swiss.number, 5, SWISS_STYLES.standingsLabel, ({ team }) => contestantNumber(team)),
      name,
      ...(isFirst ? amountColumns(plan) : {}),
    },
    { ...place, name: "teams" }
  );
  // Points on the first sheet, or carried from an earlier stage.
  const carried = (team: Contestant) => {
    const { working } = sheets().lists;
    if (!isFirst) return [working.teams.outside.cell("carried", team)];
    return plan.carried ? [broughtBy(working, team)] : [];
  };
  const placed: StandingsRound[] = layOutSideBySide(rounds, teams.right + 1, (scored, left) => {
    const round = () => itemAt(sheets().lists.rounds, scored.round - 1);
    const upTo = (team: Contestant) => {
      const points = placed.slice(0, scored.round - itemAt(rounds, 0).round + 1);
      return rounded(sumOfShown([...carried(team), ...points.map(({ cell }) => cell("vps", team))]));
    };
    const widths = roundWidths(event, rounds.length);
    return layOutList(roundColumns(event, scored, widths, round, number, upTo), { ...place, name: "round", left });
  });
  const left = 1 + Math.max(teams.right, ...placed.map(({ right }) => right));
  const totals = placeTotals(plan, { ...place, left }, isFirst, sheets);
  return {
    sheet: place.sheet,
    teams,
    rounds: rounds.map((scored, i) => placeRound(scored, itemAt(placed, i))),
    totals,
  };
}

/** Lays out totals, net IMPs and places; a second sheet copies them from the first. */
function placeTotals(
  plan: SwissEventPlan,
  area: PartPlace & { readonly left: number },
  isFirst: boolean,
  sheets: () => SwissSheets
): StandingsPart["totals"] {
  const working = () => sheets().lists.working.teams.outside;
  const totalColumn = (
    key: TotalColumn,
    heading: string,
    width: number,
    style: Style,
    name: string,
    content: (team: Contestant) => string
  ) =>
    column<ScoredTeam>(
      heading,
      width,
      style,
      ({ team }) => computed(isFirst ? content(team) : sheets().lists.standings[0].totals.outside.cell(key, team)),
      { name, isFilledDown: true }
    );
  const stepOf = (step: TeamStep) => (team: Contestant) => working().cell(step, team);
  const percentage = totalColumn(
    "percentage",
    swiss.percentage,
    8,
    withDecimals(STYLES.computed),
    "Percentage",
    stepOf("percentage")
  );
  const place = totalColumn("place", common.place, 7, SWISS_STYLES.standingsSum, "Place", (team) => {
    const rank = working().cell(lastRank(plan), team);
    return unlessBlank(rank, `${rank}&IF(${countEqual(working().range(lastRank(plan)), rank)}>1,"=","")`);
  });
  const total = totalColumn("total", common.total, 9, pointStyle(SWISS_STYLES.standingsSum, plan), "Total", (team) =>
    totalOf(sheets(), team)
  );
  const columns: Partial<Columns<TotalColumn, ScoredTeam>> = {
    total,
    ...(isBoardAMatch(plan)
      ? { percentage }
      : { net: totalColumn("net", swiss.netImps, 7, SWISS_STYLES.net, "Net", stepOf("netImps")) }),
    place,
  };
  return layOutList<TotalColumn, ScoredTeam>(plan.rounds === 0 ? {} : columns, { ...area, name: "totals" });
}

/** Returns the formula for a team's total; blank before it has points. */
function totalOf({ event, lists }: SwissSheets, team: Contestant): string {
  const [main, second] = lists.standings;
  const deductionCell = lists.working.teams.outside.cell("taken", team);
  if (!second) {
    const cells = pointCells(main.rounds, team);
    if (event.plan.carried)
      return rounded(`${sumOfShown([broughtBy(lists.working, team), ...cells])}-${deductionCell}`);
    return ifAnyNumber(cells.join(), rounded(`${sumOfShown(cells)}-${deductionCell}`));
  }
  const { cell } = lists.working.teams.outside;
  // The range may include opponents and totals: opponents are text, and a total is a number only beside points.
  const beside = lists.standings.flatMap(({ sheet, rounds }) => {
    const [first, last] = [rounds[0]?.standings, rounds[rounds.length - 1]?.standings];
    if (!first || !last) return [];
    const range = `${first.cell("opponents", team)}:${last.cell("running", team)}`;
    return [sheet === main.sheet ? range : onSheet(sheet, range)];
  });
  const sum = rounded(`${cell("carried", team)}+${cell("added", team)}-${deductionCell}`);
  return event.plan.carried ? sum : ifAnyNumber(beside.join(), sum);
}

/** Returns the cells of a team's points in rounds of one sheet. */
function pointCells(rounds: readonly SwissRound[], team: Contestant): string[] {
  return rounds.map(({ standings }) => standings.cell("vps", team));
}
