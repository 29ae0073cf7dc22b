import type { Plan } from "../sessions/kinds";
import { fieldKindOf } from "../sessions/field/field-kind";
import { countedOrNamed } from "../sessions/names";
import { hasTables } from "../sessions/table-plan";
import { OPTIONS, type SessionOptions } from "../sessions/session-options";
import { eveningCode } from "./code";
import type { Evening } from "./evening";
import { setupCode, type Setup } from "./setup-code";

/** Path of the page with the pad, below the address of the site. */
export const PAGE = "taskpane.html";

/**
 * Maximum lengths of links, in characters. The QR code of a longer link has squares too small for a phone's camera.
 * Above the easy length a screen shows two codes, since cameras often fail at first to read one large code.
 */
const LONGEST_ON_CARD = 500;
const EASY_ON_SCREEN = 800;
export const LONGEST_ON_SCREEN = 1200;

export function siteOf(page: string): string {
  return page.replace(/\/[^/]*$/, "");
}

/** Puts the code behind the #: browsers do not send this part of a link to the server. */
export function linkOf(page: string, code: string): string {
  return `${page}#${code}`;
}

/**
 * Links for table cards: each opens the page with this session at its table. A link contains the names if it has room
 * for them, and no date if the session has none, see `onTheDay`.
 * @param page the address of the page.
 * @returns undefined for a session that is not played board by board.
 */
export function tableLinks(page: string, plan: Plan): ((table: number) => string) | undefined {
  if (!hasTables(plan)) return undefined;
  const { kind, date, options } = plan;
  const dated = date === "" ? without(options, (option) => option === "date") : options;
  return (table) => setupLink(page, { kind, options: dated, table }, LONGEST_ON_CARD);
}

function setupLink(page: string, setup: Setup, longest: number): string {
  const link = (options: SessionOptions) => linkOf(page, setupCode({ ...setup, options }));
  const whole = link(setup.options);
  return whole.length <= longest ? whole : link(unnamed(setup));
}

/** Links that transfer a whole evening to another phone. */
interface EveningLinks {
  /** One link, or two links to be read one after the other. */
  readonly links: readonly [string] | readonly [evening: string, results: string];
  /** False if the names are left out because the links would be too long. */
  readonly hasNames: boolean;
  /** A single link of any length, for a message. */
  readonly whole: string;
}

/**
 * Returns the links that transfer an evening to another phone.
 * @param page the address of the page.
 * @param table this phone's table.
 * @param offer a code by which the joining phone connects; "" for none. Links for messages leave it out: it expires
 *   soon.
 */
export function eveningLinks(page: string, evening: Evening, table: number, offer = ""): EveningLinks {
  const withOffer = (link: string) => (offer === "" ? link : `${link}.${offer}`);
  const link = (part: "all" | "evening" | "results", options = evening.options) =>
    linkOf(page, eveningCode(evening, table, part, options));
  const named = link("evening");
  const hasNames = named.length <= LONGEST_ON_SCREEN;
  const options = hasNames ? evening.options : unnamed(evening);
  const whole = link("all", options);
  if (withOffer(whole).length <= EASY_ON_SCREEN) return { links: [withOffer(whole)], hasNames, whole };
  const setup = hasNames ? named : link("evening", options);
  return { links: [withOffer(setup), link("results")], hasNames, whole };
}

/** Adds a date to options without one, such as those of cards that serve many evenings. */
export function onTheDay(options: SessionOptions, today: string): SessionOptions {
  return { ...options, date: options.date ?? today };
}

/** Replaces names by their number if the session needs that number, and removes them otherwise. */
export function unnamed({ kind, options }: Pick<Setup, "kind" | "options">): SessionOptions {
  const rest = without(options, isOfNames);
  const option = kind === "chicago" ? "players" : fieldKindOf(kind)?.option;
  const names = option && options[option];
  if (!option || !names) return rest;
  const { count } = countedOrNamed(names, option);
  return { ...rest, [option]: [String(count)] };
}

function isOfNames(option: keyof SessionOptions): boolean {
  return OPTIONS[option].value === "names";
}

function without(options: SessionOptions, isLeftOut: (option: keyof SessionOptions) => boolean): SessionOptions {
  // TypeScript types the keys of an object as strings.
  const entries = Object.entries(options) as [keyof SessionOptions, unknown][];
  return Object.fromEntries(entries.filter(([option]) => !isLeftOut(option)));
}
