import type { Seat } from "../../bridge/seat";
import type { Vulnerability } from "../../bridge/vulnerability";

const SEATS: Readonly<Record<Seat, string>> = { N: "North", E: "East", S: "South", W: "West" };
const VULNERABLE: Readonly<Record<Vulnerability, string>> = {
  None: "None vulnerable",
  "N-S": "N-S vulnerable",
  "E-W": "E-W vulnerable",
  Both: "All vulnerable",
};

/** Points or IMPs without their sign: "30 points", "1 IMP". */
const count = (number: number, unit: string) => `${Math.abs(number)} ${unit}${Math.abs(number) === 1 ? "" : "s"}`;

/** Texts of the page of quick scores, in a file of their own so that they load with that page. */
export const scoresTexts = {
  questions: "What to look up",
  question: { contract: "Contract", imps: "IMPs", vps: "VPs" },
  contractAndResult: "Contract and result",
  contractHint: "such as 4S+1, 3NTX-2 or Pass",
  by: "By",
  seats: SEATS,
  board: "Board",
  about: (vulnerability: Vulnerability, dealer: Seat) => `${VULNERABLE[vulnerability]}, ${SEATS[dealer]} deals`,
  points: (points: number) => (points < 0 ? `E-W +${-points}` : points > 0 ? `N-S +${points}` : "0 points"),
  vulnerable: ["Not vulnerable", "Vulnerable"],
  declarerPoints: (points: number) => (points < 0 ? `Defenders +${-points}` : `Declarer +${points}`),
  otherTable: "And at the other table?",
  there: "N-S points there",
  minus: "with a minus if E-W scored",
  difference: (points: number) => count(points, "point"),
  imps: (imps: number) => count(imps, "IMP"),
  to: (points: number) =>
    points === 0 ? "the same at both tables" : `to ${points < 0 ? "E-W" : "N-S"} of the first table`,
  table: (table: 1 | 2) => `N-S points, Table ${table}`,
  margin: "Margin in IMPs",
  marginHint: "with a minus if this team lost",
  scale: "Scale",
  boards: "Boards",
  team: "This team",
  otherTeam: "The other team",
  missing: {
    contract: "Type the contract with its result.",
    by: "Choose who plays it.",
    board: "Type the number of the board.",
    first: "Type what N-S scored at Table 1.",
    second: "Type what N-S scored at Table 2.",
    there: "Type what N-S scored there.",
    margin: "Type the margin.",
    boards: "Type the number of boards.",
  },
  noScore: (points: number) => `No contract gives ${points} points: check the score.`,
  noScoreHere: (points: number) => `No contract gives ${points} points on this board: check the score.`,
  noBoard: (text: string, max: number) => `"${text}" is not a board: enter a number from 1 to ${max}.`,
  noWholeNumber: (text: string) => `"${text}" is not a whole number: type it in digits, such as 420 or -50.`,
} as const;
