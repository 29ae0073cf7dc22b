import type { ComponentChildren } from "preact";
import { useUniqueId } from "./unique-id";
import "./field.css";

/** Attributes that tie an input to its label, hint and fault. */
interface Wiring {
  readonly id: string;
  readonly "aria-describedby": string;
  readonly "aria-invalid": boolean;
}

interface FieldProps {
  readonly label: string;
  readonly hint?: ComponentChildren;
  /** The message about a wrong entry; "" for none. */
  readonly fault?: string;
}

/** A field with its label above, its hint and its fault below. */
export function Field({
  label,
  hint = "",
  fault = "",
  children,
}: FieldProps & { readonly children: (wiring: Wiring) => ComponentChildren }) {
  const id = useUniqueId("field");
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children({ id, "aria-describedby": describedBy(id, hint), "aria-invalid": fault !== "" })}
      <HintAndFault id={id} hint={hint} fault={fault} />
    </div>
  );
}

/** The value of a field's `aria-describedby`: the ids of {@link HintAndFault}. */
export function describedBy(id: string, hint: ComponentChildren): string {
  return hint === "" ? `${id}-fault` : `${id}-hint ${id}-fault`;
}

/** The hint of a field, if there is one, and its fault. */
export function HintAndFault({
  id,
  hint,
  fault,
}: {
  readonly id: string;
  readonly hint: ComponentChildren;
  readonly fault: string;
}) {
  return (
    <>
      {hint !== "" && (
        <span id={`${id}-hint`} class="hint">
          {hint}
        </span>
      )}
      <span id={`${id}-fault`} class="fault" role="alert">
        {fault}
      </span>
    </>
  );
}

/** Properties of a field for a line of text, a date or a time. */
interface TextFieldProps extends FieldProps {
  readonly value: string;
  readonly onType: (value: string) => void;
  readonly type?: "text" | "date" | "time";
  readonly name?: string;
  readonly placeholder?: string;
  /** The id of a list of suggestions on the page. */
  readonly list?: string;
  readonly inputMode?: "text" | "numeric";
  readonly spellcheck?: boolean;
}

/** A field to type a line into. */
export function TextField({ label, hint, fault, onType, type = "text", ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} fault={fault}>
      {(wiring) => (
        <input
          {...wiring}
          {...rest}
          type={type}
          autocomplete="off"
          onInput={({ currentTarget }) => onType(currentTarget.value)}
        />
      )}
    </Field>
  );
}

/** A group of options of a drop-down list. */
export interface OptionGroup {
  readonly label: string;
  readonly options: readonly (readonly [value: string, text: string])[];
}

interface SelectProps extends FieldProps {
  readonly name: string;
  readonly groups: readonly OptionGroup[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly disabled?: boolean;
}

/** A drop-down list; groups of options with a label are shown under that label. */
export function Select({ label, hint, fault, groups, onChoose, ...rest }: SelectProps) {
  return (
    <Field label={label} hint={hint} fault={fault}>
      {(wiring) => (
        <select {...wiring} {...rest} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
          {groups.map((group) =>
            group.label === "" ? (
              optionsOf(group)
            ) : (
              <optgroup key={group.label} label={group.label}>
                {optionsOf(group)}
              </optgroup>
            )
          )}
        </select>
      )}
    </Field>
  );
}

function optionsOf({ options }: OptionGroup) {
  return options.map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));
}
