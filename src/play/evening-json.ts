import { LEVELS, STRAINS } from "../bridge/contract";
import { hasTables } from "../sessions/table-plan";
import { arePossibleTricks, tricksWon } from "../bridge/contract-score";
import { isPossibleScore } from "../bridge/possible-scores";
import { SEATS } from "../bridge/seat";
import { isKind, planSession } from "../sessions/kinds";
import type { Averages } from "../sessions/field/results";
import { EMPTY_DRAFT, type Draft } from "./draft";
import { isHcp } from "./expected";
import type { Conflict, Entry, Evening, MergeHistory } from "./evening";
import { isRecord, parseJson } from "./parsed";
import { isRuling } from "./ruling-json";
import { latestRulings } from "./rulings";
import type { BoardResult } from "./board-result";
import { MARK_LENGTH } from "./session-mark";

/** True for a complete evening that can be continued. Stored data may be of any version, or damaged. */
export function isEvening(stored: unknown): stored is Evening {
  const evening = readEvening(stored);
  return evening !== null && evening.unread === undefined;
}

/**
 * Reads a stored evening, which may be of any version, or damaged. Entries that cannot be read go to `unread`.
 * @returns null if the evening cannot be continued.
 */
export function readEvening(stored: unknown): Evening | null {
  if (!hasId(stored)) return null;
  const { kind, options, started, changed, entries, mark, settled, withdrawn = [], named, follows, firstMark } = stored;
  if (typeof kind !== "string" || !isKind(kind) || !isRecord(options) || !Array.isArray(entries)) return null;
  if (typeof started !== "number" || typeof changed !== "number") return null;
  if (![mark, firstMark].every((markText) => markText === undefined || isMark(markText))) return null;
  if (settled !== undefined && !isMergeHistory(settled)) return null;
  if (follows !== undefined && typeof follows !== "string") return null;
  if (named !== undefined && !isTimes(named)) return null;
  if (!Array.isArray(withdrawn) || !withdrawn.every(isPlace)) return null;
  try {
    if (!hasTables(planSession(kind, options))) return null;
  } catch {
    return null;
  }
  const all: readonly unknown[] = entries;
  const rulings = latestRulings(all.filter(isRuling));
  const unread = all.filter((each) => !isRuling(each)).flatMap((entry, at) => (isEntry(entry) ? [] : [{ at, entry }]));
  const evening = {
    ...stored,
    entries: all.filter(isEntry),
    ...(rulings.length > 0 && { rulings }),
    unread: unread.length === 0 ? undefined : unread,
  };
  return evening as unknown as Evening;
}

/**
 * Returns the evenings in a file: a copy of one evening, or all evenings of a device, saved when the pane could not
 * start. Empty for any other text.
 */
export function eveningsIn(text: string): Evening[] {
  const file = parseJson(text);
  const all: readonly unknown[] = isRecord(file) && Array.isArray(file.evenings) ? file.evenings : [text];
  return all.flatMap((each) => (typeof each === "string" ? (readEvening(parseJson(each)) ?? []) : []));
}

/**
 * Serializes an evening for storage. Unread entries return to their places, for a version that can read them. Rulings
 * follow the entries: older versions preserve them there, and report them as unreadable.
 */
export function eveningText({ unread = [], entries, rulings = [], ...evening }: Evening): string {
  const all: unknown[] = [...entries];
  for (const { at, entry } of unread) all.splice(at, 0, entry);
  return JSON.stringify({ ...evening, entries: [...all, ...rulings] });
}

/** Reads a stored draft; returns an empty draft if the data is not a valid one. */
export function draftIn(stored: unknown): Draft {
  if (!isRecord(stored)) return EMPTY_DRAFT;
  const { level, strain, doubling, declarer, result, instead, points, given, hcp } = stored;
  const isDraft =
    isOneOf([null, ...LEVELS], level) &&
    isOneOf([null, ...STRAINS], strain) &&
    isOneOf(DOUBLINGS, doubling) &&
    isOneOf([null, ...SEATS], declarer) &&
    isOneOf([null, "passed", "not-played", "average"], instead) &&
    (hcp === undefined || isHcp(hcp)) &&
    (given === undefined || given === null || isAverages(given)) &&
    [result, points].every((number) => number === null || Number.isInteger(number));
  return isDraft ? (stored as unknown as Draft) : EMPTY_DRAFT;
}

const hasId = (stored: unknown): stored is Readonly<Record<string, unknown>> & { readonly id: string } =>
  isRecord(stored) && typeof stored.id === "string";

function isEntry(entry: unknown): entry is Entry {
  if (!isRecord(entry)) return false;
  const { table, board, said: result, also, from, taken, live, at } = entry;
  if (also !== undefined && also !== true) return false;
  if (from !== undefined && from !== "workbook") return false;
  if (taken !== undefined && taken !== true) return false;
  if (live !== undefined && !isMark(live)) return false;
  if (at !== undefined && !Number.isInteger(at)) return false;
  return Number.isInteger(table) && Number.isInteger(board) && (result === null || isBoardResult(result));
}

export function isTimes(named: unknown): named is Readonly<Record<string, number>> {
  return isRecord(named) && Object.values(named).every(Number.isInteger);
}

/** True for the letters that identify an evening, see `eveningMark`. */
export function isMark(mark: unknown): mark is string {
  return typeof mark === "string" && /^[\w-]+$/.test(mark) && mark.length === MARK_LENGTH;
}

function isMergeHistory(settled: unknown): settled is MergeHistory {
  if (!isRecord(settled)) return false;
  const { marks = [], kept = [], states = {} } = settled;
  if (!Array.isArray(marks) || !marks.every(isMark)) return false;
  if (!isRecord(states) || !Object.values(states).every(Number.isInteger)) return false;
  return Array.isArray(kept) && kept.every(isConflict);
}

function isConflict(stored: unknown): stored is Conflict {
  if (!isRecord(stored)) return false;
  const { here, there } = stored;
  const isKnown = [here, there].every((result) => result === null || isBoardResult(result));
  return isPlace(stored) && isKnown && here !== there;
}

function isPlace(stored: unknown): boolean {
  return isRecord(stored) && Number.isInteger(stored.table) && Number.isInteger(stored.board);
}

function isBoardResult(stored: unknown): stored is BoardResult {
  if (!isRecord(stored) || (stored.hcp !== undefined && !isHcp(stored.hcp))) return false;
  switch (stored.kind) {
    case "passed":
    case "not-played":
    case "average":
      return true;
    case "averages":
      return isAverages(stored) && !(stored.ns === 50 && stored.ew === 50);
    case "points":
      return typeof stored.points === "number" && isPossibleScore(stored.points, null);
    case "played": {
      const { contract, declarer, result } = stored;
      if (!isRecord(contract) || !isOneOf(SEATS, declarer)) return false;
      const { level, strain, doubling } = contract;
      return (
        isOneOf(LEVELS, level) &&
        isOneOf(STRAINS, strain) &&
        isOneOf(DOUBLINGS, doubling) &&
        Number.isInteger(result) &&
        arePossibleTricks(tricksWon({ level: level as number }, result as number))
      );
    }
    default:
      return false;
  }
}

const DOUBLINGS = [0, 1, 2];
const AVERAGES = [40, 50, 60];

function isAverages(averages: unknown): averages is Averages {
  return isRecord(averages) && isOneOf(AVERAGES, averages.ns) && isOneOf(AVERAGES, averages.ew);
}

function isOneOf(allowed: readonly unknown[], value: unknown): boolean {
  return allowed.includes(value);
}
