import { isResultAddress } from "../../play/result-address";
import { isCode } from "../shared/code-address";
import { createStore, type Store } from "../shared/store";

/** The places with an icon in the bar at the foot of a phone. */
export const MAIN_PLACES = ["play", "evenings", "more"] as const;

/**
 * All other pages, each with the target of its back arrow. Beside Excel the target is the home page, except for "join".
 */
const PARENTS = {
  join: "play",
  result: "play",
  season: "evenings",
  circle: "more",
  workbook: "more",
  open: "more",
  event: "open",
  results: "open",
  functions: "more",
  scores: "more",
  settings: "more",
} as const;

export type PlaceName = (typeof MAIN_PLACES)[number] | keyof typeof PARENTS | "home";

/**
 * Places that show a result in the address or an opened file. They are not shown again on the next visit: they would be
 * empty.
 */
export const BRIEF_PLACES: readonly PlaceName[] = ["result", "event"];

/** Places by their names, and by the names in links and settings of earlier versions. */
const BY_NAME: ReadonlyMap<string, PlaceName> = new Map<string, PlaceName>([
  ...[...MAIN_PLACES, "home" as const, ...(Object.keys(PARENTS) as (keyof typeof PARENTS)[])].map(
    (name) => [name, name] as const
  ),
  ["tonight", "play"],
  ["session", "workbook"],
]);

/** The place of an address such as "#workbook" or "#tonight?people=9"; null for none. */
export function placeOf(address: string): PlaceName | null {
  if (isResultAddress(address)) return "result";
  const name = /^#?(?:tab-)?(\w+)(?:\?|$)/.exec(address)?.[1] ?? "";
  return BY_NAME.get(name) ?? null;
}

/** The current place in the pane, and functions that go to others. */
export interface Places {
  readonly current: Store<PlaceName>;
  readonly goTo: (name: PlaceName) => void;
  /** The target of a page's back arrow; null for a place without one. */
  readonly parentOf: (name: PlaceName) => PlaceName | null;
  readonly back: () => void;
}

/**
 * Creates the navigation between places.
 * @param isInOffice true beside Excel: then the address never changes, and back arrows lead to the home page.
 */
export function createPlaces(first: PlaceName, isInOffice: boolean): Places {
  const current = createStore(first);
  let before: PlaceName | null = null;
  const parentOf = (name: PlaceName): PlaceName | null => {
    const parents: { readonly [P in PlaceName]?: PlaceName } = PARENTS;
    const { [name]: parent = null } = parents;
    if (!isInOffice || name === "join") return parent;
    return name === "home" ? null : "home";
  };
  const show = (name: PlaceName) => {
    if (name === current.get()) return;
    before = current.get();
    current.set(name);
  };
  if (!isInOffice) {
    // A link to the place that is already in the address would change nothing. So if the address names another place
    // than the one shown, the address is corrected.
    if ((placeOf(window.location.hash) ?? first) !== first) window.history.replaceState(null, "", `#${first}`);
    window.addEventListener("hashchange", () => {
      const { hash } = window.location;
      // Without a place in the address, Back has returned to the first place.
      const name = isCode(hash) ? "play" : hash === "" ? first : placeOf(hash);
      if (name !== null) show(name);
    });
  }
  return {
    current,
    parentOf,
    goTo: (name) => {
      show(name);
      if (!isInOffice) window.location.hash = name;
    },
    back: () => {
      const parent = parentOf(current.get());
      if (parent === null) return;
      const cameFromThere = before === parent;
      show(parent);
      if (isInOffice) return;
      if (cameFromThere) window.history.back();
      else window.location.replace(`#${parent}`);
    },
  };
}
