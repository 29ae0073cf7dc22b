import { progressOf } from "../../sessions/swiss-event/progress";
import type { ScoredSwissEvent } from "../../sessions/swiss-event/score-swiss-event";
import { dialectNamed } from "../formulas/dialect-named";
import { longDate } from "../long-date";
import type { Area, DefinedName, Workbook } from "../model";
import { scaleNames, scalesSheet, scaleTables, vpTableOf, type VpTable } from "../scales-sheet";
import type { WorkbookOptions } from "../workbook-options";
import { bracketSheet } from "./bracket-sheet";
import { layoutOf, type SwissLayout } from "./layout";
import { RANKING, rankingArea } from "./ranking-layout";
import { roundArea, roundColumn, roundSheetName } from "./round-layout";
import {
  NAME_COLUMN,
  partOf,
  placeColumn,
  standingsArea,
  standingsColumn,
  standingsParts,
  totalColumn,
} from "./standings-layout";
import { rankingSheet } from "./ranking-sheet";
import { roundSheet } from "./round-sheet";
import { standingsSheet } from "./standings-sheet";
import { headOf, type SwissSheets } from "./swiss-sheets";
import { withNextRound } from "./with-next-round";
import { workingSheet } from "./working-sheet";

/** The workbook of a Swiss event, empty or with what has been played, the next round paired. */
export function swissEventWorkbook(
  scored: ScoredSwissEvent,
  { paper = "A4", formulas = "built-in" }: WorkbookOptions = {}
): Workbook {
  const event = withNextRound(scored);
  const { plan } = event;
  const layout = layoutOf(event);
  const head = headOf(plan);
  const vpTable = plan.rounds === 0 ? null : vpTableOf(plan.scale);
  // No contract is scored here.
  const tables = { ...scaleTables(vpTable), made: "", overtrick: "", penalty: "" };
  const dialect = dialectNamed(formulas, tables);
  const { begun: triples } = progressOf(event);
  const sheets: SwissSheets = { event, triples, layout, head, dialect, tables, paper };
  const bracket = bracketSheet(sheets);
  return {
    title: plan.title,
    date: longDate(plan.date),
    sheets: [
      ...standingsParts(layout).map((part) => standingsSheet(sheets, part)),
      ...(plan.rounds > 0 ? [rankingSheet(sheets)] : []),
      ...event.rounds.map(({ round }) => roundSheet(sheets, round)),
      ...(bracket ? [bracket] : []),
      scalesSheet(head, vpTable, paper),
      workingSheet(sheets),
    ],
    names: definedNames(layout, vpTable),
  };
}

function definedNames(layout: SwissLayout, vpTable: VpTable | null): DefinedName[] {
  const rounds = Array.from({ length: layout.rounds }, (_, i) => i + 1);
  const [main] = standingsParts(layout);
  const standings = (name: string, column: number, part = main!) => ({
    name: `Standings_${name}`,
    sheet: part.sheet,
    area: standingsArea(layout, column),
  });
  const ranking = (name: string, column: number) => ({
    name: `Ranking_${name}`,
    sheet: RANKING,
    area: rankingArea(layout, column),
  });
  return [
    standings("Team", NAME_COLUMN),
    ...rounds.map((round) => {
      const part = partOf(layout, round);
      return standings(`Round${round}`, standingsColumn(part, round, "vps"), part);
    }),
    ...(layout.rounds > 0
      ? [
          standings("Total", totalColumn(main!)),
          standings("Place", placeColumn(main!)),
          ...["Place", "Number", "Team", "Total"].map((name, i) => ranking(name, i + 1)),
        ]
      : []),
    ...rounds.flatMap((round) => roundNames(layout, round)),
    ...scaleNames(vpTable),
  ];
}

function roundNames(layout: SwissLayout, round: number): DefinedName[] {
  const name = (suffix: string, area: Area) => ({
    name: `Round${round}_${suffix}`,
    sheet: roundSheetName(round),
    area,
  });
  return [
    name("Team", roundArea(layout, "team")),
    name("Opponent", roundArea(layout, "opponent")),
    name("Imps", roundArea(layout, "imps")),
    name("Vps", { ...roundArea(layout, "vps"), right: roundColumn("opponentVps") }),
  ];
}
