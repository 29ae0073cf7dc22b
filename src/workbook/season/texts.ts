import type { Basis, Order, Who } from "../../season/options";

/** How a ladder is ordered, in words. */
const ORDERS: Readonly<Record<Order, string>> = {
  total: "by the sum of all evenings",
  average: "by the average of an evening",
  best: "by the best evenings",
};

const BASES: Readonly<Record<Basis, string>> = {
  scored: "Points as scored",
  above: "Points above the average of the field",
  share: "Share of the field that is beaten, in percent",
};

/** Texts of the season's workbook, and of reading those of its evenings. */
export const seasonTexts = {
  /** What is to be said of the files of a season. */
  gathered: {
    notRead: (file: string, why: string) => `${file}: not counted. ${why}`,
    /** What its workbook has to be looked at: the first of it, for the workbook itself shows all. */
    inFile: (file: string, remarks: number, place: string, message: string) =>
      `${file}: counted; ${remarks === 1 ? "something" : `${remarks} things`} to look at, first at ${place}: ${message}`,
    /** One of several sessions that a workbook has. */
    sessionOf: (file: string, number: number) => `${file} (session ${number})`,
  },
  subtitle: (evenings: number, basis: Basis, order: Order, best: number | null, least: number) =>
    [
      `${evenings} ${evenings === 1 ? "evening" : "evenings"}`,
      BASES[basis],
      order === "best" && best !== null ? `by the best ${best} evenings` : ORDERS[order],
      ...(least > 1 ? [`from ${least} evenings on`] : []),
    ].join(" · "),
  /** A sheet's name, with what its points are called where there are points of several sorts. */
  sheet: (name: string, series: string | null) => (series === null ? name : `${name} (${series})`),
  tooMany: (members: number, evenings: number) =>
    `the results of ${members} over ${evenings} evenings have no room on a sheet: choose --by player, or fewer evenings.`,
  who: { player: "Player", pair: "Pair", team: "Team" } satisfies Readonly<Record<Who, string>>,
  ladder: {
    names: { player: "Ladder", pair: "Pairs", team: "Teams" } satisfies Readonly<Record<Who, string>>,
    /** What the defined names of its columns begin with. */
    prefixes: { player: "Players", pair: "Pairs", team: "Teams" } satisfies Readonly<Record<Who, string>>,
    place: "Place",
    played: "Even-\nings",
    total: "Sum",
    average: "Average",
    best: (best: number) => `Best ${best}`,
    podium: ["1st", "2nd", "3rd"],
    partners: "Partners",
    /** Who sat with somebody, and how often; of many the most frequent. */
    partnersOf: (partners: readonly (readonly [name: string, played: number])[], more: number) =>
      partners.map(([name, played]) => (played === 1 ? name : `${name} ${played}`)).join(", ") +
      (more > 0 ? `, … ${more} more` : ""),
  },
  chart: {
    name: "Chart",
    start: "Start",
    title: (series: string) => `The first of the ladder: ${series} so far`,
    description: "Lines of what the first of the ladder have so far, evening by evening.",
    note: "A line for each of the first of the ladder, level over evenings that somebody has not played.",
  },
  results: {
    names: { player: "Results", pair: "Pair results", team: "Team results" } satisfies Readonly<Record<Who, string>>,
    number: "No.",
    date: "Date",
    average: "Field",
    note:
      "What each evening counts for. The ladder adds it up by formulas; to correct an evening, correct its own " +
      "workbook and add the season up again.",
  },
  evenings: {
    name: "Evenings",
    number: "No.",
    date: "Date",
    title: "Evening",
    sort: "Points",
    winners: "First",
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
      `By the last ${evenings} evenings of each: what the field has on an average less one's own, times ${factor}. ` +
      `Who is better than the field has a handicap below 0.`,
  },
  names: {
    name: "Names",
    typed: "As typed",
    played: "Even-\nings",
    perhaps: "Perhaps",
    reason: "Why",
    is: "Is",
    note:
      "Names that may be one. Type into the last column whom a name means, and add the season up again: " +
      "then they count as one. In the empty lines you may join others, also a pair: Smiths is Ann Smith & Bob Smith.",
  },
} as const;
