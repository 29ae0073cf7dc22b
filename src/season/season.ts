import { itemAt } from "../bridge/item-at";
import { rounded } from "../bridge/rounded";
import { compareTexts } from "./compare-texts";
import type { Digest } from "./digest";
import { doubts, type Reason } from "./doubtful";
import type { EveningForm } from "../sessions/kind";
import type { Entry, EveningScore, Measure } from "./evening";
import { ladderOf, type Appearance, type Ladder } from "./ladder";
import { newRegister, type Member, type Party, type Register } from "./members";
import { seasonRules, LADDER_SUBJECTS, type SeasonOptions, type SeasonRules, type LadderSubject } from "./options";
import { withoutRepeats, type Remark } from "./repeats";
import { texts } from "./texts";

/** An evening that counts. */
interface CountedEvening extends Digest {
  readonly score: EveningScore;
  /** The average of the field, in the evening's points. */
  readonly average: number;
  /** The names of those who were first. */
  readonly winners: readonly string[];
  /** How many pairs or teams have points. */
  readonly field: number;
}

/** Evenings whose points can be added up, with their ladders. */
export interface Series {
  /** Null where evenings of all forms count alike. */
  readonly form: EveningForm | null;
  readonly measure: Measure | null;
  /** What its points are called. */
  readonly name: string;
  /** The evenings, by their index in the season. */
  readonly evenings: readonly number[];
  /** Of each evening what its field has on an average, in the points that count. */
  readonly averages: readonly number[];
  /** Of players, pairs and teams, as far as there are any. */
  readonly ladders: readonly Ladder[];
}

/** Two names that may be one. */
export interface NamedDoubt {
  readonly who: LadderSubject;
  readonly names: readonly [string, string];
  /** How many evenings each has played. */
  readonly played: readonly [number, number];
  readonly reason: Reason;
}

/** A season: what many evenings come to. */
export interface Season {
  readonly rules: SeasonRules;
  /** By date. */
  readonly evenings: readonly CountedEvening[];
  /** The one with most evenings first. */
  readonly series: readonly Series[];
  readonly doubts: readonly NamedDoubt[];
  /** What the organiser should know or look at. */
  readonly remarks: readonly Remark[];
}

/** An evening with all who took part. */
interface Played {
  readonly evening: CountedEvening;
  readonly parties: readonly Party[];
}

/**
 * Adds evenings up. The order of the files does not matter, and an evening that is there twice counts once.
 * @throws InputError when an option is wrong.
 */
export function season(digests: readonly Digest[], options: SeasonOptions = {}): Season {
  const rules = seasonRules(options);
  const register = newRegister(rules.names);
  const { counted, remarks } = withoutRepeats(digests);
  const parties = counted.map(({ score }) => register.partiesOf(score));
  const played = counted.map((digest, i): Played => ({
    evening: { ...digest, ...fieldOf(digest.score, itemAt(parties, i), register) },
    parties: itemAt(parties, i),
  }));
  return {
    rules,
    evenings: played.map(({ evening }) => evening),
    series: seriesOf(played, rules, register),
    doubts: doubtsOf(played, register),
    remarks: [...remarks, ...played.flatMap((one) => remarksOf(one, register))],
  };
}

function fieldOf(
  { entries }: EveningScore,
  parties: readonly Party[],
  register: Register
): Pick<CountedEvening, "average" | "winners" | "field"> {
  const points = entries.flatMap((entry) => entry.points ?? []);
  return {
    average: rounded(meanOf(points)),
    winners: parties.filter(({ entry }) => entry.rank === 1).map((party) => partyName(party, register)),
    field: points.length,
  };
}

function meanOf(points: readonly number[]): number {
  return points.reduce((sum, won) => sum + won, 0) / points.length;
}

/** The name of a pair or a team, or what stands for one that has none. */
function partyName({ entry, members, who }: Party, register: Register): string {
  const named = members.find((member) => member.who === who);
  return named && entry.name !== "" ? register.nameOf(who, named.key) : texts.nameless(who, entry.number);
}

function seriesOf(played: readonly Played[], rules: SeasonRules, register: Register): Series[] {
  const groups = new Map<string, number[]>();
  played.forEach(({ evening: { score } }, index) => {
    const key = rules.basis === "share" ? "" : `${score.form} ${score.measure}`;
    groups.set(key, [...(groups.get(key) ?? []), index]);
  });
  return [...groups.entries()]
    .sort(([a, first], [b, second]) => second.length - first.length || compareTexts(a, b))
    .map(([key, evenings]) => {
      const { form, measure } = itemAt(played, itemAt(evenings, 0)).evening.score;
      const sort = key === "" ? { form: null, measure: null } : { form, measure };
      const of = evenings.map((index) => itemAt(played, index));
      return {
        ...sort,
        name: texts.series(sort.form, sort.measure),
        evenings,
        averages: of.map(({ evening }) => averageOf(evening, rules)),
        ladders: LADDER_SUBJECTS.filter((who) => rules.by.includes(who)).flatMap((who) => {
          const appearances = appearancesOf(of, who, rules);
          return appearances.size === 0 ? [] : [ladderOf(who, appearances, rules, register)];
        }),
      };
    });
}

