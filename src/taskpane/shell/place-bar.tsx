import { Icon } from "../components/icon";
import { texts } from "../texts";
import { MAIN_PLACES, type PlaceName } from "./places";
import "./place-bar.css";

/** The bar with links to the main places: at the foot of a phone, at the left of a wide page. */
export function PlaceBar({ current }: { readonly current: PlaceName }) {
  const isMain = MAIN_PLACES.some((name) => name === current);
  return (
    <nav class={isMain ? "place-bar" : "place-bar aside"} aria-label={texts.placeNames}>
      {MAIN_PLACES.map((name) => (
        <a key={name} href={`#${name}`} aria-current={name === current ? "page" : undefined}>
          <Icon name={name === "more" ? "dots" : name} />
          {texts.places[name]}
        </a>
      ))}
    </nav>
  );
}
