import { at } from "../../bridge/at";
import { comparable, sameName } from "../../sessions/names";
import type { Fault } from "../../sessions/reading/result-lines";
import { placesOf, type Place, type TablePlan } from "../boards-at-tables";
import { texts } from "../texts";
import { hasNames, type Play } from "./plays";
import { teamsBySeat } from "./teams-by-seat";

type MatchPlan = Extract<TablePlan, { readonly kind: "team-match" }>;

/** At which of a session's tables each play of a file was. */
export interface TablesOfPlays {
  /** By the plays; "" where it cannot be told. */
  readonly tables: readonly string[];
  readonly faults: readonly Fault[];
  /** What was assumed. */
  readonly warnings: readonly Fault[];
}

/** Tables for all plays, or null where the file does not tell them so. */
type Told = Omit<TablesOfPlays, "faults"> | null;

/**
 * Finds the tables of a file's plays: by room, by the number of the table, by the numbers of the pairs, or by who
 * sits there. In a match of two teams the home team sits North-South at Table 1 on all boards; where the players'
 * names show it sitting the other way, the tables of these boards are exchanged.
 */
export function tablesOfPlays(plays: readonly Play[], plan: TablePlan): TablesOfPlays {
  const places = placesOf(plan);
  const names = [...new Set(places.map(({ tableName }) => tableName))];
  const told =
    (names.length === 2 ? byRoom(plays) : null) ??
    byTable(plays, names) ??
    byPairs(plays, places) ??
    (plan.kind === "team-match" ? bySeat(plays, plan) : null) ??
    byPlayers(plays, places);
  if (told === null) {
    const [first] = plays;
    const message = texts.pbn.needsTables(names);
    return {
      tables: plays.map(() => ""),
      faults: first ? [{ line: first.line, field: "table", message }] : [],
      warnings: [],
    };
  }
  return { faults: [], ...(plan.kind === "team-match" ? homeAtTableOne(plays, told, plan) : told) };
}

function byRoom(plays: readonly Play[]): Told {
  const tables = plays.map(({ room }) => (/^open\b/i.test(room) ? "1" : /^closed\b/i.test(room) ? "2" : ""));
  return tables.every((table) => table !== "") && tellsApart(plays, tables) ? { tables, warnings: [] } : null;
}

function byTable(plays: readonly Play[], names: readonly string[]): Told {
  const labels = plays.map(({ table }) =>
    table
      .toUpperCase()
      .replace(/^TABLE\s*/, "")
      .replace(/^0+(?=\d)/, "")
  );
  if (labels.some((label) => label === "") || !tellsApart(plays, labels)) return null;
  if (labels.every((label) => names.includes(label))) return { tables: labels, warnings: [] };
  const distinct = [...new Set(labels)].sort((a, b) => Number(a) - Number(b) || (a < b ? -1 : 1));
  if (distinct.length !== names.length) return null;
  const message = texts.pbn.tablesRenamed(distinct, names);
  return {
    tables: labels.map((label) => names[distinct.indexOf(label)] ?? ""),
    warnings: [{ line: plays[0]?.line ?? 1, field: "table", message }],
  };
}

/** By what the session's own pairs are called: the number of each, of a team's "2B". */
function byPairs(plays: readonly Play[], places: readonly Place[]): Told {
  const tables = plays.map(({ board, pairs: [ns, ew] }) => {
    const place = places.find(
      ({ boards, sitting }) =>
        boards.includes(Number(board)) && sameName(sitting[0].id, ns) && sameName(sitting[1].id, ew)
    );
    return place?.tableName ?? "";
  });
  return tables.every((table) => table !== "") ? { tables, warnings: [] } : null;
}

/** By the players whom the session's options name: one of them is enough to find a table. */
function byPlayers(plays: readonly Play[], places: readonly Place[]): Told {
  const sits = (names: readonly string[], who: readonly string[]) =>
    names.some((name) => name !== "" && who.some((other) => sameName(name, other)));
  const tables = plays.map(({ board, players: { N, S, E, W } }) => {
    const found = places.filter(
      ({ boards, sitting: [ns, ew] }) =>
        boards.includes(Number(board)) && (sits(ns.players, [N, S]) || sits(ew.players, [E, W]))
    );
    return found.length === 1 ? (found[0]?.tableName ?? "") : "";
  });
  if (tables.length === 0 || tables.some((table) => table === "") || !tellsApart(plays, tables)) return null;
  return { tables, warnings: [{ line: plays[0]?.line ?? 1, field: "table", message: texts.pbn.byPlayers }] };
}

