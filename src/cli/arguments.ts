import { parseArgs } from "node:util";
import { InputError } from "../bridge/input-error";
import { DIALECTS, type DialectName } from "../workbook/formulas/dialect";
import { PAPERS, type Paper } from "../workbook/model";
import { messages } from "./messages";

/** A command as typed, its numbers read. */
export interface Arguments {
  readonly help: boolean;
  readonly kind: string;
  readonly boards: number;
  readonly rounds: number | undefined;
  readonly title: string | undefined;
  readonly date: string | undefined;
  readonly pairs: readonly string[] | undefined;
  readonly scoring: string | undefined;
  readonly scale: string | undefined;
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
  title: { type: "string" },
  date: { type: "string" },
  pairs: { type: "string" },
  scoring: { type: "string" },
  scale: { type: "string" },
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
  if (!help && values.boards === undefined) throw new InputError(messages.missing("boards"));
  return {
    ...values,
    help,
    kind: kind ?? "",
    boards: wholeNumber("boards", values.boards) ?? 0,
    rounds: wholeNumber("rounds", values.rounds),
    pairs: values.pairs?.split(";"),
    scoring: values.scoring?.toLowerCase(),
    scale: values.scale,
    formulas: oneOf("formulas", values.formulas, DIALECTS),
    paper: oneOf("paper", values.paper, PAPERS),
    title: values.title,
    date: values.date,
    results: values.results,
    out: values.out,
  };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    const { code = "", message } = error as { code?: string; message: string };
    if (!code.startsWith("ERR_PARSE_ARGS")) throw error;
    throw new InputError(messages.option(message.split(".")[0]!, Object.keys(OPTIONS)));
  }
}

function wholeNumber(option: string, given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  if (!/^\d{1,4}$/.test(given)) throw new InputError(messages.wholeNumber(option, given));
  return Number(given);
}

function oneOf<T extends string>(
  option: string,
  given: string | undefined,
  accepted: readonly T[]
): T | undefined {
  if (given === undefined) return undefined;
  const found = accepted.find((known) => known.toLowerCase() === given.toLowerCase());
  if (found === undefined) throw new InputError(messages.oneOf(option, given, accepted));
  return found;
}
