import { signed } from "../../bridge/points";
import { contestantNumber, forContestant } from "../../movements/contestant";
import { nameOf, NUMBERED_TEAMS } from "../contestants";
import { columnsOf, remarksOf, type ColumnKind, type Remarks, type Report, type ReportRow } from "../report";
import { resultTexts } from "../result-texts";
import { eventPenaltiesLine, printPenalties } from "../teams/event-penalties";
import { isDivided } from "./divisions";
import { teamLabel } from "./event-plan";
import { eventRemarks, fewerLines, provisionalLines } from "./event-lines";
import { isBoardAMatch, isLeague, isRoundRobin, isShort } from "./forms";
import { handicapLines } from "./handicap-lines";
import { leagueProgress, matchRemarks, penaltyLines, swapLines, walkoverRule, zoneLines } from "./league-lines";
import { roundCounts } from "./pairing/progress";
import { printPoints } from "./points";
import { bracketLines, nextRoundRemarks } from "./round-lines";
import { isScored, type ScoredMatch } from "./rounds";
import { isSwissEvent, type ScoredEvent, type ScoredLeague, type ScoredSwissEvent } from "./score-event";
import { havePlayedUnlike, type ScoredTeam } from "./standings";
import { tieLines } from "./tie-lines";
import { tieSentences } from "./tie-sentences";
import { warningLines } from "./warning-lines";

const words = resultTexts.swiss;

/** Returns the report of an event: its standings, and what comes next. */
export function eventReport(event: ScoredSwissEvent | ScoredLeague): Report {
  const { teams, standings } = event;
  const kinds = columnKinds(event);
  return {
    progress: progressLine(event),
    columns: columnsOf("team", kinds),
    rows: teams.some(({ total }) => total !== null)
      ? standings.map((team) => rowOf(forContestant(teams, team), event, kinds))
      : [],
    remarks: isSwissEvent(event) ? swissRemarks(event) : leagueRemarks(event),
  };
}

/** Returns the columns of the standings. */
function columnKinds({ plan, teams, results: { penalties = [] } }: ScoredEvent): ColumnKind[] {
  const team = ["place", "number", "name"] as const;
  if (isLeague(plan)) return [...team, "played", "won", "drawn", "lost", "impsFor", "impsAgainst", "vps"];
  return [
    ...team,
    ...(isBoardAMatch(plan) ? (["points", "percentage"] as const) : (["vps", "netImps"] as const)),
    ...(havePlayedUnlike(teams) ? (["played"] as const) : []),
    ...(plan.carried ? (["carried"] as const) : []),
    ...(penalties.length > 0 ? (["penalties"] as const) : []),
  ];
}

function rowOf(
  { team, division, total, netImps, percentage, ...counts }: ScoredTeam,
  { plan, results: { penalties = [] } }: ScoredEvent,
  kinds: readonly ColumnKind[]
): ReportRow {
  const points = total === null ? "" : printPoints(total, plan);
  const cells: Partial<Record<ColumnKind, string>> = {
    place: counts.place,
    number: String(contestantNumber(team)),
    points,
    vps: points,
    name: nameOf(NUMBERED_TEAMS, plan.teams, team),
    percentage: percentage === null ? "" : percentage.toFixed(2),
    netImps: netImps === null ? "" : signed(netImps),
    carried: plan.carried ? printPoints(forContestant(plan.carried, team), plan) : "",
    penalties: printPenalties(penalties.filter((penalty) => penalty.team === team)),
    played: String(counts.played),
    won: String(counts.won),
    drawn: String(counts.drawn),
    lost: String(counts.lost),
    impsFor: String(counts.impsFor),
    impsAgainst: String(counts.impsAgainst),
  };
  return {
    ...(isDivided(plan) && { ranking: plan.divisions[division]?.name ?? "" }),
    ...Object.fromEntries(kinds.map((kind) => [kind, cells[kind] ?? ""])),
  };
}

function swissRemarks(event: ScoredSwissEvent): Remarks[] {
  return [
    ...remarksOf(eventPenaltiesLine(event.results.penalties ?? [], event.plan.teams)),
    ...nextRoundRemarks(event),
    ...remarksOf(handicapLines(event), words.handicaps.heading),
    ...eventRemarks(event),
    ...remarksOf(bracketLines(event)),
    ...remarksOf(tieLines(event), words.ties),
    ...remarksOf(warningLines(event), words.toBeLookedAt),
  ];
}

function leagueRemarks(league: ScoredLeague): Remarks[] {
  const { ties, moves, penalties, swaps } = resultTexts.league;
  return [
    ...remarksOf(tieSentences(league), ties),
    ...remarksOf(zoneLines(league), moves),
    ...remarksOf(penaltyLines(league), penalties),
    ...remarksOf(walkoverRule(league)),
    ...remarksOf(fewerLines(league), words.fewerBoards),
    ...remarksOf(provisionalLines(league), words.provisional),
    ...remarksOf(handicapLines(league), words.handicaps.heading),
    ...remarksOf(swapLines(league), swaps),
    ...matchRemarks(league),
  ];
}

/** Returns the number of rounds and matches with a result in words, or the winner of the bracket. */
export function progressLine(event: ScoredSwissEvent | ScoredLeague): string {
  if (!isSwissEvent(event)) return leagueProgress(event);
  const { plan, rounds, bracket } = event;
  const isAll = isRoundRobin(plan);
  const hasBegun = (matches: readonly ScoredMatch[]) => (isAll ? matches.some(isScored) : matches.length > 0);
  const latest = [...rounds].reverse().find(({ matches }) => hasBegun(matches));
  if (bracket?.winner != null) return words.wonBy(teamLabel(plan, bracket.winner));
  if (!latest && isAll && !isShort(plan)) return words.noneOfAllPlayed(plan.teams.length, plan.double, plan.rounds);
  if (!latest)
    return plan.rounds === 0 && plan.bracket !== null
      ? words.knockoutOnly(plan.teams.length, plan.bracket)
      : words.nonePlayed(plan.teams.length, plan.rounds);
  const { round } = latest;
  const { ordinary, ofThree, byes } = roundCounts(event, round);
  return [
    words.matchesScored(round, plan.rounds, ...ordinary),
    ...(ofThree === "begins" ? [words.threeBegin] : ofThree === null ? [] : [words.ofThreeScored(...ofThree)]),
    ...(byes > 0 ? [words.byesIn(byes)] : []),
  ].join(", ");
}
