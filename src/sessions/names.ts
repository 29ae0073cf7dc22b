import { InputError } from "../bridge/input-error";
import { texts } from "./texts";
import { checkText } from "./option-checks";
import type { OptionName } from "./session-options";

/** The names of a session's pairs, teams or players, and what they must be. */
interface Naming {
  /** As typed, "" for none; left out or empty, nobody is named. */
  readonly names: readonly string[] | undefined;
  readonly needed: number;
  readonly noun: "pair" | "team" | "player";
  /** The option by which the names are given, or the one of each. */
  readonly option: OptionName | readonly OptionName[];
  /**
   * Names of contestants without a typed name, the default first: "Team A", "A". They are reserved. Absent for players.
   */
  readonly defaults?: readonly (readonly string[])[];
}

/**
 * Checks the names of all that take part: all of them or none.
 * @returns a name for each, "" where none is given.
 * @throws InputError when their number is wrong, one is too long or not one line of text, two
 *   contestants have one name, or one is called what another goes by.
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

  /** A name is its bearer's own: penalties and results go by it. */
  function checkOwn(name: string, index: number): void {
    if (name === "") return;
    const bearer = defaults!.findIndex((candidate, i) => i !== index && candidate.some((text) => sameName(text, name)));
    if (bearer >= 0) throw fault(texts.options.nameOfOther(whom(index), name, whom(bearer)), index);
    const first = names.findIndex((candidate) => sameName(candidate, name));
    if (first < index) throw fault(texts.options.sameNames(whom(first), whom(index), name), index);
  }
}

/**
 * Reads contestants as names, or as a single whole number of unnamed ones.
 * @throws InputError for a single entry that is no such number.
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

/** Checks the names of a session's players, of whom two may have one name. */
export function checkPlayers(names: readonly string[] | undefined, needed: number): string[] {
  return checkNames({ names, needed, noun: "player", option: "players" });
}

/** All that each contestant may be called: by its name where it has one, or by what it goes by without. */
export function allNames(names: readonly string[], defaults: readonly (readonly string[])[]): string[][] {
  return defaults.map((candidate, i) => [names[i] ?? "", ...candidate].filter((name) => name !== ""));
}

/** A player's national number, as it is typed behind the name: "Ann Lee #12345". */
const NATIONAL_NUMBER = /^(.*[^\s,;#])[\s,;]*#\s*(\d{1,12})$/;

/** A player's name without the national number, and that number; null where none is typed. */
export function withNumber(player: string): { readonly name: string; readonly number: string | null } {
  const [, name = player, number = null] = NATIONAL_NUMBER.exec(player.trim()) ?? [];
  return { name, number };
}

/** Compares names without regard to case. */
export function sameName(first: string, second: string): boolean {
  return comparable(first) === comparable(second);
}

/** A name as it is compared: one letter may be written as one character or as two, and blanks are counted by nobody. */
export function comparable(name: string): string {
  return name.normalize("NFC").replace(/\s+/g, " ").toLowerCase();
}
