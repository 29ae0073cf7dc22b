import { dealerOf } from "../../bridge/board";
import { agreedResult, parseContract } from "../../bridge/contract";
import { boardScore } from "../../bridge/contract-score";
import { impsOf } from "../../bridge/imp";
import { InputError } from "../../bridge/input-error";
import { plainSigns } from "../../bridge/plain-number";
import { signed } from "../../bridge/points";
import { isPossibleScore } from "../../bridge/possible-scores";
import { parseResult } from "../../bridge/result";
import { parseSeat } from "../../bridge/seat";
import { MAX_SCALE_BOARDS, namedScale } from "../../bridge/vp/named-scale";
import { victoryPoints } from "../../bridge/vp/scale";
import { vulnerabilityOf } from "../../bridge/vulnerability";
import { errorText } from "../shared/error-text";
import { localNumber } from "../shared/locale";
import { scoresTexts } from "./scores-texts";

/** What answers the inputs of a question. */
export type Answer = (...typed: string[]) => string;

/** What an input is called, and an example of what is typed into it. */
interface Input {
  readonly label: string;
  readonly placeholder: string;
}

/** The answer, or which input is wrong or missing and why; neither before something is typed. */
export function answerTo(typed: readonly string[], inputs: readonly Input[], answer: Answer) {
  const none = { said: "", faulty: -1, fault: "" };
  if (typed.every((text) => text === "")) return none;
  const missing = typed.indexOf("");
  const input = inputs[missing];
  if (input) return { ...none, faulty: missing, fault: scoresTexts.missing(input.label, input.placeholder) };
  try {
    return { ...none, said: answer(...typed) };
  } catch (error) {
    const faulty = error instanceof FieldError ? error.index : typed.length - 1;
    return { ...none, faulty, fault: errorText(error) };
  }
}

/** An error that knows which of the inputs it is about. */
class FieldError extends InputError {
  constructor(
    readonly index: number,
    message: string
  ) {
    super(message);
  }
}

function reading<T>(index: number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof InputError ? new FieldError(index, error.message) : error;
  }
}

export function contractAnswer(text = "", by = "", boardText = ""): string {
  const { contract, result } = reading(0, () => parseContract(text));
  const declarer = reading(1, () => parseSeat(by));
  const board = reading(2, () => boardNumber(boardText));
  const vulnerability = vulnerabilityOf(board);
  const tricks = agreedResult(result, null) ?? parseResult("=");
  const points = reading(0, () => boardScore(contract, declarer, tricks, vulnerability));
  return scoresTexts.points(signed(points), vulnerability, dealerOf(board));
}

export function impsAnswer(table1 = "", table2 = ""): string {
  const difference = reading(0, () => possibleScore(table1)) - reading(1, () => possibleScore(table2));
  return scoresTexts.isImps(signed(difference), signed(impsOf(difference)));
}

export function vpsAnswer(margin = "", name = ""): string {
  const scale = reading(1, () => namedScale(name));
  const imps = reading(0, () => whole(margin));
  const vps = (won: number) => localNumber(String(victoryPoints(won, scale)));
  return scoresTexts.vps(vps(imps), vps(-imps || -0), scale.name);
}

function boardNumber(text: string): number {
  const board = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (board < 1 || board > MAX_SCALE_BOARDS) throw new InputError(scoresTexts.noBoard(text, MAX_SCALE_BOARDS));
  return board;
}

/** A score of a board, whoever is vulnerable. */
function possibleScore(text: string): number {
  const points = whole(text);
  if (!isPossibleScore(points, null)) throw new InputError(scoresTexts.noScore(points));
  return points;
}

function whole(text: string): number {
  const plain = plainSigns(text);
  if (!/^[+-]?\d{1,5}$/.test(plain)) throw new InputError(scoresTexts.noWholeNumber(text));
  return Number(plain);
}
