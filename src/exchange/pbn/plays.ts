import { tryRead } from "../../bridge/input-error";
import { vulnerabilityOf, parseVulnerability, type Vulnerability } from "../../bridge/vulnerability";
import { SEATS, type Seat } from "../../bridge/seat";
import { LONGEST_TEXT, plainLine } from "../../sessions/option-checks";
import { inOrder, type Fault } from "../../sessions/reading/result-lines";
import type { PerSide } from "../../sessions/teams/match";
import { comparable, sameName } from "../../sessions/names";
import { playersOf } from "../../sessions/players";
import { texts } from "../texts";
import { MAX_GAMES, type PbnFile, type PbnGame } from "./parse-pbn";
import { withoutUnknown, readPlay, sharesOf, type PlayFields, type Shares } from "./played";
import { rowsOf } from "./score-table";

/** Players' names by seat; "" if unknown. */
type SeatedPlayers = Readonly<Record<Seat, string>>;

/** A board at a table, as a file describes it. */
export interface Play {
  readonly line: number;
  readonly board: string;
  readonly table: string;
  readonly room: string;
  readonly round: string;
  readonly players: SeatedPlayers;
  /** Names or numbers of the pairs. */
  readonly pairs: PerSide<string>;
  readonly homeTeam: string;
  readonly visitTeam: string;
  /** Vulnerability that the file states; null if it states none. */
  readonly vulnerable: Vulnerability | null;
  /** Contract, declarer, result and points; null if nothing was played. */
  readonly fields: PlayFields | null;
  /** The board's score in the file. */
  readonly worth: BoardWorth;
  /** True if `worth` is the Director's adjustment. */
  readonly isAdjudicated: boolean;
  readonly isCancelled: boolean;
  readonly isNotPlayed: boolean;
}

/** A board's score in the units that files use; null for a unit that the file does not have. */
export interface BoardWorth {
  readonly imps: Shares | null;
  readonly matchpoints: Shares | null;
  readonly percent: Shares | null;
}

/**
 * The boards that a file has, each at each table that played it, with the faults and warnings found while they were
 * read.
 */
interface Plays {
  readonly plays: readonly Play[];
  readonly faults: readonly Fault[];
  readonly warnings: readonly Fault[];
}

/**
 * Returns the boards at tables of a file: each row of a game's table of results, or the game if it has no such table.
 * @param ofDeal returns the vulnerability of a session's deal with this number in the file, null for other numbers. The
 * argument itself is null if the vulnerability follows from board numbers.
 */
export function playsOf(
  { games, faults: unread }: PbnFile,
  ofDeal: ((board: string) => Vulnerability | null) | null = null
): Plays {
  const expectedHere = ofDeal ?? expectedByNumber;
  const faults: Fault[] = [...unread];
  const warnings: Fault[] = [];
  const plays: Play[] = [];
  const seen = new Set<string>();
  const otherwise = new Set<string>();
  const hasSeveral = playedTwice(games);
  for (const game of games) {
    if (plays.length > MAX_GAMES) {
      faults.push({ line: game.line, field: "", message: texts.pbn.tooManyGames(MAX_GAMES) });
      break;
    }
    for (const written of writtenIn(game, hasSeveral(game), faults)) {
      const { line } = written;
      const found = playIn(written, game, expectedHere(written.play.board), faults, warnings);
      if (found === null) continue;
      if (found.board === "") {
        faults.push({ line, field: "board", message: texts.pbn.noBoard });
        continue;
      }
      const expected = expectedHere(found.board);
      if (expected !== null && found.vulnerable !== null && found.vulnerable !== expected) {
        if (otherwise.size === 0) warnings.push({ line, field: "board", message: "" });
        otherwise.add(found.board);
      }
      // A file may contain a game twice, for example if two records of a match were put together.
      const key = JSON.stringify({ ...found, line: 0, vulnerable: null });
      if (seen.has(key)) continue;
      seen.add(key);
      plays.push(found);
    }
  }
  const messages = warnings.map((warning) =>
    warning.message === ""
      ? { ...warning, message: texts.pbn.otherVulnerability([...otherwise], ofDeal !== null) }
      : warning
  );
  return { plays, faults: inOrder(faults), warnings: inOrder(messages) };
}

