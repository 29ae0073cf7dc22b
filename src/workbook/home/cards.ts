import { dealerOf } from "../../bridge/board";
import type { Contestant } from "../../movements/contestant";
import { atTable, guideOf, stretchesOf, type Movement, type Stretch } from "../../movements/movement";
import { teamsIn } from "../../movements/pairs-in-teams";
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
export type Namer = (pair: Contestant) => Computed;

/** The card that lies on a table: who comes, and with which boards. */
export function tableCard(table: 1 | 2, movement: Movement<Contestant>, name: Namer): Card {
  return {
    heading: common.table(table),
    columns: [common.round, common.boards, words.tableCard.deals, common.ns, common.ew],
    rows: atTable(movement, table).map((seating) => {
      const { ns, ew, boards } = seating;
      return [subroundLabel(seating), boardsLabel(boards), dealerOf(boards[0]!), name(ns), name(ew)];
    }),
  };
}

/** The card that a pair carries: where it sits, against whom, with whom in team. */
export function guideCard(pair: Contestant, movement: Movement<Contestant>, name: Namer): Card {
  const { sit, against, mates } = words.guideCard;
  const stretches = stretchesOf(movement);
  return {
    heading: joined(words.pair, name(pair)),
    columns: [common.round, common.boards, sit, against, mates],
    rows: guideOf(movement, (seated) => seated === pair).map((row, i) => [
      subroundLabel(row),
      boardsLabel(row.boards),
      ...(row.seat
        ? [
            `${row.seat.table} ${row.seat.side === "N-S" ? common.ns : common.ew}`,
            name(row.seat.opponents),
            ...matesOf(pair, stretches[i]!).map(name),
          ]
        : [words.sitOut, "", ""]),
    ]),
  };
}

function matesOf(pair: Contestant, stretch: Stretch<Contestant>): Contestant[] {
  const teams = teamsIn(stretch).filter((team) => team.includes(pair));
  return teams.flatMap((team) => team.filter((mate) => mate !== pair));
}
