import { compareTexts } from "./compare-texts";
import type { Digest } from "./digest";
import type { EveningScore } from "./evening";
import { keyOf } from "./names";
import { texts } from "./texts";

/** A note for the organiser. */
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

interface CountedDigest extends Digest {
  readonly score: EveningScore;
}

const words = texts.remarks;

/**
 * Returns the evenings that count, without duplicates and sorted by date, whatever the order of the files. Remarks name
 * duplicates, evenings left out and possible duplicates.
 */
export function withoutRepeats(digests: readonly Digest[]): {
  readonly counted: CountedDigest[];
  readonly remarks: Remark[];
} {
  const counted: CountedDigest[] = [];
  const remarks: Remark[] = [];
  const [bySame, byPlay, byDay] = [
    new Map<string, Digest>(),
    new Map<string, Digest>(),
    new Map<string, CountedDigest[]>(),
  ];
  for (const digest of [...digests].sort(byDate)) {
    const { source, score, sameAs, playedAs } = digest;
    const first = bySame.get(sameAs);
    if (score === null) remarks.push({ kind: "league", text: words.league(source) });
    else if (!score.entries.some(({ points }) => points !== null))
      remarks.push({ kind: "empty", text: words.empty(source) });
    else if (first) remarks.push({ kind: "repeated", text: words.repeated(source, first.source) });
    else {
      const evening = { ...digest, score };
      const day = `${score.form} ${score.date} ${keyOf(score.title)}`;
      const match = playedAs === "" ? undefined : byPlay.get(playedAs);
      if (match) remarks.push({ kind: "playedAlike", text: words.playedAlike(source, match.source) });
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

function byDate(first: Digest, second: Digest): number {
  const sortKeys = ({ score, sameAs, source }: Digest) => [score?.date ?? "", score?.title ?? "", sameAs, source];
  const [a, b] = [sortKeys(first), sortKeys(second)];
  return a.reduce((found, text, i) => found || compareTexts(text, b[i] ?? ""), 0);
}

/** Returns a name that occurs in both evenings; null if there is none. */
function sharedName(first: EveningScore, second: EveningScore): string | null {
  const names = new Set(first.entries.map(({ name }) => keyOf(name)));
  return second.entries.find(({ name }) => keyOf(name) !== "" && names.has(keyOf(name)))?.name ?? null;
}
