import type { Plan } from "../../../sessions/kinds";
import { isClub } from "../../../sessions/club/is-club";
import { fieldKindOf } from "../../../sessions/field/field-kind";
import type { OptionName } from "../../../sessions/session-options";
import { hasBoards } from "../../../sessions/table-plan";
import { formsFor } from "../../../workbook/forms";
import { shortDate } from "../../shared/locale";
import { texts } from "../../texts";
import { chosenOptions, plainOptions } from "../kinds/kind-forms";
import type { Faults } from "./faults";
import { formTexts } from "./form-texts";
import type { SessionChoice } from "./session-choice";

/** The rows of the form; each opens the fields of some options. */
export const ROWS = ["boards", "scoring", "names", "about", "paper"] as const;
export type Row = (typeof ROWS)[number];

/** The row of each option; options that are not listed here are in the row "boards". */
const ROW_OF: Partial<Record<OptionName, Row>> = {
  title: "about",
  date: "about",
  words: "paper",
  pairs: "names",
  players: "names",
  teams: "names",
  home: "names",
  away: "names",
  "line-up": "names",
  scoring: "scoring",
  scale: "scoring",
  handicap: "scoring",
  ties: "scoring",
  carry: "scoring",
  fouled: "scoring",
  expected: "scoring",
  penalties: "scoring",
  walkover: "scoring",
};

/** The row whose page has the field of an option. */
export function rowOf(option: OptionName): Row {
  return ROW_OF[option] ?? "boards";
}

/** The first fault in a row's fields; "" for none. */
export function faultIn(faults: Faults, row: Row): string {
  const isOf = (name: string) => rowOf(name.replace(/-\d+$/, "") as OptionName) === row;
  return Object.entries(faults).find(([name]) => isOf(name))?.[1] ?? "";
}

/** Returns a row's values in a few words, and the names of rarely used options that are set. */
export function valueOf(row: Row, plan: Plan, choice: SessionChoice): string {
  return [...VALUES[row](plan, choice), ...extras(row, choice)].join(", ");
}

const words = formTexts.values;

const VALUES: Readonly<Record<Row, (plan: Plan, choice: SessionChoice) => readonly string[]>> = {
  boards: (plan) => [boardsOf(plan)],
  scoring: (plan) => [scoringOf(plan)],
  names: (plan) => namesOf(plan),
  about: ({ title, date }) => [title, date === "" ? words.noDate : shortDate(date)],
  paper: ({ kind }, { paper, formulas, hasGuide, forms }) => {
    const ticked = formsFor(kind).filter((form) => forms.includes(form)).length;
    return [
      paper,
      ...(ticked > 0 ? [words.forms(ticked)] : []),
      ...(formulas === "add-in" ? [words.formulas] : []),
      ...(hasGuide ? [] : [words.noGuide]),
    ];
  },
};

function boardsOf(plan: Plan): string {
  if (!hasBoards(plan)) return words.matches(plan.boards, plan.rounds);
  return "rounds" in plan ? words.rounds(plan.boards, plan.rounds) : texts.boards(plan.boards);
}

function scoringOf(plan: Plan): string {
  if ("form" in plan && plan.form === "bam") return words.bam;
  if ("scale" in plan && plan.scale) return words.scale(plan.scale.name);
  return words.scorings["scoring" in plan ? plan.scoring : "imps"] ?? "";
}

/** Counts the names that are typed, in words: "3 of 8 pairs". */
function namesOf(plan: Plan): readonly string[] {
  const named = (names: readonly string[]) => names.filter((name) => name !== "").length;
  const namedText = (names: readonly string[], noun: string) => words.named(named(names), names.length, noun);
  if ("pairs" in plan) return [namedText(plan.pairs, words.pairs)];
  if (!("teams" in plan))
    return [
      namedText(plan.names, isClub(plan) || fieldKindOf(plan.kind)?.noun === "pair" ? words.pairs : words.players),
    ];
  const players = "players" in plan ? named(plan.players) : 0;
  return [namedText(plan.teams, words.teams), ...(players > 0 ? [`${players} ${words.players}`] : [])];
}

/** Rarely used options with fields of their own. */
const RARE = ["first-board", "extra-boards", "bracket", "cross-table", "handicap", "line-up"] as const;

/** Returns the labels of a row's rarely used options that are set. */
function extras(row: Row, choice: SessionChoice): readonly string[] {
  const chosen = chosenOptions(choice);
  const rare = RARE.filter((option) => (chosen[option] ?? "") !== "").map(
    (option) => [option, texts.fields[option]] as const
  );
  const plain = plainOptions(choice)
    .filter(({ option, accepted }) => {
      const defaultValue = accepted === true ? "" : String(accepted.defaultValue ?? "");
      return choice[option] !== "" && choice[option] !== defaultValue;
    })
    .map(({ option }) => [option, formTexts.plainOptions[option].label] as const);
  return [...rare, ...plain]
    .filter(([option]) => rowOf(option) === row)
    .map(([, label]) => label.charAt(0).toLowerCase() + label.slice(1));
}
