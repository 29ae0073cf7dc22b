import { itemAt as elementAt } from "../../bridge/item-at";
import { texts } from "../texts";
import { clueOf, cluesOf } from "./language-clues";
import { type Part, type RawOutcome, wayOf } from "./outcome-part";
import type { LanguageClue } from "./raw-board";
import { type Token, tokensOf } from "./tokens";
import { type Keyword, lookUpKeyword, seatIn } from "./words";

/** Letters after a contract's level: the strain, a double and the declarer, as in "3NTXW". */
const STRAIN_RUN = /^(NT|SA|N|[CDHSKRPT])(XX|X|R)?([NESWOZ])?$/;

/** Strains by letters that differ from this program's and have only one meaning. */
const STRAINS: ReadonlyMap<string, string> = new Map([
  ["N", "NT"],
  ["SA", "NT"],
  ["P", "S"],
  ["R", "D"],
  ["T", "C"],
]);

/** Suits shortened to two letters, which might otherwise be read as a strain with a double or declarer. */
const SHORTENED: ReadonlyMap<string, Keyword> = new Map([
  ["Co", { kind: "strain", strain: "H", languages: ["de", "fr"] }],
  ["Ka", { kind: "strain", strain: "D", languages: ["de"] }],
  ["Tr", { kind: "strain", strain: "C", languages: ["de", "fr"] }],
  ["Kr", { kind: "strain", strain: "C", unsettles: "K", languages: ["de"] }],
]);

/** A contract; its level is before or after its strain. */
interface Bid extends Part, Pick<RawOutcome, "openStrain" | "clues"> {
  /** Question to ask if it may be another contract. */
  readonly doubt?: string;
}

/**
 * Reads a contract with its strain first, "S4 N", "♠4", "N3 S". If the level could also belong to a strain after it, as
 * in "S4N", it belongs to the neighbour without a blank between; if both or neither have a blank, the bid has a doubt.
 */
export function suitFirstAt(tokens: readonly Token[], index: number): Bid | null {
  const [first, level, next] = [elementAt(tokens, index), tokens[index + 1], tokens[index + 2]];
  if (first.kind === "number" || level === undefined || !/^[1-7]$/.test(level.text)) return null;
  // K, P, R and T also begin words such as pass or table, so the level has to follow without a blank.
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
  const by = (bid: Bid, declarer: string) => `${bid.parts?.contract ?? ""} ${declarer}`;
  return { ...suitFirst, doubt: texts.lines.suitOrLevel(text, by(suitFirst, seatBehind), by(levelFirst, seat)) };
}

/** Returns the seat of a token if it is the same in all languages, as O is not. */
function fullSeat(token: Token | undefined): string | null {
  const word = token && lookUpKeyword(token.text);
  return word?.kind === "seat" ? word.seat : null;
}

function levelAt(tokens: readonly Token[], index: number): string | null {
  const text = tokens[index]?.text ?? "";
  return /^[1-7]$/.test(text) ? text : null;
}

/** Reads a contract with its level first. */
export function contractAt(tokens: readonly Token[], index: number): Bid | null {
  const [level, strain] = [levelAt(tokens, index), tokens[index + 1]];
  if (level === null || strain === undefined || strain.kind === "number") return null;
  const word = lookUpKeyword(strain.text) ?? shortened(tokens, index + 1);
  if (word?.kind === "strain") {
    const clues = SHORTENED.has(strain.text) ? clueOf(word) : [];
    return { length: 2, parts: { contract: `${level}${word.strain}` }, openStrain: null, clues };
  }
  const run = strain.text.toUpperCase();
  const [, letter, doubled = "", declarer = ""] = STRAIN_RUN.exec(run) ?? [];
  // "TR" and "KR" may be shortened suits, or clubs redoubled.
  if (letter === undefined || /^[TK]R$/.test(run)) return null;
  const clues: LanguageClue[] = [{ kind: "strain", letter }];
  if (/[EOW]/.test(declarer)) clues.push({ kind: "seat", letter: declarer });
  if (letter === "SA" && run !== "SA") clues.push(...cluesOf(tokensOf("SA")));
  if (declarer === "Z") clues.push(...cluesOf(tokensOf("Z")));
  return {
    length: 2,
    parts: {
      contract: `${level}${STRAINS.get(letter) ?? letter}`,
      ...(doubled !== "" && { doubled: doubled === "R" ? "XX" : doubled }),
      ...(declarer !== "" && { declarer: declarer === "Z" ? "S" : declarer }),
    },
    openStrain: letter === "C" || letter === "K" ? letter : null,
    clues,
  };
}

/** Looks up a suit shortened to two letters. "4CO" is in hearts (cœur) if another token is a seat, else clubs by O. */
function shortened(tokens: readonly Token[], index: number): Keyword | undefined {
  const { text } = elementAt(tokens, index);
  const isOther = (token: Token, i: number) => i !== index && seatIn(token.text) !== null;
  return /^co$/i.test(text) && tokens.some(isOther) ? SHORTENED.get("Co") : SHORTENED.get(text);
}
