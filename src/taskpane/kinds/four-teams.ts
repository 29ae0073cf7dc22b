import { FOUR_TEAMS_ROUNDS } from "../../movements/four-teams";
import {
  FOUR_TEAMS,
  FOUR_TEAMS_BOARDS,
  FOUR_TEAMS_PLAYERS,
  planFourTeams,
} from "../../sessions/four-teams/plan";
import { namesFor, type SessionChoice } from "../session-choice";
import { TEAMS_LINES } from "./csv-headers";
import type { KindForm } from "./kind-form";
import { matchSizes } from "./match-sizes";
import { scaleIn, scaleOptions, scalePart } from "./scales";
import { pairPlayers, teamParts } from "./team-names";

const teams = (choice: SessionChoice) => namesFor(choice.teams, FOUR_TEAMS);
const players = (choice: SessionChoice) => namesFor(choice.players, FOUR_TEAMS_PLAYERS);

/** How an event of four teams is chosen. */
export const FOUR_TEAMS_FORM: KindForm = {
  usual: () => ({ boards: FOUR_TEAMS_BOARDS[0] }),
  offers: ({ boards }) => FOUR_TEAMS_BOARDS.some((known) => known === boards),
  options: (choice) => ({
    boards: choice.boards,
    scale: choice.scale === "" ? undefined : scaleIn(scales(choice), choice.scale),
    ...{ teams: teams(choice), players: players(choice) },
  }),
  settings: [matchSizes(FOUR_TEAMS_BOARDS, FOUR_TEAMS_ROUNDS), scalePart(scales)],
  names: teamParts(
    Array.from({ length: FOUR_TEAMS }, (_, i) => ({
      ...{ name: `team-${i + 1}`, label: `Team ${i + 1}`, players: pairPlayers("A", "B") },
    }))
  ),
  titled: "Title",
  people: players,
  teams,
  summary: ({ boards }) => `${boards} boards`,
  csv: TEAMS_LINES,
};

function scales({ boards }: SessionChoice) {
  return scaleOptions(boards / FOUR_TEAMS_ROUNDS, planFourTeams({ boards }).scale.name);
}