/** A match whose file says nothing of tables: Table 1 is wherever the home team sits North-South. */
function bySeat(plays: readonly Play[], plan: MatchPlan): Told {
  const [first] = plays;
  if (!first) return { tables: [], warnings: [] };
  const line = first.line;
  const team = teamsBySeat(plays);
  if (team === null) {
    const isOneTable = new Set(plays.map(({ board }) => board)).size === plays.length;
    if (!isOneTable || plays.some(hasNames)) return null;
    return { tables: plays.map(() => "1"), warnings: [{ line, field: "table", message: texts.pbn.oneTable }] };
  }
  const home = homeOf(plays, team, first, plan);
  const tables = plays.map(({ players }) => (team(players.N) === home ? "1" : "2"));
  if (!tellsApart(plays, tables)) return null;
  const { N, S } = plays.find((_, i) => tables[i] === "1")?.players ?? { N: first.players.E, S: first.players.W };
  return { tables, warnings: [{ line, field: "table", message: texts.pbn.bySeat(N, S) }] };
}

/** Whether no board is at one table twice. */
function tellsApart(plays: readonly Play[], tables: readonly string[]): boolean {
  return new Set(plays.map(({ board }, i) => `${tables[i]}:${board}`)).size === plays.length;
}

/** The tables of a match, exchanged where its home team is found to sit East-West at Table 1. */
function homeAtTableOne(plays: readonly Play[], told: NonNullable<Told>, plan: MatchPlan): NonNullable<Told> {
  const { tables, warnings } = told;
  const turned = turnedPlays(plays, tables, plan);
  const boards = [...new Set(plays.flatMap(({ board }, i) => (turned[i] ? [board] : [])))];
  const [first] = plays;
  if (!first || boards.length === 0) return told;
  const message = turned.every(Boolean) ? texts.pbn.allTurned : texts.pbn.turned(boards);
  return {
    tables: tables.map((table, i) => (turned[i] ? (table === "1" ? "2" : "1") : table)),
    warnings: [...warnings, { line: first.line, field: "table", message }],
  };
}

/**
 * Where North-South at Table 1, or East-West at Table 2, are not the home team: the one that the options have its
 * players or its name of, or else the one that begins North-South at Table 1.
 */
function turnedPlays(plays: readonly Play[], tables: readonly string[], plan: MatchPlan): boolean[] {
  const team = teamsBySeat(plays);
  // Without the players' names the teams' say whether all of it is the other way round.
  if (team === null) {
    const isExchanged = areExchanged(plays, plan.teams);
    return plays.map(() => isExchanged);
  }
  const begins = plays.find((_, i) => tables[i] === "1") ?? at(plays, 0);
  const home = homeOf(plays, team, begins, plan);
  return plays.map(({ players }, i) => (team(players.N) === home) !== (tables[i] === "1"));
}

/** Which of the teams by seat is at home: by its players or its name, or else the one that begins North-South. */
function homeOf(plays: readonly Play[], team: (name: string) => 0 | 1, begins: Play, plan: MatchPlan): 0 | 1 {
  const seated = new Set(plays.flatMap(({ players }) => Object.values(players).map(comparable)));
  const named = [...plan.players.slice(0, 4), ...plan.substitutes[0]].filter((name) => seated.has(comparable(name)));
  const inFirst = named.filter((name) => team(name) === 0).length;
  if (named.length > 0) return 2 * inFirst >= named.length ? 0 : 1;
  const first = team(begins.players.N);
  return areExchanged(plays, plan.teams) ? (first === 0 ? 1 : 0) : first;
}

/** Whether the file's visiting team is the one that the options have at home, or the other way round. */
function areExchanged(plays: readonly Play[], [home, away]: readonly [string, string]): boolean {
  const only = (of: (play: Play) => string) => {
    const [name = "", ...more] = new Set(plays.map(of));
    return more.length === 0 ? name : "";
  };
  const [atHome, visiting] = [only(({ homeTeam }) => homeTeam), only(({ visitTeam }) => visitTeam)];
  const same = (first: string, second: string) => first !== "" && sameName(first, second);
  return (same(home, visiting) || same(away, atHome)) && !same(home, atHome) && !same(away, visiting);
}
