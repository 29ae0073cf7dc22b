import { rounded } from "../../bridge/rounded";
import { contestantNumber, contestants, contestantsIn, forContestant } from "../../movements/contestant";
import type { FieldJson } from "../json";
import { RANKED_DECIMALS } from "./units";
import { directionOf } from "./plan";
import { tablesInRoom, visitOf } from "./visits";
import type { ScoredField, ScoredPlay } from "./scored-field";
import type { Sides } from "./written-score";

/** Returns the JSON of a field's session, for other programs. */
export function fieldJson({
  plan,
  rounds,
  tallies,
  totals,
  places,
  standings,
  counts,
  penalties,
  unplayed,
}: ScoredField): FieldJson {
  return {
    session: plan.kind,
    title: plan.title,
    date: plan.date,
    boards: plan.boards,
    firstBoard: plan.firstBoard,
    tables: tablesInRoom(plan).length,
    scoring: plan.scoring,
    scale: plan.scale && plan.scale.name,
    contestants: contestants(plan.names.length).map((contestant) => ({
      number: contestantNumber(contestant),
      name: forContestant(plan.names, contestant),
      handicap: plan.handicaps ? forContestant(plan.handicaps, contestant) : 0,
      penalties: penalties
        .filter((penalty) => penalty.contestant === contestant)
        .map(({ amount, unit, reason }) => ({ amount, unit, reason })),
    })),
    rounds: rounds.map(({ plan: { round, sitsOut, boards: played }, boards, wrong, teamImps, tallies: inRound }) => ({
      round,
      sitsOut: sitsOut.map(contestantNumber),
      boards: played,
      results: [
        ...boards.flatMap(({ board, plays }) => plays.map((play) => playJson(plan, play, board, null))),
        ...wrong.map((play) => playJson(plan, play, play.board, play.instead)),
      ],
      teamImps,
      points: Object.fromEntries(
        contestants(inRound.length).map((contestant) => [
          contestantNumber(contestant),
          forContestant(inRound, contestant).points,
        ])
      ),
    })),
    standings: standings.map((contestant) => {
      const direction = directionOf(plan, contestant);
      const { matchpoints, possible, percentage, imps, points } = forContestant(tallies, contestant);
      return {
        number: contestantNumber(contestant),
        total: forContestant(totals, contestant),
        place: forContestant(places, contestant),
        ...(direction && { direction }),
        matchpoints: rounded(matchpoints, RANKED_DECIMALS),
        possible,
        percentage: percentage === null ? null : rounded(percentage, RANKED_DECIMALS),
        crossImps: imps === null ? null : rounded(imps, RANKED_DECIMALS),
        points,
        ...forContestant(counts, contestant),
      };
    }),
    unplayed: unplayed.map(({ table, board }) => ({ table: visitOf(plan, table).table, board })),
  };
}

/** Returns a board at a table; `instead` is the board that it was played in place of, else null. */
function playJson(
  plan: ScoredField["plan"],
  { table, ns, ew, isTurned, result, averages, weighted, group, matchpoints, imps }: ScoredPlay,
  board: number,
  instead: number | null
): FieldJson["rounds"][number]["results"][number] {
  return {
    board,
    table: visitOf(plan, table).table,
    ns: contestantsIn(ns).map(contestantNumber),
    ew: contestantsIn(ew).map(contestantNumber),
    turned: isTurned,
    instead,
    points: result && result.points,
    averages,
    weighted,
    group,
    matchpoints: matchpoints && toSum(matchpoints),
    imps: imps && toSum(imps),
  };
}

/** Rounds to the decimals of totals, so that a contestant's boards add up to its total. */
function toSum({ ns, ew }: Sides): Sides {
  return { ns: rounded(ns, RANKED_DECIMALS), ew: rounded(ew, RANKED_DECIMALS) };
}
