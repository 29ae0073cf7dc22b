import { LEVELS, STRAINS } from "../bridge/contract";
import { hasTables } from "../sessions/table-plan";
import { arePossibleTricks, tricksWon } from "../bridge/contract-score";
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

/** Whether what was kept is a whole evening that can be played on: what is kept may be of any version, or damaged. */
export function isEvening(kept: unknown): kept is Evening {
  const evening = readEvening(kept);
  return evening !== null && evening.unread === undefined;
}

/**
 * The evening in what was kept, which may be of any version, or damaged. Entries that cannot be read are put aside.
 * @returns null where it cannot be played on.
 */
export function readEvening(kept: unknown): Evening | null {
  if (!hasId(kept)) return null;
  const { kind, options, started, changed, entries, mark, settled, withdrawn = [], named, follows, firstMark } = kept;
  if (typeof kind !== "string" || !isKind(kind) || !isRecord(options) || !Array.isArray(entries)) return null;
  if (typeof started !== "number" || typeof changed !== "number") return null;
  if (![mark, firstMark].every((known) => known === undefined || isMark(known))) return null;
  if (settled !== undefined && !isSettled(settled)) return null;
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
    ...kept,
    entries: all.filter(isEntry),
    ...(rulings.length > 0 && { rulings }),
    unread: unread.length === 0 ? undefined : unread,
  };
  return evening as unknown as Evening;
}

/** The evenings in a file: a copy of one, or all that were saved where the pane could not start; none in another text. */
export function eveningsIn(text: string): Evening[] {
  const file = parseJson(text);
  const all: readonly unknown[] = isRecord(file) && Array.isArray(file.evenings) ? file.evenings : [text];
  return all.flatMap((each) => (typeof each === "string" ? (readEvening(parseJson(each)) ?? []) : []));
}

/**
 * An evening as it is kept: what could not be read of it is there again, for a version that can. Rulings stand behind the
 * entries: versions that do not know them keep them there, and say that they cannot read them.
 */
export function eveningText({ unread = [], entries, rulings = [], ...evening }: Evening): string {
  const all: unknown[] = [...entries];
  for (const { at, entry } of unread) all.splice(at, 0, entry);
  return JSON.stringify({ ...evening, entries: [...all, ...rulings] });
}

/** What was kept as a draft; an empty one where it is none. */
export function draftIn(kept: unknown): Draft {
  if (!isRecord(kept)) return EMPTY_DRAFT;
  const { level, strain, doubling, declarer, result, instead, points, given, hcp } = kept;
  const isDraft =
    isOneOf([null, ...LEVELS], level) &&
    isOneOf([null, ...STRAINS], strain) &&
    isOneOf(DOUBLINGS, doubling) &&
    isOneOf([null, ...SEATS], declarer) &&
    isOneOf([null, "passed", "not-played", "average"], instead) &&
    (hcp === undefined || isHcp(hcp)) &&
    (given === undefined || given === null || isAverages(given)) &&
    [result, points].every((number) => number === null || Number.isInteger(number));
  return isDraft ? (kept as unknown as Draft) : EMPTY_DRAFT;
}

const hasId = (kept: unknown): kept is Readonly<Record<string, unknown>> & { readonly id: string } =>
  isRecord(kept) && typeof kept.id === "string";

function isEntry(entry: unknown): entry is Entry {
  if (!isRecord(entry)) return false;
  const { table, board, said, also, from, taken, live } = entry;
  if (also !== undefined && also !== true) return false;
  if (from !== undefined && from !== "workbook") return false;
  if (taken !== undefined && taken !== true) return false;
  if (live !== undefined && !isMark(live)) return false;
  return Number.isInteger(table) && Number.isInteger(board) && (said === null || isSaid(said));
}

/** Numbers by names. */
export function isTimes(named: unknown): named is Readonly<Record<string, number>> {
  return isRecord(named) && Object.values(named).every(Number.isInteger);
}

/** Whether something is letters that tell one evening from others. */
export function isMark(mark: unknown): mark is string {
  return typeof mark === "string" && /^[\w-]+$/.test(mark) && mark.length === MARK_LENGTH;
}

function isSettled(settled: unknown): settled is MergeHistory {
  if (!isRecord(settled)) return false;
  const { marks = [], kept = [], states = {} } = settled;
  if (!Array.isArray(marks) || !marks.every(isMark)) return false;
  if (!isRecord(states) || !Object.values(states).every(Number.isInteger)) return false;
  return Array.isArray(kept) && kept.every(isConflict);
}

function isConflict(kept: unknown): kept is Conflict {
  if (!isRecord(kept)) return false;
  const { here, there } = kept;
  const isKnown = [here, there].every((said) => said === null || isSaid(said));
  return isPlace(kept) && isKnown && here !== there;
}

function isPlace(kept: unknown): boolean {
  return isRecord(kept) && Number.isInteger(kept.table) && Number.isInteger(kept.board);
}

function isSaid(said: unknown): said is BoardResult {
  if (!isRecord(said) || (said.hcp !== undefined && !isHcp(said.hcp))) return false;
  switch (said.kind) {
    case "passed":
    case "not-played":
    case "average":
      return true;
    case "averages":
      return isAverages(said) && !(said.ns === 50 && said.ew === 50);
    case "points":
      return Number.isInteger(said.points);
    case "played": {
      const { contract, declarer, result } = said;
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

function isAverages(given: unknown): given is Averages {
  return isRecord(given) && isOneOf(AVERAGES, given.ns) && isOneOf(AVERAGES, given.ew);
}

function isOneOf(known: readonly unknown[], value: unknown): boolean {
  return known.includes(value);
}
