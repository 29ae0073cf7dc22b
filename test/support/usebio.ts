/** Published results in USEBIO form, read tolerantly, and compared strictly with what the program makes of them. */
import { parseContract } from "../../src/bridge/contract";
import { boardScore } from "../../src/bridge/contract-score";
import { crossImps } from "../../src/bridge/cross-imps";
import { matchpoints } from "../../src/bridge/matchpoints";
import { roundToHundredths } from "../../src/bridge/points";
import { parseSeat } from "../../src/bridge/seat";
import type { BoardScore } from "../../src/bridge/traveller-score";
import { vulnerabilityOf } from "../../src/bridge/vulnerability";
import { parseXml, within, type XmlElement } from "./xml";

type Sides = readonly [ns: number, ew: number];

/** A line of a traveller; without points where the board was not played. */
interface Line {
  readonly pairs: readonly [ns: string, ew: string];
  readonly contract: string;
  readonly by: string;
  readonly tricks: string;
  /** For North-South; in per cent for each side where the Director gave that. */
  readonly score: number | { readonly percent: Sides } | null;
  /** Matchpoints or cross-IMPs, as they were published. */
  readonly points: Sides | null;
}

interface Board {
  readonly number: number;
  readonly lines: readonly Line[];
}

interface Pair {
  readonly number: string;
  /** "N" or "E" where pairs of both directions have the same numbers. */
  readonly direction: string;
  readonly total: number | null;
  readonly percentage: number | null;
}

/** An evening of pairs. */
export interface UsebioEvent {
  readonly scoring: "matchpoints" | "cross-imps";
  readonly boards: readonly Board[];
  readonly pairs: readonly Pair[];
}

/** Reads the pairs' event of a file; null for an event of another kind. */
export function readUsebio(xml: string): UsebioEvent | null {
  const event = within(parseXml(xml.replace(/^\uFEFF/, "")), "EVENT")[0];
  const scoring = event && scoringOf(event);
  if (!event || !scoring) return null;
  const boards = within(event, "BOARD").filter((board) => linesOf(board).length > 0);
  const participants = within(event, "PARTICIPANTS")[0];
  return {
    scoring,
    boards: boards.map((board) => ({
      number: Number(textOf(board, "BOARD_NUMBER")),
      lines: linesOf(board).map((line) => readLine(line, scoring)),
    })),
    pairs: (participants ? within(participants, "PAIR") : []).map((pair) => ({
      number: textOf(pair, "PAIR_NUMBER"),
      direction: textOf(pair, "DIRECTION").slice(0, 1).toUpperCase(),
      total: numberIn(textOf(pair, "TOTAL_SCORE")),
      percentage: numberIn(textOf(pair, "PERCENTAGE")),
    })),
  };
}

function linesOf({ children }: XmlElement): XmlElement[] {
  return children.filter(({ name }) => name === "TRAVELLER_LINE");
}

function textOf(element: XmlElement, name: string): string {
  return element.children.find((child) => child.name === name)?.text.trim() ?? "";
}

function numberIn(text: string): number | null {
  const plain = text.replace(/%$/, "").replace(",", ".");
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
}

function scoringOf(event: XmlElement): UsebioEvent["scoring"] | null {
  const type = event.attributes.EVENT_TYPE ?? "";
  const method = textOf(event, "BOARD_SCORING_METHOD") || textOf(event, "SCORING_METHOD");
  if (type === "MP_PAIRS" || (type === "PAIRS" && method === "MATCH_POINTS")) return "matchpoints";
  return type === "CROSS_IMP" || (type === "PAIRS" && method === "CROSS_IMPS") ? "cross-imps" : null;
}

function readLine(line: XmlElement, scoring: UsebioEvent["scoring"]): Line {
  const of = (name: string) => textOf(line, name);
  const kind = scoring === "matchpoints" ? "MATCH_POINTS" : "CROSS_IMP_POINTS";
  const [ns, ew] = [numberIn(of(`NS_${kind}`)), numberIn(of(`EW_${kind}`))];
  return {
    pairs: [of("NS_PAIR_NUMBER"), of("EW_PAIR_NUMBER")],
    contract: of("CONTRACT"),
    by: of("PLAYED_BY"),
    tricks: of("TRICKS"),
    score: readScore(of("SCORE"), [of("NS_SCORE"), of("EW_SCORE")]),
    points: ns === null || ew === null ? null : [ns, ew],
  };
}

const AVERAGES: Readonly<Record<string, Sides>> = { "A+": [60, 40], A: [50, 50], AV: [50, 50], "A-": [40, 60] };

/** "-420", "A6040", "A60%40%", "60%-40%", "A+"; or a percentage for each side in elements of their own. */
function readScore(text: string, sides: readonly [ns: string, ew: string]): Line["score"] {
  const [ns, ew] = sides.map((side) => (side.endsWith("%") ? numberIn(side) : null));
  if (typeof ns === "number" && typeof ew === "number") return { percent: [ns, ew] };
  const plain = text.toUpperCase().replace(/\s/g, "");
  const percent = /^A?(\d\d)%?[-/:]?(\d\d)%?$/.exec(plain);
  if (percent && /[A%]/.test(plain)) return { percent: [Number(percent[1]), Number(percent[2])] };
  const average = AVERAGES[plain];
  return average ? { percent: average } : numberIn(plain);
}

/** What is otherwise than the program has it, a line each: contracts' scores, points of each line, and totals of pairs. */
export function usebioDifferences(event: UsebioEvent): string[] {
  const { boards, pairs } = event;
  const contracts = boards.flatMap(({ number, lines }) => lines.flatMap((line) => contractDifference(number, line)));
  // Programs differ in what they publish; but one file has one way for all of its boards.
  const ways = waysOf(event).map((way) => pointsDifferences(event, way));
  const points = ways.reduce((fewest, found) => (found.length < fewest.length ? found : fewest));
  return [...contracts, ...points, ...pairs.flatMap((pair) => totalDifference(event, pair))];
}

