import type { ParseArgsConfig } from "node:util";
import { OPTION_NAMES, OPTIONS, type OptionName } from "../sessions/session-options";
import { texts } from "./texts";

export interface OptionHelp {
  readonly help: string;
  /** Placeholder of its value; missing for a flag. */
  readonly placeholder?: string;
}

/** Options of the command line other than the options of sessions. */
export const COMMAND_OPTIONS = {
  results: { type: "string", ...texts.help.results },
  out: { type: "string", ...texts.help.out },
  csv: { type: "string", ...texts.help.csv },
  pbn: { type: "string", ...texts.help.pbn },
  usebio: { type: "string", ...texts.help.usebio },
  "movement-out": { type: "string", ...texts.help["movement-out"] },
  formulas: { type: "string", ...texts.help.formulas },
  paper: { type: "string", ...texts.help.paper },
  site: { type: "string", ...texts.help.site },
  forms: { type: "string", ...texts.help.forms },
  "no-guide": { type: "boolean", ...texts.help["no-guide"] },
  print: { type: "string", ...texts.help.print },
  "carry-part": { type: "string", ...texts.help["carry-part"] },
  places: { type: "string", ...texts.help.places },
  which: { type: "string", ...texts.help.which },
  match: { type: "string", ...texts.help.match },
  butler: { type: "boolean", ...texts.help.butler },
  anew: { type: "boolean", ...texts.help.anew },
  force: { type: "boolean", ...texts.help.force },
  json: { type: "boolean", ...texts.help.json },
  text: { type: "boolean", ...texts.help.text },
  help: { type: "boolean", short: "h", ...texts.help.help },
} as const;

/** All options, for parseArgs. */
export const PARSED_OPTIONS: NonNullable<ParseArgsConfig["options"]> = {
  ...Object.fromEntries(
    OPTION_NAMES.flatMap((option) => {
      const type = OPTIONS[option].value === "yes or no" ? "boolean" : "string";
      return namesOf(option).map((name) => [name, { type }] as const);
    })
  ),
  ...COMMAND_OPTIONS,
};

/** Names and aliases of a session's option. */
export function namesOf(option: OptionName): string[] {
  return [option, ...(OPTIONS[option].also ?? [])];
}
