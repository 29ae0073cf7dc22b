import { hasTables } from "../exchange/boards-at-tables";
import type { Plan } from "../sessions/kinds";
import { OPTIONS, type SessionOptions } from "../sessions/session-options";
import { setupCode } from "./setup-code";

/** The page on which an evening is played, below the address of its site. */
export const PAGE = "taskpane.html";

/** In characters: in the code of a longer link on a card the squares are too small for a phone's camera. */
const LONGEST = 500;

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
  const link = (table: number, known: SessionOptions) => linkOf(page, setupCode({ kind, options: known, table }));
  return (table) => {
    const whole = link(table, dated);
    return whole.length <= LONGEST ? whole : link(table, without(dated, isOfNames));
  };
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
