import { inNumbers } from "../../movements/board-runs";
import { itemAt } from "../../bridge/item-at";
import { contestants, forContestant, type Contestant } from "../../movements/contestant";
import { faultsOf } from "../field/own/own-faults";
import { boardsText, numbersTo, seatedAt, type OwnLine } from "../field/own/own-line";
import { WRITTEN_DIRECTIONS } from "./pair-lines";
import type { ClubPlay, ScoredClub } from "./score-club";
import { movementTexts as texts } from "./movement-texts";

/** A remark on a movement; `place` is null if the remark is about all rounds. */
export interface MovementRemark {
  readonly place: { readonly round: number; readonly table: number } | null;
  readonly message: string;
}

/** A movement that is derived from results. */
export interface TakenMovement {
  /** The lines of a movement that can be played; empty if there are faults. */
  readonly lines: readonly OwnLine[];
  readonly faults: readonly MovementRemark[];
  /** Remarks on each change to the results, and on what they leave open. */
  readonly warnings: readonly MovementRemark[];
}

/** The rows of a table in a round. */
interface TableRows {
  readonly round: number;
  readonly table: number;
  readonly rows: readonly ClubPlay[];
}

/**
 * Derives the movement from a club's evening whose rows all have a table and a round. Pairs are numbered from 1,
 * North-South first if there are two winners. A board that is missing in the rows of a table is added to the table if
 * the sets of boards at other tables leave no doubt.
 */
export function takenMovement(club: ScoredClub): TakenMovement {
  const refused = unplaced(club);
  if (refused.length > 0) return { lines: [], faults: refused, warnings: [] };
  const warnings: MovementRemark[] = [];
  const places = tableRounds(club.plays, warnings);
  const faults = [...places.flatMap((place) => meetingFaults(club, place)), ...tableFaults(club, places)];
  if (faults.length > 0) return { lines: [], faults, warnings };
  const numberOf = pairNumbers(club, warnings);
  const played = places.map((place, index): OwnLine => {
    const { ns, ew } = meetingOf(place, warnings);
    const { round, table, rows } = place;
    const boards = inNumbers([...new Set(rows.map(({ board }) => board))]);
    return { line: index + 1, round, table, ns: [numberOf(ns)], ew: [numberOf(ew)], boards };
  });
  const lines = withWholeSets(played, warnings);
  const open = openSets(lines);
  const wrong = open.length > 0 ? open : movementFaults(lines);
  if (wrong.length === 0) warnings.push(...unseated(lines));
  if (club.plan.winners === 2) warnings.push({ place: null, message: texts.oneRanking });
  return { lines: wrong.length > 0 ? [] : lines, faults: wrong, warnings };
}

/** Returns all faults that keep lines from being played, each with its round and table. */
export function movementFaults(lines: readonly OwnLine[]): MovementRemark[] {
  return faultsOf(lines).map(({ line, message }) => {
    const found = lines.find((candidate) => candidate.line === line);
    return { place: found ? { round: found.round, table: found.table } : null, message };
  });
}

/** Returns the reasons why the seats cannot be found in the rows; empty if they can. */
function unplaced({ plays, pairs }: ScoredClub): MovementRemark[] {
  const ofAll = (message: string): MovementRemark => ({ place: null, message });
  if (plays.length === 0) return [ofAll(texts.noRows)];
  const sections = [...new Set(seatedIn(plays).map((pair) => forContestant(pairs, pair).section))].sort();
  if (sections.length > 1) return [ofAll(texts.sections(sections))];
  const lacking = (column: "table" | "round", rows: readonly ClubPlay[]) => {
    const [first] = rows;
    return first ? [ofAll(texts.lacking(column, rows.length, plays.length, first.board))] : [];
  };
  return [
    ...lacking(
      "table",
      plays.filter(({ table }) => table === "")
    ),
    ...lacking(
      "round",
      plays.filter(({ round }) => round === null)
    ),
  ];
}

function seatedIn(plays: readonly ClubPlay[]): Contestant[] {
  return [...new Set(plays.flatMap(({ ns, ew }) => [ns, ew]))];
}

/** Returns the rows of each table in each round, in the order of rounds and tables. */
function tableRounds(plays: readonly ClubPlay[], warnings: MovementRemark[]): TableRows[] {
  const tableOf = tableNumbersOf([...new Set(plays.map(({ table }) => table.toUpperCase()))], warnings);
  const places = new Map<string, TableRows & { readonly rows: ClubPlay[] }>();
  for (const play of plays) {
    const [round, table] = [play.round ?? 0, tableOf(play.table.toUpperCase())];
    const place = places.get(`${round}:${table}`) ?? { round, table, rows: [] };
    place.rows.push(play);
    places.set(`${round}:${table}`, place);
  }
  return [...places.values()].sort((a, b) => a.round - b.round || a.table - b.table);
}

/** A table's number, such as "2" or "2B"; the letter counts how often the same boards have come to the table. */
const TABLE_NUMBER = /^0*([1-9]\d?)[A-Z]?$/;

/**
 * Returns a function from a table's name to its number. If a name is not a number, tables are numbered in the order of
 * their names, with a warning.
 */
function tableNumbersOf(names: readonly string[], warnings: MovementRemark[]): (name: string) => number {
  const numberIn = (name: string) => Number(TABLE_NUMBER.exec(name)?.[1] ?? 0);
  if (names.every((name) => numberIn(name) > 0)) return numberIn;
  const sorted = [...names].sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
  warnings.push({ place: null, message: texts.tables(sorted) });
  return (name) => sorted.indexOf(name) + 1;
}

