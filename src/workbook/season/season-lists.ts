import { at } from "../../bridge/at";
import type { Ladder } from "../../season/ladder";
import type { Who } from "../../season/options";
import type { Season, Series } from "../../season/season";
import type { SheetHead } from "../kit/grid";
import { placeList, recordBy, recordOf, type Columns, type List } from "../kit/list";
import type { Paper } from "../model";
import { LEAGUE_STYLES, STYLES, SWISS_STYLES, type Style } from "../theme";
import { texts } from "../texts";
import { seasonTexts as words } from "./texts";

/** What the sheets of a season are made from. */
export interface SeasonSheets {
  readonly season: Season;
  readonly head: SheetHead;
  readonly paper: Paper;
  /** Where the file of an evening lies, seen from the season's. */
  readonly linkTo: (source: string) => string;
  readonly series: readonly SeriesLists[];
}

/** The lists of evenings whose points can be added up. */
export interface SeriesLists {
  readonly series: Series;
  readonly ladders: readonly LadderLists[];
  readonly chartSheet: string;
  readonly handicapSheet: string;
  /** Null where there is nobody. */
  readonly chart: List<ChartColumn> | null;
}

/** The lists of the ladder of players, of pairs or of teams. */
export interface LadderLists {
  readonly ladder: Ladder;
  readonly who: Who;
  /** The order in which the results have them: by name. */
  readonly members: Ladder["rows"];
  /** The results, in blocks below each other that a page has room for: see {@link resultsOf}. */
  readonly results: readonly List<ResultColumn>[];
  readonly shown: List<LadderColumn>;
  readonly steps: List<MemberStep>;
  readonly handicaps: List<HandicapColumn>;
}

/** The column of somebody in the results, by the index among the members. */
export type MemberColumn = `member${number}`;
export type ResultColumn = "number" | "date" | "average" | MemberColumn;

export type LadderColumn =
  | "place"
  | "name"
  | "played"
  | "total"
  | "average"
  | "best"
  | "first"
  | "second"
  | "third"
  | "partners"
  /** The member's row among the steps. */
  | "member";

export type HandicapColumn = "name" | "played" | "field" | "own" | "points";

/** The column of one of the first of the ladder in the data of the chart, by its row there. */
export type LineColumn = `line${number}`;
export type ChartColumn = "label" | LineColumn;

/** What the Working sheet has for each player, pair or team. */
const MEMBER_STEPS = [
  "name",
  "played",
  "total",
  "average",
  /** The last of the best evenings that count; blank where all do. */
  "nth",
  "best",
  "first",
  "second",
  "third",
  "partners",
  /** What the ladder is ordered by; blank without a place. */
  "standing",
  "place",
  /** The row in the ladder, from 1. */
  "position",
  /** The evenings that the handicap goes by: how many, and the number of the earliest. */
  "last",
  "from",
] as const;
export type MemberStep = (typeof MEMBER_STEPS)[number];

/** More lines than these nobody can tell apart. */
export const CHART_LINES = 8;

/** Points with their decimals, if they have any. */
export const POINTS: Style = { ...STYLES.computed, format: "0.##" };

const DAY_AND_MONTH = "d mmm";

/** So many have room beside each other on a page. */
export const BLOCK = 12;

/** Where the results of a member stand. */
export function resultsOf({ results }: Pick<LadderLists, "results">, index: number): List<ResultColumn> {
  return at(results, Math.floor(index / BLOCK));
}

/** The column of a member in the results. */
export function memberColumn(index: number): MemberColumn {
  return `member${index}`;
}

/** The column of a row of the ladder in the chart's data. */
export function lineColumn(row: number): LineColumn {
  return `line${row}`;
}

