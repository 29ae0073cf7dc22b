import type { AllowedOptions } from "../sessions/accepted";
import { KINDS } from "../sessions/kinds";
import { OPTION_NAMES, type OptionName } from "../sessions/session-options";
import { COMMAND_OPTIONS, type OptionHelp } from "./command-options";
import { choicesText, offeredTo, optionTexts } from "./option-texts";
import { texts } from "./texts";

/** The help of the command line: the kinds with the options that each takes, and what the options are. */
export function helpText(): string {
  const kinds = Object.entries(KINDS).map(
    ([name, { takes }]) =>
      `  ${name.padEnd(12)} ${Object.keys(takes)
        .map((option) => `--${option}`)
        .join(" ")}`
  );
  const options = [
    ...OPTION_NAMES.map((name): Line => ({ names: [name], told: toldOf(name) })),
    ...Object.entries(COMMAND_OPTIONS).map(([name, told]): Line => ({ names: [name], told })),
  ];
  return texts.usage(kinds.join("\n"), optionLines(options));
}

/** What is told of an option, with what each kind of session accepts for it where that is a list. */
function toldOf(option: OptionName): OptionHelp {
  const { [option]: told } = optionTexts;
  const kinds: readonly (readonly [kind: string, { readonly takes: AllowedOptions }])[] = Object.entries(KINDS);
  const taking = kinds.flatMap(([kind, { takes }]) => {
    const { [option]: accepted } = takes;
    if (accepted === undefined) return [];
    return [{ kind, words: accepted === true ? "" : choicesText(accepted) }];
  });
  const lists = [...new Set(taking.map(({ words }) => words))];
  const offers = lists.map((words) => {
    const of = taking.filter((each) => each.words === words).map(({ kind }) => kind);
    return words === "" || lists.length === 1 ? words : offeredTo(of, words);
  });
  return { ...told, help: [told.help, ...offers].filter((text) => text !== "").join("; ") };
}

/** A line of help for each option, or for those of which the same is told. */
export function optionLines(options: readonly Line[]): string {
  return shared(options).map(printed).join("\n");
}

interface Line {
  readonly names: readonly string[];
  readonly told: OptionHelp;
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
