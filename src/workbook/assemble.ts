import { dialectNamed, type Dialect, type LookupTables } from "./dialect";
import type { DialectName } from "./dialect-names";
import type { Entries } from "./entries";
import { plainAddress, type TableLink } from "./kit/card-code";
import type { FormName } from "./forms";
import type { SheetHead } from "./kit/grid";
import { longDate } from "../sessions/long-date";
import { evaluated } from "./evaluate";
import { guideSheet } from "./guide/guide-sheet";
import { ownWordEntries } from "./own-words";
import type { DefinedName, Draft, Paper, Sheet, Workbook } from "./model";
import { OWN_WORDS } from "./scales-layout";
import { scaleNames, scalesSheet, scaleTables } from "./scales-sheet";
import { vpEntries, type VpTable } from "./vp-table";
import { SCORE_TABLES } from "./working/score-tables";
import { hasUncounted } from "./working/spelling-tables";

/** Options of a workbook besides those of its session. */
export interface WorkbookOptions {
  readonly paper?: Paper;
  readonly formulas?: DialectName;
  /** The links that the cards of its tables carry as codes; without it they carry none. */
  readonly tableLink?: TableLink | undefined;
  /** The address of the site, which is then told on the paper. */
  readonly site?: string | undefined;
  /** Paper besides its own sheets, which pairs and individuals have. */
  readonly forms?: readonly FormName[] | undefined;
  /** A club's own words, as the session's option has them. */
  readonly words?: string | undefined;
  /** True for a page of instructions as the first sheet. */
  readonly hasGuide?: boolean | undefined;
  /** False for a Swiss event without its next round, even if that can be paired. */
  readonly pairsNext?: boolean;
  /** True to make only its outline: see {@link Outline}. */
  readonly isOutline?: boolean;
}

/**
 * The part of a workbook needed to read a saved one: the visible sheets and the entries, for the places of all cells
 * and which are typed into, fixed or formulas. Calculated values, row heights and the hidden sheet cost most of the
 * time of making a workbook and are left out.
 */
export type Outline = Pick<Workbook, "sheets" | "entries">;

/** The parts that all sheets of a workbook share. */
export interface Frame {
  readonly head: SheetHead;
  /** Null where there are no victory points. */
  readonly vpTable: VpTable | null;
  readonly tables: LookupTables;
  readonly dialect: Dialect;
  readonly paper: Paper;
  readonly tableLink: TableLink | undefined;
  readonly site: string | undefined;
  readonly words: string | undefined;
  readonly hasGuide: boolean;
  readonly isOutline: boolean;
  /** True if the sheet Scales has the scale of IMPs: not at board-a-match. */
  readonly hasImps: boolean;
}

/** The frame of a workbook: by default with formulas of every spreadsheet, for A4. */
export function frameOf(
  head: SheetHead,
  vpTable: VpTable | null,
  { paper = "A4", formulas = "built-in", tableLink, site, words, hasGuide = false, isOutline = false }: WorkbookOptions,
  hasImps = true
): Frame {
  const tables = { ...scaleTables(vpTable), ...SCORE_TABLES };
  const dialect = dialectNamed(formulas, tables);
  return { head, vpTable, tables, dialect, paper, tableLink, site, words, hasGuide, isOutline, hasImps };
}

/** A workbook of a session's own sheets and names, between the page of instructions and the Scales and the hidden sheet. */
export function assemble(
  { head, vpTable, paper, site, words, hasGuide, isOutline, hasImps }: Frame,
  sheets: readonly Draft[],
  working: () => Draft,
  names: readonly DefinedName[],
  entries: Entries
): Workbook {
  const { lines, options } = entries;
  const hasBoards = lines.some(({ kind }) => kind === "board" || kind === "travellers");
  const ownWords = hasBoards ? { option: words, hasUncounted } : null;
  const main = [...sheets, scalesSheet(head, vpTable, paper, { hasImps, ownWords })];
  const shown = hasGuide ? [guideSheet(head, paper, entries), ...main] : main;
  const allNames = [...names, ...scaleNames(vpTable)];
  return {
    title: head.title,
    date: longDate(head.date),
    site: site && plainAddress(site),
    sheets: isOutline ? shown.map(unworked) : evaluated([...shown, working()], allNames),
    names: allNames,
    entries: {
      lines,
      options: [
        ...options,
        ...(vpTable ? [vpEntries(vpTable)] : []),
        ...(hasBoards ? [ownWordEntries(OWN_WORDS)] : []),
      ],
    },
  };
}

/** A sheet of an outline: nobody asks for its values, heights and pages. */
function unworked(draft: Draft): Sheet {
  return { ...draft, charts: [], heights: new Map(), print: null };
}
