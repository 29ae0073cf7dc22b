import { tryRead } from "../bridge/input-error";
import { rounded } from "../bridge/rounded";
import { compareTexts } from "./compare-texts";
import type { Digest } from "./digest";
import type { EveningScore } from "./evening";
import type { Ladder, LadderRow } from "./ladder";
import { newRegister } from "./members";
import { nameTable, NO_NAMES, type NameLine, type NameTable } from "./name-table";
import { isSameEvening } from "./same-evening";
import { season, type Season, type Series } from "./season";
import { resultsIn, type StoredSeason } from "./stored-season";
import { texts } from "./texts";

/** An evening of the device that may count in its season. */
export interface SeasonEvening {
  readonly id: string;
  readonly digest: Digest;
  /** Day of the evening, year-month-day; the day on which it was started if it has no date. */
  readonly day: string;
  readonly isFinished: boolean;
}

/** An evening, with its state in the season. */
export interface ListedEvening extends SeasonEvening {
  readonly counts: boolean;
  /** False if the device has only its results, from a season's workbook. */
  readonly isOnDevice: boolean;
}

/** The season of a device. */
export interface OurSeason {
  /** All evenings with results, the latest first. */
  readonly evenings: readonly ListedEvening[];
  /** The season of the evenings that count. */
  readonly season: Season;
}

/**
 * Returns the season of a device. An evening counts if it is finished and has mostly the season's people, or is from a
 * season's workbook, unless the user has chosen otherwise. If names form a circle, no names are joined.
 * @param renames lines of the table of names that apply everywhere on the device.
 */
export function ourSeason(
  onDevice: readonly SeasonEvening[],
  stored: StoredSeason,
  renames: readonly NameLine[] = []
): OurSeason {
  const names = tryRead(() => nameTable([...renames, ...stored.names])) ?? NO_NAMES;
  const { all, inWorkbook } = withWorkbookEvenings(onDevice, stored.evenings);
  const possible = all.filter(({ isFinished, day }) => isFinished && day >= stored.from);
  const ours = new Set([
    ...idsOfOurs(possible, names),
    ...possible.map(({ id }) => id).filter((id) => inWorkbook.has(id)),
  ]);
  const ids = new Set(onDevice.map(({ id }) => id));
  const evenings = all
    .map((evening): ListedEvening => {
      const { [evening.id]: counts = ours.has(evening.id) } = stored.chosen;
      return { ...evening, counts, isOnDevice: ids.has(evening.id) };
    })
    .sort((a, b) => compareTexts(b.day, a.day) || compareTexts(b.id, a.id));
  const counted = evenings.filter(({ counts }) => counts).map(({ digest }) => digest);
  const options = { ...stored.options, title: stored.options.title || texts.ours, names };
  return { evenings, season: season(counted, options) };
}

/**
 * Adds the evenings of a season's workbook. If the device has the evening already, the version with more results is
 * used.
 */
function withWorkbookEvenings(onDevice: readonly SeasonEvening[], digests: readonly Digest[]) {
  const all = [...onDevice];
  const inWorkbook = new Set<string>();
  for (const digest of digests) {
    const index = all.findIndex((evening) => isSameEvening(evening.digest, digest));
    const existing = all[index];
    if (!existing) all.push({ id: digest.sameAs, digest, day: digest.score?.date ?? "", isFinished: true });
    else if (resultsIn(digest) > resultsIn(existing.digest)) all[index] = { ...existing, digest, isFinished: true };
    inWorkbook.add(existing?.id ?? digest.sameAs);
  }
  return { all, inWorkbook };
}

/**
 * Returns the ids of the evenings in the largest group of evenings of mostly the same people. Among equally large
 * groups, the group with the latest evening is used.
 */
function idsOfOurs(evenings: readonly SeasonEvening[], names: NameTable): string[] {
  const [largest = []] = groupsByPeople(evenings, names).sort(
    (a, b) => b.length - a.length || compareTexts(lastDay(b), lastDay(a))
  );
  return largest.map(({ id }) => id);
}

const lastDay = (group: readonly SeasonEvening[]) => group[group.length - 1]?.day ?? "";

/**
 * Groups evenings of mostly the same people. From the first day on, an evening joins the group in which most of its
 * people have played before, if they are more than half of its people; otherwise it begins a group. A later evening
 * never changes the group of an earlier one. Evenings without names are in no group.
 */
export function groupsByPeople<E extends Pick<SeasonEvening, "id" | "day" | "digest">>(
  evenings: readonly E[],
  names: NameTable
): E[][] {
  const register = newRegister(names);
  const groups: { readonly evenings: E[]; readonly people: Set<string> }[] = [];
  for (const evening of [...evenings].sort((a, b) => compareTexts(a.day, b.day) || compareTexts(a.id, b.id))) {
    const people = peopleOf(evening.digest);
    if (people.length === 0) continue;
    const familiar = groups.map((group) => people.filter((key) => group.people.has(key)).length);
    const highest = Math.max(0, ...familiar);
    const found = 2 * highest > people.length ? groups[familiar.indexOf(highest)] : undefined;
    const group = found ?? { evenings: [], people: new Set() };
    if (!found) groups.push(group);
    group.evenings.push(evening);
    for (const key of people) group.people.add(key);
  }
  return groups.map((group) => group.evenings);

  /** Returns the keys of all players, and of pairs and teams whose players are unknown. */
  function peopleOf({ score }: Digest): string[] {
    const members = score ? register.partiesOf(score).flatMap((party) => party.members) : [];
    const named = members.filter(({ players }) => players.length === 0);
    return [...new Set(named.map(({ subject, key }) => `${subject} ${key}`))];
  }
}

/**
 * Returns the ladder that is shown first, from the series with most evenings: the ladder of pairs if there is one. Null
 * if there is no ladder.
 */
export function mainLadder({ series: [first] }: Season): { readonly series: Series; readonly ladder: Ladder } | null {
  const ladder = first?.ladders.find(({ subject }) => subject === "pair") ?? first?.ladders[0];
  return first && ladder ? { series: first, ladder } : null;
}

/** The points of a row that count for its place. */
export function pointsOf({ best, total }: LadderRow): number {
  return best ?? total;
}

/** Points of the winners of an evening; null before the first score. */
export function winningPoints({ entries }: EveningScore): number | null {
  const points = entries.find(({ rank }) => rank === 1)?.points ?? null;
  return points === null ? null : rounded(points);
}
