import type { Fault } from "../../sessions/reading/result-lines";
import { texts } from "../texts";

/** A line of a section's data. */
export interface SectionLine {
  readonly line: number;
  readonly text: string;
}

/** A section of a game that is a table: the tag's value describes its columns. */
export interface TableSection {
  readonly name: string;
  readonly value: string;
  readonly lines: readonly SectionLine[];
}

/** A game of a PBN file. */
export interface PbnGame {
  /** The line of its first tag, from 1. */
  readonly line: number;
  /** Its tags by name, with what they inherit from games before it. */
  readonly tags: ReadonlyMap<string, string>;
  /** The lines of the tags that it has of its own. */
  readonly tagLines: ReadonlyMap<string, number>;
  readonly tables: readonly TableSection[];
}

/** What a PBN file holds, as far as it can be read. */
export interface PbnFile {
  readonly games: readonly PbnGame[];
  /** The lines that begin with %, which are for programs. */
  readonly escapes: readonly SectionLine[];
  readonly faults: readonly Fault[];
}

/** In games, and in characters of a value: a file of more is none of a session's. */
export const MOST_GAMES = 5_000;
const LONGEST_VALUE = 5_000;

const WITHIN = `{0,${LONGEST_VALUE}}`;
const TAG = new RegExp(String.raw`\[\s*([A-Za-z]\w{0,60})\s*"((?:[^"\\\r\n]|\\[^\r\n])${WITHIN})"\s*\]`, "y");
/** The same as some programs write it: quotes and backslashes inside a value as they are. */
const LOOSE_TAG = new RegExp(String.raw`\[\s*([A-Za-z]\w{0,60})\s*"([^\r\n]${WITHIN}?)"[ \t]*\]`, "y");

/** What a file of PBN begins with, behind comments and lines that are for programs. */
const BEGINNING = /^\uFEFF?\s*(?:(?:%[^\n]*\n|;[^\n]*\n|\{[^}]*\})\s*)*\[\s*[A-Za-z]\w*\s*"/;
const MARK = /^\uFEFF?\s*%\s*PBN\b/i;

/** In characters: further down no file begins. */
const LONGEST_BEGINNING = 20_000;

/** Whether a text is PBN, by what it begins with: whatever its file is called. */
export function isPbn(text: string): boolean {
  const beginning = text.slice(0, LONGEST_BEGINNING);
  return beginning.trim() !== "" && (MARK.test(beginning) || BEGINNING.test(beginning));
}

interface OpenGame {
  readonly line: number;
  readonly tags: Map<string, string>;
  readonly tagLines: Map<string, number>;
  readonly tables: { name: string; value: string; lines: SectionLine[] }[];
}

/**
 * Reads a PBN file, versions 1.0 to 2.1, in import format: tags in any order and on any lines, comments, lines that
 * are escaped by %, values that are inherited ("#", "##"). Auctions and play are skipped. An empty line ends a game
 * where the next tag begins another: programs write empty lines within games too.
 */
export function parsePbn(file: string): PbnFile {
  const text = file.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const games: OpenGame[] = [];
  const faults: Fault[] = [];
  const escapes: SectionLine[] = [];
  let line = 1;
  let isBlank = true;
  let table: OpenGame["tables"][number] | null = null;
  let at = 0;
  const fault = (message: string) => faults.push({ line, field: "", message });
  let end = -1;

  while (at < text.length && games.length <= MOST_GAMES) {
    const isStart = at === 0 || text[at - 1] === "\n";
    if (end < at) end = endOfLine(text, at);
    if (isStart && text[at] === "%") {
      if (escapes.length < MOST_GAMES) escapes.push({ line, text: text.slice(at, Math.min(end, at + LONGEST_VALUE)) });
      at = end;
    } else if (isStart && text.slice(at, end).trim() === "") {
      isBlank = true;
      table = null;
      at = end;
    } else if (isStart && table !== null && /^[ \t]*[^\s[{;]/.test(text.slice(at, Math.min(end, at + LONGEST_VALUE)))) {
      // With the blanks before it, which columns of fixed widths count.
      table.lines.push({ line, text: text.slice(at, end) });
      at = end;
    }
    const character = text[at];
    if (character === undefined) break;
    if (character === "\n") {
      line++;
      at++;
    } else if (/\s/.test(character)) {
      at++;
    } else if (character === "{") {
      const close = text.indexOf("}", at);
      if (close < 0) {
        fault(texts.pbn.openComment);
        break;
      }
      line += linesIn(text.slice(at, close));
      at = close + 1;
    } else if (character === ";" && (table === null || isStart)) {
      at = end;
    } else if (character === "[") {
      const tag = tagAt(text, at);
      if (tag === null) {
        fault(texts.pbn.tag(text.slice(at, Math.min(end, at + 60))));
        at = end;
        continue;
      }
      table = addTag(games, tag, line, isBlank);
      isBlank = false;
      line += linesIn(tag.written);
      at += tag.written.length;
    } else if (table !== null) {
      table.lines.push({ line, text: text.slice(at, end) });
      at = end;
    } else {
      // An auction or play, or nothing that a game has.
      const next = text.slice(at, end).search(/[[{;]/);
      at = next < 0 ? end : at + Math.max(next, 1);
    }
  }
  if (games.length > MOST_GAMES) fault(texts.pbn.tooManyGames(MOST_GAMES));
  return { games: inherited(games.slice(0, MOST_GAMES)), escapes, faults };
}

interface Tag {
  readonly name: string;
  readonly value: string;
  readonly written: string;
}

function tagAt(text: string, at: number): Tag | null {
  for (const pattern of [TAG, LOOSE_TAG]) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) {
      const [written, name = "", value = ""] = found;
      return { name, value: value.replace(/\\(["\\])/g, "$1"), written };
    }
  }
  return null;
}

/** Adds a tag to the last game, or begins another; gives the table whose lines follow, if it is one. */
function addTag(games: OpenGame[], { name, value }: Tag, line: number, isBlank: boolean) {
  const last = games[games.length - 1];
  const isFirst = name === "Event" || name === "Board";
  const repeats = last?.tags.has(name) ?? false;
  const begins = last === undefined || (isBlank ? isFirst || repeats : isFirst && repeats);
  const game: OpenGame = begins ? { line, tags: new Map(), tagLines: new Map(), tables: [] } : last;
  if (begins) games.push(game);
  // Of a tag that comes twice in a game the second is ignored, as the standard has it.
  if (!game.tags.has(name)) {
    game.tags.set(name, value);
    game.tagLines.set(name, line);
  }
  if (!name.endsWith("Table")) return null;
  const table = { name, value, lines: [] };
  game.tables.push(table);
  return table;
}

/** The games with the values that they have from games before: "#" once, "##" in all games to come. */
function inherited(games: readonly OpenGame[]): PbnGame[] {
  const before = new Map<string, string>();
  const forAll = new Map<string, string>();
  return games.map(({ line, tags, tagLines, tables }) => {
    const values = new Map(forAll);
    for (const [name, value] of tags) {
      const own = value === "#" ? (before.get(name) ?? "") : value.startsWith("##") ? value.slice(2) : value;
      if (value.startsWith("##")) forAll.set(name, own);
      values.set(name, own);
    }
    for (const [name, value] of values) values.set(name, value.trim());
    for (const [name, value] of values) before.set(name, value);
    return { line, tags: values, tagLines, tables };
  });
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end < 0 ? text.length : end;
}

function linesIn(text: string): number {
  return text.split("\n").length - 1;
}
