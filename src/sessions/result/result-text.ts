import type { Contestant } from "../../movements/contestant";
import { sessionOf, type Scored } from "../kinds";
import { rankingsOf } from "../report";
import type { Swing } from "../scored-session";
import { longDate } from "../long-date";
import { playedInWords } from "./played";
import { namesIn, resultOf, type ResultRow, type SessionResult } from "./session-result";
import { texts } from "./texts";

/** More lines than these nobody reads in a message: of a longer ranking the first ones are given. */
const MAX_ROWS = 20;

const { message: words } = texts;

/** A session's result as a few lines for a message: what it was, the ranking, and the best board. */
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

/** When a session was played, in words; "" of a season, which is no day. */
export function dateOf(scored: Scored): string {
  return longDate(sessionOf(scored).date);
}

/** The board that brought most, in a sentence; null where there is none. */
export function bestLine(scored: Scored): string | null {
  const best = bestOf(sessionOf(scored).swings);
  if (best === null) return null;
  const [first, second] = best.results.map((result) =>
    result === null ? "" : playedInWords(result) || words.northSouth(result.points)
  );
  return words.best(best.board, first ?? "", second ?? "", wonLine(scored, best));
}

/** "13 IMPs to Ann & Bob and Cy & Di". */
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

/** The board with the biggest swing, of several the first; null while there is none. */
export function bestOf(swings: readonly Swing[]): Swing | null {
  const size = ({ imps }: Swing) => Math.abs(imps ?? 0);
  return swings.reduce<Swing | null>((best, swing) => (size(swing) > (best ? size(best) : 0) ? swing : best), null);
}

/** The winner of a board and the IMPs won. */
export function wonOf({ imps, sides: [first, second] }: Swing): {
  readonly imps: number;
  readonly winners: readonly Contestant[];
} {
  const won = imps ?? 0;
  return { imps: Math.abs(won), winners: won > 0 ? first : second };
}
