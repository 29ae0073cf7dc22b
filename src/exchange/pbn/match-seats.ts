import { itemAt } from "../../bridge/item-at";
import { InputError } from "../../bridge/input-error";
import { SEATS } from "../../bridge/seat";
import { comparable, sameName } from "../../sessions/names";
import type { Fault } from "../../sessions/reading/result-lines";
import type { PerSide } from "../../sessions/teams/match";
import { texts } from "../texts";
import { areOurTables, firstPlay, isOneTable, labelOf, labelsIn, roomOf } from "./match-tables";
import { parity, type Parity } from "./parity";
import { hasNames, sharedNames, type Play } from "./plays";
import { assumed, turnedWarnings, type SeatEvidence, type KnownTeams, type Naming } from "./seats-assumed";

/** Seats of a match by its file. */
interface MatchSeats {
  /** By the plays, whether North-South are the home team. */
  readonly areHome: readonly boolean[];
  /** The names that the file has for the home and the away team, "" for none. */
  readonly teams: PerSide<string>;
  readonly faults: readonly Fault[];
  /** Assumptions made. */
  readonly warnings: readonly Fault[];
}

const HOME = "home";
const OPEN = "open room";
const OURS = "our first team";

const playOf = (index: number) => `play:${index}`;
const playerOf = (name: string) => `player:${comparable(name)}`;
const teamOf = (name: string) => `team:${comparable(name)}`;
const tableOf = (label: string) => `table:${label}`;

/** A pair's number as this program writes it: "2B" is of the away team. */
const OWN_PAIR = /^([12])[AB]$/;

/**
 * Finds out which team sits North-South in each play of a match: from the names of teams, of players and the rooms.
 * Partners are in one team, opponents in two, and at the other table of a board a team sits the other way. Programs
 * name as HomeTeam either the home team, which begins North-South in the Open Room, or whoever sits North-South: where
 * the two tables of a board have different ones it is the latter.
 */
export function matchSeats(plays: readonly Play[], known: KnownTeams): MatchSeats {
  try {
    return found(plays, known);
  } catch (error) {
    if (!(error instanceof InputError) || !("line" in error)) throw error;
    const fault = { line: Number(error.line), field: "table", message: error.message };
    return { areHome: plays.map(() => true), teams: ["", ""], faults: [fault], warnings: [] };
  }
}

/** Ends the search: a file contradicts itself, or does not say enough. */
function refuse(line: number, message: string): never {
  throw Object.assign(new InputError(message, "table"), { line });
}

function found(plays: readonly Play[], known: KnownTeams): MatchSeats {
  const [first] = plays;
  if (!first) return { areHome: [], teams: ["", ""], faults: [], warnings: [] };
  const parities = parity();
  const order = plays.map((_, i) => i).sort((a, b) => Number(plays[a]?.board) - Number(plays[b]?.board) || a - b);
  const names = teamNames(plays);
  const others = boardsOf(plays, parities);
  const naming = namingOf(plays, others, names);
  const isOwn = seatsByPairs(plays, parities);
  // By the numbers of pairs it is settled already; players may have one name.
  if (isOwn) joinPlayers(plays, parities, () => true);
  else joinPlayers(plays, parities, (play, name) => refuse(play.line, texts.pbn.playerOfBoth(name, play.board)));
  joinTeams(plays, parities, naming, names);
  joinKnown(parities, known, plays, isOwn);
  joinNames(parities, known, naming, names, plays);
  const turned = joinRooms(plays, order, parities, naming, isOwn);
  const by: SeatEvidence = { known, naming, names, isOwn };
  findHome(plays, order, parities, by);
  const areHome = plays.map(
    (play, i) => parities.areAlike(playOf(i), HOME) ?? refuse(play.line, texts.pbn.needsTables(["1", "2"]))
  );
  const isHome = (name: string) => parities.areAlike(teamOf(name), HOME);
  return {
    areHome,
    teams: [names.find((name) => isHome(name) === true) ?? "", names.find((name) => isHome(name) === false) ?? ""],
    faults: [],
    warnings: [...assumed(plays, order, areHome, by), ...turnedWarnings(plays, areHome, turned)],
  };
}

