import { matchesIn, seedOrder, type Bracket, type BracketMatch } from "../../sessions/event/bracket/bracket";
import type { SwissEventPlan } from "../../sessions/event/plan";
import { numbers } from "../kit/columns";
import { layOutList, layOutSideBySide, type List } from "../kit/list";
import { texts } from "../texts";
import { STYLES, SWISS_STYLES } from "../theme";

export type TeamList = List<"number" | "team">;
/**
 * A round of the bracket. `margin` repeats the typed margin as a number, since the entry may be text; it is hidden in
 * the narrow column whose borders draw the lines to the next match.
 */
export type RoundList = List<"number" | "team" | "imps" | "boards" | "margin">;

/** The lists of the Bracket, side by side; a match takes two rows, its upper team's and its lower team's. */
export interface BracketLists {
  /** Number of teams; if it is no power of 2, the highest seeds have a bye. */
  readonly size: number;
  readonly seeds: List<"seed" | "typed">;
  readonly rounds: readonly RoundList[];
  readonly winner: TeamList;
  /**
   * Row, from 0, of the match for third place in the last round's list, below its caption; null if that match is not
   * played.
   */
  readonly third: number | null;
}

const { bracket: words, entry } = texts.swissEvent;

/** Returns the seeds from the top of the bracket down, each with its row in the lists, from 0. */
export function seedsOf({ rounds }: Pick<Bracket, "rounds">): { seed: number; row: number }[] {
  const size = 2 ** rounds.length;
  // A bracket of many teams has no blank rows between its matches but two between its halves, where a second page may
  // begin.
  const [step, between] = size > MAX_ON_PAGE ? [2, 2] : [3, 0];
  return seedOrder(size).map((seed, i) => ({
    seed,
    row: Math.floor(i / 2) * step + (i % 2) + (2 * i >= size ? between : 0),
  }));
}

/** Returns the first row of the lower half, from 0: a second page may begin there. */
export function lowerHalf(bracket: Pick<Bracket, "rounds">): number {
  const rows = seedsOf(bracket);
  return rows[rows.length / 2]?.row ?? 0;
}

/** Most teams of a bracket that takes one page; a larger one may take two. */
export const MAX_ON_PAGE = 8;

/** Returns the row of a seed in the lists, from 0. */
export function rowOfSeed(bracket: Pick<Bracket, "rounds">, seed: number): number {
  return seedsOf(bracket).find((other) => other.seed === seed)?.row ?? 0;
}

/** Returns the row of a match, halfway between the rows of the two matches that feed it. */
export function rowBetween(rows: readonly number[]): number {
  return Math.floor(rows.reduce((sum, row) => sum + row, 0) / 2);
}

/** Returns the row of the final in the lists, from 0. */
export function finalRow(bracket: Bracket): number {
  let rows = seedsOf(bracket).map(({ row }) => row);
  while (rows.length > 1)
    rows = rows.flatMap((row, index) => (index % 2 === 0 ? [rowBetween([row, rows[index + 1] ?? row])] : []));
  return rows[0] ?? 0;
}

/**
 * Column widths in characters; `page` is the readable width of a page without the column of seeds, `most` the greatest
 * width of a column of team names.
 */
const WIDTHS = { page: 155, number: 4.5, imps: 6.5, boards: 6.5, lines: 2.5, most: 26 } as const;

/**
 * With more rounds than this, the column of boards played is left out to make room for team names, unless a match has
 * fewer boards.
 */
const MAX_ROUNDS_WITH_BOARDS = 3;

/** Places the lists of the Bracket. */
export function placeBracket({ teams, bracket: size }: SwissEventPlan, bracket: Bracket): BracketLists {
  const last = Math.max(...seedsOf(bracket).map(({ row }) => row));
  // The match for third place: a blank row, its caption, the two teams.
  const third = bracket.third ? last + 3 : null;
  const place = { sheet: words.name, headingRow: 5, rows: third === null ? last + 1 : third + 2 };
  const { page, number, imps, boards, lines, most } = WIDTHS;
  const { length } = bracket.rounds;
  const hasFewer = matchesIn(bracket).some((match) => match.boards);
  const hasBoards = hasFewer || length <= MAX_ROUNDS_WITH_BOARDS;
  const room = page - length * (number + imps + (hasBoards ? boards : 0) + lines) - number;
  const team = {
    number: { heading: null, width: number, style: STYLES.label },
    team: { heading: null, width: Math.min(most, Math.floor(room / (length + 1))), style: STYLES.text },
  };
  const seeds = layOutList(
    {
      seed: { heading: words.seed, width: 7, style: STYLES.fixed },
      typed: {
        heading: words.typedSeed,
        width: 9,
        style: STYLES.entry,
        name: "Seed",
        rule: numbers("whole", [1, teams.length], entry.seed),
      },
    },
    { ...place, rows: last + 1, name: "seeds" }
  );
  const match = {
    ...team,
    imps: { heading: null, width: imps, style: SWISS_STYLES.imps },
    ...(hasBoards ? { boards: { heading: null, width: boards, style: STYLES.entryText } } : {}),
    margin: { heading: null, width: lines, style: SWISS_STYLES.stub },
  };
  const rounds = layOutSideBySide(bracket.rounds, seeds.right + 1, (_, left) =>
    layOutList<keyof RoundList["columns"]>(match, { ...place, name: "round", left })
  );
  const winner = layOutList(team, {
    ...place,
    name: "winner",
    left: Math.max(...rounds.map(({ right }) => right)) + 1,
  });
  return { size: size ?? 0, seeds, rounds, winner, third };
}

/** Returns the row of a match in the lists, from 0: halfway between the two matches or seeds that feed it. */
export function matchRow(bracket: Pick<Bracket, "rounds">, round: number, match: number): number {
  const rows = seedsOf(bracket).map(({ row }) => row);
  const between = (index: number, position: number): number =>
    index < 0
      ? rows[position]!
      : Math.floor((between(index - 1, 2 * position) + between(index - 1, 2 * position + 1)) / 2);
  return between(round, match);
}

/** A match of the bracket that is no bye, with the index of its round and its row in the round's list, both from 0. */
interface PlayedMatch {
  readonly match: BracketMatch;
  readonly round: number;
  readonly row: number;
}

/** Returns the matches of a bracket that are no byes; the match for third place is last. */
export function playedIn(bracket: Bracket, { third }: Pick<BracketLists, "third">): PlayedMatch[] {
  const all = bracket.rounds.flatMap(({ matches }, round) =>
    matches.flatMap((match, index) => (match.bye ? [] : [{ match, round, row: matchRow(bracket, round, index) }]))
  );
  const last = bracket.rounds.length - 1;
  return bracket.third && third !== null ? [...all, { match: bracket.third, round: last, row: third }] : all;
}
