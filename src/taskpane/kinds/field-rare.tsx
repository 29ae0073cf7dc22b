import type { FieldKind } from "../../sessions/field/field-kind";
import { FORMS } from "../../workbook/forms";
import { TypedOption } from "../session/option-fields";
import { fieldRareTexts as texts } from "./field-rare-texts";
import type { FormProps } from "./kind-form";
import "./field-rare.css";

/** What few evenings of pairs or individuals need: handicaps, and more paper. */
export function RareFieldFields({ kind: { what }, ...form }: FormProps & { readonly kind: FieldKind }) {
  return (
    <>
      <TypedOption
        {...form}
        option="handicap"
        typed="handicap"
        placeholder={texts.handicapExample[what]}
        hint={texts.handicapHint[what]}
      />
      <Paper {...form} />
    </>
  );
}

function Paper({ choice: { forms }, change }: FormProps) {
  return (
    <fieldset class="ticks">
      <legend>{texts.forms}</legend>
      {FORMS.map((form) => (
        <label key={form}>
          <input
            type="checkbox"
            name={form}
            checked={forms.includes(form)}
            onChange={({ currentTarget: { checked } }) =>
              change({ forms: FORMS.filter((each) => (each === form ? checked : forms.includes(each))) })
            }
          />
          {texts.formNames[form]}
        </label>
      ))}
      <p class="hint">{texts.formsHint}</p>
    </fieldset>
  );
}
