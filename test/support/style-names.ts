import { CARD_STYLES, RESULT_STYLES, type Style, STYLES, SWISS_STYLES, TEAM_STYLES } from "../../src/workbook/theme";

/** Every table of styles, with what its names begin with; of equal styles the first names both. */
const TABLES: readonly (readonly [prefix: string, styles: Readonly<Record<string, Style>>])[] = [
  ["", STYLES],
  ["team.", TEAM_STYLES],
  ["swiss.", SWISS_STYLES],
  ["card.", CARD_STYLES],
  ["result.", RESULT_STYLES],
];

const NAMED = TABLES.flatMap(([prefix, styles]) =>
  Object.entries(styles).map(([name, style]) => ({ name: `${prefix}${name}`, style }))
);

/** A derived style is told by the named one if it differs in no more than this. */
const MOST_CHANGES = 2;

const found = new Map<string, string>();
/** The same by the style itself: thousands of cells share one. */
const ofStyle = new WeakMap<Style, string>();

/**
 * What a style is called: its name, the name of one that it is derived from with what differs, such
 * as computed{format:"0.00"}, or all its properties.
 */
export function styleName(style: Style | undefined): string {
  if (!style) return "unstyled";
  const known = ofStyle.get(style);
  if (known !== undefined) return known;
  const properties = printed(style);
  const name = found.get(properties) ?? searched(style);
  found.set(properties, name);
  ofStyle.set(style, name);
  return name;
}

/** The tables of styles, a line each: a change of a style shows here once. */
export function stylesText(): string {
  return NAMED.map(({ name, style }) => `${name} ${printed(style)}\n`).join("");
}

function searched(style: Style): string {
  const changes = NAMED.map(({ name, style: base }) => ({ name, changed: changedIn(style, base) }));
  const size = ({ changed }: (typeof changes)[number]) => Object.keys(changed).length;
  const nearest = changes.reduce((best, next) => (size(next) < size(best) ? next : best));
  if (size(nearest) === 0) return nearest.name;
  const byFormat = changes.find((next) => size(next) === 1 && "format" in next.changed);
  const base = byFormat ?? nearest;
  return size(base) <= MOST_CHANGES ? base.name + printed(base.changed) : printed(style);
}

function changedIn(style: Style, base: Style): Partial<Style> {
  return Object.fromEntries(
    Object.entries(style).filter(([property, value]) => base[property as keyof Style] !== value)
  );
}

/** Properties in the order of their names, without a blank: a style is one word. */
function printed(properties: Partial<Style>): string {
  const sorted = Object.entries(properties).sort(([a], [b]) => (a < b ? -1 : 1));
  const text = sorted.map(([name, value]) => `${name}:${JSON.stringify(value)}`).join();
  return `{${text.replace(/ /g, "\\u0020")}}`;
}
