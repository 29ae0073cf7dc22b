import { OPTIONS } from "../../sessions/session-options";
import { FORM_RULES, MATCH_PLAYERS, planMatch, type MatchForm } from "../../sessions/team-match/plan";
import { choices, optionField, optionList } from "../fields";
import { namesFor, type SessionChoice } from "../session-choice";
import { texts } from "../texts";
import { MATCH_LINES } from "./csv-headers";
import { FIRST_BOARD_PART, firstBoardOf } from "./first-board";
import type { KindForm, Part } from "./kind-form";
import { MATCH_BOARDS, sizeValue } from "./match-boards";
import { chosenScale, scaleOptions, scalePart } from "./scales";
import { pairPlayers, teamParts } from "./team-names";

const FORMS = OPTIONS.form.of["team-match"];

const players = (choice: SessionChoice) => namesFor(choice.players, MATCH_PLAYERS);

/** How a match of two teams is chosen. */
export const TEAM_MATCH_FORM: KindForm<"team-match"> = {
  usual: ({ form }) => usualSize(matchForm(form)),
  offers: (choice) =>
    MATCH_BOARDS[matchForm(choice.form)].some(({ options }) => options.some(([value]) => value === sizeValue(choice))),
  options: (choice) => {
    const { form, sessions, boards, teams } = choice;
    return {
      form,
      sessions,
      boards,
      ...firstBoardOf(choice),
      players: players(choice),
      scale: chosenScale(scaleGroups, choice),
      ...(matchForm(form) !== "bam" && { handicap: choice.handicap }),
      home: teams[0] ?? "",
      away: teams[1] ?? "",
    };
  },
  settings: [formPart(), boardsPart(), FIRST_BOARD_PART, scalePart(scaleGroups), handicapPart()],
  names: teamParts([
    { name: "home", label: texts.fields.home, players: pairPlayers("1", "2") },
    { name: "away", label: texts.fields.away, players: pairPlayers("1", "2") },
  ]),
  titled: texts.fields.competition,
  people: players,
  teams: ({ teams }) => namesFor(teams, 2),
  summary: ({ boards }) => texts.boards(boards),
  csv: () => MATCH_LINES,
};

function matchForm(name: string): MatchForm {
  return FORMS.choices.find((form) => form === name) ?? FORMS.usual;
}

function usualSize(form: MatchForm): Pick<SessionChoice, "sessions" | "boards"> {
  const { sessions, boards } = FORM_RULES[form];
  return { sessions, boards };
}

/** The scales of a form that has victory points. */
function scaleGroups({ form, sessions, boards }: SessionChoice) {
  const { scale } = planMatch({ form: matchForm(form), sessions, boards });
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

/** What is given to the weaker team; board-a-match has none. */
function handicapPart(): Part {
  return {
    depends: ({ choice }) => [matchForm(choice().form) === "bam"],
    build: (model) => {
      const { form, handicap } = model.choice();
      if (matchForm(form) === "bam") return { rows: [] };
      const changed = (typed: string) => model.change({ handicap: typed });
      const also = { placeholder: texts.examples.handicap };
      const { row, fault } = optionField("handicap", handicap, changed, also);
      return { rows: [row], showFaults: ({ handicap: said = "" }) => fault(said) };
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
