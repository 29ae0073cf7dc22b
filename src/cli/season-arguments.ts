import { InputError } from "../bridge/input-error";
import { plainDecimals, plainSigns } from "../bridge/plain-number";
import { BASES, ORDERS, LADDER_SUBJECTS, type SeasonOptions, type LadderSubject } from "../season/options";
import { PAPERS, type Paper } from "../workbook/model";
import { fileOf, isGiven, oneOf, parse, textOf, wholeNumber, type Typed } from "./arguments";
import { optionLines } from "./help";
import { texts } from "./texts";

const { help } = texts.season;

/** Options of the season, for parseArgs and the help. */
const SEASON_OPTIONS = {
  out: { type: "string", ...help.out },
  names: { type: "string", ...help.names },
  title: { type: "string", ...help.title },
  by: { type: "string", ...help.by },
  points: { type: "string", ...help.points },
  best: { type: "string", ...help.best },
  order: { type: "string", ...help.order },
  least: { type: "string", ...help.least },
  "handicap-evenings": { type: "string", ...help["handicap-evenings"] },
  "handicap-factor": { type: "string", ...help["handicap-factor"] },
  league: { type: "string", ...help.league },
  double: { type: "boolean", ...help.double },
  csv: { type: "string", ...help.csv },
  paper: { type: "string", ...help.paper },
  force: { type: "boolean", ...help.force },
  json: { type: "boolean", ...help.json },
  help: { type: "boolean", short: "h", ...help.help },
} as const;

export interface SeasonArguments {
  readonly help: boolean;
  /** Files, folders and patterns. */
  readonly files: readonly string[];
  readonly season: SeasonOptions;
  readonly names: string | undefined;
  /** Teams of a new league. */
  readonly league: readonly string[] | undefined;
  readonly double: boolean;
  readonly out: string | undefined;
  readonly csv: string | undefined;
  readonly paper: Paper | undefined;
  readonly force: boolean;
  readonly json: boolean;
}

export function seasonHelp(): string {
  return texts.season.usage(
    optionLines(Object.entries(SEASON_OPTIONS).map(([name, optionHelp]) => ({ names: [name], optionHelp })))
  );
}

/**
 * Reads the season's command line.
 * @throws InputError naming the wrong argument and the accepted values.
 */
export function readSeasonArguments(argv: readonly string[]): SeasonArguments {
  const { values, positionals: files } = parse(argv, SEASON_OPTIONS);
  const isHelp = isGiven(values, "help") || argv.length === 0;
  if (!isHelp && files.length === 0) throw new InputError(texts.season.noFiles);
  return {
    help: isHelp,
    files,
    season: {
      title: textOf(values, "title"),
      by: readSubjects(textOf(values, "by")),
      basis: oneOf("points", textOf(values, "points"), BASES),
      best: numberOf(values, "best"),
      order: oneOf("order", textOf(values, "order"), ORDERS),
      least: numberOf(values, "least"),
      handicapEvenings: numberOf(values, "handicap-evenings"),
      handicapFactor: decimalOf(values, "handicap-factor"),
    },
    names: fileOf(values, "names"),
    league: textOf(values, "league")?.split(";"),
    double: isGiven(values, "double"),
    out: fileOf(values, "out"),
    csv: fileOf(values, "csv"),
    paper: oneOf("paper", textOf(values, "paper"), PAPERS),
    force: isGiven(values, "force"),
    json: isGiven(values, "json"),
  };
}

function readSubjects(typed: string | undefined): readonly LadderSubject[] | undefined {
  const names = typed?.split(/[,;\s]+/).filter((name) => name !== "");
  // Accepts "players", too.
  return names && [...new Set(names.flatMap((name) => oneOf("by", name.replace(/s$/i, ""), LADDER_SUBJECTS) ?? []))];
}

function numberOf(values: Typed, option: string): number | undefined {
  const typed = textOf(values, option);
  return typed === undefined ? undefined : wholeNumber(option, typed);
}

function decimalOf(values: Typed, option: string): number | undefined {
  const typed = textOf(values, option);
  if (typed === undefined) return undefined;
  // Many countries use a decimal comma.
  if (!/^[+-]?\d*[.,]?\d+$/.test(plainSigns(typed))) throw new InputError(texts.season.decimal(option, typed));
  return Number(plainDecimals(plainSigns(typed)));
}