/** The teams that the file names, as it first does. */
function teamNames(plays: readonly Play[]): string[] {
  const names = new Map<string, string>();
  for (const { homeTeam, visitTeam, line, board } of plays) {
    if (homeTeam !== "" && sameName(homeTeam, visitTeam)) refuse(line, texts.pbn.sameTeams(homeTeam, board));
    for (const name of [homeTeam, visitTeam])
      if (name !== "" && !names.has(comparable(name))) {
        names.set(comparable(name), name);
        if (names.size > 2) refuse(line, texts.pbn.severalMatches([...names.values()]));
      }
  }
  return [...names.values()];
}

/** Joins the two plays of each board; gives the other play of each. */
function boardsOf(plays: readonly Play[], parities: Parity): readonly (number | null)[] {
  const byBoard = new Map<string, number[]>();
  plays.forEach(({ board }, i) => byBoard.set(board, [...(byBoard.get(board) ?? []), i]));
  const others = plays.map((): number | null => null);
  for (const [board, [one = 0, other, more]] of byBoard) {
    const [first, second] = [plays[one], other === undefined ? undefined : plays[other]];
    if (!first || !second || other === undefined) continue;
    if (more !== undefined) refuse(plays[more]?.line ?? 1, texts.pbn.threeTables(board));
    const [room, otherRoom] = [roomOf(first), roomOf(second)];
    if (room !== null && room === otherRoom)
      refuse(second.line, texts.pbn.roomTwice(board, second.room || second.table));
    if (isSameTable(first, second)) refuse(second.line, texts.pbn.tableTwice(board, second.table));
    parities.join(playOf(one), playOf(other), false);
    [others[one], others[other]] = [other, one];
  }
  return others;
}

/** True if two plays of a board are consistent with one table. */
function isSameTable(first: Play, second: Play): boolean {
  const areNamed = hasNames(first) && hasNames(second);
  const sitAlike = SEATS.every((seat) => comparable(first.players[seat]) === comparable(second.players[seat]));
  const otherTeams = first.homeTeam !== "" && second.homeTeam !== "" && !sameName(first.homeTeam, second.homeTeam);
  const otherPairs = first.pairs[0] !== "" && second.pairs[0] !== "" && first.pairs[0] !== second.pairs[0];
  if (first.table === "" || labelOf(first) !== labelOf(second) || roomOf(first) !== roomOf(second)) return false;
  return !otherTeams && !otherPairs && (!areNamed || sitAlike);
}

function namingOf(plays: readonly Play[], others: readonly (number | null)[], names: readonly string[]): Naming {
  if (names.length === 0) return "none";
  const homes = plays.map((play) => homeIn(play, names));
  const both = plays.flatMap((play, i) => {
    const [first, second] = [homes[i], homes[others[i] ?? -1]];
    return first && second ? [{ play, isSame: first === second }] : [];
  });
  const [differs, same] = [both.find(({ isSame }) => !isSame), both.find(({ isSame }) => isSame)];
  if (differs && same) refuse(same.play.line, texts.pbn.homeBothWays(differs.play.board, same.play.board));
  if (differs) return "by table";
  // Where no board has it at both tables.
  return !same && new Set(homes.filter((name) => name !== "")).size > 1 ? "by table" : "by match";
}

/** The home team of a play as it is compared, by the visiting one where only that is named; "" where neither is. */
function homeIn({ homeTeam, visitTeam }: Play, names: readonly string[]): string {
  if (homeTeam !== "") return comparable(homeTeam);
  if (visitTeam === "") return "";
  return comparable(names.find((name) => !sameName(name, visitTeam)) ?? "");
}

