import { printVictoryPoints } from "../../../bridge/vp/scale";
import { contestantNumber, forContestant, type Contestant } from "../../../movements/contestant";
import { labelOf, nameOf, NUMBERED_TEAMS } from "../../contestants";
import { columnsOf, remarksOf, type ColumnKind, type Remarks, type Report } from "../../report";
import { resultTexts } from "../../result-texts";
import { WALKOVER_SHARE, walkoverPoints } from "../../walkover";
import { unitSuffix } from "../../penalty-units";
import type { Division } from "./divisions";
import { handicapLines } from "../handicap-lines";
import { uncountedPenalty } from "../uncounted-penalties";
import { atHome, type LeagueMatch } from "./matches";
import { isDivided } from "./plan";
import { isLate, isMoved, type ScoredLeague, type Zone } from "./score-league";
import { tiesOf } from "./why";

const words = resultTexts.league;

const COLUMNS: readonly ColumnKind[] = [
  "place",
  "number",
  "name",
  "played",
  "won",
  "drawn",
  "lost",
  "impsFor",
  "impsAgainst",
  "vps",
];

/** A season for people: its table, how ties were broken, and which matches are still to be played. */
export function leagueReport(league: ScoredLeague): Report {
  const { plan, teams, standings } = league;
  const { done, matches } = matchesPlayed(league);
  return {
    progress: words.progress(done, matches),
    columns: columnsOf("team", COLUMNS),
    rows: done === 0 ? [] : standings.map((team) => rowOf(forContestant(teams, team))),
    remarks: [
      ...remarksOf(
        tiesOf(league).map(({ why }) => why),
        words.ties
      ),
      ...remarksOf(zoneLines(league), words.moves),
      ...remarksOf(penaltyLines(league), words.penalties),
      ...remarksOf(conditions(league)),
      ...remarksOf(fewerLines(league), resultTexts.swiss.fewerBoards),
      ...remarksOf(
        handicapLines(
          plan,
          league.matches.map(({ scored }) => scored),
          (round, [home, away], without, margin) =>
            words.turned(words.matchOfRound(round, words.match(home, away)), margin, without)
        ),
        resultTexts.swiss.handicaps.heading
      ),
      ...remarksOf(swapLines(league), words.swaps),
      ...matchRemarks(league),
    ],
  };

  function rowOf({ team, place, total, division, ...counts }: (typeof teams)[number]) {
    const { played, won, drawn, lost, impsFor, impsAgainst } = counts;
    return {
      ...(isDivided(plan) && { ranking: plan.divisions[division]?.name ?? "" }),
      place,
      number: String(contestantNumber(team)),
      name: nameOf(NUMBERED_TEAMS, plan.teams, team),
      played: String(played),
      won: String(won),
      drawn: String(drawn),
      lost: String(lost),
      impsFor: String(impsFor),
      impsAgainst: String(impsAgainst),
      vps: total === null ? "" : printVictoryPoints(total, plan.scale),
    };
  }
}

/** How many matches are played, of those that count. */
export function matchesPlayed({ matches }: Pick<ScoredLeague, "matches">): {
  readonly done: number;
  readonly matches: number;
} {
  const counted = matches.filter(({ state }) => state !== "void");
  return { done: counted.filter(({ state }) => state !== "open").length, matches: counted.length };
}

/** The points of a conceded match, where there is one. */
function conditions({ plan, matches }: ScoredLeague): string[] {
  if (!matches.some(({ state }) => state === "conceded")) return [];
  const points = printVictoryPoints(walkoverPoints(plan.scale), plan.scale);
  return [words.walkover(points, 100 * WALKOVER_SHARE, plan.walkover)];
}

/** The penalties, and why one does not count. */
function penaltyLines(league: ScoredLeague): string[] {
  const { plan, penalties } = league;
  return penalties.flatMap((penalty) => {
    const { team, round, amount, unit, reason } = penalty;
    const what = `${amount}${unitSuffix(amount, unit)}${round === null ? "" : words.inRound(round)}`;
    const line = words.penalty(labelOf(NUMBERED_TEAMS, plan.teams, team), what, reason);
    const uncounted = uncountedPenalty(penalty, league);
    return [uncounted === null ? line : `${line}. ${uncounted}`];
  });
}

