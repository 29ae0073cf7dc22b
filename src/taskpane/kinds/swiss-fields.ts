import { OPTIONS } from "../../sessions/session-options";
import { EVENT_FORMS, EVENT_RULES, type EventForm } from "../../sessions/swiss-event/forms";
import type { OddWay, WalkoverScore } from "../../sessions/swiss-event/plan";
import { element, field, select } from "../dom";
import { abreast, choices, optionList } from "../fields";
import type { SessionChoice } from "../session-choice";
import { texts } from "../texts";
import type { SessionModel } from "../session-model";
import { eventFormOf, isBoardAMatch, isRoundRobin, rulesOf } from "./event-form";
import type { Part } from "./kind-form";
import { bracketOf, bracketSizes, isOdd, roundOptions, roundsOf } from "./swiss-size";
import { listedTeams, possibleCount, teamCount, teamCounts, type ListedKind } from "./swiss-teams";
import { typedPart } from "./typed-part";

/** How the teams come to meet. */
export function formPart(): Part {
  return {
    depends: () => [],
    build: (model) => {
      const inWords = (form: EventForm) => texts.eventForms[form];
      const changed = (form: EventForm) =>
        model.change({ eventForm: form, boards: EVENT_RULES[form].boards.usual, scale: "" });
      return { rows: [optionList("form", EVENT_FORMS, inWords, eventFormOf(model.choice()), changed)] };
    },
  };
}

/** The number of teams, and their names. The number follows the names as soon as there are some. */
export function teamsPart(kind: ListedKind = "swiss-event"): Part {
  return {
    depends: ({ choice }) => [teamCounts(choice(), kind).most],
    build: (model) => {
      const possible = teamCounts(model.choice(), kind).choices.map(String);
      const counts = [{ label: "", options: possible.map((n) => [n, n] as const) }];
      const count = field(texts.fields.teamCount, select(counts, ""), texts.hints.teamCount);
      count.input.name = "teams";
      count.input.addEventListener("change", () => model.change({ teamCount: Number(count.input.value) }));
      const input = element("textarea", { name: "list", rows: 5, spellcheck: "false" });
      input.placeholder = texts.teamListExample;
      input.value = model.choice().list;
      const hint = texts.hints.teamList;
      const names = field(texts.fields.teamList, input, hint);
      const follow = () => {
        const choice = model.choice();
        const named = listedTeams(choice.list).length > 0;
        count.input.disabled = named;
        count.row.classList.toggle("follows", named);
        count.input.value = String(named ? teamCount(choice) : possibleCount(choice, kind));
      };
      input.addEventListener("input", () => {
        model.change({ list: input.value });
        follow();
      });
      follow();
      return { rows: [count.row, names.row], showFaults: ({ teams = "" }) => names.fault(teams) };
    },
  };
}

/** Rounds, or how often everybody meets; and boards a match. */
export function sizePart(): Part {
  return {
    depends: ({ choice }) => [eventFormOf(choice()), JSON.stringify(roundOptions(choice())), roundsOf(choice())],
    build: (model) => {
      const choice = model.choice();
      const boardsChanged = (boards: number) => model.change({ boards, scale: "" });
      const label = texts.fields.boardsPerMatch;
      const { boards: possible } = rulesOf(choice);
      const boards = optionList("boards", possible.choices, String, choice.boards, boardsChanged, { label });
      return { rows: isRoundRobin(choice) ? [meetings(model), boards] : [abreast(roundsList(model), boards)] };
    },
  };
}

function roundsList(model: SessionModel): HTMLElement {
  const choice = model.choice();
  return choices(texts.fields.rounds, "rounds", roundOptions(choice), String(roundsOf(choice)), (value) =>
    model.change({ swissRounds: Number(value) })
  );
}

/** The rounds that a round robin needs, once over and twice. */
function meetings(model: SessionModel): HTMLElement {
  const choice = model.choice();
  const inWords = (double: boolean) => texts.roundRobin(double, roundsOf({ ...choice, double }));
  const options = [false, true].map((double) => [String(double), inWords(double)] as const);
  return choices(texts.fields.rounds, "double", [{ label: "", options }], String(choice.double), (value) =>
    model.change({ double: value === "true" })
  );
}

/** What an odd number of teams does. */
export function oddPart(): Part {
  return {
    depends: ({ choice }) => [isOdd(choice())],
    build: (model) => {
      const choice = model.choice();
      if (!isOdd(choice)) return { rows: [] };
      const inWords = (way: OddWay) => texts.oddWays[way];
      const changed = (odd: OddWay) => model.change({ odd });
      const also = { hint: texts.hints.odd };
      return { rows: [optionList("odd", OPTIONS.odd.of["swiss-event"].choices, inWords, choice.odd, changed, also)] };
    },
  };
}

/** The knockout that follows. */
export function bracketPart(): Part {
  return {
    depends: ({ choice }) => [bracketSizes(choice()).join(), bracketOf(choice())],
    build: (model) => {
      const choice = model.choice();
      if (isBoardAMatch(choice)) return { rows: [] };
      const changed = (bracket: number) => model.change({ bracket });
      return { rows: [optionList("bracket", bracketSizes(choice), texts.bracketOf, bracketOf(choice), changed)] };
    },
  };
}

/** What parts teams that are level. */
export const TIES_PARTS = [
  typedPart({
    option: "ties",
    typed: "ties",
    placeholder: texts.examples.ties,
    isOffered: (choice) => roundsOf(choice) > 0 && !isBoardAMatch(choice),
  }),
  typedPart({
    option: "ties",
    typed: "ties",
    label: texts.fields.tiesOnPoints,
    placeholder: EVENT_RULES.bam.ties.join(", "),
    isOffered: isBoardAMatch,
  }),
] as const;

/** The seeds that do not follow from the standings. */
export const SEEDS_PART = typedPart({
  option: "seeds",
  typed: "seeds",
  placeholder: texts.examples.seeds,
  isOffered: (choice) => bracketOf(choice) > 0,
});

/** What a match gives that is not played. */
export function walkoverPart(isOffered: (choice: SessionChoice) => boolean = () => true): Part {
  const inWords = (score: WalkoverScore) => texts.walkovers[score];
  return {
    depends: ({ choice }) => [isOffered(choice())],
    build: (model) => {
      if (!isOffered(model.choice())) return { rows: [] };
      const { choices: scores } = OPTIONS.walkover.of["swiss-event"];
      const changed = (walkover: WalkoverScore) => model.change({ walkover });
      return { rows: [optionList("walkover", scores, inWords, model.choice().walkover, changed)] };
    },
  };
}
