import type { EveningForm } from "../sessions/kind";
import type { Measure } from "./evening";
import type { LadderRow } from "./ladder";
import type { Basis, Order, LadderSubject } from "./options";
import type { Season } from "./season";

/** Output of `--json`. Fields may be added but never removed. */
interface SeasonJson {
  readonly season: string;
  readonly points: Basis;
  readonly order: Order;
  /** Number of best evenings that count; null for all. */
  readonly best: number | null;
  readonly evenings: readonly {
    readonly file: string;
    readonly title: string;
    /** Date of the evening, year-month-day; "" if there is none. */
    readonly date: string;
    readonly form: EveningForm;
    readonly measure: Measure;
    readonly first: readonly string[];
    readonly field: number;
    readonly average: number;
    /** Number of boards scored, or of matches in a Swiss event; `expected` is the number of all boards or matches. */
    readonly scored: number;
    readonly expected: number;
  }[];
  /** One series per form and measure; a single one if shares are added up. */
  readonly series: readonly {
    readonly form: EveningForm | null;
    readonly measure: Measure | null;
    /** Indices of the series' evenings in the list `evenings`. */
    readonly evenings: readonly number[];
    readonly ladders: readonly {
      readonly by: LadderSubject;
      /** Rows of the ladder, the leader first. */
      readonly rows: readonly (Pick<LadderRow, "place" | "name" | "played" | "total" | "average" | "best"> & {
        readonly places: readonly number[];
        readonly partners: LadderRow["partners"];
        readonly handicap: number;
        /** Points for each evening of the series; null for an evening that was not played. */
        readonly points: readonly (number | null)[];
      })[];
    }[];
  }[];
  readonly doubtful: readonly {
    readonly by: LadderSubject;
    readonly names: readonly [string, string];
    readonly reason: string;
  }[];
  /** Sentences for the organiser. */
  readonly remarks: readonly string[];
}

export function seasonJson({ rules, evenings, series, doubts, remarks }: Season): SeasonJson {
  return {
    season: rules.title,
    points: rules.basis,
    order: rules.order,
    best: rules.best,
    evenings: evenings.map(({ source, score, winners, field, average }) => ({
      file: source,
      title: score.title,
      date: score.date,
      form: score.form,
      measure: score.measure,
      first: winners,
      field,
      average,
      scored: score.scored,
      expected: score.expected,
    })),
    series: series.map(({ form, measure, evenings: indices, ladders }) => ({
      form,
      measure,
      evenings: indices,
      ladders: ladders.map(({ subject, rows }) => ({
        by: subject,
        rows: rows.map((row) => rowJson(row, indices.length)),
      })),
    })),
    doubtful: doubts.map(({ subject, names, reason }) => ({ by: subject, names, reason })),
    remarks: remarks.map(({ text }) => text),
  };
}

function rowJson(row: LadderRow, evenings: number) {
  const { place, name, played, total, average, best, podium, partners, handicap, appearances } = row;
  const points = Array<number | null>(evenings).fill(null);
  for (const { evening, points: won } of appearances) points[evening] = won;
  return { place, name, played, total, average, best, places: podium, partners, handicap: handicap.points, points };
}
