import { parseArgs } from "node:util";
import { InputError } from "../bridge/input-error";
import type { SessionOptions } from "../sessions/session-options";
import { DIALECTS, type DialectName } from "../workbook/formulas/dialect";
import { PAPERS, type Paper } from "../workbook/model";
import { messages } from "./messages";

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

const OPTIONS = {
  boards: { type: "string" },
  rounds: { type: "string" },
  sessions: { type: "string" },
  form: { type: "string" },
  title: { type: "string" },
  competition: { type: "string" },
  date: { type: "string" },
  pairs: { type: "string" },
  home: { type: "string" },
  away: { type: "string" },
  teams: { type: "string" },
  players: { type: "string" },
  scoring: { type: "string" },
  scale: { type: "string" },
  penalties: { type: "string" },
  odd: { type: "string" },
  bracket: { type: "string" },
  formulas: { type: "string" },
  paper: { type: "string" },
  results: { type: "string" },
  out: { type: "string" },
  force: { type: "boolean", default: false },
  json: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

/**
 * Reads the command line.
 * @throws InputError saying which argument is wrong and what is accepted.
 */
export function readArguments(argv: readonly string[]): Arguments {
  const { values, positionals } = parse(argv);
  const [kind, extra] = positionals;
  const help = values.help || argv.length === 0;
  if (!help && kind === undefined) throw new InputError(messages.noKind);
  if (extra !== undefined) throw new InputError(messages.tooMany(extra));
  return {
    help,
    kind: kind ?? "",
    session: sessionOptions(values),
    formulas: oneOf("formulas", values.formulas, DIALECTS),
    paper: oneOf("paper", values.paper, PAPERS),
    results: values.results,
    out: values.out,
    force: values.force,
    json: values.json,
  };
}

function sessionOptions(values: ReturnType<typeof parse>["values"]): SessionOptions {
  return {
    // A competition is what a match's sheets are titled with.
    title: values.title ?? values.competition,
    date: values.date,
    boards: wholeNumber("boards", values.boards),
    rounds: wholeNumber("rounds", values.rounds),
    sessions: wholeNumber("sessions", values.sessions),
    form: values.form?.toLowerCase(),
    scoring: values.scoring?.toLowerCase(),
    scale: values.scale,
    pairs: values.pairs?.split(";"),
    home: values.home,
    away: values.away,
    teams: values.teams?.split(";"),
    players: values.players?.split(";"),
    penalties: values.penalties,
    odd: values.odd?.toLowerCase(),
    bracket: wholeNumber("bracket", values.bracket),
  };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    const { code = "", message } = error as { code?: string; message: string };
    if (!code.startsWith("ERR_PARSE_ARGS")) throw error;
    const [, name] = /^Option '(?:-\w, )?--([\w-]+)/.exec(message) ?? [];
    if (name === undefined || code !== "ERR_PARSE_ARGS_INVALID_OPTION_VALUE")
      throw new InputError(messages.option(message.split(".")[0]!, Object.keys(OPTIONS)));
    const takesOne = OPTIONS[name as keyof typeof OPTIONS].type === "string";
    throw new InputError(takesOne ? messages.noValue(name) : messages.value(name));
  }
}

function wholeNumber(option: string, given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  if (!/^\d{1,4}$/.test(given)) throw new InputError(messages.wholeNumber(option, given));
  return Number(given);
}

function oneOf<T extends string>(option: string, given: string | undefined, accepted: readonly T[]): T | undefined {
  if (given === undefined) return undefined;
  const found = accepted.find((known) => known.toLowerCase() === given.toLowerCase());
  if (found === undefined) throw new InputError(messages.oneOf(option, given, accepted));
  return found;
}
