import { dealerOf } from "../../bridge/board";
import { seatsOfSide, SEATS, SIDES, type Seat, type Side } from "../../bridge/seat";
import { isVulnerable, vulnerabilityOf } from "../../bridge/vulnerability";
import type { SeatedPair } from "../../sessions/at-tables";
import type { PerSide } from "../../sessions/teams/match";
import { itemAt } from "../../bridge/item-at";
import { sittingName } from "./sitting-name";
import { texts } from "./texts";

interface Props {
  readonly board: number;
  /** The number that people know it by, and what they count. */
  readonly shown: number;
  readonly word: string;
  readonly sitting: PerSide<SeatedPair>;
  /** Leads to where names are changed, if they can be here. */
  readonly setUp: (() => void) | undefined;
}

/** A board as it lies on the table, between those who sit there. */
export function Compass({ board, shown, word, sitting, setUp }: Props) {
  const side = (of: Side, i: number) => {
    const style = isVulnerableOn(board, of) ? "side vulnerable" : "side";
    const who = (
      <>
        <span class="which">
          <b>{of}</b> <span>{texts.vulnerable}</span>
        </span>
        {linesOf(itemAt(sitting, i), of).map((line) => (
          <strong>{line}</strong>
        ))}
      </>
    );
    if (!setUp) return <div class={style}>{who}</div>;
    return (
      <button type="button" class={style} title={texts.setup.open} onClick={setUp}>
        {who}
      </button>
    );
  };
  return (
    <div class="compass">
      {side(SIDES[0]!, 0)}
      <BoardPicture board={board} shown={shown} word={word} />
      {side(SIDES[1]!, 1)}
    </div>
  );
}

/** Who sits there: a pair, or each player by the seat where players go each for themselves. */
function linesOf(sitting: SeatedPair, side: Side): string[] {
  const { movers, players } = sitting;
  if (movers.length < 2) return [sittingName(sitting)];
  return seatsOfSide(side).map((seat, i) => [seat, itemAt(movers, i), players[i]].filter(Boolean).join(" "));
}

function isVulnerableOn(board: number, side: Side): boolean {
  return isVulnerable(vulnerabilityOf(board), seatsOfSide(side)[0]);
}

/** Each seat's edge of the board, in a square of 84, with the middle of its letter. */
const EDGES: Readonly<Record<Seat, { readonly path: string; readonly x: number; readonly y: number }>> = {
  N: { path: "M1 1H83L59 25H25z", x: 42, y: 13 },
  E: { path: "M83 1V83L59 59V25z", x: 71, y: 42 },
  S: { path: "M83 83H1L25 59H59z", x: 42, y: 71 },
  W: { path: "M1 83V1L25 25V59z", x: 13, y: 42 },
};

/** The board in its own colours: red edges are vulnerable, the dealer's letter is ringed. The words say both. */
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
      <text class="number" x="42" y="42">
        {shown}
      </text>
    </svg>
  );
}
