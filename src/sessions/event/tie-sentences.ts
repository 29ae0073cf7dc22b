import { printVictoryPoints } from "../../bridge/vp/scale";
import { itemAt } from "../../bridge/item-at";
import { forContestant, type Contestant } from "../../movements/contestant";
import { nameOf, NUMBERED_TEAMS } from "../contestants";
import { MAX_QUOTIENT } from "../imp-quotient";
import { resultTexts } from "../result-texts";
import type { ScoredLeague } from "./score-event";
import type { ScoredTeam } from "./standings";

const words = resultTexts.league;

/** Returns how ties were broken, a sentence for each tie in the league table, from the top. */
export function tieSentences(league: ScoredLeague): string[] {
  return tiesIn(league).map((tie) => sentence(league, tie));
}

/** Returns the sentence on a team's tie; "" for a team without one. */
export function tieSentence(league: ScoredLeague, team: Contestant): string {
  const tie = tiesIn(league).find((teams) => teams.some((scored) => scored.team === team));
  return tie ? sentence(league, tie) : "";
}

/** Returns the groups of teams that are tied on victory points, from the top of each division. */
function tiesIn({ teams, standings }: ScoredLeague): ScoredTeam[][] {
  const inOrder = standings.map((team) => forContestant(teams, team));
  const level = levelBy(inOrder, ({ division, total }) => `${division}/${total}`);
  return level.filter(([first]) => first?.total !== null);
}

function sentence({ plan }: ScoredLeague, tie: readonly ScoredTeam[]): string {
  const [first] = tie;
  const points = (number: number) => printVictoryPoints(number, plan.scale);
  const names = (teams: readonly ScoredTeam[]) =>
    words.list(teams.map(({ team }) => nameOf(NUMBERED_TEAMS, plan.teams, team)));
  /** Lists the points of teams in the first or the second tie-break. */
  const values = (teams: readonly ScoredTeam[], way: 1 | 2) =>
    words.list(teams.map((team) => points(valueBy(team, way))));
  const parts =
    plan.ties === "quotient"
      ? [words.quotient(words.list(tie.map(quotientText)))]
      : first?.waits === true
        ? [words.waits]
        : [
            words.between(values(tie, 1)),
            ...levelBy(tie, (team) => valueBy(team, 1))
              .filter((again) => again.length < tie.length)
              .map((again) => words.again(names(again), values(again, 2))),
          ];
  const tied = levelBy(tie, ({ place }) => place).map((teams) => words.stayTied(names(teams)));
  const all = [words.level(names(tie), points(first?.total ?? 0)), ...parts].join("; ");
  return `${all}${tied.length > 0 ? `: ${tied.join(", ")}` : ""}.`;
}

function valueBy({ team, tieSteps }: ScoredTeam, way: 1 | 2): number {
  return forContestant(itemAt(tieSteps, way).values, team);
}

function quotientText({ quotient, impsFor, impsAgainst }: ScoredTeam): string {
  if (impsFor === 0 && impsAgainst === 0) return words.noImps(quotient);
  return quotient === MAX_QUOTIENT ? words.noneLost : String(quotient);
}

/** Returns groups of neighbours in a list that have the same key, each of two or more. */
function levelBy<T>(list: readonly T[], key: (item: T) => unknown): T[][] {
  const groups: T[][] = [];
  for (const item of list) {
    const group = groups[groups.length - 1];
    if (group?.[0] !== undefined && key(group[0]) === key(item)) group.push(item);
    else groups.push([item]);
  }
  return groups.filter(({ length }) => length > 1);
}
