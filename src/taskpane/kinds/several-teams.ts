import type { SessionOptions } from "../../sessions/session-options";
import type { VpScale } from "../../bridge/vp/scale";
import { namesFor, type SessionChoice } from "../session-choice";
import { texts } from "../texts";
import { TEAMS_LINES } from "./csv-headers";
import { FIRST_BOARD_PART, firstBoardOf } from "./first-board";
import type { KindForm } from "./kind-form";
import { matchSizes } from "./match-sizes";
import { morePart } from "./more";
import { chosenScale, scaleOptions, scalePart } from "./scales";
import { teamParts, type TeamLabels } from "./team-names";
import { typedPart } from "./typed-part";

/** What an event is in which every team meets every other one. */
export interface SeveralTeams {
  /** The numbers of boards that it may have. */
  readonly sizes: readonly number[];
  /** How many matches share the boards. */
  readonly matches: number;
  readonly labels: readonly TeamLabels[];
  plan(options: SessionOptions): { readonly boards: number; readonly scale: VpScale };
}

/** How such an event is chosen. */
export function severalTeamsForm({
  sizes,
  matches,
  labels,
  plan,
}: SeveralTeams): KindForm<"three-teams" | "four-teams"> {
  const teams = (choice: SessionChoice) => namesFor(choice.teams, labels.length);
  const players = (choice: SessionChoice) => namesFor(choice.players, 4 * labels.length);
  const scales = ({ boards }: SessionChoice) => scaleOptions(boards / matches, plan({ boards }).scale.name);
  return {
    usual: () => ({ boards: plan({}).boards }),
    offers: ({ boards }) => sizes.includes(boards),
    options: (choice) => ({
      boards: choice.boards,
      ...firstBoardOf(choice),
      scale: chosenScale(scales, choice),
      teams: teams(choice),
      players: players(choice),
      penalties: choice.penalties,
    }),
    settings: [
      matchSizes(sizes, matches),
      FIRST_BOARD_PART,
      scalePart(scales),
      morePart(typedPart({ option: "penalties", typed: "penalties", placeholder: texts.examples.penaltiesInVps })),
    ],
    names: teamParts(labels),
    titled: texts.fields.title,
    people: players,
    teams,
    summary: ({ boards }) => texts.boards(boards),
    csv: () => TEAMS_LINES,
  };
}
