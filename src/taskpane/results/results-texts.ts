/** A number of bytes: "200 KB", "5.3 MB". */
const size = (bytes: number) => (bytes < 1e6 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1e6).toFixed(1)} MB`);

/** Texts of the tab of results, and of what was read anywhere: apart from the others, so that they are loaded with it. */
export const resultsTexts = {
  fields: {
    file: "Choose a file of results",
    paste: "or paste the results",
  },
  otherLinesOf: "Lines for what else happens",
  /** Lines of results with what they say. */
  otherLines: {
    swiss: [
      ["3,4,withdrawn,,,", "Team 4 is not paired any more from round 3 on"],
      ["2,13,enters,,,", "Team 13 comes late: it is paired from round 2 on"],
      ["2,9,bye,,,", "Team 9 sits out in round 2"],
      ["2,7,3,walkover,,", "Team 3 did not play team 7 in round 2"],
      ["2,7,3,conceded,,", "Team 7 gave that match up"],
      ["2,6,2,9?,,", "A result that may still change; the next round is paired by it"],
      ["1,3,7,,12,12", "Victory points that the Director gave instead"],
    ],
    league: [
      [",Golds,Blues,,,,,away,,,", "Blues conceded the match"],
      [",Golds,Blues,,,,,void,,,", "The match counts for nobody"],
      [",Whites,Reds,,,,,,2026-12-14,,", "The match is moved to that day"],
      [",Whites,Golds,62,27,12,7,,,,", "Victory points that were given instead of the scale's"],
      [",Blues,,,,,,,,2,Late team sheet", "Two victory points are taken from Blues"],
    ],
  },
  hints: {
    boardLine:
      "A line for each board at each table; or messages, such as “T2 Bd 7 3NT W -2”, or a table copied from a sheet.",
    swissLine: "A line for each match: the round, the two teams, the first team's margin in IMPs.",
    bamLine:
      "A line for each match: the boards that each team won, such as 2.5 and 0.5; walkover or conceded where it is not played.",
    leagueLine: "A line for each match: the two teams, and the IMPs that each of them won.",
  },

  /** What was understood of messages or of a copied table. */
  understood: {
    heading: { messages: "Understood of the messages", table: "Understood of the table" },
    points: "The points are North-South’s. Look through them before they count.",
    unread: "Not understood",
    talk: (lines: number) =>
      lines === 1
        ? "A line has neither a number nor a contract and is left out."
        : `${lines} lines have neither a number nor a contract and are left out.`,
    first: "Look through what was understood first.",
    use: (boards: number) => (boards === 1 ? "Use this board" : `Use these ${boards} boards`),
  },

  resultsMissing: "Results are missing.",
  resultsOf: (title: string, summary: string) =>
    `Results of: ${title}, ${summary}. The session is chosen on the tab “Session”.`,
  faults: "To be mended",
  warnings: "To be looked at",
  faultAt: (line: number, field: string, message: string) => `Line ${line}${field && `, ${field}`}: ${message}`,
  more: (faults: number) => `… and ${faults} more.`,

  fileTooLarge: (name: string, bytes: number, most: number) =>
    `${name} has ${size(bytes)}, too much for the results of a session: choose a CSV file of at most ${size(most)}.`,
  textTooLong: (characters: number, most: number) =>
    `This is too long for the results of a session: it has ${characters} characters, and at most ${most} are taken.`,
  notText: (name: string) =>
    `${name} is not a text file: save the results as CSV. A workbook of Overtrick's is opened on the tab “Open”.`,
  unreadable: (name: string) =>
    `${name} could not be read. It may have been moved, or be open elsewhere: choose it again.`,
} as const;
