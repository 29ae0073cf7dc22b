import { texts } from "../texts";
import { tokensOf } from "./tokens";
import { lookUpKeyword } from "./words";

/** Words with which people correct a result that they have sent, in the languages of results. */
const CORRECTION =
  /(^|[^\p{L}])(sorry|oops|correction|corrected|erratum|should (be|read|have)|was wrong|instead of|korrektur|berichtigung|muss|müsste|sollte|falsch|correctie|moet|moest|fout|devrait|erreur)(?!\p{L})/iu;

export function isCorrection(text: string): boolean {
  return CORRECTION.test(text);
}

/** Returns why a line is not read if it corrects a board's result; null for other lines. */
export function correctionFault(text: string): string | null {
  const tokens = tokensOf(text);
  const number = tokens.find(
    ({ kind }, i) => kind === "number" && lookUpKeyword(tokens[i - 1]?.text ?? "")?.kind === "board"
  );
  return number !== undefined && isCorrection(text) ? texts.lines.correction(number.text) : null;
}
