import type { LadderSubject, Basis } from "../../season/options";

const evenings = (count: number) => `${count} ${count === 1 ? "evening" : "evenings"}`;
const files = (count: number) => `${count} ${count === 1 ? "file" : "files"}`;

/** Texts of the page Season, in a file of their own because they are loaded later than others. */
export const seasonTexts = {
  files: "Choose the evenings’ workbooks",
  hint: "All at once",
  otherFiles: "Change",
  chosen: (count: number, evening: number) => `${files(count)}, ${evenings(evening)}`,
  folder: "Or a folder",
  more: "Their points are added up in a ladder by pair and one by player, with handicaps. Choose the season’s own workbook too for its table of names, or a league’s to enter the other matches into its table.",
  title: "Title",
  points: "Points for each evening",
  bases: {
    scored: ["As scored", "IMPs, VPs or matchpoints as in the workbook"],
    above: ["Above average", "points above the field’s average"],
    share: ["Share beaten", "the share of the field that was beaten, in %: the only one for evenings of several kinds"],
  } satisfies Readonly<Record<Basis, readonly [name: string, description: string]>>,
  countedEvenings: "Evenings that count",
  best: "Number of best evenings that count",
  bestOf: (count: string) => `Best ${count}`,
  all: "All",
  blankForAll: "leave blank for all",
  reading: (file: number, count: number) => `Reading ${file} of ${count} …`,
  tooLarge: "This file is too large for an Overtrick workbook.",
  unreadable: "The browser cannot read this file.",
  notCounted: (count: number, all: number) => `${count} of ${files(all)} ${count === 1 ? "was" : "were"} not counted`,
  ladders: "Ladders",
  subjects: { player: "Players", pair: "Pairs", team: "Teams" } satisfies Readonly<Record<LadderSubject, string>>,
  played: (count: number, average: string, handicap: string) =>
    `${evenings(count)} · average ${average} · handicap ${handicap}`,
  sum: (total: string) => ` · sum ${total}`,
  entered: "Entered",
  doubt: (first: string, second: string) => `${first} and ${second}: the same?`,
  join: (name: string) => `Both are ${name}`,
  remarks: "Remarks",
  moreRows: (more: number) => `… and ${more} more in the workbook.`,
} as const;
