import { KINDS } from "../sessions/kinds";
import { OPTION_NAMES } from "../sessions/session-options";
import { COMMAND_OPTIONS, type Told } from "./command-options";
import { OPTION_HELP } from "./option-help";
import { texts } from "./texts";

/** The help of the command line: the kinds with the options that each takes, and what the options are. */
export function helpText(): string {
  const kinds = Object.entries(KINDS).map(
    ([name, { takes }]) => `  ${name.padEnd(12)} ${takes.map((option) => `--${option}`).join(" ")}`
  );
  const options = [
    ...OPTION_NAMES.map((name): Line => ({ names: [name], told: OPTION_HELP[name] })),
    ...Object.entries(COMMAND_OPTIONS).map(([name, told]): Line => ({ names: [name], told })),
  ];
  return texts.usage(kinds.join("\n"), optionLines(options));
}

/** A line of help for each option, or for those of which the same is told. */
export function optionLines(options: readonly Line[]): string {
  return shared(options).map(printed).join("\n");
}

export interface Line {
  readonly names: readonly string[];
  readonly told: Told;
}

/** Options of which the same is told, one after the other, share a line. */
function shared(lines: readonly Line[]): Line[] {
  const found: Line[] = [];
  for (const { names, told } of lines) {
    const before = found[found.length - 1];
    if (before?.told.help === told.help) found.splice(-1, 1, { names: [...before.names, ...names], told });
    else found.push({ names, told });
  }
  return found;
}

function printed({ names, told }: Line): string {
  const value = told.placeholder === undefined ? "" : ` ${told.placeholder}`;
  return `  ${`${names.map((name) => `--${name}`).join(", ")}${value}`.padEnd(19)} ${told.help}`;
}
