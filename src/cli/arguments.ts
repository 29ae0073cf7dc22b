import { parseArgs } from "node:util";
import { InputError } from "../bridge/input-error";
import { PAGE } from "../play/table-link";
import { OPTION_NAMES, OPTIONS, type OptionName, type SessionOptions, type Values } from "../sessions/session-options";
import { readNumbers } from "../sessions/reading/numbers";
import { DIALECTS, type DialectName } from "../workbook/dialect-names";
import { FORMS, type FormName } from "../workbook/forms";
import { PAPERS, type Paper } from "../workbook/model";
import { ROUND_PAPER, USUAL_PAPER, type RoundPaper } from "../workbook/swiss-event/round-paper";
import { namesOf, PARSED_OPTIONS } from "./command-options";
import { texts } from "./texts";

/** A command as typed, its numbers read. */
export interface Arguments {
  readonly help: boolean;
  readonly kind: string;
  /** The workbook to read back, or whose next round is paired; left out where a session is made. */
  readonly file: string | undefined;
  /** Whether the next round of its event is paired in the same file. */
  readonly next: boolean;
  /** Whether matches are entered in its event by the files of their score sheets. */
  readonly enter: boolean;
  readonly sheets: readonly string[];
  /** The team of that match which sits North-South at Table 1, and its opponents; left out where the sheets say it. */
  readonly match: string | undefined;
  /** Whether the pairs are ranked over all of them. */
  readonly butler: boolean;
  /** Whether that is the last round that is paired, once more. */
  readonly anew: boolean;
  /** Which of its sessions, from 1. */
  readonly which: number | undefined;
  /** What is chosen for the session; a kind takes its own of these. */
  readonly session: SessionOptions;
  readonly formulas: DialectName | undefined;
  readonly paper: Paper | undefined;
  /** The page on which sessions are played; left out where there is none. */
  readonly page: string | undefined;
  /** Paper besides the workbook's own sheets. */
  readonly forms: readonly FormName[] | undefined;
  /** What is printed of a round of an event; left out where nothing is. */
  readonly print: readonly RoundPaper[] | undefined;
  /** What part of the points of an earlier stage teams bring, and which places of it the teams are. */
  readonly carryPart: string | undefined;
  readonly places: string | undefined;
  readonly results: string | undefined;
  readonly out: string | undefined;
  /** The file of results to write. */
  readonly csv: string | undefined;
  /** The files for other programs to write. */
  readonly pbn: string | undefined;
  readonly usebio: string | undefined;
  readonly force: boolean;
  readonly json: boolean;
  /** Whether the result is printed for a message, in place of the report. */
  readonly text: boolean;
}

/** What stands in the place of a kind where a workbook is read back, its next round is paired, or matches are entered. */
const READ = "read";
const NEXT = "next";
const ENTER = "enter";

/** What was typed for options, by their names. */
export type Typed = Readonly<Record<string, unknown>>;

/**
 * Reads the command line.
 * @throws InputError saying which argument is wrong and what is accepted.
 */
export function readArguments(argv: readonly string[]): Arguments {
  const { values, positionals } = parse(argv, PARSED_OPTIONS);
  const [kind, second, ...others] = positionals;
  const isOfFile = kind === READ || kind === NEXT || kind === ENTER;
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
    print: paperOf(textOf(values, "print")),
    carryPart: textOf(values, "carry-part"),
    places: textOf(values, "places"),
    results: fileOf(values, "results"),
    out: fileOf(values, "out"),
    csv: fileOf(values, "csv"),
    pbn: fileOf(values, "pbn"),
    usebio: fileOf(values, "usebio"),
    force: isGiven(values, "force"),
    json: isGiven(values, "json"),
    text: isGiven(values, "text"),
  };
}

/** Refuses a command that lacks what it works on, and options that are of another command. */
function checkCommand(
  kind: string | undefined,
  file: string | undefined,
  sheets: readonly string[],
  values: Typed
): void {
  if (kind === undefined) throw new InputError(texts.noKind);
  const isBlank = (file ?? "").trim() === "";
  if (kind === READ && isBlank) throw new InputError(texts.noFileToRead);
  if ((kind === NEXT || kind === ENTER) && isBlank) throw new InputError(texts[kind].noFile);
  if (kind === ENTER && sheets.length === 0) throw new InputError(texts.enter.noSheets);
  if (kind !== ENTER && values.match !== undefined) throw new InputError(texts.enter.matchAlone, "match");
  if (kind !== ENTER && isGiven(values, "butler")) throw new InputError(texts.enter.butlerAlone, "butler");
  if (kind !== NEXT && isGiven(values, "anew")) throw new InputError(texts.next.anewAlone, "anew");
}

/** Names with commas between them, each once. */
function severalOf<T extends string>(
  option: "forms" | "print",
  typed: string | undefined,
  names: readonly T[]
): T[] | undefined {
  const named = typed?.split(/[,;]/).map((name) => name.trim());
  return named && [...new Set(named.flatMap((name) => oneOf(option, name, names) ?? []))];
}

/** What is to be printed of a round. */
function paperOf(typed: string | undefined): RoundPaper[] | undefined {
  const named = severalOf("print", typed, [ALL, ...ROUND_PAPER]);
  const parts = named?.flatMap((name) => (name === ALL ? USUAL_PAPER : name));
  return parts && [...new Set(parts)];
}

const ALL = "all";

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

/**
 * What is typed for the options of a command, and the words besides.
 * @throws InputError where an option is unknown, or has no value.
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

/** Of an option that is typed twice one value would be dropped; those without a value say the same again. */
function checkOnce(names: readonly string[]): void {
  const options = names.map((name) => OPTION_NAMES.find((option) => namesOf(option).includes(name)) ?? name);
  const again = options.findIndex((option, i) => options.indexOf(option) < i);
  if (again < 0) return;
  const first = names[options.indexOf(options[again] ?? "")] ?? "";
  throw new InputError(texts.twice(names[again] ?? "", first));
}

/**
 * The name of a file that is typed for an option.
 * @throws InputError where it is blank.
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

/** The page on which sessions are played, at the address of a site. */
function pageOf(site: string | undefined): string | undefined {
  if (site === undefined) return undefined;
  const text = site.trim();
  const isAddress = /^https:\/\/[^\s/?#]+[^\s?#]*$/i.test(text) && URL.canParse(text);
  if (!isAddress) throw new InputError(texts.site(site));
  // Whoever has the page open copies the page's own address.
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
  const found = accepted.find((known) => known.toLowerCase() === typed.toLowerCase());
  if (found === undefined) throw new InputError(texts.oneOf(option, typed, accepted));
  return found;
}
