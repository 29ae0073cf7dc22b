import { InputError } from "../bridge/input-error";
import { withMatches, type MatchFile } from "../season/league";
import type { NameTable } from "../season/name-table";
import { leagueJson } from "../sessions/league/json";
import { planLeague } from "../sessions/league/plan";
import { leagueReport } from "../sessions/league/report";
import { NO_LEAGUE_RESULTS } from "../sessions/league/results";
import { scoreLeague, type ScoredLeague } from "../sessions/league/score-league";
import { sessionWorkbook } from "../workbook/session-workbook";
import { writeWorkbook } from "../xlsx/write-xlsx";
import type { ReadFiles } from "./read-evenings";
import { reportText } from "./report-text";
import type { Output } from "./output";
import type { SeasonArguments } from "./season-arguments";
import { texts } from "./texts";

const words = texts.season;

/** Where what comes of it goes. */
interface Ways {
  readonly out: string | undefined;
  readonly write: (file: string, bytes: Uint8Array, what: string) => void;
  readonly output: Output;
}

/**
 * Puts the matches that were read into the table of a league: of the one that is among the files, or of one made of
 * the teams that are named.
 * @throws InputError where there are several leagues, or no match to make one of.
 */
export async function addToLeague(
  args: SeasonArguments,
  { digests, matches, leagues }: ReadFiles,
  names: NameTable,
  { out, write, output }: Ways
): Promise<void> {
  const [first, second] = leagues;
  if (first && second) throw new InputError(words.twoLeagues(first.source, second.source));
  if (first && args.league) throw new InputError(words.leagueTwice(first.source), "league");
  const league = first?.scored ?? newLeague(args, matches);
  const { results, taken, remarks } = withMatches(league, matches, names);
  for (const { text } of remarks) output.error(`${text}\n`);
  for (const { source, score } of digests)
    if (score !== null && score.form !== "match") output.error(`${words.notMatch(source)}\n`);
  const scored = scoreLeague(league.plan, results);
  const played = scored.matches.filter(({ state }) => state !== "open").length;
  const said = words.taken(taken, played, scored.matches.length);
  output.error(`${said}\n`);
  if (out !== undefined) {
    const paper = args.paper === undefined ? {} : { paper: args.paper };
    write(
      out,
      await writeWorkbook(sessionWorkbook(scored, paper)),
      `${league.plan.title}, ${leagueReport(scored).progress}`
    );
  }
  output.out(args.json ? `${JSON.stringify(leagueJson(scored), null, 2)}\n` : reportText(leagueReport(scored)));
}

/** A league of teams by their names, with the boards and the scale of the first match. */
function newLeague(
  { league: teams = [], double, season }: SeasonArguments,
  matches: readonly MatchFile[]
): ScoredLeague {
  const match = matches.find(({ scored }) => scored.plan.scale !== null)?.scored.plan;
  const plan = planLeague({
    teams,
    double,
    title: season.title,
    ...(match && { boards: match.boards, scale: match.scale?.name }),
  });
  return scoreLeague(plan, NO_LEAGUE_RESULTS);
}
