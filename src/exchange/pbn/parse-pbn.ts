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

export interface PbnGame {
  /** Line of the game's first tag, from 1. */
  readonly line: number;
  /** Tags by name, with the values inherited from games before it. */
  readonly tags: ReadonlyMap<string, string>;
  /** Line numbers, from 1, of the tags that the game has itself, by name. */
  readonly tagLines: ReadonlyMap<string, number>;
  readonly tables: readonly TableSection[];
}

/** The readable content of a PBN file. */
export interface PbnFile {
  readonly games: readonly PbnGame[];
  /** The lines that begin with %, which are for programs. */
  readonly escapes: readonly SectionLine[];
  readonly faults: readonly Fault[];
}

/** Maximum number of games in a file, and of characters in a tag's value. No file of a session has more. */
export const MAX_GAMES = 5_000;
const LONGEST_VALUE = 5_000;

const WITHIN = `{0,${LONGEST_VALUE}}`;
const TAG = new RegExp(String.raw`\[\s*([A-Za-z]\w{0,60})\s*"((?:[^"\\\r\n]|\\[^\r\n])${WITHIN})"\s*\]`, "y");
/** Tags of programs that do not escape quotes and backslashes inside a value. */
const LOOSE_TAG = new RegExp(String.raw`\[\s*([A-Za-z]\w{0,60})\s*"([^\r\n]${WITHIN}?)"[ \t]*\]`, "y");

