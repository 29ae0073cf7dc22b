import { serialDay } from "../../../src/workbook/league/days";
import type { ScoredLeague } from "../../../src/sessions/event/score-event";
import { fixtureView } from "../../sessions/event/league/fixture-view";
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
  return [...typedMatches(league), ...(league.results.penalties ?? []).flatMap((_, row) => typedPenalty(league, row))];
}

/** Types a penalty into a line of the list on the sheet Director. */
export function penaltyAt(
  league: ScoredLeague,
  row: number,
  typed: Readonly<Partial<Record<PenaltyField, string | number>>>
): Edit[] {
  const { penalties } = leagueSheets(league).lists;
  return Object.entries(typed).map(([column, value]) => ({
    ...{ sheet: penalties.sheet, cell: penalties.cell(column as PenaltyField, row), value },
  }));
}

type PenaltyField = "round" | "team" | "penalty" | "unit" | "reason";

function typedPenalty(league: ScoredLeague, row: number): Edit[] {
  const { team, round, amount, unit, reason } = league.results.penalties![row]!;
  return penaltyAt(league, row, {
    ...(round !== null && { round }),
    ...{ team: team + 1, penalty: amount, unit: unit === "imps" ? "IMPs" : "VPs" },
    ...(reason !== "" && { reason }),
  });
}

function typedMatches(league: ScoredLeague): Edit[] {
  const venues = { fixture: "Swapped", both: "Both swapped" } as const;
  const conceded = { home: "Home", away: "Away", void: "Void" } as const;
  return league.matches.flatMap(({ result }, line) => {
    if (result === null) return [];
    const { date, imps, vps, unplayed, provisional, swapped, boards } = fixtureView(result);
    const type = (column: FixtureColumn, value: string | number | null | undefined) =>
      value === null || value === undefined ? [] : [typedAt(league, line, column, value)];
    return [
      ...type("date", date === null ? null : serialDay(date)),
      ...type("homeImps", imps?.[0]),
      ...type("awayImps", imps?.[1]),
      ...type("typedHomeVps", vps[0]),
      ...type("typedAwayVps", vps[1]),
      ...type("conceded", unplayed ? conceded[unplayed] : provisional ? "Provisional" : null),
      ...type("boards", boards),
      ...type("venue", swapped && venues[swapped]),
    ];
  });
}
