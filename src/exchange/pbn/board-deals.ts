import type { PbnFile } from "./parse-pbn";
import { withoutUnknown } from "./played";
import { quoted } from "./write-tags";

/** A board's deal, with what a file tells of it besides: it is written out again, and has no part in any score. */
export interface BoardDeal {
  /** "" where it is not known. */
  readonly deal: string;
  readonly tags: readonly (readonly [name: string, value: string])[];
  /** The lines of its tables. */
  readonly tables: readonly string[];
}

/** Deals by the numbers of their boards. */
export type BoardDeals = ReadonlyMap<string, BoardDeal>;

/** A board of which no deal is known. */
export const NO_DEAL: BoardDeal = { deal: "", tags: [], tables: [] };

/** Tags and tables of a deal. */
const TAGS = ["DoubleDummyTricks", "OptimumContract", "OptimumScore", "ParContract"];
const TABLES = ["OptimumResultTable"];

/** The deals of a file's boards, each as the first game that has it. */
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

/** The tag of a table; the backslash before a column's width is one of the table's own, and is written singly. */
function tableTag(name: string, columns: string): string {
  return `[${name} ${quoted(columns).replace(/\\\\/g, "\\")}]`;
}
