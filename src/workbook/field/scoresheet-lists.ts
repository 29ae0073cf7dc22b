import { isInTeams, type FieldPlan, type FieldScoring } from "../../sessions/field/plan";
import { numbers, placeList, recordOf, type Columns, type List } from "../kit/list";
import { placeRoundsPlayed, type RoundsPlayedList } from "../rounds-played";
import { texts } from "../texts";
import { STYLES, type Style } from "../theme";
import { vpStyle } from "../vp-table";
import { decidingStyle, FIELD_STYLES, whoPlays } from "./contestants";
import { fieldTexts } from "./texts";

const { scoresheet: words } = fieldTexts;

/** What everybody has; the names are typed here, and the handicaps where there are any. */
type StandingColumn = "number" | "name" | "place" | "total" | "handicap" | "percentage" | "matchpoints" | ScoreColumn;
/** Cross-IMPs, and IMPs or victory points in teams. */
type ScoreColumn = "imps" | "points";

export type RoundColumn = `round${number}`;

/** Something of everybody in each round: a row for each who plays, a column for each round. */
export type ByRound = List<"number" | "name" | RoundColumn>;

/** The lists of the Scoresheet, each in its place. */
export interface ScoresheetLists {
  readonly sheet: string;
  readonly widths: readonly number[];
  readonly standings: List<StandingColumn>;
  readonly roundsPlayed: RoundsPlayedList;
  /** What each round gives, what that comes to, and the places by it. */
  readonly ofRound: ByRound;
  readonly running: ByRound;
  readonly places: ByRound;
  /** The rows of the chart, first and last. */
  readonly chartRows: readonly [first: number, last: number];
}

const NUMBER_WIDTH = 6;
/** A name lies over two columns, between which the line of the title is parted. */
const NAME_SPAN = 2;
const NAME_WIDTH = 12;
/** The columns right of the names fill the width of a page, and are no narrower than a number needs. */
const [ALL_WIDTHS, LEAST_WIDTH] = [66, 7.2];
const CHART_ROWS = 14;

/** The column of a round, counted from 0. */
export function roundColumn(round: number): RoundColumn {
  return `round${round}`;
}

/** Places the lists of the Scoresheet. */
export function placeScoresheet(plan: FieldPlan): ScoresheetLists {
  const sheet = texts.scoresheet.name;
  const { rounds, names } = plan;
  const beside = standingColumns(plan);
  const others = Object.keys(beside).length - 2;
  // Many rounds have many columns: what everybody has takes as many of them as it can.
  const columns = Math.max(rounds, others);
  const span = Math.floor(columns / others);
  const standings = placeList<StandingColumn>(
    Object.fromEntries(Object.entries(beside).map(([key, column]) => [key, { span, ...column }])),
    { name: "standings", sheet, headingRow: 4, rows: names.length }
  );
  // A row stays free: what is typed there stands below no formula.
  const roundsPlayed = placeRoundsPlayed({ sheet, headingRow: standings.lastRow + 1 }, rounds, 1 + NAME_SPAN);
  // Above each stands what it is.
  const below = (above: { readonly lastRow: number }, style: Style): ByRound =>
    placeList(byRoundColumns(plan, style), {
      name: "byRound",
      sheet,
      headingRow: above.lastRow + 3,
      rows: names.length,
    });
  const points = decidingStyle(STYLES.computed, plan);
  // Below it are what is wrong at the tables, and who has no score on some boards.
  const ofRound = below({ lastRow: roundsPlayed.lastRow + 2 }, points);
  const running = below(ofRound, points);
  const places = below(running, STYLES.label);
  const first = places.lastRow + 2;
  const width = Math.max(LEAST_WIDTH, ALL_WIDTHS / columns);
  return {
    sheet,
    widths: [NUMBER_WIDTH, ...Array<number>(NAME_SPAN).fill(NAME_WIDTH), ...Array<number>(columns).fill(width)],
    standings,
    roundsPlayed,
    ofRound,
    running,
    places,
    chartRows: [first, first + CHART_ROWS - 1],
  };
}

function standingColumns(plan: FieldPlan): Partial<Columns<StandingColumn>> {
  const { scoring, scale, handicaps } = plan;
  const { percentage, matchpoints, imps } = FIELD_STYLES;
  // Without handicaps the total is what decides, which need not stand there twice.
  const isTotal = (decides: FieldScoring) => !handicaps && scoring === decides;
  const handicap = numbers("decimal", [0, 999], words.entry.handicap);
  return {
    number: { heading: whoPlays(plan), style: STYLES.label, span: 1 },
    name: { heading: texts.common.names, style: STYLES.entryName, span: NAME_SPAN },
    place: { heading: texts.common.place, style: STYLES.label, name: "Place" },
    total: { heading: words.total[scoring], style: decidingStyle(STYLES.label, plan), name: "Total" },
    ...(handicaps && { handicap: { heading: words.handicap, style: STYLES.entry, rule: handicap } }),
    ...(!isTotal("matchpoints") && { percentage: { heading: words.percentage, style: percentage, name: "Percent" } }),
    matchpoints: { heading: words.matchpoints, style: matchpoints },
    ...(!isTotal("cross-imps") && { imps: { heading: words.crossImps, style: imps, name: "Imps" } }),
    ...(isInTeams(scoring) &&
      !isTotal(scoring) && {
        points: {
          heading: scoring === "vps" ? texts.common.vps : texts.common.imps,
          ...{ style: vpStyle(STYLES.computed, scale), name: "Points" },
        },
      }),
  };
}

function byRoundColumns(plan: FieldPlan, style: Style): Columns<"number" | "name" | RoundColumn> {
  const rounds = Array.from({ length: plan.rounds }, (_, round) => roundColumn(round));
  return {
    number: { heading: whoPlays(plan), style: STYLES.label },
    name: { heading: texts.common.names, style: STYLES.smallLeft, span: NAME_SPAN },
    ...recordOf(rounds, (_, round) => ({ heading: round + 1, style })),
  };
}
