import { THREE_TEAMS, THREE_TEAMS_SETS } from "../../movements/three-teams";
import {
  planThreeTeams,
  THREE_TEAMS_BOARDS,
  THREE_TEAMS_PLAYERS,
} from "../../sessions/three-teams/plan";
import { namesFor, type SessionChoice } from "../session-choice";
import { TEAMS_LINES } from "./csv-headers";
import type { KindForm } from "./kind-form";
import { matchSizes } from "./match-sizes";
import { scaleIn, scaleOptions, scalePart } from "./scales";
import { teamParts } from "./team-names";

const PLAYERS = ["North", "South", "East", "West"] as const;
const teams = (choice: SessionChoice) => namesFor(choice.teams, THREE_TEAMS.length);
const players = (choice: SessionChoice) => namesFor(choice.players, THREE_TEAMS_PLAYERS);

/** How a round robin of three teams is chosen. */
export const THREE_TEAMS_FORM: KindForm = {
  usual: () => ({ boards: planThreeTeams({}).boards }),
  offers: ({ boards }) => THREE_TEAMS_BOARDS.includes(boards),
  options: (choice) => ({
    boards: choice.boards,
    scale: choice.scale === "" ? undefined : scaleIn(scales(choice), choice.scale),
    ...{ teams: teams(choice), players: players(choice) },
  }),
  settings: [matchSizes(THREE_TEAMS_BOARDS, THREE_TEAMS_SETS), scalePart(scales)],
  names: teamParts(
    THREE_TEAMS.map((letter, i) => ({
      ...{ name: `team-${i + 1}`, label: `Team ${letter}`, players: PLAYERS },
    }))
  ),
  titled: "Title",
  people: players,
  teams,
  summary: ({ boards }) => `${boards} boards`,
  csv: TEAMS_LINES,
};

function scales({ boards }: SessionChoice) {
  return scaleOptions(boards / THREE_TEAMS_SETS, planThreeTeams({ boards }).scale.name);
}
