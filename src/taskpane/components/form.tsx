import type { ComponentChildren } from "preact";
import { unlessHeld } from "./button";

/** A form in which Enter in a field presses the button of type "submit". */
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
