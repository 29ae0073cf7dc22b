import { InputError } from "../../bridge/input-error";
import { readNumbers } from "../../sessions/reading/numbers";
import { OPTIONS, type SessionOptions } from "../../sessions/session-options";
import { FORM_RULES, MATCH_PLAYERS, planMatch, type MatchForm } from "../../sessions/team-match/plan";
import { choices, optionList } from "../fields";
import { namesFor, type SessionChoice } from "../session-choice";
import { texts } from "../texts";
import { MATCH_LINES } from "./csv-headers";
import { FIRST_BOARD_PART, firstBoardOf } from "./first-board";
import type { KindForm, Part } from "./kind-form";
import { MATCH_BOARDS, sizeValue } from "./match-boards";
import { morePart } from "./more";
import { chosenScale, scaleOptions, scalePart } from "./scales";
import { pairPlayers, teamParts, type TeamLabels } from "./team-names";
import { typedPart } from "./typed-part";

const FORMS = OPTIONS.form.of["team-match"];

/** How a match of two teams is chosen. */
export const TEAM_MATCH_FORM: KindForm<"team-match"> = {
  usual: ({ form }) => usualSize(matchForm(form)),
  offers: (choice) =>
    MATCH_BOARDS[matchForm(choice.form)].some(({ options }) => options.some(([value]) => value === sizeValue(choice))),
  options: (choice) => {
    const { form, teams, handicap, penalties } = choice;
    return {
      form,
      ...sizeOf(choice),
      ...(form === "knockout" && choice.extraBoards > 0 && { "extra-boards": choice.extraBoards }),
      ...firstBoardOf(choice),
      players: players(choice),
      ...(hasParts(choice) && { "line-up": choice.lineUps }),
      penalties,
      scale: chosenScale(scaleGroups, choice),
      ...(!isBam(choice) && { handicap }),
      home: teams[0] ?? "",
      away: teams[1] ?? "",
    };
  },
  settings: [
    formPart(),
    boardsPart(),
    FIRST_BOARD_PART,
    scalePart(scaleGroups),
    morePart(
      typedPart({
        option: "sessions",
        typed: "sizes",
        placeholder: texts.examples.sessions,
        hint: texts.hints.sessions,
        faultOf: "boards",
        isOffered: maySize,
      }),
      extraBoardsPart(),
      typedPart({
        option: "handicap",
        typed: "handicap",
        placeholder: texts.examples.handicap,
        isOffered: (choice) => !isBam(choice),
      }),
      penaltiesPart("penalties", (choice) => planOfSize(choice).scale !== null),
      penaltiesPart("penaltiesInImps", (choice) => planOfSize(choice).scale === null && !isBam(choice)),
      penaltiesPart("penaltiesInPoints", isBam),
      typedPart({
        option: "line-up",
        typed: "lineUps",
        placeholder: texts.examples.lineUp,
        hint: texts.hints.lineUp,
        isOffered: hasParts,
      })
    ),
  ],
  names: teamParts([teamLabels("home"), teamLabels("away")]),
  titled: texts.fields.competition,
  people: (choice) => players(choice),
  teams: ({ teams }) => namesFor(teams, 2),
  summary: ({ boards }) => texts.boards(boards),
  csv: () => MATCH_LINES,
};

function teamLabels(name: "home" | "away"): TeamLabels {
  return { name, label: texts.fields[name], players: pairPlayers("1", "2"), substitutes: texts.substitutes };
}

/** Four players of each team, and its two substitutes where there are any. */
function players(choice: SessionChoice): string[] {
  const regular = namesFor(choice.players, MATCH_PLAYERS);
  const [first = "", second = "", third = "", fourth = ""] = choice.substitutes;
  if ([first, second, third, fourth].every((name) => name.trim() === "")) return regular;
  return [...regular.slice(0, 4), first, second, ...regular.slice(4), third, fourth];
}

function matchForm(name: string): MatchForm {
  return FORMS.choices.find((form) => form === name) ?? FORMS.usual;
}

function isBam({ form }: SessionChoice): boolean {
  return matchForm(form) === "bam";
}

function usualSize(form: MatchForm): Pick<SessionChoice, "sessions" | "boards"> {
  const { sessions, boards } = FORM_RULES[form];
  return { sessions, boards };
}

/** Whether a match may have sessions that are not alike: a Swiss match is a single one. */
function maySize({ form }: SessionChoice): boolean {
  return matchForm(form) !== "swiss";
}

/** The boards of each session that are typed, or else sessions and boards of the list. */
function sizeOf(choice: SessionChoice): Pick<SessionOptions, "sessions" | "boards"> {
  const { sizes, sessions, boards } = choice;
  if (sizes.trim() === "" || !maySize(choice)) return { sessions, boards };
  const typed = readNumbers(sizes) ?? NaN;
  return { sessions: typeof typed === "number" ? [typed] : typed };
}

/** A match of the size that is chosen; of the list's where what is typed is none. */
function planOfSize(choice: SessionChoice) {
  const { sessions, boards } = choice;
  const form = matchForm(choice.form);
  try {
    return planMatch({ form, ...sizeOf(choice) });
  } catch (error) {
    if (error instanceof InputError) return planMatch({ form, sessions, boards });
    throw error;
  }
}

/** Whether there are several sessions, or stanzas, extra boards among them. */
function hasParts(choice: SessionChoice): boolean {
  const isKnockout = matchForm(choice.form) === "knockout";
  return planOfSize(choice).sessions.length + (isKnockout && choice.extraBoards > 0 ? 1 : 0) > 1;
}

/** The scales of a form that has victory points. */
function scaleGroups(choice: SessionChoice) {
  const { scale, boards } = planOfSize(choice);
  return scale && scaleOptions(boards, scale.name);
}

function formPart(): Part {
  const inWords = (form: MatchForm) => texts.matchForms[form];
  return {
    depends: () => [],
    build: (model) => {
      const changed = (form: MatchForm) => model.change({ form, scale: "", ...usualSize(form) });
      return { rows: [optionList("form", FORMS.choices, inWords, model.choice().form, changed)] };
    },
  };
}

/** What is taken from teams: in the units that the form has. */
function penaltiesPart(
  example: "penalties" | "penaltiesInImps" | "penaltiesInPoints",
  isOffered: (choice: SessionChoice) => boolean
): Part {
  return typedPart({ option: "penalties", typed: "penalties", placeholder: texts.examples[example], isOffered });
}

/** A stanza more, played where a knockout is tied. */
function extraBoardsPart(): Part {
  const counts = [0, ...OPTIONS["extra-boards"].of["team-match"].choices];
  return {
    depends: ({ choice }) => [matchForm(choice().form)],
    build: (model) => {
      const { form, extraBoards } = model.choice();
      if (matchForm(form) !== "knockout") return { rows: [] };
      const changed = (chosen: number) => model.change({ extraBoards: chosen });
      return { rows: [optionList("extra-boards", counts, texts.extraBoards, extraBoards, changed)] };
    },
  };
}

function boardsPart(): Part {
  return {
    depends: ({ choice }) => [choice().form],
    build: (model) => {
      const changed = (value: string) => {
        const [boards = 0, sessions = 0] = value.split("/").map(Number);
        model.change({ boards, sessions, scale: "" });
      };
      const groups = MATCH_BOARDS[matchForm(model.choice().form)];
      return { rows: [choices(texts.fields.boards, "boards", groups, sizeValue(model.choice()), changed)] };
    },
  };
}
