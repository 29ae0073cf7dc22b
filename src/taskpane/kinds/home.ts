import { SCALE_FAMILIES } from "../../bridge/vp/named-scale";
import { InputError } from "../../bridge/input-error";
import type { Configuration, HomeKind } from "../../sessions/home/home-kind";
import type { HomeKindName, Scoring } from "../../sessions/home/plan";
import { OPTIONS } from "../../sessions/session-options";
import type { OptionGroup } from "../dom";
import { choices, nameFields, optionList, textField } from "../fields";
import { namesFor, withName, type SessionChoice } from "../session-choice";
import { texts } from "../texts";
import { TABLE_LINES } from "./csv-headers";
import { FIRST_BOARD_PART, firstBoardOf } from "./first-board";
import type { KindForm, Part } from "./kind-form";
import { chosenScale, scaleOptions, scalePart } from "./scales";

/** How a session of pairs in teams that change is chosen. */
export function homeForm(kind: HomeKind): KindForm<HomeKindName> {
  const pairs = (choice: SessionChoice) => namesFor(choice.pairs, kind.pairs);
  const scales = (choice: SessionChoice) => (choice.scoring === "vps" ? homeScales(kind, choice) : null);
  return {
    usual: () => ({ ...usualOf(kind), scoring: OPTIONS.scoring.of[kind.name].usual }),
    offers: ({ boards, rounds }) =>
      kind.configurations.some((known) => known.boards === boards && known.rounds === rounds),
    options: (choice) => {
      const { boards, rounds, scoring } = choice;
      const scale = chosenScale(scales, choice);
      return { boards, rounds, ...firstBoardOf(choice), scoring, pairs: pairs(choice), scale };
    },
    settings: [boardsPart(kind), FIRST_BOARD_PART, scoringPart(kind), scalePart(scales)],
    names: [pairNames(kind)],
    titled: texts.fields.title,
    people: pairs,
    teams: () => [],
    summary: ({ boards }) => texts.boards(boards),
    csv: () => TABLE_LINES,
  };
}

/** The configurations of a kind; those of 14 to 36 boards, a whole evening, first. */
export function boardOptions(kind: HomeKind): OptionGroup[] {
  const option = ({ boards, rounds }: Configuration) =>
    [`${boards}/${rounds}`, texts.roundsOf(boards, rounds)] as const;
  const evening = ({ boards }: Configuration) => boards >= 14 && boards <= 36;
  const usual = kind.configurations.filter(evening);
  const others = kind.configurations.filter((configuration) => !evening(configuration));
  return [
    { label: "", options: usual.map(option) },
    ...(others.length > 0 ? [{ label: texts.otherSizes, options: others.map(option) }] : []),
  ];
}

/** Whether victory points exist for a configuration; where not, why not. */
export function vpsRefused(kind: HomeKind, { boards, rounds }: Configuration): string {
  try {
    kind.boardsForVps(boards / rounds);
    return "";
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
}

/** The scales of a configuration that has victory points, the project's own one first. */
export function homeScales(kind: HomeKind, { boards, rounds }: Configuration): OptionGroup[] {
  const together = kind.boardsForVps(boards / rounds);
  return scaleOptions(together, `HOME-${together}`, [...SCALE_FAMILIES].reverse());
}

/** Some 24 boards, as most evenings have. */
function usualOf(kind: HomeKind): Configuration {
  const fromUsual = ({ boards }: Configuration) => Math.abs(boards - 24);
  return [...kind.configurations].sort((first, second) => fromUsual(first) - fromUsual(second))[0]!;
}

function boardsPart(kind: HomeKind): Part {
  return {
    depends: () => [],
    build: (model) => {
      const { boards, rounds } = model.choice();
      const changed = (value: string) => {
        const [newBoards = 0, newRounds = 0] = value.split("/").map(Number);
        const size = { boards: newBoards, rounds: newRounds };
        const refused = vpsRefused(kind, size) !== "";
        model.change({ ...size, scale: "", ...(refused ? { scoring: "imps" } : {}) });
      };
      const value = `${boards}/${rounds}`;
      return { rows: [choices(texts.fields.boards, "boards", boardOptions(kind), value, changed)] };
    },
  };
}

function scoringPart(kind: HomeKind): Part {
  return {
    depends: ({ choice }) => [vpsRefused(kind, choice())],
    build: (model) => {
      const refused = vpsRefused(kind, model.choice());
      const scorings = OPTIONS.scoring.of[kind.name].choices.filter((name) => name === "imps" || refused === "");
      const inWords = (name: Scoring) => texts.scorings[name];
      const changed = (scoring: Scoring) => model.change({ scoring });
      const { scoring } = model.choice();
      return { rows: [optionList("scoring", scorings, inWords, scoring, changed, { hint: refused })] };
    },
  };
}

function pairNames(kind: HomeKind): Part {
  return {
    depends: () => [],
    build: (model) => {
      const fields = namesFor(model.choice().pairs, kind.pairs).map((name, i) => {
        const changed = (typed: string) => model.change({ pairs: withName(model.choice().pairs, i, typed) });
        const list = { list: "known-names" };
        return textField(texts.pair(i + 1), `pair-${i + 1}`, name, changed, list).row;
      });
      const { row, fault } = nameFields("pairs", texts.pairNames, ...fields);
      return { rows: [row], showFaults: ({ pairs = "" }) => fault(pairs) };
    },
  };
}
