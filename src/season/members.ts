import { compareTexts } from "./compare-texts";
import type { Entry, EveningScore } from "./evening";
import { inOrder, keyOf, pairKey, playersIn } from "./names";
import { withNumber } from "../sessions/names";
import type { NameTable } from "./name-table";
import type { LadderSubject } from "./options";

/** A player, pair or team of an evening. */
export interface Member {
  readonly subject: LadderSubject;
  readonly key: string;
  /** Keys of a pair's players; empty if they are unknown, and for players and teams. */
  readonly players: readonly string[];
  /** Keys of a player's partners. */
  readonly partners: readonly string[];
}

/** An entry of an evening, with every player, pair and team that scores its points. */
export interface Party {
  readonly subject: EveningScore["who"];
  readonly entry: Entry;
  readonly members: readonly Member[];
  /** True for a pair whose name does not contain two players' names. */
  readonly isOnlyPair: boolean;
}

export interface Register {
  /** Returns the most common spelling of the name that a key stands for. */
  readonly nameOf: (subject: LadderSubject, key: string) => string;
  readonly partiesOf: (score: EveningScore) => Party[];
}

/** Counts of spellings by key. Players' keys contain no "&", so they never equal a pair's key. */
type Spellings = Map<string, Map<string, number>>;

/** Creates a register that learns spellings from each evening passed to `partiesOf`. */
export function newRegister(table: NameTable): Register {
  const spellings = { player: new Map(), pair: new Map(), team: new Map() } as Record<LadderSubject, Spellings>;
  const pairs = new Map<string, readonly string[]>();
  const knownNames = new Map<string, string>();
  /** Keys of players by national number: entries with the same number are the same player. */
  const numbered = new Map<string, string>();
  const playerKey = (typed: string): string => {
    const key = keyOf(typed);
    const { number } = withNumber(typed);
    if (number === null) return key;
    const existingKey = numbered.get(number) ?? key;
    numbered.set(number, existingKey);
    return existingKey;
  };
  for (const { meaning } of table.lines) {
    knownNames.set(keyOf(meaning), inOrder(meaning));
    for (const player of playersIn(meaning) ?? [meaning]) knownNames.set(playerKey(player), inOrder(player));
  }
  const learn = (subject: LadderSubject, typed: string): string => {
    const key = subject === "player" ? playerKey(typed) : keyOf(typed);
    const counts = spellings[subject].get(key) ?? new Map<string, number>();
    spellings[subject].set(key, counts.set(typed, (counts.get(typed) ?? 0) + 1));
    return key;
  };
  const player = (typed: string) => learn("player", inOrder(table.resolve(inOrder(typed))));
  const pairOf = (keys: readonly [string, string]): Member => {
    const key = pairKey(keys);
    pairs.set(key, [...keys].sort());
    return { subject: "pair", key, players: keys, partners: [] };
  };

  return { nameOf, partiesOf: ({ who: subject, entries }) => entries.map((entry) => partyOf(subject, entry)) };

  function partyOf(subject: EveningScore["who"], entry: Entry): Party {
    if (subject === "player") return playerParty(entry);
    const name = table.resolve(entry.name);
    if (subject === "pair") {
      const players = playersIn(name);
      const keys = players && ([player(players[0]), player(players[1])] as const);
      if (keys && keys[0] !== keys[1])
        return { subject, entry, members: [pairOf(keys), ...playersOf([keys])], isOnlyPair: false };
    }
    const key = keyOf(name) === "" ? "" : learn(subject, name);
    const named: Member[] = key === "" ? [] : [{ subject, key, players: [], partners: [] }];
    const seated = entry.seated.map(
      ([first, second]) =>
        [first, second].map((typed) => (keyOf(typed) === "" ? "" : player(typed))) as [string, string]
    );
    const together = seated.filter(([first, second]) => first !== "" && second !== "" && first !== second);
    const distinct = new Map(together.map((keys) => [pairKey(keys), pairOf(keys)]));
    return {
      subject,
      entry,
      members: [...named, ...distinct.values(), ...playersOf(seated)],
      isOnlyPair: subject === "pair" && key !== "",
    };
  }

  /** Returns the party of a player in an individual, where partners do not share the points. */
  function playerParty(entry: Entry): Party {
    const keyed = (typed: string) => (keyOf(typed) === "" ? "" : player(typed));
    const key = keyed(entry.name);
    const seated = [[key, ""] as const, ...entry.seated.map(([, partner]) => [key, keyed(partner)] as const)];
    const members = playersOf(seated).filter((member) => member.key === key);
    return { subject: "player", entry, members, isOnlyPair: false };
  }

  function nameOf(subject: LadderSubject, key: string): string {
    const players = subject === "pair" ? pairs.get(key) : undefined;
    if (players) return players.map((one) => nameOf("player", one)).join(" & ");
    return knownNames.get(key) ?? commonSpelling(spellings[subject].get(key) ?? new Map<string, number>()) ?? key;
  }
}

/** Lists each player once, with all partners. */
function playersOf(seated: readonly (readonly [string, string])[]): Member[] {
  const partners = new Map<string, Set<string>>();
  const sat = (key: string, other: string) => {
    if (key === "") return;
    const others = partners.get(key) ?? new Set<string>();
    if (other !== "" && other !== key) others.add(other);
    partners.set(key, others);
  };
  for (const [first, second] of seated) {
    sat(first, second);
    sat(second, first);
  }
  return [...partners].map(([key, partnerKeys]) => ({
    subject: "player",
    key,
    players: [],
    partners: [...partnerKeys].sort(),
  }));
}

/** The most frequent spelling; if equal, one that is not all capitals or all small letters. */
function commonSpelling(spellings: ReadonlyMap<string, number>): string | undefined {
  const isEven = (name: string) => Number(name === name.toUpperCase() || name === name.toLowerCase());
  const sorted = [...spellings].sort(
    ([a, often], [b, seldom]) => seldom - often || isEven(a) - isEven(b) || compareTexts(a, b)
  );
  return sorted[0]?.[0];
}
