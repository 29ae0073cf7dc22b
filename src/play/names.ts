import type { SessionOptions } from "../sessions/session-options";
import { isKind, KINDS } from "../sessions/kinds";
import type { Evening } from "./evening";
import { secondsOf } from "./seconds";

/** Times of the last changes to names in seconds, see `secondsOf`, by option and index: "pairs.1". */
type Named = Readonly<Record<string, number>>;

type Names = Pick<Evening, "options" | "named">;

type OfKind = Pick<Evening, "kind">;

/** A name that differs between two devices. */
export interface Rename {
  readonly local: string;
  readonly remote: string;
  /** The device with the later change, which wins. */
  readonly later: "here" | "there";
  /** True if both devices changed the name since the start: one change is lost. */
  readonly isBoth: boolean;
}

const PARTS = ["title", "pairs", "home", "away", "teams", "players"] as const;

/** Names by option and index, such as "pairs.1". A number alone is a count of contestants, not a name. */
function namesByPlace(kind: string, options: SessionOptions): Map<string, string> {
  return new Map(
    PARTS.flatMap((part) => {
      const listed: readonly unknown[] = [options[part] ?? []].flat();
      const all = listed.length === 0 ? [] : (playerPlacing(kind, part)?.placed(listed.map(String)) ?? listed);
      const isNumber = all.length === 1 && /^\d+$/.test(String(all[0])) && part !== "title";
      if (isNumber) return [];
      return all.flatMap((name, i) => (typeof name === "string" ? [[`${part}.${i}`, name] as const] : []));
    })
  );
}

/**
 * Returns the kind's functions that convert between the list of players and their places; undefined if the places are
 * in the order of the list.
 */
function playerPlacing(kind: string, part: string) {
  return isKind(kind) && part === "players" ? KINDS[kind].players : undefined;
}

/** Returns the times of changes to names, updated for each name that differs in the next options. */
export function renamed(
  { kind, options, named = {} }: Names & OfKind,
  next: Pick<Evening, "options"> & OfKind,
  now: number
): Named {
  const [before, after] = [namesByPlace(kind, options), namesByPlace(next.kind, next.options)];
  const changed = placesIn(before, after).filter((place) => (after.get(place) ?? "") !== (before.get(place) ?? ""));
  const time = Math.max(1, secondsOf(now));
  // Each time is later than that of the last change, which may come from a device whose clock is ahead.
  return { ...named, ...Object.fromEntries(changed.map((place) => [place, Math.max(time, (named[place] ?? 0) + 1)])) };
}

/** Names that differ because this device or the other has changed them. */
export function renamesIn(local: Names & OfKind, remote: Names): Rename[] {
  return differing(local, remote).map(([, rename]) => rename);
}

/** Applies the names that the other device has changed later. */
export function withNames<T extends Names & OfKind>(local: T, remote: Names): T {
  const remoteRenames = differing(local, remote).filter(([, { later }]) => later === "there");
  // Has every place that either device has. A contestant without a name on this device stays blank, unless the other
  // device has changed the name later.
  const [localNames, remoteNames] = [namesByPlace(local.kind, local.options), namesByPlace(local.kind, remote.options)];
  const names = new Map(placesIn(remoteNames, localNames).map((place) => [place, localNames.get(place) ?? ""]));
  for (const [place, { remote: name }] of remoteRenames) names.set(place, name);
  const times = Object.entries(remote.named ?? {}).map(([place, time]): [string, number] => [
    place,
    Math.max(time, local.named?.[place] ?? 0),
  ]);
  const options =
    remoteRenames.length === 0
      ? local.options
      : { ...local.options, ...nameOptions(local.kind, { ...remote.options, ...local.options }, names) };
  return times.length === 0 ? local : { ...local, options, named: { ...local.named, ...Object.fromEntries(times) } };
}

function differing(local: Names & OfKind, remote: Names): (readonly [place: string, rename: Rename])[] {
  const [localNames, remoteNames] = [namesByPlace(local.kind, local.options), namesByPlace(local.kind, remote.options)];
  return placesIn(remoteNames, localNames).flatMap((place) => {
    const [localName, remoteName] = [localNames.get(place) ?? "", remoteNames.get(place) ?? ""];
    const [localTime, remoteTime] = [local.named?.[place] ?? 0, remote.named?.[place] ?? 0];
    if (localName === remoteName || (localTime === 0 && remoteTime === 0)) return [];
    // For changes in the same second both phones must choose the same name.
    const isLater = remoteTime > localTime || (remoteTime === localTime && remoteName > localName);
    const later = isLater ? ("there" as const) : ("here" as const);
    // Only this device changed the name, so no change of the other device is lost.
    if (later === "here" && remoteTime === 0) return [];
    return [[place, { local: localName, remote: remoteName, later, isBoth: localTime > 0 && remoteTime > 0 }] as const];
  });
}

function placesIn(first: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] {
  return [...new Set([...first.keys(), ...other.keys()])];
}

/** The options that have names. Each is a list or a text, as it is in `before`. */
function nameOptions(kind: string, before: SessionOptions, names: ReadonlyMap<string, string>): SessionOptions {
  return Object.fromEntries(
    PARTS.flatMap((part): (readonly [string, string | readonly string[] | undefined])[] => {
      const partNames = [...names].filter(([place]) => place.startsWith(`${part}.`));
      if (partNames.length === 0) return [];
      const list: string[] = [];
      for (const [place, name] of partNames) list[Number(place.slice(part.length + 1))] = name;
      const placed = playerPlacing(kind, part);
      if (placed) return [[part, placed.listed(list)]];
      return [[part, Array.isArray(before[part]) ? Array.from(list, (name) => name ?? "") : list[0]]];
    })
  );
}
