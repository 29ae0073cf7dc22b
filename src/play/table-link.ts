import type { Plan } from "../sessions/kinds";
import { fieldKindOf } from "../sessions/field/field-kind";
import { countedOrNamed } from "../sessions/names";
import { hasTables } from "../sessions/table-plan";
import { OPTIONS, type SessionOptions } from "../sessions/session-options";
import { eveningCode } from "./code";
import type { Evening } from "./evening";
import { setupCode, type Setup } from "./setup-code";

/** The page on which an evening is played, below the address of its site. */
export const PAGE = "taskpane.html";

/**
 * In characters: in the code of a longer link the squares are too small for a phone's camera, on a card and on a screen.
 * A screen shows two codes rather than one that a camera reads only at the second try.
 */
const LONGEST_ON_CARD = 500;
const EASY_ON_SCREEN = 800;
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
function setupLink(page: string, setup: Setup, longest: number): string {
  const link = (options: SessionOptions) => linkOf(page, setupCode({ ...setup, options }));
  const whole = link(setup.options);
  return whole.length <= longest ? whole : link(unnamed(setup));
}

/** The links that bring another phone all that this one knows. */
interface EveningLinks {
  /** One; or two, to be read one after the other: the evening and its results. */
  readonly links: readonly [string] | readonly [evening: string, results: string];
  /** Whether there was room for the names. */
  readonly hasNames: boolean;
  /** The same in one, however long: for a message. */
  readonly whole: string;
}

/**
 * @param page its address.
 * @param table where this phone is.
 */
export function eveningLinks(page: string, evening: Evening, table: number): EveningLinks {
  const link = (part: "all" | "evening" | "results", options = evening.options) =>
    linkOf(page, eveningCode(evening, table, part, options));
  const named = link("evening");
  const hasNames = named.length <= LONGEST_ON_SCREEN;
  const options = hasNames ? evening.options : unnamed(evening);
  const whole = link("all", options);
  if (whole.length <= EASY_ON_SCREEN) return { links: [whole], hasNames, whole };
  return { links: [hasNames ? named : link("evening", options), link("results")], hasNames, whole };
}

/** The options of a session without a date, as cards that serve many evenings have them, on the day when it is played. */
export function onTheDay(options: SessionOptions, today: string): SessionOptions {
  return { ...options, date: options.date ?? today };
}

/** Options without names; where their number says how many play, that stays. */
function unnamed({ kind, options }: Pick<Setup, "kind" | "options">): SessionOptions {
  const rest = without(options, isOfNames);
  const option = fieldKindOf(kind)?.option;
  const names = option && options[option];
  if (!option || !names) return rest;
  const { count } = countedOrNamed(names, option);
  return { ...rest, [option]: [String(count)] };
}

function isOfNames(option: keyof SessionOptions): boolean {
  return OPTIONS[option].value === "names";
}

function without(options: SessionOptions, isLeftOut: (option: keyof SessionOptions) => boolean): SessionOptions {
  // Of an object's own entries TypeScript does not know the names.
  const entries = Object.entries(options) as [keyof SessionOptions, unknown][];
  return Object.fromEntries(entries.filter(([option]) => !isLeftOut(option)));
}
