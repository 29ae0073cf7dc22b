import { itemAt } from "../../bridge/item-at";
import type { Fault } from "../../sessions/reading/result-lines";
import type { PerSide } from "../../sessions/teams/match";
import { texts } from "../texts";
import { areOurTables, firstPlay, isOneTable, labelOf, labelsIn, roomOf } from "./match-tables";
import { hasNames, type Play } from "./plays";

/** Names of a match's teams that are known from elsewhere than its file; "" for an unknown name. */
export interface KnownTeams {
  readonly teams: PerSide<string>;
  /** Players of the home team and of the away team. */
  readonly players: PerSide<readonly string[]>;
}

/**
 * Meaning of a file's home team. "by table": the team that sits North-South at each table. "by match": one team at both
 * tables of a board. "none": the file names no teams.
 */
export type Naming = "by table" | "by match" | "none";

/** Evidence for the team in each seat. */
export interface SeatEvidence {
  readonly known: KnownTeams;
  readonly naming: Naming;
  readonly names: readonly string[];
  readonly isOwn: boolean;
}

/** Returns warnings about the assumptions made for a file without rooms or without a home team. */
export function assumed(
  plays: readonly Play[],
  order: readonly number[],
  areHome: readonly boolean[],
  by: SeatEvidence
): Fault[] {
  const warning = (message: string): Fault[] => [{ line: plays[0]?.line ?? 1, field: "table", message }];
  const labels = labelsIn(plays);
  const begins = itemAt(plays, firstPlay(plays, order));
  if (by.naming === "by table" && by.known.teams.every((name) => name === "")) {
    const { homeTeam, visitTeam } = begins;
    const isHome = areHome[plays.indexOf(begins)];
    const home = isHome ? homeTeam : visitTeam;
    return home === "" ? [] : warning(texts.pbn.homeIs(home, begins.board, isHome === true));
  }
  if (by.naming !== "none" || by.isOwn || plays.some((play) => roomOf(play) !== null) || areOurTables(labels))
    return [];
  if (labels.length > 0) {
    const tables = labels.map((label) => (areHome[plays.findIndex((play) => labelOf(play) === label)] ? "1" : "2"));
    return labels.length > 2 ? [] : warning(texts.pbn.tablesRenamed(labels, tables));
  }
  if (!plays.every(hasNames)) return isOneTable(plays) ? warning(texts.pbn.oneTable) : [];
  const { N, E, S, W } = begins.players;
  return warning(areHome[plays.indexOf(begins)] ? texts.pbn.bySeat(N, S) : texts.pbn.bySeat(E, W));
}

/** Warnings if teams changed rooms, or if the away team sat North-South in the Open Room on all boards. */
export function turnedWarnings(
  plays: readonly Play[],
  areHome: readonly boolean[],
  turned: ReadonlySet<number>
): Fault[] {
  const [first] = plays;
  const isAway = (play: Play, i: number) => roomOf(play) !== null && (roomOf(play) === "open") !== areHome[i];
  if (!first) return [];
  const line = first.line;
  if (plays.every(isAway)) return [{ line, field: "table", message: texts.pbn.allTurned }];
  const boards = [...new Set(plays.flatMap(({ board }, i) => (turned.has(i) ? [board] : [])))];
  return boards.length === 0 ? [] : [{ line, field: "table", message: texts.pbn.turned(boards) }];
}
