/** Texts on an evening that is written into the open workbook. */
export const texts = {
  playHere: "Play in this workbook",
  playHereHint: "The pad shows the results so far; results you accept go into the yellow cells.",
  thisWorkbook: "The open workbook",
  sessions: (count: number) => `${count} sessions`,
  choose: "This workbook has several sessions. Play",
  session: (title: string, sheet: string) => `${title}, ${sheet}`,
  noTables: "This workbook has no session that is scored board by board: make one under “New session workbook”.",
  write: "Write into this workbook",
  together: "In sync with this workbook",
  apart: "Waiting for this workbook",
  looking: "Looking at the workbook…",
  stop: "Stop",
  more: (count: number) => (count > 1 ? `All ${count}` : "More"),
  less: "Close",
  otherEvening:
    "The open workbook is for another evening: open this evening's workbook, or make one under Standings, and try again.",
  otherResults: (different: number) =>
    `The open workbook has different results on ${different === 1 ? "one board" : `${different} boards`}, so it belongs to another evening. To play that evening, leave this one, and press Play in this workbook under Play.`,
  waiting: (reason: string) =>
    `Not in sync with the workbook: ${reason} All results are kept here, and Overtrick keeps trying.`,
  sheetsDeleted: "its sheets have been deleted.",
  missing: (tables: readonly string[]) =>
    `${tables.length === 1 ? "The sheet for Table" : "The sheets for Tables"} ${tables.join(", ")} ${tables.length === 1 ? "is" : "are"} not in the workbook: those results are kept only here.`,
  replaced: (place: string, now: string, was: string) => `${place}: the workbook has ${now}. The pad had ${was}.`,
  overruled: (was: string) => `Changed in the workbook. The pad had: ${was}.`,
  noResult: "nothing now",
  unfinished: (place: string, reason: string) =>
    `${place}: the result in the workbook is incomplete and will not be overwritten. Complete or clear it there. ${reason}`.trim(),
  adjusted: (place: string) => `${place} has an adjusted score in the workbook, which counts there but not here.`,
  noted: "Noted",
} as const;
