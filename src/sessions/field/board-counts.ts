import { contestants, contestantsIn, type Contestant } from "../../movements/contestant";
import { tableNumbers, type Stretch } from "../../movements/movement";
import { isInTeams, type FieldPlan, type FieldSeated } from "./plan";

/** One board at one table, with the data that decide if the board counts as played, such as its result or averages. */
interface CountedPlay {
  readonly table: number;
  readonly ns: FieldSeated;
  readonly ew: FieldSeated;
  readonly result: object | null;
  readonly averages: object | null;
  readonly weighted: object | null;
  readonly ruled: object | null;
  readonly isNotPlayed: boolean;
  readonly matchpoints: object | null;
}

/** One round, with the data that decide how many of its boards count as played. */
interface CountedRound {
  readonly plan: Stretch<FieldSeated>;
  readonly boards: readonly { readonly plays: readonly CountedPlay[]; readonly teamImps: object | null }[];
  /** Boards played in place of some of the round's own boards. */
  readonly wrong: readonly CountedPlay[];
  readonly extras: readonly { readonly contestant: Contestant }[];
}

/** Number of a contestant's boards with a score, and of the boards on which it could have a score by now. */
export interface BoardCount {
  readonly played: number;
  /** Scored boards, and boards without a score in rounds that are over. */
  readonly of: number;
}

export function isDone({
  result,
  averages,
  weighted,
  ruled,
}: Pick<CountedPlay, "result" | "averages" | "weighted" | "ruled">): boolean {
  return (result ?? averages ?? weighted ?? ruled) !== null;
}

/** True if no further result is expected of a board at a table. */
export function isSettled(play: Omit<CountedPlay, "table" | "ns" | "ew" | "matchpoints">): boolean {
  return play.isNotPlayed || isDone(play);
}

/**
 * Returns two numbers for each contestant: its boards with the score that decides, and its boards that could have such
 * a score by now.
 */
export function boardCounts(plan: FieldPlan, rounds: readonly CountedRound[]): BoardCount[] {
  const over = rounds.map((_, round) => isRoundOver(plan.tables, rounds, round));
  return contestants(plan.names.length).map((contestant) => {
    const counts = rounds.map((round, i) => ({ ...countIn(plan, round, contestant), isOver: over[i] ?? false }));
    const played = counts.reduce((sum, { scored }) => sum + scored, 0);
    const without = counts.reduce((sum, { scored, boards, isOver }) => sum + (isOver ? boards - scored : 0), 0);
    // A contestant who played one board too many in a round has one fewer to play later.
    return { played, of: played + Math.max(0, without) };
  });
}

/** Returns the number of boards for which a contestant sits in a round, and how many of them have a score. */
function countIn(
  { scoring }: Pick<FieldPlan, "scoring">,
  { boards, wrong, extras }: Omit<CountedRound, "plan">,
  contestant: Contestant
): { readonly boards: number; readonly scored: number } {
  const isOwn = ({ ns, ew }: CountedPlay) => [...contestantsIn(ns), ...contestantsIn(ew)].includes(contestant);
  const counts = boards.flatMap(({ plays, teamImps }) =>
    plays.filter(isOwn).map(({ matchpoints }) => (isInTeams(scoring) ? teamImps !== null : matchpoints !== null))
  );
  const more = wrong.filter((play) => isOwn(play) && play.matchpoints !== null);
  const extraScores = extras.filter((extra) => extra.contestant === contestant);
  return { boards: counts.length, scored: counts.filter(Boolean).length + more.length + extraScores.length };
}

/**
 * True if every table has finished a round. A table has finished the round if all its boards of the round are settled,
 * or any of its boards of a later round is. It has also finished if any of its boards is settled, and the other tables
 * have settled all boards of this round and later ones.
 */
function isRoundOver(tables: number, rounds: readonly Pick<CountedRound, "boards">[], round: number): boolean {
  const settledIn = (from: number, to: number, isSettledAt: (table: number) => boolean) => {
    const plays = rounds.slice(from, to).flatMap(({ boards }) => boards.flatMap((board) => board.plays));
    return plays.filter(({ table }) => isSettledAt(table)).map(isSettled);
  };
  return tableNumbers(tables).every((table) => {
    const isThisTable = (other: number) => other === table;
    return (
      settledIn(round, round + 1, isThisTable).every(Boolean) ||
      settledIn(round + 1, rounds.length, isThisTable).some(Boolean) ||
      (settledIn(0, rounds.length, isThisTable).some(Boolean) &&
        settledIn(round, rounds.length, (other) => other !== table).every(Boolean))
    );
  });
}
