import { CANCELLED_AS_WRITTEN } from "../../bridge/contract";
import { itemAt as elementAt } from "../../bridge/item-at";
import { printResult } from "../../bridge/result";
import { texts } from "../texts";
import type { LanguageClue, OpenStrain, RawBoard } from "./raw-board";
import { tokensOf, type Token } from "./tokens";
import { lookUpKeyword, seatIn, type Keyword } from "./words";

/** The outcome of a board; each part occurs at most once. */
export interface RawOutcome extends Omit<RawBoard, "line" | "text" | "table" | "board"> {
  readonly clues: readonly LanguageClue[];
}

type Field =
  | "contract"
  | "declarer"
  | "result"
  | "points"
  | "doubled"
  | "side"
  | "made"
  /** Tricks that declarer won, and the level that was made: both are results of the contract's level. */
  | "won"
  | "level";
type OutcomeParts = Readonly<Partial<Record<Field, string>>>;

/** The combined meaning of some tokens; null if they do not describe a board. */
interface Part {
  readonly length: number;
  readonly says: OutcomeParts | null;
}

/** The letters behind a contract's level: its strain, a double, and who plays it: "NTXW". */
const STRAIN_RUN = /^(NT|SA|N|[CDHSKRPT])(XX|X|R)?([NESWOZ])?$/;

/** Letters that stand for one suit only. */
const STRAINS: ReadonlyMap<string, string> = new Map([
  ["N", "NT"],
  ["SA", "NT"],
  ["P", "S"],
  ["R", "D"],
  ["T", "C"],
]);

/** Suits that are shortened to two letters, which could be a run of letters as well. */
const SHORTENED: ReadonlyMap<string, Keyword> = new Map([
  ["Co", { kind: "strain", strain: "H", languages: ["de", "fr"] }],
  ["Ka", { kind: "strain", strain: "D", languages: ["de"] }],
  ["Tr", { kind: "strain", strain: "C", languages: ["de", "fr"] }],
  ["Kr", { kind: "strain", strain: "C", unsettles: "K", languages: ["de"] }],
]);

/** The greatest number that is a result; from the next on they are points. */
const MAX_TRICKS = 13;

/**
 * Reads what became of a board: "3nt x by West -2", "pass", "-50".
 * @returns with `unread` the reason why it is not understood; null where it is.
 */
export function outcomeOf(tokens: readonly Token[]): RawOutcome & { readonly unread: string | null } {
  const { said: parts, strange, openStrain, clues, doubt } = partsOf(tokens);
  const { contract = "", declarer = "", doubled = "", side } = parts;
  const isBid = /^\d/.test(contract);
  const byTricks = resultOfTricks(parts, isBid ? Number(contract.slice(0, 1)) : null);
  const said = { ...parts, result: parts.result ?? byTricks };
  const areTwo = byTricks !== undefined && said.result !== byTricks;
  // "4H N 0" was made exactly.
  const isZero = isBid && said.points === "0" && said.result === undefined && said.made === undefined;
  const result = said.result ?? (isZero ? "=" : (said.made ?? ""));
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
  return {
    ...outcome,
    unread:
      doubt ?? (areTwo ? texts.lines.resultsDiffer(result, byTricks) : refusalOf({ ...said, result, points }, strange)),
  };
}

/** The result of a contract of a level by the tricks won, "10 tricks", or by the level made, "making 5". */
function resultOfTricks({ won, level: made }: OutcomeParts, level: number | null): string | undefined {
  const tricks = won !== undefined ? Number(won) - 6 : Number(made);
  return level === null || Number.isNaN(tricks) ? undefined : printResult(tricks - level);
}

/**
 * A result in a cell of its own: a number as it is, or words such as "2 Faller" or "made 5"; the text where it is none.
 * @param level the contract's, on which the result of tricks and levels depends.
 */
export function resultIn(text: string, level = 1): string {
  if (/^(=|[+-]?\d+)?$/.test(text)) return text;
  const bid = `${level}NT`;
  const { result, contract, declarer, points, unread } = outcomeOf([...tokensOf(bid), ...tokensOf(text)]);
  const isResult = unread === null && result !== "" && contract === bid && declarer + points === "";
  return isResult ? result : text;
}

