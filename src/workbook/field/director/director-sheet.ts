import { hasGroups } from "../../../sessions/field/plan";
import type { ScoredField } from "../../../sessions/field/scored-field";
import type { Frame } from "../../assemble";
import type { EntryLine } from "../../entries";
import { toneConditions, type CheckColumn } from "../../kit/check";
import { computed, ifElse, joined } from "../../kit/content";
import { countWhere } from "../../kit/formula";
import { writeLine, titledGrid, widthUpTo, type Grid } from "../../kit/grid";
import { linesOf } from "../../kit/fit";
import { type List, sheetWidths } from "../../kit/list";
import { rowContents, writeList, writeRow } from "../../kit/write-list";
import { pagesOf } from "../../kit/list-sheet";
import { printSetup } from "../../kit/page";
import type { Area, Draft } from "../../model";
import type { FaultList } from "../../tables/faults";
import { STYLES } from "../../theme";
import { fieldTexts } from "../texts";
import { penaltyEntries, penaltyLines, placePenalties, type PenaltyList } from "./penalty-list";
import type { PenaltySteps } from "./penalty-steps";
import { extraEntries, extraLines, placeExtras, type ExtraList } from "./extra-list";
import type { ExtraSteps } from "./extra-steps";
import { placeRulings, rulingEntries, rulingLines, type RulingList } from "./ruling-list";
import type { RulingSteps } from "./ruling-steps";

const { director: words } = fieldTexts;

/** The lists of the sheet Director, one below the other, with their addresses. */
export interface DirectorLists {
  /** Null in teams, where scores are not compared. */
  readonly rulings: RulingList | null;
  readonly extras: ExtraList | null;
  readonly penalties: PenaltyList;
}

/** Working columns of the lists on the sheet Director; null for lists that are absent. */
interface DirectorSteps {
  readonly rulings: RulingSteps | null;
  readonly extras: ExtraSteps | null;
  readonly penalties: PenaltySteps;
}

/** A list of the sheet, with its caption, a note on what to type, its rows and its entry cells. */
interface Section<K extends string, Item> {
  readonly caption: string;
  readonly note: string;
  readonly list: List<K | CheckColumn, Item>;
  readonly items: readonly Item[];
  readonly typed: Area;
}

/** Row of the first list's caption; number of rows from the end of a list to the headings of the next one. */
const [TOP, NEXT] = [3, 4];
/** Row heights in points. */
const HEIGHTS = { caption: 22, noteLine: 13, heading: 32, row: 24 } as const;

/** Places the lists of the sheet Director. */
export function placeDirector(session: ScoredField, steps: () => DirectorSteps): DirectorLists {
  const place = { sheet: words.name, headingRow: TOP + 2 };
  const rulings = hasGroups(session.plan) ? placeRulings(session, place, () => steps().rulings) : null;
  const below = (list: { readonly lastRow: number }) => ({ ...place, headingRow: list.lastRow + NEXT });
  const extras = rulings && placeExtras(session, below(rulings), () => steps().extras);
  const penalties = placePenalties(session, extras ? below(extras) : place, () => steps().penalties);
  return { rulings, extras, penalties };
}

/** Returns the yellow cells of the sheet Director. */
export function directorEntries(
  { plan }: Pick<ScoredField, "plan">,
  { rulings, extras, penalties }: DirectorLists
): EntryLine[] {
  return [
    ...(rulings ? rulingEntries(rulings) : []),
    ...(extras ? extraEntries(extras) : []),
    ...penaltyEntries(penalties, plan),
  ];
}

/**
 * Makes the sheet Director: lists of rulings that have no place in a board's row. It is printed only if something is
 * typed.
 */
export function directorSheet(
  { head, paper }: Pick<Frame, "head" | "paper">,
  session: ScoredField,
  { rulings, extras, penalties }: DirectorLists
): Draft {
  const all = [...(rulings ? [rulings] : []), ...(extras ? [extras] : []), penalties];
  const right = Math.max(...all.map((list) => list.column("check")));
  const grid = titledGrid(head, words.name, sheetWidths(...all), { columns: right });
  const once: Area[] = [];
  if (rulings)
    putSection({
      ...words.rulings,
      list: rulings,
      items: rulingLines(session, rulings.rows),
      typed: rulings.area(["ruling", "from"]),
    });
  if (extras)
    putSection({
      ...words.extras,
      list: extras,
      items: extraLines(session, extras.rows),
      typed: extras.area(["pair", "worth"]),
    });
  putSection({
    ...words.penalties,
    list: penalties,
    items: penaltyLines(session, penalties.rows),
    typed: penalties.area(["pair", "penalty"]),
  });
  const bottom = Math.max(...all.map(({ lastRow }) => lastRow));
  const setup = printSetup(paper, bottom, right, { once, orientation: "landscape" });
  // A list's caption and note stay on the page on which the list begins.
  const blocks = all.map(({ headingRow, lastRow }) => {
    return { headingRow: headingRow - 2, firstRow: headingRow - 1, lastRow };
  });
  return grid.finish({ print: () => pagesOf(grid, setup, blocks) });

  function putSection<K extends string, Item>({ caption, note, list, items, typed }: Section<K, Item>): void {
    const { headingRow } = list;
    once.push(typed);
    writeLine(grid, headingRow - 2, { right }, caption, STYLES.status, HEIGHTS.caption);
    const across = widthUpTo(grid, right);
    writeLine(grid, headingRow - 1, { right }, note, STYLES.note, HEIGHTS.noteLine * (1 + linesOf(note, across)));
    writeList(grid, list, items, rowContents(list), HEIGHTS.heading, HEIGHTS.row);
    for (const [tone, formula] of toneConditions(`$${list.cell("tone", 0)}`))
      grid.highlight({ area: list.area("check"), formula, tone });
  }
}

/** Writes the number of faults in the lists of the sheet Director, below the faults at the tables. */
export function putDirectorFaults(
  grid: Grid,
  faults: FaultList,
  lists: readonly Pick<List<"fault">, "outside">[]
): void {
  const row = faults.rows - 1;
  const count = faults.cell("wrong", row);
  const wrong = lists.map(({ outside }) => countWhere(`--(${outside.range("fault")}>0)`)).join("+");
  const message = ifElse(`${count}>0`, joined(words.wrong, computed(count)));
  writeRow(grid, faults, row, { wrong: computed(wrong), first: message });
}
