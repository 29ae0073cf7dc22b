import { parseArgs } from "node:util";
import { InputError } from "../bridge/input-error";
import { PAGE } from "../play/table-link";
import { OPTION_NAMES, OPTIONS, type OptionName, type SessionOptions, type Values } from "../sessions/session-options";
import { readNumbers } from "../sessions/reading/numbers";
import { DIALECTS, type DialectName } from "../workbook/dialect-names";
import { FORMS, type FormName } from "../workbook/forms";
import { PAPERS, type Paper } from "../workbook/model";
import { ROUND_PAPER, DEFAULT_PAPER, type RoundPaper } from "../workbook/swiss-event/round-paper";
import { namesOf, PARSED_OPTIONS } from "./command-options";
import { texts } from "./texts";

export interface Arguments {
  readonly help: boolean;
  readonly kind: string;
  /** The workbook of the commands read, next, rulings and enter. */
  readonly file: string | undefined;
  /** True for the command next. */
  readonly next: boolean;
  /** True for the command rulings. */
  readonly rulings: boolean;
  /** True for the command enter. */
  readonly enter: boolean;
  readonly sheets: readonly string[];
  /** Text with the team that sits N-S at Table 1, and perhaps its opponents; undefined if the sheets name them. */
  readonly match: string | undefined;
  /** True to rank pairs over all score sheets. */
  readonly butler: boolean;
  /** True to pair the last round again. */
  readonly anew: boolean;
  /** Number, from 1, of the chosen session in the workbook. */
  readonly which: number | undefined;
  /** Options of the session, not checked against its kind. */
  readonly session: SessionOptions;
  readonly formulas: DialectName | undefined;
  readonly paper: Paper | undefined;
  /** Address of the page for phones. */
  readonly page: string | undefined;
  /** Forms to print besides the workbook's own sheets. */
  readonly forms: readonly FormName[] | undefined;
  /**
   * False to leave out the page of instructions; undefined if that is not typed: a read workbook keeps its choice, and
   * a new workbook has the page.
   */
  readonly hasGuide: false | undefined;
  /** Sheets to print for a round of an event. */
  readonly print: readonly RoundPaper[] | undefined;
  /**
   * Part of an earlier stage's points that teams carry forward; then the places in that stage whose teams play in this
   * one.
   */
  readonly carryPart: string | undefined;
  readonly places: string | undefined;
  readonly results: string | undefined;
  readonly out: string | undefined;
  /** CSV file to which the results are written. */
  readonly csv: string | undefined;
  /** Files that this command writes for other programs: a PBN file and a USEBIO file. */
  readonly pbn: string | undefined;
  readonly usebio: string | undefined;
  /** File to which the session's movement is written. */
  readonly "movement-out": string | undefined;
  readonly force: boolean;
  readonly json: boolean;
  /** True to print the result for a message instead of the report. */
  readonly text: boolean;
}

/** Commands, typed in place of a kind of session. */
const READ = "read";
const NEXT = "next";
const RULINGS = "rulings";
const ENTER = "enter";

/** Typed values by option. */
export type Typed = Readonly<Record<string, unknown>>;

/**
 * Reads the command line.
 * @throws InputError naming the wrong argument and the accepted values.
 */
export function readArguments(argv: readonly string[]): Arguments {
  const { values, positionals } = parse(argv, PARSED_OPTIONS);
  const [kind, second, ...others] = positionals;
  const isOfFile = [READ, NEXT, RULINGS, ENTER].some((command) => command === kind);
  const file = isOfFile ? second : undefined;
  const extra = kind === ENTER ? undefined : isOfFile ? others[0] : second;
  const help = isGiven(values, "help") || argv.length === 0;
  if (!help) checkCommand(kind, second, others, values);
  if (extra !== undefined) throw new InputError(texts.tooMany(extra));
  if (isGiven(values, "json") && isGiven(values, "text")) throw new InputError(texts.jsonAndText);
  const which = textOf(values, "which");
  return {
    help,
    kind: kind ?? "",
    file,
    next: kind === NEXT,
    rulings: kind === RULINGS,
    enter: kind === ENTER,
    sheets: kind === ENTER ? others : [],
    match: textOf(values, "match"),
    butler: isGiven(values, "butler"),
    anew: isGiven(values, "anew"),
    which: which === undefined ? undefined : wholeNumber("which", which),
    session: sessionOptions(values),
    formulas: oneOf("formulas", textOf(values, "formulas"), DIALECTS),
    paper: oneOf("paper", textOf(values, "paper"), PAPERS),
    page: pageOf(textOf(values, "site")),
    forms: severalOf("forms", textOf(values, "forms"), FORMS),
    hasGuide: isGiven(values, "no-guide") ? false : undefined,
    print: paperOf(textOf(values, "print")),
    carryPart: textOf(values, "carry-part"),
    places: textOf(values, "places"),
    results: fileOf(values, "results"),
    out: fileOf(values, "out"),
    csv: fileOf(values, "csv"),
    pbn: fileOf(values, "pbn"),
    usebio: fileOf(values, "usebio"),
    "movement-out": fileOf(values, "movement-out"),
    force: isGiven(values, "force"),
    json: isGiven(values, "json"),
    text: isGiven(values, "text"),
  };
}

