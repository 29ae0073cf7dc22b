import type { ComponentChildren } from "preact";
import "../components/card.css";
import "./lookup.css";

interface AnswerProps {
  /** Values with their labels; the first is the largest. */
  readonly values: readonly (readonly [label: string, value: string])[];
  /** Shown below the values, or instead of them. */
  readonly children?: ComponentChildren;
}

/** An answer that is updated as the user types; screen readers read each change out. */
export function Answer({ values, children }: AnswerProps) {
  return (
    <output class="card answer" aria-live="polite">
      {values.map(([label, value]) => (
        <span key={label}>
          <span class="hint">{label}</span>
          <strong>{value}</strong>
        </span>
      ))}
      {children}
    </output>
  );
}
