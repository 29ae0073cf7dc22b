import { contestantNumber, contestants } from "../../movements/contestant";
import type { SeatedPair, TableRound } from "../../sessions/at-tables";
import { type KindName, KINDS, placesOf, planSession } from "../../sessions/kinds";
import { pairOf, UNNAMED } from "../../sessions/players";
import type { SessionOptions } from "../../sessions/session-options";
import { hasTables, type TablePlan } from "../../sessions/table-plan";
import type { SeveralTeamsPlan } from "../../sessions/teams/plan";
import { isMatch } from "../../sessions/teams/team-match/plan";
import { matchSeats } from "./match-seats";
import { optionName, type Play } from "./plays";
import { knownTeams, tablesOfPlays } from "./tables-of-plays";
import { teamsOfMatches } from "./teams-of-matches";

/** The teams of a match as its options know them whatever their names. */
const TEAMS = ["Home", "Away"] as const;

/** Returns the names of contestants, by their seats in the file. */
export function namesIn(plays: readonly Play[], kind: KindName, options: SessionOptions): SessionOptions {
  const plan = planSession(kind, options);
  if (!hasTables(plan)) return {};
  const seating = tablesOfPlays(plays, plan);
  if (seating.faults.length > 0) return {};
  const found: SeenSeats = { plays, tables: seating.tables, places: placesOf(plan) };
  if ("teams" in plan) return teamNames(found, plan, options);
  if ("pairs" in plan) return { pairs: pairNames(found, plan.pairs.length) };
  const isPlayers = KINDS[plan.kind].designation.contestantKind === "player";
  const names = (isPlayers ? playerNames : pairNames)(found, plan.names.length);
  return isPlayers ? { players: names ?? options.players } : { pairs: names ?? options.pairs };
}

type TeamsPlan = Extract<TablePlan, { readonly teams: unknown }>;

interface SeenSeats {
  readonly plays: readonly Play[];
  readonly tables: readonly string[];
  readonly places: readonly TableRound[];
}

/** Returns the players of one side at a table; "" if unknown. */
function sittersAt(
  { plays, tables }: SeenSeats,
  { tableName, boards }: TableRound,
  side: 0 | 1
): readonly [string, string] {
  const playsHere = plays.filter(({ board }, i) => tables[i] === tableName && boards.includes(Number(board)));
  const [first, second] = side === 0 ? (["N", "S"] as const) : (["E", "W"] as const);
  const found = playsHere.find(({ players }) => players[first] !== "" || players[second] !== "");
  return found ? [optionName(found.players[first]), optionName(found.players[second])] : UNNAMED;
}

/** Returns both sides of each table in each round, with the players who sit there. */
function sidesIn(seen: SeenSeats) {
  return seen.places.flatMap((place) =>
    ([0, 1] as const).map((side) => ({
      round: place.round,
      sitting: place.sitting[side],
      sitters: () => sittersAt(seen, place, side),
    }))
  );
}

/** Returns the names of pairs, by number. */
function pairNames(seen: SeenSeats, count: number): readonly string[] | undefined {
  return firstNames(seen, count, (number, sitting, sitters) => (sitting.id === number ? pairOf(sitters()) : ""));
}

/** Returns the names of an individual's players, by number. */
function playerNames(seen: SeenSeats, count: number): readonly string[] | undefined {
  return firstNames(seen, count, (number, { movers }, sitters) => {
    const seat = movers.indexOf(number);
    return seat < 0 ? "" : sitters()[seat === 0 ? 0 : 1];
  });
}

/**
 * Returns names by number, each from the first seat that has one.
 * @param nameAt name of a contestant at one side of a table; "" if that side does not name it.
 */
function firstNames(
  seen: SeenSeats,
  count: number,
  nameAt: (number: string, sitting: SeatedPair, sitters: () => readonly [string, string]) => string
): readonly string[] | undefined {
  const names = contestants(count).map((contestant) => {
    const number = String(contestantNumber(contestant));
    for (const { sitting, sitters } of sidesIn(seen)) {
      const name = optionName(nameAt(number, sitting, sitters));
      if (name !== "") return name;
    }
    return "";
  });
  return someOf(names);
}

function teamNames(seen: SeenSeats, plan: TeamsPlan, options: SessionOptions) {
  const players = new Map<string, readonly [string, string]>();
  const sides = sidesIn(seen);
  for (const { sitting, sitters } of sides) {
    const names = sitters();
    if (!players.has(sitting.id) && names.join("") !== "") players.set(sitting.id, names);
  }
  const ids = [...new Set(sides.map(({ sitting }) => sitting.id))].sort();
  const all = { players: someOf(ids.flatMap((id) => players.get(id) ?? UNNAMED)) };
  if (!isMatch(plan)) return { ...all, teams: namesOfTeams(seen, plan) };
  const [home, away] = matchSeats(seen.plays, knownTeams(plan)).teams.map(optionName);
  const lineUps = options.players === undefined ? lineUpsOf(seen, players) : "";
  return { ...all, home: home || undefined, away: away || undefined, "line-up": lineUps || undefined };
}

/** Returns the names of the teams of several matches. */
function namesOfTeams({ plays, tables }: SeenSeats, plan: SeveralTeamsPlan): readonly string[] | undefined {
  const { names, faults } = teamsOfMatches(plays, tables, plan);
  return faults.length > 0 ? undefined : someOf(names.map(optionName));
}

/** Value of the option for players of further sessions who differ from those of the first. */
function lineUpsOf(seen: SeenSeats, defaults: ReadonlyMap<string, readonly [string, string]>): string {
  const sides = sidesIn(seen);
  const rounds = [...new Set(sides.map(({ round }) => round))].slice(1);
  return rounds
    .flatMap((round) =>
      TEAMS.flatMap((team, side) => {
        const found = ["A", "B"].map((pair) => {
          const id = `${side + 1}${pair}`;
          return sides.find((other) => other.round === round && other.sitting.id === id)?.sitters() ?? UNNAMED;
        });
        const before = ["A", "B"].flatMap((pair) => defaults.get(`${side + 1}${pair}`) ?? UNNAMED);
        const now = found.flat();
        if (now.every((name, i) => name === "" || name === before[i])) return [];
        return [`${round} ${team}: ${now.map((name) => name.replace(/[,;]/g, " ")).join(", ")}`];
      })
    )
    .join("; ");
}

/** Returns the names; undefined if all are blank. */
function someOf(names: readonly string[]): readonly string[] | undefined {
  return names.some((name) => name !== "") ? names : undefined;
}
