import type { SessionOptions } from "../sessions/session-options";
import { isKind, KINDS } from "../sessions/kinds";
import type { Evening } from "./evening";
import { secondsOf } from "./seconds";

/** When names were changed last, in seconds as `tableState` counts them, by where they stand: "pairs.1". */
type Named = Readonly<Record<string, number>>;

/** What was chosen, with when its names were changed. */
type Names = Pick<Evening, "options" | "named">;

type OfKind = Pick<Evening, "kind">;

/** Where two devices name somebody otherwise. */
export interface Rename {
  readonly here: string;
  readonly there: string;
  /** Whose is the later one, which counts. */
  readonly later: "here" | "there";
  /** Whether it was changed on both since the evening began: then one of them is gone. */
  readonly isBoth: boolean;
}

const PARTS = ["title", "pairs", "home", "away", "teams", "players"] as const;

/** The names of what was chosen by their places; a number alone says only how many play. */
function namesByPlace(kind: string, options: SessionOptions): Map<string, string> {
  return new Map(
    PARTS.flatMap((part) => {
      const listed: readonly unknown[] = [options[part] ?? []].flat();
      const all = listed.length === 0 ? [] : (placing(kind, part)?.placed(listed.map(String)) ?? listed);
      const isNumber = all.length === 1 && /^\d+$/.test(String(all[0])) && part !== "title";
      if (isNumber) return [];
      return all.flatMap((name, i) => (typeof name === "string" ? [[`${part}.${i}`, name] as const] : []));
    })
  );
}

/** How names of a part keep their places where its list gets longer or shorter; undefined where they stand in its order. */
function placing(kind: string, part: string) {
  return isKind(kind) && part === "players" ? KINDS[kind].players : undefined;
}

/** The times of an evening's names with those that are others from now on. */
export function renamed(
  { kind, options, named = {} }: Names & OfKind,
  next: Pick<Evening, "options"> & OfKind,
  now: number
): Named {
  const [before, after] = [namesByPlace(kind, options), namesByPlace(next.kind, next.options)];
  const changed = placesIn(before, after).filter((place) => (after.get(place) ?? "") !== (before.get(place) ?? ""));
  const time = Math.max(1, secondsOf(now));
  // Later than what a clock that is ahead has said of the same one.
  return { ...named, ...Object.fromEntries(changed.map((place) => [place, Math.max(time, (named[place] ?? 0) + 1)])) };
}

/** Where another device has names that were changed on one of both. */
export function renamesIn(here: Names & OfKind, there: Names): Rename[] {
  return differing(here, there).map(([, rename]) => rename);
}

/** What was chosen, with the names that another device has changed later. */
export function withNames<T extends Names & OfKind>(here: T, there: Names): T {
  const theirs = differing(here, there).filter(([, { later }]) => later === "there");
  // As many places as either has: who has no name there yet keeps a blank one.
  const [ours, others] = [namesByPlace(here.kind, here.options), namesByPlace(here.kind, there.options)];
  const names = new Map(placesIn(others, ours).map((place) => [place, ours.get(place) ?? ""]));
  for (const [place, { there: name }] of theirs) names.set(place, name);
  const known = Object.entries(there.named ?? {}).map(([place, time]): [string, number] => [
    place,
    Math.max(time, here.named?.[place] ?? 0),
  ]);
  const options =
    theirs.length === 0
      ? here.options
      : { ...here.options, ...optionsOf(here.kind, { ...there.options, ...here.options }, names) };
  return known.length === 0 ? here : { ...here, options, named: { ...here.named, ...Object.fromEntries(known) } };
}

function differing(here: Names & OfKind, there: Names): (readonly [place: string, rename: Rename])[] {
  const [ours, theirs] = [namesByPlace(here.kind, here.options), namesByPlace(here.kind, there.options)];
  return placesIn(theirs, ours).flatMap((place) => {
    const [own, name] = [ours.get(place) ?? "", theirs.get(place) ?? ""];
    const [mine, other] = [here.named?.[place] ?? 0, there.named?.[place] ?? 0];
    if (own === name || (mine === 0 && other === 0)) return [];
    // In the same second both phones must come to the same.
    const isLater = other > mine || (other === mine && name > own);
    const later = isLater ? ("there" as const) : ("here" as const);
    // What was here first is no change that anybody would miss.
    if (later === "here" && other === 0) return [];
    return [[place, { here: own, there: name, later, isBoth: mine > 0 && other > 0 }] as const];
  });
}

function placesIn(first: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] {
  return [...new Set([...first.keys(), ...other.keys()])];
}

/** The options that hold names, each as one of both has it: a list, or one text. */
function optionsOf(kind: string, before: SessionOptions, names: ReadonlyMap<string, string>): SessionOptions {
  return Object.fromEntries(
    PARTS.flatMap((part): (readonly [string, string | readonly string[] | undefined])[] => {
      const own = [...names].filter(([place]) => place.startsWith(`${part}.`));
      if (own.length === 0) return [];
      const list: string[] = [];
      for (const [place, name] of own) list[Number(place.slice(part.length + 1))] = name;
      const placed = placing(kind, part);
      if (placed) return [[part, placed.listed(list)]];
      return [[part, Array.isArray(before[part]) ? Array.from(list, (name) => name ?? "") : list[0]]];
    })
  );
}
