import { printVictoryPoints } from "../../../bridge/vp/scale";
import { itemAt } from "../../../bridge/item-at";
import { contestants, forContestant, type Contestant } from "../../../movements/contestant";
import { nameOf, NUMBERED_TEAMS } from "../../contestants";
import { MOST_QUOTIENT } from "../../imp-quotient";
import { resultTexts } from "../../result-texts";
import type { PlacedTeam, ScoredLeague } from "./score-league";

const words = resultTexts.league;

/** Teams that are level on victory points, and how they came to their places, in a sentence. */
interface Tie {
  readonly teams: readonly Contestant[];
  readonly why: string;
}

/** Every tie of the table, from the top: the first that are level first. */
export function tiesOf(league: ScoredLeague): Tie[] {
  const levelBy = ({ division, total }: PlacedTeam) => `${division}/${total}`;
  return groupsBy(league.standings, (team) => levelBy(forContestant(league.teams, team)))
    .filter((group) => group.length > 1 && forContestant(league.teams, group[0] as Contestant).total !== null)
    .map((teams) => ({ teams, why: whyPlaced(league, teams) }));
}

function whyPlaced(league: ScoredLeague, level: readonly Contestant[]): string {
  const { plan, teams } = league;
  const scored = level.map((team) => forContestant(teams, team));
  const [first] = scored;
  const points = (number: number) => printVictoryPoints(number, plan.scale);
  const names = (group: readonly Pick<PlacedTeam, "team">[]) =>
    words.list(group.map(({ team }) => nameOf(NUMBERED_TEAMS, plan.teams, team)));
  const tied = groupsBy(scored, ({ place }) => place).filter((group) => group.length > 1);
  const decided = plan.ties === "quotient" ? [words.quotient(list(scored, quotientOf))] : betweenThem();
  const said = [words.level(names(scored), points(first?.total ?? 0)), ...decided];
  return `${said.join("; ")}${tied.length > 0 ? `: ${tied.map((group) => words.stayTied(names(group))).join(", ")}` : ""}.`;

  function betweenThem(): string[] {
    if (first?.waits === true) return [words.waits];
    const again = groupsBy(scored, between).filter((group) => group.length > 1 && group.length < scored.length);
    return [
      words.between(list(scored, (team) => points(between(team)))),
      ...again.map((group) =>
        words.again(
          names(group),
          list(group, (team) => points(valueIn(team, 2)))
        )
      ),
    ];
  }
}

function list(teams: readonly PlacedTeam[], text: (team: PlacedTeam) => string): string {
  return words.list(teams.map(text));
}

/** A team's value by the first or the second way of parting teams. */
function valueIn({ team, tieSteps }: PlacedTeam, way: 1 | 2): number {
  return forContestant(itemAt(tieSteps, way).values, team);
}

function between(team: PlacedTeam): number {
  return valueIn(team, 1);
}

/** A quotient in words. */
function quotientOf({ quotient, impsFor, impsAgainst }: PlacedTeam): string {
  if (impsFor === 0 && impsAgainst === 0) return words.noImps(quotient);
  return quotient === MOST_QUOTIENT ? words.noneLost : String(quotient);
}

/** Neighbours of a list that have the same. */
function groupsBy<T>(list: readonly T[], what: (item: T) => unknown): T[][] {
  const groups: T[][] = [];
  for (const item of list) {
    const group = groups[groups.length - 1];
    if (group?.[0] !== undefined && what(group[0]) === what(item)) group.push(item);
    else groups.push([item]);
  }
  return groups;
}

/** The sentence on each team's tie; "" for one without a tie. */
export function whyOf(league: ScoredLeague): string[] {
  const ties = tiesOf(league);
  return contestants(league.teams.length).map((team) => ties.find(({ teams }) => teams.includes(team))?.why ?? "");
}
