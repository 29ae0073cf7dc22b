import type { Style } from "../theme";

/**
 * Minimum width of a column of one character, in points: a digit of Excel's default font is 7 dots wide, at 96 dots an
 * inch.
 */
export const MIN_CHARACTER_WIDTH = 5.25;
/** Width of a small bold letter, and height of a line of text, as multiples of the letters' size. */
const [LETTER, LINE] = [0.43, 1.25];
/** Free width of a cell in points: beside any text, and additionally before an indented text. */
const [BESIDE, INDENT] = [4, 7];
/**
 * Sizes of letters in points: the size that is easily read, for which a row is made higher; and the smallest size that
 * can be read at all.
 */
const [EASY, SMALLEST] = [8.5, 5];
/** A text may shrink on one line down to this share of its size. */
const HARDLY_SMALLER = 0.8;
/** A text is wrapped instead of shrunk if its letters become larger by this factor. */
const WORTH_IT = 1.15;
/**
 * Length of a text, counted in small letters, up to which the text is not fitted to its cell, because cells are wide
 * enough for texts of this length.
 */
const LONG = 24;

/** Returns the width of a text, counted in small letters. */
export function lengthOf(text: string): number {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  return text.length + CAPITAL * count(/\p{Lu}/gu) + SQUARE * count(SQUARES);
}
/** Additional width of a capital, and of a letter of Chinese, Japanese or Korean, counted in small letters. */
const [CAPITAL, SQUARE] = [0.35, 1.35];
const SQUARES = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\u3000-\u303f\uff00-\uff60]/gu;

/**
 * Returns the number of lines that a text takes in a cell. A word that is longer than a line continues on the next.
 * @param room number of small letters that fit on a line.
 */
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
 * Returns the row height in points at which a text is easily read, on as many lines as it takes; 0 if the default
 * height is enough.
 * @param width of the cell, in points.
 * @param scale at which the sheet is printed.
 */
export function heightToRead(style: Style, text: string, width: number, scale = 1): number {
  const size = Math.min(style.size, EASY / scale);
  if (!isLong(text) || (!style.wrap && sizeOnOneLine(style, text, width) >= size)) return 0;
  return Math.ceil(LINE * size * linesOf(text, lettersIn(style, width, size)) + 1);
}

/**
 * Returns a style in which a text fits into a cell: on one line if that makes its letters hardly smaller, else on as
 * many lines as allow the largest letters.
 * @param width of the cell, and `height`, in points.
 * @param scale at which the sheet is printed.
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
  // A line may end between any two letters of Chinese, Japanese or Korean, so these letters form no long word.
  const longest = Math.max(...text.replace(SQUARES, " ").split(/[\s-]/).map(lengthOf));
  // A word may be split across lines, rather than be too small to read.
  return (longest <= letters || size < easy) && LINE * size * linesOf(text, letters) <= height;
}

/** Returns the size in points to which a text shrinks on one line. */
function sizeOnOneLine(style: Style, text: string, width: number): number {
  return Math.min(style.size, lettersIn(style, width, 1) / Math.max(1, lengthOf(text)));
}

/**
 * Returns the number of small letters that fit on a line of a cell.
 * @param width of the cell, in points.
 * @param size of the letters, in points.
 */
function lettersIn({ align, border }: Style, width: number, size: number): number {
  const indent = align === "left" && border !== "none" ? INDENT : 0;
  return Math.max(1, (width - BESIDE - indent) / (LETTER * size));
}
