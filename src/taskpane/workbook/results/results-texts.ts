/** A number of bytes: "200 KB", "5.3 MB". */
const size = (bytes: number) => (bytes < 1e6 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1e6).toFixed(1)} MB`);

/** Texts of the page of results, in a file of their own so that they load with that page. */
export const resultsTexts = {
  fields: {
    file: "Choose a file of results",
    paste: "or paste the results",
  },
  columnsOf: "Columns of a CSV file",
  otherLinesOf: "Lines for special cases",
  /** Lines of results with their meaning. */
  otherLines: {
    swiss: [
      ["3,4,withdrawn,,,,,,", "Team 4 is not paired from round 3 on"],
      ["2,13,enters,,,,,,", "Team 13 enters late: it is paired from round 2 on"],
      ["2,9,bye,,,,,,", "Team 9 has a bye in round 2"],
      ["2,7,3,walkover,,,,,", "Team 7 has a walkover against team 3 in round 2"],
      ["2,7,3,conceded,,,,,", "Team 7 conceded to team 3 in round 2"],
      ["2,6,2,9?,,,,,", "A provisional result: it may change, but counts for the next round's pairings"],
      ["1,3,7,,12,12,,,", "Victory points awarded by the Director, in place of the scale's"],
      ["2,4,,,,,3,IMPs,late", "3 IMPs are taken from team 4's margin in round 2"],
      [",4,,,,,½,VPs,slow play", "Half a victory point is taken from team 4's total"],
    ],
    league: [
      [",Golds,Blues,,,,,away,,,,,,", "Blues conceded the match"],
      [",Golds,Blues,,,,,void,,,,,,", "The match does not count for either team"],
      [",Golds,Blues,35?,28?,,,,,,,,,", "A provisional result: it counts, but may change"],
      [",Whites,Reds,,,,,,2026-12-14,,,,,", "The match has been moved to that date"],
      [",Whites,Reds,,,,,,,swapped,,,,", "The match is played at the away team's home"],
      [",Whites,Golds,62,27,12,7,,,,,,,", "Victory points awarded in place of the scale's"],
      [",Blues,,,,,,,,,,2,VPs,Late team sheet", "Two victory points are taken from Blues' total"],
    ],
  },
  hints: {
    boardLine:
      "One line for each board at each table, or messages such as “T2 Bd 7 3NT W -2”, or a table copied from a sheet.",
    swissLine: "One line for each match: the round, the two teams, and the first team's margin in IMPs.",
    bamLine:
      "One line for each match: the boards won by each team, such as 2.5 and 0.5; or walkover or conceded, if the match was not played.",
    leagueLine: "One line for each match: the two teams, and the IMPs won by each.",
  },

  /** Results read from messages or from a copied table. */
  understood: {
    heading: { messages: "Read from the messages you pasted", table: "Read from the table you pasted" },
    points: "The points are North-South's. Check the results before you use them.",
    unread: "Not understood",
    talk: (lines: number) =>
      lines === 1
        ? "One line has neither a number nor a contract and is ignored."
        : `${lines} lines have neither a number nor a contract and are ignored.`,
    correct: "First correct the faults above.",
    first: "First check and use the results above.",
    use: (boards: number) => (boards === 1 ? "Use this board" : `Use these ${boards} boards`),
  },

  resultsMissing: "Results are missing.",
  resultsOf: (title: string, summary: string) =>
    `Results for: ${title}, ${summary}. For another session, choose it under “Make a workbook” first.`,
  isClubs: "These are results of a club's evening, with a movement of its own.",
  asClub: "Score them as a club's evening",
  faults: "Faults",
  warnings: "Questions",
  faultAt: (line: number, field: string, message: string) => `Line ${line}${field && `, ${field}`}: ${message}`,
  more: (faults: number) => `… and ${faults} more.`,

  fileTooLarge: (name: string, bytes: number, max: number) =>
    `${name} is ${size(bytes)}, too large for a session's results: choose a CSV file of at most ${size(max)}.`,
  textTooLong: (characters: number, max: number) =>
    `This is too long for a session's results: it has ${characters} characters; at most ${max} are accepted.`,
  notText: (name: string) =>
    `${name} is not a text file: save the results as CSV. To open an Overtrick workbook, use “Open a workbook”.`,
  unreadable: (name: string) =>
    `${name} could not be read. It may have been moved or be open in another program: choose it again.`,
} as const;