/** The matches that went by the points for fewer boards. */
function fewerLines({ plan, matches }: ScoredLeague): string[] {
  return matches.flatMap((match) => {
    const { round, margin, boards } = match.scored;
    if (margin === null || boards === undefined) return [];
    const teams = atHome(match).map((team) => labelOf(NUMBERED_TEAMS, plan.teams, team));
    return [resultTexts.swiss.fewerMatch(round, teams, boards, plan.boards)];
  });
}

/** The teams that go up and down, for now or for good. */
function zoneLines(league: ScoredLeague): string[] {
  const { plan, teams, standings } = league;
  return plan.divisions.flatMap((division) => {
    const { up, down, name, teams: members } = division;
    const inZone = (zone: Zone) =>
      standings
        .filter((team) => members.includes(team) && forContestant(teams, team).zone === zone)
        .map((team) => nameOf(NUMBERED_TEAMS, plan.teams, team));
    const isOver = isDivisionOver(league, division);
    const [rising, falling, tied] = [inZone("up"), inZone("down"), inZone("tied")];
    const said = [
      ...(up > 0 && rising.length > 0 ? [words.up(isOver, words.list(rising))] : []),
      ...(down > 0 && falling.length > 0 ? [words.down(isOver, words.list(falling))] : []),
      ...(tied.length > 0 ? [words.tiedAtLine(words.list(tied))] : []),
    ];
    return said.length === 0 ? [] : [`${isDivided(plan) ? `${name}: ` : ""}${said.join("; ")}`];
  });
}

/** True if all matches of a division have their result. */
export function isDivisionOver(
  { matches }: Pick<ScoredLeague, "matches">,
  { teams }: Pick<Division, "teams">
): boolean {
  return !matches.some((match) => match.state === "open" && teams.includes(match.home));
}

/** Matches that are not played at the venue of the fixture list, and their returns. */
function swapLines({ plan, matches }: ScoredLeague): string[] {
  const label = (team: Contestant) => labelOf(NUMBERED_TEAMS, plan.teams, team);
  return matches.flatMap((match) => {
    if (!match.swapped) return [];
    const [host, guest] = atHome(match);
    const back = matches.find(({ home, away }) => home === host && away === guest);
    const line = words.matchOfRound(match.round, words.match(label(host), label(guest)));
    return [back ? `${line}${words.ofReturn(back.round, label(atHome(back)[0]))}` : line];
  });
}

/** Matches that were moved or are late, and the next round. */
function matchRemarks(league: ScoredLeague): Remarks[] {
  const { plan, matches } = league;
  const open = matches.filter(({ state }) => state === "open");
  const label = (team: Contestant) => labelOf(NUMBERED_TEAMS, plan.teams, team);
  const named = (match: LeagueMatch) => {
    const [host, guest] = atHome(match);
    return words.match(label(host), label(guest));
  };
  const ofRound = (match: LeagueMatch) => words.matchOfRound(match.round, named(match));
  const moved = open.filter(isMoved);
  const late = open.filter((match) => isLate(league, match));
  const toCome = open.filter((match) => !isMoved(match) && !isLate(league, match));
  return [
    ...remarksOf(
      moved.map((match) => words.movedTo(ofRound(match), match.listed, match.date)),
      words.moved
    ),
    ...remarksOf(late.map(ofRound), words.outstanding),
    ...plan.divisions.flatMap(({ name, teams }, index) => {
      const coming = toCome.filter(({ home }) => teams.includes(home));
      const next = plan.fixtures.find(({ round, division }) => division === index && round === coming[0]?.round);
      if (!next) return [];
      const lines = [
        ...coming.filter(({ round }) => round === next.round).map(named),
        ...(next.sitsOut === null ? [] : [words.sitsOut(label(next.sitsOut))]),
      ];
      return remarksOf(lines, `${isDivided(plan) ? `${name}, ` : ""}${words.round(next.round, next.date)}`);
    }),
  ];
}
