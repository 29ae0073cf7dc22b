import { at as elementAt } from "../../bridge/at";
import { CANCELLED_AS_WRITTEN } from "../../sessions/reading/typed-board";
import { texts } from "../texts";
import type { Clue, OpenStrain } from "./said-board";
import { tokensOf, type Token } from "./tokens";
import { wordFor, type Word } from "./words";

/** What was said of a board's outcome, each part at most once. */
export interface Outcome {
  /** Its strain is one of C, D, H, S and NT, or the letter of `openStrain`. */
  readonly contract: string;
  /** The letter that was typed for the strain, where languages have it for different ones. */
  readonly openStrain: OpenStrain | null;
  /** N, E, S or W, or the letter O, which is East or West. */
  readonly declarer: string;
  readonly result: string;
  readonly points: string;
  readonly isUnsigned: boolean;
  readonly clues: readonly Clue[];
}

type Field = "contract" | "declarer" | "result" | "points" | "doubled" | "side";

/** The letters behind a contract's level: its strain, a double, and who plays it: "NTXW". */
const STRAIN_RUN = /^(NT|SA|N|[CDHSKRPT])(XX|X|R)?([NESWOZ])?$/;

/** What those letters stand for that are of one suit only. */
const STRAINS: ReadonlyMap<string, string> = new Map([
  ["N", "NT"],
  ["SA", "NT"],
  ["P", "S"],
  ["R", "D"],
  ["T", "C"],
]);

/** Suits that are shortened to two letters, which could be a run of letters as well. */
const SHORTENED: ReadonlyMap<string, Word> = new Map([
  ["Co", { is: "strain", strain: "H", languages: ["de", "fr"] }],
  ["Ka", { is: "strain", strain: "D", languages: ["de"] }],
  ["Tr", { is: "strain", strain: "C", languages: ["de", "fr"] }],
  ["Kr", { is: "strain", strain: "C", unsettles: "K", languages: ["de"] }],
]);

/** The greatest number that is a result; from the next on they are points. */
const MOST_TRICKS = 13;

/**
 * Reads what became of a board: "3nt x by West -2", "pass", "-50".
 * @returns with `unread` the reason why it is not understood; null where it is.
 */
export function outcomeOf(tokens: readonly Token[]): Outcome & { readonly unread: string | null } {
  const said: Partial<Record<Field, string>> = {};
  const clues: Clue[] = [];
  const strange: string[] = [];
  let openStrain: OpenStrain | null = null;
  let isMade = false;
  let bidAt = -2;
  const say = (field: Field, text: string, written: string) => {
    if (said[field] !== undefined && said[field] !== text) strange.push(written);
    else said[field] = text;
  };

  for (let at = 0; at < tokens.length; at++) {
    const token = elementAt(tokens, at);
    const run = contractAt(tokens, at);
    if (run !== null && said.contract === undefined) {
      said.contract = run.contract;
      openStrain = run.openStrain;
      clues.push(...run.clues);
      if (run.doubled !== "") say("doubled", run.doubled, token.text);
      if (run.declarer !== "") say("declarer", run.declarer, token.text);
      at += 1;
      bidAt = at;
      continue;
    }
    const tricks = tricksAt(tokens, at);
    if (tricks !== null) {
      say("result", tricks.result, token.text);
      at += tricks.length - 1;
      continue;
    }
    const points = pointsAt(tokens, at);
    if (points !== null) {
      say("points", points.points, token.text);
      at += points.length - 1;
      continue;
    }
    if (token.text === "=") {
      isMade = true;
      continue;
    }
    const word = wordFor(token.text);
    if (/^[EOW]$/i.test(token.text)) clues.push({ is: "seat", letter: token.text.toUpperCase() });
    if (token.text === "O" || token.text === "o") say("declarer", "O", token.text);
    else if (word === undefined) {
      const isDash = /^[-/]$/.test(token.text) && tokens[at + 1]?.kind !== "number";
      if (token.kind !== "sign" || (/^[?+\-/<>%&\\]$/.test(token.text) && !isDash)) strange.push(token.text);
    } else if (word.is === "seat") say("declarer", word.seat, token.text);
    else if (word.is === "side") say("side", word.side, token.text);
    // A star that is not behind a contract is an ornament, or what a phone shows in bold.
    else if (word.is === "double" && token.text.startsWith("*") && bidAt !== at - 1) strange.push(token.text);
    else if (word.is === "double") say("doubled", "X".repeat(word.doubling), token.text);
    else if (word.is === "pass") say("contract", "Pass", token.text);
    else if (word.is === "notPlayed") say("contract", "np", token.text);
    else if (word.is === "cancelled") say("contract", CANCELLED_AS_WRITTEN, token.text);
    else if (word.is === "made") isMade = true;
    else if (word.is !== "filler") strange.push(token.text);
  }
  const { contract = "", declarer = "", doubled = "", side } = said;
  const isBid = /^\d/.test(contract);
  // "4H N 0" was made exactly.
  const isZero = isBid && said.points === "0" && said.result === undefined && !isMade;
  const result = said.result ?? (isMade || isZero ? "=" : "");
  const points = isZero ? "" : (said.points ?? "");
  const outcome = {
    contract: `${contract}${isBid ? doubled : ""}`,
    openStrain,
    declarer,
    result,
    points: side === "EW" ? turned(points) : points,
    isUnsigned: side === undefined && /^\d/.test(points),
    clues: [...clues, ...cluesOf(tokens)],
  };
  return { ...outcome, unread: refusal() };

  function refusal(): string | null {
    const { lines } = texts;
    if (strange.length > 0) return lines.strange([...new Set(strange)]);
    if (contract === "" && points === "") return lines.noContract;
    if (contract === "" && (declarer !== "" || result !== "" || doubled !== "")) return lines.noContract;
    if (
      !isBid &&
      contract !== "" &&
      (doubled !== "" || declarer !== "" || result !== "" || (points !== "" && points !== "0"))
    )
      return lines.contradiction;
    if (side !== undefined && points === "") return lines.sideAlone(side);
    return null;
  }
}

