import { dealerOf } from "../../bridge/board";
import { teamOfTable1NorthSouth, teamOfTable2NorthSouth } from "../../movements/subround";
import type { Pair, PlannedSubround } from "../../movements/subround";
import { boardsLabel } from "../boards-label";
import type { Computed, Content } from "../kit/content";
import { joined } from "../kit/text";
import { texts } from "../texts";
import { subroundLabel } from "./subround-label";

const { common, homeMovement: words } = texts;

/** A card to cut out: a heading and a table of five columns. */
export interface Card {
  readonly heading: Content;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Content[])[];
}

/** A pair's number and name as a cell's content. */
export type Namer = (pair: Pair) => Computed;

/** The card that lies on a table: who comes, and with which boards. */
export function tableCard(table: 1 | 2, subrounds: readonly PlannedSubround[], name: Namer): Card {
  return {
    heading: common.table(table),
    columns: [common.round, common.boards, words.tableCard.deals, common.ns, common.ew],
    rows: subrounds.map((subround) => {
      const { ns, ew } = subround.tables[table === 1 ? 0 : 1];
      return [subroundLabel(subround), boardsLabel(subround.boards), dealerOf(subround.boards[0]!), name(ns), name(ew)];
    }),
  };
}

/** The card that a pair carries: where it sits, against whom, with whom in team. */
export function guideCard(pair: Pair, subrounds: readonly PlannedSubround[], name: Namer): Card {
  const { sit, against, mates } = words.guideCard;
  return {
    heading: joined(words.pair, name(pair)),
    columns: [common.round, common.boards, sit, against, mates],
    rows: subrounds.map((subround) => [
      subroundLabel(subround),
      boardsLabel(subround.boards),
      ...guide(pair, subround, name),
    ]),
  };
}

function guide(pair: Pair, subround: PlannedSubround, name: Namer): Content[] {
  const table = subround.tables.findIndex(({ ns, ew }) => ns === pair || ew === pair);
  const seating = subround.tables[table];
  if (!seating) return [words.sitOut, "", ""];
  const teams = [teamOfTable1NorthSouth(subround), teamOfTable2NorthSouth(subround)];
  const mates = teams.filter((team) => team.includes(pair)).flatMap((team) => team.filter((mate) => mate !== pair));
  const isNs = seating.ns === pair;
  const seat = `${table + 1} ${isNs ? common.ns : common.ew}`;
  return [seat, name(isNs ? seating.ew : seating.ns), ...mates.map(name)];
}