/** Joins plays by the numbers of this program's pairs; gives whether all have them. */
function seatsByPairs(plays: readonly Play[], parities: Parity): boolean {
  const sides = plays.map(({ pairs: [ns, ew] }) => [OWN_PAIR.exec(ns)?.[1], OWN_PAIR.exec(ew)?.[1]] as const);
  if (!sides.every(([ns, ew]) => ns !== undefined && ew !== undefined)) return false;
  sides.forEach(([ns, ew], i) => {
    const { line, board, pairs } = itemAt(plays, i);
    if (ns === ew || !parities.join(playOf(i), OURS, ns === "1")) refuse(line, texts.pbn.pairsOfOneTeam(board, pairs));
  });
  return true;
}

/** Joins players with the plays in which they sit; those who sit in two places on a board are two of one name. */
function joinPlayers(plays: readonly Play[], parities: Parity, onFault: (play: Play, name: string) => void): void {
  const shared = sharedNames(plays);
  plays.forEach((play, i) =>
    SEATS.forEach((seat) => {
      const name = play.players[seat];
      if (name === "" || shared.has(comparable(name))) return;
      if (!parities.join(playerOf(name), playOf(i), seat === "N" || seat === "S")) onFault(play, name);
    })
  );
}

/** Joins the file's teams with each other, and where they are named by table with the plays. */
function joinTeams(plays: readonly Play[], parities: Parity, naming: Naming, names: readonly string[]): void {
  const [one, other] = names;
  if (one !== undefined && other !== undefined) parities.join(teamOf(one), teamOf(other), false);
  if (naming !== "by table") return;
  plays.forEach((play, i) => {
    const { line, board, homeTeam, visitTeam } = play;
    const [name, isAlike] = homeTeam === "" ? [visitTeam, false] : [homeTeam, true];
    if (name !== "" && !parities.join(playOf(i), teamOf(name), isAlike)) refuse(line, texts.pbn.otherTeam(name, board));
  });
}

/** Joins the players whom the session's options name with their team; who is in both is nobody's. */
function joinKnown(parities: Parity, { players }: KnownTeams, plays: readonly Play[], isOwn: boolean): void {
  const [home, away] = players.map((team) => team.filter((name) => name !== "").map(comparable));
  const line = plays[0]?.line ?? 1;
  const seated = new Set(plays.flatMap((play) => SEATS.map((seat) => comparable(play.players[seat]))));
  for (const [team, rest, isAlike] of [
    [home ?? [], away ?? [], true],
    [away ?? [], home ?? [], false],
  ] as const)
    for (const name of team)
      if (seated.has(name) && !rest.includes(name) && !parities.join(HOME, playerOf(name), isAlike) && !isOwn)
        refuse(line, texts.pbn.knownOfBoth(players.flat().find((full) => sameName(full, name)) ?? name));
}

/** Joins the home team with the file's names by the session's own; where these are others, by which team is at home. */
function joinNames(
  parities: Parity,
  { teams }: KnownTeams,
  naming: Naming,
  names: readonly string[],
  plays: readonly Play[]
): void {
  if (naming === "none") return;
  const line = plays[0]?.line ?? 1;
  const [home, ...more] = homesIn(plays);
  const isKnown = (name: string) => names.some((known) => sameName(known, name));
  teams.forEach((name, side) => {
    if (name === "" || !isKnown(name)) return;
    if (!parities.join(HOME, teamOf(name), side === 0)) refuse(line, texts.pbn.otherHome(name, side === 0));
  });
  if (parities.areAlike(HOME, teamOf(names[0] ?? "")) !== null) return;
  const typed = teams.filter((name) => name !== "");
  if (naming === "by match" && home !== undefined && more.length === 0) {
    // Where players of the home team are known, its name follows from where it sits.
    if (parities.areAlike(HOME, playOf(0)) === null) parities.join(HOME, teamOf(home.name), home.isHome);
  } else if (typed.length > 0 && parities.areAlike(HOME, playOf(0)) === null)
    refuse(line, texts.pbn.whichTeam(names, typed));
}

/**
 * Joins what is not yet by where it is played: a team stays in its room, or at its table, where nothing says otherwise.
 * @returns the plays in which it did not.
 */