function contractDifference(board: number, { contract, by, tricks, score }: Line): string[] {
  if (typeof score !== "number" || contract === "" || /^(NP|-)$/i.test(contract)) return [];
  const read = parseContract(contract.replace(/\*\*/, "XX").replace(/\*/, "X"));
  const won = tricksOver(tricks, typeof read.contract === "object" ? read.contract.level : 0) ?? read.result;
  if (read.contract !== "Pass" && (by === "" || won === null)) return [];
  const seat = read.contract === "Pass" ? "N" : parseSeat(by);
  const worth = boardScore(read.contract, seat, won ?? 0, vulnerabilityOf(board));
  return worth === score ? [] : [`board ${board}: ${contract} by ${by}, ${tricks}: ${score}, not ${worth}`];
}

/** Tricks in all, or those above and below the contract with a sign. */
function tricksOver(tricks: string, level: number): number | null {
  if (tricks === "=") return 0;
  const number = numberIn(tricks);
  return number === null || /^[+-]/.test(tricks) ? number : number - level - 6;
}

/** How points are published: what a line has, of the scores of its board. */
type Way = (scores: readonly (BoardScore | null)[]) => (number | null)[];

function waysOf({ scoring, boards }: UsebioEvent): Way[] {
  const countOf = (scores: readonly (BoardScore | null)[]) => scores.filter((score) => score !== null).length;
  if (scoring === "cross-imps") {
    const sums = (scores: readonly (BoardScore | null)[]) => crossImps(scores, false);
    return [
      sums,
      (scores) => crossImps(scores, true),
      (scores) => sums(scores).map((sum) => sum && sum / countOf(scores)),
    ];
  }
  // A board that a table did not play is factored up to all tables, or stands by itself; 2 and 1 or 1 and a half.
  const most = Math.max(...boards.map(({ lines }) => lines.length));
  return [1, 0.5].flatMap((unit) =>
    [most, null].map(
      (tables): Way =>
        (scores) =>
          matchpoints(scores, tables ?? countOf(scores)).map((won) => won && won * unit)
    )
  );
}

function pointsDifferences({ scoring, boards }: UsebioEvent, way: Way): string[] {
  const published = boards.flatMap(({ lines }) => lines.flatMap(({ points }) => points ?? []));
  const decimals = Math.max(0, ...published.map((points) => (String(points).split(".")[1] ?? "").length));
  // Half a unit of the last decimal that there is, and of the hundredths to which the program rounds.
  const isSame = (first: number, second: number) => Math.abs(first - second) <= 0.5 * 10 ** -decimals + 0.005 + 1e-9;
  return boards.flatMap(({ number, lines }) => {
    const sideOf = (side: 0 | 1) =>
      way(
        lines.map(({ score, points }): BoardScore | null => {
          if (score === null) return null;
          if (typeof score === "number") return { points: side === 0 ? score : 0 - score };
          // What an average is worth in IMPs is the Director's matter.
          return { adjusted: scoring === "matchpoints" ? score.percent[side] : (points?.[side] ?? 0) };
        })
      );
    const [ns, ew] = [sideOf(0), sideOf(1)];
    return lines.flatMap(({ pairs, score, points }, i) => {
      const made = [ns[i] ?? null, ew[i] ?? null] as const;
      if (points === null && (score === null || made[0] === null)) return [];
      const isAdjustedImps = scoring === "cross-imps" && typeof score === "object" && score !== null;
      if (points && isAdjustedImps) return [];
      // A board without a score may have points of nothing.
      if (points && made[0] === null && points.every((side) => side === 0)) return [];
      const same = points?.every((side, at) => made[at] !== null && isSame(side, made[at]!));
      return same ? [] : [`board ${number}, ${pairs.join(" v ")}: ${points?.join("/")}, not ${made.join("/")}`];
    });
  });
}

/** A pair's total is the sum of what its lines have, or that in per cent of what they could have. */
function totalDifference({ scoring, boards }: UsebioEvent, pair: Pair): string[] {
  let [won, possible] = [0, 0];
  const sitsAs = (pairs: Line["pairs"]) =>
    ([0, 1] as const).filter(
      (side) => pairs[side] === pair.number && (pair.direction === "" || pair.direction === "NE"[side] || isOneField)
    );
  const isOneField = boards.some(({ lines }) =>
    lines.some(({ pairs }) => boards.some((other) => other.lines.some((line) => line.pairs[1] === pairs[0])))
  );
  for (const { lines } of boards) {
    // Averages of both sides may come to more or less than the top.
    const played = lines.filter(({ score }) => typeof score === "number");
    const top = Math.max(
      ...(played.length > 0 ? played : lines).map(({ points }) => (points ? points[0] + points[1] : 0))
    );
    for (const { pairs, points } of lines)
      for (const side of points ? sitsAs(pairs) : []) {
        won += points![side];
        possible += top;
      }
  }
  const percentage = (100 * won) / possible;
  const isAny = (total: number, ...known: readonly number[]) => known.some((each) => Math.abs(each - total) < 0.0051);
  const total = pair.total === null || isAny(pair.total, won, ...(scoring === "matchpoints" ? [percentage] : []));
  const share = pair.percentage === null || scoring !== "matchpoints" || isAny(pair.percentage, percentage);
  return [
    ...(total ? [] : [`pair ${pair.number}: ${pair.total}, not ${roundToHundredths(won)}`]),
    ...(share ? [] : [`pair ${pair.number}: ${pair.percentage} %, not ${percentage.toFixed(2)} %`]),
  ];
}