/** Beginning of a PBN file, after comments and lines for programs. */
const BEGINNING = /^\uFEFF?\s*(?:(?:%[^\n]*\n|;[^\n]*\n|\{[^}]*\})\s*)*\[\s*[A-Za-z]\w*\s*"/;
const MARK = /^\uFEFF?\s*%\s*PBN\b/i;

/** Number of characters in which the beginning of a PBN file is looked for. */
const LONGEST_BEGINNING = 20_000;

/** True if a text begins like PBN, whatever the name of its file. */
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

/** State while a file is read. */
interface Reading {
  readonly text: string;
  at: number;
  /** Index of the end of the current line. */
  end: number;
  line: number;
  /** True if the last line was blank. */
  isBlank: boolean;
  /** Table to which the next lines belong; null if there is none. */
  table: OpenGame["tables"][number] | null;
  readonly games: OpenGame[];
  readonly escapes: SectionLine[];
  readonly faults: Fault[];
}

/**
 * Reads a PBN file, versions 1.0 to 2.1, in import format: tags in any order and on any lines, comments, lines that are
 * escaped by %, values that are inherited ("#", "##"). Auctions and play are skipped. Programs write empty lines within
 * games too, so an empty line ends a game only if the next tag can begin another game.
 */
export function parsePbn(file: string): PbnFile {
  const text = file.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const reading: Reading = {
    text,
    at: 0,
    end: -1,
    line: 1,
    isBlank: true,
    table: null,
    games: [],
    escapes: [],
    faults: [],
  };
  const { games, escapes, faults } = reading;
  while (reading.at < text.length && games.length <= MAX_GAMES) {
    const isStart = reading.at === 0 || text[reading.at - 1] === "\n";
    if (reading.end < reading.at) reading.end = endOfLine(text, reading.at);
    if (isStart) readWholeLine(reading);
    readPart(reading, isStart);
  }
  if (games.length > MAX_GAMES) fault(reading, texts.pbn.tooManyGames(MAX_GAMES));
  return { games: inherited(games.slice(0, MAX_GAMES)), escapes, faults };
}

function fault({ faults, line }: Reading, message: string): void {
  faults.push({ line, field: "", message });
}

/** Reads a line that is escaped, blank, or of a table. */
function readWholeLine(reading: Reading): void {
  const { text, at, end, line, table, escapes } = reading;
  const clipped = text.slice(at, Math.min(end, at + LONGEST_VALUE));
  if (text[at] === "%") {
    if (escapes.length < MAX_GAMES) escapes.push({ line, text: clipped });
  } else if (text.slice(at, end).trim() === "") {
    reading.isBlank = true;
    reading.table = null;
  } else if (table !== null && /^[ \t]*[^\s[{;]/.test(clipped)) {
    // Blanks at the beginning stay, since they count in columns of fixed widths.
    table.lines.push({ line, text: text.slice(at, end) });
  } else return;
  reading.at = end;
}

/** Reads a tag or a comment, or skips other text. */
function readPart(reading: Reading, isStart: boolean): void {
  const { text, at, end, line, table } = reading;
  const character = text[at];
  if (character === undefined) return;
  if (character === "\n") {
    reading.line++;
    reading.at++;
  } else if (/\s/.test(character)) {
    reading.at++;
  } else if (character === "{") {
    const close = text.indexOf("}", at);
    if (close < 0) fault(reading, texts.pbn.openComment);
    reading.line += close < 0 ? 0 : linesIn(text.slice(at, close));
    reading.at = close < 0 ? text.length : close + 1;
  } else if (character === ";" && (table === null || isStart)) {
    reading.at = end;
  } else if (character === "[") {
    readTag(reading);
  } else if (table !== null) {
    table.lines.push({ line, text: text.slice(at, end) });
    reading.at = end;
  } else {
    // An auction, a play, or text that means nothing in a game.
    const next = text.slice(at, end).search(/[[{;]/);
    reading.at = next < 0 ? end : at + Math.max(next, 1);
  }
}

function readTag(reading: Reading): void {
  const { text, at, end } = reading;
  const tag = tagAt(text, at);
  if (tag === null) {
    fault(reading, texts.pbn.tag(text.slice(at, Math.min(end, at + 60))));
    reading.at = end;
    return;
  }
  reading.table = addTag(reading.games, tag, reading.line, reading.isBlank);
  reading.isBlank = false;
  reading.line += linesIn(tag.written);
  reading.at += tag.written.length;
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

/**
 * Adds a tag to the last game, or begins another game. Returns the table whose lines follow; null if the tag is no
 * table.
 */
function addTag(games: OpenGame[], { name, value }: Tag, line: number, isBlank: boolean) {
  const last = games[games.length - 1];
  const isFirst = name === "Event" || name === "Board";
  const repeats = last?.tags.has(name) ?? false;
  const begins = last === undefined || (isBlank ? isFirst || repeats : isFirst && repeats);
  const game: OpenGame = begins ? { line, tags: new Map(), tagLines: new Map(), tables: [] } : last;
  if (begins) games.push(game);
  // If a game has a tag twice, the second is ignored, as in the standard.
  if (!game.tags.has(name)) {
    game.tags.set(name, value);
    game.tagLines.set(name, line);
  }
  if (!name.endsWith("Table")) return null;
  const table = { name, value, lines: [] };
  game.tables.push(table);
  return table;
}

/**
 * Returns games with inherited values: "#" repeats the value of the game before, "##" sets a value for all later games.
 */
function inherited(games: readonly OpenGame[]): PbnGame[] {
  const before = new Map<string, string>();
  const forAll = new Map<string, string>();
  return games.map(({ line, tags, tagLines, tables }) => {
    const values = new Map(forAll);
    const resolved = (name: string, value: string) =>
      (value === "#" ? (before.get(name) ?? "") : value.startsWith("##") ? value.slice(2) : value).trim();
    for (const [name, value] of tags) {
      values.set(name, resolved(name, value));
      if (value.startsWith("##")) forAll.set(name, resolved(name, value));
    }
    const described = tables.map((table) => ({ ...table, value: resolved(table.name, table.value) }));
    for (const [name, value] of values) before.set(name, value);
    return { line, tags: values, tagLines, tables: described };
  });
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end < 0 ? text.length : end;
}

function linesIn(text: string): number {
  return text.split("\n").length - 1;
}
