import type { Measure } from "../../season/evening";
import type { LadderSubject } from "../../season/options";
import { MEASURE_TEXTS } from "../../season/texts";

const evenings = (count: number) => (count === 1 ? "1 evening" : `${count} evenings`);
const and = (names: readonly string[]) => names.join(" and ");

/** Texts of the season that is made of the evenings on this device. */
export const ourSeasonTexts = {
  more: "More on our season",
  /** Line in the row that opens the season. */
  leads: (count: number, leaders: readonly string[], subject: LadderSubject, points: string) => {
    const lead = subject === "pair" || leaders.length > 1 ? "lead" : "leads";
    return `${evenings(count)}. ${and(leaders)} ${lead} with ${points}`;
  },
  played: (count: number, leftOut: number) => `${evenings(count)}${leftOut > 0 ? `, ${leftOut} left out` : ""}`,
  rule: (best: number | null) =>
    best === null
      ? "All evenings are added up"
      : `The best ${best === 1 ? "evening counts" : `${best} evenings count`}`,
  howItCounts: "How it counts",
  won: (points: string) => `won with ${points}`,
  counted: "Evenings that count",
  earlier: (count: number) => (count === 1 ? "1 earlier one" : `${count} earlier ones`),
  winners: and,
  points: (points: string, measure: Measure) => `${points} ${measure === "percent" ? "%" : MEASURE_TEXTS[measure]}`,
  people: "An evening counts if more than half of its players have played in this season before.",
  empty: "No evening counts yet",
  unnamed: "An evening counts once it is finished and its players have names.",
  share: "Share the ladder",
  copied: "Copied: paste it into a message.",
  notShared: "The ladder cannot be shared from here.",
  choose: "Choose the evenings",
  chooseHint: "Those with a tick count.",
  notFinished: "not finished",
  firstEvening: "Start anew",
  startHint: "Earlier evenings stay on this device but no longer count.",
  startWithNext: "With the next evening",
  startWithAll: "With the first evening",
  startFrom: (date: string) => `From ${date}`,
  workbook: "The season’s workbook",
  saveWorkbook: "Save the season’s workbook",
  bringIn: "Bring in a season’s workbook",
  bringInHint: "Its evenings and settings are added. An evening that is here too counts once.",
  broughtIn: (file: string, count: number) => `${file} is in: ${evenings(count)} in it.`,
  noSeason: (file: string) => `${file} is not a season’s workbook.`,
  carriesNothing: (file: string) =>
    `${file} does not contain the results of its evenings: add up the evenings’ own workbooks instead.`,
  files: "Add up workbooks",
  below: "Below each name",
  belowOptions: [
    ["evenings", "Evenings"],
    ["handicap", "Handicap"],
  ],
} as const;
