import { contestantNumber, contestants } from "../../movements/contestant";
import type { Entries, EntryLine } from "../entries";
import { entryCell } from "../kit/list";
import { penaltyEntries } from "../penalties/penalty-list";
import { namedOn } from "./form-sheet";
import { penaltyRules, type LeagueSheets } from "./league-lists";

/** Entries of a league: its matches, penalties, and the teams' names. */
export function leagueEntries({ league, lists }: Pick<LeagueSheets, "league" | "lists">): Entries {
  const { fixtures, penalties, form } = lists;
  const typed = {
    date: fixtures.column("date"),
    home_imps: fixtures.column("homeImps"),
    away_imps: fixtures.column("awayImps"),
    home_vps: fixtures.column("typedHomeVps"),
    away_vps: fixtures.column("typedAwayVps"),
    conceded: fixtures.column("conceded"),
    venue: fixtures.column("venue"),
    boards: fixtures.column("boards"),
  };
  const matches = league.matches.map(({ home, away, round }, line): EntryLine => ({
    kind: "fixture",
    sheet: fixtures.sheet,
    row: fixtures.row(line),
    said: { round: String(round), home: String(contestantNumber(home)), away: String(contestantNumber(away)) },
    typed,
  }));
  return {
    lines: [...matches, ...penaltyEntries(penalties, penaltyRules(league.plan), "home")],
    options: [
      {
        kind: "names",
        option: "teams",
        none: [String(league.plan.teams.length)],
        cells: contestants(league.plan.teams.length).map((team) => {
          const { list, row } = namedOn(form, team);
          return entryCell(list, "name", row);
        }),
      },
    ],
  };
}
