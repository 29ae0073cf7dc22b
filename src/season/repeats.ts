import { compareTexts } from "./compare-texts";
import type { Digest } from "./digest";
import type { EveningScore } from "./evening";
import { keyOf } from "./names";
import { texts } from "./texts";

/** Something that the organiser should know or look at, in words. */
export interface Remark {
  readonly kind:
    | "repeated"
    | "clash"
    | "playedAlike"
    | "empty"
    | "league"
    | "unfinished"
    | "undated"
    | "nameless"
    | "onlyPair"
    | "twice";
  readonly text: string;
}

/** An evening to be counted. */
interface Counted extends Digest {
  readonly score: EveningScore;
}

const words = texts.remarks;

/**
 * The evenings that count, by date, each once, in an order that does not depend on the files'; and what is to be said
 * of the others, and of those that may be one.
 */
export function withoutRepeats(digests: readonly Digest[]): {
  readonly counted: Counted[];
  readonly remarks: Remark[];
} {
  const counted: Counted[] = [];
  const remarks: Remark[] = [];
  const [bySame, byPlay, byDay] = [new Map<string, Digest>(), new Map<string, Digest>(), new Map<string, Counted[]>()];
  for (const digest of [...digests].sort(inTime)) {
    const { source, score, sameAs, playedAs } = digest;
    const first = bySame.get(sameAs);
    if (score === null) remarks.push({ kind: "league", text: words.league(source) });
    else if (!score.entries.some(({ points }) => points !== null))
      remarks.push({ kind: "empty", text: words.empty(source) });
    else if (first) remarks.push({ kind: "repeated", text: words.repeated(source, first.source) });
    else {
      const evening = { ...digest, score };
      const day = `${score.form} ${score.date} ${keyOf(score.title)}`;
      const alike = playedAs === "" ? undefined : byPlay.get(playedAs);
      if (alike) remarks.push({ kind: "playedAlike", text: words.playedAlike(source, alike.source) });
      else
        for (const other of byDay.get(day) ?? []) {
          const name = sharedName(other.score, score);
          if (name !== null) remarks.push({ kind: "clash", text: words.clash(source, other.source, name) });
        }
      counted.push(evening);
      bySame.set(sameAs, evening);
      if (playedAs !== "") byPlay.set(playedAs, evening);
      byDay.set(day, [...(byDay.get(day) ?? []), evening]);
    }
  }
  return { counted, remarks };
}

function inTime(first: Digest, second: Digest): number {
  const of = ({ score, sameAs, source }: Digest) => [score?.date ?? "", score?.title ?? "", sameAs, source];
  const [a, b] = [of(first), of(second)];
  return a.reduce((found, text, i) => found || compareTexts(text, b[i] ?? ""), 0);
}

/** A name that is in both of two evenings. */
function sharedName(first: EveningScore, second: EveningScore): string | null {
  const names = new Set(first.entries.map(({ name }) => keyOf(name)));
  return second.entries.find(({ name }) => keyOf(name) !== "" && names.has(keyOf(name)))?.name ?? null;
}
