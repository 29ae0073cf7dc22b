import type { SessionOptions } from "../../sessions/session-options";
import type { VpScale } from "../../bridge/vp/scale";
import { OptionList } from "../session/option-fields";
import { lasting } from "../session/playing-time";
import { namesFor, type SessionChoice } from "../session/session-choice";
import { texts } from "../texts";
import { FirstBoard, firstBoardOf } from "./first-board";
import type { KindForm } from "./kind-form";
import { ScaleField } from "./scale-field";
import { chosenScale, scaleOptions } from "./scales";
import { PlayerNames, TeamNames, type TeamLabels } from "./team-names";

interface EventPlan {
  readonly boards: number;
  readonly scale: VpScale;
  readonly movement: readonly { readonly table: number; readonly boards: readonly number[] }[];
}

/** What an event is in which every team meets every other one. */
interface SeveralTeams {
  /** The numbers of boards that it may have. */
  readonly sizes: readonly number[];
  /** How many matches share the boards. */
  readonly matches: number;
  readonly labels: readonly TeamLabels[];
  plan(options: SessionOptions): EventPlan;
}

/** How such an event is chosen. */
export function severalTeamsForm({
  sizes,
  matches,
  labels,
  plan,
}: SeveralTeams): KindForm<"three-teams" | "four-teams"> {
  const teams = (choice: SessionChoice) => namesFor(choice.teams, labels.length);
  const inWords = (boards: number) => lasting(texts.matchesOf(boards, matches), boardsAtATable(plan({ boards })));
  const players = (choice: SessionChoice) => namesFor(choice.players, 4 * labels.length);
  const scales = ({ boards }: SessionChoice) => scaleOptions(boards / matches, plan({ boards }).scale.name);
  return {
    usual: () => ({ boards: plan({}).boards }),
    offers: ({ boards }) => sizes.includes(boards),
    options: (choice) => ({
      boards: choice.boards,
      "first-board": firstBoardOf(choice),
      scale: chosenScale(scales, choice),
      teams: teams(choice),
      players: players(choice),
    }),
    Settings: (form) => (
      <>
        <OptionList
          option="boards"
          values={sizes}
          inWords={inWords}
          value={form.choice.boards}
          onChoose={(boards) => form.change({ boards, scale: "" })}
        />
        <FirstBoard {...form} />
        <ScaleField {...form} scales={scales} />
      </>
    ),
    Names: (form) => (
      <>
        <TeamNames {...form} teams={labels} />
        <PlayerNames {...form} teams={labels} />
      </>
    ),
    titled: texts.fields.title,
    people: players,
    teams,
    summary: ({ boards }) => inWords(boards),
  };
}

/** How many boards one table plays: not all where there are more tables than two. */
function boardsAtATable({ movement }: EventPlan): number {
  return movement.reduce((sum, { table, boards }) => sum + (table === 1 ? boards.length : 0), 0);
}
