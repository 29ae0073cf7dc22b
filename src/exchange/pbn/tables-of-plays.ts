import { vulnerabilityOf, type Vulnerability } from "../../bridge/vulnerability";
import { sameName } from "../../sessions/names";
import type { TablePlan } from "../../sessions/table-plan";
import { isMatch, type MatchPlan } from "../../sessions/teams/team-match/plan";
import { wholeTeam } from "../../sessions/teams/team-match/squads";
import type { Fault } from "../../sessions/reading/result-lines";
import type { TableRound } from "../../sessions/at-tables";
import { countsDeals, placesOf, plannedPlaces, shownBoard } from "../../sessions/kinds";
import { texts } from "../texts";
import { matchSeats } from "./match-seats";
import { byNumber, labelOf, labelsIn, roomOf } from "./match-tables";
import type { Play } from "./plays";
import type { KnownTeams } from "./seats-assumed";

/** Tables of the plays of a file. */
interface TablesOfPlays {
  /** Table of each play; "" if it is unknown. */
  readonly tables: readonly string[];
  readonly faults: readonly Fault[];
  /** Warnings about assumptions made. */
  readonly warnings: readonly Fault[];
}

/**
 * Returns the tables of all rounds, with the board numbers that people and files use: numbers of deals, if the session
 * counts deals.
 */
export function shownPlaces(plan: TablePlan): readonly TableRound[] {
  const places = placesOf(plan);
  if (!countsDeals(plan)) return plannedPlaces(plan);
  return places.map((place) => ({ ...place, boards: place.boards.map((board) => shownBoard(plan, board)) }));
}

/** Renumbers the boards of plays that this program wrote for deals, to match {@link shownPlaces}. */
export function shownPlays(plays: readonly Play[], plan: TablePlan): readonly Play[] {
  if (!countsDeals(plan)) return plays;
  const planned = new Set(placesOf(plan).flatMap(({ boards }) => boards));
  return plays.map((play) =>
    planned.has(Number(play.board)) ? { ...play, board: String(shownBoard(plan, Number(play.board))) } : play
  );
}

/**
 * Returns a function that finds a deal's vulnerability by its number or by its board's number; null for other numbers.
 */
export function dealVulnerability(plan: TablePlan): (board: string) => Vulnerability | null {
  const boards = placesOf(plan).flatMap((place) => place.boards);
  const vulnerabilities = new Map(
    boards.flatMap((board) => [board, shownBoard(plan, board)].map((each) => [each, vulnerabilityOf(board)] as const))
  );
  return (board) => vulnerabilities.get(Number(board)) ?? null;
}

/** Tables for all plays; null if a way to find them does not work for the file. */
type Seating = Omit<TablesOfPlays, "faults"> | null;

/**
 * Finds the tables of a file's plays. In a match of two teams, a table is found by the team that sits North-South: at
 * Table 1 it is the home team. In other sessions it is found by the room, the number of the table, the numbers of the
 * pairs, or the players.
 */
export function tablesOfPlays(plays: readonly Play[], plan: TablePlan): TablesOfPlays {
  if (isMatch(plan)) {
    const { areHome, faults, warnings } = matchSeats(plays, knownTeams(plan));
    return { tables: areHome.map((isHome) => (isHome ? "1" : "2")), faults, warnings };
  }
  const places = shownPlaces(plan);
  const names = [...new Set(places.map(({ tableName }) => tableName))];
  if (names.length === 1) return byOnlyTable(plays, names);
  const seating =
    (names.length === 2 ? byRoom(plays) : null) ??
    byTable(plays, names) ??
    byPairs(plays, places) ??
    byPlayers(plays, places);
  if (seating !== null) return { ...seating, faults: [] };
  const [first] = plays;
  const message = texts.pbn.needsTables(names);
  return {
    tables: plays.map(() => ""),
    faults: first ? [{ line: first.line, field: "table", message }] : [],
    warnings: [],
  };
}

/** Returns the teams in a match's options. */
export function knownTeams(plan: MatchPlan): KnownTeams {
  return { teams: plan.teams, players: [wholeTeam(plan, 0), wholeTeam(plan, 1)] };
}

/** Assigns all plays to the only table of a session; a board that comes twice is reported later. */
function byOnlyTable(plays: readonly Play[], names: readonly string[]): TablesOfPlays {
  const labels = labelsIn(plays);
  const rooms = [...new Set(plays.flatMap((play) => roomOf(play) ?? []))];
  const several = [labels, rooms].find(({ length }) => length > 1);
  const note = (message: string): Fault[] => [{ line: plays[0]?.line ?? 1, field: "table", message }];
  return {
    tables: plays.map(() => names[0] ?? ""),
    faults: several ? note(texts.pbn.severalTables(several)) : [],
    warnings: labels.every((label) => names.includes(label)) ? [] : note(texts.pbn.tablesRenamed(labels, names)),
  };
}

function byRoom(plays: readonly Play[]): Seating {
  const tables = plays.map((play) => ({ open: "1", closed: "2", "": "" })[roomOf(play) ?? ""]);
  return tables.every((table) => table !== "") && areDistinct(plays, tables) ? { tables, warnings: [] } : null;
}

function byTable(plays: readonly Play[], names: readonly string[]): Seating {
  const labels = plays.map(labelOf);
  if (labels.some((label) => label === "") || !areDistinct(plays, labels)) return null;
  if (labels.every((label) => names.includes(label))) return { tables: labels, warnings: [] };
  const distinct = [...new Set(labels)].sort(byNumber);
  if (distinct.length !== names.length) return null;
  const message = texts.pbn.tablesRenamed(distinct, names);
  return {
    tables: labels.map((label) => names[distinct.indexOf(label)] ?? ""),
    warnings: [{ line: plays[0]?.line ?? 1, field: "table", message }],
  };
}

/** Finds tables by the ids of the session's pairs: a number, or "2B" for a pair of a team. */
function byPairs(plays: readonly Play[], places: readonly TableRound[]): Seating {
  const tables = plays.map(({ board, pairs: [ns, ew] }) => {
    const place = places.find(
      ({ boards, sitting }) =>
        boards.includes(Number(board)) && sameName(sitting[0].id, ns) && sameName(sitting[1].id, ew)
    );
    return place?.tableName ?? "";
  });
  return tables.every((table) => table !== "") ? { tables, warnings: [] } : null;
}

/** Finds tables by the players that the session's options name; one player is enough to find a table. */
function byPlayers(plays: readonly Play[], places: readonly TableRound[]): Seating {
  const sits = (names: readonly string[], players: readonly string[]) =>
    names.some((name) => name !== "" && players.some((other) => sameName(name, other)));
  const tables = plays.map(({ board, players: { N, S, E, W } }) => {
    const found = places.filter(
      ({ boards, sitting: [ns, ew] }) =>
        boards.includes(Number(board)) && (sits(ns.players, [N, S]) || sits(ew.players, [E, W]))
    );
    return found.length === 1 ? (found[0]?.tableName ?? "") : "";
  });
  if (tables.length === 0 || tables.some((table) => table === "") || !areDistinct(plays, tables)) return null;
  return { tables, warnings: [{ line: plays[0]?.line ?? 1, field: "table", message: texts.pbn.byPlayers }] };
}

/** True if no board is at one table twice. */
function areDistinct(plays: readonly Play[], tables: readonly string[]): boolean {
  return new Set(plays.map(({ board }, i) => `${tables[i]}:${board}`)).size === plays.length;
}