/** All times that somebody has played, by key, in the order of the evenings. */
function appearancesOf(played: readonly Played[], who: LadderSubject, rules: SeasonRules): Map<string, Appearance[]> {
  const found = new Map<string, Appearance[]>();
  played.forEach(({ evening, parties }, index) => {
    for (const { entry, members } of parties) {
      const { points, rank } = entry;
      if (points === null) continue;
      for (const { key, partners } of members.filter((member) => member.who === who)) {
        const appearance = {
          evening: index,
          points: valueOf({ ...entry, points }, evening, rules),
          average: averageOf(evening, rules),
          rank,
          partners,
        };
        found.set(key, [...(found.get(key) ?? []), appearance]);
      }
    }
  });
  return found;
}

/** What an evening counts for. */
function valueOf(
  { points, rank, direction }: Entry & { readonly points: number },
  evening: CountedEvening,
  { basis }: SeasonRules
): number {
  if (basis === "scored") return points;
  // Of two winners North-South have played for their places against each other only, and so have East-West.
  const others = evening.score.entries.filter((entry) => entry.points !== null && entry.direction === direction);
  if (basis === "above") return rounded(points - meanOf(others.flatMap((entry) => entry.points ?? [])));
  // Without a place, as a team that has withdrawn, one has beaten nobody.
  if (rank === null || others.length < 2) return 0;
  const better = others.filter((entry) => entry.rank !== null && entry.rank < rank).length;
  const level = others.filter((entry) => entry.rank === rank).length - 1;
  const beaten = others.length - 1 - better - level / 2;
  return rounded((100 * beaten) / (others.length - 1));
}

function averageOf({ average }: CountedEvening, { basis }: SeasonRules): number {
  return basis === "scored" ? average : basis === "above" ? 0 : 50;
}

function doubtsOf(played: readonly Played[], register: Register): NamedDoubt[] {
  return LADDER_SUBJECTS.flatMap((who) => {
    const evenings = new Map<string, Set<number>>();
    played.forEach(({ parties }, index) => {
      for (const { key, players } of parties.flatMap(({ members }) => members.filter((member) => member.who === who)))
        // Of a pair whose players are known they are in doubt, if anybody.
        if (players.length === 0) evenings.set(key, (evenings.get(key) ?? new Set<number>()).add(index));
    });
    const of = (key: string) => evenings.get(key) ?? new Set<number>();
    const areApart = (first: string, second: string) => [...of(first)].some((evening) => of(second).has(evening));
    return doubts([...evenings.keys()], areApart).map(({ keys: [first, second], reason }) => ({
      who,
      names: [register.nameOf(who, first), register.nameOf(who, second)] as const,
      played: [of(first).size, of(second).size] as const,
      reason,
    }));
  });
}

/** What is to be said of an evening that counts. */
function remarksOf({ evening, parties }: Played, register: Register): Remark[] {
  const { source, score } = evening;
  const words = texts.remarks;
  const nameless = parties.filter(({ members, entry }) => members.length === 0 && entry.points !== null);
  const everybody = parties.flatMap(({ members }) => members);
  const count = (whom: Member) => everybody.filter(({ who, key }) => who === whom.who && key === whom.key).length;
  // A pair that is there twice has players who are.
  const twice = everybody.filter((member) => member.players.length === 0 && count(member) > 1);
  const names = new Set(twice.map(({ who, key }) => register.nameOf(who, key)));
  return [
    ...(score.date === "" ? [{ kind: "undated" as const, text: words.undated(source) }] : []),
    ...(score.scored < score.expected
      ? [{ kind: "unfinished" as const, text: words.unfinished(source, score.scored, score.expected) }]
      : []),
    ...(nameless.length > 0
      ? [
          {
            kind: "nameless" as const,
            text: words.nameless(
              source,
              nameless.map((party) => partyName(party, register))
            ),
          },
        ]
      : []),
    ...parties
      .filter(({ isOnlyPair }) => isOnlyPair)
      .map((party) => ({ kind: "onlyPair" as const, text: words.onlyPair(source, partyName(party, register)) })),
    ...[...names].map((name) => ({ kind: "twice" as const, text: words.twice(source, name) })),
  ];
}
