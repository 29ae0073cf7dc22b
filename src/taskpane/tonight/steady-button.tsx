import type { ComponentChildren } from "preact";

interface SteadyButtonProps {
  /** Whether it can be pressed now. */
  readonly able: boolean;
  readonly onPress: () => void;
  readonly kind?: string;
  readonly label?: string;
  readonly children: ComponentChildren;
}

/** A button that keeps the focus when a press has left nothing to press: a disabled one would lose it. */
export function SteadyButton({ able, onPress, kind, label, children }: SteadyButtonProps) {
  return (
    <button
      type="button"
      class={kind}
      aria-label={label}
      aria-disabled={able ? undefined : true}
      onClick={() => able && onPress()}
    >
      {children}
    </button>
  );
}
