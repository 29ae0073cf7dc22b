import { Field, Select } from "../../components/field";
import { faultOf } from "../form/faults";
import { texts } from "../../texts";
import { formTexts } from "../form/form-texts";
import type { FormProps } from "./kind-form";
import type { Range } from "../../../sessions/accepted";
import { listedTeams, possibleCount, teamCount } from "./swiss-teams";

/** Fields for the number and the names of the teams. If there are names, they are counted and the number is locked. */
export function TeamListFields({ counts, choice, change, faults }: FormProps & { readonly counts: Range }) {
  const isNamed = listedTeams(choice.list).length > 0;
  const count = isNamed ? teamCount(choice) : possibleCount(choice, counts);
  const options = counts.choices.map((n) => [String(n), String(n)] as const);
  return (
    <>
      <Select
        label={texts.fields.teamCount}
        name="teams"
        groups={[{ label: "", options }]}
        value={String(count)}
        onChoose={(chosen) => change({ teamCount: Number(chosen) })}
        disabled={isNamed}
        hint={isNamed ? formTexts.hints.teamCount : ""}
      />
      <Field label={texts.fields.teamList} hint={formTexts.hints.teamList} fault={faultOf(faults, "teams")}>
        {(wiring) => (
          <textarea
            {...wiring}
            name="list"
            rows={5}
            spellcheck={false}
            placeholder={formTexts.teamListExample}
            value={choice.list}
            onInput={({ currentTarget }) => change({ list: currentTarget.value })}
          />
        )}
      </Field>
    </>
  );
}
