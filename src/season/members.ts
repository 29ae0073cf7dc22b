import { compareTexts } from "./compare-texts";
import type { Entry, EveningScore } from "./evening";
import { inOrder, keyOf, pairKey, playersIn } from "./names";
import { withNumber } from "../sessions/names";
import type { NameTable } from "./name-table";
import type { LadderSubject } from "./options";

/** Somebody who takes part in an evening, by key, with the name as it was meant. */
export interface Member {
  readonly who: LadderSubject;
  readonly key: string;
  /** Of a pair whose players are known they are, by key. */
  readonly players: readonly string[];
  /** Those with whom a player sat, by key. */
  readonly partners: readonly string[];
}

/** An entry of an evening with all to whom its points go. */
export interface Party {
  readonly who: EveningScore["who"];
  readonly entry: Entry;
  readonly members: readonly Member[];
  /** Whether a pair's name is there, but names no two players. */
  readonly isOnlyPair: boolean;
}

/** What a season knows of names: how each is written. */
export interface Register {
  /** How people write the name of a key, mostly. */
  readonly nameOf: (who: LadderSubject, key: string) => string;
  readonly partiesOf: (score: EveningScore) => Party[];
}

/** Players' keys have blanks and no other marks, so that a pair's never is a player's. */
type Spellings = Map<string, Map<string, number>>;

/** A register that learns how names are written from the parties that it is asked for. */
export function newRegister(table: NameTable): Register {
  const spellings = { player: new Map(), pair: new Map(), team: new Map() } as Record<LadderSubject, Spellings>;
  const pairs = new Map<string, readonly string[]>();
  const given = new Map<string, string>();
  /** The keys of those whose national number is typed, by that: whoever has the number is that player. */
  const numbered = new Map<string, string>();
  const playerKey = (typed: string): string => {
    const key = keyOf(typed);
    const { number } = withNumber(typed);
    if (number === null) return key;
    const known = numbered.get(number) ?? key;
    numbered.set(number, known);
    return known;
  };
  for (const { is } of table.lines) {
    given.set(keyOf(is), inOrder(is));
    for (const player of playersIn(is) ?? [is]) given.set(playerKey(player), inOrder(player));
  }
  const learn = (who: LadderSubject, typed: string): string => {
    const key = who === "player" ? playerKey(typed) : keyOf(typed);
    const known = spellings[who].get(key) ?? new Map<string, number>();
    spellings[who].set(key, known.set(typed, (known.get(typed) ?? 0) + 1));
    return key;
  };
  const player = (typed: string) => learn("player", inOrder(table.meant(inOrder(typed))));
  const pairOf = (keys: readonly [string, string]): Member => {
    const key = pairKey(keys);
    pairs.set(key, [...keys].sort());
    return { who: "pair", key, players: keys, partners: [] };
  };

  return { nameOf, partiesOf: ({ who, entries }) => entries.map((entry) => partyOf(who, entry)) };

  function partyOf(who: EveningScore["who"], entry: Entry): Party {
    if (who === "player") return playerParty(entry);
    const name = table.meant(entry.name);
    if (who === "pair") {
      const players = playersIn(name);
      const keys = players && ([player(players[0]), player(players[1])] as const);
      if (keys && keys[0] !== keys[1])
        return { who, entry, members: [pairOf(keys), ...playersOf([keys])], isOnlyPair: false };
    }
    const key = keyOf(name) === "" ? "" : learn(who, name);
    const named: Member[] = key === "" ? [] : [{ who, key, players: [], partners: [] }];
    const seated = entry.seated.map(
      ([first, second]) =>
        [first, second].map((typed) => (keyOf(typed) === "" ? "" : player(typed))) as [string, string]
    );
    const together = seated.filter(([first, second]) => first !== "" && second !== "" && first !== second);
    const distinct = new Map(together.map((keys) => [pairKey(keys), pairOf(keys)]));
    return {
      who,
      entry,
      members: [...named, ...distinct.values(), ...playersOf(seated)],
      isOnlyPair: who === "pair" && key !== "",
    };
  }

  /** A player of an individual: the points are hers alone. */
  function playerParty(entry: Entry): Party {
    const keyed = (typed: string) => (keyOf(typed) === "" ? "" : player(typed));
    const key = keyed(entry.name);
    const seated = [[key, ""] as const, ...entry.seated.map(([, partner]) => [key, keyed(partner)] as const)];
    const members = playersOf(seated).filter((member) => member.key === key);
    return { who: "player", entry, members, isOnlyPair: false };
  }

  function nameOf(who: LadderSubject, key: string): string {
    const players = who === "pair" ? pairs.get(key) : undefined;
    if (players) return players.map((one) => nameOf("player", one)).join(" & ");
    return given.get(key) ?? usual(spellings[who].get(key) ?? new Map<string, number>()) ?? key;
  }
}

/** Each player once, with all with whom she sat. */
function playersOf(seated: readonly (readonly [string, string])[]): Member[] {
  const partners = new Map<string, Set<string>>();
  const sat = (key: string, other: string) => {
    if (key === "") return;
    const known = partners.get(key) ?? new Set<string>();
    if (other !== "" && other !== key) known.add(other);
    partners.set(key, known);
  };
  for (const [first, second] of seated) {
    sat(first, second);
    sat(second, first);
  }
  return [...partners].map(([key, known]) => ({ who: "player", key, players: [], partners: [...known].sort() }));
}

/** The spelling that most use; of equals one with small and large letters. */
function usual(spellings: ReadonlyMap<string, number>): string | undefined {
  const isEven = (name: string) => Number(name === name.toUpperCase() || name === name.toLowerCase());
  const sorted = [...spellings].sort(
    ([a, often], [b, seldom]) => seldom - often || isEven(a) - isEven(b) || compareTexts(a, b)
  );
  return sorted[0]?.[0];
}
