import { contestantNumber } from "../movements/contestant";
import { KINDS, sessionOf, type Scored } from "../sessions/kinds";
import { rankOf } from "../sessions/scored-session";
import { compareTexts } from "./compare-texts";
import type { Evening, EveningScore, Measure } from "./evening";

/** The part of an evening that a season needs: small, so that a thousand fit into memory. */
export interface Digest {
  readonly source: string;
  /** Null for a league, which is a season itself. */
  readonly score: EveningScore | null;
  /** Hash of kind, date, options except the title, and results; equal for two files of one evening. */
  readonly sameAs: string;
  /** Hash of the results alone; "" if too few boards have been played to compare. */
  readonly playedAs: string;
}

/** With fewer boards than this, equal results may be a coincidence. */
const MIN_COMPARED_BOARDS = 6;

const MEASURES = { percent: "percent", imps: "imps", vps: "vps", points: "boards" } as const;

export function digestOf({ source, scored }: Evening): Digest {
  const { compared } = sessionOf(scored);
  const scoredBoards = compared.filter(({ results: tables }) => tables.every((result) => result !== null));
  return {
    source,
    score: eveningScore(scored),
    sameAs: hashOf([scored.plan.date, without(scored.plan.options, ["title", "date"]), without(scored, ["plan"])]),
    playedAs: scoredBoards.length < MIN_COMPARED_BOARDS ? "" : hashOf(compared.map((board) => board.results)),
  };
}

/** Returns a session's entries with handicaps applied; null for a league, which is a season itself. */
export function eveningScore(scored: Scored): EveningScore | null {
  const { kind, plan } = scored;
  const {
    evening: form,
    designation: { contestantKind: subject },
  } = KINDS[kind];
  if (form === null) return null;
  const { withHandicap, played, unit } = sessionOf(scored);
  const scoring = "scoring" in plan ? plan.scoring : null;
  const measure: Measure = scoring === "cross-imps" ? "crossImps" : scoring === "points" ? "points" : MEASURES[unit];
  const entries = withHandicap.map((row) => {
    const { contestant, ownName, seated, total, direction } = row;
    const number = contestantNumber(contestant);
    return { name: ownName, number, seated, points: total, rank: rankOf(row), direction };
  });
  return {
    form,
    measure,
    title: plan.title,
    date: plan.date,
    who: subject,
    entries: entries.sort((first, second) => first.number - second.number),
    scored: played.done,
    expected: played.expected,
  };
}

/** Lists an object's defined properties, sorted by name, without those in `names`. */
function without(object: object, names: readonly string[]): (readonly [string, unknown])[] {
  return Object.entries(object)
    .filter(([name, value]) => value !== undefined && !names.includes(name))
    .sort(([a], [b]) => compareTexts(a, b));
}

/** Hashes any JSON value, maps and sets included; not cryptographic. */
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
