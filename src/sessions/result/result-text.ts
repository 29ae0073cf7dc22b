import type { Contestant } from "../../movements/contestant";
import { sessionOf, type Scored } from "../kinds";
import { rankingsOf } from "../report";
import type { Swing } from "../scored-session";
import { longDate } from "../long-date";
import { playedInWords } from "./played";
import { namesIn, resultOf, type ResultRow, type SessionResult } from "./session-result";
import { texts } from "./texts";

/** Most rows of a ranking in a message; nobody reads more. */
const MAX_ROWS = 20;

const { message: words } = texts;

/**
 * Returns a session's result as a few lines for a message: title and date, the ranking, and the board with the largest
 * swing.
 */
export function resultText(scored: Scored): string {
  const result = resultOf(scored);
  const { title } = scored.plan;
  const date = dateOf(scored);
  const rows = rankingsOf(result.rows).flatMap((ranking) => [
    ...(ranking.heading === "" ? [] : [ranking.heading]),
    ...ranking.rows.map((row) => rowLine(row, result.unit)),
  ]);
  const blocks = [
    [title, date],
    shortened(rows),
    [...result.sentences, bestLine(scored) ?? "", result.isOver ? "" : result.progress],
  ];
  return blocks
    .map((lines) => lines.filter((line) => line !== ""))
    .filter((lines) => lines.length > 0)
    .map((lines) => `${lines.join("\n")}\n`)
    .join("\n");
}

/** Returns a session's date in words; "" if there is none, as for a season. */
export function dateOf(scored: Scored): string {
  return longDate(sessionOf(scored).date);
}

/** Returns a sentence about the board with the largest swing; null if there is none. */
export function bestLine(scored: Scored): string | null {
  const best = bestOf(sessionOf(scored).swings);
  if (best === null) return null;
  const [first, second] = best.results.map((result) =>
    result === null ? "" : playedInWords(result) || words.northSouth(result.points)
  );
  return words.best(best.board, first ?? "", second ?? "", wonLine(scored, best));
}

/** Returns the winners of a board and the IMPs: "13 IMPs to Ann & Bob and Cy & Di". */
function wonLine(scored: Scored, swing: Swing): string {
  const { imps, winners } = wonOf(swing);
  const [one, many] = texts.units.imps;
  return texts.won(String(imps), imps === 1 ? one : many, namesIn(scored, winners)).join("");
}

function rowLine({ place, name, points }: ResultRow, unit: SessionResult["unit"]): string {
  return words.row(place, name, points === "" ? "" : words.points(points, unit));
}

function shortened(lines: readonly string[]): string[] {
  if (lines.length <= MAX_ROWS) return [...lines];
  return [...lines.slice(0, MAX_ROWS), words.more(lines.length - MAX_ROWS)];
}

/**
 * Returns the board with the largest swing, the first one if several have equal swings; null if there is no swing yet.
 */
export function bestOf(swings: readonly Swing[]): Swing | null {
  const size = ({ imps }: Swing) => Math.abs(imps ?? 0);
  return swings.reduce<Swing | null>((best, swing) => (size(swing) > (best ? size(best) : 0) ? swing : best), null);
}

/** Returns the winners of a board and the IMPs that they won. */
export function wonOf({ imps, sides: [first, second] }: Swing): {
  readonly imps: number;
  readonly winners: readonly Contestant[];
} {
  const won = imps ?? 0;
  return { imps: Math.abs(won), winners: won > 0 ? first : second };
}
