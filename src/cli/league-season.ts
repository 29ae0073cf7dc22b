import { InputError } from "../bridge/input-error";
import { enterMatches, leagueAmong, leagueOf } from "../season/enter-matches";
import type { Appearance } from "../season/appearances";
import { texts as seasonTexts } from "../season/texts";
import type { NameTable } from "../season/name-table";
import { leagueJson } from "../sessions/event/json";
import { eventReport } from "../sessions/event/report";
import type { Gathered } from "../workbook/season/gather";
import { sessionWorkbook } from "../workbook/session-workbook";
import { writeWorkbook } from "../xlsx/write-xlsx";
import { inColumns, linesText, reportText } from "./report-text";
import type { Output } from "./output";
import type { SeasonArguments } from "./season-arguments";
import { texts } from "./texts";

/** Destinations of the output. */
interface Ways {
  readonly out: string | undefined;
  readonly write: (file: string, bytes: Uint8Array, description: string) => void;
  readonly output: Output;
}

/**
 * Enters the matches into the league among the files, or into a new league of the named teams.
 * @throws InputError if there are several leagues, or no match for a new league.
 */
export async function addToLeague(
  args: SeasonArguments,
  read: Gathered,
  names: NameTable,
  { out, write, output }: Ways
): Promise<void> {
  const file = leagueAmong(read.leagues);
  if (file && args.league) throw new InputError(texts.season.leagueTwice(file.source), "league");
  const { league: teams = [], double, season, paper = file?.options.paper } = args;
  const league = file?.scored ?? leagueOf({ teams, double, title: season.title }, read.matches);
  const { scored, summary, entered, remarks, appearances } = enterMatches(league, read, names);
  for (const line of [...entered, ...remarks, summary]) output.error(`${line}\n`);
  const report = eventReport(scored);
  if (out !== undefined) {
    const bytes = await writeWorkbook(sessionWorkbook(scored, { ...file?.options, paper }));
    write(out, bytes, `${league.plan.title}, ${report.progress}`);
  }
  if (args.json) return output.out(`${JSON.stringify({ ...leagueJson(scored), appearances }, null, 2)}\n`);
  output.out(reportText(report));
  if (appearances.length > 0) output.out(appearancesText(appearances));
}

function appearancesText(found: readonly Appearance[]): string {
  const { appearances: heading, appearanceHeadings } = seasonTexts.league;
  const rows = found.map(({ team, player, matches, boards }) => [team, player, String(matches), String(boards)]);
  return linesText([`${heading}:`, ...inColumns([appearanceHeadings, ...rows])]);
}
