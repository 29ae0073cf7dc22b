import { InputError } from "../../bridge/input-error";
import { contestantNumber } from "../../movements/contestant";
import type { ReadOutcome } from "../../sessions/kinds";
import { resultTexts } from "../../sessions/result-texts";
import { isBoardAMatch } from "../../sessions/event/forms";
import { printPoints } from "../../sessions/event/points";
import type { BracketRound } from "../../sessions/event/results";
import { scoreEvent, type ScoredSwissEvent } from "../../sessions/event/score-event";
import { readTeam } from "../../sessions/teams/read-team";
import type { MatchPlan } from "../../sessions/teams/team-match/plan";
import type { ScoredTeamMatch } from "../../sessions/teams/team-match/score-match";
import { mapSides, type PerSide } from "../../sessions/teams/match";
import type { RoomSheet } from "../../sessions/teams/room-sheet";
import { texts } from "../texts";
import type { MatchOfRound } from "./butler";
import { findMatch, namesOf, teamsOf, titleOf, type FoundMatch } from "./find-match";
import { scoreSheets, type ComparedBoard } from "./score-sheets";
import type { MatchSheet } from "./sheet-lines";
import { withResult } from "./with-result";

const words = texts.eventMatch;

/** The match that the score sheets are for, as the user names it. */
interface NamedMatch {
  /** The two teams as typed, N-S at Table 1 first; the second may be missing. Empty if the sheets name the teams. */
  readonly teams: readonly string[];
  /** True if a new result replaces an existing one. */
  readonly replaces: boolean;
}

export interface EnteredMatch {
  readonly round: number | BracketRound;
  /** Team names, N-S at Table 1 first. */
  readonly teams: PerSide<string>;
  /** Team numbers, in the order of `teams`. */
  readonly numbers: PerSide<number>;
  readonly plan: MatchPlan;
  readonly outcome: ReadOutcome;
  readonly boards: readonly ComparedBoard[];
  /** "Round 3: 4 Golds – 1 Reds 23–15 IMPs, 13.15–6.85 VPs". */
  readonly summary: string;
}

/** An event after the matches of score sheets were entered. */
export interface EventOfSheets {
  readonly event: ScoredSwissEvent;
  readonly entered: readonly EnteredMatch[];
  /** Sentences on matches whose result was in the event already. */
  readonly alreadyEntered: readonly string[];
  /**
   * All matches that were scored from the sheets and not refused, including those whose result was in the event
   * already.
   */
  readonly matches: readonly MatchOfRound[];
  /** Matches that were not entered, with reasons, and notes on matches that were. */
  readonly remarks: readonly string[];
}

/**
 * Scores matches of an event from the tables' score sheets and enters their results. A match with a fault is not
 * entered at all; a remark gives the reason.
 * @throws InputError if the event has no match of the named teams.
 */
export function withMatchSheets(
  event: ScoredSwissEvent,
  sheets: readonly RoomSheet[],
  named: NamedMatch
): EventOfSheets {
  const remarks: string[] = [];
  const groups = new Map<string, { found: FoundMatch; sheets: MatchSheet[] }>();
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
  const entered: (Omit<EnteredMatch, "summary"> & { readonly found: FoundMatch })[] = [];
  const alreadyEntered: string[] = [];
  const matches: MatchOfRound[] = [];
  let { results } = event;
  for (const { found, sheets: ownSheets } of groups.values()) {
    const source = ownSheets.map(({ sheet }) => sheet.source).join(", ");
    const scored = scoreSheets(event, found, ownSheets);
    if (typeof scored === "string") {
      remarks.push(words.notEntered(source, scored));
      continue;
    }
    remarks.push(...scored.remarks.map((remark) => words.remark(source, remark)));
    const outcome = withResult(event, results, found, scored.scored, named.replaces);
    if (outcome.kind !== "refused") matches.push({ round: found.round, scored: scored.scored });
    if (outcome.kind === "known") alreadyEntered.push(words.alreadyEntered(source, titleOf(event, found)));
    else if (outcome.kind === "refused") remarks.push(words.notEntered(source, outcome.reason));
    else {
      results = outcome.results;
      entered.push({ found, round: found.round, teams: namesOf(event, found), numbers: numbersOf(found), ...scored });
    }
  }
  const updated = scoreEvent(event.plan, results);
  return {
    event: updated,
    entered: entered.map(({ found, ...match }) => ({ ...match, summary: matchSummary(updated, found, match) })),
    alreadyEntered,
    matches,
    remarks,
  };
}

function numbersOf({ home, away }: FoundMatch): PerSide<number> {
  return [contestantNumber(home), contestantNumber(away)];
}

/** A sentence with the match's result, in the points that the event now has. */
function matchSummary(event: ScoredSwissEvent, found: FoundMatch, { outcome }: Pick<EnteredMatch, "outcome">): string {
  const { won } = (outcome.scored as ScoredTeamMatch).matches[0];
  const match = event.rounds[Number(found.round) - 1]?.matches.find(
    ({ team, opponent }) =>
      (team === found.home && opponent === found.away) || (team === found.away && opponent === found.home)
  );
  const title = titleOf(event, found);
  if (isBoardAMatch(event.plan)) return words.bamResult(title, won);
  if (!match || match.vps === null || match.opponentVps === null) return words.result(title, won, null);
  const vps = mapSides([match.vps, match.opponentVps] as const, (points) => printPoints(points, event.plan));
  return words.result(title, won, match.team === found.home ? vps : [vps[1], vps[0]]);
}
