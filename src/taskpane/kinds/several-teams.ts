import type { SessionOptions } from "../../sessions/session-options";
import type { VpScale } from "../../bridge/vp/scale";
import type { OptionGroup } from "../components/field";
import { withPlayingTime } from "../session/playing-time";
import { firstBoardOf, namesFor, type SessionChoice } from "../session/session-choice";
import { texts } from "../texts";
import type { KindForm } from "./kind-form";
import { chosenScale, scaleOptions } from "./scales";

interface EventPlan {
  readonly boards: number;
  readonly scale: VpScale;
  readonly movement: readonly { readonly table: number; readonly boards: readonly number[] }[];
}

/** What an event is in which every team meets every other one. */
export interface SeveralTeams {
  readonly teams: number;
  /** The numbers of boards that it may have. */
  readonly sizes: readonly number[];
  /** How many matches share the boards. */
  readonly matches: number;
  plan(options: SessionOptions): EventPlan;
}

/** How such an event is chosen. */
export function severalTeamsForm(event: SeveralTeams): KindForm<"three-teams" | "four-teams"> {
  const { sizes, plan } = event;
  const teams = (choice: SessionChoice) => namesFor(choice.teams, event.teams);
  const players = (choice: SessionChoice) => namesFor(choice.players, 4 * event.teams);
  return {
    usual: () => ({ boards: plan({}).boards }),
    offers: ({ boards }) => sizes.includes(boards),
    options: (choice) => ({
      boards: choice.boards,
      "first-board": firstBoardOf(choice),
      scale: chosenScale((now) => scalesOf(event, now), choice),
      teams: teams(choice),
      players: players(choice),
    }),
    titled: texts.fields.title,
    people: players,
    teams,
    summary: ({ boards }) => inWords(event, boards),
  };
}

/** How many boards an event has, in words. */
export function inWords({ matches, plan }: SeveralTeams, boards: number): string {
  return withPlayingTime(texts.matchesOf(boards, matches), boardsAtATable(plan({ boards })));
}

/** The scales of a choice. */
export function scalesOf({ matches, plan }: SeveralTeams, { boards }: SessionChoice): OptionGroup[] {
  return scaleOptions(boards / matches, plan({ boards }).scale.name);
}

/** How many boards one table plays: not all where there are more tables than two. */
function boardsAtATable({ movement }: EventPlan): number {
  return movement.reduce((sum, { table, boards }) => sum + (table === 1 ? boards.length : 0), 0);
}
