import type { Contestant } from "../../../movements/contestant";
import { NUMBERED_TEAMS, writtenName } from "../../contestants";
import type { WrittenResults } from "../../reading/write-csv";
import { writeEventPenalties } from "../../teams/event-penalties";
import { roundOf, type LeaguePlan } from "./plan";
import type { LeagueResult, LeagueResults } from "./results";

/**
 * The columns that are written. A day stands with a match that was moved alone: of the others it follows from the
 * first day of the season, which is said anew where the file is read.
 */
const COLUMNS = [
  "round",
  "home",
  "away",
  "home_imps",
  "away_imps",
  "home_vps",
  "away_vps",
  "conceded",
  "rescheduled",
] as const;

/** Columns that are written where a line needs them. */
const RARE = ["venue", "boards", "penalty", "unit", "reason"] as const;

type Fields = Readonly<Partial<Record<(typeof COLUMNS | typeof RARE)[number], string>>>;

/** Writes a league's results: its matches with their rounds, and behind them what is taken from teams. */
export function writeLeagueResults({ matches, penalties = [] }: LeagueResults, plan: LeaguePlan): WrittenResults {
  const name = (team: Contestant) => writtenName(NUMBERED_TEAMS, plan.teams, team);
  const lines: Fields[] = [
    ...matches.map((match) => ({
      round: String(roundOf(plan, match)?.round ?? ""),
      home: name(match.home),
      away: name(match.away),
      ...resultFields(match),
    })),
    ...writeEventPenalties(penalties, "home", name),
  ];
  const rare = RARE.filter((column) => lines.some((fields) => (fields[column] ?? "") !== ""));
  return { columns: [...COLUMNS, ...rare], lines };
}

const VENUES = { fixture: "swapped", both: "both" } as const;

function resultFields({ imps, vps, unplayed, date, swapped, boards }: LeagueResult): Fields {
  const written = (known: number | null | undefined) => (known === null || known === undefined ? "" : String(known));
  return {
    home_imps: written(imps?.[0]),
    away_imps: written(imps?.[1]),
    home_vps: written(vps[0]),
    away_vps: written(vps[1]),
    conceded: unplayed ?? "",
    boards: written(boards),
    rescheduled: date ?? "",
    venue: swapped === undefined ? "" : VENUES[swapped],
  };
}
