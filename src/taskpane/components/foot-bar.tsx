import type { ComponentChildren } from "preact";
import "./foot-bar.css";

/** A bar at the foot of the page that does not scroll away: the main button, and a menu of other actions. */
export function FootBar({ children }: { readonly children: ComponentChildren }) {
  return <div class="foot-bar">{children}</div>;
}
