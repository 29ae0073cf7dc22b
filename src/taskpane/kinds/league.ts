import { planLeague, type TieBreak } from "../../sessions/league/plan";
import { OPTIONS } from "../../sessions/session-options";
import { abreast, choices, optionList } from "../fields";
import type { SessionChoice } from "../session-choice";
import { texts } from "../texts";
import { LEAGUE_LINES } from "./csv-headers";
import type { KindForm, Part } from "./kind-form";
import { morePart } from "./more";
import { chosenScale, scaleOptions, scalePart } from "./scales";
import { teamsPart, walkoverPart } from "./swiss-fields";
import { chosenTeams, listedTeams } from "./swiss-teams";

const { boards: BOARDS, ties: TIES } = OPTIONS;

/** The boards of a match in the list. */
const SIZES = [12, 14, 16, 18, 20, 21, 22, 24, 26, 28, 30, 32, 36, 40, 48];

/** Days from a round to the next in the list: whole weeks. */
const DAYS = [7, 14, 21, 28];

/** How a league's season is chosen. */
export const LEAGUE_FORM: KindForm<"league"> = {
  usual: () => ({ boards: BOARDS.of.league.usual }),
  offers: ({ boards, every }) => SIZES.includes(boards) && DAYS.includes(every),
  options: (choice) => ({
    teams: chosenTeams(choice, "league"),
    boards: choice.boards,
    double: choice.double,
    every: choice.every,
    scale: chosenScale(scales, choice),
    ties: choice.tieBreak,
    walkover: choice.walkover,
  }),
  settings: [teamsPart("league"), seasonPart(), scalePart(scales), tiesPart(), morePart(walkoverPart())],
  names: [],
  titled: texts.fields.competition,
  people: () => [],
  teams: ({ list }) => listedTeams(list),
  summary: ({ teams, rounds }) => texts.leagueSummary(teams.length, rounds.length),
  csv: () => LEAGUE_LINES,
};

function scales({ boards }: SessionChoice) {
  return scaleOptions(boards, planLeague({ teams: ["8"], boards }).scale.name);
}

/** How often everybody meets, with how many boards, and how far apart the rounds are. */
function seasonPart(): Part {
  return {
    depends: () => [],
    build: (model) => {
      const { double, boards, every } = model.choice();
      const meetings = (["once", "twice"] as const).map((often) => [often, texts.meetings[often]] as const);
      const often = double ? "twice" : "once";
      const boardsChanged = (chosen: number) => model.change({ boards: chosen, scale: "" });
      return {
        rows: [
          choices(texts.fields.double, "double", [{ label: "", options: meetings }], often, (chosen) =>
            model.change({ double: chosen === "twice" })
          ),
          abreast(
            optionList("boards", SIZES, String, boards, boardsChanged, { label: texts.fields.boardsPerMatch }),
            optionList("every", DAYS, texts.everyDays, every, (days) => model.change({ every: days }))
          ),
        ],
      };
    },
  };
}

/** What decides between teams that are level. */
function tiesPart(): Part {
  const inWords = (ties: TieBreak) => texts.tieBreaks[ties];
  return {
    depends: () => [],
    build: (model) => {
      const changed = (tieBreak: TieBreak) => model.change({ tieBreak });
      return { rows: [optionList("ties", TIES.of.league.choices, inWords, model.choice().tieBreak, changed)] };
    },
  };
}
