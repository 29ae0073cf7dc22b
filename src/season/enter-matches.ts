import { InputError } from "../bridge/input-error";
import { planLeague } from "../sessions/event/plan";
import { NO_EVENT_RESULTS } from "../sessions/event/results";
import { scoreEvent, type ScoredLeague } from "../sessions/event/score-event";
import { scaleOption } from "../sessions/option-checks";
import type { SessionOptions } from "../sessions/session-options";
import { appearances, ineligible, type Appearance } from "./appearances";
import type { Digest } from "./digest";
import { withMatches, type MatchFile } from "./league";
import type { NameTable } from "./name-table";
import { texts } from "./texts";

const words = texts.league;

interface EnteredMatches {
  readonly scored: ScoredLeague;
  /** Sentence with the number of matches entered and the league's progress. */
  readonly summary: string;
  /** One sentence per match, with its result. */
  readonly entered: readonly string[];
  /** Players' appearances, with names as in the workbooks of the matches. */
  readonly appearances: readonly Appearance[];
  /** Matches that were not entered, with reasons, and notes on matches that were. */
  readonly remarks: readonly string[];
}

/**
 * Returns the only league among a season's files; null if there is none.
 * @throws InputError if there are several.
 */
export function leagueAmong<L extends { readonly source: string }>(leagues: readonly L[]): L | null {
  const [first = null, second] = leagues;
  if (first && second) throw new InputError(words.twoLeagues(first.source, second.source));
  return first;
}

/**
 * Plans a league without results. Boards and scale are those of the longest match that has a scale.
 * @throws InputError if the options make no valid league.
 */
export function leagueOf(
  options: Pick<SessionOptions, "teams" | "double" | "title">,
  matches: readonly MatchFile[]
): ScoredLeague {
  const scaled = matches.map(({ scored }) => scored.plan).filter(({ scale }) => scale !== null);
  const [match] = scaled.sort((a, b) => b.boards - a.boards);
  const plan = planLeague({
    ...options,
    ...(match?.scale && { boards: match.boards, scale: scaleOption(match.scale) }),
  });
  return scoreEvent(plan, NO_EVENT_RESULTS);
}

/** Enters a season's matches into a league's table with {@link withMatches}. */
export function enterMatches(
  league: ScoredLeague,
  { digests, matches }: { readonly digests: readonly Digest[]; readonly matches: readonly MatchFile[] },
  names: NameTable
): EnteredMatches {
  const { results, entered, knownCount: alreadyEntered, remarks, played: files } = withMatches(league, matches, names);
  const playerAppearances = appearances(files, names);
  const scored = scoreEvent(league.plan, results);
  const played = scored.matches.filter(({ state }) => state !== "open").length;
  const others = digests.filter(({ score }) => score !== null && score.form !== "match");
  return {
    scored,
    summary: words.summary(entered.length, played, scored.matches.length),
    entered,
    appearances: playerAppearances,
    remarks: [
      ...(alreadyEntered > 0 ? [words.alreadyEntered(alreadyEntered)] : []),
      ...remarks.map(({ text }) => text),
      ...ineligible(playerAppearances),
      ...others.map(({ source }) => words.notMatch(source)),
    ],
  };
}
