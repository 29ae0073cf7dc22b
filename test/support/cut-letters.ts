/** Where letters of printed pages are cut at the edges of their cells: a PDF has the whole text, and a frame that cuts it. */
import { execFileSync } from "node:child_process";
import { parseXml, type XmlElement } from "./xml";

/** A rectangle on a page, in points. */
interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** So much of a letter may stick out, half a millimetre: nobody sees it. */
const NOTHING = 1.5;

function output(command: string, ...args: readonly string[]): string {
  return execFileSync(command, args, { encoding: "utf8", maxBuffer: 1 << 28 });
}

/** How many pages a file has. */
export function pageCount(pdf: string): number {
  return Number(/^Pages: +(\d+)/m.exec(output("pdfinfo", pdf))?.[1]);
}

/** The words of a file of which letters are cut, each with its page and by how much. */
export function cutWords(pdf: string): string[] {
  return Array.from({ length: pageCount(pdf) }, (_, i) => i + 1).flatMap((page) => {
    const cut = cutLetters(pdf, page);
    if (cut.length === 0) return [];
    const words = wordsOn(pdf, page);
    return cut.map(({ x, y, by }) => `page ${page}: ${wordAt(words, x, y)} (${by.toFixed(1)} pt)`);
  });
}

/** The words of a file that nobody could read, each with its page and its height in points from below g to above h. */
export function tinyWords(pdf: string, least: number): string[] {
  const pages = output("pdftotext", "-bbox", pdf, "-").split("<page ").slice(1);
  return pages.flatMap((text, index) =>
    wordsIn(text).flatMap(([word, { top, bottom }]) =>
      bottom - top < least ? [`page ${index + 1}: ${word} (${(bottom - top).toFixed(1)} pt)`] : []
    )
  );
}

interface Cut {
  readonly x: number;
  readonly y: number;
  readonly by: number;
}

function cutLetters(pdf: string, page: number): Cut[] {
  const svg = parseXml(output("pdftocairo", "-svg", "-f", String(page), "-l", String(page), pdf, "-"));
  const named = new Map<string, Frame>();
  const cut: Cut[] = [];
  const frame = (element: XmlElement) => {
    const [path] = element.children;
    const found = path && frameOf(path.attributes.d ?? "");
    if (found) named.set(element.attributes.id ?? "", found);
  };
  const visit = (element: XmlElement, frames: readonly Frame[]) => {
    const { attributes, name } = element;
    if (name === "symbol" || (name === "g" && attributes.id?.startsWith("glyph")) || name === "clipPath")
      frame(element);
    const within = named.get(/url\(#(.*)\)/.exec(attributes["clip-path"] ?? "")?.[1] ?? "");
    const inner = within ? [...frames, within] : frames;
    if (name === "use") {
      const [x, y] = [Number(attributes.x), Number(attributes.y)];
      const letter = named.get((attributes["xlink:href"] ?? "").slice(1));
      const by = letter ? Math.max(...inner.map((outer) => beyond(outer, letter, x, y))) : 0;
      if (by > NOTHING) cut.push({ x, y, by });
    }
    for (const child of element.children) visit(child, inner);
  };
  visit(svg, []);
  return cut;
}

/** What a path keeps within; null for a blank's, which has none. */
function frameOf(path: string): Frame | null {
  const numbers = (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  if (numbers.length === 0) return null;
  const [across, down] = [0, 1].map((which) => numbers.filter((_, i) => i % 2 === which));
  return {
    ...{ left: Math.min(...across!), right: Math.max(...across!) },
    ...{ top: Math.min(...down!), bottom: Math.max(...down!) },
  };
}

/** How far a letter at a place sticks out of a frame. */
function beyond(outer: Frame, letter: Frame, x: number, y: number): number {
  return Math.max(
    outer.left - (x + letter.left),
    x + letter.right - outer.right,
    outer.top - (y + letter.top),
    y + letter.bottom - outer.bottom
  );
}

type Word = readonly [word: string, frame: Frame];

function wordsOn(pdf: string, page: number): Word[] {
  return wordsIn(output("pdftotext", "-bbox", "-f", String(page), "-l", String(page), pdf, "-"));
}

function wordsIn(text: string): Word[] {
  const found = text.matchAll(/<word xMin="(.*?)" yMin="(.*?)" xMax="(.*?)" yMax="(.*?)">(.*?)<\/word>/g);
  return [...found].map(([, left, top, right, bottom, word = ""]) => [
    word,
    { left: Number(left), top: Number(top), right: Number(right), bottom: Number(bottom) },
  ]);
}

function wordAt(words: readonly Word[], x: number, y: number): string {
  const near = words.find(
    ([, { left, right, top, bottom }]) => left - 2 <= x && x <= right + 2 && top - 2 <= y && y <= bottom + 2
  );
  return near ? near[0] : `at ${Math.round(x)}, ${Math.round(y)}`;
}