/**
 * Reads a board at a table; null if the file has neither a result nor an adjustment, and does not say that it was
 * cancelled or not played.
 */
function playIn(
  { line, play, fields }: WrittenBoard,
  game: PbnGame,
  expectedHere: Vulnerability | null,
  faults: Fault[],
  warnings: Fault[]
): Play | null {
  const vulnerable = vulnerableIn(game);
  const read = readPlay(fields, expectedHere, vulnerable);
  if (read.kind === "fault") faults.push({ line, field: read.field, message: read.message });
  if (read.kind === "not played" && read.why !== null)
    warnings.push({ line, field: "result", message: texts.pbn.leftOut(play.board, read.why) });
  const end = withoutUnknown(game.tags.get("Termination")).toLowerCase();
  const isUnplayed = read.kind === "not played";
  const isCancelled = end === "abandoned" && isUnplayed;
  const isNotPlayed = end === "unterminated" && isUnplayed;
  const worth = worthIn(game);
  const isWorth = Object.values(worth).some((shares) => shares !== null);
  const isAdjudicated = end === "adjudication" || ((isCancelled || isNotPlayed) && isWorth);
  if (isAdjudicated && !isWorth) faults.push({ line, field: "adjusted", message: texts.pbn.noAward(play.board) });
  if (read.kind !== "played" && !isAdjudicated && !isCancelled && !isNotPlayed) return null;
  const outcome = { worth, isAdjudicated, isCancelled, isNotPlayed };
  return { ...play, line, vulnerable, fields: read.kind === "played" ? read.fields : null, ...outcome };
}

/** Returns the vulnerability of a board in duplicate; null if the text is no board's number. */
function expectedByNumber(board: string): Vulnerability | null {
  return /^\d{1,5}$/.test(board) && Number(board) > 0 ? vulnerabilityOf(Number(board)) : null;
}

interface WrittenBoard {
  readonly line: number;
  readonly play: Omit<
    Play,
    "line" | "vulnerable" | "fields" | "worth" | "isAdjudicated" | "isCancelled" | "isNotPlayed"
  >;
  readonly fields: Parameters<typeof readPlay>[0];
}

/** Finds games whose board has several games with results: tables of results in these games only repeat the results. */
export function playedTwice(games: readonly PbnGame[]): (game: PbnGame) => boolean {
  const count = new Map<string, number>();
  const boardOf = ({ tags }: PbnGame) => withoutUnknown(tags.get("Board"));
  for (const game of games)
    if (
      withoutUnknown(game.tags.get("Contract")) !== "" &&
      (withoutUnknown(game.tags.get("Table")) || withoutUnknown(game.tags.get("Room"))) !== ""
    )
      count.set(boardOf(game), (count.get(boardOf(game)) ?? 0) + 1);
  return (game) => (count.get(boardOf(game)) ?? 0) > 1;
}

