/** What is said where an evening is written into the open workbook. */
export const texts = {
  playHere: "Play in this workbook",
  playHereHint: "Its results so far come into the pad; what is accepted goes into its yellow cells.",
  thisWorkbook: "The open workbook",
  sessions: (count: number) => `${count} sessions`,
  choose: "Several sessions are in this workbook. Play",
  session: (title: string, sheet: string) => `${title}, ${sheet}`,
  noTables: "In this workbook is nothing that is played board by board: make one on the tab Session.",
  write: "Write into this workbook",
  together: "In step with this workbook",
  apart: "Waiting for this workbook",
  looking: "Looking at the workbook…",
  stop: "Stop",
  more: (count: number) => (count > 1 ? `All ${count}` : "More"),
  less: "Close",
  otherEvening:
    "The workbook that is open is not of this evening: open its own, or make one under Standings, and press this again.",
  otherResults: (different: number) =>
    `The open workbook has other results on ${different === 1 ? "a board" : `${different} boards`}: it is of another evening. To play that one, press Evenings and then Play in this workbook.`,
  waiting: (why: string) => `Not in step with the workbook: ${why} All is kept here, and it is tried again by itself.`,
  gone: "its sheets are not there any more.",
  missing: (tables: readonly string[]) =>
    `${tables.length === 1 ? "The sheet" : "The sheets"} of Table ${tables.join(", ")} ${tables.length === 1 ? "is" : "are"} not in the workbook: those results are kept here alone.`,
  place: (table: string, board: number) => `Table ${table}, board ${board}`,
  replaced: (place: string, now: string, was: string) => `${place}: the workbook has ${now}. The pad had ${was}.`,
  nothing: "nothing now",
  unfinished: (place: string) =>
    `${place}: the line in the workbook is no result yet. Nothing is written over it; finish or clear it there.`,
  board: (board: number) => `Board ${board}`,
  adjusted: (place: string) => `${place} has an adjusted score in the workbook, which counts there alone.`,
  noted: "Noted",
} as const;
