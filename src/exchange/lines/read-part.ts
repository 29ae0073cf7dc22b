import { itemAt as elementAt } from "../../bridge/item-at";
import { texts } from "../texts";
import { cluesOf } from "./language-clues";
import { outcomeOf } from "./outcome";
import type { RawOutcome } from "./outcome-part";
import type { LanguageClue } from "./raw-board";
import { tokensOf, type Token } from "./tokens";
import { plainWord, lookUpKeyword } from "./words";

/** One part of a message: a board, a table, talk, or a text that is not understood. */
export type Part =
  | (RawOutcome & { readonly kind: "board"; readonly table: string | null; readonly board: string })
  | { readonly kind: "table"; readonly table: string; readonly clues: readonly LanguageClue[] }
  | { readonly kind: "talk" }
  /** Only letters are clues here: words of a text that is not understood may be about anything. */
  | { readonly kind: "unread"; readonly why: string; readonly clues: readonly LanguageClue[] };

/** A name found in tokens, and the number of tokens that it takes. */
interface Match {
  readonly text: string;
  readonly length: number;
}

/**
 * Reads one part of a message: "T2 b3 pass", "7: 3nt x by West -2", "Table 2". A part that is not understood as a whole
 * is unread; nothing is guessed.
 */
export function readPart(text: string): Part {
  const room = roomIn(text);
  if (room !== null) return { kind: "table", table: room, clues: [] };
  const all = tokensOf(text);
  const { table, rest: tokens } = withoutTable(withoutRound(all));
  const board = boardAt(tokens);
  const bare = board === null ? bareNumber(tokens) : null;
  const numbered = board ?? bare;
  const outcome = numbered && outcomeOf(tokens.slice(numbered.length));
  const letters = outcome?.clues.filter(({ kind: clueKind }) => clueKind !== "word") ?? [];
  const unread = (why: string): Part => ({ kind: "unread", why, clues: letters });
  if (numbered !== null && outcome !== null) {
    const clues = [...outcome.clues, ...cluesOf(all)];
    if (outcome.unread === null) return { ...outcome, kind: "board", table, board: numbered.text, clues };
    if (board !== null) return unread(outcome.unread);
  }
  const hasNumber = tokens.some(({ kind }) => kind === "number");
  const isTitled = /:\s*\D*$/.test(text) && outcomeOf(tokens).unread !== null;
  if (table !== null && !hasNumber && (isTitled || isHeading(tokens)))
    return { kind: "table", table, clues: cluesOf(all) };
  if (!hasNumber) return table === null ? { kind: "talk" } : unread(texts.lines.noBoard);
  const alone = outcomeOf(tokens);
  if (alone.unread === null) return unread(texts.lines.boardMissing);
  return unread((tokens.length > 1 ? outcome?.unread : null) ?? texts.lines.noBoard);
}

/** The rooms of a match as titles name them, in the languages of results. */
const ROOM_TITLES: readonly (readonly [title: RegExp, room: string])[] = [
  [/^(the )?open (room|zaal)$|^offener raum$|^salle ouverte$|^open kamer$/, "OPEN"],
  [/^(the )?closed room$|^geschlossener raum$|^salle fermee$|^gesloten (zaal|kamer)$/, "CLOSED"],
];

/** The room that a title names; null for another text. */
function roomIn(text: string): string | null {
  const written = text.replace(/[:.()]/g, "").trim();
  // In lower case, "open" and "closed" may be words of a conversation.
  if (/^(OPEN|CLOSED)$/.test(written)) return written;
  const title = plainWord(written);
  return ROOM_TITLES.find(([pattern]) => pattern.test(title))?.[1] ?? null;
}

/** Returns the room in a cell, where the word "room" may be missing since the heading has it; null for another text. */
export function roomInCell(cell: string): string | null {
  const word = plainWord(cell);
  if (/^(open|offen|ouverte)$/.test(word)) return "OPEN";
  return /^(closed|geschlossen|gesloten|fermee)$/.test(word) ? "CLOSED" : roomIn(cell);
}