/** All that tokens say, and those among them that say something else, or what another one has said otherwise. */
function partsOf(tokens: readonly Token[]) {
  const said: Partial<Record<Field, string>> = {};
  const strange: string[] = [];
  const clues: LanguageClue[] = [];
  let openStrain: OpenStrain | null = null;
  let doubt: string | null = null;
  let endOfBid = -1;
  for (let index = 0; index < tokens.length;) {
    const { text } = elementAt(tokens, index);
    const bid = said.contract === undefined ? (suitFirstAt(tokens, index) ?? contractAt(tokens, index)) : null;
    const { says, length } =
      bid ?? tricksAt(tokens, index) ?? pointsAt(tokens, index) ?? wordAt(tokens, index, endOfBid === index);
    if (bid !== null) {
      openStrain = bid.openStrain;
      doubt ??= bid.doubt ?? null;
      endOfBid = index + length;
      clues.push(...bid.clues);
    } else if (length === 1 && /^[EOW]$/i.test(text)) clues.push({ kind: "seat", letter: text.toUpperCase() });
    if (says === null) strange.push(text);
    for (const [field, meaning] of Object.entries(says ?? {}) as [Field, string][])
      if ((said[field] ??= meaning) !== meaning) strange.push(text);
    index += length;
  }
  return { said, strange, openStrain, clues, doubt };
}

/** Reason why the parts are no outcome of a board; null if they are. */
function refusalOf(said: OutcomeParts, strange: readonly string[]) {
  const { contract = "", declarer, doubled, result, points, side, level, won } = said;
  const { lines } = texts;
  const isPlayed = Boolean(declarer || doubled || result || level || won);
  // Who makes a level below the contract's has gone down; and seven may be the tricks of a contract of one.
  const bid = Number(/^\d/.exec(contract)?.[0] ?? NaN);
  if (level !== undefined && (Number(level) < bid || (level === "7" && bid === 1)))
    return lines.levelMade(level, contract);
  if (strange.length > 0) return lines.strange([...new Set(strange)]);
  if (contract === "") {
    if (!points || isPlayed) return lines.noContract;
  } else if (!/^\d/.test(contract) && (isPlayed || (points && points !== "0"))) return lines.contradiction;
  return side !== undefined && !points ? lines.sideAlone(side) : null;
}

/** The meaning of a single token. */
function wordAt(tokens: readonly Token[], index: number, isBehindBid: boolean): Part {
  const { text } = elementAt(tokens, index);
  const word = lookUpKeyword(text);
  if (text === "=") return { length: 1, says: { made: "=" } };
  if (/^o$/i.test(text)) return { length: 1, says: { declarer: "O" } };
  if (word === undefined) return { length: 1, says: isOrnament(tokens, index) ? {} : null };
  // A star that is not behind a contract is an ornament, or what a phone shows in bold.
  if (word.kind === "double" && text.startsWith("*") && !isBehindBid) return { length: 1, says: null };
  return { length: 1, says: partsBy(word) };
}

function partsBy(word: Keyword): OutcomeParts | null {
  switch (word.kind) {
    case "seat":
      return { declarer: word.seat };
    case "side":
      return { side: word.side };
    case "double":
      return { doubled: "X".repeat(word.doubling) };
    case "pass":
      return { contract: "Pass" };
    case "notPlayed":
      return { contract: "np" };
    case "cancelled":
      return { contract: CANCELLED_AS_WRITTEN };
    case "average":
      return { contract: word.kind };
    case "made":
      return { made: "=" };
    case "filler":
    case "tricks":
      return {};
    // Of these a board's outcome has none by themselves.
    case "board":
    case "down":
    case "number":
    case "over":
    case "round":
    case "strain":
    case "table":
      return null;
  }
}

/** True for signs without meaning: a bracket, a comma, a dash that is no minus. */
function isOrnament(tokens: readonly Token[], index: number): boolean {
  const { kind, text } = elementAt(tokens, index);
  const isDash = /^[-/]$/.test(text) && tokens[index + 1]?.kind !== "number";
  return kind === "sign" && (isDash || !/^[?+\-/<>%&\\]$/.test(text));
}

/** The other side's points. */
export function turned(points: string): string {
  if (points === "0" || points === "") return points;
  return points.startsWith("-") ? points.slice(1) : `-${points.replace("+", "")}`;
}

