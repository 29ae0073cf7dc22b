/** Texts of the pages that lead to all others: "More" in a browser, and the pane's first page beside Excel. */
export const moreTexts = {
  start: "Start",
  workbooks: "Workbooks",
  lookUp: "Look up",
  join: { title: "Join a phone", below: "Read the code of an evening" },
  circle: { title: "Your circle", below: "Who plays with whom" },
  thisWorkbook: { title: "This workbook, or a saved one", below: "Standings, next round, a new copy" },
  workbook: {
    title: "Make a workbook",
    inExcel: "New session workbook",
    below: "For Excel, LibreOffice or paper",
    kinds: "An evening, a match, an event",
  },
  open: { title: "Open a workbook", below: "An evening, a match or an event" },
  results: { title: "Bring in results", below: "A file, a copied table, messages" },
  insert: { title: "Insert a function", below: "IMPs, victory points, scores, places" },
  season: { title: "Season", below: "Add up the evenings’ workbooks" },
  scores: { title: "Scores and IMPs", below: "What does 4♠ one down cost?" },
  functions: { title: "Functions for Excel", below: "BRIDGE.IMP and the others" },
  play: { title: "Play", below: "Enter results at the table" },
  letters: { heading: "Text size", sizes: ["Normal", "Larger", "Largest"] },
  clock: {
    heading: "Clock",
    choices: [
      ["on", "On"],
      ["off", "Off"],
    ] as const,
    hint: "After each round, one line says about when the evening will finish. There is no sound.",
  },
  evenings: { title: "Evenings", below: "All that this device keeps" },
  settings: { title: "Settings", below: "Text size, clock, copies, version" },
} as const;
