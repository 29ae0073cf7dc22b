import { teamOfTable1NorthSouth, teamOfTable2NorthSouth } from "../../movements/subround";
import type { Pair, PlannedSubround } from "../../movements/subround";
import { dealerOf } from "../../bridge/board";
import type { Computed } from "../kit/content";
import type { CellValue } from "../model";
import { boardsLabel } from "../boards-label";
import { subroundLabel } from "./subround-label";

/** A card to cut out: a heading and a table of five columns. */
export interface Card {
  readonly heading: CellValue | Computed;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (CellValue | Computed)[])[];
}

/** A pair's number and name as a cell's content. */
export type Namer = (pair: Pair) => Computed;

/** The card that lies on a table: who comes, and with which boards. */
export function tableCard(table: 1 | 2, subrounds: readonly PlannedSubround[], name: Namer): Card {
  return {
    heading: `Table ${table}`,
    columns: ["Round", "Boards", "Deals", "N-S", "E-W"],
    rows: subrounds.map((subround) => {
      const { ns, ew } = subround.tables[table === 1 ? 0 : 1];
      return [subroundLabel(subround), boardsLabel(subround.boards), dealerOf(subround.boards[0]!), name(ns), name(ew)];
    }),
  };
}

/** The card that a pair carries: where it sits, against whom, with whom in team. */
export function guideCard(pair: Pair, subrounds: readonly PlannedSubround[], name: Namer): Card {
  return {
    heading: titled(name(pair)),
    columns: ["Round", "Boards", "Sit", "Against", "In team with"],
    rows: subrounds.map((subround) => [
      subroundLabel(subround),
      boardsLabel(subround.boards),
      ...guide(pair, subround, name),
    ]),
  };
}

function titled({ formula, value }: Computed): Computed {
  return { formula: `"Pair "&${formula}`, value: `Pair ${value}` };
}

function guide(pair: Pair, subround: PlannedSubround, name: Namer): (CellValue | Computed)[] {
  const table = subround.tables.findIndex(({ ns, ew }) => ns === pair || ew === pair);
  const seating = subround.tables[table];
  if (!seating) return ["sit out", "", ""];
  const teams = [teamOfTable1NorthSouth(subround), teamOfTable2NorthSouth(subround)];
  const mate = teams.flatMap(([one, other]) => (one === pair ? other : other === pair ? one : []))[0]!;
  return seating.ns === pair
    ? [`${table + 1} N-S`, name(seating.ew), name(mate)]
    : [`${table + 1} E-W`, name(seating.ns), name(mate)];
}
