import { InputError } from "../../bridge/input-error";
import { contestantNumber } from "../../movements/contestant";
import type { ReadOutcome } from "../../sessions/kinds";
import { resultTexts } from "../../sessions/result-texts";
import { isBoardAMatch } from "../../sessions/swiss-event/forms";
import { printPoints } from "../../sessions/swiss-event/points";
import type { BracketRound } from "../../sessions/swiss-event/results";
import { scoreSwissEvent, type ScoredSwissEvent } from "../../sessions/swiss-event/score-swiss-event";
import { readTeam } from "../../sessions/teams/read-team";
import type { MatchPlan } from "../../sessions/team-match/plan";
import type { ScoredTeamMatch } from "../../sessions/team-match/score-match";
import { mapSides, type PerSide } from "../../sessions/teams/match";
import type { RoomSheet } from "../../sessions/teams/room-sheet";
import { texts } from "../texts";
import type { MatchOfRound } from "./butler";
import { findMatch, namesOf, teamsOf, titleOf, type Found } from "./find-match";
import { scoreSheets, type ComparedBoard } from "./score-sheets";
import type { OwnSheet } from "./sheet-lines";
import { withResult } from "./with-result";

const words = texts.eventMatch;

/** What somebody says of the match that sheets are of. */
interface NamedMatch {
  /** As typed: the team that sits North-South at Table 1, and its opponents, who may be left out. Without, sheets say it. */
  readonly teams: readonly string[];
  /** Whether a result that is there already gives way to another one. */
  readonly replaces: boolean;
}

/** A match that was scored by its sheets, and entered. */
export interface EnteredMatch {
  readonly round: number | BracketRound;
  /** The teams' names, the one first that sits North-South at Table 1. */
  readonly teams: PerSide<string>;
  /** Their numbers, in the same order. */
  readonly numbers: PerSide<number>;
  readonly plan: MatchPlan;
  readonly outcome: ReadOutcome;
  /** Board by board. */
  readonly boards: readonly ComparedBoard[];
  /** "Round 3: 4 Golds – 1 Reds 23–15 IMPs, 13.15–6.85 VPs". */
  readonly said: string;
}

/** An event with the matches entered that score sheets are of. */
export interface EventOfSheets {
  readonly event: ScoredSwissEvent;
  readonly entered: readonly EnteredMatch[];
  /** The matches of which the event knows the same already. */
  readonly known: readonly string[];
  /** All matches that are scored, also those that the event knows. */
  readonly matches: readonly MatchOfRound[];
  /** What was not entered, and why; and what is to be known of what was. */
  readonly remarks: readonly string[];
}

/**
 * Scores matches of an event by their tables' score sheets, board by board, and enters their results. What cannot be
 * entered is said; nothing of a match is entered by halves.
 * @throws InputError where the match that is named is none of the event's.
 */
export function withMatchSheets(
  event: ScoredSwissEvent,
  sheets: readonly RoomSheet[],
  named: NamedMatch
): EventOfSheets {
  const remarks: string[] = [];
  const groups = new Map<string, { found: Found; sheets: OwnSheet[] }>();
  const typed = named.teams.map((team) => readTeam(team.trim(), event.plan.teams, resultTexts.results.swissEvent.team));
  for (const sheet of sheets) {
    remarks.push(...sheet.remarks);
    const teams = teamsOf(event, sheet, typed);
    if (typeof teams === "string") {
      remarks.push(teams);
      continue;
    }
    const found = findMatch(event, teams);
    if (typeof found === "string") {
      if (typed.length > 0) throw new InputError(found, "match");
      remarks.push(words.notEntered(sheet.source, found));
      continue;
    }
    const key = `${found.round}:${[found.home, found.away].sort((a, b) => a - b).join(":")}`;
    const group = groups.get(key) ?? { found, sheets: [] };
    group.sheets.push({ sheet, isTurned: group.found.home !== found.home });
    groups.set(key, group);
  }
  const entered: (Omit<EnteredMatch, "said"> & { readonly found: Found })[] = [];
  const known: string[] = [];
  const matches: MatchOfRound[] = [];
  let { results } = event;
  for (const { found, sheets: own } of groups.values()) {
    const source = own.map(({ sheet }) => sheet.source).join(", ");
    const scored = scoreSheets(event, found, own);
    if (typeof scored === "string") {
      remarks.push(words.notEntered(source, scored));
      continue;
    }
    remarks.push(...scored.remarks.map((remark) => words.of(source, remark)));
    const after = withResult(event, results, found, scored.scored, named.replaces);
    if (after.kind !== "refused") matches.push({ round: found.round, scored: scored.scored });
    if (after.kind === "known") known.push(words.known(source, titleOf(event, found)));
    else if (after.kind === "refused") remarks.push(words.notEntered(source, after.why));
    else {
      results = after.results;
      entered.push({ found, round: found.round, teams: namesOf(event, found), numbers: numbersOf(found), ...scored });
    }
  }
  const now = scoreSwissEvent(event.plan, results);
  return {
    event: now,
    entered: entered.map(({ found, ...match }) => ({ ...match, said: saidOf(now, found, match) })),
    known,
    matches,
    remarks,
  };
}

function numbersOf({ home, away }: Found): PerSide<number> {
  return [contestantNumber(home), contestantNumber(away)];
}

/** A match that has been entered, with its result as the event has it now. */
function saidOf(event: ScoredSwissEvent, found: Found, { outcome }: Pick<EnteredMatch, "outcome">): string {
  const { won } = (outcome.scored as ScoredTeamMatch).match;
  const match = event.rounds[Number(found.round) - 1]?.matches.find(
    ({ team, opponent }) =>
      (team === found.home && opponent === found.away) || (team === found.away && opponent === found.home)
  );
  const title = titleOf(event, found);
  if (isBoardAMatch(event.plan)) return words.saidBam(title, won);
  if (!match || match.vps === null || match.opponentVps === null) return words.said(title, won, null);
  const vps = mapSides([match.vps, match.opponentVps] as const, (points) => printPoints(points, event.plan));
  return words.said(title, won, match.team === found.home ? vps : [vps[1], vps[0]]);
}
