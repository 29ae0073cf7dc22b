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

/** The names of those who play, by where they sit. */
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

/** The players of one side at a table, "" if unknown. */
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

/** Pairs by number: both players' names, or what the file calls the pair. */
function pairNames(seen: SeenSeats, count: number): readonly string[] | undefined {
  return firstNames(seen, count, (number, sitting, sitters) => (sitting.id === number ? pairOf(sitters()) : ""));
}

/** The players of an individual by number, where they first sit. */
function playerNames(seen: SeenSeats, count: number): readonly string[] | undefined {
  return firstNames(seen, count, (number, { movers }, sitters) => {
    const seat = movers.indexOf(number);
    return seat < 0 ? "" : sitters()[seat === 0 ? 0 : 1];
  });
}

/**
 * Names by number, each where the file first has it.
 * @param nameAt what one side of a place calls a number, "" where it says nothing of it.
 */
function firstNames(
  seen: SeenSeats,
  count: number,
  nameAt: (number: string, sitting: SeatedPair, sitters: () => readonly [string, string]) => string
): readonly string[] | undefined {
  const names = contestants(count).map((contestant) => {
    const number = String(contestantNumber(contestant));
    for (const place of seen.places)
      for (const side of [0, 1] as const) {
        const name = optionName(nameAt(number, place.sitting[side], () => sittersAt(seen, place, side)));
        if (name !== "") return name;
      }
    return "";
  });
  return someOf(names);
}

function teamNames(seen: SeenSeats, plan: TeamsPlan, options: SessionOptions) {
  const { places } = seen;
  const players = new Map<string, readonly [string, string]>();
  for (const place of places)
    for (const side of [0, 1] as const) {
      const { id } = place.sitting[side];
      const sitters = sittersAt(seen, place, side);
      if (!players.has(id) && sitters.join("") !== "") players.set(id, sitters);
    }
  const ids = [...new Set(places.flatMap(({ sitting }) => sitting.map(({ id }) => id)))].sort();
  const all = { players: someOf(ids.flatMap((id) => players.get(id) ?? UNNAMED)) };
  if (!isMatch(plan)) return { ...all, teams: namesOfTeams(seen, plan) };
  const [home, away] = matchSeats(seen.plays, knownTeams(plan)).teams.map(optionName);
  const lineUps = options.players === undefined ? lineUpsOf(seen, players) : "";
  return { ...all, home: home || undefined, away: away || undefined, "line-up": lineUps || undefined };
}

/** Teams of several matches, by the match that a board at a table is of. */
function namesOfTeams({ plays, tables }: SeenSeats, plan: SeveralTeamsPlan): readonly string[] | undefined {
  const { names, faults } = teamsOfMatches(plays, tables, plan);
  return faults.length > 0 ? undefined : someOf(names.map(optionName));
}

/** Value of the option for players of further sessions who differ from those of the first. */
function lineUpsOf(seen: SeenSeats, defaults: ReadonlyMap<string, readonly [string, string]>): string {
  const rounds = [...new Set(seen.places.map(({ round }) => round))].slice(1);
  return rounds
    .flatMap((round) =>
      TEAMS.flatMap((team, side) => {
        const found = ["A", "B"].map((pair) => {
          const id = `${side + 1}${pair}`;
          for (const place of seen.places)
            for (const where of [0, 1] as const)
              if (place.round === round && place.sitting[where].id === id) return sittersAt(seen, place, where);
          return UNNAMED;
        });
        const before = ["A", "B"].flatMap((pair) => defaults.get(`${side + 1}${pair}`) ?? UNNAMED);
        const now = found.flat();
        if (now.every((name, i) => name === "" || name === before[i])) return [];
        return [`${round} ${team}: ${now.map((name) => name.replace(/[,;]/g, " ")).join(", ")}`];
      })
    )
    .join("; ");
}

/** Names, unless there are none. */
function someOf(names: readonly string[]): readonly string[] | undefined {
  return names.some((name) => name !== "") ? names : undefined;
}
