import { BOARDS_PER_MATCH, OPTIONS } from "../../sessions/session-options";
import type { OddWay } from "../../sessions/swiss-event/plan";
import { element, field, select } from "../dom";
import { abreast, choices, optionField, optionList } from "../fields";
import { texts } from "../texts";
import type { Part } from "./kind-form";
import { bracketOf, bracketSizes, isOdd, roundOptions, roundsOf } from "./swiss-size";
import { listedTeams, possibleCount, teamCount, type ListedKind } from "./swiss-teams";

/** The number of teams, and their names. The number follows the names as soon as there are some. */
export function teamsPart(kind: ListedKind = "swiss-event"): Part {
  return {
    depends: () => [],
    build: (model) => {
      const possible = OPTIONS.teams.of[kind].choices.map(String);
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

/** Rounds, and boards a match. */
export function sizePart(): Part {
  return {
    depends: ({ choice }) => [JSON.stringify(roundOptions(choice())), roundsOf(choice())],
    build: (model) => {
      const choice = model.choice();
      const rounds = roundOptions(choice);
      const boardsChanged = (boards: number) => model.change({ boards, scale: "" });
      const label = texts.fields.boardsPerMatch;
      return {
        rows: [
          abreast(
            choices(texts.fields.rounds, "rounds", rounds, String(roundsOf(choice)), (value) =>
              model.change({ swissRounds: Number(value) })
            ),
            optionList("boards", BOARDS_PER_MATCH.choices, String, choice.boards, boardsChanged, { label })
          ),
        ],
      };
    },
  };
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
      const changed = (bracket: number) => model.change({ bracket });
      return { rows: [optionList("bracket", bracketSizes(choice), texts.bracketOf, bracketOf(choice), changed)] };
    },
  };
}

/** What parts teams that are level. */
export function tiesPart(): Part {
  return {
    depends: ({ choice }) => [roundsOf(choice()) > 0],
    build: (model) => {
      if (roundsOf(model.choice()) === 0) return { rows: [] };
      const also = { placeholder: texts.tiesExample };
      const { row, fault } = optionField("ties", model.choice().ties, (ties) => model.change({ ties }), also);
      return { rows: [row], showFaults: ({ ties = "" }) => fault(ties) };
    },
  };
}

/** The seeds that do not follow from the standings. */
export function seedsPart(): Part {
  return {
    depends: ({ choice }) => [bracketOf(choice()) > 0],
    build: (model) => {
      if (bracketOf(model.choice()) === 0) return { rows: [] };
      const also = { placeholder: texts.seedsExample };
      const { row, fault } = optionField("seeds", model.choice().seeds, (seeds) => model.change({ seeds }), also);
      return { rows: [row], showFaults: ({ seeds = "" }) => fault(seeds) };
    },
  };
}
