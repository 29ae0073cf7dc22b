import { isKind, KINDS } from "../sessions/kinds";
import { comparable } from "../sessions/names";
import { pairOf, playersOf } from "../sessions/players";
import type { Evening } from "./evening";
import { isRecord } from "./parsed";

/** A person who plays on this device. */
export interface Person {
  readonly name: string;
  /** The most frequent partner; "" for none. */
  readonly partner: string;
  /** Start of the last evening, in milliseconds since 1970; null before the first one. */
  readonly last: number | null;
}

/** The people who play on this device. */
export interface Circle {
  /** Sorted by name. */
  readonly people: readonly Person[];
  /** Number of evenings on which two people were partners. */
  readonly timesTogether: (first: string, second: string) => number;
  /** Returns a person's current name, given any of the person's earlier names. */
  readonly nameNow: (name: string) => string;
}

/** The user's renames and removals of people. Keys are the names before the change, as `comparable` writes them. */
export interface StoredCircle {
  readonly version: typeof VERSION;
  readonly people: Readonly<Record<string, StoredPerson>>;
}

interface StoredPerson {
  readonly name: string;
  /** Time of the change, in milliseconds since 1970. */
  readonly time: number;
  readonly isRemoved?: true;
}

const VERSION = 1;

export const NO_CHANGES: StoredCircle = { version: VERSION, people: {} };

/**
 * Collects the people whose names are on evenings.
 * @param typed names of pairs and players that were typed before.
 */
export function circleOf(evenings: readonly Evening[], typed: readonly string[], stored: StoredCircle): Circle {
  const nameNow = (name: string) => currentName(stored, name);
  const people = new Map<string, { name: string; last: number | null; partners: Map<string, number> }>();
  const personOf = (name: string) => {
    const person = people.get(comparable(name)) ?? { name, last: null, partners: new Map<string, number>() };
    people.set(comparable(name), person);
    return person;
  };
  for (const name of [
    ...typed.flatMap((each) => playersOf(each) ?? [each]),
    ...Object.values(stored.people).map(({ name }) => name),
  ])
    if (name.trim() !== "") personOf(nameNow(name.trim()));
  for (const evening of [...evenings].sort((a, b) => a.started - b.started))
    for (const group of groupsOf(evening).map((names) => names.map(nameNow)))
      for (const name of group) {
        const person = personOf(name);
        person.last = evening.started;
        for (const partner of group.map(comparable))
          if (partner !== comparable(name)) person.partners.set(partner, (person.partners.get(partner) ?? 0) + 1);
      }
  const isShown = ([key, { last }]: readonly [string, { readonly last: number | null }]) => {
    const change = stored.people[key];
    return !change?.isRemoved || (last !== null && last > change.time);
  };
  return {
    people: [...people]
      .filter(isShown)
      .map(([, { name, last, partners }]): Person => {
        const highest = Math.max(0, ...partners.values());
        const [partner = ""] = [...partners].find(([, times]) => times === highest) ?? [];
        return { name, last, partner: people.get(partner)?.name ?? "" };
      })
      .sort((a, b) => a.name.localeCompare(b.name)),
    timesTogether: (first, second) => people.get(comparable(first))?.partners.get(comparable(second)) ?? 0,
    nameNow,
  };
}

/** The names of an evening: partners together, players of an individual alone. */
function groupsOf({ kind, options }: Evening): string[][] {
  const namesIn = (value: unknown) =>
    (Array.isArray(value) ? value : []).map((name) => (typeof name === "string" ? name.trim() : ""));
  const isCount = (names: readonly string[]) => names.length === 1 && /^\d+$/.test(names[0] ?? "");
  const [pairs, players] = [namesIn(options.pairs), namesIn(options.players)];
  const size = isKind(kind) && KINDS[kind].designation.contestantKind === "player" ? 1 : 2;
  const groups = isCount(players)
    ? []
    : Array.from({ length: Math.ceil(players.length / size) }, (_, i) => players.slice(size * i, size * (i + 1)));
  return [...(isCount(pairs) ? [] : pairs).map((pair) => [...(playersOf(pair) ?? [pair])]), ...groups].map((names) =>
    names.filter((name) => name !== "")
  );
}

/** Follows renames to the current name; a name whose renames lead back to it stays as it is. */
function currentName({ people }: StoredCircle, typed: string): string {
  const passed = new Set<string>();
  for (let name = typed; ;) {
    const key = comparable(name);
    const change = people[key];
    if (!change || comparable(change.name) === key) return change?.name ?? name;
    if (passed.has(key)) return typed;
    passed.add(key);
    ({ name } = change);
  }
}

/** Lists the renamed names with their current names, for the season. */
export function renamesIn(stored: StoredCircle): { readonly typed: string; readonly meaning: string }[] {
  return Object.keys(stored.people)
    .map((typed) => ({ typed, meaning: currentName(stored, typed) }))
    .filter(({ typed, meaning }) => comparable(meaning) !== typed);
}

/** Renames a person: from now on the name `from` stands for the name `to`. */
export function withName(stored: StoredCircle, from: string, to: string, time: number): StoredCircle {
  const change = { name: to, time };
  // Maps the new name to itself, so that renames never form a cycle.
  return { ...stored, people: { ...stored.people, [comparable(from)]: change, [comparable(to)]: change } };
}

export function withoutName(stored: StoredCircle, name: string, time: number): StoredCircle {
  return { ...stored, people: { ...stored.people, [comparable(name)]: { name, time, isRemoved: true } } };
}

/** Merges the changes of two devices: the later change of each name wins. */
export function mergeCircles(local: StoredCircle, other: StoredCircle): StoredCircle {
  const later = Object.entries(other.people).filter(([key, { time }]) => time > (local.people[key]?.time ?? -1));
  return { ...local, people: { ...local.people, ...Object.fromEntries(later) } };
}

/** Reads stored changes, which may be damaged; leaves out invalid ones. */
export function readCircle(value: unknown): StoredCircle {
  const people = isRecord(value) && isRecord(value.people) ? value.people : {};
  return {
    version: VERSION,
    people: Object.fromEntries(
      Object.entries(people).filter((entry): entry is [string, StoredPerson] => {
        const [key, person] = entry;
        return (
          isRecord(person) &&
          typeof person.name === "string" &&
          person.name.trim() !== "" &&
          comparable(key) === key &&
          typeof person.time === "number" &&
          (person.isRemoved === undefined || person.isRemoved === true)
        );
      })
    ),
  };
}

/** Returns the names of the latest evening with `count` named pairs or players; null if there is no such evening. */
export function lastNames(
  evenings: readonly Evening[],
  option: "pairs" | "players",
  count: number,
  { nameNow }: Pick<Circle, "nameNow">
): string[] | null {
  const found = [...evenings]
    .sort((a, b) => b.started - a.started)
    .map(({ kind, options }) =>
      isKind(kind) && KINDS[kind].designation.contestantKind !== "team" ? (options[option] as unknown) : null
    )
    .find((names): names is string[] => Array.isArray(names) && names.length === count && count > 1);
  if (!found) return null;
  return found.map((name) => pairOf((playersOf(name) ?? [name]).map((each) => nameNow(each.trim()))));
}
