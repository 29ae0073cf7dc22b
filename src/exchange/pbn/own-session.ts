import { InputError } from "../../bridge/input-error";
import { isKind, planSession, type KindName, type Plan } from "../../sessions/kinds";
import type { SessionOptions } from "../../sessions/session-options";
import { areOptions } from "../../sessions/written-options";
import type { Fault } from "../../sessions/reading/result-lines";
import { texts } from "../texts";
import type { PbnFile } from "./parse-pbn";

/** Session data that only files of this program carry, since PBN's tags cannot hold unplayed boards or VP scales. */
export interface OwnSession {
  /** First line of the session data, from 1. */
  readonly line: number;
  readonly kind: KindName;
  readonly options: SessionOptions;
}

/**
 * Beginning of the lines with session data. Lines that begin with % are for certain programs; other programs skip them
 * (PBN 2.1, section 2.4).
 */
const START = "%Overtrick-Session: ";

/** Number of characters after which JSON continues on another line. */
const LONGEST_PART = 200;

/** Characters to escape in JSON: control characters, line separators, and others that do not print. */

const NOT_PRINTING = /[\u007F-\u009F\u2028\u2029\uFEFF\uFFFE\uFFFF]/g;

/** Returns the lines with a session's kind and options as JSON, in as many lines as needed. */
export function ownLines({ kind, options, date }: Pick<Plan, "kind" | "options" | "date">): string[] {
  const json = JSON.stringify({ kind, options: { ...options, date } }).replace(
    NOT_PRINTING,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`
  );
  const parts: string[] = [];
  let part = "";
  for (const character of json) {
    // A line does not end with a blank, which programs may cut off.
    if (part.length >= LONGEST_PART && character !== " " && !part.endsWith(" ")) {
      parts.push(part);
      part = "";
    }
    part += character;
  }
  return [...parts, part].map((text) => `${START}${text}`);
}

/**
 * Reads the session data of a file.
 * @returns the session data; null for a file of another program; a fault if the data cannot be read.
 */
export function ownSession({ escapes }: PbnFile): OwnSession | Fault | null {
  const lines = escapes.filter(({ text }) => text.startsWith(START.trimEnd()));
  const [first] = lines;
  if (!first) return null;
  const fault = (message: string): Fault => ({ line: first.line, field: "", message });
  const sessions = sessionsOf(lines.map(({ text }) => text.slice(START.length).trimEnd()));
  if (sessions === null) return fault(texts.pbn.ownUnread);
  if (new Set(sessions).size > 1) return fault(texts.pbn.ownSeveral(sessions.length));
  const { kind, options } = JSON.parse(sessions[0] ?? "{}") as Readonly<Record<string, unknown>>;
  if (typeof kind !== "string" || !isKind(kind) || !areOptions(options)) return fault(texts.pbn.ownUnread);
  try {
    planSession(kind, options);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return fault(texts.pbn.ownUnplanned(error.message));
  }
  return { line: first.line, kind, options };
}

/** Joins lines to the JSON of each session, several if files were put together; null if one is damaged. */
function sessionsOf(lines: readonly string[]): string[] | null {
  const sessions: string[] = [];
  for (const line of lines)
    if (line.startsWith('{"kind":')) sessions.push(line);
    else sessions.push(`${sessions.pop() ?? ""}${line}`);
  return sessions.every(isObject) ? sessions : null;
}

function isObject(json: string): boolean {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "object" && value !== null;
  } catch {
    return false;
  }
}

export function isFault(session: OwnSession | Fault | null): session is Fault {
  return session !== null && "message" in session;
}
