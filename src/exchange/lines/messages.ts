import { clipped } from "../../sessions/reading/fields";
import { readBoardTitle } from "./board-title";
import { correctionFault } from "./corrections";
import { readPart, type Part } from "./read-part";
import type { LanguageClue, RawBoard, RawResults, UnreadLine } from "./raw-board";
import { sentLines, type SentLine } from "./senders";
import { texts } from "../texts";
import { namesEastWest } from "./sides";
import { plainText } from "./tokens";
import { lookUpKeyword } from "./words";

/** Matches a contract in a line that may be a notice of the messaging program. */
const CONTRACT = /[1-7] ?(NT|SA|[CDHSN♣♦♥♠])(?!\p{L}{2})/iu;
const TALK = { kind: "talk" } as const;

/** Number of characters of a line that are read; lines about boards are shorter. */
const MAX_LENGTH = 2_000;

/** A word, perhaps for a table or a board, with the number or letter after it. */
const NUMBERED = /([\p{L}\p{M}]+|#)[ .:#]*(\d{1,3}|[A-Da-d](?![\p{L}\d]))/gu;

/**
 * Reads the boards of a conversation. A table is named before a board or on a line of its own. After a line of its own,
 * the table applies to the sender's boards until the sender names another table. If a sender names only one table, it
 * applies to all boards of that sender.
 * @param plainWords replaces a club's own words in a line by the usual ones.
 */
export function readMessages(text: string, plainWords?: (line: string) => string): RawResults {
  const boards: (RawBoard & { readonly sender: string })[] = [];
  const unread: UnreadLine[] = [];
  const clues: LanguageClue[] = [];
  const tableOf = new Map<string, string>();
  const named = new Map<string, Set<string>>();
  /** Senders who have written above their results that they sit East-West. */
  const eastWest = new Set<string>();
  /** For each sender, the board in the last traveller's title that the sender wrote. */
  const titled = new Map<string, string>();
  let talk = 0;

  for (const sent of sentLines(plainText(text).split(/\r\n|\r|\n/))) {
    const { line, sender } = sent;
    // A table that is named in a message applies to the rest of that message.
    let inLine: string | null = null;
    let isTalk = true;
    for (const part of partsOf(sent, plainWords)) {
      const read = readBelowTitle(part, sender, titled);
      const content = read.kind === "unread" && sent.isNotice && !CONTRACT.test(part) ? TALK : read;
      if (content.kind !== "talk") isTalk = false;
      if (content.kind !== "talk") clues.push(...content.clues);
      if ((content.kind === "table" || content.kind === "board") && content.table !== null)
        named.set(sender, (named.get(sender) ?? new Set()).add(content.table));
      if (content.kind === "table") {
        tableOf.set(sender, content.table);
        inLine = content.table;
        if (namesEastWest(part)) eastWest.add(sender);
        else eastWest.delete(sender);
      } else if (
        content.kind === "board" &&
        content.contract === "" &&
        Number(content.points) !== 0 &&
        eastWest.has(sender)
      )
        unread.push({ line, text: shown(part), why: texts.lines.titleSide });
      else if (content.kind === "unread")
        unread.push({ line, text: shown(part), why: correctionFault(part) ?? content.why });
      else if (content.kind === "board") {
        inLine = content.table ?? inLine;
        const { board, contract, openStrain, declarer, result, points, isUnsigned } = content;
        const table = inLine ?? tableOf.get(sender) ?? null;
        const outcome = { contract, openStrain, declarer, result, points, isUnsigned };
        boards.push({ line, text: shown(part), sender, table, board, ...outcome });
      }
    }
    if (isTalk) talk += 1;
  }
  const only = (sender: string): string | null => {
    const [table, another] = sender === "" ? [] : [...(named.get(sender) ?? [])];
    return table !== undefined && another === undefined ? table : null;
  };
  return {
    boards: boards.map(({ sender, ...board }) => ({ ...board, table: board.table ?? only(sender) })),
    unread,
    talk,
    clues,
  };
}

/**
 * Reads a part of a message. Below a board's title, a number alone may be a table's or a pair's, and is not read.
 * @param titled for each sender, the board of the last title; a title or a board in this part changes it.
 */
function readBelowTitle(text: string, sender: string, titled: Map<string, string>): Part {
  const part = readPart(text);
  const above = titled.get(sender);
  if (part.kind === "board" && above !== undefined && /^[^\p{L}]*\d/u.test(text))
    return { kind: "unread", why: texts.lines.numberBelowTitle(above), clues: part.clues };
  if (part.kind === "board") titled.delete(sender);
  const title = part.kind === "unread" ? readBoardTitle([text]) : null;
  if (title?.kind === "title") titled.set(sender, title.board);
  return part;
}

/** Splits a line into parts of one board each, with the table that precedes the board. */
function partsOf({ text }: SentLine, plainWords = (line: string) => line): string[] {
  const line = plainWords(text.slice(0, MAX_LENGTH));
  return line
    .split(";")
    .flatMap(ofBoards)
    .flatMap(atCommas)
    .filter((part) => part.trim() !== "");
}

/** Cuts before each "Bd 7", and before the "T2" of "T2 Bd 7". */
function ofBoards(text: string): string[] {
  const found = [...text.matchAll(NUMBERED)].map((match) => {
    const keyword = lookUpKeyword(match[1] ?? "")?.kind;
    const isPart = match.index === 0 || !/[\p{L}\d]/u.test(text[match.index - 1] ?? "");
    return {
      at: match.index,
      end: match.index + match[0].length,
      kind: (isPart && !/^\D*$/.test(match[0])) || keyword === "table" ? keyword : undefined,
    };
  });
  const starts: number[] = [];
  found.forEach(({ at, kind: keyword }, i) => {
    if (keyword !== "board") return;
    const before = found[i - 1];
    const withTable = before?.kind === "table" && /^(?:[\s,.:-]|–)*$/.test(text.slice(before.end, at));
    const start = withTable ? before.at : at;
    // "Board no. 7" has two words for a board, but is cut only once.
    if (start > (starts[starts.length - 1] ?? -2) + 1) starts.push(start);
  });
  const cuts = starts.slice(1);
  return [0, ...cuts].map((from, i) => text.slice(from, cuts[i]).replace(/[\s,.]+$/, ""));
}

/** Cuts at commas if each piece then is a board and the whole text cannot be read. */
function atCommas(text: string): string[] {
  if (!text.includes(",") || readPart(text).kind !== "unread") return [text];
  const pieces = text.split(",").map((piece) => piece.trim());
  const isBoard = (part: Part) => part.kind === "board";
  return pieces.every((piece) => isBoard(readPart(piece))) ? pieces : [text];
}

/** Maximum length of a line's text in faults, in characters. */
const SHOWN_CHARACTERS = 80;

const shown = (part: string) => clipped(part, SHOWN_CHARACTERS);
