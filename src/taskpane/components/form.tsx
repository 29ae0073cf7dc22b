import type { ComponentChildren } from "preact";
import { unlessHeld } from "./button";

/** Fields with the button that Enter in one of them presses: the one that submits. */
export function Form({ kind, children }: { readonly kind: string; readonly children: ComponentChildren }) {
  return (
    <form
      class={kind}
      noValidate
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={(event) => event.key === "Enter" && unlessHeld(event)}
    >
      {children}
    </form>
  );
}
