import type { Ladder } from "./ladder";
import type { Season } from "./season";
import { texts } from "./texts";

/** Rows of texts, headings first, for a terminal or a page. */
export function ladderTable({ rules }: Pick<Season, "rules">, { subject, rows }: Ladder): string[][] {
  const words = texts.ladder;
  const hasBest = rules.best !== null;
  return [
    [
      words.place,
      texts.subjects[subject],
      words.played,
      words.total,
      words.average,
      ...(rules.best === null ? [] : [words.best(rules.best)]),
      words.handicap,
    ],
    ...rows.map(({ place, name, played, total, average, best, handicap }) => [
      place,
      name,
      ...[played, total, average, ...(hasBest ? [best ?? 0] : []), handicap.points].map(String),
    ]),
  ];
}

/** All ladders of a season as rows of a CSV file, headings first. */
export function ladderLines({ series }: Season): string[][] {
  return [
    // prettier-ignore
    ["points", "by", "place", "name", "evenings", "sum", "average", "best", "first", "second", "third", "handicap", "partners"],
    ...series.flatMap(({ name: points, ladders }) =>
      ladders.flatMap(({ subject, rows }) =>
        rows.map(({ place, name, played, total, average, best, podium, handicap, partners }) => [
          points,
          subject,
          place,
          name,
          ...[played, total, average, best ?? "", ...podium, handicap.points].map(String),
          partners.map((partner) => `${partner.name} ${partner.played}`).join("; "),
        ])
      )
    ),
  ];
}
