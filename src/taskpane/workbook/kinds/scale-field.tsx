import { Select, type OptionGroup } from "../../components/field";
import type { SessionChoice } from "../form/session-choice";
import { texts } from "../../texts";
import type { FormProps } from "./kind-form";
import { scaleIn } from "./scales";

interface ScaleFieldProps extends FormProps {
  /** Returns the VP scales to choose from; null if the scoring has no victory points. */
  readonly scales: (choice: SessionChoice) => readonly OptionGroup[] | null;
}

/** The list of VP scales; renders nothing if there are none. */
export function ScaleField({ scales, choice, change }: ScaleFieldProps) {
  const groups = scales(choice);
  return (
    groups && (
      <Select
        label={texts.fields.scale}
        name="scale"
        groups={groups}
        value={scaleIn(groups, choice.scale)}
        onChoose={(scale) => change({ scale })}
      />
    )
  );
}
