import { LEAST_TEAMS, MOST_TEAMS, ODD_WAYS, type OddWay } from "../../sessions/swiss-event/plan";
import { element, field, select, type OptionGroup } from "../dom";
import { abreast, choices } from "../fields";
import type { Part } from "./kind-form";
import { bracketOf, bracketSizes, isOdd, roundOptions, roundsOf } from "./swiss-size";
import { listedTeams, teamCount } from "./swiss-teams";

/** The numbers of boards of a Swiss match. */
export const BOARDS_A_MATCH: readonly number[] = [5, 6, 7, 8, 9];

const ODD_TITLES: Readonly<Record<OddWay, string>> = {
  "three-teams": "Three teams play each other",
  bye: "One team has a bye",
};

/** The number of teams, and their names. The number follows the names as soon as there are some. */
export function teamsPart(): Part {
  return {
    depends: () => [],
    build: (model) => {
      const possible = Array.from({ length: MOST_TEAMS - LEAST_TEAMS + 1 }, (_, i) => String(LEAST_TEAMS + i));
      const counts = [{ label: "", options: possible.map((n) => [n, n] as const) }];
      const count = field("Number of teams", select(counts, ""), "As many as are named below.");
      count.input.name = "teams";
      count.input.addEventListener("change", () => model.change({ teamCount: Number(count.input.value) }));
      const input = element("textarea", { name: "list", rows: 5, spellcheck: "false" });
      input.placeholder = "Reds\nBlues\n…";
      input.value = model.choice().list;
      const hint = "A line a team, pasted or typed; may be left blank.";
      const names = field("Names of the teams", input, hint);
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
            choices("Rounds", "rounds", rounds, String(roundsOf(choice)), (value) =>
              model.change({ swissRounds: Number(value) })
            ),
            choices("Boards a match", "boards", boards, String(choice.boards), (value) =>
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
      const ways = listOf(ODD_WAYS.map((way) => [way, ODD_TITLES[way]]));
      const changed = (odd: string) => model.change({ odd });
      const hint = "The three do so over two rounds; where that cannot be, one team has a bye.";
      return { rows: [choices("Odd number of teams", "odd", ways, choice.odd, changed, hint)] };
    },
  };
}

/** The knockout that follows. */
export function bracketPart(): Part {
  return {
    depends: ({ choice }) => [bracketSizes(choice()).join(), bracketOf(choice())],
    build: (model) => {
      const choice = model.choice();
      const sizes = listOf(
        bracketSizes(choice).map((size) => [String(size), size === 0 ? "None" : `The best ${size} teams`])
      );
      const changed = (value: string) => model.change({ bracket: Number(value) });
      const value = String(bracketOf(choice));
      return { rows: [choices("Knockout afterwards", "bracket", sizes, value, changed)] };
    },
  };
}

function listOf(options: OptionGroup["options"]): OptionGroup[] {
  return [{ label: "", options }];
}