/** Returns a fault if the boards that a table plays in a round are not all played by the same two pairs. */
function meetingFaults({ pairs }: ScoredClub, { rows, ...place }: TableRows): MovementRemark[] {
  const [first] = rows;
  const other = rows.find(({ ns, ew }) => first && !(isSeated(first, ns) && isSeated(first, ew)));
  if (!first || !other) return [];
  const met = ({ ns, ew }: ClubPlay) => [labelOf(pairs, ns), labelOf(pairs, ew)] as const;
  return [{ place, message: texts.otherPairs(met(first), first.board, met(other), other.board) }];
}

function isSeated({ ns, ew }: ClubPlay, pair: Contestant): boolean {
  return ns === pair || ew === pair;
}

/** Returns a fault for each pair that is at two tables in a round. */
function tableFaults({ pairs }: ScoredClub, places: readonly TableRows[]): MovementRemark[] {
  const tables = new Map<string, number>();
  return places.flatMap(({ round, table, rows }) =>
    seatedIn(rows).flatMap((pair): MovementRemark[] => {
      const before = tables.get(`${round}:${pair}`);
      tables.set(`${round}:${pair}`, before ?? table);
      if (before === undefined || before === table) return [];
      return [{ place: { round, table }, message: texts.twoTables(labelOf(pairs, pair), before) }];
    })
  );
}

function labelOf(pairs: ScoredClub["pairs"], pair: Contestant): string {
  const { id, direction } = forContestant(pairs, pair);
  return direction === null ? id : `${WRITTEN_DIRECTIONS[direction]} ${id}`;
}

/** Numbers the pairs that play, from 1; a warning names the pairs whose number changes. */
function pairNumbers({ pairs, plays }: ScoredClub, warnings: MovementRemark[]): (pair: Contestant) => number {
  const seated = seatedIn(plays);
  const ordered = contestants(pairs.length).filter((pair) => seated.includes(pair));
  const changed = ordered.flatMap((pair, index) =>
    forContestant(pairs, pair).id === String(index + 1) ? [] : [[labelOf(pairs, pair), index + 1] as const]
  );
  if (changed.length > 0) warnings.push({ place: null, message: texts.pairs(changed) });
  return (pair) => ordered.indexOf(pair) + 1;
}

/** Returns a row in which the pairs sit as in most rows of the table and round; a warning counts the other rows. */
function meetingOf({ round, table, rows }: TableRows, warnings: MovementRemark[]): ClubPlay {
  const first = itemAt(rows, 0);
  const turned = rows.filter(({ ns }) => ns !== first.ns);
  const isTurned = turned.length * 2 > rows.length;
  const few = isTurned ? rows.length - turned.length : turned.length;
  if (few > 0) warnings.push({ place: { round, table }, message: texts.turned(few, rows.length) });
  return isTurned ? itemAt(turned, 0) : first;
}

/**
 * Adds the missing boards to lines that have only part of a set of boards, if more lines have the whole set than a part
 * of it, and neither pair plays the missing boards on another line.
 */
function withWholeSets(lines: readonly OwnLine[], warnings: MovementRemark[]): OwnLine[] {
  return lines.map((line) => {
    const set = setOf(line, lines);
    const missing = set.filter((board) => !line.boards.includes(board));
    if (missing.length === 0 || !isCompleteSet(set, lines)) return line;
    const isPlayed = lines.some(
      (other) =>
        seatedAt(other).some((pair) => seatedAt(line).includes(pair)) &&
        other.boards.some((board) => missing.includes(board))
    );
    if (isPlayed) return line;
    const { round, table } = line;
    warnings.push({ place: { round, table }, message: texts.added(boardsText(missing), boardsText(set)) });
    return { ...line, boards: set };
  });
}

/** True if more lines have the whole set of boards than a part of it. */
function isCompleteSet(set: readonly number[], lines: readonly OwnLine[]): boolean {
  const playing = lines.filter(({ boards }) => boards.some((board) => set.includes(board)));
  return playing.filter(({ boards }) => boards.length === set.length).length * 2 > playing.length;
}

/**
 * Returns the set of boards that a line belongs to: the line's own boards, then all boards of any line that shares a
 * board with the set.
 */
function setOf({ boards }: Pick<OwnLine, "boards">, lines: readonly OwnLine[]): number[] {
  const all = new Set(boards);
  for (let size = 0; size < all.size;) {
    size = all.size;
    for (const line of lines)
      if (line.boards.some((board) => all.has(board))) line.boards.forEach((board) => all.add(board));
  }
  return inNumbers([...all]);
}

/** Returns a fault for each line with only a part of a set of boards. */
function openSets(lines: readonly OwnLine[]): MovementRemark[] {
  return lines.flatMap((line): MovementRemark[] => {
    const { round, table, boards } = line;
    const set = setOf(line, lines);
    if (set.length === boards.length) return [];
    return [{ place: { round, table }, message: texts.partOfSet(boardsText(boards), boardsText(set)) }];
  });
}

/** Returns a remark on each round in which two or more pairs have no table, because they may have played each other. */
function unseated(lines: readonly OwnLine[]): MovementRemark[] {
  const all = [...new Set(lines.flatMap(seatedAt))];
  return numbersTo(Math.max(...lines.map(({ round }) => round))).flatMap((round) => {
    const seated = lines.filter((line) => line.round === round).flatMap(seatedAt);
    const out = inNumbers(all.filter((pair) => !seated.includes(pair)));
    return out.length > 1 ? [{ place: null, message: texts.unseated(round, out) }] : [];
  });
}
