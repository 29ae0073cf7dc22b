import { CANCELLED, CONTRACT_SPELLINGS, LEVELS, NOT_PLAYED, PASSES, STRAINS } from "../../bridge/contract";
import { plainNumber } from "../../bridge/plain-number";
import { SEAT_WORDS } from "../../bridge/seat";

/** How a cell takes a strain: without SA and doubles. */
export const STRAIN_SPELLINGS = CONTRACT_SPELLINGS.filter(([written]) => !["SA", "*"].includes(written));

/** Results of ten tricks down and more, as a cell takes them: -1 begins -10, and 1 begins 10 down. */
export const MANY_DOWN_WORDS: ReadonlyMap<number, string> = new Map([
  [-10, "ten down"],
  [-11, "eleven down"],
  [-12, "twelve down"],
  [-13, "thirteen down"],
]);

/** Whether a text of averages has the letter A alone, which no cell takes: A+ and A- begin with it. */
export function hasLoneA(text: string): boolean {
  return /A(?![+-])/i.test(plainNumber(text));
}

const upTo = (most: number) => Array.from({ length: most }, (_, i) => i + 1);

/** Each strain as it may stand behind a level; a suit's sign may be a coloured picture. */
const STRAIN_WORDS = [
  ...STRAINS,
  "N",
  ...STRAIN_SPELLINGS.filter(([, letter]) => letter !== "").flatMap(([written]) => [
    written,
    ...(written.length === 1 ? ["\uFE0F", "\uFE0E"].map((picture) => written + picture) : []),
  ]),
];

/**
 * The entries that the yellow columns of a board accept, in capitals without blanks. A spreadsheet completes what is typed
 * to an entry above it in the column, so no spelling may begin one of another meaning: of two such the longer one is
 * refused. Files, messages and workbooks of earlier formats accept more: see part-board.ts.
 */
export const SPELLINGS = {
  contract: [
    ...LEVELS.flatMap((level) => STRAIN_WORDS.map((strain) => `${level}${strain}`)),
    ...[...PASSES, ...NOT_PLAYED, ...CANCELLED],
  ],
  by: SEAT_WORDS,
  result: new Map<string, number>([
    ["=", 0],
    ...upTo(6).map((tricks) => [`+${tricks}`, tricks] as const),
    ...upTo(9).map((tricks) => [`-${tricks}`, -tricks] as const),
    ...[...MANY_DOWN_WORDS].map(([tricks, words]) => [words.toUpperCase().replace(" ", ""), tricks] as const),
    ...["0", "+0", "-0"].map((zero) => [zero, 0] as const),
  ]),
  doubled: new Map<string, 1 | 2>([
    ["X", 1],
    ["R", 2],
    ["*", 1],
  ]),
} as const;
