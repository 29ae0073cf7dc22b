import type { Scored } from "../../../sessions/kinds";
import { isFirst, rankingsOf } from "../../../sessions/report";
import { bestLine, dateOf } from "../../../sessions/result/result-text";
import { resultOf } from "../../../sessions/result/session-result";
import { texts } from "../../../sessions/result/texts";
import { shareTexts } from "./share-texts";

/** Width in CSS pixels, as a phone shows the picture; the canvas has {@link SCALE} times as many pixels. */
const WIDTH = 540;
const SCALE = 2;
const MARGIN = 28;
/** Widths of the columns of places and of points. */
const COLUMNS = { place: 58, points: 140 } as const;
/** Height of the text of a place, in CSS pixels. */
const PLACE_HEIGHT = 29;
/** Maximum number of rows: on a phone nobody reads more. */
const MAX_ROWS = 24;

const COLORS = {
  paper: "#ffffff",
  ink: "#1f2a2e",
  soft: "#55636a",
  green: "#0b5d4b",
  line: "#c5cdd0",
  first: "#e6efec",
  gold: "#e3b33c",
};
const FAMILY = '"Segoe UI", "Helvetica Neue", Arial, sans-serif';

/** Style of a text in the picture, with its size in CSS pixels. */
interface Look {
  readonly size: number;
  readonly bold?: boolean;
  readonly color?: string;
}

const LOOKS = {
  title: { size: 30, bold: true, color: COLORS.paper },
  date: { size: 18, color: COLORS.paper },
  place: { size: 22, bold: true },
  winner: { size: 28, bold: true },
  won: { size: 26, bold: true, color: COLORS.green },
  footer: { size: 15, color: COLORS.soft },
  name: { size: 22 },
  points: { size: 22, bold: true },
  sentence: { size: 18, bold: true },
  best: { size: 18 },
} as const satisfies Record<string, Look>;

/** A part of the picture: its height, and a function that draws it from `top` downwards. */
interface Part {
  readonly height: number;
  readonly draw: (top: number) => void;
}

/**
 * Draws the ranking of a session for a chat on a phone: title and date, places, names and points, and the board with
 * the largest swing. The picture is dark on light in every theme of the pane.
 * @throws Error if the browser cannot draw
 */
export function resultPicture(scored: Scored): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH * SCALE;
  const parts = partsOf(context(canvas), scored);
  const height = parts.reduce((sum, part) => sum + part.height, 2 * MARGIN);
  // A new height clears the canvas and resets its scale.
  canvas.height = Math.ceil(height) * SCALE;
  const pen = context(canvas);
  pen.scale(SCALE, SCALE);
  pen.fillStyle = COLORS.paper;
  pen.fillRect(0, 0, WIDTH, height);
  let top = MARGIN;
  for (const part of parts) {
    part.draw(top);
    top += part.height;
  }
  return canvas;
}

function context(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const found = canvas.getContext("2d");
  if (!found) throw new Error(shareTexts.notDrawn);
  return found;
}

function partsOf(pen: CanvasRenderingContext2D, scored: Scored): Part[] {
  const { rows, sentences, unit, isOver, progress } = resultOf(scored);
  const block = (text: string, style: Look) => lines(pen, text, style, MARGIN, WIDTH - 2 * MARGIN);
  const more = rows.length - MAX_ROWS;
  const below = [...sentences, ...(isOver ? [] : [progress])];
  const best = bestLine(scored);
  return [
    headPart(pen, [block(scored.plan.title, LOOKS.title), block(dateOf(scored), LOOKS.date)]),
    gap(10),
    ...rankingsOf(rows.slice(0, MAX_ROWS)).flatMap(({ heading, rows: ranked }, index) => [
      ...(heading === "" ? [] : [gap(index === 0 ? 0 : 14), block(heading, LOOKS.sentence), gap(6)]),
      ...ranked.map(({ place, name, points }) => {
        const shown = points === "" ? "" : texts.message.points(points.replace("-", "−"), unit);
        return rowPart(pen, [place, name, shown], isFirst(place));
      }),
    ]),
    ...(more > 0 ? [gap(8), block(texts.message.more(more), LOOKS.best)] : []),
    ...below.flatMap((sentence) => [gap(12), block(sentence, LOOKS.sentence)]),
    ...(best === null ? [] : [gap(16), besideRule(pen, lines(pen, best, LOOKS.best, MARGIN, WIDTH - 2 * MARGIN))]),
    gap(14),
    block(shareTexts.madeWith, LOOKS.footer),
  ];
}

