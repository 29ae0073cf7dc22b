import type { AllowedOptions } from "../sessions/accepted";
import { KINDS } from "../sessions/kinds";
import { OPTION_NAMES, type OptionName } from "../sessions/session-options";
import { COMMAND_OPTIONS, type OptionHelp } from "./command-options";
import { choicesText, offeredTo, optionTexts } from "./option-texts";
import { texts } from "./texts";

/** Help of the command line: the kinds with their options, then all options. */
export function helpText(): string {
  const kinds = Object.entries(KINDS).map(
    ([name, { takes }]) =>
      `  ${name.padEnd(12)} ${Object.keys(takes)
        .map((option) => `--${option}`)
        .join(" ")}`
  );
  const options = [
    ...OPTION_NAMES.map((name): Line => ({ names: [name], optionHelp: helpOn(name) })),
    ...Object.entries(COMMAND_OPTIONS).map(([name, optionHelp]): Line => ({ names: [name], optionHelp })),
  ];
  return texts.usage(kinds.join("\n"), optionLines(options));
}

/** Help on an option, with the choices of each kind. */
function helpOn(option: OptionName): OptionHelp {
  const { [option]: optionHelp } = optionTexts;
  const kinds: readonly (readonly [kind: string, { readonly takes: AllowedOptions }])[] = Object.entries(KINDS);
  const taking = kinds.flatMap(([kind, { takes }]) => {
    const { [option]: accepted } = takes;
    if (accepted === undefined) return [];
    return [{ kind, words: accepted === true ? "" : choicesText(accepted) }];
  });
  const lists = [...new Set(taking.map(({ words }) => words))];
  const offers = lists.map((words) => {
    const kindsOfList = taking.filter((each) => each.words === words).map(({ kind }) => kind);
    return words === "" || lists.length === 1 ? words : offeredTo(kindsOfList, words);
  });
  return { ...optionHelp, help: [optionHelp.help, ...offers].filter((text) => text !== "").join("; ") };
}

/** One line per option; options with equal help share a line. */
export function optionLines(options: readonly Line[]): string {
  return joinSameHelp(options).map(printLine).join("\n");
}

interface Line {
  readonly names: readonly string[];
  readonly optionHelp: OptionHelp;
}

/** Joins adjacent options with equal help. */
function joinSameHelp(lines: readonly Line[]): Line[] {
  const found: Line[] = [];
  for (const { names, optionHelp } of lines) {
    const before = found[found.length - 1];
    if (before?.optionHelp.help === optionHelp.help)
      found.splice(-1, 1, { names: [...before.names, ...names], optionHelp });
    else found.push({ names, optionHelp });
  }
  return found;
}

function printLine({ names, optionHelp }: Line): string {
  const value = optionHelp.placeholder === undefined ? "" : ` ${optionHelp.placeholder}`;
  return `  ${`${names.map((name) => `--${name}`).join(", ")}${value}`.padEnd(19)} ${optionHelp.help}`;
}