function joinRooms(
  plays: readonly Play[],
  order: readonly number[],
  parities: Parity,
  naming: Naming,
  isOwn: boolean
): ReadonlySet<number> {
  const turned = new Set<number>();
  const homes = homesIn(plays);
  const [home] = homes;
  const isChanged = naming === "by match" && homes.length > 1;
  const [begins = 0] = order;
  const unjoined = order.find((i) => parities.areAlike(playOf(begins), playOf(i)) === null);
  let isBegun = false;
  for (const i of order) {
    const play = itemAt(plays, i);
    const room = roomOf(play);
    const named = namedIn(play);
    // The home team sits North-South in the Open Room; where there are two of them, each does on its own boards.
    if (room !== null && named !== null && naming === "by match" && (isChanged || !isBegun)) {
      isBegun = true;
      if (!parities.join(playOf(i), teamOf(named.name), (room === "open") === named.isHome))
        refuse(play.line, texts.pbn.otherTeam(named.name, play.board));
    }
    const [where, isAlike] = room !== null ? [OPEN, room === "open"] : [tableOf(labelOf(play)), true];
    if (isChanged || (room === null && labelOf(play) === "") || parities.join(playOf(i), where, isAlike)) continue;
    if (isOwn) refuse(play.line, texts.pbn.otherRoom(play.pairs[0], play.board));
    // Then nobody can say where those are of whom only their room or table is known.
    const open = unjoined === undefined ? null : itemAt(plays, unjoined);
    if (open) refuse(open.line, texts.pbn.unclearSeats(open.board));
    if (naming !== "by table") turned.add(i);
  }
  if (naming === "by match" && home && !isChanged && parities.areAlike(HOME, teamOf(home.name)) === null)
    parities.join(HOME, teamOf(home.name), home.isHome);
  return turned;
}

/** The team that a play names: the home team, or else the visitors. */
function namedIn({ homeTeam, visitTeam }: Play): { readonly name: string; readonly isHome: boolean } | null {
  if (homeTeam !== "") return { name: homeTeam, isHome: true };
  return visitTeam === "" ? null : { name: visitTeam, isHome: false };
}

/** The teams that a file has at home; of those it has only as visiting the one. */
function homesIn(plays: readonly Play[]) {
  const named = plays.flatMap((play) => namedIn(play) ?? []);
  const homes = named.filter(({ isHome }) => isHome);
  const seen = homes.length > 0 ? homes : named;
  return seen.filter(({ name }, i) => seen.findIndex((other) => sameName(other.name, name)) === i);
}

/** Says which team is at home where nothing has said so yet. */
function findHome(plays: readonly Play[], order: readonly number[], parities: Parity, by: SeatEvidence): void {
  const [first = 0] = order;
  const line = plays[0]?.line ?? 1;
  const typed = by.known.teams.filter((name) => name !== "");
  const labels = labelsIn(plays);
  if (parities.areAlike(HOME, playOf(first)) !== null) return;
  if (by.isOwn) parities.join(HOME, OURS, true);
  // By match, with no room and nobody known: whether its home team sat North-South here is anybody's guess.
  else if (by.naming === "by match") refuse(line, texts.pbn.whichRoom(by.names));
  else if (by.naming === "by table") parities.join(HOME, playOf(firstPlay(plays, order)), true);
  else if (plays.some((play) => roomOf(play) !== null)) parities.join(HOME, OPEN, true);
  else if (areOurTables(labels)) {
    parities.join(HOME, tableOf("1"), true);
    parities.join(HOME, tableOf("2"), false);
  } else if (typed.length > 0) refuse(line, texts.pbn.whichTeams(typed));
  else if (labels.length > 0 || plays.every(hasNames)) parities.join(HOME, playOf(firstPlay(plays, order)), true);
  else if (isOneTable(plays)) plays.forEach((_, i) => parities.join(HOME, playOf(i), true));
  else refuse(line, texts.pbn.needsTables(["1", "2"]));
}
