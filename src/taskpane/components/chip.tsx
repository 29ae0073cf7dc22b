import type { ComponentChildren } from "preact";
import { Icon } from "./icon";
import "./chip.css";

interface ChipProps {
  readonly chosen?: boolean;
  readonly onPress: () => void;
  readonly children: ComponentChildren;
}

/** A button with the name of a person; a tick marks a chosen person. */
export function Chip({ chosen = false, onPress, children }: ChipProps) {
  return (
    <button type="button" class="chip" aria-pressed={chosen} onClick={onPress}>
      <Icon name={chosen ? "tick" : "close"} />
      {children}
    </button>
  );
}
