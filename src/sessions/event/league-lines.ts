import { printVictoryPoints } from "../../bridge/vp/scale";
import { forContestant, type Contestant } from "../../movements/contestant";
import { nameOf, NUMBERED_TEAMS } from "../contestants";
import { unitSuffix } from "../penalty-units";
import { remarksOf, type Remarks } from "../report";
import { resultTexts } from "../result-texts";
import { WALKOVER_SHARE, walkoverPoints } from "../walkover";
import { isDivided, type Division } from "./divisions";
import { teamLabel } from "./event-plan";
import { atHome, isLate, isMoved, type LeagueMatch } from "./league-matches";
import type { ScoredLeague } from "./score-event";
import type { Zone } from "./standings";
import { uncountedPenalty } from "./uncounted-penalties";

const words = resultTexts.league;

/** Returns the number of matches with a result, and of all matches that count. */
export function matchesPlayed({ matches }: Pick<ScoredLeague, "matches">) {
  const counted = matches.filter(({ state }) => state !== "void");
  return { done: counted.filter(({ state }) => state !== "open").length, expected: counted.length };
}

/** Returns the progress, "12 of 30 matches played". */
export function leagueProgress(league: ScoredLeague): string {
  const { done, expected } = matchesPlayed(league);
  return words.progress(done, expected);
}

/** Returns the rule for the points of a conceded match, if there is such a match. */
export function walkoverRule({ plan, matches }: ScoredLeague): string[] {
  if (!matches.some(({ state }) => state === "conceded")) return [];
  const points = printVictoryPoints(walkoverPoints(plan.scale), plan.scale);
  return [words.walkover(points, 100 * WALKOVER_SHARE, plan.walkover)];
}

/** Returns a line for each penalty; if it does not count, the line says why. */
export function penaltyLines(league: ScoredLeague): string[] {
  const { penalties = [] } = league.results;
  return penalties.map((penalty) => {
    const { team, round, amount, unit, reason } = penalty;
    const deduction = `${amount}${unitSuffix(amount, unit)}${round === null ? "" : words.inRound(round)}`;
    const line = words.penalty(teamLabel(league.plan, team), deduction, reason);
    const uncounted = uncountedPenalty(penalty, league);
    return uncounted === null ? line : `${line}. ${uncounted}`;
  });
}

/** Returns a line for each division with the teams that go up and down, so far or finally. */
export function zoneLines(league: ScoredLeague): string[] {
  const { plan, teams, standings } = league;
  return plan.divisions.flatMap((division) => {
    const { up, down, name, teams: members } = division;
    const inZone = (zone: Zone) =>
      standings
        .filter((team) => members.includes(team) && forContestant(teams, team).zone === zone)
        .map((team) => nameOf(NUMBERED_TEAMS, plan.teams, team));
    const isOver = isDivisionOver(league, division);
    const [rising, falling, tied] = [inZone("up"), inZone("down"), inZone("tied")];
    const parts = [
      ...(up > 0 && rising.length > 0 ? [words.up(isOver, words.list(rising))] : []),
      ...(down > 0 && falling.length > 0 ? [words.down(isOver, words.list(falling))] : []),
      ...(tied.length > 0 ? [words.tiedAtLine(words.list(tied))] : []),
    ];
    return parts.length === 0 ? [] : [`${isDivided(plan) ? `${name}: ` : ""}${parts.join("; ")}`];
  });
}

/** True if all matches of a division have a result, and none is provisional. */
export function isDivisionOver(
  { matches }: Pick<ScoredLeague, "matches">,
  { teams }: Pick<Division, "teams">
): boolean {
  const isToCome = ({ state, scored }: LeagueMatch) => state === "open" || scored.provisional === true;
  return !matches.some((match) => isToCome(match) && teams.includes(match.home));
}

/**
 * Returns a line for each match whose venue is not the one in the fixture list, with the round and venue of the return
 * match.
 */
export function swapLines({ plan, matches }: ScoredLeague): string[] {
  const label = (team: Contestant) => teamLabel(plan, team);
  return matches.flatMap((match) => {
    if (!match.swapped) return [];
    const [host, guest] = atHome(match);
    const back = matches.find(({ home, away }) => home === host && away === guest);
    const line = words.matchOfRound(match.round, words.match(label(host), label(guest)));
    return [back ? `${line}${words.ofReturn(back.round, label(atHome(back)[0]))}` : line];
  });
}

/** Returns remarks on matches that were moved or are late, and on the next round. */
export function matchRemarks(league: ScoredLeague): Remarks[] {
  const { plan, matches } = league;
  const open = matches.filter(({ state }) => state === "open");
  const ofRound = (match: LeagueMatch) => words.matchOfRound(match.round, namedMatch(plan, match));
  const moved = open.filter(isMoved);
  return [
    ...remarksOf(
      moved.map((match) => words.movedTo(ofRound(match), match.listed, match.date)),
      words.moved
    ),
    ...matchesToCome(league),
  ];
}

/** Returns remarks on matches that are late, and on the next round of each division. */
export function matchesToCome(league: ScoredLeague): Remarks[] {
  const { plan, matches } = league;
  const open = matches.filter(({ state }) => state === "open");
  const ofRound = (match: LeagueMatch) => words.matchOfRound(match.round, namedMatch(plan, match));
  const late = open.filter((match) => isLate(league, match));
  const toCome = open.filter((match) => !isMoved(match) && !isLate(league, match));
  return [
    ...remarksOf(late.map(ofRound), words.outstanding),
    ...plan.divisions.flatMap(({ name, teams }, index) => {
      const coming = toCome.filter(({ home }) => teams.includes(home));
      const next = plan.fixtures.find(({ round, division }) => division === index && round === coming[0]?.round);
      if (!next) return [];
      const lines = [
        ...coming.filter(({ round }) => round === next.round).map((match) => namedMatch(plan, match)),
        ...(next.sitsOut === null ? [] : [words.sitsOut(teamLabel(plan, next.sitsOut))]),
      ];
      return remarksOf(lines, `${isDivided(plan) ? `${name}, ` : ""}${words.round(next.round, next.date)}`);
    }),
  ];
}

/** Returns the two teams of a match, the team that plays at home first. */
function namedMatch(plan: ScoredLeague["plan"], match: LeagueMatch): string {
  const [host, guest] = atHome(match);
  return words.match(teamLabel(plan, host), teamLabel(plan, guest));
}