/** A level with a strain behind it, or before it. */
interface Bid extends Part, Pick<RawOutcome, "openStrain" | "clues"> {
  /** Why it may be another contract. */
  readonly doubt?: string;
}

/**
 * A contract that is written with its strain first, "S4 N", "♠4", "N3 S". Where the level could go with the strain
 * behind it as well, "S4N", its side without a blank decides; where both sides or none have one, it is asked.
 */
function suitFirstAt(tokens: readonly Token[], index: number): Bid | null {
  const [first, level, next] = [elementAt(tokens, index), tokens[index + 1], tokens[index + 2]];
  if (first.kind === "number" || level === undefined || !/^[1-7]$/.test(level.text)) return null;
  // Letters that are words as well, a pass or a table, have their level right behind.
  const isStrain = lookUpKeyword(first.text)?.kind === "strain" || /^(?:NT|SA|N|[CDHS])$/i.test(first.text);
  const isLetter = /^[KPRT]$/i.test(first.text) && !level.apart;
  const isCount = next !== undefined && (wayOf(next) !== null || lookUpKeyword(next.text)?.kind === "tricks");
  const suitFirst = (isStrain || isLetter) && !isCount ? contractAt([level, { ...first, apart: false }], 0) : null;
  const levelFirst = contractAt(tokens, index + 1);
  const [seat, seatBehind] = [fullSeat(first), fullSeat(next)];
  if (suitFirst === null || levelFirst === null || seat === null) return suitFirst;
  if (seatBehind === null || seatBehind === seat) return null;
  if (level.apart !== next?.apart) return level.apart ? null : suitFirst;
  const text = [first, level, next].map((token) => token?.text).join(level.apart ? " " : "");
  const by = (bid: Bid, declarer: string) => `${bid.says?.contract ?? ""} ${declarer}`;
  return { ...suitFirst, doubt: texts.lines.suitOrLevel(text, by(suitFirst, seatBehind), by(levelFirst, seat)) };
}

/** A seat that is the same in all languages: O is not. */
function fullSeat(token: Token | undefined): string | null {
  const word = token && lookUpKeyword(token.text);
  return word?.kind === "seat" ? word.seat : null;
}

function levelAt(tokens: readonly Token[], index: number): string | null {
  const text = tokens[index]?.text ?? "";
  return /^[1-7]$/.test(text) ? text : null;
}

/** A contract at a place, where there is one. */
function contractAt(tokens: readonly Token[], index: number): Bid | null {
  const [level, strain] = [levelAt(tokens, index), tokens[index + 1]];
  if (level === null || strain === undefined || strain.kind === "number") return null;
  const word = lookUpKeyword(strain.text) ?? shortened(tokens, index + 1);
  if (word?.kind === "strain") {
    const clues = SHORTENED.has(strain.text) ? clueOf(word) : [];
    return { length: 2, says: { contract: `${level}${word.strain}` }, openStrain: null, clues };
  }
  const run = strain.text.toUpperCase();
  const [, letter, doubled = "", declarer = ""] = STRAIN_RUN.exec(run) ?? [];
  // "TR" and "KR" are suits to one, and redoubled to another.
  if (letter === undefined || /^[TK]R$/.test(run)) return null;
  const clues: LanguageClue[] = [{ kind: "strain", letter }];
  if (/[EOW]/.test(declarer)) clues.push({ kind: "seat", letter: declarer });
  if (letter === "SA" && run !== "SA") clues.push(...cluesOf(tokensOf("SA")));
  if (declarer === "Z") clues.push(...cluesOf(tokensOf("Z")));
  return {
    length: 2,
    says: {
      contract: `${level}${STRAINS.get(letter) ?? letter}`,
      ...(doubled !== "" && { doubled: doubled === "R" ? "XX" : doubled }),
      ...(declarer !== "" && { declarer: declarer === "Z" ? "S" : declarer }),
    },
    openStrain: letter === "C" || letter === "K" ? letter : null,
    clues,
  };
}

