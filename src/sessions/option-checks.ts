import { InputError } from "../bridge/input-error";
import { plainDecimals, plainSigns } from "../bridge/plain-number";
import { namedScale } from "../bridge/vp/named-scale";
import { ownScale } from "../bridge/vp/own-scale";
import { tableText, type VpScale } from "../bridge/vp/scale";
import { ownScaleName } from "../bridge/vp/texts";
import { checked, range, oneOfWords } from "./accepted";
import type { OptionName, SessionOptions } from "./session-options";
import { texts } from "./texts";

/**
 * Checks a date.
 * @param date year-month-day, or "" for none.
 * @throws InputError if the text has another form, or if there is no such day.
 */
export function checkDate(date: string): string {
  if (date === "") return date;
  const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : NaN;
  // Date.parse moves a day that its month does not have into the next month: 31 April becomes 1 May.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date)
    throw new InputError(texts.options.date(date), "date");
  return date;
}

/** Returns a text as one line: control characters, which cells and page headers cannot hold, become blanks. */
export function plainLine(text: string): string {
  // eslint-disable-next-line no-control-regex
  return text.replace(/[\u0000-\u001F\u007F-\u009F\u2028\u2029]+/g, " ").trim();
}

/** Maximum length of a name or a title, in characters. The widest cell for a name shows a third of it in one line. */
export const LONGEST_TEXT = 100;

/** Characters that XML 1.0 cannot represent (section 2.2), besides control characters, which become blanks. */
const NOT_IN_XML = /\p{Cs}|[\uFFFE\uFFFF]/u;

/**
 * Checks a name or a title: one line of characters that a workbook can hold.
 * @param text as typed; line breaks and control characters become blanks.
 * @param label the text's name in a message, from `texts.options`: "The title".
 * @param index the text's index in its list, from 0; null if the option is not a list.
 * @throws InputError if the text is too long, or has a character that a workbook cannot hold.
 */
export function checkText(text: string, label: string, option: OptionName, index: number | null = null): string {
  const line = plainLine(text);
  const characters = [...line];
  const refused = refusedIn(line);
  if (refused !== null) throw new InputError(texts.options.character(label, refused), option, index);
  if (characters.length > LONGEST_TEXT)
    throw new InputError(texts.options.tooLong(label, characters.length, LONGEST_TEXT), option, index);
  return line;
}

/** Returns the code of the first character that a workbook cannot hold, such as "U+FFFE"; null if there is none. */
export function refusedIn(line: string): string | null {
  const refused = [...line].find((character) => NOT_IN_XML.test(character));
  return refused === undefined ? null : codeOf(refused);
}

/** Checks the title of a session, as {@link checkText} does. */
export function checkTitle(title = ""): string {
  return checkText(title, texts.options.title, "title");
}

export interface PlanHeading {
  readonly title: string;
  /** Year-month-day, or "" for none; the first day of an event that lasts several evenings. */
  readonly date: string;
  /** Options from which the session was planned; with the kind, they describe it completely. */
  readonly options: SessionOptions;
}

/**
 * Checks the title and the date of a session.
 * @param defaultTitle the title if the options have none.
 * @throws InputError, as {@link checkTitle} and {@link checkDate} do.
 */
export function checkHeading(options: SessionOptions, defaultTitle: string): PlanHeading {
  const { title, date = "" } = options;
  return { title: checkTitle(title) || defaultTitle, date: checkDate(date), options };
}

/** Allowed numbers of the first board of a session. */
export const FIRST_BOARDS = { ...range(1, 500, texts.options.firstBoard), defaultValue: 1 } as const;

/** Ways to score a walkover: a share of the scale, or an average if that is more. */
export const WALKOVERS = {
  ...oneOfWords(["60", "average", "greatest"], texts.options.swissEvent.walkover),
  defaultValue: "60",
} as const;
export type WalkoverWay = (typeof WALKOVERS.choices)[number];

/** Allowed numbers of boards in a match of Swiss teams, as a session by itself or as part of an event. */
export const BOARDS_PER_MATCH = range(5, 9, texts.options.swissEvent.boards);

/**
 * Returns the first board's number, 1 by default.
 * @throws InputError if it is no board number, or if more than one is given.
 */
export function checkFirstBoard({ "first-board": first = FIRST_BOARDS.defaultValue }: SessionOptions): number {
  if (typeof first !== "number") throw new InputError(texts.options.firstBoards, "first-board");
  return checked("first-board", FIRST_BOARDS, first);
}

/** Pattern of a club's own victory-point table: numbers separated by blanks; ranges of margins have dashes. */
const OWN_SCALE = /^[\d.,½\s;+-]*\d\+?\s+[\d½][\d.,½\s;+-]*$/;

/**
 * Pattern of a table line with a range of margins, a plus for an open range, or a dash between the points: "2-4 11-9",
 * "21+ 20 0".
 */
const BAND = /^(\d+)(?:\s?-\s?(\d+)|\s?(\+))?\s+([\d.]+)(?:\s?-\s?|\s+)([\d.]+)$/;

/** Maximum number of lines of a club's own table; no scale has nearly as many. */
const MAX_SCALE_LINES = 500;

/** Returns the name of the scale for an evening of `boards` boards at home. */
export function homeScale(boards: number): string {
  return `HOME-${boards}`;
}

/**
 * Returns the victory-point scale of a name, or a club's own scale from a table with margin, winner's and loser's
 * points in each line: "0 10 10; 1 11 9", or "0-1 10-10; 2-4 11-9".
 * @throws InputError for the option "scale" if there is no such scale, or if the table is wrong.
 */
export function checkScale(name: string): VpScale {
  try {
    const plain = plainSigns(name);
    return OWN_SCALE.test(plain) ? ownScale(linesOf(plain)) : namedScale(name);
  } catch (error) {
    if (error instanceof InputError) throw new InputError(error.message, "scale");
    throw error;
  }
}

/** Returns the value of the option "scale" from which {@link checkScale} reads the given scale. */
export function scaleOption(scale: VpScale): string {
  return scale.name === ownScaleName ? tableText(scale) : scale.name;
}

function linesOf(table: string): number[][] {
  const lines = table.split(";").filter((line) => line.trim() !== "");
  if (lines.length > MAX_SCALE_LINES) throw new InputError(texts.options.scaleLines(MAX_SCALE_LINES));
  const bands = lines.map((line) => {
    const plain = plainDecimals(line.trim());
    if (!/[-+]/.test(plain)) return { line, numbers: plain.split(/\s+/).map(Number), to: null };
    const [, from, last, plus, ...points] = BAND.exec(plain) ?? [];
    const to = plus ? Infinity : last === undefined ? null : Number(last);
    if (from === undefined || (to !== null && to < Number(from)))
      throw new InputError(texts.options.scaleBand(line.trim()));
    return { line, numbers: [from, ...points].map(Number), to };
  });
  bands.slice(1).forEach(({ line, numbers: [from] }, index) => {
    const above = bands[index];
    if (above && above.to !== null && from !== above.to + 1)
      throw new InputError(texts.options.scaleBands(above.line.trim(), line.trim()));
  });
  return bands.map(({ numbers }) => numbers);
}

/** Returns the code of a character: "U+FFFE". */
function codeOf(character: string): string {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
