import { hasGroups } from "../../../sessions/field/plan";
import type { ScoredField } from "../../../sessions/field/score-field";
import type { Frame } from "../../assemble";
import type { EntryLine } from "../../entries";
import { toneConditions, type CheckColumn } from "../../kit/check";
import { computed, either, joined } from "../../kit/content";
import { countWhere } from "../../kit/formula";
import { putLine, titledGrid, type Grid } from "../../kit/grid";
import { contentsOf, putList, putRow, sheetWidths, type List } from "../../kit/list";
import { pagesOf } from "../../kit/list-sheet";
import { printSetup } from "../../kit/page";
import type { Area, Draft } from "../../model";
import type { FaultList } from "../../tables/faults";
import { STYLES } from "../../theme";
import { fieldTexts } from "../texts";
import { placeWeighted, weightedEntries, weightedLines, type WeightedList } from "./weighted-list";
import type { WeightedSteps } from "./weighted-steps";

const { director: words } = fieldTexts;

/** The lists of the sheet Director below each other, each in its place. */
export interface DirectorLists {
  readonly weighted: WeightedList;
}

/** A list of the sheet: its caption and what to type into it, its rows, and where it is typed into. */
interface Section<K extends string, Item> {
  readonly caption: string;
  readonly note: string;
  readonly list: List<K | CheckColumn, Item>;
  readonly items: readonly Item[];
  readonly typed: Area;
}

/** The caption of the first list. */
const TOP = 3;
/** In points. */
const HEIGHTS = { caption: 22, note: 30, heading: 20, row: 17 } as const;

/** Places the lists of the sheet Director; null in teams, where it has none. */
export function placeDirector(session: ScoredField, steps: () => WeightedSteps | null): DirectorLists | null {
  if (!hasGroups(session.plan)) return null;
  return { weighted: placeWeighted(session, { sheet: words.name, headingRow: TOP + 2 }, steps) };
}

/** What is typed there. */
export function directorEntries(lists: DirectorLists | null): EntryLine[] {
  return lists ? weightedEntries(lists.weighted) : [];
}

/** The sheet Director: lists of what is ruled beyond a board's own row. It is printed once something is typed. */
export function directorSheet(
  { head, paper }: Pick<Frame, "head" | "paper">,
  session: ScoredField,
  lists: DirectorLists
): Draft {
  const { weighted } = lists;
  const sections = [
    {
      ...words.weighted,
      ...{ list: weighted, items: weightedLines(session, weighted.rows), typed: weighted.area(["board", "points"]) },
    },
  ];
  const all = sections.map(({ list }) => list);
  const right = Math.max(...all.map((list) => list.column("check")));
  const grid = titledGrid(head, words.name, sheetWidths(...all), { columns: right });
  sections.forEach((section) => putSection(section));
  const bottom = Math.max(...all.map(({ lastRow }) => lastRow));
  const setup = printSetup(paper, bottom, right, { once: sections.map(({ typed }) => typed) });
  return grid.finish({ print: () => pagesOf(grid, setup, all) });

  function putSection<K extends string, Item>({ caption, note, list, items }: Section<K, Item>): void {
    const { headingRow } = list;
    putLine(grid, headingRow - 2, { right }, caption, STYLES.status, HEIGHTS.caption);
    putLine(grid, headingRow - 1, { right }, note, STYLES.note, HEIGHTS.note);
    putList(grid, list, items, contentsOf(list), HEIGHTS.heading, HEIGHTS.row);
    for (const [tone, formula] of toneConditions(`$${list.cell("tone", 0)}`))
      grid.highlight({ area: list.area("check"), formula, tone });
  }
}

/** Writes what is wrong in its lists behind what is wrong at the tables. */
export function putDirectorFaults(grid: Grid, faults: FaultList, { range }: WeightedSteps): void {
  const row = faults.rows - 1;
  const count = faults.cell("wrong", row);
  const said = either(`${count}>0`, joined(words.weighted.wrong, computed(count)));
  putRow(grid, faults, row, { wrong: computed(countWhere(`--(${range("fault")}>0)`)), first: said });
}
