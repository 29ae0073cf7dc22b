import { InputError } from "../../bridge/input-error";
import { plainDecimals, plainNumber } from "../../bridge/plain-number";
import { checkText } from "../option-checks";
import { readOwnLine } from "../reading/board-line";
import { optional } from "../reading/fields";
import type { Fault, ResultFields, ResultLine } from "../reading/result-lines";
import { resultTexts } from "../result-texts";
import type { Direction } from "../scored-session";
import { texts } from "../texts";
import { readPairId } from "./pairs";
import type { ClubPlan, Winners } from "./plan";
import type { NamedPair, SeatedIds } from "./winners";

const { club: words } = resultTexts.results;

/** The columns of lines about pairs, with the other names they go by. */
export const PAIR_COLUMNS = { pair: [], side: [], name: ["names"], handicap: [], penalty: [] } as const;

const DIRECTIONS: Readonly<Record<string, Direction>> = { NS: "ns", EW: "ew" };

/** Directions as written in files and messages. */
export const WRITTEN_DIRECTIONS: Readonly<Record<Direction, string>> = { ns: "N-S", ew: "E-W" };

/** True for a line about a pair; all other lines are about boards. */
export function isPairLine({ fields }: { readonly fields: ResultFields }): boolean {
  return (fields.pair ?? "") !== "";
}

/** A deduction from the pair that a line names. */
interface NamedPenalty extends Pick<NamedPair, "id" | "direction"> {
  readonly amount: number;
}

/** Data of the lines about pairs, without lines that have faults. */
interface ReadPairs {
  readonly pairs: readonly NamedPair[];
  readonly penalties: readonly NamedPenalty[];
}

/**
 * Reads the lines about pairs: number, direction if both directions have that number, names, handicap and penalty. A
 * second line for a pair is a fault.
 * @param all receives the faults of the lines.
 */
export function readPairLines(
  lines: readonly ResultLine[],
  evening: { readonly plan: ClubPlan; readonly winners: Winners; readonly seated: readonly SeatedIds[] },
  all: Fault[]
): ReadPairs {
  const read = lines.flatMap((line) => readPairLine(line, evening, all) ?? []);
  const first = new Map<string, number>();
  for (const { line, id, direction } of read) {
    const key = `${direction}:${id}`;
    const before = first.get(key);
    if (before === undefined) first.set(key, line);
    else all.push({ line, field: "pair", message: words.pairTwice(id, before) });
  }
  return {
    pairs: read.map(({ id, direction, name, handicap }) => ({ id, direction, name, handicap })),
    penalties: read.flatMap(({ id, direction, penalty }) => (penalty > 0 ? [{ id, direction, amount: penalty }] : [])),
  };
}

function readPairLine(
  line: ResultLine,
  { winners, seated }: { readonly winners: Winners; readonly seated: readonly SeatedIds[] },
  all: Fault[]
) {
  const extra = { columns: Object.keys(PAIR_COLUMNS), other: words.pairWith };
  return readOwnLine(line, extra, all, ({ line: number, read, refuse }) => {
    const id = read("pair", readPairId);
    const side = read("side", (text) => optional(text, readDirection));
    const name = read("name", (text) => checkText(text, texts.options.nameOf(id ?? ""), "pairs")) ?? "";
    const handicap = read("handicap", (text) => optional(text, readHandicap)) ?? 0;
    const penalty = read("penalty", (text) => optional(text, readPenalty)) ?? 0;
    if (id === null) return null;
    const sides = (["ns", "ew"] as const).filter((each) => seated.some((row) => row[each] === id));
    const [only = null, ...others] = sides;
    const direction = side ?? (others.length === 0 ? only : null);
    if (winners === 2 && direction === null) refuse("side", words.side(id));
    return { line: number, id, direction: winners === 2 ? direction : null, name, handicap, penalty };
  });
}

function readDirection(text: string): Direction {
  const direction = DIRECTIONS[plainNumber(text.toUpperCase()).replace(/[-/]/g, "")];
  if (!direction) throw new InputError(words.noSide(text));
  return direction;
}

function readHandicap(text: string): number {
  const plain = plainDecimals(plainNumber(text));
  if (!/^[+-]?\d{1,3}(\.\d{1,2})?$/.test(plain)) throw new InputError(words.handicap(text));
  return Number(plain) || 0;
}

function readPenalty(text: string): number {
  const plain = plainDecimals(plainNumber(text));
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(plain)) throw new InputError(words.penalty(text));
  return Number(plain);
}
