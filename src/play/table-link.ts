import type { Plan } from "../sessions/kinds";
import { hasTables } from "../sessions/table-plan";
import { OPTIONS, type SessionOptions } from "../sessions/session-options";
import { setupCode, type Setup } from "./setup-code";

/** The page on which an evening is played, below the address of its site. */
export const PAGE = "taskpane.html";

/** In characters: in the code of a longer link the squares are too small for a phone's camera, on a card and on a screen. */
const LONGEST_ON_CARD = 500;
const LONGEST_ON_SCREEN = 1200;

/** The address of the site that a page of it is on. */
export function siteOf(page: string): string {
  return page.replace(/\/[^/]*$/, "");
}

/** The page with a code behind it: browsers keep what is behind the # to themselves. */
export function linkOf(page: string, code: string): string {
  return `${page}#${code}`;
}

/**
 * What gives the link for each table's card, which opens the page with this session at that table. It carries the names
 * as far as it has room for them. Of a session without a date it has none either: see `onTheDay`.
 * @param page its address.
 * @returns undefined of a session that is not played board by board.
 */
export function tableLinks(page: string, plan: Plan): ((table: number) => string) | undefined {
  if (!hasTables(plan)) return undefined;
  const { kind, date, options } = plan;
  const dated = date === "" ? without(options, (option) => option === "date") : options;
  return (table) => setupLink(page, { kind, options: dated, table }, LONGEST_ON_CARD);
}

/** The link that sets an evening up at a table, with the names if there is room for them. */
export function setupLink(page: string, setup: Setup, longest = LONGEST_ON_SCREEN): string {
  const link = (options: SessionOptions) => linkOf(page, setupCode({ ...setup, options }));
  const whole = link(setup.options);
  return whole.length <= longest ? whole : link(without(setup.options, isOfNames));
}

/** The options of a session without a date, as cards that serve many evenings have them, on the day when it is played. */
export function onTheDay(options: SessionOptions, today: string): SessionOptions {
  return { ...options, date: options.date ?? today };
}

function isOfNames(option: keyof SessionOptions): boolean {
  return OPTIONS[option].value === "names";
}

function without(options: SessionOptions, isLeftOut: (option: keyof SessionOptions) => boolean): SessionOptions {
  // Of an object's own entries TypeScript does not know the names.
  const entries = Object.entries(options) as [keyof SessionOptions, unknown][];
  return Object.fromEntries(entries.filter(([option]) => !isLeftOut(option)));
}
