import { contestantNumber, contestants } from "../../movements/contestant";
import type { Entries, EntryLine } from "../entries";
import { entryCell } from "../kit/list";
import type { LeagueSheets } from "./league-lists";

/** What is typed of a league: its matches, points that are deducted, and the teams' names. */
export function leagueEntries({ league, lists }: Pick<LeagueSheets, "league" | "lists">): Entries {
  const { fixtures, deductions, form } = lists;
  const [{ vps: names }] = form;
  const typed = {
    date: fixtures.column("date"),
    home_imps: fixtures.column("homeImps"),
    away_imps: fixtures.column("awayImps"),
    home_vps: fixtures.column("typedHomeVps"),
    away_vps: fixtures.column("typedAwayVps"),
    conceded: fixtures.column("conceded"),
  };
  const matches = league.matches.map(({ home, away, round }, line): EntryLine => ({
    kind: "fixture",
    sheet: fixtures.sheet,
    row: fixtures.row(line),
    said: { round: String(round), home: String(contestantNumber(home)), away: String(contestantNumber(away)) },
    typed,
  }));
  const deducted = contestants(deductions.rows).map((team): EntryLine => ({
    kind: "plain",
    sheet: deductions.sheet,
    row: deductions.row(team),
    said: { home: String(contestantNumber(team)) },
    typed: { deducted: deductions.column("points"), reason: deductions.column("reason") },
  }));
  return {
    lines: [...matches, ...deducted],
    options: [
      {
        ...{ kind: "names", option: "teams", none: [String(names.rows)] },
        cells: contestants(names.rows).map((team) => entryCell(names, "name", team)),
      },
    ],
  };
}
