import type { Style } from "../theme";

/** Minimum width in points of a column of one character: Excel's default font has digits of 7 dots of 96 an inch. */
export const MIN_CHARACTER_WIDTH = 5.25;
/** How wide a small letter is in bold, and how high a line, for each point of the letters' size. */
const [LETTER, LINE] = [0.43, 1.25];
/** Free width of a cell in points: beside its text, and additionally before an indented one. */
const [BESIDE, INDENT] = [4, 7];
/** In points: letters that are read with ease, to which a row grows; and below those nobody reads. */
const [EASY, SMALLEST] = [8.5, 5];
/** A text that shrinks to no less than this share of its size may do so. */
const HARDLY_SMALLER = 0.8;
/** More lines are worth it where letters grow by this. */
const WORTH_IT = 1.15;
/** Shorter texts have room by how their sheets are laid out. */
const LONG = 24;

/** How wide a text is, in small letters. */
export function lengthOf(text: string): number {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  return text.length + CAPITAL * count(/\p{Lu}/gu) + SQUARE * count(SQUARES);
}
/** By how much a capital is wider than a small letter, and one of Chinese, Japanese and Korean writing. */
const [CAPITAL, SQUARE] = [0.35, 1.35];
const SQUARES = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\u3000-\u303f\uff00-\uff60]/gu;

/** How many lines a text takes where so many small letters have room in each; a longer word goes on in the next. */
export function linesOf(text: string, room: number): number {
  return text.split("\n").reduce((sum, paragraph) => {
    let [lines, used] = [1, 0];
    for (const length of paragraph.split(" ").map(lengthOf)) {
      const isBeside = used > 0 && used + 1 + length <= room;
      if (used > 0 && !isBeside) lines++;
      const begun = Math.max(0, Math.ceil(length / room) - 1);
      lines += begun;
      used = isBeside ? used + 1 + length : length - begun * room;
    }
    return sum + lines;
  }, 0);
}

/**
 * The height in points at which a row lets a text be read with ease in a cell, on as many lines as that takes; 0 where
 * the usual height does.
 */
export function heightToRead(style: Style, text: string, width: number, scale = 1): number {
  const size = Math.min(style.size, EASY / scale);
  if (!isLong(text) || (!style.wrap && sizeOnOneLine(style, text, width) >= size)) return 0;
  return Math.ceil(LINE * size * linesOf(text, lettersIn(style, width, size)) + 1);
}

/**
 * A style in which a text has room in a cell of a width and a height, in points: on one line while that makes its
 * letters hardly smaller, else on as many as let them be largest.
 */
export function fitted(style: Style, text: string, width: number, height: number, scale = 1): Style {
  const alone = style.wrap ? 0 : sizeOnOneLine(style, text, width);
  if (!isLong(text) || alone >= HARDLY_SMALLER * style.size) return style;
  let { size } = style;
  while (size > SMALLEST && !hasRoom(style, text, width, height, size, EASY / scale)) size -= 0.5;
  if (size < WORTH_IT * alone) return style;
  return style.wrap && size === style.size ? style : { ...style, size, wrap: true };
}

function isLong(text: string): boolean {
  return lengthOf(text) > LONG;
}

function hasRoom(style: Style, text: string, width: number, height: number, size: number, easy: number): boolean {
  const letters = lettersIn(style, width, size);
  // Between square letters a line may end anywhere.
  const longest = Math.max(...text.replace(SQUARES, " ").split(/[\s-]/).map(lengthOf));
  // A word is parted rather than written too small to read.
  return (longest <= letters || size < easy) && LINE * size * linesOf(text, letters) <= height;
}

/** The size to which a text is shrunk on one line. */
function sizeOnOneLine(style: Style, text: string, width: number): number {
  return Math.min(style.size, lettersIn(style, width, 1) / Math.max(1, lengthOf(text)));
}

/** How many small letters of a size have room beside each other. */
function lettersIn({ align, border }: Style, width: number, size: number): number {
  const indent = align === "left" && border !== "none" ? INDENT : 0;
  return Math.max(1, (width - BESIDE - indent) / (LETTER * size));
}
