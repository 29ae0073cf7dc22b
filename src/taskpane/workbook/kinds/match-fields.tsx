import { MATCH_OPTIONS } from "../../../sessions/teams/team-match/options";
import { MATCH_FORMS, type MatchForm } from "../../../sessions/teams/team-match/plan";
import { Select } from "../../components/field";
import { OptionList, TypedOption } from "../form/option-fields";
import { texts } from "../../texts";
import { formTexts } from "../form/form-texts";
import { FirstBoard } from "./first-board";
import type { FormProps, KindFields } from "./kind-form";
import { MATCH_BOARDS, sizeValue } from "./match-boards";
import { hasParts, isBam, matchForm, maySize } from "./match-choice";
import { ScaleField } from "./scale-field";
import { isKnockout, scales, defaultSize } from "./team-match";
import { pairPlayers, PlayerNames, TeamNames, type TeamLabels } from "./team-names";

const TEAMS: readonly TeamLabels[] = (["home", "away"] as const).map((name) => ({
  name,
  label: texts.fields[name],
  players: pairPlayers("1", "2"),
  hasSubstitutes: true,
}));

/** The fields of a match of two teams. */
export const TEAM_MATCH_FIELDS: KindFields = {
  Boards: (form) => (
    <>
      <FormField {...form} />
      <BoardsField {...form} />
      <FirstBoard {...form} />
      <PartsFields {...form} />
    </>
  ),
  Scoring: (form) => (
    <>
      <ScaleField {...form} scales={scales} />
      {!isBam(form.choice) && (
        <TypedOption {...form} option="handicap" typed="handicap" placeholder={formTexts.examples.handicap} />
      )}
    </>
  ),
  Names: (form) => (
    <>
      <TeamNames {...form} teams={TEAMS} />
      <PlayerNames {...form} teams={TEAMS} />
      {hasParts(form.choice) && (
        <TypedOption
          {...form}
          option="line-up"
          typed="lineUps"
          placeholder={formTexts.examples.lineUp}
          hint={formTexts.hints.lineUp}
        />
      )}
    </>
  ),
};

function FormField({ choice, change }: FormProps) {
  return (
    <OptionList<MatchForm>
      option="form"
      values={MATCH_FORMS}
      inWords={(form) => formTexts.matchForms[form]}
      value={choice.form}
      onChoose={(form) => change({ form, scale: "", ...defaultSize(form) })}
    />
  );
}

function BoardsField({ choice, change }: FormProps) {
  const choose = (value: string) => {
    const [boards = 0, sessions = 0] = value.split("/").map(Number);
    change({ boards, sessions, scale: "" });
  };
  return (
    <Select
      label={texts.fields.boards}
      name="boards"
      groups={MATCH_BOARDS[matchForm(choice.form)]}
      value={sizeValue(choice)}
      onChoose={choose}
    />
  );
}

const EXTRA_BOARDS = [0, ...MATCH_OPTIONS["extra-boards"].choices];

/** Fields for sessions with different numbers of boards, and for the extra boards of a tied knockout. */
function PartsFields(form: FormProps) {
  const { choice, change } = form;
  return (
    <>
      {maySize(choice) && (
        <TypedOption
          {...form}
          option="sessions"
          typed="sizes"
          placeholder={formTexts.examples.sessions}
          hint={formTexts.hints.sessions}
          faultOf="boards"
        />
      )}
      {isKnockout(choice) && (
        <OptionList
          option="extra-boards"
          values={EXTRA_BOARDS}
          inWords={formTexts.extraBoards}
          value={choice.extraBoards}
          onChoose={(extraBoards) => change({ extraBoards })}
        />
      )}
    </>
  );
}