/** The other side's points. */
function turned(points: string): string {
  if (points === "0" || points === "") return points;
  return points.startsWith("-") ? points.slice(1) : `-${points.replace("+", "")}`;
}

/** A level with a strain behind it. */
interface Bid extends Pick<Outcome, "contract" | "openStrain" | "declarer" | "clues"> {
  readonly doubled: string;
}

/** A contract at a place, where there is one. */
function contractAt(tokens: readonly Token[], at: number): Bid | null {
  const [{ text: level }, strain] = [elementAt(tokens, at), tokens[at + 1]];
  if (!/^[1-7]$/.test(level) || strain === undefined || strain.kind === "number") return null;
  const word = wordFor(strain.text) ?? shortened(tokens, at + 1);
  if (word?.is === "strain") {
    const clues = SHORTENED.has(strain.text) ? clueOf(word) : [];
    return { contract: `${level}${word.strain}`, openStrain: null, doubled: "", declarer: "", clues };
  }
  const run = strain.text.toUpperCase();
  const [, letter, doubled = "", declarer = ""] = STRAIN_RUN.exec(run) ?? [];
  // "TR" and "KR" are suits to one, and redoubled to another.
  if (letter === undefined || /^[TK]R$/.test(run)) return null;
  const clues: Clue[] = [{ is: "strain", letter }];
  if (/[EOW]/.test(declarer)) clues.push({ is: "seat", letter: declarer });
  if (letter === "SA" && run !== "SA") clues.push(...cluesOf(tokensOf("SA")));
  if (declarer === "Z") clues.push(...cluesOf(tokensOf("Z")));
  return {
    contract: `${level}${STRAINS.get(letter) ?? letter}`,
    openStrain: letter === "C" || letter === "K" ? letter : null,
    doubled: doubled === "R" ? "XX" : doubled,
    declarer: declarer === "Z" ? "S" : declarer,
    clues,
  };
}

/** A suit that is shortened to two letters. "4CO" is cœur where somebody else plays it, and clubs by O if not. */
function shortened(tokens: readonly Token[], at: number): Word | undefined {
  const { text } = elementAt(tokens, at);
  const isOther = (token: Token, i: number) =>
    i !== at && (wordFor(token.text)?.is === "seat" || /^o$/i.test(token.text));
  return /^co$/i.test(text) && tokens.some(isOther) ? SHORTENED.get("Co") : SHORTENED.get(text);
}

/** What words show of their writer's language. */
export function cluesOf(tokens: readonly Token[]): Clue[] {
  return tokens.flatMap(({ text }) => clueOf(wordFor(text)));
}

function clueOf(word: Word | undefined): Clue[] {
  if (word === undefined || word.languages.length === 0) return [];
  const clue: Clue = { is: "word", languages: word.languages };
  return word.is === "strain" && word.unsettles ? [clue, { is: "unsettled", letter: word.unsettles }] : [clue];
}

/** A result at a place: "+1", "2 down", "down 2", "minus one". */
function tricksAt(tokens: readonly Token[], at: number): { result: string; length: number } | null {
  const [first, second, third] = [elementAt(tokens, at), tokens[at + 1], tokens[at + 2]];
  const sign = /^[+-]$/.test(first.text) ? first.text : null;
  if (sign !== null) {
    const number = tricksOf(second);
    if (number === null) return null;
    const also = wayOf(third);
    if (also !== null && also !== sign) return null;
    return { result: printed(sign, number), length: also === null ? 2 : 3 };
  }
  const way = wayOf(first);
  if (way !== null) {
    const number = tricksOf(second);
    return number === null ? null : { result: printed(way, number), length: 2 };
  }
  const number = tricksOf(first);
  if (number === null) return null;
  const behind = wayOf(second);
  if (behind !== null) return { result: printed(behind, number), length: 2 };
  // "1 trick down", "2 de chute"
  const later = second !== undefined && wordFor(second.text)?.is === "filler" ? wayOf(third) : null;
  return later === null ? null : { result: printed(later, number), length: 3 };
}

function tricksOf(token: Token | undefined): number | null {
  if (token === undefined) return null;
  const word = wordFor(token.text);
  const number = token.kind === "number" ? Number(token.text) : word?.is === "number" ? word.number : NaN;
  return number <= MOST_TRICKS ? number : null;
}

function wayOf(token: Token | undefined): "+" | "-" | null {
  const word = token && wordFor(token.text);
  return word?.is === "down" ? "-" : word?.is === "over" ? "+" : null;
}

function printed(sign: string, number: number): string {
  return number === 0 ? "=" : `${sign}${number}`;
}

/** Points at a place: a number above every result, or 0. */
function pointsAt(tokens: readonly Token[], at: number): { points: string; length: number } | null {
  const first = elementAt(tokens, at);
  const sign = /^[+-]$/.test(first.text) || wayOf(first) !== null;
  const number = sign ? tokens[at + 1] : first;
  if (number?.kind !== "number") return null;
  const value = Number(number.text);
  if (value === 0 && !sign) return { points: "0", length: 1 };
  if (value <= MOST_TRICKS || number.text.length > 5) return null;
  if (!sign) return { points: String(value), length: 1 };
  const minus = first.text === "-" || wayOf(first) === "-";
  return { points: `${minus ? "-" : "+"}${value}`, length: 2 };
}
