import type { Fault } from "../../sessions/reading/result-lines";
import { texts } from "../texts";

/** Meaning of unsigned numbers in a column of results; "levelsMade" and "tricksBelowResult" lead to a question. */
type ResultNumbers = "overtricks" | "tricks" | "levelsMade" | "tricksBelowResult";

/** A row's contract and result as they are written. */
interface WrittenNumbers {
  readonly contract: string;
  readonly result: string;
}

/** Lowest number that is read as tricks won; lower numbers are more likely typing errors, or overtricks. */
const FEWEST_TRICKS = 6;

/**
 * Finds out whether numbers in the column "result" are overtricks without a plus sign, levels that were made ("2H 3"
 * for nine tricks) or tricks that declarer won ("4H 10"). They are overtricks if all can be, unless all can be levels
 * too.
 */
export function resultNumbers(rows: readonly WrittenNumbers[]): ResultNumbers {
  const results = rows.filter(({ contract, result }) => /^\D*[1-7]/.test(contract) && /^[=+-]?\d*$/.test(result));
  const numbers = results.filter(({ result }) => /^\d+$/.test(result));
  const isOver = results.some(({ result }) => /^[=+]/.test(result));
  const isLevel = ({ contract, result }: WrittenNumbers) => Number(result) <= 7 && Number(result) >= levelOf(contract);
  if (numbers.length > 0 && !isOver && numbers.every(isLevel)) return "levelsMade";
  if (numbers.every(({ contract, result }) => Number(result) <= 7 - levelOf(contract))) return "overtricks";
  const areTricks = numbers.every(({ result }) => Number(result) >= FEWEST_TRICKS && Number(result) <= 13);
  const areAll = rows.every(({ result }) => /^(\d*|-)$/.test(result));
  return areTricks && areAll ? "tricks" : "tricksBelowResult";
}

/** Returns the question about a column of results whose meaning is unclear. */
export function unclearResults(meaning: ResultNumbers): Fault {
  const { levelsMade, tricksBelowResult } = texts.lines;
  return { line: 1, field: "result", message: meaning === "levelsMade" ? levelsMade : tricksBelowResult };
}

function levelOf(contract: string): number {
  return Number(/[1-7]/.exec(contract)?.[0]);
}
