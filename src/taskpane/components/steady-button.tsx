import type { ComponentChildren } from "preact";

interface SteadyButtonProps {
  readonly able: boolean;
  readonly onPress: () => void;
  readonly kind?: string;
  readonly label?: string;
  readonly children: ComponentChildren;
}

/** Sets aria-disabled instead of disabled, so that the button keeps the focus after the last possible press. */
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
