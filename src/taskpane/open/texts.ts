import type { KindName } from "../../sessions/kinds";
import { resultsTexts } from "../results/results-texts";
import { texts as paneTexts } from "../texts";

/** Texts of the tab "Open": apart from the others, so that they are loaded with it. */
export const texts = {
  file: "Open a workbook",
  fileHint:
    "One that Overtrick made, as it was saved (.xlsx): last week's evening, a match, an event. Or drop it here.",
  thisWorkbook: "This workbook",
  thisHint: "Reads the workbook that is open in Excel, as it stands now.",
  oneFile: (files: number) => `${files} files were dropped: open one workbook at a time.`,
  noFile: "What was dropped is no file: drop a workbook (.xlsx), or choose it.",
  ofSeason: "This is the workbook of a season: choose it on the tab “Season”, with the evenings that are to be added.",
  read: (from: string) => `Read from ${from}.`,
  openWorkbook: "this workbook",
  sessions: (count: number) => `${count} sessions are in this workbook`,
  session: (title: string, date: string, sheet: string) => `${title}${date && `, ${date}`} (${sheet} and so on)`,
  facts: (...facts: readonly string[]) => facts.filter((fact) => fact !== "").join(" · "),

  remarks: "To be looked at",
  remark: (place: string, message: string) => `${place}: ${message}`,
  goTo: (place: string) => `Go to ${place}`,

  paired: (round: number, first: number, last: number) => `Round ${round}, boards ${first}–${last}: paired`,
  nextRound: (round: number) => `Round ${round}`,
  write: (round: number) => `Write round ${round} into the workbook`,
  writeHint: (sheet: string) => `Writes the numbers of the teams into the yellow cells of the sheet ${sheet}.`,
  written: (round: number, sheet: string) => `Round ${round} stands on the sheet ${sheet}.`,
  changedMeanwhile:
    "Nothing was written: the workbook has been changed since it was read. What is shown now is as it stands; look at it, and press again.",
  inAnew: (round: number) => `Round ${round} stands in the workbook that is made anew below.`,
  undo: "Undo",
  undone: (sheet: string) => `The cells of the sheet ${sheet} are blank again.`,

  anew: "Make it anew",
  anewHint:
    "A new workbook with all that was read: whole again where formulas are spoilt, and with other options if you like. They are on the tab “Session”: change them there, and come back.",
  replace: (lost: readonly string[], more: number) =>
    `On the tab “Session” something else is typed: ${lost.join(", ")}${more > 0 ? ` and ${more} more` : ""}. Put the options of this workbook in its place, to change them?`,
  doReplace: "Put them there",
  replaced: "The tab “Session” has the options of this workbook.",
  notShown: "Its options have no place on the tab “Session”: it is made anew as it is.",
  kept: (options: readonly string[]) => `As in this workbook, whatever the tab “Session” shows: ${options.join(", ")}.`,
  leftOut: "Not carried over",
  otherKind: (kind: KindName) =>
    `This workbook is of the kind ${paneTexts.kinds[kind]}, and cannot be made anew as another: choose that on the tab “Session” again.`,
  more: resultsTexts.more,
  /** What options are called that have no single field on the tab "Session"; the others as there. */
  options: { pairs: "Pairs", teams: "Teams", players: "Players" },
} as const;
