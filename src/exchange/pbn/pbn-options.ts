import { InputError } from "../../bridge/input-error";
import { contestantNumber, contestants } from "../../movements/contestant";
import { isKind, KINDS, planSession, type KindName } from "../../sessions/kinds";
import { comparable } from "../../sessions/names";
import { checkDate, LONGEST_TEXT, plainLine } from "../../sessions/option-checks";
import type { OptionName, SessionOptions } from "../../sessions/session-options";
import { hasTables, placesOf, type Place, type Sitting, type TablePlan } from "../boards-at-tables";
import { pairOf, UNNAMED } from "../players";
import { parsePbn } from "./parse-pbn";
import { known, tried } from "./played";
import { playsOf, type Play } from "./plays";
import { matchSessions } from "./match-sessions";
import { tablesOfPlays } from "./tables-of-plays";

/** Of a session: more say nothing of one, and are told as faults. */
const MOST_PLAYS = 500;

/** Boards at the end of a session that nobody has played: more of them, and its size cannot be told. */
const MOST_UNPLAYED = 12;

/** The teams of a match as its options know them whatever their names. */
const TEAMS = ["Home", "Away"] as const;

/**
 * What a PBN file says of the session that was played: its title and date, its boards and the first of them, teams
 * and players; of a match of two teams also its sessions, and whether it was board-a-match. What is typed wins.
 * Names that could not be a session's own are left out, as is all that the kind of session does not take.
 * @param typed the options that are chosen besides.
 */
export function pbnOptions(text: string, kind: string, typed: SessionOptions = {}): SessionOptions {
  if (!isKind(kind) || kind === "swiss-event" || kind === "league") return typed;
  const file = parsePbn(text);
  const { plays } = playsOf(file);
  if (plays.length > MOST_PLAYS) return typed;
  const tag = (name: string) => file.games.map(({ tags }) => known(tags.get(name))).find((value) => value !== "") ?? "";
  const [, year = "", month = "", day = ""] = /^(\d{4})\.(\d{2})\.(\d{2})$/.exec(tag("Date")) ?? [];
  const heading: SessionOptions = {
    title: named(tag("Event")) || undefined,
    date: tried(() => checkDate(year === "" ? "" : `${year}-${month}-${day}`)) || undefined,
    form: /^BAM\b/i.test(tag("Scoring")) ? "bam" : undefined,
  };
  const optionsOf = (found: SessionOptions) => ({ ...taken(kind, found), ...given(typed) });
  // The last boards of a session may not have been played.
  const ways = Array.from({ length: kind === "team-match" ? 1 : 1 + MOST_UNPLAYED }, (_, unplayed) => {
    const boards = { ...heading, ...boardsOf(plays, typed, unplayed) };
    const laidOut = kind === "team-match" ? { ...boards, ...matchSessions(plays, optionsOf(boards)) } : boards;
    return [
      () => optionsOf({ ...laidOut, ...namesIn(plays, kind, optionsOf(laidOut)) }),
      () => optionsOf({ ...laidOut, ...namesIn(plays, kind, optionsOf(laidOut)), "line-up": undefined }),
      () => optionsOf(laidOut),
      () => optionsOf(boards),
    ];
  });
  return firstOf(kind, ways.flat()) ?? typed;
}

/** The first options with which a session can be planned. */
function firstOf(kind: KindName, ways: readonly (() => SessionOptions)[]): SessionOptions | null {
  for (const way of ways) {
    try {
      const options = way();
      planSession(kind, options);
      return options;
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
    }
  }
  return null;
}

/** Options without those that have no value. */
function given(options: SessionOptions): SessionOptions {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}

/** Those of the options that a kind of session takes. */
function taken(kind: KindName, options: SessionOptions): SessionOptions {
  const names: readonly OptionName[] = ["title", "date", ...KINDS[kind].takes];
  const entries = names.flatMap((name) => (options[name] === undefined ? [] : [[name, options[name]] as const]));
  return Object.fromEntries(entries);
}

/** How many boards there are, and the number of the first. */
function boardsOf(plays: readonly Play[], typed: SessionOptions, unplayed: number): SessionOptions {
  const numbers = plays.flatMap(({ board }) => (/^\d{1,3}$/.test(board) ? [Number(board)] : []));
  if (numbers.length === 0) return {};
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  // Of a session whose boards are known to be more, the first ones may not have been played either.
  if (typed.boards !== undefined && last <= typed.boards) return {};
  return { boards: last - first + 1 + unplayed, "first-board": first === 1 ? undefined : first };
}

