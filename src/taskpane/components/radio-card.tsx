import type { ComponentChildren } from "preact";
import "./radio-card.css";

interface RadioCardProps {
  readonly chosen: boolean;
  readonly onChoose: () => void;
  readonly children: ComponentChildren;
}

/** One of several choices, with a title and one or two lines of description. */
export function RadioCard({ chosen, onChoose, children }: RadioCardProps) {
  return (
    <button type="button" class="radio-card" aria-pressed={chosen} onClick={onChoose}>
      {children}
    </button>
  );
}
