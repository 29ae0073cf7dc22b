import { CLUB_OPTIONS, PAIRS_AT_A_CLUB, type ClubScoring } from "../../../sessions/club/plan";
import { Select, TextField } from "../../components/field";
import { NameFields } from "../../components/name-fields";
import { formTexts } from "../form/form-texts";
import { OptionList } from "../form/option-fields";
import { withName } from "../form/session-choice";
import { clubNames } from "./club";
import type { FormProps, KindFields } from "./kind-form";

const words = formTexts.club;

/** The fields of a club's evening. A file of results replaces them by its own pairs and names. */
export const CLUB_FIELDS: KindFields = {
  Boards: ({ choice, change }) => (
    <>
      <Select
        label={words.pairs}
        name="pairs"
        groups={[{ label: "", options: PAIRS_AT_A_CLUB.choices.map((count) => [String(count), String(count)]) }]}
        value={String(choice.fieldCount)}
        onChoose={(count) => change({ fieldCount: Number(count) })}
        hint={words.pairsHint}
      />
      <OptionList
        option="boards"
        values={CLUB_OPTIONS.boards.choices}
        inWords={String}
        value={choice.boards}
        onChoose={(boards) => change({ boards })}
      />
    </>
  ),
  Scoring: ({ choice, change }) => (
    <OptionList<ClubScoring>
      option="scoring"
      values={CLUB_OPTIONS.scoring.choices}
      inWords={(scoring) => words.scorings[scoring]}
      value={choice.scoring}
      onChoose={(scoring) => change({ scoring })}
    />
  ),
  Names: ClubNames,
};

function ClubNames({ choice, change, faults }: FormProps) {
  return (
    <NameFields name="pairs" heading={formTexts.pairNames} fault={faults.pairs ?? ""}>
      {clubNames(choice).map((name, i) => (
        <TextField
          key={i}
          label={formTexts.pair(i + 1, false)}
          name={`pair-${i + 1}`}
          value={name}
          list="known-names"
          onType={(typed) => change({ pairs: withName(choice.pairs, i, typed) })}
        />
      ))}
    </NameFields>
  );
}
