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
  /** Returns the link in the code on a table's card; undefined if the cards are to have no codes. */
  readonly tableLink?: TableLink | undefined;
  /** The address of the site, to be printed on the sheets. */
  readonly site?: string | undefined;
  /** Printed forms on further sheets: see forms.ts. */
  readonly forms?: readonly FormName[] | undefined;
  /** A club's own words for entries on boards, in the format of the session's option `words`. */
  readonly words?: string | undefined;
  /** True if the first sheet is a page of instructions. */
  readonly hasGuide?: boolean | undefined;
  /** False if the next round of a Swiss event is not to be paired, even if it can be paired. */
  readonly pairsNext?: boolean;
  /** True to make only the outline of the workbook: see {@link Outline}. */
  readonly isOutline?: boolean;
}

/**
 * The part of a workbook that is needed to read a saved file: the visible sheets and the entries. Both show where each
 * cell is, and if the cell is yellow, fixed or a formula. Calculated values, row heights and the hidden sheet are left
 * out, since they take most of the time of making a workbook.
 */
export type Outline = Pick<Workbook, "sheets" | "entries">;

/** The parts that all sheets of a workbook share. */
export interface Frame {
  readonly head: SheetHead;
  /** Null if the session has no victory points. */
  readonly vpTable: VpTable | null;
  readonly tables: LookupTables;
  readonly dialect: Dialect;
  readonly paper: Paper;
  readonly tableLink: TableLink | undefined;
  readonly site: string | undefined;
  readonly words: string | undefined;
  readonly hasGuide: boolean;
  readonly isOutline: boolean;
  /** True if the Scales sheet shows the IMP scale; false, for example, at board-a-match. */
  readonly hasImps: boolean;
}

/**
 * Returns the parts that all sheets of a workbook share; by default for A4 paper, with formulas that every spreadsheet
 * has.
 */
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

/**
 * Returns a workbook: the page of instructions, a session's own sheets, the sheet Scales, and the hidden Working sheet.
 * @param working makes the Working sheet; not called for an outline.
 */
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

/** Returns a sheet of an outline: without charts, row heights and pages. */
function unworked(draft: Draft): Sheet {
  return { ...draft, charts: [], heights: new Map(), print: null };
}