/** A name as an option takes it. */
function named(name: string): string {
  return [...plainLine(name).replace(/\p{Cs}|[\uFFFE\uFFFF]/gu, "")].slice(0, LONGEST_TEXT).join("");
}

/** The names of those who play, by where they sit. */
function namesIn(plays: readonly Play[], kind: KindName, options: SessionOptions): SessionOptions {
  const plan = planSession(kind, options);
  if (!hasTables(plan)) return {};
  const told = tablesOfPlays(plays, plan);
  if (told.faults.length > 0) return {};
  const found: Seen = { plays, tables: told.tables, places: placesOf(plan) };
  switch (plan.kind) {
    case "four-pairs":
    case "five-pairs":
      return { pairs: pairNames(found, plan.pairs.length) };
    case "pairs":
      return { pairs: pairNames(found, plan.names.length) ?? options.pairs };
    case "individual":
      return { players: playerNames(found, plan.names.length) ?? options.players };
    case "team-match":
    case "three-teams":
    case "four-teams":
      return teamNames(found, plan, options);
  }
}

type TeamsPlan = Extract<TablePlan, { readonly teams: unknown }>;

interface Seen {
  readonly plays: readonly Play[];
  readonly tables: readonly string[];
  readonly places: readonly Place[];
}

/** Who sat at a place on one side, "" where nobody says so. */
function sittersAt({ plays, tables }: Seen, { tableName, boards }: Place, side: 0 | 1): readonly [string, string] {
  const here = plays.filter(({ board }, i) => tables[i] === tableName && boards.includes(Number(board)));
  const [first, second] = side === 0 ? (["N", "S"] as const) : (["E", "W"] as const);
  const found = here.find(({ players }) => players[first] !== "" || players[second] !== "");
  return found ? [named(found.players[first]), named(found.players[second])] : UNNAMED;
}

/** Pairs by number: both players' names, or what the file calls the pair. */
function pairNames(seen: Seen, count: number): readonly string[] | undefined {
  return firstNames(seen, count, (number, sitting, sitters) => (sitting.id === number ? pairOf(sitters()) : ""));
}

/** The players of an individual by number, where they first sit. */
function playerNames(seen: Seen, count: number): readonly string[] | undefined {
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
  seen: Seen,
  count: number,
  nameAt: (number: string, sitting: Sitting, sitters: () => readonly [string, string]) => string
): readonly string[] | undefined {
  const names = contestants(count).map((contestant) => {
    const number = String(contestantNumber(contestant));
    for (const place of seen.places)
      for (const side of [0, 1] as const) {
        const name = named(nameAt(number, place.sitting[side], () => sittersAt(seen, place, side)));
        if (name !== "") return name;
      }
    return "";
  });
  return someOf(names);
}

function teamNames(seen: Seen, plan: TeamsPlan, options: SessionOptions) {
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
  if (plan.kind !== "team-match") return { ...all, teams: namesOfTeams(seen, plan) };
  const [home, away] = homeAndAway(seen);
  const lineUps = options.players === undefined ? lineUpsOf(seen, players) : "";
  return { ...all, home: home || undefined, away: away || undefined, "line-up": lineUps || undefined };
}

/** The teams of a match, where the file names both; theirs who sit so at Table 1. */
function homeAndAway({ plays }: Seen): readonly [string, string] {
  const play = plays.find(({ homeTeam, visitTeam }) => homeTeam !== "" && visitTeam !== "");
  const [home, away] = [named(play?.homeTeam ?? ""), named(play?.visitTeam ?? "")];
  return comparable(home) === comparable(away) ? UNNAMED : [home, away];
}

/** Teams of several matches, by the match that a board at a table is of. */
function namesOfTeams(
  { plays, tables, places }: Seen,
  plan: Extract<TablePlan, { readonly kind: "three-teams" | "four-teams" }>
): readonly string[] | undefined {
  const names = plan.teams.map(() => "");
  plays.forEach(({ board, homeTeam, visitTeam }, i) => {
    const table = places.find(({ tableName }) => tableName === tables[i])?.table;
    const match = plan.matches.find(
      (known) => table !== undefined && known.tables.includes(table) && known.boards.includes(Number(board))
    );
    match?.teams.forEach((team, side) => {
      names[team] ||= named(side === 0 ? homeTeam : visitTeam);
    });
  });
  return someOf(names);
}

/** Who played each further session where that is not who played the first, as the option has it. */
function lineUpsOf(seen: Seen, usual: ReadonlyMap<string, readonly [string, string]>): string {
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
        const before = ["A", "B"].flatMap((pair) => usual.get(`${side + 1}${pair}`) ?? UNNAMED);
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
