import type { Basis, Order, LadderSubject } from "../../season/options";

/** How a ladder is ordered, in words. */
const ORDERS: Readonly<Record<Order, string>> = {
  total: "ranked by total",
  average: "ranked by average per evening",
  best: "ranked by the best evenings",
};

const BASES: Readonly<Record<Basis, string>> = {
  scored: "Points as scored",
  above: "Points above the field's average",
  share: "Share of the field beaten, in per cent",
};

/** Texts of the season's workbook, and messages on reading the workbooks of its evenings. */
export const seasonTexts = {
  /** Messages on the files of a season. */
  gathered: {
    notRead: (file: string, reason: string) => `${file}: not counted. ${reason}`,
    /** Message that quotes the first remark on a file's workbook; the workbook itself lists all remarks. */
    inFile: (file: string, remarks: number, place: string, message: string) =>
      `${file}: counted, with ${remarks === 1 ? "1 thing" : `${remarks} things`} to check. First, ${place}: ${message}`,
    /** Name of one of several sessions in a workbook. */
    sessionOf: (file: string, number: number) => `${file} (session ${number})`,
  },
  subtitle: (evenings: number, basis: Basis, order: Order, best: number | null, minimum: number) =>
    [
      `${evenings} ${evenings === 1 ? "evening" : "evenings"}`,
      BASES[basis],
      order === "best" && best !== null ? `ranked by the best ${best} evenings` : ORDERS[order],
      ...(minimum > 1 ? [`at least ${minimum} evenings`] : []),
    ].join(" · "),
  /** A sheet's name, followed by the name of the series if the season has several. */
  sheet: (name: string, series: string | null) => (series === null ? name : `${name} (${series})`),
  tooMany: (members: number, evenings: number) =>
    `${members} contestants over ${evenings} evenings do not fit on a sheet: choose --by player, or fewer evenings.`,
  who: { player: "Player", pair: "Pair", team: "Team" } satisfies Readonly<Record<LadderSubject, string>>,
  ladder: {
    names: { player: "Ladder", pair: "Pairs", team: "Teams" } satisfies Readonly<Record<LadderSubject, string>>,
    /** Beginnings of the columns' defined names. */
    prefixes: { player: "Players", pair: "Pairs", team: "Teams" } satisfies Readonly<Record<LadderSubject, string>>,
    place: "Place",
    played: "Even-\nings",
    total: "Total",
    average: "Average",
    best: (best: number) => `Best ${best}`,
    podium: ["1st", "2nd", "3rd"],
    partners: "Partners",
    /** Partners with the number of evenings played together; only the most frequent ones if there are many. */
    partnersOf: (partners: readonly (readonly [name: string, played: number])[], more: number) =>
      partners.map(([name, played]) => (played === 1 ? name : `${name} ${played}`)).join(", ") +
      (more > 0 ? `, … ${more} more` : ""),
  },
  chart: {
    name: "Chart",
    start: "Start",
    title: (series: string) => `Leaders: running total, ${series}`,
    description: "A line for each of the leaders: the running total after each evening.",
    note: "A line for each of the leaders; it stays level over evenings that they missed.",
  },
  results: {
    names: { player: "Results", pair: "Pair results", team: "Team results" } satisfies Readonly<
      Record<LadderSubject, string>
    >,
    number: "No.",
    date: "Date",
    average: "Field",
    note:
      "The points from each evening, which the ladder adds up. " +
      "To correct an evening, correct its own workbook and make the season's workbook again.",
  },
  evenings: {
    name: "Evenings",
    number: "No.",
    date: "Date",
    title: "Evening",
    sort: "Points",
    winners: "Winners",
    field: "Field",
    average: "Average",
    scored: "Scored",
    scoredOf: (scored: number, expected: number) => (scored < expected ? `${scored} of ${expected}` : String(scored)),
    file: "File",
  },
  handicaps: {
    name: "Handicaps",
    played: "Even-\nings",
    field: "Field",
    own: "Own",
    points: "Handicap",
    note: (evenings: number, factor: number) =>
      `Worked out from everyone's last ${evenings} evenings: the field's average less their own, times ${factor}. ` +
      `Anyone above the field's average has a negative handicap.`,
  },
  names: {
    name: "Names",
    typed: "As typed",
    played: "Even-\nings",
    perhaps: "Perhaps",
    reason: "Why",
    is: "Same as",
    note:
      "Names that may mean the same player or pair. " +
      "In the last column, type the name to use, and make the season's workbook again: the two then count as one. " +
      "Use the empty rows to join other names, or to say who a pair are: Smiths is Ann Smith & Bob Smith.",
  },
} as const;
