import { OPTIONS, type OptionName } from "../../../sessions/session-options";
import { Select, TextField } from "../../components/field";
import type { FormProps, Plain } from "../kinds/kind-form";
import { isPlain, type PlainOption, type SessionChoice } from "./session-choice";
import { texts } from "../../texts";
import { formTexts } from "./form-texts";

/** An option whose field has the same label in all kinds of session. */
type Labelled = (OptionName & keyof typeof texts.fields) | PlainOption;

function labelOf(option: Labelled): string {
  return isPlain(option) ? formTexts.plainOptions[option].label : texts.fields[option];
}

interface OptionListProps<T> {
  readonly option: Labelled;
  readonly values: readonly T[];
  /** The text of a value in the list. */
  readonly inWords: (value: T) => string;
  readonly value: string | number;
  readonly onChoose: (value: T) => void;
  readonly label?: string;
  readonly hint?: string;
}

/** A list of an option's values. */
export function OptionList<T extends string | number>({
  option,
  values,
  inWords,
  value: chosen,
  onChoose,
  label = labelOf(option),
  hint,
}: OptionListProps<T>) {
  const choose = (text: string) => {
    const value = values.find((each) => String(each) === text);
    if (value !== undefined) onChoose(value);
  };
  const options = values.map((value) => [String(value), inWords(value)] as const);
  return (
    <Select
      label={label}
      name={option}
      groups={[{ label: "", options }]}
      value={String(chosen)}
      onChoose={choose}
      hint={hint}
    />
  );
}

interface YesOrNoProps extends Pick<OptionListProps<string>, "option"> {
  /** The texts of the two values in the list. */
  readonly words: Readonly<Record<"no" | "yes", string>>;
  readonly value: boolean;
  readonly onChoose: (value: boolean) => void;
}

/** A list with the values yes and no for an option. */
export function YesOrNo({ option, words, value, onChoose }: YesOrNoProps) {
  return (
    <OptionList
      option={option}
      values={["no", "yes"] as const}
      inWords={(answer) => words[answer]}
      value={value ? "yes" : "no"}
      onChoose={(answer) => onChoose(answer === "yes")}
    />
  );
}

/** Fields of a choice that hold typed text. */
type TypedName = { [K in keyof SessionChoice]: SessionChoice[K] extends string ? K : never }[keyof SessionChoice];

interface TypedOptionProps extends FormProps {
  readonly option: Labelled;
  /** The field of the choice that stores the typed text. */
  readonly typed: TypedName;
  /** The label, if it differs from the one that all kinds of session share. */
  readonly label?: string;
  readonly placeholder?: string;
  readonly hint?: string;
  /** Another option whose fault is shown here if the option itself has none. */
  readonly faultOf?: OptionName;
}

/** A text field for an option, with its fault below. */
export function TypedOption({
  option,
  typed,
  label = labelOf(option),
  faultOf = option,
  choice,
  change,
  faults,
  ...also
}: TypedOptionProps) {
  return (
    <TextField
      {...also}
      label={label}
      name={option}
      type={OPTIONS[option].value === "date" ? "date" : "text"}
      value={choice[typed]}
      onType={(text) => change({ [typed]: text })}
      fault={faults[option] ?? faults[faultOf] ?? ""}
    />
  );
}

/** Texts of a plain option: its label, an example, a hint, and the names of its values in a list. */
interface PlainText {
  readonly label: string;
  readonly example?: string;
  readonly hint?: string;
  readonly values?: Readonly<Record<string, string>>;
}

/** The field of a plain option: a list if the allowed values are listed, else a text field. */
export function PlainField({ option, accepted, example, ...form }: FormProps & Plain) {
  const { [option]: text }: Readonly<Record<PlainOption, PlainText>> = formTexts.plainOptions;
  const { values, hint } = text;
  const { [option]: chosen } = form.choice;
  if (accepted === true) {
    const field = { ...form, option, hint };
    return <TypedOption {...field} typed={option} placeholder={example ?? text.example} />;
  }
  const { choices, defaultValue = "" } = accepted;
  const all = ["", ...choices].map(String).filter((value) => value !== "" || defaultValue === "");
  return (
    <OptionList
      option={option}
      hint={hint}
      values={all}
      inWords={(value) => values?.[value] ?? value}
      value={chosen === "" ? String(defaultValue) : chosen}
      onChoose={(value) => form.change({ [option]: value })}
    />
  );
}
