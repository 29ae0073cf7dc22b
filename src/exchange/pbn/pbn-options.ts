import { InputError, tryRead } from "../../bridge/input-error";
import { countsDeals, isKind, type KindName, KINDS, optionsOf, planSession } from "../../sessions/kinds";
import { checkDate } from "../../sessions/option-checks";
import type { SessionOptions } from "../../sessions/session-options";
import { texts } from "../texts";
import { chicagoOptions } from "./chicago-options";
import { matchSessions } from "./match-sessions";
import { isFault, ownSession } from "./own-session";
import { parsePbn, type PbnFile } from "./parse-pbn";
import { boardsOf, isCounted, isUnclear, layoutsOf, sitsAs } from "./pbn-layouts";
import { namesIn } from "./pbn-names";
import { withoutUnknown } from "./played";
import { optionName, playsOf } from "./plays";

/** A file with more plays is not taken for one session. */
const MAX_PLAYS = 500;

/** Maximum number of unplayed boards at the end of a session, for files with seats and for those without. */
const MAX_UNPLAYED = 60;
const FEW_UNPLAYED = 12;

/**
 * Returns the options of the session in a PBN file: all of them if this program wrote the file; else title and date,
 * the boards and the first of them, the number of pairs or players, teams and players; for a match of two teams also
 * its sessions, and whether it was board-a-match. Typed options take precedence. Invalid names and options that the
 * kind of session does not take are left out.
 * @param typed the options that were chosen besides.
 * @throws InputError if the file lacks the number of boards, rounds or pairs.
 */
export function pbnOptions(text: string, kind: string, typed: SessionOptions = {}): SessionOptions {
  if (!isKind(kind) || !("table" in KINDS[kind].columns)) return typed;
  const file = parsePbn(text);
  const ours = ownSession(file);
  if (isFault(ours)) return typed;
  if (ours?.kind === kind) return { ...ours.options, ...definedOptions(typed) };
  const { plays } = playsOf(file);
  if (plays.length > MAX_PLAYS) return typed;
  const heading = pbnHeading(file);
  const optionsOf = (found: SessionOptions) => ({ ...optionsFor(kind, found), ...definedOptions(typed) });
  if (countsDeals({ kind })) return { ...optionsOf(heading), ...definedOptions(chicagoOptions(plays, typed)) };
  const waysOf = (laidOut: SessionOptions, alone = laidOut) => [
    () => optionsOf({ ...laidOut, ...namesIn(plays, kind, optionsOf(laidOut)) }),
    () => optionsOf({ ...laidOut, ...namesIn(plays, kind, optionsOf(laidOut)), "line-up": undefined }),
    () => optionsOf(laidOut),
    () => optionsOf(alone),
  ];
  if ("sessions" in KINDS[kind].takes) {
    const boards = { ...heading, ...boardsOf(plays, typed, 0) };
    return firstOf(kind, waysOf({ ...boards, ...matchSessions(plays, optionsOf(boards)) }, boards)) ?? typed;
  }
  const laidOut = (unplayed: number) =>
    layoutsOf(plays, kind, typed, unplayed).map((layout) => ({ ...heading, ...layout }));
  const layouts = laidOut(MAX_UNPLAYED);
  // If teams may change their pairs, a layout in which they did not comes first.
  const played =
    layouts.find((layout) => sitsAs(plays, kind, optionsOf(layout), typed, true)) ??
    layouts.find((layout) => sitsAs(plays, kind, optionsOf(layout), typed, false));
  const possible = firstOf(
    kind,
    laidOut(FEW_UNPLAYED).flatMap((layout) => waysOf(layout))
  );
  if (played) return firstOf(kind, waysOf(played)) ?? typed;
  // A file without names fits all of these layouts, so that the layout has to be typed.
  const isTyped = isCounted(kind, typed) && typed.boards !== undefined;
  if (possible && !isTyped && isUnclear(plays, kind, possible))
    throw new InputError(texts.pbn.unclearLayout(KINDS[kind].title), "boards");
  return possible ?? typed;
}

/** Options from a file's tags. */
export function pbnHeading({ games }: PbnFile): SessionOptions {
  const tag = (name: string) =>
    games.map(({ tags }) => withoutUnknown(tags.get(name))).find((value) => value !== "") ?? "";
  const [, year = "", month = "", day = ""] = /^(\d{4})\.(\d{2})\.(\d{2})$/.exec(tag("Date")) ?? [];
  return {
    title: optionName(tag("Event")) || undefined,
    date: tryRead(() => checkDate(year === "" ? "" : `${year}-${month}-${day}`)) || undefined,
    form: /^BAM\b/i.test(tag("Scoring")) ? "bam" : undefined,
  };
}

/** Returns the first options with which a session can be planned; null if there are none. */
function firstOf(kind: KindName, ways: readonly (() => SessionOptions)[]): SessionOptions | null {
  for (const way of ways) {
    try {
      const options = way();
      planSession(kind, options);
      return options;
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
    }
  }
  return null;
}

/** Leaves out options without a value. */
function definedOptions(options: SessionOptions): SessionOptions {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}

/** Picks the options that a kind of session takes. */
function optionsFor(kind: KindName, options: SessionOptions): SessionOptions {
  const entries = optionsOf(kind).flatMap((name) =>
    options[name] === undefined ? [] : [[name, options[name]] as const]
  );
  return Object.fromEntries(entries);
}
