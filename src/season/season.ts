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

export interface CountedEvening extends Digest {
  readonly score: EveningScore;
  /** The field's average, in the points in which the evening is scored. */
  readonly average: number;
  /** Names of all contestants in first place. */
  readonly winners: readonly string[];
  /** Number of entries with points. */
  readonly field: number;
}

/** Evenings whose points can be added up. */
export interface Series {
  /** Null if evenings of all forms are added up as shares. */
  readonly form: EveningForm | null;
  readonly measure: Measure | null;
  /** Name of the points. */
  readonly name: string;
  /** Indices into the season's evenings. */
  readonly evenings: readonly number[];
  /** The field's average of each evening, by the season's basis. */
  readonly averages: readonly number[];
  /** Ladders of players, pairs and teams, except empty ones. */
  readonly ladders: readonly Ladder[];
}

export interface NamedDoubt {
  readonly subject: LadderSubject;
  readonly names: readonly [string, string];
  /** Number of evenings on which each of the two names has played. */
  readonly played: readonly [number, number];
  readonly reason: Reason;
}

export interface Season {
  readonly rules: SeasonRules;
  /** Sorted by date. */
  readonly evenings: readonly CountedEvening[];
  /** The series with most evenings first. */
  readonly series: readonly Series[];
  readonly doubts: readonly NamedDoubt[];
  readonly remarks: readonly Remark[];
}

interface Played {
  readonly evening: CountedEvening;
  readonly parties: readonly Party[];
}

/**
 * Adds up evenings. The order of the digests does not matter, and duplicates of an evening count once.
 * @throws InputError if an option is invalid.
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

/** The name of a pair or a team, or "Pair 3" for one without a name. */
function partyName({ entry, members, subject }: Party, register: Register): string {
  const named = members.find((member) => member.subject === subject);
  return named && entry.name !== "" ? register.nameOf(subject, named.key) : texts.nameless(subject, entry.number);
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
      const series = key === "" ? { form: null, measure: null } : { form, measure };
      const ofSeries = evenings.map((index) => itemAt(played, index));
      return {
        ...series,
        name: texts.series(series.form, series.measure),
        evenings,
        averages: ofSeries.map(({ evening }) => averageOf(evening, rules)),
        ladders: LADDER_SUBJECTS.filter((subject) => rules.by.includes(subject)).flatMap((subject) => {
          const appearances = appearancesOf(ofSeries, subject, rules);
          return appearances.size === 0 ? [] : [ladderOf(subject, appearances, rules, register)];
        }),
      };
    });
}

/** Returns a map from the key of each player, pair or team to its appearances, in the order of the evenings. */
function appearancesOf(
  played: readonly Played[],
  subject: LadderSubject,
  rules: SeasonRules
): Map<string, Appearance[]> {
  const found = new Map<string, Appearance[]>();
  played.forEach(({ evening, parties }, index) => {
    for (const { entry, members } of parties) {
      const { points, rank } = entry;
      if (points === null) continue;
      for (const { key, partners } of members.filter((member) => member.subject === subject)) {
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

/** An entry's points for the ladder, by the season's basis. */
function valueOf(
  { points, rank, direction }: Entry & { readonly points: number },
  evening: CountedEvening,
  { basis }: SeasonRules
): number {
  if (basis === "scored") return points;
  // With two winners, N-S compete only with N-S, and E-W only with E-W.
  const others = evening.score.entries.filter((entry) => entry.points !== null && entry.direction === direction);
  if (basis === "above") return rounded(points - meanOf(others.flatMap((entry) => entry.points ?? [])));
  // An entry without a place, such as a team that has withdrawn, beats nobody.
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
  return LADDER_SUBJECTS.flatMap((subject) => {
    const evenings = new Map<string, Set<number>>();
    played.forEach(({ parties }, index) => {
      for (const { key, players } of parties.flatMap(({ members }) =>
        members.filter((member) => member.subject === subject)
      ))
        // A pair whose players are known is left out, because its players' names are compared instead.
        if (players.length === 0) evenings.set(key, (evenings.get(key) ?? new Set<number>()).add(index));
    });
    const eveningsOfKey = (key: string) => evenings.get(key) ?? new Set<number>();
    const areApart = (first: string, second: string) =>
      [...eveningsOfKey(first)].some((evening) => eveningsOfKey(second).has(evening));
    return doubts([...evenings.keys()], areApart).map(({ keys: [first, second], reason }) => ({
      subject,
      names: [register.nameOf(subject, first), register.nameOf(subject, second)] as const,
      played: [eveningsOfKey(first).size, eveningsOfKey(second).size] as const,
      reason,
    }));
  });
}

function remarksOf({ evening, parties }: Played, register: Register): Remark[] {
  const { source, score } = evening;
  const words = texts.remarks;
  const nameless = parties.filter(({ members, entry }) => members.length === 0 && entry.points !== null);
  const all = parties.flatMap(({ members }) => members);
  const count = (member: Member) =>
    all.filter(({ subject, key }) => subject === member.subject && key === member.key).length;
  // A pair that occurs twice is not named if its players are known, because they occur twice as well.
  const twice = all.filter((member) => member.players.length === 0 && count(member) > 1);
  const names = new Set(twice.map(({ subject, key }) => register.nameOf(subject, key)));
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
