import { SteadyButton } from "./steady-button";
import { Field } from "./field";
import { stepperTexts as texts } from "./stepper-texts";
import "./stepper.css";

interface StepperProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly min: number;
  readonly max: number;
  /** Reason why the value is refused; "" for none. */
  readonly fault?: string | undefined;
  readonly onType: (value: string) => void;
}

/** A field for a small number, with buttons that count it down and up. */
export function Stepper({ label, name, value, min, max, fault = "", onType }: StepperProps) {
  const number = Number(value);
  const step = (by: number, text: string, sign: string) => {
    const next = Math.min(max, Math.max(min, number + by));
    return (
      <SteadyButton label={text} able={next !== number} onPress={() => onType(String(next))}>
        {sign}
      </SteadyButton>
    );
  };
  return (
    <Field label={label} fault={fault}>
      {(wiring) => (
        <div class="stepper">
          {step(-1, texts.fewer, "−")}
          <input
            {...wiring}
            name={name}
            inputMode="numeric"
            autocomplete="off"
            value={value}
            onInput={({ currentTarget }) => onType(currentTarget.value)}
          />
          {step(1, texts.more, "+")}
        </div>
      )}
    </Field>
  );
}
