import { LEVELS, PICTURE_MARKS, STRAINS } from "../../bridge/contract";
import { MINUS_SIGNS } from "../../bridge/plain-number";
import { AVERAGE_MINUS, AVERAGE_PLUS } from "../../bridge/own-average";
import { VULNERABILITIES, vulnerabilityOf } from "../../bridge/vulnerability";
import { SPELLINGS, type Spelling } from "../../sessions/reading/spellings";
import { computed, type Content } from "../kit/content";
import type { Grid } from "../kit/grid";
import { layOutList } from "../kit/list";
import { writeHeadings, writeRow } from "../kit/write-list";
import { AFTER_LISTS } from "../working/lists";
import { ownSpellings } from "../working/spelling-tables";
import { onWorking } from "../working/steps";
import { clubTexts } from "./texts";

/** A spelling, or a formula that gives one, and its code. */
interface SpellingLine {
  readonly written: Content;
  readonly codes: readonly number[];
}

/** Codes of texts that are not understood. */
export const UNKNOWN = { bid: 39, doubled: 900, tricks: -14 } as const;
/** Seats have so much more where they are vulnerable. */
export const VULNERABLE = 4;
/** Boards repeat their vulnerability. */
const CYCLE = 16;

/** Each way to write a text with a minus or with the sign of a suit. */
function variants(written: string): string[] {
  const signs = written.includes("-") ? MINUS_SIGNS.map((sign) => written.replace("-", sign)) : [];
  const pictures = /[♣♦♥♠♧♢♡♤]/.test(written) ? PICTURE_MARKS.map((mark) => `${written}${mark}`) : [];
  return [written, ...signs, ...pictures];
}

function spellingLines(spellings: readonly Spelling[]): SpellingLine[] {
  return spellings.flatMap(([written, code]) => variants(written).map((each) => ({ written: each, codes: [code] })));
}

const CONTRACTS: readonly SpellingLine[] = [
  ...LEVELS.flatMap((level) => {
    const bid = (strain: number) => [(level - 1) * STRAINS.length + strain];
    return [
      ...SPELLINGS.strain.flatMap(([strain, code]) =>
        variants(strain).map((each) => ({ written: `${level}${each}`, codes: bid(code) }))
      ),
      ...ownSpellings("strain").map(({ cell, code }) => ({ written: computed(`${level}&${cell}`), codes: bid(code) })),
    ];
  }),
  ...spellingLines(SPELLINGS.instead),
  ...ownSpellings("instead").map(({ cell, code }) => ({ written: computed(cell), codes: [code] })),
];

/** Declarers by the vulnerability of the board. */
const SEATS: readonly SpellingLine[] = [
  ...SPELLINGS.by.map(([written, code]) => ({ written, codes: seatCodes(code) })),
  ...ownSpellings("by").map(({ cell, code }) => ({ written: computed(cell), codes: seatCodes(code) })),
];

function seatCodes(seat: number): number[] {
  const side = seat % 2 === 1 ? "N-S" : "E-W";
  return VULNERABILITIES.map((each) => seat + (each === side || each === "Both" ? VULNERABLE : 0));
}

const RESULTS: readonly SpellingLine[] = [
  ...spellingLines(SPELLINGS.result),
  ...ownSpellings("result").map(({ cell, code }) => ({ written: computed(cell), codes: [code] })),
];

const DOUBLED: readonly SpellingLine[] = [
  ...spellingLines(SPELLINGS.doubled),
  ...ownSpellings("doubled").map(({ cell, code }) => ({ written: computed(cell), codes: [code] })),
];

/** One more than each percentage, so that 0 is none. */
const AWARDS: readonly SpellingLine[] = [
  ...Array.from({ length: 100 }, (_, percent) => ({ written: String(percent).padStart(2, "0"), codes: [percent + 1] })),
  { written: "A+", codes: [AVERAGE_PLUS + 1] },
  ...variants("A-").map((written) => ({ written, codes: [AVERAGE_MINUS + 1] })),
];

