import { InputError } from "../bridge/input-error";
import { texts } from "./texts";
import { checkText } from "./option-checks";
import type { OptionName } from "./session-options";

/** The names of a session's pairs, teams or players, with the rules for them. */
interface Naming {
  /** Names as typed, "" for none; undefined or empty if no contestant is named. */
  readonly names: readonly string[] | undefined;
  readonly needed: number;
  readonly noun: "pair" | "team" | "player";
  /** The option that holds all names, or the option of each name. */
  readonly option: OptionName | readonly OptionName[];
  /**
   * Default names of each contestant, the usual one first: "Team A", "A". Other contestants cannot have these names.
   * Absent for players.
   */
  readonly defaults?: readonly (readonly string[])[];
}

/**
 * Checks the names of a session's contestants; the list is empty or has an entry for each contestant.
 * @returns a name for each contestant, "" for none.
 * @throws InputError if the number of names is wrong, or a name is too long or has a character that a workbook cannot
 *   hold; with `defaults` also if two names are equal, or a name is the default name of another contestant.
 */
export function checkNames({ names: typed = [], needed, noun, option, defaults }: Naming): string[] {
  const optionOf = (index: number) => (typeof option === "string" ? option : option[index]!);
  const indexIn = (index: number) => (typeof option === "string" ? index : null);
  if (typed.length !== 0 && typed.length !== needed)
    throw new InputError(texts.options.names(typed.length, needed, noun), optionOf(0));
  const whom = (index: number) => defaults?.[index]?.[0] ?? texts.options.numbered(noun, index + 1);
  const names = Array.from({ length: needed }, (_, i) =>
    checkText(typed[i] ?? "", texts.options.nameOf(whom(i)), optionOf(i), indexIn(i))
  );
  if (defaults) names.forEach((name, i) => checkOwn(name, i));
  return names;

  function fault(message: string, index: number): InputError {
    return new InputError(message, optionOf(index), indexIn(index));
  }

  /** Refuses another contestant's name, because penalties and results refer to contestants by name. */
  function checkOwn(name: string, index: number): void {
    if (name === "") return;
    const bearer = defaults!.findIndex((candidate, i) => i !== index && candidate.some((text) => sameName(text, name)));
    if (bearer >= 0) throw fault(texts.options.nameOfOther(whom(index), name, whom(bearer)), index);
    const first = names.findIndex((candidate) => sameName(candidate, name));
    if (first < index) throw fault(texts.options.sameNames(whom(first), whom(index), name), index);
  }
}

/**
 * Reads contestants as names, or as a single whole number of contestants without names.
 * @throws InputError for a single entry that is not a whole number of up to four digits.
 */
export function countedOrNamed(
  typed: readonly string[],
  option: OptionName
): {
  readonly count: number;
  readonly names: readonly string[];
} {
  const [first = ""] = typed;
  const isCounted = typed.length === 1 && /^\s*\d{1,4}\s*$/.test(first);
  if (typed.length === 1 && !isCounted) throw new InputError(texts.options.oneAlone(first.trim(), option), option);
  return isCounted ? { count: Number(first), names: [] } : { count: typed.length, names: typed };
}

/** Checks the names of a session's players; two players may have the same name. */
export function checkPlayers(names: readonly string[] | undefined, needed: number): string[] {
  return checkNames({ names, needed, noun: "player", option: "players" });
}

/** Returns the accepted names of each contestant: the typed one, if there is one, and its default names. */
export function allNames(names: readonly string[], defaults: readonly (readonly string[])[]): string[][] {
  return defaults.map((candidate, i) => [names[i] ?? "", ...candidate].filter((name) => name !== ""));
}

/** A player's national number after the name: "Ann Lee #12345". */
const NATIONAL_NUMBER = /^(.*[^\s,;#])[\s,;]*#\s*(\d{1,12})$/;

/** Separates a player's name from the national number; the number is null if none is typed. */
export function withNumber(player: string): { readonly name: string; readonly number: string | null } {
  const [, name = player, number = null] = NATIONAL_NUMBER.exec(player.trim()) ?? [];
  return { name, number };
}

/** True if two names are equal apart from case, blanks and the Unicode form of letters. */
export function sameName(first: string, second: string): boolean {
  return comparable(first) === comparable(second);
}

/** Returns a name for comparison, in lower case: several blanks become one, and letters have one Unicode form (NFC). */
export function comparable(name: string): string {
  return name.normalize("NFC").replace(/\s+/g, " ").toLowerCase();
}
