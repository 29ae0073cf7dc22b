import type { ComponentChildren } from "preact";
import "./foot-bar.css";

/** The one thing to press, at the foot of the page, where it does not scroll away; second actions in a menu beside it. */
export function FootBar({ children }: { readonly children: ComponentChildren }) {
  return <div class="foot-bar">{children}</div>;
}
