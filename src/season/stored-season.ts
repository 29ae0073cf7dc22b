import { tryRead } from "../bridge/input-error";
import { compareTexts } from "./compare-texts";
import type { Digest } from "./digest";
import type { NameLine } from "./name-table";
import { BASES, LADDER_SUBJECTS, ORDERS, seasonRules, type SeasonOptions } from "./options";
import { isSameEvening } from "./same-evening";

type StoredOptions = Omit<SeasonOptions, "names">;

/**
 * A season as a device stores it: the user's choices, and the evenings that are known only from a season's workbook.
 */
export interface StoredSeason {
  readonly version: typeof VERSION;
  /** Time of the last change, in milliseconds since 1970. */
  readonly changed: number;
  readonly options: StoredOptions;
  /** True if averages and handicaps are shown. */
  readonly hasHandicaps: boolean;
  /** First day of the season, year-month-day; "" if it has none. */
  readonly from: string;
  /** The user's choices, keyed by an evening's id: true if the evening is to count, false if it is left out. */
  readonly chosen: Readonly<Record<string, boolean>>;
  /** Names that the user has joined. */
  readonly names: readonly NameLine[];
  /** Evenings of a season's workbook. */
  readonly evenings: readonly Digest[];
}

const VERSION = 1;

export const NEW_SEASON: StoredSeason = {
  version: VERSION,
  changed: 0,
  options: {},
  hasHandicaps: false,
  from: "",
  chosen: {},
  names: [],
  evenings: [],
};

/** Reads a stored season, which may be damaged: a part that cannot be read gets its default. */
export function readSeason(stored: unknown): StoredSeason {
  const { changed, options, hasHandicaps, from, chosen, names, evenings } = fieldsOf(stored);
  return {
    version: VERSION,
    changed: Number.isFinite(changed) ? Number(changed) : 0,
    options: readOptions(fieldsOf(options)),
    hasHandicaps: hasHandicaps === true,
    from: typeof from === "string" && /^\d{4}-\d\d-\d\d$/.test(from) ? from : "",
    chosen: Object.fromEntries(
      Object.entries(fieldsOf(chosen)).filter((entry): entry is [string, boolean] => typeof entry[1] === "boolean")
    ),
    names: listIn(names).filter(isNameLine),
    evenings: listIn(evenings).filter(isDigest),
  };
}

/** Returns the stored options; none if they are not valid together. */
function readOptions(stored: Readonly<Record<string, unknown>>): StoredOptions {
  const { title, by, basis, order } = stored;
  const numbers = ["best", "least", "handicapEvenings", "handicapFactor"].filter((name) =>
    Number.isFinite(stored[name])
  );
  const options: StoredOptions = {
    ...(typeof title === "string" && { title }),
    ...(Array.isArray(by) && { by: LADDER_SUBJECTS.filter((subject) => by.includes(subject)) }),
    ...(isOneOf(BASES, basis) && { basis }),
    ...(isOneOf(ORDERS, order) && { order }),
    ...Object.fromEntries(numbers.map((name) => [name, stored[name]])),
  };
  return tryRead(() => seasonRules(options)) ? options : {};
}

function isOneOf<T extends string>(allowed: readonly T[], value: unknown): value is T {
  return allowed.some((each) => each === value);
}

/** Returns the later choices of two copies of a season, with the evenings of both copies. */
export function mergeSeasons(local: StoredSeason, other: StoredSeason): StoredSeason {
  const [earlier, later] = other.changed > local.changed ? [local, other] : [other, local];
  return { ...later, evenings: withEvenings(earlier.evenings, later.evenings) };
}

/** A season with the choices and evenings of its workbook. */
export function withWorkbook(
  season: StoredSeason,
  workbook: { readonly options: SeasonOptions; readonly evenings: readonly Digest[] },
  now: number
): StoredSeason {
  const { names, ...options } = workbook.options;
  return {
    ...season,
    changed: now,
    options,
    names: [...season.names, ...(names?.lines ?? [])],
    evenings: withEvenings(season.evenings, workbook.evenings),
  };
}

/**
 * Returns all evenings once, sorted by date. Of two versions, the one with more results is kept; of equal ones, the
 * later.
 */
function withEvenings(earlier: readonly Digest[], later: readonly Digest[]): Digest[] {
  const all = [...earlier];
  for (const digest of later) {
    const index = all.findIndex((each) => isSameEvening(each, digest));
    const existing = all[index];
    if (!existing) all.push(digest);
    else if (resultsIn(digest) >= resultsIn(existing)) all[index] = digest;
  }
  const sortKey = ({ score, sameAs }: Digest) => `${score?.date ?? ""} ${sameAs}`;
  return all.sort((a, b) => compareTexts(sortKey(a), sortKey(b)));
}

/** Number of boards or matches that are scored. */
export function resultsIn({ score }: Digest): number {
  return score?.scored ?? 0;
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isNameLine(value: unknown): value is NameLine {
  const { typed, meaning } = fieldsOf(value);
  return typeof typed === "string" && typeof meaning === "string";
}

function isDigest(value: unknown): value is Digest {
  const { source, score, sameAs, playedAs } = fieldsOf(value);
  if (![source, sameAs, playedAs].every((text) => typeof text === "string")) return false;
  const { entries, scored, expected, ...texts } = fieldsOf(score);
  return (
    ["form", "measure", "title", "date", "who"].every((name) => typeof texts[name] === "string") &&
    [scored, expected].every(Number.isFinite) &&
    Array.isArray(entries) &&
    entries.every(isEntry)
  );
}

function isEntry(value: unknown): boolean {
  const { name, number, seated, points, rank } = fieldsOf(value);
  return (
    typeof name === "string" &&
    Number.isFinite(number) &&
    [points, rank].every((each) => each === null || Number.isFinite(each)) &&
    Array.isArray(seated) &&
    seated.every((pair) => listIn(pair).length === 2 && listIn(pair).every((each) => typeof each === "string"))
  );
}
