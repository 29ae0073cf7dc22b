import type { Scored } from "../sessions/kinds";
import { compareTexts } from "./compare-texts";
import { eveningScore } from "./entries";
import type { Evening, EveningScore } from "./evening";

/** An evening as far as a season needs it: a thousand of these are small. */
export interface Digest {
  readonly source: string;
  /** Null of a league, which is a season itself. */
  readonly score: EveningScore | null;
  /** The same for two files of one evening: kind, options but for the title, results. */
  readonly sameAs: string;
  /** The same where all boards went alike, whatever the date and the scoring; "" where too few have been played. */
  readonly playedAs: string;
}

/** Fewer boards may go alike by chance. */
const LEAST_BOARDS = 6;

/** What a season needs of an evening. */
export function digestOf({ source, scored }: Evening): Digest {
  const boards = boardsOf(scored);
  const known = boards.filter(({ results: tables }) => tables.every((result) => result !== null));
  return {
    source,
    score: eveningScore(scored),
    sameAs: hashOf([scored.plan.date, without(scored.plan.options, ["title", "date"]), without(scored, ["plan"])]),
    playedAs: known.length < LEAST_BOARDS ? "" : hashOf(boards.map((board) => board.results)),
  };
}

interface PlayedBoard {
  readonly results: readonly (object | null)[];
}

/** The boards of a session by which two files of one evening are known. */
function boardsOf(scored: Scored): readonly PlayedBoard[] {
  switch (scored.kind) {
    case "four-pairs":
    case "five-pairs":
      return scored.subrounds.flatMap(({ boards }) => boards);
    case "pairs":
    case "individual":
      return scored.rounds.flatMap(({ boards }) =>
        boards.map(({ plays }) => ({ results: plays.map(({ result }) => result) }))
      );
    case "team-match":
      return scored.match.boards;
    case "three-teams":
    case "four-teams":
      return scored.matches.flatMap(({ boards }) => boards);
    case "swiss-event":
    case "league":
      return [];
  }
}

/** What an object has, in the order of the names, without some of it and what is not given. */
function without(object: object, names: readonly string[]): (readonly [string, unknown])[] {
  return Object.entries(object)
    .filter(([name, value]) => value !== undefined && !names.includes(name))
    .sort(([a], [b]) => compareTexts(a, b));
}

/** What stands for a value: of two that differ it is another one, as good as always. */
function hashOf(value: unknown): string {
  const text = JSON.stringify(value, (_, part: unknown) =>
    part instanceof Map || part instanceof Set ? [...part] : part
  );
  let [first, second] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    first = Math.imul(first ^ code, 2_654_435_761);
    second = Math.imul(second ^ code, 1_597_334_677);
  }
  return `${text.length} ${first >>> 0} ${second >>> 0}`;
}
