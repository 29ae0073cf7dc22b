import { isCorrection } from "./corrections";
import { columnHeaded } from "./headings";
import { cluesOf } from "./language-clues";
import { readPart, withoutRound, withoutTable } from "./read-part";
import type { LanguageClue } from "./raw-board";
import { tokensOf, type Token } from "./tokens";
import { plainWord, lookUpKeyword } from "./words";

/** A line that names the board of the rows below it; "unclear" if it may mean something else. */
interface BoardTitle {
  readonly kind: "title" | "unclear";
  readonly board: string;
  readonly table: string | null;
  /** True if the line has nothing else but the dealer and the vulnerability. */
  readonly isPlain: boolean;
  readonly clues: readonly LanguageClue[];
}

/** Words that number events and players too; they name a board only at the beginning of a line. */
const GENERIC = /^(#|no|nr|number|nummer|b|hand)$/i;

const PLURAL = /^(boards|bds)$/i;

/** Separators in "Boards 1-8". */
const RANGE = /^(-|\/|&|to|bis|tot|and|und|en|et|through)$/;

/** Words for dealers and vulnerabilities, except the words for seats and sides. */
const DEALER_OR_VULNERABILITY =
  /^(dealer|dlr|dealt|geber|teiler|gever|donneur|vul|vuln|vulnerable|vulnerability|gefahr|kwetsbaar|none|nil|love|both|all|game|keiner|niemand|geen|alle|beide|allen|personne|tous|o)$/;

/**
 * Reads the title of a board's traveller: "Board 1", "Bd 1 · N · None", "Table 2, Board 3".
 * @param filled the cells of a row that are not blank.
 * @returns null for a line that names no board, or several.
 */
export function readBoardTitle(filled: readonly string[]): BoardTitle | null {
  const text = filled.join(" ");
  const all = tokensOf(text);
  const { table, rest } = withoutTable(withoutRound(all));
  const first = rest.findIndex(({ kind }) => kind !== "sign");
  const index = rest.findIndex(
    (token, i) => isBoardWord(token) && (i <= first || !GENERIC.test(token.text)) && numberBehind(rest, i) > 0
  );
  if (index < 0) return null;
  const end = numberBehind(rest, index);
  const board = rest[end]?.text ?? "";
  const others = [...rest.slice(0, index), ...rest.slice(end + 1)];
  const isPlain = others.every(isDealerOrVulnerability);
  if (filled.length > 1 && !isPlain) return null;
  if (isSeveral(rest, index, end)) return null;
  const isResult = readPart(text).kind === "board" || isCorrection(text);
  const isUnclear = isResult || others.some(({ kind }) => kind === "number");
  return { kind: isUnclear ? "unclear" : "title", board, table, isPlain, clues: cluesOf(all) };
}

function isBoardWord({ text }: Token): boolean {
  const stem = text.replace(/(?:nummer|number|nr|no)$/i, "");
  return (
    lookUpKeyword(text)?.kind === "board" ||
    lookUpKeyword(stem)?.kind === "board" ||
    columnHeaded(text)?.column === "board"
  );
}

/** Returns the index of the number after a word for a board; -1 if there is none. */
function numberBehind(tokens: readonly Token[], index: number): number {
  const end = tokens.findIndex((token, i) => i > index && token.kind !== "sign" && !isBoardWord(token));
  return tokens[end]?.kind === "number" ? end : -1;
}

/** True if a title names more boards after its first: "Boards 1-8", "Brett 1 bis 8". */
function isSeveral(tokens: readonly Token[], index: number, end: number): boolean {
  const [sign, next] = [tokens[end + 1], tokens[end + 2]];
  if (PLURAL.test(tokens[index]?.text ?? "")) return tokens.slice(end + 1).some(({ kind }) => kind === "number");
  return RANGE.test(sign?.text ?? "") && next?.kind === "number" && Number(next.text) > Number(tokens[end]?.text);
}

function isDealerOrVulnerability({ kind, text }: Token): boolean {
  const keyword = lookUpKeyword(text)?.kind;
  return kind === "sign" || keyword === "seat" || keyword === "side" || DEALER_OR_VULNERABILITY.test(plainWord(text));
}
