import { InputError } from "../../bridge/input-error";
import { SEATS, seatsOfSide, SIDES, type Seat } from "../../bridge/seat";
import { CHICAGO_PLAYERS } from "../../movements/chicago";
import { CHICAGO_OPTIONS } from "../../sessions/chicago/plan";
import { planSession } from "../../sessions/kinds";
import { comparable, countedOrNamed } from "../../sessions/names";
import type { SessionOptions } from "../../sessions/session-options";
import { hasTables } from "../../sessions/table-plan";
import { texts } from "../texts";
import { tryRead } from "../../bridge/input-error";
import { optionName, type Play } from "./plays";
import { OWN_NUMBERS } from "./seat-check";
import { dealVulnerability, shownPlaces, shownPlays } from "./tables-of-plays";

/** A named player in a deal, with the player numbers that the movement has on that side. */
interface Seated {
  readonly name: string;
  readonly deal: string;
  readonly numbers: readonly number[];
}

/** A possible Chicago game that has all deals of a file. */
interface Game {
  readonly options: SessionOptions;
  readonly seated: readonly Seated[];
  /** True if all deals of the file belong to one round; in every game, partners stay together for a round. */
  readonly isOneRound: boolean;
  /** True if the file has the game's vulnerability on each deal. */
  readonly isDefault: boolean;
}

/**
 * Finds the options of a Chicago game in its file: players in the order of their numbers, partners, rounds and
 * vulnerability. If the players fit no movement, only their number is an option, and the check of seats refuses them.
 * @throws InputError if the file does not show who were partners.
 */
export function chicagoOptions(all: readonly Play[], typed: SessionOptions): SessionOptions {
  const plays = all.map(withoutSharedNames);
  const names = [...new Map(namesIn(plays).map((name) => [comparable(name), name])).values()];
  const { count, names: listed } = tryRead(() => typed.players && countedOrNamed(typed.players, "players")) || {
    count: Math.max(CHICAGO_PLAYERS[0], names.length, ...numbersIn(plays)),
    names: [],
  };
  const games = gamesOf(plays, { ...typed, players: [String(count)] });
  const fitting = games.filter(({ seated }) => numbersOf(seated, count) !== null);
  const isStay = partnersStay(plays);
  const preferred = fitting.filter(({ options }) => (options.partners === "stay") === isStay);
  const game = preferred.find(({ isDefault, isOneRound }) => isDefault && !isOneRound) ?? preferred[0] ?? fitting[0];
  if (!game) {
    const partners = typed.partners ?? (isStay ? "stay" : undefined);
    const players = names.length > maxNames(count) ? names : (typed.players ?? [String(count)]);
    return { rounds: games[0]?.options.rounds, partners, players };
  }
  const { seated, options, isOneRound } = game;
  if (!isOneRound && fitting.some((other) => other.options.partners !== options.partners))
    throw new InputError(texts.pbn.unclearPartners, "partners");
  const isListed =
    listed.length > 0 && numbersOf(seated, count, new Map(listed.map((name, i) => [comparable(name), i + 1])));
  const numbers = numbersOf(seated, count) ?? new Map<string, number>();
  const people = listed.length > 0 ? listed : names;
  const areKnown = names.every((name) => people.some((other) => comparable(other) === comparable(name)));
  const { rounds, partners, vulnerable } = options;
  const players = isListed || !areKnown || names.length === 0 ? typed.players : byNumber(people, numbers, count);
  return { rounds, partners, vulnerable, players: players ?? [String(count)] };
}

/** Returns the maximum number of names that `count` players can have: each may be spelled in two ways. */
function maxNames(count: number): number {
  return 2 * count;
}

/** Removes the names that two players of a board share. */
function withoutSharedNames(play: Play): Play {
  const names = SEATS.map((seat) => comparable(play.players[seat]));
  const name = (seat: Seat) =>
    names.filter((other) => other === comparable(play.players[seat])).length > 1 ? "" : optionName(play.players[seat]);
  return { ...play, players: { N: name("N"), E: name("E"), S: name("S"), W: name("W") } };
}

function namesIn(plays: readonly Play[]): string[] {
  return plays.flatMap(({ players: { N, S, E, W } }) => [N, S, E, W]).filter((name) => name !== "");
}

/** The numbers of players in a file of this program. */
function numbersIn(plays: readonly Play[]): number[] {
  return plays.flatMap(({ pairs }) =>
    pairs.flatMap((id) => (OWN_NUMBERS.player.test(id) ? id.split("+").map(Number) : []))
  );
}