const MESSAGES = clubTexts.faults;
export type Message = keyof typeof MESSAGES;
const MESSAGE_KEYS = Object.keys(MESSAGES) as Message[];

/** The number of a message of the column Check. */
export function messageNumber(message: Message | "none"): string {
  return String(message === "none" ? MESSAGE_KEYS.length + 1 : MESSAGE_KEYS.indexOf(message) + 1);
}

const columns = (heading: string, codes = 1) => ({
  written: { heading },
  ...Object.fromEntries(Array.from({ length: codes }, (_, i) => [`code${i}`, { heading: `${heading} ${i + 1}` }])),
});

type LookUpColumn = "written" | `code${number}`;

function layOut(name: string, left: number, lines: readonly unknown[], codes = 1) {
  return layOutList<LookUpColumn>(columns(name, codes), { ...onWorking(name), left, rows: lines.length });
}

const contracts = layOut("bids", AFTER_LISTS, CONTRACTS);
const seats = layOut("seats", contracts.right + 1, SEATS, VULNERABILITIES.length);
const results = layOut("results", seats.right + 1, RESULTS);
const doubled = layOut("doubled", results.right + 1, DOUBLED);
const awards = layOut("awards", doubled.right + 1, AWARDS);
const messages = layOut("messages", awards.right + 1, [...MESSAGE_KEYS, "none"], 0);
const vulnerable = layOut("vulnerable", messages.right + 1, Array(CYCLE).fill(0), 0);

const SEAT_CODES = ["code0", `code${VULNERABILITIES.length - 1}`] as const;

/** Ranges that Results looks up, on any sheet. */
export const LOOK_UPS = {
  contract: { written: contracts.outside.range("written"), code: contracts.outside.range("code0") },
  seat: {
    written: seats.outside.range("written"),
    codes: seats.outside.range(SEAT_CODES),
    /** Condition for the column of codes of a vulnerability. Not every program has INDEX for a whole column. */
    isColumn: (number: string) => `(${seats.outside.range(SEAT_CODES, -1, -1)}="seats "&${number})`,
  },
  result: { written: results.outside.range("written"), code: results.outside.range("code0") },
  doubled: { written: doubled.outside.range("written"), code: doubled.outside.range("code0") },
  award: { written: awards.outside.range("written"), code: awards.outside.range("code0") },
  messages: messages.outside.range("written"),
  /** Of board 1 and those after it: the column of {@link LOOK_UPS.seat}'s codes. */
  vulnerable: vulnerable.outside.range("written"),
} as const;

/** Returns the formula for the number of a board's vulnerability, from 1 in the order of `VULNERABILITIES`. */
export function vulnerabilityNumber(board: string): string {
  return `INDEX(${LOOK_UPS.vulnerable},MOD(${board}-1,${CYCLE})+1)`;
}

/** The first column right of them. */
export const AFTER_LOOK_UPS = vulnerable.right + 2;

/** Writes what Results looks up on the sheet Working. */
export function putLookUps(grid: Grid): void {
  const spellings = [
    ...([
      [contracts, CONTRACTS],
      [seats, SEATS],
      [results, RESULTS],
      [doubled, DOUBLED],
      [awards, AWARDS],
    ] as const),
  ];
  for (const [list, lines] of spellings) {
    writeHeadings(grid, list);
    lines.forEach(({ written, codes }, row) => {
      const coded = Object.fromEntries(codes.map((code, i) => [`code${i}`, code]));
      writeRow(grid, list, row, { written, ...coded });
    });
  }
  for (const list of [messages, vulnerable]) writeHeadings(grid, list);
  MESSAGE_KEYS.forEach((key, row) => writeRow(grid, messages, row, { written: MESSAGES[key] }));
  writeRow(grid, messages, MESSAGE_KEYS.length, { written: computed('""') });
  for (let board = 1; board <= CYCLE; board++)
    writeRow(grid, vulnerable, board - 1, { written: VULNERABILITIES.indexOf(vulnerabilityOf(board)) + 1 });
}
