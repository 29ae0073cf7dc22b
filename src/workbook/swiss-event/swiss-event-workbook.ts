import { withPaired } from "../../sessions/event/pairing/corrections";
import { isBoardAMatch, isRoundRobin, isShort } from "../../sessions/event/forms";
import { nextRound } from "../../sessions/event/pairing/next-round";
import { maxMatches, type SwissEventPlan } from "../../sessions/event/plan";
import { progressOf } from "../../sessions/event/pairing/progress";
import { scoreEvent, type ScoredSwissEvent } from "../../sessions/event/score-event";
import { assemble, frameOf, type WorkbookOptions } from "../assemble";
import { inWords, type TextPart } from "../kit/content";
import type { SheetHead } from "../kit/grid";
import { listNames } from "../kit/list";
import type { DefinedName, Workbook } from "../model";
import { penaltyRows, penaltySheet, placePenalties } from "../penalties/penalty-list";
import { vpTableOf } from "../scales-sheet";
import { texts } from "../texts";
import { scaleName } from "../vp-table";
import { placeBracket } from "./bracket-lists";
import { bracketSheet } from "./bracket-sheet";
import { crossTableSheet, placeCrossTable } from "./cross-table-sheet";
import { belowPenalties, placeDirector, placeHandSteps } from "./director-sheet";
import { fixturesSheet, placeFixtures } from "./fixtures-sheet";
import { swissEntries } from "./swiss-entries";
import { placeRound, roundSheet } from "./round-sheet";
import { placeRanking, resultSheet } from "./result";
import { placeStandings } from "./place-standings";
import { placePresence } from "./presence-list";
import { standingsSheet } from "./standings-sheet";
import { penaltyRules, type SwissLists, type SwissRound, type SwissSheets } from "./swiss-lists";
import { nameBeside } from "./team-names";
import { linesOfRound, placeWorking } from "./working-lists";
import { workingSheet } from "./working-sheet";

/**
 * Makes the workbook of a Swiss event, empty or with its results; the next round is paired unless `pairsNext` is false.
 */
export function swissEventWorkbook(scored: ScoredSwissEvent, options: WorkbookOptions = {}): Workbook {
  return eventWorkbook(options.pairsNext === false ? scored : withNextRound(scored), options).workbook;
}

/** An event's workbook, the head of its sheets, and the names of its Standings sheets. */
interface EventWorkbook {
  readonly workbook: Workbook;
  /**
   * Head for the sheets of another workbook: it names the scale as plain text, because that workbook has no
   * victory-point table.
   */
  readonly head: SheetHead;
  readonly standings: readonly string[];
}

/** Makes an event's workbook with the matches that the event lists; no further round is paired. */
export function eventWorkbook(event: ScoredSwissEvent, options: WorkbookOptions): EventWorkbook {
  const { plan } = event;
  const { rounds, scale } = plan;
  const isBam = isBoardAMatch(plan);
  const vpTable = rounds === 0 || isBam ? null : vpTableOf(scale);
  const frame = frameOf(headOf(plan, vpTable ? scaleName(vpTable) : scale.name), vpTable, options, !isBam);
  const lists = placeSwissEvent(event, () => sheets);
  const sheets: SwissSheets = { ...frame, event, lists };
  const shown = [
    ...lists.standings.map((part) => standingsSheet(sheets, part)),
    resultSheet(sheets),
    ...(lists.crossTable ? [crossTableSheet(sheets, lists.crossTable)] : []),
    ...(lists.fixtures ? [fixturesSheet(sheets, lists.fixtures)] : []),
    ...lists.rounds.map((round) => roundSheet(sheets, round)),
    ...(event.bracket ? [bracketSheet(sheets, event.bracket)] : []),
    ...(rounds > 0
      ? [
          penaltySheet(
            frame,
            lists.penalties,
            event.results.penalties ?? [],
            lists.director && belowPenalties(lists.director, event)
          ),
        ]
      : []),
  ];
  return {
    workbook: assemble(frame, shown, () => workingSheet(sheets), definedNames(lists, isBam), swissEntries(sheets)),
    head: headOf(plan, scale.name),
    standings: lists.standings.map(({ sheet }) => sheet),
  };
}

/** @param scale the name of the scale. */
function headOf(plan: SwissEventPlan, scale: TextPart): SheetHead {
  const { title, date, teams, rounds, boards, bracket } = plan;
  const subtitle = texts.swissEvent.subtitle(
    teams.length,
    rounds,
    boards,
    isBoardAMatch(plan) ? texts.swissEvent.boardAMatch : scale,
    bracket,
    isRoundRobin(plan) && !isShort(plan) ? (plan.double ? 2 : 1) : 0
  );
  return { title, date, subtitle: inWords(...subtitle) };
}

/** Places the lists of an event. `sheets` is a function because formulas of one list refer to other lists. */
function placeSwissEvent(event: ScoredSwissEvent, sheets: () => SwissSheets): SwissLists {
  const { plan } = event;
  const { teams } = plan;
  const { begun } = progressOf(event);
  const { penalties = [] } = event.results;
  const lines = placeWorking(plan, maxMatches(plan), penaltyRows(teams.length, penalties));
  const working = { ...lines, byHand: placeHandSteps(event, (lines.amounts ?? lines.status).right + 2) };
  const standings = placeStandings(
    event,
    (scored, columns): SwissRound => {
      const round: SwissRound = {
        ...scored,
        triple: begun.get(scored.round) ?? null,
        list: placeRound(plan, scored.round, () => round, sheets),
        lines: linesOfRound(plan, working, scored.round, maxMatches(plan)),
        standings: columns,
      };
      return round;
    },
    sheets
  );
  const placed = placePenalties(
    penaltyRules(plan),
    penalties,
    () => working.penalties,
    (number) => nameBeside(sheets(), number)
  );
  return {
    standings,
    ranking: placeRanking(plan, sheets),
    rounds: standings.flatMap(({ rounds }) => rounds),
    crossTable: plan.crossTable ? placeCrossTable(plan, sheets) : null,
    fixtures: isRoundRobin(plan) ? placeFixtures(plan, sheets) : null,
    working,
    director: isRoundRobin(plan) || plan.rounds === 0 ? null : placeDirector(event, sheets, placed.lastRow),
    presence: placePresence(plan, standings[0], sheets),
    penalties: placed,
    bracket: event.bracket && placeBracket(plan, event.bracket),
  };
}

/** Returns the event with the next round's matches added, if that round can be paired. */
export function withNextRound(event: ScoredSwissEvent): ScoredSwissEvent {
  // A round robin lists the matches of all its rounds from the start.
  if (isRoundRobin(event.plan)) return event;
  const next = nextRound(event);
  if (next?.kind !== "paired") return event;
  return scoreEvent(event.plan, withPaired(event, next));
}

function definedNames({ standings: [main], ranking, rounds }: SwissLists, isBam: boolean): DefinedName[] {
  return [
    ...listNames(main.teams, "Standings"),
    ...rounds.flatMap(({ standings }) => listNames(standings, "Standings")),
    ...listNames(main.totals, "Standings"),
    ...(rounds.length === 0 ? [] : listNames(ranking, "Result")),
    ...rounds.flatMap((round) => roundNames(round, isBam)),
  ];
}

function roundNames({ round, list }: SwissRound, isBam: boolean): DefinedName[] {
  const points = {
    name: `Round${round}_${isBam ? "Points" : "Vps"}`,
    sheet: list.sheet,
    area: list.area(["vps", "opponentVps"]),
  };
  return [...listNames(list, `Round${round}`), points];
}