function gap(height: number): Part {
  return { height, draw: () => undefined };
}

/** The title of the evening, on a coloured background up to the edges of the picture. */
function headPart(pen: CanvasRenderingContext2D, blocks: readonly Part[]): Part {
  const height = blocks.reduce((sum, part) => sum + part.height, 20);
  return {
    height,
    draw: (top) => {
      pen.fillStyle = COLORS.green;
      pen.fillRect(0, 0, WIDTH, top + height);
      let next = top;
      for (const part of blocks) {
        part.draw(next);
        next += part.height;
      }
    },
  };
}

/** Draws a vertical line to the left of a part. */
function besideRule(pen: CanvasRenderingContext2D, { height, draw }: Part): Part {
  return {
    height,
    draw: (top) => {
      pen.fillStyle = COLORS.green;
      pen.fillRect(MARGIN - 12, top, 4, height);
      draw(top);
    },
  };
}

/** A row of the ranking; first places have a background of their own, and long names take several lines. */
function rowPart(
  pen: CanvasRenderingContext2D,
  [place, name, points]: readonly [string, string, string],
  isFirst: boolean
): Part {
  const left = MARGIN + COLUMNS.place;
  const right = WIDTH - MARGIN;
  const named = lines(pen, name, isFirst ? LOOKS.winner : LOOKS.name, left, right - left - COLUMNS.points);
  const height = named.height + (isFirst ? 32 : 20);
  const inset = (height - named.height) / 2;
  return {
    height,
    draw: (top) => {
      pen.fillStyle = isFirst ? COLORS.first : COLORS.paper;
      pen.fillRect(MARGIN - 12, top, WIDTH - 2 * MARGIN + 24, height);
      pen.fillStyle = COLORS.line;
      pen.fillRect(MARGIN - 12, top + height - 1, WIDTH - 2 * MARGIN + 24, 1);
      if (isFirst) {
        pen.fillStyle = COLORS.gold;
        pen.beginPath();
        pen.arc(MARGIN + 18, top + height / 2, 20, 0, 2 * Math.PI);
        pen.fill();
      }
      pen.textAlign = "center";
      lines(pen, place, LOOKS.place, MARGIN + 18, COLUMNS.place).draw(
        isFirst ? top + (height - PLACE_HEIGHT) / 2 : top + inset
      );
      pen.textAlign = "left";
      named.draw(top + inset);
      pen.textAlign = "right";
      lines(pen, points, isFirst ? LOOKS.won : LOOKS.points, right, COLUMNS.points).draw(top + inset);
      pen.textAlign = "left";
    },
  };
}

/** Lays out a text in as many lines as it needs; "" has no line. */
function lines(pen: CanvasRenderingContext2D, text: string, style: Look, left: number, width: number): Part {
  const { size, bold = false, color = COLORS.ink } = style;
  const font = `${bold ? "bold " : ""}${size}px ${FAMILY}`;
  pen.font = font;
  const wrapped = text === "" ? [] : wrap(text, (line) => pen.measureText(line).width <= width);
  const lineHeight = Math.round(size * 1.3);
  return {
    height: wrapped.length * lineHeight,
    draw: (top) => {
      pen.font = font;
      pen.fillStyle = color;
      pen.textBaseline = "middle";
      wrapped.forEach((line, index) => pen.fillText(line, left, top + (index + 0.5) * lineHeight));
    },
  };
}

/** Wraps a text into lines that fit; splits a word that is longer than a line. */
function wrap(text: string, fits: (line: string) => boolean): string[] {
  const found: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== "") found.push(line);
    line = word;
    while (!fits(line) && line.length > 1) {
      let length = line.length - 1;
      while (length > 1 && !fits(line.slice(0, length))) length--;
      found.push(line.slice(0, length));
      line = line.slice(length);
    }
  }
  return [...found, line];
}
