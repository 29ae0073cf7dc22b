import type { Ladder } from "./ladder";
import type { Season } from "./season";
import { texts } from "./texts";

/** A ladder as a table of texts, its headings first: for a terminal, or a page. */
export function ladderTable({ rules }: Pick<Season, "rules">, { who, rows }: Ladder): string[][] {
  const words = texts.ladder;
  const hasBest = rules.best !== null;
  return [
    [
      words.place,
      texts.who[who],
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

/** All ladders of a season, a line each player, pair or team: for a CSV file. */
export function ladderLines({ series }: Season): string[][] {
  return [
    // prettier-ignore
    ["points", "by", "place", "name", "evenings", "sum", "average", "best", "first", "second", "third", "handicap", "partners"],
    ...series.flatMap(({ name: points, ladders }) =>
      ladders.flatMap(({ who, rows }) =>
        rows.map(({ place, name, played, total, average, best, podium, handicap, partners }) => [
          points,
          who,
          place,
          name,
          ...[played, total, average, best ?? "", ...podium, handicap.points].map(String),
          partners.map((partner) => `${partner.name} ${partner.played}`).join("; "),
        ])
      )
    ),
  ];
}
