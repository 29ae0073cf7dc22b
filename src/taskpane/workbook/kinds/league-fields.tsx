import { LEAGUE_OPTIONS, type LeagueTies } from "../../../sessions/event/options";
import { Select } from "../../components/field";
import { FieldRow } from "../../components/name-fields";
import { OptionList, TypedOption } from "../form/option-fields";
import { withPlayingTime } from "../form/playing-time";
import { texts } from "../../texts";
import { formTexts } from "../form/form-texts";
import type { FormProps, KindFields } from "./kind-form";
import { DAYS, scales, SIZES } from "./league";
import { ScaleField } from "./scale-field";
import { TeamListFields } from "./team-list";

/** The fields of a league. */
export const LEAGUE_FIELDS: KindFields = {
  Boards: SeasonFields,
  Names: (form) => <TeamListFields {...form} counts={LEAGUE_OPTIONS.teams} />,
  Scoring: (form) => (
    <>
      <ScaleField {...form} scales={scales} />
      <OptionList<LeagueTies>
        option="ties"
        values={LEAGUE_OPTIONS.ties.choices}
        inWords={(ties) => formTexts.tieBreaks[ties]}
        value={form.choice.tieBreak}
        onChoose={(tieBreak) => form.change({ tieBreak })}
      />
      <TypedOption {...form} option="handicap" typed="handicap" placeholder={formTexts.examples.handicap} />
    </>
  ),
};

/** Fields for the number of meetings, the boards of a match and the days between rounds. */
function SeasonFields({ choice, change }: FormProps) {
  const meetings = (["once", "twice"] as const).map((often) => [often, formTexts.meetings[often]] as const);
  return (
    <>
      <Select
        label={texts.fields.double}
        name="double"
        groups={[{ label: "", options: meetings }]}
        value={choice.double ? "twice" : "once"}
        onChoose={(often) => change({ double: often === "twice" })}
      />
      <FieldRow>
        <OptionList
          option="boards"
          label={texts.fields.boardsPerMatch}
          values={SIZES}
          inWords={(boards) => withPlayingTime(String(boards), boards)}
          value={choice.boards}
          onChoose={(boards) => change({ boards, scale: "" })}
        />
        <OptionList
          option="every"
          values={DAYS}
          inWords={formTexts.everyDays}
          value={choice.every}
          onChoose={(every) => change({ every })}
        />
      </FieldRow>
    </>
  );
}
