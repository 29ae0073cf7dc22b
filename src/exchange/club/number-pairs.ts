import { comparable } from "../../sessions/names";
import type { Fault } from "../../sessions/reading/result-lines";
import { texts } from "../texts";
import type { ClubFile, FilePair, FileRow } from "./club-file";
import { areSidesFirst, numberInName, parsePairLabel, type PairLabel } from "./pair-label";
import { sectionLetters } from "./section-letters";

type Seat = "N-S" | "E-W";

/** A row with the numbers of its two pairs; "" for an unknown pair. */
export interface NumberedRow extends FileRow {
  readonly ns: string;
  readonly ew: string;
}

/** The rows of a file with numbers of pairs that a club's evening accepts. */
interface NumberedPairs {
  readonly rows: readonly NumberedRow[];
  /** Returns the number of a pair that the file lists. */
  readonly listed: (pair: FilePair) => string;
  readonly faults: readonly Fault[];
  readonly warnings: readonly Fault[];
}

/**
 * Gives pairs the numbers that the file has, after the section's letter if there are several sections. If the file has
 * no numbers at all, pairs are numbered in the order in which their names appear. If a N-S pair and an E-W pair have
 * the same number, and pairs change sides or are ranked together, the E-W pairs get other numbers.
 */
export function numberPairs(file: ClubFile): NumberedPairs {
  const faults: Fault[] = [];
  const warnings: Fault[] = [];
  const labelled = labelRows(file.rows, faults);
  const sections = labelled.map(({ row, ns }) => ns?.section || row.section);
  const isSectioned = sections.some((section) => section !== "");
  const unsectioned = file.rows.find((_, i) => isSectioned && sections[i] === "");
  if (unsectioned)
    faults.push({ line: unsectioned.line, field: "section", message: texts.club.noSection(unsectioned.board) });
  const letters = sectionLetters(sections, warnings);
  const offset = turnedOffset(labelled, file, warnings);
  const print = (label: PairLabel | null, section: string, seat: Seat | "") => {
    if (label === null) return "";
    const isMoved = offset !== null && (label.side || seat) === "E-W";
    return `${letters(label.section || section)}${isMoved ? Number(label.number) + offset : label.number}`;
  };
  return {
    rows: labelled.map(({ row, ns, ew }) => ({
      ...row,
      ns: print(ns, row.section, "N-S"),
      ew: print(ew, row.section, "E-W"),
    })),
    listed: ({ number, section, side }) => print(parsePairLabel(number), section, side),
    faults,
    warnings,
  };
}

interface LabelledRow {
  readonly row: FileRow;
  readonly ns: PairLabel | null;
  readonly ew: PairLabel | null;
}

function labelRows(rows: readonly FileRow[], faults: Fault[]): LabelledRow[] {
  const [first] = rows;
  const isNumbered = rows.some(({ pairs }) => pairs.some((pair) => pair !== ""));
  if (first && !isNumbered && rows.every(({ names }) => names.every((name) => name === ""))) {
    faults.push({ line: first.line, field: "", message: texts.club.pairsMissing });
    return rows.map((row) => ({ row, ns: null, ew: null }));
  }
  const areSides = areSidesFirst(rows);
  const byNumber = (text: string, seat: Seat) => {
    const label = parsePairLabel(areSides ? text.slice(1) : text);
    return label && areSides ? { ...label, side: seat } : label;
  };
  if (!isNumbered) faults.push(...sharedNames(rows));
  const byName = nameNumbers(isNumbered ? [] : rows);
  const label = ({ line, board }: FileRow, text: string, name: string, seat: Seat) => {
    const found = isNumbered ? byNumber(text, seat) : byName(name);
    const message = text === "" ? texts.club.pairMissing(board, SIDES[seat]) : texts.club.pair(text);
    if (found === null) faults.push({ line, field: seat === "N-S" ? "ns" : "ew", message });
    return found;
  };
  return rows.map((row) => {
    const [ns, ew] = row.pairs;
    return { row, ns: label(row, ns, row.names[0], "N-S"), ew: label(row, ew, row.names[1], "E-W") };
  });
}

const SIDES: Readonly<Record<Seat, string>> = { "N-S": "North-South", "E-W": "East-West" };

/** Returns a fault for each name that two pairs of a board share: only numbers could tell these pairs apart. */
function sharedNames(rows: readonly FileRow[]): Fault[] {
  const seats = new Set<string>();
  const shared = new Map<string, Fault>();
  for (const { line, section, board, names } of rows)
    for (const name of names) {
      const key = JSON.stringify([section, board, comparable(name)]);
      if (name !== "" && seats.has(key) && !shared.has(comparable(name)))
        shared.set(comparable(name), { line, field: "", message: texts.club.sameNames(name, board) });
      seats.add(key);
    }
  return [...shared.values()];
}

/** Numbers pairs by name: with the number in the name if all names have one ("Pair 7"), else in order of appearance. */
function nameNumbers(rows: readonly FileRow[]): (name: string) => PairLabel | null {
  const keys = [...new Set(rows.flatMap(({ names }) => names).filter((name) => name !== ""))];
  const areNumbers = keys.every((name) => numberInName(name) !== null);
  const ordered = [...new Set(keys.map(comparable))];
  return (name) => {
    if (name === "") return null;
    const number = areNumbers ? numberInName(name) : String(ordered.indexOf(comparable(name)) + 1);
    return { section: "", number: number ?? "", side: "" };
  };
}

/**
 * Returns the amount to add to the numbers of pairs that began East-West; null if these numbers can stay, because no
 * N-S pair has the same number, or because nobody changes sides and the file does not state a single winner.
 */
function turnedOffset(labelled: readonly LabelledRow[], { winners }: ClubFile, warnings: Fault[]): number | null {
  const all = labelled.flatMap(({ ns, ew }) => [
    ...(ns ? [{ ...ns, seat: "N-S" }] : []),
    ...(ew ? [{ ...ew, seat: "E-W" }] : []),
  ]);
  if (all.every(({ side }) => side === "")) return null;
  const isTurned = all.some(({ side, seat }) => side !== "" && side !== seat);
  const numbers = (wanted: Seat) =>
    all.filter(({ side, seat }) => (side || seat) === wanted).map(({ number }) => Number(number));
  const northSouth = new Set(numbers("N-S"));
  const isShared = numbers("E-W").some((number) => northSouth.has(number));
  if (!isShared || !(isTurned || winners === 1)) return null;
  const offset = Math.max(...northSouth);
  warnings.push({ line: labelled[0]?.row.line ?? 1, field: "", message: texts.club.renumbered(offset) });
  return offset;
}
