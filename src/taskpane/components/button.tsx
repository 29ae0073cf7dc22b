import type { ComponentChildren } from "preact";
import "./button.css";

interface ButtonProps {
  readonly onPress: () => void;
  /** "primary" for the main button of a part of the pane; "place" for a link to a cell. */
  readonly variant?: "primary" | "plain" | "place";
  /** True if Enter in a field of the form presses the button. */
  readonly submits?: boolean;
  readonly disabled?: boolean;
  /** True while the action that the button began is running. */
  readonly busy?: boolean;
  readonly name?: string;
  readonly label?: string;
  /** Id of an element that describes the button. */
  readonly describedBy?: string;
  readonly children: ComponentChildren;
}

/** A button that ignores the second click of a double-click and repeats of a key that is held down. */
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
      // `detail` is the number of clicks in quick succession; 0 for a press by keyboard.
      onClick={({ detail }) => detail <= 1 && onPress()}
      onKeyDown={unlessHeld}
    />
  );
}

/** Makes Enter and Space press only once while the key is held down; in a text area they repeat. */
export function unlessHeld(event: KeyboardEvent): void {
  const presses = event.key === "Enter" || event.key === " ";
  if (event.repeat && presses && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
}
