import { contestantNumber } from "../../../movements/contestant";
import { FOUR_TEAMS } from "../../../movements/four-teams";
import { THREE_TEAMS } from "../../../movements/three-teams";
import { LETTERED_TEAMS, NUMBERED_TEAMS } from "../../../sessions/contestants";
import { FOUR_TEAMS_LAYOUT } from "../../../sessions/teams/four-teams";
import type { SeveralTeamsLayout } from "../../../sessions/teams/plan";
import { THREE_TEAMS_LAYOUT } from "../../../sessions/teams/three-teams";
import { OptionList } from "../form/option-fields";
import { formTexts } from "../form/form-texts";
import { FirstBoard } from "./first-board";
import type { KindFields } from "./kind-form";
import { ScaleField } from "./scale-field";
import { inWords, scalesOf } from "./several-teams";
import { pairPlayers, PlayerNames, TeamNames, type TeamLabels } from "./team-names";

export const THREE_TEAMS_FIELDS = severalTeamsFields(
  THREE_TEAMS_LAYOUT,
  THREE_TEAMS.map((team) => ({
    name: `team-${contestantNumber(team)}`,
    label: LETTERED_TEAMS.long(team),
    players: formTexts.seats,
  }))
);

export const FOUR_TEAMS_FIELDS = severalTeamsFields(
  FOUR_TEAMS_LAYOUT,
  FOUR_TEAMS.map((team) => ({
    name: `team-${NUMBERED_TEAMS.short(team)}`,
    label: NUMBERED_TEAMS.long(team),
    players: pairPlayers("A", "B"),
  }))
);

/** The fields of an event in which every team meets every other one. */
function severalTeamsFields(layout: SeveralTeamsLayout, labels: readonly TeamLabels[]): KindFields {
  return {
    Boards: (form) => (
      <>
        <OptionList
          option="boards"
          values={layout.boards.choices}
          inWords={(boards) => inWords(layout, boards)}
          value={form.choice.boards}
          onChoose={(boards) => form.change({ boards, scale: "" })}
        />
        <FirstBoard {...form} />
      </>
    ),
    Scoring: (form) => <ScaleField {...form} scales={(choice) => scalesOf(layout, choice)} />,
    Names: (form) => (
      <>
        <TeamNames {...form} teams={labels} />
        <PlayerNames {...form} teams={labels} />
      </>
    ),
  };
}
