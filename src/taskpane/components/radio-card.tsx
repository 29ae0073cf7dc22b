import type { ComponentChildren } from "preact";
import "./radio-card.css";

interface RadioCardProps {
  readonly chosen: boolean;
  readonly onChoose: () => void;
  readonly children: ComponentChildren;
}

/** One of several ways, with its title and a line or two on it. */
export function RadioCard({ chosen, onChoose, children }: RadioCardProps) {
  return (
    <button type="button" class="radio-card" aria-pressed={chosen} onClick={onChoose}>
      {children}
    </button>
  );
}
