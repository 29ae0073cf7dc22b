import type { ParseArgsConfig } from "node:util";
import { OPTION_NAMES, OPTIONS, type OptionName } from "../sessions/session-options";
import { messages } from "./messages";

/** What is told of an option in a line of help. */
export interface Told {
  readonly help: string;
  /** What stands for its value; nothing where it takes none. */
  readonly placeholder?: string;
}

/** The options of the command besides those of its session. */
export const COMMAND_OPTIONS = {
  results: { type: "string", ...messages.help.results },
  out: { type: "string", ...messages.help.out },
  formulas: { type: "string", ...messages.help.formulas },
  paper: { type: "string", ...messages.help.paper },
  force: { type: "boolean", ...messages.help.force },
  json: { type: "boolean", ...messages.help.json },
  help: { type: "boolean", short: "h", ...messages.help.help },
} as const;

/** Every option, as parseArgs wants it. */
export const PARSED_OPTIONS: NonNullable<ParseArgsConfig["options"]> = {
  ...Object.fromEntries(OPTION_NAMES.flatMap(namesOf).map((name) => [name, { type: "string" }])),
  ...COMMAND_OPTIONS,
};

/** The names by which an option of the session is typed. */
export function namesOf(option: OptionName): string[] {
  return [option, ...(OPTIONS[option].also ?? [])];
}
