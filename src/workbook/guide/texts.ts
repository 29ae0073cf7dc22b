import { shortFaults } from "../../bridge/board-fault-texts";
import type { EntryKind } from "../entries";
import { clubTexts } from "../club/texts";
import { chicagoTexts } from "../chicago/texts";
import { texts } from "../texts";

const { common, homeTable, league, remarks, swissEvent } = texts;

/**
 * A row of an example: a remark; the row's cells; the tone of the remark, 1 for an unlikely entry and 2 for a wrong
 * entry; the column of the cell that the remark is about.
 */
type ExampleRow = readonly [
  remark: string,
  cells: readonly (string | number | null)[],
  tone?: 0 | 1 | 2,
  column?: number,
];

/** An example: headings, columns that are fixed (0), typed (1) or calculated (2), and rows. */
export interface Example {
  readonly text: string;
  readonly headings?: readonly string[];
  readonly columns?: readonly (0 | 1 | 2)[];
  readonly rows?: readonly ExampleRow[];
}

/** An example of a table's rows; deals that are passed out may be dealt again. */
function boardExample(row: string, intro: string, passedOut: string, points: number | null): Example {
  return {
    text: `${intro} Fill in the yellow cells, then press Enter. Under X, type x for doubled or r for redoubled.`,
    headings: [row, common.contract, common.by, common.result, common.doubled, homeTable.headings.points],
    columns: [0, 1, 1, 1, 1, 2],
    rows: [
      ["4 hearts by North, just made", [1, "4h", "n", "=", null, 420]],
      ["Not played: np", [2, "np", null, null, null, null]],
      [shortFaults.tricks, [3, "4s", "s", "+4", null, null], 2, 3],
      [passedOut, [4, "pass", null, null, null, points]],
      ["3 NT doubled by East, two down", [5, "3nt", "e", "-2", "x", 300]],
      [remarks.questions.sevenDown, [6, "1c", "w", "-7", null, 700], 1, 3],
    ],
  };
}

/** Texts of the page of instructions. */
export const guideTexts = {
  name: "How to",
  names: "1. Type the names",
  namesOn: (sheet: string) => `Type the names in the yellow cells of ${sheet}: all sheets show them.`,
  /**
   * Sentences after the one on names: if players change partners each round, and if a pair sits out each half round.
   */
  partners: " Movement says who is whose partner in each round.",
  halves: " In each half of a round a pair sits out: Movement says which.",
  results: "2. Type the results",
  examples: {
    board: boardExample(common.board, "Each table has its sheet, with a row for each board.", "Passed out: pass", 0),
    swiss: {
      text: "Each round has its sheet, with a row for each match. Fill in the yellow cells.",
      headings: [
        ...[common.tableHeading, swissEvent.number, common.team, swissEvent.number, common.against],
        swissEvent.round.imps,
      ],
      columns: [0, 1, 0, 1, 0, 1],
      rows: [
        ["Reds won by 14 IMPs", [1, 4, "Reds", 7, "Blues", "+14"]],
        [swissEvent.check.itself, [2, 2, "Aces", 2, "Aces", null], 2, 3],
        [swissEvent.check.met(2).join(""), [3, 5, "Jays", 6, "Owls", "-3"], 1, 3],
      ],
    },
    travellers: {
      text: `${clubTexts.results.name} has a row for each board at each table, in any order, as the travellers come in. Type a pair's number as it is on ${clubTexts.pairs.name}. Add rows right below the last one.`,
      headings: [common.board, common.ns, common.ew, common.contract, common.by, common.result],
      columns: [1, 1, 1, 1, 1, 1],
      rows: [
        ["4 hearts by North, just made", [1, 3, 8, "4h", "n", "="]],
        ["Not played: np", [1, 5, 2, "np", null, null]],
        [clubTexts.faults.itself, [2, 4, 4, "3nt", "s", "+1"], 2, 2],
        [clubTexts.faults.unlisted, [2, 31, 6, "3nt", "e", "-2"], 1, 1],
      ],
    },
    bracket: { text: swissEvent.bracket.note },
    fixture: {
      text: "Each match has a row. Fill in the yellow cells.",
      headings: [
        ...[league.fixtures.date, league.fixtures.home, league.fixtures.away],
        ...[league.fixtures.homeImps, league.fixtures.awayImps, league.fixtures.state],
      ],
      columns: [1, 0, 0, 1, 1, 2],
      rows: [
        ["Reds won by 14 IMPs", ["5 Dec", "Reds", "Blues", 42, 28, league.states.played]],
        [league.check.oneImps, ["6 Dec", "Aces", "Jays", 31, null, null], 2, 4],
        [league.check.late, ["7 Dec", "Owls", "Kings", null, null, null], 1, 0],
      ],
    },
  } as Readonly<Partial<Record<EntryKind, Example>>>,
  /** Example for a session at one table. */
  deals: boardExample(chicagoTexts.deal, "Table 1 has a row for each deal.", "Passed out: see Table 1", null),
  bam: "Each round has its sheet. Type how many boards each team won: a tied board counts ½.",
  colours: "3. Look at red and blue",
  red: `Red is a mistake, and the row does not count until you correct it. ${common.check} says how.`,
  blue: "Blue is only a question, and the row counts. If it is right, leave it.",
  paper: "4. Print",
  /** @param forms the sheets that are filled in with a pencil. @param ranking the sheet that ranks. */
  print: (forms: string, ranking: string) =>
    `To play with pencils, print ${forms}: hold down Ctrl, click the names of the sheets at the foot of the window, then File > Print. After play print ${ranking}.`,
  upTo: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
  and: (forms: readonly string[]) => forms.join(" and "),
  share: "5. Pass it on",
  send: (ranking: string) =>
    `The ranking on ${ranking} is up to date at any time. Send that sheet as a PDF (File > Save As, or Export), or the whole file.`,
} as const;
