import type { ComponentChildren } from "preact";
import "./key.css";

interface KeyProps {
  readonly onPress: () => void;
  /** True if the key is chosen; absent for a key that is no choice. */
  readonly chosen?: boolean;
  readonly kind?: string;
  readonly label?: string;
  readonly disabled?: boolean;
  readonly children: ComponentChildren;
}

/** A key of the pad. */
export function Key({ onPress, chosen, kind = "", label, ...rest }: KeyProps) {
  return (
    <button
      {...rest}
      type="button"
      class={kind === "" ? "key" : `key ${kind}`}
      aria-label={label}
      aria-pressed={chosen}
      onClick={onPress}
    />
  );
}
