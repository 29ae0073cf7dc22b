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
 * @throws InputError when it is another thing, or a day that there is not.
 */
export function checkDate(date: string): string {
  if (date === "") return date;
  const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : NaN;
  // A day that its month does not have would roll over into the next.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date)
    throw new InputError(texts.options.date(date), "date");
  return date;
}

/** Text as one line: a control character has no place in a cell or a page header. */
export function plainLine(text: string): string {
  // eslint-disable-next-line no-control-regex
  return text.replace(/[\u0000-\u001F\u007F-\u009F\u2028\u2029]+/g, " ").trim();
}

/** The longest name or title, in characters. The widest cell for one holds a third of it in one line. */
export const LONGEST_TEXT = 100;

/** Characters that XML 1.0 cannot represent (section 2.2), besides control characters, which become blanks. */
const NOT_IN_XML = /\p{Cs}|[\uFFFE\uFFFF]/u;

/**
 * Checks a name or a title: one line of characters that a workbook can hold.
 * @param text as typed; line breaks and control characters become blanks.
 * @param label the text's name in a message, from `texts.options`: "The title".
 * @param index which one it is of a list, from 0; null for what is no list.
 * @throws InputError when it is too long, or holds a character that no workbook can.
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

/** The first character of a line that no workbook can hold, by its code; null where there is none. */
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
  /** Year-month-day, or "" for none; of what lasts several evenings, the first. */
  readonly date: string;
  /** The options that were planned; with the kind they describe the session completely. */
  readonly options: SessionOptions;
}

/**
 * Checks the title and the date of a session.
 * @param defaultTitle the title of one that is given none.
 * @throws InputError, as {@link checkTitle} and {@link checkDate} do.
 */
export function checkHeading(options: SessionOptions, defaultTitle: string): PlanHeading {
  const { title, date = "" } = options;
  return { title: checkTitle(title) || defaultTitle, date: checkDate(date), options };
}

/** The numbers that the first board of a session may bear. */
export const FIRST_BOARDS = { ...range(1, 500, texts.options.firstBoard), defaultValue: 1 } as const;

/** Ways to score a walkover: by a share of the scale alone, or by averages that are more. */
export const WALKOVERS = {
  ...oneOfWords(["60", "average", "greatest"], texts.options.swissEvent.walkover),
  defaultValue: "60",
} as const;
export type WalkoverWay = (typeof WALKOVERS.choices)[number];

/** The boards of a match of Swiss teams: of one by itself, and of each of an event. */
export const BOARDS_PER_MATCH = range(5, 9, texts.options.swissEvent.boards);

/**
 * Returns the first board's number, 1 by default.
 * @throws InputError if it is no board number, or if more than one is given.
 */
export function checkFirstBoard({ "first-board": first = FIRST_BOARDS.defaultValue }: SessionOptions): number {
  if (typeof first !== "number") throw new InputError(texts.options.firstBoards, "first-board");
  return checked("first-board", FIRST_BOARDS, first);
}

/** A club's own table: numbers with blanks between them, and dashes in bands. */
const OWN_SCALE = /^[\d.,½\s;+-]*\d\+?\s+[\d½][\d.,½\s;+-]*$/;

/** A line of such a table with the band's last margin or a plus, or a dash between the points: "2-4 11-9", "21+ 20 0". */
const BAND = /^(\d+)(?:\s?-\s?(\d+)|\s?(\+))?\s+([\d.]+)(?:\s?-\s?|\s+)([\d.]+)$/;

/** Lines of such a table: no scale has nearly as many. */
const MAX_SCALE_LINES = 500;

/** Returns the name of the scale for an evening of `boards` boards at home. */
export function homeScale(boards: number): string {
  return `HOME-${boards}`;
}

/**
 * The victory-point scale of a name; or a club's own, each line's margin, winner's and loser's points: "0 10 10; 1 11 9",
 * or "0-1 10-10; 2-4 11-9".
 * @throws InputError of the option when there is no such scale.
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

/** The value of the option "scale" that {@link checkScale} reads as this scale. */
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

/** "U+FFFE". */
function codeOf(character: string): string {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
