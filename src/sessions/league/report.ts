import { printVictoryPoints } from "../../bridge/vp/scale";
import { contestantNumber, entryOf, type Contestant } from "../../movements/contestant";
import { labelOf, nameOf, NUMBERED_TEAMS } from "../contestants";
import { columnsOf, remarksOf, type ColumnKind, type Remarks, type Report } from "../report";
import { resultTexts } from "../result-texts";
import { WALKOVER_SHARE, walkoverPoints } from "../walkover";
import type { LeagueMatch } from "./matches";
import { isLate, isMoved, isOpen, type ScoredLeague } from "./score-league";
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
    rows: done === 0 ? [] : standings.map((team) => rowOf(entryOf(teams, team))),
    remarks: [
      ...remarksOf(
        tiesOf(league).map(({ why }) => why),
        words.ties
      ),
      ...remarksOf(deductionLines(league), words.deductions),
      ...remarksOf(conditions(league)),
      ...matchRemarks(league),
    ],
  };

  function rowOf({ team, place, total, ...counts }: (typeof teams)[number]) {
    const { played, won, drawn, lost, impsFor, impsAgainst } = counts;
    return {
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
  return { done: counted.filter((match) => !isOpen(match)).length, matches: counted.length };
}

/** What a conceded match gives, where there is one. */
function conditions({ plan, matches }: ScoredLeague): string[] {
  if (!matches.some(({ state }) => state === "conceded")) return [];
  const points = printVictoryPoints(walkoverPoints(plan.scale), plan.scale);
  return [words.walkover(points, 100 * WALKOVER_SHARE, plan.walkover)];
}

/** What is taken from teams. */
function deductionLines({ plan, teams }: ScoredLeague): string[] {
  return teams.flatMap(({ team, deducted, reason }) =>
    deducted === 0 ? [] : [words.deduction(labelOf(NUMBERED_TEAMS, plan.teams, team), deducted, reason)]
  );
}

/** Matches that were moved or are late, and the next round. */
function matchRemarks(league: ScoredLeague): Remarks[] {
  const { plan, matches } = league;
  const open = matches.filter(isOpen);
  const label = (team: Contestant) => labelOf(NUMBERED_TEAMS, plan.teams, team);
  const named = ({ home, away }: LeagueMatch) => words.match(label(home), label(away));
  const ofRound = (match: LeagueMatch) => words.matchOfRound(match.round, named(match));
  const moved = open.filter(isMoved);
  const late = open.filter((match) => isLate(league, match));
  const toCome = open.filter((match) => !isMoved(match) && !isLate(league, match));
  const next = plan.rounds.find(({ round }) => round === toCome[0]?.round);
  return [
    ...remarksOf(
      moved.map((match) => words.movedTo(ofRound(match), match.listed, match.date)),
      words.moved
    ),
    ...remarksOf(late.map(ofRound), words.outstanding),
    ...(next
      ? remarksOf(
          [
            ...toCome.filter(({ round }) => round === next.round).map(named),
            ...(next.sitsOut === null ? [] : [words.sitsOut(label(next.sitsOut))]),
          ],
          words.round(next.round, next.date)
        )
      : []),
  ];
}
