import { roundRobin } from "../../../src/movements/round-robin";
import type { SwissEventPlan } from "../../../src/sessions/event/plan";
import type { EventResults } from "../../../src/sessions/event/results";

/** What a team has, by a scorer that knows nothing of the program's; points in hundredths. */
interface Sum {
  readonly total: number | null;
  readonly percentage: number | null;
  readonly rank: number | null;
}

/** A match from a team's side. */
interface Side {
  readonly team: number;
  readonly against: number;
  readonly round: number;
  readonly cents: number;
  readonly won: number;
}

/** The winner's points by the 20-point scale for 5 to 8 boards, as it is published. */
const UPPER = [0, 2, 4, 7, 10, 13, 16, 19, 23, 27];

function acbl(margin: number, boards = 7): number {
  // For four boards there is none: their margin stands for one over seven.
  const size = boards < 5 ? Math.round(Math.abs(margin) * Math.sqrt(7 / boards)) : Math.abs(margin);
  const winner = 1000 + 100 * UPPER.filter((upper) => size > upper).length;
  return margin < 0 ? 2000 - winner : winner;
}

/** Scores a round robin of 7 boards by the 20-point scale, or one at board-a-match; ties by "match, wins". */
export function scoredApart(plan: SwissEventPlan, { matches, presence = [], penalties = [] }: EventResults): Sum[] {
  const isBam = plan.form === "bam";
  const whole = isBam ? 100 * plan.boards : 2000;
  const numbers = plan.teams.map((_, i) => i);
  const isThere = (team: number, round: number) =>
    presence.every((said) => said.team !== team || (said.kind === "enters") === round >= said.round);
  const all = roundRobin(plan.teams.length, plan.double);
  const played: Side[] = [];
  const awarded: { winner: number; loser: number; round: number }[] = [];
  const nothing: { team: number; against: number; round: number }[] = [];
  const zero: { team: number; round: number }[] = [];
  /** What is taken from a team in a round, or from its total. */
  const taken = (team: number, round: number | null, isImps: boolean) => {
    let sum = 0;
    for (const penalty of penalties)
      if (penalty.team === team && penalty.round === round && (penalty.unit === "imps") === isImps)
        sum += penalty.amount;
    return sum;
  };
  const centsTaken = (team: number, round: number | null) => Math.round(100 * taken(team, round, false));
  for (const { round, matches: fixtures, sitsOut } of all) {
    const results = matches.filter((match) => match.round === round);
    const canBePlayed = fixtures.some(({ home, away }) => isThere(home, round) && isThere(away, round));
    const begun = results.length > 0 || !canBePlayed;
    if (begun && sitsOut !== null) zero.push({ team: sitsOut, round });
    for (const { home, away } of fixtures) {
      const found = results.find(
        (match) => (match.team === home && match.opponent === away) || (match.team === away && match.opponent === home)
      );
      if (found) {
        const [team, against] = [found.team, found.team === home ? away : home];
        if (found.unplayed === "walkover") awarded.push({ winner: team, loser: against, round });
        else if (found.unplayed === "conceded") awarded.push({ winner: against, loser: team, round });
        else {
          const margin = found.imps! - taken(team, round, true) + taken(against, round, true);
          const cents = [
            found.vps === null ? acbl(margin, found.boards) : 100 * found.vps,
            found.opponentVps === null ? acbl(-margin, found.boards) : 100 * found.opponentVps,
          ] as const;
          const lead = cents[0] - centsTaken(team, round) - cents[1] + centsTaken(against, round);
          played.push({ team, against, round, cents: cents[0], won: 1 + Math.sign(lead) });
          played.push({ team: against, against: team, round, cents: cents[1], won: 1 - Math.sign(lead) });
        }
      } else if (begun) {
        const [first, second] = [isThere(home, round), isThere(away, round)];
        if (first && !second) awarded.push({ winner: home, loser: away, round });
        if (second && !first) awarded.push({ winner: away, loser: home, round });
        if (!first && !second) for (const [team, against] of [[home, away], [away, home]] as const) nothing.push({ team, against, round }); // prettier-ignore
      }
    }
  }
  const average = (team: number) => {
    const own = played.filter((side) => side.team === team);
    const sum = own.reduce((all, { cents }) => all + cents, 0);
    return own.length === 0 ? -Infinity : Math.sign(sum) * Math.round(Math.abs(sum) / own.length);
  };
  const award = (team: number, against: number) => {
    const theirs = average(against);
    return Math.max(
      (6 * whole) / 10,
      plan.walkover === "60" ? 0 : average(team),
      plan.walkover === "greatest" && theirs !== -Infinity ? whole - theirs : 0
    );
  };
  const beforePenalties: Side[] = [
    ...played,
    ...nothing.map((side) => ({ ...side, cents: 0, won: 0 })),
    ...awarded.flatMap(({ winner, loser, round }) => [
      { team: winner, against: loser, round, cents: award(winner, loser), won: 2 },
      { team: loser, against: winner, round, cents: 0, won: 0 },
    ]),
  ];
  const sides = beforePenalties.map((side) => ({ ...side, cents: side.cents - centsTaken(side.team, side.round) }));
  const sidesOf = (team: number) => sides.filter((side) => side.team === team);
  const cents = (list: readonly Side[]) => Math.round(list.reduce((sum, side) => sum + side.cents, 0));
  const satOut = (team: number) => zero.filter((known) => known.team === team).reduce((sum, { round }) => sum + centsTaken(team, round), 0); // prettier-ignore
  const total = (team: number) => cents(sidesOf(team)) - satOut(team) - centsTaken(team, null);
  const hasAny = (team: number) => sidesOf(team).length > 0 || zero.some((known) => known.team === team);
  const hasGone = (team: number) => presence.some((said) => said.team === team && said.kind === "withdrawn");
  const part = (group: readonly number[], value: (team: number) => number) =>
    [...new Set(group.map(value))].sort((a, b) => b - a).map((best) => group.filter((team) => value(team) === best));
  const among = (group: readonly number[]) => (team: number) => {
    const met = (a: number, b: number) =>
      sides.filter((side) => side.team === a && side.against === b).length === (plan.double ? 2 : 1);
    if (!group.every((a) => group.every((b) => a === b || met(a, b)))) return 0;
    return cents(sidesOf(team).filter((side) => group.includes(side.against)));
  };
  const wins = (team: number) => sidesOf(team).reduce((sum, { won }) => sum + won, 0);
  const groups = part(
    numbers.filter((team) => hasAny(team) && !hasGone(team)),
    total
  )
    .flatMap((group) => part(group, among(group)))
    .flatMap((group) => part(group, wins));
  return numbers.map((team) => {
    const own = groups.findIndex((group) => group.includes(team));
    const boards = plan.boards * sidesOf(team).length;
    return {
      total: hasAny(team) ? total(team) : null,
      percentage:
        isBam && boards > 0 ? Math.sign(total(team)) * Math.round(Math.abs(total(team) * 100) / boards) : null,
      rank: own < 0 ? null : 1 + groups.slice(0, own).reduce((sum, group) => sum + group.length, 0),
    };
  });
}
