import type { PbnFile } from "./parse-pbn";
import { withoutUnknown } from "./played";
import { quoted } from "./write-tags";

/**
 * A board's deal, and other data that a file has about the deal. They are copied to written files, and do not affect
 * any score.
 */
export interface BoardDeal {
  /** The cards of the four hands, as in the tag Deal; "" if they are not known. */
  readonly deal: string;
  readonly tags: readonly (readonly [name: string, value: string])[];
  /** Lines of the tables about the deal. */
  readonly tables: readonly string[];
}

/** Deals by the numbers of their boards. */
export type BoardDeals = ReadonlyMap<string, BoardDeal>;

/** Entry for a board whose deal is unknown. */
export const NO_DEAL: BoardDeal = { deal: "", tags: [], tables: [] };

/** Names of the tags, and of the tables, with data about a deal. */
const TAGS = ["DoubleDummyTricks", "OptimumContract", "OptimumScore", "ParContract"];
const TABLES = ["OptimumResultTable"];

/** Returns the deals of a file's boards; the first game with a board's deal counts. */
export function boardDeals({ games }: PbnFile): BoardDeals {
  const deals = new Map<string, BoardDeal>();
  for (const { tags, tables } of games) {
    const board = withoutUnknown(tags.get("Board")).replace(/^0+(?=\d)/, "");
    const deal = tags.get("Deal")?.replace(/^\?$/, "") ?? "";
    if (board === "" || deal === "" || deals.has(board)) continue;
    deals.set(board, {
      deal,
      tags: TAGS.flatMap((name) => {
        const value = withoutUnknown(tags.get(name));
        return value === "" ? [] : [[name, value] as const];
      }),
      tables: tables
        .filter(({ name, lines }) => TABLES.includes(name) && lines.length > 0)
        .flatMap(({ name, value, lines }) => [tableTag(name, value), ...lines.map(({ text }) => text.trimEnd())]),
    });
  }
  return deals;
}

/**
 * Returns the tag of a table. The backslash before a column's width belongs to the syntax of tables, so it is not
 * doubled.
 */
function tableTag(name: string, columns: string): string {
  return `[${name} ${quoted(columns).replace(/\\\\/g, "\\")}]`;
}
