import { InputError, tryRead } from "../../bridge/input-error";
import { hasTables, type TablePlan } from "../../sessions/table-plan";
import { contestantNumber, contestants } from "../../movements/contestant";
import { ALL_GAMES, ownSize } from "../../sessions/field/all-games";
import { fieldKindOf, type FieldKind } from "../../sessions/field/field-kind";
import type { FieldGame } from "../../sessions/field/games";
import { FOUR_PAIRS } from "../../sessions/home/four-pairs";
import { countsDeals, isKind, type KindName, KINDS, optionsOf, placesOf, planSession } from "../../sessions/kinds";
import { checkDate } from "../../sessions/option-checks";
import type { SessionOptions } from "../../sessions/session-options";
import type { TableRound, SeatedPair } from "../../sessions/at-tables";
import { pairOf, UNNAMED } from "../../sessions/players";
import { texts } from "../texts";
import { chicagoOptions } from "./chicago-options";
import { matchSeats } from "./match-seats";
import { matchSessions } from "./match-sessions";
import { isFault, ownSession } from "./own-session";
import { parsePbn, type PbnFile } from "./parse-pbn";
import { withoutUnknown } from "./played";
import { optionName, playsOf, type Play } from "./plays";
import { checkSeats } from "./seat-check";
import { knownTeams, tablesOfPlays } from "./tables-of-plays";
import type { SeveralTeamsPlan } from "../../sessions/teams/plan";
import { isMatch } from "../../sessions/teams/team-match/plan";
import { teamsOfMatches } from "./teams-of-matches";

/** Of a session: more say nothing of one, and are told as faults. */
const MAX_PLAYS = 500;

/** Boards at the end of a session that nobody has played: of a file that says who sat where, and of others. */
const MAX_UNPLAYED = 60;
const FEW_UNPLAYED = 12;

/** The teams of a match as its options know them whatever their names. */
const TEAMS = ["Home", "Away"] as const;

/**
 * Returns the options of the session in a PBN file: all of them if this program wrote the file; else title and date,
 * the boards and the first of them, the number of pairs or players, teams and players; for a match of two teams also
 * its sessions, and whether it was board-a-match. Typed options take precedence. Invalid names and options that the
 * kind of session does not take are left out.
 * @param typed the options that were chosen besides.
 * @throws InputError if the file lacks the number of boards, rounds or pairs.
 */
export function pbnOptions(text: string, kind: string, typed: SessionOptions = {}): SessionOptions {
  if (!isKind(kind) || !("table" in KINDS[kind].columns)) return typed;
  const file = parsePbn(text);
  const ours = ownSession(file);
  if (isFault(ours)) return typed;
  if (ours?.kind === kind) return { ...ours.options, ...definedOptions(typed) };
  const { plays } = playsOf(file);
  if (plays.length > MAX_PLAYS) return typed;
  const heading = pbnHeading(file);
  const optionsOf = (found: SessionOptions) => ({ ...optionsFor(kind, found), ...definedOptions(typed) });
  if (countsDeals({ kind })) return { ...optionsOf(heading), ...definedOptions(chicagoOptions(plays, typed)) };
  const waysOf = (laidOut: SessionOptions, alone = laidOut) => [
    () => optionsOf({ ...laidOut, ...namesIn(plays, kind, optionsOf(laidOut)) }),
    () => optionsOf({ ...laidOut, ...namesIn(plays, kind, optionsOf(laidOut)), "line-up": undefined }),
    () => optionsOf(laidOut),
    () => optionsOf(alone),
  ];
  if ("sessions" in KINDS[kind].takes) {
    const boards = { ...heading, ...boardsOf(plays, typed, 0) };
    return firstOf(kind, waysOf({ ...boards, ...matchSessions(plays, optionsOf(boards)) }, boards)) ?? typed;
  }
  const laidOut = (unplayed: number) =>
    layoutsOf(plays, kind, typed, unplayed).map((layout) => ({ ...heading, ...layout }));
  const layouts = laidOut(MAX_UNPLAYED);
  // Of teams that may change their pairs, rather one in which they did not.
  const played =
    layouts.find((layout) => sitsAs(plays, kind, optionsOf(layout), typed, true)) ??
    layouts.find((layout) => sitsAs(plays, kind, optionsOf(layout), typed, false));
  const possible = firstOf(
    kind,
    laidOut(FEW_UNPLAYED).flatMap((layout) => waysOf(layout))
  );
  if (played) return firstOf(kind, waysOf(played)) ?? typed;
  // A file in which nobody is named could be of any of them, but for the one that is typed.
  const isTyped = isCounted(kind, typed) && typed.boards !== undefined;
  if (possible && !isTyped && isUnclear(plays, kind, possible))
    throw new InputError(texts.pbn.unclearLayout(KINDS[kind].title), "boards");
  return possible ?? typed;
}

/** Options from a file's tags. */
export function pbnHeading({ games }: PbnFile): SessionOptions {
  const tag = (name: string) =>
    games.map(({ tags }) => withoutUnknown(tags.get(name))).find((value) => value !== "") ?? "";
  const [, year = "", month = "", day = ""] = /^(\d{4})\.(\d{2})\.(\d{2})$/.exec(tag("Date")) ?? [];
  return {
    title: optionName(tag("Event")) || undefined,
    date: tryRead(() => checkDate(year === "" ? "" : `${year}-${month}-${day}`)) || undefined,
    form: /^BAM\b/i.test(tag("Scoring")) ? "bam" : undefined,
  };
}