/**
 * True if only signs follow a table's name, or a colon, a bracket or the like, after which its players may be named.
 */
function isHeading(rest: readonly Token[]): boolean {
  return rest.length === 0 || rest.every(({ kind }) => kind === "sign") || /^[:(,.-]$/.test(rest[0]?.text ?? "");
}

/** Removes the round, as in "Round 2", from tokens: the board already shows the round. */
export function withoutRound(tokens: readonly Token[]): readonly Token[] {
  const index = tokens.findIndex((token, i) => wordOf(token)?.kind === "round" && tokens[i + 1]?.kind === "number");
  if (index < 0) return tokens;
  const length = /^[:,.-]$/.test(tokens[index + 2]?.text ?? "") ? 3 : 2;
  return [...tokens.slice(0, index), ...tokens.slice(index + length)];
}

/**
 * Finds the table that a part names, in any place; `rest` has the other tokens. `table` is null if the part names none.
 */
export function withoutTable(tokens: readonly Token[]): {
  table: string | null;
  rest: readonly Token[];
} {
  for (const [index, token] of tokens.entries()) {
    const word = wordOf(token);
    if (word?.kind !== "table") continue;
    const name = named(tokens, index + 1, ({ kind, text }) => kind === "number" || /^[A-D]$/i.test(text));
    // "4T" may be a contract.
    if (name === null || (tokens[index - 1]?.kind === "number" && !token.apart)) continue;
    return {
      table: name.text.toUpperCase(),
      rest: [...tokens.slice(0, index), ...tokens.slice(index + 1 + name.length)],
    };
  }
  return { table: null, rest: tokens };
}

/** Returns the board if tokens begin with a word for a board and a number; else null. */
function boardAt(tokens: readonly Token[]): Match | null {
  const start = tokens.findIndex(({ text }) => !/^[:,.()>•*-]$/.test(text));
  const word = tokens[start];
  if (word === undefined || wordOf(word)?.kind !== "board") return null;
  const name = named(tokens, start + 1, ({ kind }) => kind === "number");
  return name && { text: name.text, length: start + 1 + name.length };
}

/** Returns the number that tokens begin with, and its length with the separator after it; null if there is none. */
function bareNumber(tokens: readonly Token[]): Match | null {
  const start = tokens.findIndex(({ text }) => !/^[:,.()>•*-]$/.test(text));
  const number = tokens[start];
  if (tokens[start - 1]?.text === "-") return null;
  return number?.kind === "number" ? { text: number.text, length: start + 1 + separator(tokens, start + 1) } : null;
}

/** Returns the number or letter at index `from`, perhaps after ":", "." or "no."; null if there is none. */
function named(tokens: readonly Token[], from: number, isName: (token: Token) => boolean): Match | null {
  for (let index = from; index < Math.min(tokens.length, from + 4); index++) {
    const token = elementAt(tokens, index);
    if (isName(token)) return { text: token.text, length: index - from + 1 + separator(tokens, index + 1) };
    if (!/^[.:#]$/.test(token.text) && wordOf(token)?.kind !== "board") return null;
  }
  return null;
}

/**
 * Returns the number of separator tokens, 0 or 1. A hyphen is a separator only before a contract or a pass; else it is
 * a minus sign.
 */
function separator(tokens: readonly Token[], index: number): number {
  const [sign, next] = [tokens[index]?.text ?? "", tokens[index + 1]];
  if (/^[:,.)/]$/.test(sign)) return 1;
  return sign === "-" && next !== undefined && isBidding(next, tokens[index + 2]) ? 1 : 0;
}

/** True if tokens begin a contract or a pass-out. */
function isBidding(token: Token, next: Token | undefined): boolean {
  if (token.kind === "number")
    return /^[1-7]$/.test(token.text) && next !== undefined && next.kind !== "number" && !/^[+=-]$/.test(next.text);
  return wordOf(token)?.kind === "pass";
}

function wordOf({ text }: Token) {
  return lookUpKeyword(text);
}
