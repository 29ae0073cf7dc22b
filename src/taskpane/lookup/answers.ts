import { dealerOf } from "../../bridge/board";
import { agreedResult, parseContract } from "../../bridge/contract";
import { boardScore, declarerScore } from "../../bridge/contract-score";
import { impsOf } from "../../bridge/imp";
import { InputError, tryRead } from "../../bridge/input-error";
import { plainSigns } from "../../bridge/plain-number";
import { isPossibleScore } from "../../bridge/possible-scores";
import { parseResult } from "../../bridge/result";
import { parseSeat } from "../../bridge/seat";
import { MAX_SCALE_BOARDS, namedScale } from "../../bridge/vp/named-scale";
import { victoryPoints } from "../../bridge/vp/scale";
import { vulnerabilityOf, type Vulnerability } from "../../bridge/vulnerability";
import { localNumber } from "../shared/locale";
import { scaleName } from "./scale";
import { scoresTexts as texts } from "./scores-texts";

type Fields<F extends string> = Readonly<Record<F, string>>;

/** The result of typed fields: an answer, the missing input, or a field's fault. */
export interface FieldsResult<A> {
  readonly answer: A | null;
  readonly missing: string;
  readonly fault: { readonly field: string; readonly text: string } | null;
}

/**
 * Answers a question as soon as all of its fields are filled in.
 * @param answer throws an InputError that names the field.
 */
function find<F extends keyof typeof texts.missing, A>(
  typed: Fields<F>,
  answer: (typed: Fields<F>) => A
): FieldsResult<A> {
  const fields = Object.keys(typed) as F[];
  const trimmed = Object.fromEntries(fields.map((field) => [field, typed[field].trim()])) as Fields<F>;
  const blank = fields.find((field) => trimmed[field] === "");
  if (blank) return { answer: null, missing: texts.missing[blank], fault: null };
  try {
    return { answer: answer(trimmed), missing: "", fault: null };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { answer: null, missing: "", fault: { field: error.field, text: error.message } };
  }
}

/** Reads a field; an InputError gets the name of the field. */
function reading<T>(field: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof InputError ? new InputError(error.message, field) : error;
  }
}

/** Points for North-South on a board, with a description of the board. */
interface BoardAnswer {
  readonly points: number;
  readonly about: string;
  readonly vulnerability: Vulnerability;
}

/**
 * Returns the N-S points of a contract on a board. A contract without a result counts as just made; a passed-out board
 * needs no declarer.
 */
export function contractAnswer({
  contract: typed,
  by: seat,
  board,
}: Fields<"contract" | "by" | "board">): FieldsResult<BoardAnswer> {
  const isPassed = tryRead(() => parseContract(typed))?.contract === "Pass";
  return find({ contract: typed, by: isPassed ? "N" : seat, board }, ({ contract: text, by, board: boardText }) => {
    const { contract, result } = reading("contract", () => parseContract(text));
    const declarer = reading("by", () => parseSeat(by));
    const number = reading("board", () => boardNumber(boardText));
    const vulnerability = vulnerabilityOf(number);
    const tricks = agreedResult(result, null) ?? parseResult("=");
    const points = reading("contract", () => boardScore(contract, declarer, tricks, vulnerability));
    return { points, about: texts.about(vulnerability, dealerOf(number)), vulnerability };
  });
}

/**
 * Returns the points of the declarer's side for a typed contract, not vulnerable and vulnerable.
 * @returns null for a passed-out board and for a text that is no contract.
 */
export function declarerAnswer(typed: string): readonly [notVulnerable: number, vulnerable: number] | null {
  return tryRead(() => {
    const { contract, result } = parseContract(typed);
    if (contract === "Pass") return null;
    const tricks = agreedResult(result, null) ?? parseResult("=");
    return [declarerScore(contract, tricks, false), declarerScore(contract, tricks, true)] as const;
  });
}

/** Points and IMPs won by North-South of the first table; negative if they lose. */
interface Swing {
  readonly points: number;
  readonly imps: number;
}

function swing(first: number, second: number): Swing {
  return { points: first - second, imps: impsOf(first - second) };
}

/** Returns the swing between known points of the first table and the points typed for the other table. */
export function otherTableAnswer({ points, vulnerability }: BoardAnswer, there: string): FieldsResult<Swing> {
  return find({ there }, (typed) =>
    swing(
      points,
      reading("there", () => possibleScore(typed.there, vulnerability))
    )
  );
}

export function impsAnswer(typed: Fields<"first" | "second">): FieldsResult<Swing> {
  return find(typed, ({ first, second }) =>
    swing(
      reading("first", () => possibleScore(first, null)),
      reading("second", () => possibleScore(second, null))
    )
  );
}

/** Returns the victory points of the team whose margin is typed, and of the other team. */
export function vpsAnswer(typed: Fields<"margin" | "boards">, family: string): FieldsResult<readonly [string, string]> {
  return find(typed, ({ margin, boards }) => {
    const scale = reading("boards", () => namedScale(scaleName({ family, boards })));
    const imps = reading("margin", () => whole(margin));
    const vps = (won: number) => localNumber(String(victoryPoints(won, scale)));
    return [vps(imps), vps(-imps || -0)];
  });
}

function boardNumber(text: string): number {
  const board = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (board < 1 || board > MAX_SCALE_BOARDS) throw new InputError(texts.noBoard(text, MAX_SCALE_BOARDS));
  return board;
}

/**
 * Reads a score that some contract gives.
 * @param vulnerability null if the board may have any vulnerability.
 */
function possibleScore(text: string, vulnerability: Vulnerability | null): number {
  const points = whole(text);
  if (!isPossibleScore(points, vulnerability))
    throw new InputError((vulnerability ? texts.noScoreHere : texts.noScore)(points));
  return points;
}

function whole(text: string): number {
  const plain = plainSigns(text);
  if (!/^[+-]?\d{1,5}$/.test(plain)) throw new InputError(texts.noWholeNumber(text));
  return Number(plain);
}