/** Rounds of one number of boards. */
const ROUNDS = [...new Set(FOUR_PAIRS.configurations.map(({ rounds }) => rounds))];

/** The ways in which a session can have been laid out, the nearest to what was played first. */
function layoutsOf(plays: readonly Play[], kind: KindName, typed: SessionOptions, max: number): SessionOptions[] {
  const field = isCounted(kind, typed) ? null : fieldKindOf(kind);
  // Numbers of pairs and players for which there are movements.
  const movement = field && ownSize(field, typed.movement);
  const sizes = movement ? [movement] : field ? ALL_GAMES.whole[field.name] : [];
  const counts: readonly SessionOptions[] = field
    ? sizes.map(({ count }) => ({ [field.option]: [String(count)] }))
    : [{}];
  const rounds = kind === FOUR_PAIRS.name && typed.rounds === undefined ? [undefined, ...ROUNDS] : [undefined];
  // The first and the last boards of a session may not have been played.
  const defaults = [undefined, 1].flatMap((first) =>
    Array.from({ length: 1 + max }, (_, unplayed) => boardsOf(plays, typed, unplayed, first)).flatMap((boards) =>
      rounds.flatMap((roundCount) => counts.map((count) => ({ ...boards, rounds: roundCount, ...count })))
    )
  );
  return field ? [...defaults, ...gamesOf(plays, field, typed)] : defaults;
}

/** The other games of a field that have as many boards as were played, or more: those with the fewest first. */
function gamesOf(plays: readonly Play[], { name, option }: FieldKind, typed: SessionOptions): SessionOptions[] {
  const { boards: span, ...first } = boardsOf(plays, {}, 0);
  const inPlay = ({ sets, boards, rounds }: FieldGame) => (sets * boards) / rounds;
  const isChosen = ({ boards, rounds, named }: FieldGame) =>
    (typed.boards ?? boards) === boards && (typed.rounds ?? rounds) === rounds && (typed.movement ?? named) === named;
  return ALL_GAMES.sizes[name]
    .flatMap(({ games }) => games)
    .filter((game) => isChosen(game) && inPlay(game) >= (span ?? 0))
    .sort((a, b) => inPlay(a) - inPlay(b))
    .map(({ count, boards, rounds, named }) => ({
      ...first,
      boards,
      rounds,
      movement: named,
      [option]: [String(count)],
    }));
}

/**
 * True if the seats in a file fit a session with these options.
 * @param isStrict true if no pair may be a different one on another board.
 */
function sitsAs(
  plays: readonly Play[],
  kind: KindName,
  options: SessionOptions,
  typed: SessionOptions,
  isStrict: boolean
): boolean {
  const plan = tryRead(() => planSession(kind, options));
  if (plan === null || !hasTables(plan)) return false;
  const seating = tablesOfPlays(plays, plan);
  if (seating.faults.length > 0 || !areIn(plays, seating.tables, plan)) return false;
  const { faults, warnings, shownBy } = checkSeats(plays, seating.tables, plan);
  if (faults.length > 0 || (isStrict && warnings.length > 0)) return false;
  // Rounds alone do not tell one number of pairs from another.
  return shownBy === "names" || (shownBy === "rounds" && isCounted(kind, typed));
}

/** True if a session has all boards of a file at their tables. */
function areIn(plays: readonly Play[], tables: readonly string[], plan: TablePlan): boolean {
  const places = placesOf(plan);
  return plays.every(({ board }, i) =>
    places.some(({ tableName, boards }) => tableName === tables[i] && boards.includes(Number(board)))
  );
}

/** True if a file has no seats, right or wrong. */
function isUnclear(plays: readonly Play[], kind: KindName, options: SessionOptions): boolean {
  const plan = tryRead(() => planSession(kind, options));
  if (plan === null || !hasTables(plan) || plays.length === 0) return false;
  const seating = tablesOfPlays(plays, plan);
  if (seating.faults.length > 0) return false;
  const { faults, shownBy } = checkSeats(plays, seating.tables, plan);
  return faults.length === 0 && shownBy !== "names";
}

/** True if the number of contestants is known. */
function isCounted(kind: KindName, { pairs, players }: SessionOptions): boolean {
  return fieldKindOf(kind) === null || pairs !== undefined || players !== undefined;
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
function definedOptions(options: SessionOptions): SessionOptions {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}

/** Picks the options that a kind of session takes. */
function optionsFor(kind: KindName, options: SessionOptions): SessionOptions {
  const entries = optionsOf(kind).flatMap((name) =>
    options[name] === undefined ? [] : [[name, options[name]] as const]
  );
  return Object.fromEntries(entries);
}

/** How many boards there are, and the number of the first: that of the first one played, unless another is given. */
function boardsOf(
  plays: readonly Play[],
  typed: SessionOptions,
  unplayed: number,
  begins: number | undefined = undefined
): SessionOptions {
  const numbers = plays.flatMap(({ board }) => (/^\d{1,3}$/.test(board) ? [Number(board)] : []));
  if (numbers.length === 0) return {};
  const [first, last] = [begins ?? Math.min(...numbers), Math.max(...numbers)];
  // Of a session whose boards are known to be more, the first ones may not have been played either.
  if (typed.boards !== undefined && last <= typed.boards) return {};
  return { boards: last - first + 1 + unplayed, "first-board": first === 1 ? undefined : first };
}

/** The names of those who play, by where they sit. */
function namesIn(plays: readonly Play[], kind: KindName, options: SessionOptions): SessionOptions {
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
