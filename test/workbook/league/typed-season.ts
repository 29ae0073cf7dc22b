import { serialDay } from "../../../src/workbook/league/days";
import type { LeagueResult } from "../../../src/sessions/league/results";
import type { PlacedTeam, ScoredLeague } from "../../../src/sessions/league/score-league";
import type { FixtureColumn } from "../../../src/workbook/league/league-lists";
import { leagueSheets } from "../../../src/workbook/league/league-workbook";
import type { Edit } from "../../support/libreoffice";

/** Types something into a line of the fixture list. */
export function typedAt(league: ScoredLeague, line: number, column: FixtureColumn, value: string | number): Edit {
  const { fixtures } = leagueSheets(league).lists;
  return { sheet: fixtures.sheet, cell: fixtures.cell(column, line), value };
}

/** What a person types for the results of a season, into the workbook of the same season before play. */
export function typedSeason(league: ScoredLeague): Edit[] {
  return [...typedMatches(league), ...league.teams.flatMap((scored) => typedDeduction(league, scored))];
}

function typedDeduction(league: ScoredLeague, { team, deducted, reason }: PlacedTeam): Edit[] {
  const { deductions } = leagueSheets(league).lists;
  const type = (column: "points" | "reason", value: number | string) => ({
    sheet: deductions.sheet,
    cell: deductions.cell(column, team),
    value,
  });
  if (deducted === 0) return [];
  return [type("points", deducted), ...(reason === "" ? [] : [type("reason", reason)])];
}

function typedMatches(league: ScoredLeague): Edit[] {
  const conceded = { home: "Home", away: "Away", void: "Void" } as const;
  return league.matches.flatMap(({ result }, line) => {
    if (result === null) return [];
    const { date, imps, vps, unplayed }: LeagueResult = result;
    const type = (column: FixtureColumn, value: string | number | null | undefined) =>
      value === null || value === undefined ? [] : [typedAt(league, line, column, value)];
    return [
      ...type("date", date === null ? null : serialDay(date)),
      ...type("homeImps", imps?.[0]),
      ...type("awayImps", imps?.[1]),
      ...type("typedHomeVps", vps[0]),
      ...type("typedAwayVps", vps[1]),
      ...type("conceded", unplayed && conceded[unplayed]),
    ];
  });
}
