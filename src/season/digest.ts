import { contestantNumber } from "../movements/contestant";
import { KINDS, sessionOf, type Scored } from "../sessions/kinds";
import { rankOf } from "../sessions/scored-session";
import { compareTexts } from "./compare-texts";
import type { Evening, EveningScore, Measure } from "./evening";

/** An evening as far as a season needs it: a thousand of these are small. */
export interface Digest {
  readonly source: string;
  /** Null of a league, which is a season itself. */
  readonly score: EveningScore | null;
  /** The same for two files of one evening: kind, options but for the title, results. */
  readonly sameAs: string;
  /** The same where all boards went alike, whatever the date and the scoring; "" where too few have been played. */
  readonly playedAs: string;
}

/** Fewer boards may go alike by chance. */
const LEAST_BOARDS = 6;

const MEASURES = { percent: "percent", imps: "imps", vps: "vps", points: "boards" } as const;

/** What a season needs of an evening. */
export function digestOf({ source, scored }: Evening): Digest {
  const { compared } = sessionOf(scored);
  const known = compared.filter(({ results: tables }) => tables.every((result) => result !== null));
  return {
    source,
    score: eveningScore(scored),
    sameAs: hashOf([scored.plan.date, without(scored.plan.options, ["title", "date"]), without(scored, ["plan"])]),
    playedAs: known.length < LEAST_BOARDS ? "" : hashOf(compared.map((board) => board.results)),
  };
}

/** What a session gives a season, with its handicaps if there are any; null for a league, which is a season itself. */
export function eveningScore(scored: Scored): EveningScore | null {
  const { kind, plan } = scored;
  const { evening: form, who } = KINDS[kind];
  if (form === null) return null;
  const { withHandicap, played, unit } = sessionOf(scored);
  const scoring = "scoring" in plan ? plan.scoring : null;
  const measure: Measure = scoring === "cross-imps" ? "crossImps" : scoring === "points" ? "points" : MEASURES[unit];
  const entries = withHandicap.map((standing) => {
    const { contestant, ownName, seated, total, direction } = standing;
    const number = contestantNumber(contestant);
    return { name: ownName, number, seated, points: total, rank: rankOf(standing), direction };
  });
  return {
    ...{ form, measure, title: plan.title, date: plan.date, who },
    entries: entries.sort((first, second) => first.number - second.number),
    ...{ scored: played.done, expected: played.expected },
  };
}

/** What an object has, in the order of the names, without some of it and what is not given. */
function without(object: object, names: readonly string[]): (readonly [string, unknown])[] {
  return Object.entries(object)
    .filter(([name, value]) => value !== undefined && !names.includes(name))
    .sort(([a], [b]) => compareTexts(a, b));
}

/** What stands for a value: of two that differ it is another one, as good as always. */
function hashOf(value: unknown): string {
  const text = JSON.stringify(value, (_, part: unknown) =>
    part instanceof Map || part instanceof Set ? [...part] : part
  );
  let [first, second] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    first = Math.imul(first ^ code, 2_654_435_761);
    second = Math.imul(second ^ code, 1_597_334_677);
  }
  return `${text.length} ${first >>> 0} ${second >>> 0}`;
}
