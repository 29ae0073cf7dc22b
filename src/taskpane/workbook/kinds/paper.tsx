import { FORMS, formsFor } from "../../../workbook/forms";
import type { FormProps } from "./kind-form";
import { paperTexts as texts } from "./paper-texts";
import "./paper.css";

/** Check boxes for the extra forms of a kind of session, such as travellers. */
export function Paper({ choice: { kind, forms }, change }: FormProps) {
  return (
    <fieldset class="ticks">
      <legend>{texts.forms}</legend>
      {formsFor(kind).map((form) => (
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