function writtenIn(game: PbnGame, isOneOfSeveral: boolean, faults: Fault[]): WrittenBoard[] {
  const { line, tags, tables } = game;
  const tag = (name: string) => withoutUnknown(tags.get(name));
  // Some programs write the seat in place of a name; it counts as no name.
  const player = (seat: string) => (sameName(tag(seat), seat) ? "" : nameOf(tag(seat)));
  const play = {
    board: tag("Board").replace(/^0+(?=\d)/, ""),
    table: tag("Table"),
    room: tag("Room"),
    round: tag("Round"),
    players: { N: player("North"), E: player("East"), S: player("South"), W: player("West") },
    pairs: [tag("PairNS"), tag("PairEW")] as const,
    homeTeam: tag("HomeTeam"),
    visitTeam: tag("VisitTeam"),
  };
  const rows = tables
    .filter(({ name }) => name === "ScoreTable" && !isOneOfSeveral)
    .flatMap(rowsOf)
    .slice(0, MAX_GAMES + 1);
  if (rows.length === 0) {
    const raw = (name: string) => tags.get(name) ?? "";
    // A missing tag counts as a tag with an unknown value.
    const contract = tags.get("Contract") ?? "?";
    const fields = { contract, declarer: raw("Declarer"), result: raw("Result"), score: raw("Score") };
    return [{ line, play, fields }];
  }
  return rows.flatMap(({ line: ofRow, values }) => {
    if (values === null) {
      faults.push({ line: ofRow, field: "", message: texts.pbn.row });
      return [];
    }
    const cell = (name: string) => withoutUnknown(values.get(name));
    const [north, south] = namesOf(cell("Names_NS"));
    const [east, west] = namesOf(cell("Names_EW"));
    const [ns, ew] = [cell("Score_NS"), cell("Score_EW")];
    return [
      {
        line: ofRow,
        play: {
          ...play,
          table: cell("Table") || play.table,
          room: cell("Room") || (rows.length === 1 ? play.room : ""),
          round: cell("Round") || play.round,
          players: { N: north, S: south, E: east, W: west },
          pairs: [cell("PairId_NS"), cell("PairId_EW")],
        },
        fields: {
          contract: cell("Contract") || "?",
          declarer: cell("Declarer"),
          result: cell("Result"),
          // A caret marks a score that was not obtained by play; it is not read.
          score: /^[+-]?\d+$/.test(ns) ? `NS ${ns}` : /^[+-]?\d+$/.test(ew) ? `EW ${ew}` : "",
        },
      },
    ];
  });
}

/** Returns a player's name in spoken order, "Ann Lee"; the standard has "Lee, Ann". */
export function nameOf(name: string): string {
  const [, last, first] = /^([^,;]+),\s*([^,;]+)$/.exec(name) ?? [];
  return first === undefined ? name : `${first.trim()} ${last?.trim() ?? ""}`;
}

/** Returns a name in the form of options: one line, no unusable characters, limited length. */
export function optionName(name: string): string {
  return [...plainLine(name).replace(/\p{Cs}|[\uFFFE\uFFFF]/gu, "")].slice(0, LONGEST_TEXT).join("");
}

/** Splits a pair's names, such as "Ann Lee;Bob Ray", into two players; the second is "" if there is one name. */
export function namesOf(names: string): PerSide<string> {
  const [first = "", second = ""] = names.includes(";") ? names.split(";") : (playersOf(names) ?? [names]);
  return [nameOf(first.trim()), nameOf(second.trim())];
}

function worthIn({ tags }: PbnGame): BoardWorth {
  return {
    imps: sharesOf(tags.get("ScoreIMP")),
    matchpoints: sharesOf(tags.get("ScoreMP")),
    percent: sharesOf(tags.get("ScorePercentage")),
  };
}

/** The vulnerability that a game states; null if it states none. */
export function vulnerableIn({ tags }: PbnGame): Vulnerability | null {
  if (tags.get("Vulnerable") === "-") return "None";
  const written = withoutUnknown(tags.get("Vulnerable"));
  // A number would be read as the number of a board, with that board's vulnerability.
  if (/^\d*$/.test(written)) return null;
  return tryRead(() => parseVulnerability(/^love$/i.test(written) ? "None" : written));
}

/** Returns the names, in the form for comparison, that two people on one board share. */
export function sharedNames(plays: readonly Play[]): Set<string> {
  const seated = new Set<string>();
  const shared = new Set<string>();
  for (const { board, players } of plays)
    for (const seat of SEATS) {
      const key = JSON.stringify([board, comparable(players[seat])]);
      if (seated.has(key) && players[seat] !== "") shared.add(comparable(players[seat]));
      seated.add(key);
    }
  return shared;
}

/** True if the names of all four players are known. */
export function hasNames({ players }: Pick<Play, "players">): boolean {
  return SEATS.every((seat) => players[seat] !== "");
}