/** Places the lists of a season. */
export function placeSeason(season: Season): SeriesLists[] {
  let left = 1;
  return season.series.map((series): SeriesLists => {
    const sheetName = (name: string) => words.sheet(name, season.series.length > 1 ? series.name : null);
    const [chartSheet, handicapSheet] = [sheetName(words.chart.name), sheetName(words.handicaps.name)];
    let handicapLeft = 1;
    const ladders = series.ladders.map((ladder): LadderLists => {
      const { who } = ladder;
      const members = [...ladder.rows].sort((a, b) => (a.key < b.key ? -1 : 1));
      const steps = placeList<MemberStep>(
        recordOf(MEMBER_STEPS, (step) => ({ heading: step })),
        { sheet: texts.working.name, headingRow: 1, left, rows: members.length }
      );
      left = steps.right + 2;
      const handicaps = placeList(handicapColumns(who), {
        sheet: handicapSheet,
        headingRow: 5,
        left: handicapLeft,
        rows: members.length,
      });
      handicapLeft = handicaps.right + 2;
      return {
        ladder,
        who,
        members,
        results: placeResults(series, members, sheetName(words.results.names[who]), who),
        shown: placeList(ladderColumns(season, who), {
          sheet: sheetName(words.ladder.names[who]),
          headingRow: 4,
          rows: members.length,
        }),
        steps,
        handicaps,
      };
    });
    const lines = ladders[0]?.ladder.rows.slice(0, CHART_LINES) ?? [];
    const chart =
      lines.length === 0
        ? null
        : placeList<ChartColumn>(
            {
              label: { heading: null },
              ...recordBy(
                lines,
                (_, row) => lineColumn(row),
                () => ({ heading: null })
              ),
            },
            { sheet: texts.working.name, headingRow: 1, left, rows: series.evenings.length + 1 }
          );
    if (chart) left = chart.right + 2;
    return { series, ladders, chartSheet, handicapSheet, chart };
  });
}

/** A season's evenings below each other, those who play beside each other: of many the next ones below that. */
function placeResults(
  { evenings }: Series,
  members: Ladder["rows"],
  sheet: string,
  who: Who
): readonly List<ResultColumn>[] {
  const column = { width: who === "player" ? 10 : 13, style: { ...STYLES.listed, format: "0.##" } };
  const blocks = Array.from({ length: Math.ceil(members.length / BLOCK) }, (_, block) => block);
  return blocks.map((block) =>
    placeList<ResultColumn>(
      {
        number: { heading: words.results.number, width: 5, style: STYLES.label },
        date: { heading: words.results.date, width: 9, style: { ...STYLES.listed, format: DAY_AND_MONTH } },
        average: { heading: words.results.average, width: 8, style: POINTS },
        ...recordBy(
          members.slice(block * BLOCK, (block + 1) * BLOCK),
          (_, index) => memberColumn(block * BLOCK + index),
          ({ name }) => ({ heading: name, ...column })
        ),
      },
      { sheet, headingRow: 5 + block * blockRows(evenings), rows: evenings.length }
    )
  );
}

/** The rows from one block of the results to the next: its evenings, its headings and a row between. */
export function blockRows(evenings: readonly number[]): number {
  return evenings.length + 2;
}

function ladderColumns({ rules: { best } }: Season, who: Who): Partial<Columns<LadderColumn>> {
  const { ladder } = words;
  const count = { width: 6.5, style: LEAGUE_STYLES.number };
  const points = { width: 9.5, style: POINTS };
  const [first, second, third] = ladder.podium;
  return {
    place: { heading: ladder.place, width: 7.5, style: LEAGUE_STYLES.sum, name: "Place" },
    name: {
      heading: words.who[who],
      width: who === "pair" ? 38 : 27,
      style: LEAGUE_STYLES.team,
      name: "Name",
    },
    played: { heading: ladder.played, ...count, name: "Evenings" },
    total: { heading: ladder.total, ...points, name: "Sum" },
    average: { heading: ladder.average, ...points, name: "Average" },
    ...(best !== null && { best: { heading: ladder.best(best), ...points, name: "Best" } }),
    first: { heading: first, ...count },
    second: { heading: second, ...count },
    third: { heading: third, ...count },
    ...(who === "player" && { partners: { heading: ladder.partners, width: 44, style: LEAGUE_STYLES.remark } }),
    member: { heading: null, width: 0 },
  };
}

function handicapColumns(who: Who): Columns<HandicapColumn> {
  const { handicaps } = words;
  const points = { width: 9, style: POINTS };
  return {
    name: { heading: words.who[who], width: who === "pair" ? 34 : 25, style: SWISS_STYLES.name },
    played: { heading: handicaps.played, width: 6.5, style: LEAGUE_STYLES.number },
    field: { heading: handicaps.field, ...points },
    own: { heading: handicaps.own, ...points },
    points: { heading: handicaps.points, width: 10, style: { ...LEAGUE_STYLES.sum, format: "0.##" } },
  };
}
