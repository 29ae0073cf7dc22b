import { shortFaults } from "../../bridge/board-fault-texts";
import type { ClubScoring } from "../../sessions/club/plan";
import type { TextPart } from "../kit/content";
import { texts } from "../texts";

const { contract, declarer, doubled, result, score, contradiction, noContract } = shortFaults;

/** Texts of a club's evening. */
export const clubTexts = {
  subtitle: (pairs: number, boards: number, scoring: ClubScoring) =>
    `${pairs} pairs · ${boards} boards · ${SCORINGS[scoring]}`,
  results: {
    name: "Results",
    note: "One row for each board at each table, in any order. Fill in the yellow cells; sort or filter by the headings.",
    headings: {
      board: texts.common.board,
      table: texts.common.tableHeading,
      round: texts.common.round,
      ns: texts.common.ns,
      ew: texts.common.ew,
      contract: texts.common.contract,
      declarer: texts.common.by,
      result: texts.common.result,
      doubled: texts.common.doubled,
      points: "Score",
      adjusted: "Adjusted",
      score: "N-S points",
      matchpointsNs: "N-S MP",
      matchpointsEw: "E-W MP",
      percentage: "N-S %",
      impsNs: "N-S IMPs",
      impsEw: "E-W IMPs",
      check: texts.common.check,
      bid: "Bid",
      seat: "Declarer",
      tricks: "Tricks",
      byContract: "By contract",
      award: "Award",
      seats: "Seats",
      key: "Group",
      compared: "Compared",
    },
    entry: {
      board: { title: texts.common.board, text: "Type the number of the board." },
      round: { title: texts.common.round, text: "Type the number of the round, or leave it blank." },
    },
  },
  /** In the column Check of Results; the last one is a question, the others are mistakes. */
  faults: {
    formula: shortFaults.formula,
    board: "Board: type its number",
    pair: "Type the numbers of both pairs",
    itself: "A pair cannot play itself",
    twice: "A pair has this board twice",
    sections: "Another section: check the pairs",
    averages: texts.remarks.wrong.badAverages,
    contract,
    declarer,
    doubled,
    result,
    score,
    contradiction,
    noContract,
    unlisted: "Pair not on the sheet Pairs",
  },
  pairs: {
    name: "Pairs",
    note: "Type names here: all sheets show them. Pair is the number on Results, such as 7 or A7.",
    headings: {
      pair: "Pair",
      side: "Side",
      name: texts.common.names,
      handicap: "Handicap",
      penalty: texts.common.penalty,
      check: texts.common.check,
    },
    sides: { ns: texts.common.ns, ew: texts.common.ew },
    entry: {
      side: { title: "Side", text: "Type N-S or E-W." },
      handicap: { title: "Handicap", text: "Type a number such as 2.5 or -1.65." },
      penalty: { title: "Penalty", text: "Type a number from 0 to 999, such as 10 or 0.5." },
    },
    faults: {
      pair: "Pair: type it like 7 or A7",
      side: "Side: type N-S or E-W",
      twice: "This pair is listed twice",
      handicap: "Handicap: type a number",
      penalty: "Penalty: type a number from 0",
      few: "Few boards: check the number",
    },
  },
  ranking: {
    name: "Ranking",
    headings: {
      place: texts.common.place,
      group: "Ranking",
      pair: "Pair",
      name: texts.common.names,
      boards: texts.common.boards,
      matchpoints: "MP",
      total: { matchpoints: "%", imps: texts.common.imps },
    },
    progress: (rows: TextPart, toCheck: TextPart) => [rows, " results", toCheck] as const,
    toCheck: texts.result.toCheck,
    rule: {
      matchpoints: "The highest percentage wins. Boards with fewer results are factored up (Neuberg).",
      "cross-imps": "Most IMPs wins: the average of each score against all others of its board.",
      butler: "Most IMPs wins: each score against the datum, the average without the best and the worst.",
    } satisfies Record<ClubScoring, string>,
  },
  board: {
    name: "Board",
    choose: "Board:",
    note: "Type the number of a board in the yellow cell.",
    entry: { title: "Board", text: "Type the number of a board." },
    deal: (dealer: TextPart, vulnerable: TextPart) => ["Dealer ", dealer, "   Vulnerable: ", vulnerable] as const,
    frequencies: "Frequencies",
    times: "Times",
  },
  scoreCard: {
    name: "Score card",
    choose: "Pair:",
    note: "Type the number of a pair in the yellow cell.",
    against: texts.common.against,
    sits: "Sits",
    place: (place: TextPart, total: TextPart) => ["Place ", place, "   ", total] as const,
  },
  check: {
    name: "Check",
    note: "Everything on this sheet is worked out: correct it on Results or Pairs.",
    count: {
      rows: "Results typed",
      wrong: "Rows to check",
      spoilt: "Formulas overwritten on Results",
      single: "Boards with only one result",
      few: "Pairs with few boards: is the number right?",
      below: "Rows below the list, not counted",
    },
    verdict: {
      none: "No results yet",
      right: "Nothing to check on Results",
      toCheck: (count: TextPart) => ["To check: ", count] as const,
    },
    noRows: "No rows to check",
    listed: "Rows to check",
    more: "More rows than are listed here",
  },
} as const;

const SCORINGS: Readonly<Record<ClubScoring, string>> = {
  matchpoints: "matchpoints",
  "cross-imps": "cross-IMPs",
  butler: "IMPs against the datum",
};