/**
 * Returns the possible games that have all deals of a file, default options first; only the shortest game for each
 * choice of partners and vulnerability.
 */
function gamesOf(plays: readonly Play[], typed: SessionOptions): Game[] {
  const { partners, vulnerable, rounds } = CHICAGO_OPTIONS;
  const choices = <T>(all: readonly T[], chosen: unknown) => all.filter((choice) => choice === (chosen ?? choice));
  return choices(partners.choices, typed.partners).flatMap((ofPartners) =>
    choices(vulnerable.choices, typed.vulnerable).flatMap((ofDeals) =>
      choices(rounds.choices, typed.rounds)
        .flatMap((count) => gameOf(plays, { ...typed, partners: ofPartners, vulnerable: ofDeals, rounds: count }) ?? [])
        .slice(0, 1)
    )
  );
}

function gameOf(plays: readonly Play[], options: SessionOptions): Game | null {
  const plan = tryRead(() => planSession("chicago", options));
  if (plan === null || !hasTables(plan)) return null;
  const places = shownPlaces(plan);
  const defaultVulnerability = dealVulnerability(plan);
  const placed = shownPlays(plays, plan).flatMap((play) => {
    const place = places.find(({ boards }) => boards.includes(Number(play.board)));
    const hasNumbers = place?.sitting.every(({ id }, side) => {
      const written = play.pairs[side] ?? "";
      return !OWN_NUMBERS.player.test(written) || written === id;
    });
    return place && hasNumbers ? [{ play, place }] : [];
  });
  if (placed.length < plays.length) return null;
  return {
    options,
    seated: placed.flatMap(({ play: { board, players }, place }) =>
      SIDES.map(seatsOfSide).flatMap((seats, side) =>
        seats.flatMap((seat) => {
          const numbers = (place.sitting[side]?.movers ?? []).map(Number);
          return players[seat] === "" ? [] : [{ name: comparable(players[seat]), deal: board, numbers }];
        })
      )
    ),
    isOneRound: new Set(placed.map(({ place }) => place.round)).size <= 1,
    isDefault: placed.every(({ play }) => play.vulnerable === defaultVulnerability(play.board)),
  };
}

/**
 * Finds player numbers with which everybody sits as in the movement; null if there are none.
 * @param fixed numbers that certain players must have, by player.
 */
function numbersOf(
  seated: readonly Seated[],
  count: number,
  fixed: ReadonlyMap<string, number> = new Map()
): ReadonlyMap<string, number> | null {
  const people = [...new Set(seated.map(({ name }) => name))].map((name) => {
    const seats = seated.filter((other) => other.name === name);
    const lists = seats.map(({ numbers }) => numbers);
    const possible = lists.reduce((first, next) => first.filter((number) => next.includes(number)));
    return { name, deals: seats.map(({ deal }) => deal), possible };
  });
  if (people.length > maxNames(count)) return null;
  const numbers = new Map<string, number>();
  const assign = (index: number): boolean => {
    const next = people[index];
    if (!next) return true;
    const others = people
      .slice(0, index)
      .filter(({ deals }) => people.length <= count || deals.some((deal) => next.deals.includes(deal)));
    return next.possible.some((number) => {
      if (number !== (fixed.get(next.name) ?? number) || others.some(({ name }) => numbers.get(name) === number))
        return false;
      numbers.set(next.name, number);
      return assign(index + 1);
    });
  };
  return assign(0) ? numbers : null;
}

/** Players in the order of their numbers; players who are not seated in the file get the numbers that are left. */
function byNumber(people: readonly string[], numbers: ReadonlyMap<string, number>, count: number): string[] {
  const rest = people.filter((name) => !numbers.has(comparable(name)));
  return Array.from(
    { length: count },
    (_, i) => people.find((name) => numbers.get(comparable(name)) === i + 1) ?? rest.shift() ?? ""
  );
}

/** True if every player of a file has one partner only. */
function partnersStay(plays: readonly Play[]): boolean {
  const pairs = plays.flatMap(({ players }) =>
    SIDES.map((side) =>
      seatsOfSide(side)
        .map((seat) => comparable(players[seat]))
        .sort()
    ).filter((pair) => !pair.includes(""))
  );
  const distinct = new Map(pairs.map((pair) => [pair.join("/"), pair]));
  return distinct.size > 0 && new Set([...distinct.values()].flat()).size === 2 * distinct.size;
}
