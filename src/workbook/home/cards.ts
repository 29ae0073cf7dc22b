import { dealerOf } from "../../bridge/board";
import type { Contestant } from "../../movements/contestant";
import { atTable, guideOf, stretchesOf, type Movement, type Stretch } from "../../movements/movement";
import { teamsIn } from "../../movements/pairs-in-teams";
import { boardsLabel } from "../boards-label";
import { narrow, wide, type Card } from "../kit/card";
import type { Computed } from "../kit/content";
import { joined } from "../kit/text";
import { texts } from "../texts";
import { subroundLabel } from "./subround-label";

const { common, homeMovement: words } = texts;

/** A pair's number and name as a cell's content. */
export type Namer = (pair: Contestant) => Computed;

type TableColumn = "round" | "boards" | "deals" | "ns" | "ew";
type GuideColumn = "round" | "boards" | "sit" | "against" | "mates";

/** The card that lies on a table: who comes, and with which boards. */
export function tableCard(table: 1 | 2, movement: Movement<Contestant>, name: Namer): Card<TableColumn> {
  return {
    heading: common.table(table),
    columns: {
      round: narrow(common.round),
      boards: narrow(common.boards),
      deals: narrow(common.deals),
      ns: wide(common.ns),
      ew: wide(common.ew),
    },
    rows: atTable(movement, table).map((seating) => ({
      round: subroundLabel(seating),
      boards: boardsLabel(seating.boards),
      deals: dealerOf(Math.min(...seating.boards)),
      ns: name(seating.ns),
      ew: name(seating.ew),
    })),
  };
}

/** The card that a pair carries: where it sits, against whom, with whom in team. */
export function guideCard(pair: Contestant, movement: Movement<Contestant>, name: Namer): Card<GuideColumn> {
  const stretches = stretchesOf(movement);
  return {
    heading: joined(words.pair, name(pair)),
    columns: {
      round: narrow(common.round),
      boards: narrow(common.boards),
      sit: narrow(words.guideCard.sit),
      against: wide(common.against),
      mates: wide(words.guideCard.mates),
    },
    rows: guideOf(movement, (seated) => seated === pair).map((row, index) => {
      const { seat } = row;
      const [mate] = stretches.slice(index, index + 1).flatMap((stretch) => matesOf(pair, stretch));
      return {
        round: subroundLabel(row),
        boards: boardsLabel(row.boards),
        sit: seat ? `${seat.table} ${seat.side === "N-S" ? common.ns : common.ew}` : words.sitOut,
        against: seat ? name(seat.opponents) : "",
        mates: seat && mate !== undefined ? name(mate) : "",
      };
    }),
  };
}

function matesOf(pair: Contestant, stretch: Stretch<Contestant>): Contestant[] {
  const teams = teamsIn(stretch).filter((team) => team.includes(pair));
  return teams.flatMap((team) => team.filter((mate) => mate !== pair));
}