/** Checks that a command has its files, and no options of other commands. */
function checkCommand(
  kind: string | undefined,
  file: string | undefined,
  sheets: readonly string[],
  values: Typed
): void {
  if (kind === undefined) throw new InputError(texts.noKind);
  const isBlank = (file ?? "").trim() === "";
  if (kind === READ && isBlank) throw new InputError(texts.noFileToRead);
  if ((kind === NEXT || kind === RULINGS || kind === ENTER) && isBlank) throw new InputError(texts[kind].noFile);
  if (kind === ENTER && sheets.length === 0) throw new InputError(texts.enter.noSheets);
  if (kind !== ENTER && values.match !== undefined) throw new InputError(texts.enter.matchAlone, "match");
  if (kind !== ENTER && isGiven(values, "butler")) throw new InputError(texts.enter.butlerAlone, "butler");
  if (kind !== NEXT && isGiven(values, "anew")) throw new InputError(texts.next.rePairAlone, "anew");
}

/** Names separated by commas, without duplicates. */
function severalOf<T extends string>(
  option: "forms" | "print",
  typed: string | undefined,
  names: readonly T[]
): T[] | undefined {
  const named = typed?.split(/[,;]/).map((name) => name.trim());
  return named && [...new Set(named.flatMap((name) => oneOf(option, name, names) ?? []))];
}

function paperOf(typed: string | undefined): RoundPaper[] | undefined {
  const named = severalOf("print", typed, [ALL, ...ROUND_PAPER]);
  const parts = named?.flatMap((name) => (name === ALL ? DEFAULT_PAPER : name));
  return parts && [...new Set(parts)];
}

const ALL = "all";

/** Functions that read an option's value, by kind of value. */
const READERS: { readonly [V in keyof Values]: (option: OptionName, typed: string) => Values[V] } = {
  "whole number": wholeNumber,
  "number or sizes": numbers,
  "number or list": numbers,
  // The option has no value: its presence means yes.
  "yes or no": () => true,
  word: (_, typed) => typed.toLowerCase(),
  date: (_, typed) => typed,
  text: (_, typed) => typed,
  names: (_, typed) => typed.split(";"),
};

function sessionOptions(values: Typed): SessionOptions {
  const typed = OPTION_NAMES.flatMap((option) => {
    const name = namesOf(option).find((alias) => values[alias] !== undefined);
    if (name === undefined) return [];
    return [[option, READERS[OPTIONS[option].value](option, textOf(values, name) ?? "")] as const];
  });
  // TypeScript cannot see that each value fits its option.
  return Object.fromEntries(typed);
}

/**
 * Parses a command line into options and other words.
 * @throws InputError for an unknown option or a missing value.
 */
export function parse(
  argv: readonly string[],
  options: typeof PARSED_OPTIONS
): { values: Typed; positionals: readonly string[] } {
  try {
    const { tokens, ...parsed } = parseArgs({ args: [...argv], options, allowPositionals: true, tokens: true });
    checkOnce(tokens.flatMap((token) => (token.kind === "option" && token.value !== undefined ? token.name : [])));
    return parsed;
  } catch (error) {
    const { code = "", message } = error as { code?: string; message: string };
    if (!code.startsWith("ERR_PARSE_ARGS")) throw error;
    const [, name] = /^Option '(?:-\w, )?--([\w-]+)/.exec(message) ?? [];
    if (name === undefined || code !== "ERR_PARSE_ARGS_INVALID_OPTION_VALUE")
      throw new InputError(texts.option(/'([^']*)'/.exec(message)?.[1] ?? "", Object.keys(options)));
    throw new InputError(options[name]?.type === "string" ? texts.noValue(name) : texts.value(name));
  }
}

/** Rejects an option with two values, one of which would be ignored; flags may be repeated. */
function checkOnce(names: readonly string[]): void {
  const options = names.map((name) => OPTION_NAMES.find((option) => namesOf(option).includes(name)) ?? name);
  const again = options.findIndex((option, i) => options.indexOf(option) < i);
  if (again < 0) return;
  const first = names[options.indexOf(options[again] ?? "")] ?? "";
  throw new InputError(texts.twice(names[again] ?? "", first));
}

/**
 * Reads an option that is the name of a file.
 * @throws InputError if it is blank.
 */
export function fileOf(values: Typed, name: string): string | undefined {
  const file = textOf(values, name);
  if (file?.trim() === "") throw new InputError(texts.blankFile(name));
  return file;
}

export function textOf(values: Typed, name: string): string | undefined {
  const value = values[name];
  return typeof value === "string" ? value : undefined;
}

export function isGiven(values: Typed, name: string): boolean {
  return values[name] === true;
}

/** Returns the address of the page for phones, from the address of the site. */
function pageOf(site: string | undefined): string | undefined {
  if (site === undefined) return undefined;
  const text = site.trim();
  const isAddress = /^https:\/\/[^\s/?#]+[^\s?#]*$/i.test(text) && URL.canParse(text);
  if (!isAddress) throw new InputError(texts.site(site));
  // Users may copy the page's own address instead of the site's.
  const folder = new URL(text).href.replace(new RegExp(`(/${PAGE})?/*$`), "");
  return `${folder}/${PAGE}`;
}

function numbers(option: string, typed: string): number | readonly number[] {
  return readNumbers(typed) ?? wholeNumber(option, typed);
}

export function wholeNumber(option: string, typed: string): number {
  if (!/^\d{1,4}$/.test(typed)) throw new InputError(texts.wholeNumber(option, typed));
  return Number(typed);
}

export function oneOf<T extends string>(
  option: string,
  typed: string | undefined,
  accepted: readonly T[]
): T | undefined {
  if (typed === undefined) return undefined;
  const found = accepted.find((choice) => choice.toLowerCase() === typed.toLowerCase());
  if (found === undefined) throw new InputError(texts.oneOf(option, typed, accepted));
  return found;
}
