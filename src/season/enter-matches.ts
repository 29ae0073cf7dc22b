import { InputError } from "../bridge/input-error";
import { planLeague } from "../sessions/league/plan";
import { NO_LEAGUE_RESULTS } from "../sessions/league/results";
import { scoreLeague, type ScoredLeague } from "../sessions/league/score-league";
import { scaleOption } from "../sessions/option-checks";
import type { SessionOptions } from "../sessions/session-options";
import { appearances, ineligible, type Appearance } from "./appearances";
import type { Digest } from "./digest";
import { withMatches, type MatchFile } from "./league";
import type { NameTable } from "./name-table";
import { texts } from "./texts";

const words = texts.league;

/** A league into whose table matches have been entered. */
interface EnteredMatches {
  readonly scored: ScoredLeague;
  /** How many were entered, and how far the league has come. */
  readonly said: string;
  /** The matches that were entered, each with its result. */
  readonly entered: readonly string[];
  /** Who has played for which team, by the names that the matches' workbooks have. */
  readonly appearances: readonly Appearance[];
  /** What was not, and why; and what is to be known of those that were. */
  readonly remarks: readonly string[];
}

/**
 * The league among the files of a season; null where none of them is one.
 * @throws InputError where there are several.
 */
export function leagueAmong<L extends { readonly source: string }>(leagues: readonly L[]): L | null {
  const [first = null, second] = leagues;
  if (first && second) throw new InputError(words.twoLeagues(first.source, second.source));
  return first;
}

/**
 * A league of teams by their names, before its first match, with the boards and the scale of the longest match that has one.
 * @throws InputError where there can be no such league.
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
  return scoreLeague(plan, NO_LEAGUE_RESULTS);
}

/** Enters the matches of a season's files into the table of a league: see {@link withMatches}. */
export function enterMatches(
  league: ScoredLeague,
  { digests, matches }: { readonly digests: readonly Digest[]; readonly matches: readonly MatchFile[] },
  names: NameTable
): EnteredMatches {
  const { results, entered, known, remarks, played: files } = withMatches(league, matches, names);
  const found = appearances(files, names);
  const scored = scoreLeague(league.plan, results);
  const played = scored.matches.filter(({ state }) => state !== "open").length;
  const others = digests.filter(({ score }) => score !== null && score.form !== "match");
  return {
    scored,
    said: words.taken(entered.length, played, scored.matches.length),
    entered,
    appearances: found,
    remarks: [
      ...(known > 0 ? [words.known(known)] : []),
      ...remarks.map(({ text }) => text),
      ...ineligible(found),
      ...others.map(({ source }) => words.notMatch(source)),
    ],
  };
}
