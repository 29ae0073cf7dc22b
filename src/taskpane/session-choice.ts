import { namedScale, SCALE_FAMILIES, MOST_BOARDS } from "../bridge/vp/named-scale";
import { InputError } from "../bridge/input-error";
import { planHome, type HomeKind } from "../sessions/home-kind";
import { KINDS } from "../sessions/kinds";
import type { HomePlan, Scoring } from "../sessions/plan";
import type { DialectName } from "../workbook/formulas/dialect";
import type { Paper } from "../workbook/model";
import { texts } from "./settings";

/** All that is chosen for a session in the pane. */
export interface SessionChoice {
  readonly kind: string;
  readonly boards: number;
  readonly rounds: number;
  readonly scoring: Scoring;
  readonly scale: string;
  readonly title: string;
  readonly date: string;
  readonly pairs: readonly string[];
  readonly paper: Paper;
  /** Null until chosen by hand: then the host decides. */
  readonly formulas: DialectName | null;
}

/** What the pane starts with: the usual evening. */
export function firstChoice(today: string): SessionChoice {
  return {
    ...{ kind: "four-pairs", boards: 24, rounds: 6, scoring: "imps", scale: "" },
    ...{ title: "", date: today, pairs: [], paper: "A4", formulas: null },
  };
}

/** A choice remembered from an earlier visit, made sound again: what no longer exists is dropped. */
export function restored(remembered: Partial<SessionChoice>, today: string): SessionChoice {
  const pairs = texts(remembered.pairs);
  const choice = { ...firstChoice(today), ...remembered, pairs, date: today };
  try {
    plan(choice);
    return choice;
  } catch {
    return firstChoice(today);
  }
}

/** The kind that is chosen. */
export function kindOf(choice: SessionChoice): HomeKind {
  return KINDS.find(({ name }) => name === choice.kind) ?? KINDS[0]!;
}

/**
 * The plan of a choice.
 * @throws InputError when something typed is wrong, such as the date.
 */
export function plan(choice: SessionChoice): HomePlan {
  const kind = kindOf(choice);
  const { boards, rounds, scoring, title, date } = choice;
  const pairs = Array.from({ length: kind.pairs }, (_, i) => choice.pairs[i] ?? "");
  const scale = scoring === "vps" && choice.scale !== "" ? choice.scale : undefined;
  return planHome(kind, { boards, rounds, scoring, scale, title, date, pairs });
}

/** A group of options of a drop-down list. */
export interface OptionGroup {
  readonly label: string;
  readonly options: readonly (readonly [value: string, text: string])[];
}

/** The configurations of a kind; those of 14 to 36 boards, a whole evening, first. */
export function boardOptions(kind: HomeKind): OptionGroup[] {
  const option = ({ boards, rounds }: { boards: number; rounds: number }) =>
    [`${boards}/${rounds}`, `${boards} boards: ${rounds} rounds of ${boards / rounds}`] as const;
  const evening = ({ boards }: { boards: number }) => boards >= 14 && boards <= 36;
  const usual = kind.configurations.filter(evening);
  const others = kind.configurations.filter((configuration) => !evening(configuration));
  return [
    { label: "", options: usual.map(option) },
    ...(others.length > 0 ? [{ label: "Shorter and longer", options: others.map(option) }] : []),
  ];
}

/** Whether victory points exist for a configuration; where not, why not. */
export function vpsRefused(choice: SessionChoice): string {
  try {
    kindOf(choice).boardsForVps(choice.boards / choice.rounds);
    return "";
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
}

/** The scales to choose from: of each family the one for these boards, or the nearest there is. */
export function scaleOptions(choice: SessionChoice): OptionGroup[] {
  const boards = kindOf(choice).boardsForVps(choice.boards / choice.rounds);
  const options = [...SCALE_FAMILIES].reverse().map(({ name, description, serves }) => {
    const nearest = nearestServed(boards, serves);
    const note = nearest === boards ? "" : ` (made for ${nearest} boards)`;
    return [`${name}-${nearest}`, `${name}-${nearest}: ${description}${note}`] as const;
  });
  return [{ label: "", options }];
}

/** The scale in use for a choice. */
export function scaleOf(choice: SessionChoice): string {
  const options = scaleOptions(choice)[0]!.options.map(([value]) => value);
  if (choice.scale === "") return options[0]!;
  const name = namedScale(choice.scale).name;
  return options.includes(name) ? name : options[0]!;
}

function nearestServed(boards: number, serves: (boards: number) => boolean): number {
  for (let distance = 0; distance < MOST_BOARDS; distance++)
    for (const candidate of [boards - distance, boards + distance])
      if (candidate > 0 && serves(candidate)) return candidate;
  return boards;
}