/** A suit that is shortened to two letters. "4CO" is cœur where somebody else plays it, and clubs by O if not. */
function shortened(tokens: readonly Token[], index: number): Keyword | undefined {
  const { text } = elementAt(tokens, index);
  const isOther = (token: Token, i: number) => i !== index && seatIn(token.text) !== null;
  return /^co$/i.test(text) && tokens.some(isOther) ? SHORTENED.get("Co") : SHORTENED.get(text);
}

/** Language clues in words. */
export function cluesOf(tokens: readonly Token[]): LanguageClue[] {
  return tokens.flatMap(({ text }) => clueOf(lookUpKeyword(text)));
}

function clueOf(word: Keyword | undefined): LanguageClue[] {
  if (word === undefined || word.languages.length === 0) return [];
  const clue: LanguageClue = { kind: "word", languages: word.languages };
  return word.kind === "strain" && word.unsettles ? [clue, { kind: "unsettled", letter: word.unsettles }] : [clue];
}

/** The level or the tricks that were made at a place: "making 5", "made 10 tricks". */
function madeAt(tokens: readonly Token[], index: number): Part | null {
  const [first, second, third] = [elementAt(tokens, index), tokens[index + 1], tokens[index + 2]];
  const count = lookUpKeyword(first.text)?.kind === "made" ? (tricksOf(second) ?? 0) : 0;
  // "made 1 over" and "made 4H" say something else.
  const isOther = wayOf(third) !== null || wayOf(tokens[index + 3]) !== null || contractAt(tokens, index + 1) !== null;
  if (count === 0 || isOther) return null;
  const isWon = count > 7 || lookUpKeyword(third?.text ?? "")?.kind === "tricks";
  return { length: 2, says: isWon ? { won: String(count) } : { level: String(count) } };
}

/** A result at a place: "+1", "2 down", "down 2", "minus one". */
function tricksAt(tokens: readonly Token[], index: number): Part | null {
  const [first, second, third] = [elementAt(tokens, index), tokens[index + 1], tokens[index + 2]];
  const sign = /^[+-]$/.test(first.text) ? first.text : null;
  if (sign !== null) {
    const number = tricksOf(second);
    if (number === null) return null;
    const further = wayOf(third);
    if (further !== null && further !== sign) return null;
    return { length: further === null ? 2 : 3, says: { result: printed(sign, number) } };
  }
  const way = wayOf(first);
  if (way !== null) {
    const number = tricksOf(second);
    return number === null ? null : { length: 2, says: { result: printed(way, number) } };
  }
  const made = madeAt(tokens, index);
  if (made !== null) return made;
  const number = tricksOf(first);
  if (number === null) return null;
  const behind = wayOf(second);
  if (behind !== null) return { length: 2, says: { result: printed(behind, number) } };
  // "1 trick down", "2 de chute"
  const between = second && lookUpKeyword(second.text)?.kind;
  const later = between === "filler" || between === "tricks" ? wayOf(third) : null;
  if (later !== null) return { length: 3, says: { result: printed(later, number) } };
  return between === "tricks" ? { length: 2, says: { won: String(number) } } : null;
}

function tricksOf(token: Token | undefined): number | null {
  if (token === undefined) return null;
  const word = lookUpKeyword(token.text);
  const number = token.kind === "number" ? Number(token.text) : word?.kind === "number" ? word.number : NaN;
  return number <= MAX_TRICKS ? number : null;
}

function wayOf(token: Token | undefined): "+" | "-" | null {
  const word = token && lookUpKeyword(token.text);
  return word?.kind === "down" ? "-" : word?.kind === "over" ? "+" : null;
}

function printed(sign: string, number: number): string {
  return printResult(sign === "-" ? -number : number);
}

/** Points at a place: a number above every result, or 0. */
function pointsAt(tokens: readonly Token[], index: number): Part | null {
  const first = elementAt(tokens, index);
  const sign = /^[+-]$/.test(first.text) || wayOf(first) !== null;
  const number = sign ? tokens[index + 1] : first;
  if (number?.kind !== "number") return null;
  const value = Number(number.text);
  if (value === 0 && !sign) return { length: 1, says: { points: "0" } };
  if (value <= MAX_TRICKS || number.text.length > 5) return null;
  if (!sign) return { length: 1, says: { points: String(value) } };
  const minus = first.text === "-" || wayOf(first) === "-";
  return { length: 2, says: { points: `${minus ? "-" : "+"}${value}` } };
}
