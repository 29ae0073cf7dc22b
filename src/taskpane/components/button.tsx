import type { ComponentChildren } from "preact";
import "./button.css";

interface ButtonProps {
  readonly onPress: () => void;
  /** The button pressed most in its part of the pane is primary; a place is a link to a cell. */
  readonly variant?: "primary" | "plain" | "place";
  /** True if Enter in a field of its form presses it. */
  readonly submits?: boolean;
  readonly disabled?: boolean;
  /** True while what it began goes on. */
  readonly busy?: boolean;
  readonly name?: string;
  readonly label?: string;
  /** The id of the element that explains it. */
  readonly describedBy?: string;
  readonly children: ComponentChildren;
}

/** A button that one press presses once: the second click of a double-click does not count. */
export function Button({
  onPress,
  variant = "plain",
  submits = false,
  busy,
  label,
  describedBy,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={submits ? "submit" : "button"}
      class={variant}
      aria-label={label}
      aria-busy={busy}
      aria-describedby={describedBy}
      // How often the mouse was clicked in a row; 0 for a press by keyboard.
      onClick={({ detail }) => detail <= 1 && onPress()}
      onKeyDown={unlessHeld}
    />
  );
}

/** A key that is held down counts once. */
export function unlessHeld(event: KeyboardEvent): void {
  const presses = event.key === "Enter" || event.key === " ";
  if (event.repeat && presses && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
}
