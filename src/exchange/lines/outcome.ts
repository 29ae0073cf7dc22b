import { CANCELLED_AS_WRITTEN, WRITTEN_NOT_PLAYED } from "../../bridge/contract";
import { itemAt as elementAt } from "../../bridge/item-at";
import { printResult } from "../../bridge/result";
import { texts } from "../texts";
import { contractAt, suitFirstAt } from "./contract-part";
import { cluesOf } from "./language-clues";
import type { Field, OutcomeParts, Part, RawOutcome } from "./outcome-part";
import type { LanguageClue, OpenStrain } from "./raw-board";
import { pointsAt, tricksAt } from "./result-part";
import { type Token, tokensOf } from "./tokens";
import { type Keyword, lookUpKeyword } from "./words";

/**
 * Reads the outcome of a board: "3nt x by West -2", "pass", "-50".
 * @returns with `unread`, the reason why it is not understood; null if it is.
 */
export function outcomeOf(tokens: readonly Token[]): RawOutcome & { readonly unread: string | null } {
  const { parts, strange, openStrain, clues, doubt } = partsOf(tokens);
  const { contract = "", declarer = "", doubled = "", side } = parts;
  const isBid = /^\d/.test(contract);
  const byTricks = resultOfTricks(parts, isBid ? Number(contract.slice(0, 1)) : null);
  const read = { ...parts, result: parts.result ?? byTricks };
  const areTwo = byTricks !== undefined && read.result !== byTricks;
  // "4H N 0" was made exactly.
  const isZero = isBid && read.points === "0" && read.result === undefined && read.exact === undefined;
  const result = read.result ?? (isZero ? "=" : (read.exact ?? ""));
  const points = isZero ? "" : (read.points ?? "");
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
      doubt ?? (areTwo ? texts.lines.resultsDiffer(result, byTricks) : refusalOf({ ...read, result, points }, strange)),
  };
}

/** Returns the result of a contract of a level, from the tricks won ("10 tricks") or the level made ("making 5"). */
function resultOfTricks({ won, level: levelMade }: OutcomeParts, level: number | null): string | undefined {
  const tricks = won !== undefined ? Number(won) - 6 : Number(levelMade);
  return level === null || Number.isNaN(tricks) ? undefined : printResult(tricks - level);
}

/**
 * Reads a result in a cell of its own: a number, which stays, or words such as "2 Faller" or "made 5".
 * @param level the contract's; the result of "10 tricks" or "made 5" depends on it.
 * @returns the text itself if it is no result.
 */
export function resultIn(text: string, level = 1): string {
  if (/^(=|[+-]?\d+)?$/.test(text)) return text;
  const bid = `${level}NT`;
  const { result, contract, declarer, points, unread } = outcomeOf([...tokensOf(bid), ...tokensOf(text)]);
  const isResult = unread === null && result !== "" && contract === bid && declarer + points === "";
  return isResult ? result : text;
}

/**
 * Collects the parts of an outcome from tokens. Tokens that mean none of its parts, or contradict an earlier token, are
 * returned as `strange`.
 */
function partsOf(tokens: readonly Token[]) {
  const parts: Partial<Record<Field, string>> = {};
  const strange: string[] = [];
  const clues: LanguageClue[] = [];
  let openStrain: OpenStrain | null = null;
  let doubt: string | null = null;
  let endOfBid = -1;
  for (let index = 0; index < tokens.length;) {
    const { text } = elementAt(tokens, index);
    const bid = parts.contract === undefined ? (suitFirstAt(tokens, index) ?? contractAt(tokens, index)) : null;
    const { parts: found, length } =
      bid ?? tricksAt(tokens, index) ?? pointsAt(tokens, index) ?? wordAt(tokens, index, endOfBid === index);
    if (bid !== null) {
      openStrain = bid.openStrain;
      doubt ??= bid.doubt ?? null;
      endOfBid = index + length;
      clues.push(...bid.clues);
    } else if (length === 1 && /^[EOW]$/i.test(text)) clues.push({ kind: "seat", letter: text.toUpperCase() });
    if (found === null) strange.push(text);
    for (const [field, meaning] of Object.entries(found ?? {}) as [Field, string][])
      if ((parts[field] ??= meaning) !== meaning) strange.push(text);
    index += length;
  }
  return { parts, strange, openStrain, clues, doubt };
}

/** Reason why the parts are no outcome of a board; null if they are. */
function refusalOf(parts: OutcomeParts, strange: readonly string[]) {
  const { contract = "", declarer, doubled, result, points, side, level, won } = parts;
  const { lines } = texts;
  const isPlayed = Boolean(declarer || doubled || result || level || won);
  // Making less than the contract's level is going down, and "made 7" after a contract of one may count tricks.
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
  if (text === "=") return { length: 1, parts: { exact: "=" } };
  if (/^o$/i.test(text)) return { length: 1, parts: { declarer: "O" } };
  if (word === undefined) return { length: 1, parts: isOrnament(tokens, index) ? {} : null };
  // A star means a double only after a contract; elsewhere it is an ornament, or marks bold text on phones.
  if (word.kind === "double" && text.startsWith("*") && !isBehindBid) return { length: 1, parts: null };
  return { length: 1, parts: partsBy(word) };
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
      return { contract: WRITTEN_NOT_PLAYED };
    case "cancelled":
      return { contract: CANCELLED_AS_WRITTEN };
    case "average":
      return { contract: word.kind };
    case "made":
      return { exact: "=" };
    case "filler":
    case "tricks":
      return {};
    // Alone, these are no part of an outcome.
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

/** Returns points as the other side has them. */
export function turned(points: string): string {
  if (points === "0" || points === "") return points;
  return points.startsWith("-") ? points.slice(1) : `-${points.replace("+", "")}`;
}
