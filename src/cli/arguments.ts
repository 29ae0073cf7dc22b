import { parseArgs } from "node:util";
import { InputError } from "../bridge/input-error";
import { OPTION_NAMES, OPTIONS, type OptionName, type SessionOptions, type Values } from "../sessions/session-options";
import { readNumbers } from "../sessions/reading/numbers";
import { DIALECTS, type DialectName } from "../workbook/dialect";
import { PAPERS, type Paper } from "../workbook/model";
import { COMMAND_OPTIONS, namesOf, PARSED_OPTIONS } from "./command-options";
import { texts } from "./texts";

/** A command as typed, its numbers read. */
export interface Arguments {
  readonly help: boolean;
  readonly kind: string;
  /** What is chosen for the session; a kind takes its own of these. */
  readonly session: SessionOptions;
  readonly formulas: DialectName | undefined;
  readonly paper: Paper | undefined;
  readonly results: string | undefined;
  readonly out: string | undefined;
  readonly force: boolean;
  readonly json: boolean;
}

/** What was typed for options, by their names. */
type Typed = Readonly<Record<string, unknown>>;

/**
 * Reads the command line.
 * @throws InputError saying which argument is wrong and what is accepted.
 */
export function readArguments(argv: readonly string[]): Arguments {
  const { values, positionals } = parse(argv);
  const [kind, extra] = positionals;
  const help = isGiven(values, "help") || argv.length === 0;
  if (!help && kind === undefined) throw new InputError(texts.noKind);
  if (extra !== undefined) throw new InputError(texts.tooMany(extra));
  return {
    help,
    kind: kind ?? "",
    session: sessionOptions(values),
    formulas: oneOf("formulas", textOf(values, "formulas"), DIALECTS),
    paper: oneOf("paper", textOf(values, "paper"), PAPERS),
    results: textOf(values, "results"),
    out: textOf(values, "out"),
    force: isGiven(values, "force"),
    json: isGiven(values, "json"),
  };
}

/** What reads a value of each kind. */
const READERS: { readonly [V in keyof Values]: (option: OptionName, typed: string) => Values[V] } = {
  "whole number": wholeNumber,
  "number or sizes": numbers,
  "number or list": numbers,
  // It stands there.
  "yes or no": () => true,
  word: (_, typed) => typed.toLowerCase(),
  date: (_, typed) => typed,
  text: (_, typed) => typed,
  names: (_, typed) => typed.split(";"),
};

function sessionOptions(values: Typed): SessionOptions {
  const typed = OPTION_NAMES.flatMap((option) => {
    const name = namesOf(option).find((known) => values[known] !== undefined);
    if (name === undefined) return [];
    return [[option, READERS[OPTIONS[option].value](option, textOf(values, name) ?? "")] as const];
  });
  // Each reader gives what its option has; that the names fit them again, no type says.
  return Object.fromEntries(typed);
}

function parse(argv: readonly string[]): { values: Typed; positionals: readonly string[] } {
  try {
    return parseArgs({ args: [...argv], options: PARSED_OPTIONS, allowPositionals: true });
  } catch (error) {
    const { code = "", message } = error as { code?: string; message: string };
    if (!code.startsWith("ERR_PARSE_ARGS")) throw error;
    const [, name] = /^Option '(?:-\w, )?--([\w-]+)/.exec(message) ?? [];
    if (name === undefined || code !== "ERR_PARSE_ARGS_INVALID_OPTION_VALUE")
      throw new InputError(texts.option(message.split(".")[0]!, Object.keys(PARSED_OPTIONS)));
    throw new InputError(PARSED_OPTIONS[name]?.type === "string" ? texts.noValue(name) : texts.value(name));
  }
}

function textOf(values: Typed, name: string): string | undefined {
  const value = values[name];
  return typeof value === "string" ? value : undefined;
}

function isGiven(values: Typed, name: keyof typeof COMMAND_OPTIONS): boolean {
  return values[name] === true;
}

function numbers(option: string, typed: string): number | readonly number[] {
  return readNumbers(typed) ?? wholeNumber(option, typed);
}

function wholeNumber(option: string, typed: string): number {
  if (!/^\d{1,4}$/.test(typed)) throw new InputError(texts.wholeNumber(option, typed));
  return Number(typed);
}

function oneOf<T extends string>(option: string, typed: string | undefined, accepted: readonly T[]): T | undefined {
  if (typed === undefined) return undefined;
  const found = accepted.find((known) => known.toLowerCase() === typed.toLowerCase());
  if (found === undefined) throw new InputError(texts.oneOf(option, typed, accepted));
  return found;
}
