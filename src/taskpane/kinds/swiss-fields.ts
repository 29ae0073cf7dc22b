import { LEAST_TEAMS, MOST_TEAMS, ODD_WAYS } from "../../sessions/swiss-event/plan";
import { element, field, select, type OptionGroup } from "../dom";
import { abreast, choices } from "../fields";
import { texts } from "../texts";
import type { Part } from "./kind-form";
import { bracketOf, bracketSizes, isOdd, roundOptions, roundsOf } from "./swiss-size";
import { listedTeams, teamCount } from "./swiss-teams";

/** The numbers of boards of a Swiss match. */
export const BOARDS_A_MATCH: readonly number[] = [5, 6, 7, 8, 9];

/** The number of teams, and their names. The number follows the names as soon as there are some. */
export function teamsPart(): Part {
  return {
    depends: () => [],
    build: (model) => {
      const possible = Array.from({ length: MOST_TEAMS - LEAST_TEAMS + 1 }, (_, i) => String(LEAST_TEAMS + i));
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
        count.input.value = String(teamCount(choice));
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
      const boards = listOf(BOARDS_A_MATCH.map((n) => [String(n), String(n)]));
      return {
        rows: [
          abreast(
            choices(texts.fields.rounds, "rounds", rounds, String(roundsOf(choice)), (value) =>
              model.change({ swissRounds: Number(value) })
            ),
            choices(texts.fields.boardsPerMatch, "boards", boards, String(choice.boards), (value) =>
              model.change({ boards: Number(value), scale: "" })
            )
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
      const ways = listOf(ODD_WAYS.map((way) => [way, texts.oddWays[way]]));
      const changed = (odd: string) => model.change({ odd });
      const hint = texts.hints.odd;
      return { rows: [choices(texts.fields.odd, "odd", ways, choice.odd, changed, hint)] };
    },
  };
}

/** The knockout that follows. */
export function bracketPart(): Part {
  return {
    depends: ({ choice }) => [bracketSizes(choice()).join(), bracketOf(choice())],
    build: (model) => {
      const choice = model.choice();
      const sizes = listOf(bracketSizes(choice).map((size) => [String(size), texts.bracketOf(size)]));
      const changed = (value: string) => model.change({ bracket: Number(value) });
      const value = String(bracketOf(choice));
      return { rows: [choices(texts.fields.bracket, "bracket", sizes, value, changed)] };
    },
  };
}

function listOf(options: OptionGroup["options"]): OptionGroup[] {
  return [{ label: "", options }];
}
