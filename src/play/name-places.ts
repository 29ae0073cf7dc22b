import { comparable } from "../sessions/names";
import { pairOf, playersOf } from "../sessions/players";

/** The places of an evening's players, such as the two places of Pair 1, while the user puts names into them. */
export interface NamePlaces {
  /** A name for each place, "" for none; the two players of a pair follow each other. */
  readonly names: readonly string[];
  /** Index of the place for the next name; null if every place has one. */
  readonly current: number | null;
}

export type NameEvent =
  | { readonly kind: "place"; readonly index: number }
  /** A name is tapped: it goes to the current place or, if it already has a place, is removed from there. */
  | { readonly kind: "name"; readonly name: string }
  /** All places get names at once. */
  | { readonly kind: "all"; readonly names: readonly string[] };

/** Returns the places that hold the names of pairs or players. */
export function namePlaces(names: readonly string[], isOfPairs: boolean): NamePlaces {
  return filled(names.flatMap((name) => (isOfPairs ? (playersOf(name) ?? [name, ""]) : [name])));
}

/** Returns the names of pairs or players that the places hold. */
export function namesOf({ names }: Pick<NamePlaces, "names">, isOfPairs: boolean): string[] {
  if (!isOfPairs) return [...names];
  return Array.from({ length: names.length / 2 }, (_, i) => pairOf(names.slice(2 * i, 2 * i + 2)));
}

/** Returns the places after an event. */
export function nameStep(places: NamePlaces, event: NameEvent): NamePlaces {
  const { names, current } = places;
  if (event.kind === "place") return { ...places, current: event.index };
  if (event.kind === "all") return filled(event.names);
  const index = indexOf(names, event.name);
  if (index >= 0) return { names: names.map((name, i) => (i === index ? "" : name)), current: index };
  if (current === null) return places;
  const next = names.map((name, i) => (i === current ? event.name : name));
  const after = next.findIndex((name, i) => i > current && name === "");
  return { names: next, current: after >= 0 ? after : firstEmpty(next) };
}

/** Index of the place with a name; -1 for none. */
export function indexOf(names: readonly string[], name: string): number {
  return names.findIndex((each) => each !== "" && comparable(each) === comparable(name));
}

function filled(names: readonly string[]): NamePlaces {
  return { names, current: firstEmpty(names) };
}

function firstEmpty(names: readonly string[]): number | null {
  const index = names.indexOf("");
  return index < 0 ? null : index;
}
