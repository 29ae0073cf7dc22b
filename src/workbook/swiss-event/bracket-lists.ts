import { matchesIn, seedOrder, type Bracket, type BracketMatch } from "../../sessions/event/bracket/bracket";
import type { SwissEventPlan } from "../../sessions/event/plan";
import { numbers, layOutSideBySide, layOutList, type List } from "../kit/list";
import { texts } from "../texts";
import { STYLES, SWISS_STYLES } from "../theme";

export type TeamList = List<"number" | "team">;
/**
 * The margin stands as a number, as what is typed may be text: unseen, in the column of the lines that lead to the next
 * match.
 */
export type RoundList = List<"number" | "team" | "imps" | "boards" | "margin">;

/** The lists of the Bracket, side by side; a match takes two rows, its upper team's and its lower team's. */
export interface BracketLists {
  /** How many teams there are; the highest seeds have a bye where that is no power of 2. */
  readonly size: number;
  readonly seeds: List<"seed" | "typed">;
  readonly rounds: readonly RoundList[];
  readonly winner: TeamList;
  /** The row of the last round's list in which the match for third place stands, below its caption; null where none is played. */
  readonly third: number | null;
}

const { bracket: words, entry } = texts.swissEvent;

/** The seeds from the top down, each in its row of the lists. */
export function seedsOf({ rounds }: Pick<Bracket, "rounds">): { seed: number; row: number }[] {
  const size = 2 ** rounds.length;
  // The matches of many teams stand close, and the final between the halves, so that each half may have a page.
  const [step, between] = size > MAX_ON_PAGE ? [2, 2] : [3, 0];
  return seedOrder(size).map((seed, i) => ({
    seed,
    row: Math.floor(i / 2) * step + (i % 2) + (2 * i >= size ? between : 0),
  }));
}

/** The row with which a second page may begin: that of the lower half. */
export function lowerHalf(bracket: Pick<Bracket, "rounds">): number {
  const rows = seedsOf(bracket);
  return rows[rows.length / 2]?.row ?? 0;
}

/** Brackets of more teams may take two pages. */
export const MAX_ON_PAGE = 8;

/** The row of the lists in which a seed stands. */
export function rowOfSeed(bracket: Pick<Bracket, "rounds">, seed: number): number {
  return seedsOf(bracket).find((other) => other.seed === seed)?.row ?? 0;
}

/** The row of a match between two that feed it. */
export function rowBetween(rows: readonly number[]): number {
  return Math.floor(rows.reduce((sum, row) => sum + row, 0) / 2);
}

/** The row of the final. */
export function finalRow(bracket: Bracket): number {
  let rows = seedsOf(bracket).map(({ row }) => row);
  while (rows.length > 1)
    rows = rows.flatMap((row, index) => (index % 2 === 0 ? [rowBetween([row, rows[index + 1] ?? row])] : []));
  return rows[0] ?? 0;
}

/** In characters: the names share what a page has room for besides the seeds, in letters that are read with ease. */
const WIDTHS = { page: 155, number: 4.5, imps: 6.5, boards: 6.5, lines: 2.5, most: 26 } as const;

/** Beside more rounds the names have no room for the boards that were played, unless there are matches of fewer. */
const MAX_ROUNDS_WITH_BOARDS = 3;

/** Places the lists of the Bracket. */
export function placeBracket({ teams, bracket: size }: SwissEventPlan, bracket: Bracket): BracketLists {
  const last = Math.max(...seedsOf(bracket).map(({ row }) => row));
  // A blank row, its caption, the two teams.
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

/** The row of the lists in which a match of a round stands, from 0: between the two that feed it. */
export function matchRow(bracket: Pick<Bracket, "rounds">, round: number, match: number): number {
  const rows = seedsOf(bracket).map(({ row }) => row);
  const between = (index: number, position: number): number =>
    index < 0
      ? rows[position]!
      : Math.floor((between(index - 1, 2 * position) + between(index - 1, 2 * position + 1)) / 2);
  return between(round, match);
}

/** A played match of a bracket: the number of its round, the round's list, and its row there, from 0. */
interface PlayedMatch {
  readonly match: BracketMatch;
  readonly round: number;
  readonly row: number;
}

/** Those matches, the one for third place last. */
export function playedIn(bracket: Bracket, { third }: Pick<BracketLists, "third">): PlayedMatch[] {
  const all = bracket.rounds.flatMap(({ matches }, round) =>
    matches.flatMap((match, index) => (match.bye ? [] : [{ match, round, row: matchRow(bracket, round, index) }]))
  );
  const last = bracket.rounds.length - 1;
  return bracket.third && third !== null ? [...all, { match: bracket.third, round: last, row: third }] : all;
}
