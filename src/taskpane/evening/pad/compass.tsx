import { dealerOf } from "../../../bridge/board";
import { itemAt } from "../../../bridge/item-at";
import { SEATS, type Seat } from "../../../bridge/seat";
import { isVulnerable, vulnerabilityOf } from "../../../bridge/vulnerability";
import type { SeatedPair } from "../../../sessions/at-tables";
import type { PerSide } from "../../../sessions/teams/match";
import { chairName } from "../shared/sitting-name";
import { texts } from "../shared/texts";
import "../rounds/seats.css";
import "./compass.css";

interface Props {
  readonly board: number;
  /** The board's number as players know it; the deal's number if they count deals. */
  readonly shown: number;
  /** Noun for what players count: a board or a deal. */
  readonly word: string;
  readonly sitting: PerSide<SeatedPair>;
}

/** Board as it lies on the table, between the names of the players there. */
export function Compass({ board, shown, word, sitting }: Props) {
  return (
    <div class="compass">
      {SEATS.map((seat, i) => (
        <span class={`name at-${seat}`}>{chairName(itemAt(sitting, i % 2), i < 2 ? 0 : 1)}</span>
      ))}
      <BoardPicture board={board} shown={shown} word={word} />
    </div>
  );
}

/** Outline of each seat's edge of the board, with the centre of its letter, in a square of 84 by 84 units. */
const EDGES: Readonly<Record<Seat, { readonly path: string; readonly x: number; readonly y: number }>> = {
  N: { path: "M1 1H83L59 25H25z", x: 42, y: 13 },
  E: { path: "M83 1V83L59 59V25z", x: 71, y: 42 },
  S: { path: "M83 83H1L25 59H59z", x: 42, y: 71 },
  W: { path: "M1 83V1L25 25V59z", x: 13, y: 42 },
};

/** Board with red edges for vulnerable sides and a ring around the dealer's letter; texts beside it show both too. */
function BoardPicture({ board, shown, word }: Pick<Props, "board" | "shown" | "word">) {
  const dealer = dealerOf(board);
  return (
    <svg class="board-picture" viewBox="0 0 84 84" role="img" aria-label={texts.boardName(word, shown)}>
      {SEATS.map((seat) => {
        const { path, x, y } = EDGES[seat];
        const isRed = isVulnerable(vulnerabilityOf(board), seat);
        return (
          <g class={[isRed ? "red" : "green", seat === dealer ? "dealer" : ""].join(" ")}>
            <path d={path} />
            {seat === dealer && <circle cx={x} cy={y} r="11.5" />}
            <text x={x} y={y}>
              {seat}
            </text>
          </g>
        );
      })}
      <rect class="middle" x="25" y="25" width="34" height="34" />
      <text class="number" x="42" y="42">
        {shown}
      </text>
    </svg>
  );
}
