import { SEATS, SIDES } from "../../../bridge/seat";
import { isStaying, type Move, type Spot } from "../../../play/at-table";
import { useUniqueId } from "../../components/unique-id";
import { moverName } from "../shared/sitting-name";
import { texts } from "../shared/texts";
import { wrapped } from "./wrapped";
import "./moves-picture.css";

/** Sizes in SVG units, which are pixels on a small phone. */
const WIDTH = 324;
const CARD = 136;
const HEAD = 20;
const GAP = 12;
const LINE = 16;
/** Letters that fit on a line of a card. */
const MAX_LETTERS = { pair: 11, player: 13 };
const MIDDLE = WIDTH / 2;
/** Distance between arrows that end at the same place. */
const ARROW_GAP = 10;
/** Greater than any height of the picture. */
const MAX_HEIGHT = 10_000;

interface Props {
  readonly moves: readonly Move[];
  /** The table whose players see the picture; null for none. */
  readonly table: number | null;
}

/** The tables as they were played, with arrows for the moves. */
export function MovesPicture({ moves, table }: Props) {
  const id = useUniqueId("arrow");
  // After the last round there are no moves.
  if (moves.length === 0) return null;
  // With more than two tables all arrows would be too many to follow: the picture shows only the arrows from and to
  // `table`. Other moving players are only marked as moving, so that no seat seems to stay taken.
  const isAll = table === null || new Set(moves.flatMap(({ from }) => from?.table ?? [])).size <= 2;
  const isShown = (move: Move) =>
    !isStaying(move) && (isAll || [move.from, move.to].some((spot) => spot?.table === table));
  const moverLabel = (move: Move) => (isShown(move) || isStaying(move) ? moverName(move.mover) : texts.goesToo);
  const { cards, out, height, endAt } = layOut(moves, moverLabel);
  const arrows = arrowPaths(moves.filter(isShown), endAt);
  return (
    <svg class="moves-picture" viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={texts.movesPicture}>
      <marker
        id={id}
        viewBox="0 0 8 8"
        refX="6"
        refY="4"
        markerWidth="10"
        markerHeight="10"
        markerUnits="userSpaceOnUse"
        orient="auto"
      >
        <path d="M0 0L8 4L0 8z" />
      </marker>
      {cards.map((card) => (
        <g class={card.table === table ? "table here" : "table"}>
          <rect x={card.x} y={card.y} width={CARD} height={card.height} rx="6" />
          <text class="head" x={card.x + 8} y={card.y + 16}>
            {texts.tableName(card.name)}
          </text>
          {card.seats.map((seat) => (
            <>
              <text class="seat" x={card.x + 8} y={seat.y + 11}>
                {seat.position}
              </text>
              {seat.lines.map((line, i) => (
                <text x={card.x + seat.indent} y={seat.y + 11 + i * LINE}>
                  {line}
                </text>
              ))}
            </>
          ))}
        </g>
      ))}
      {out && (
        <g class="table out">
          <rect x="0" y={out.y} width={WIDTH} height={out.height} rx="6" />
          <text class="seat" x="8" y={out.y + 17}>
            {texts.outNow}
          </text>
          {out.lines.map((line, i) => (
            <text x="96" y={out.y + 17 + i * LINE}>
              {line}
            </text>
          ))}
        </g>
      )}
      {/* A wider background path under each arrow separates arrows that cross. */}
      {arrows.map((d) => (
        <>
          <path class="arrow parting" d={d} />
          <path class="arrow" d={d} marker-end={`url(#${id})`} />
        </>
      ))}
    </svg>
  );
}

/** The end of an arrow: at a seat, on the edge of its card that faces the middle, or at the box of those sitting out. */
interface End {
  readonly x: number;
  readonly y: number;
  /** Direction to the middle: 1 if it is to the right, −1 to the left; 0 for an end that arrows reach from above. */
  readonly inward: number;
}

interface Card {
  readonly table: number;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly seats: readonly {
    readonly position: Spot["position"];
    readonly y: number;
    readonly height: number;
    readonly indent: number;
    readonly lines: readonly string[];
  }[];
}

const ORDER: readonly Spot["position"][] = [...SIDES, ...SEATS];
const isSide = (position: Spot["position"]) => SIDES.some((side) => side === position);

/** Lays out two tables per row, and below them the box of those sitting out. */
function layOut(moves: readonly Move[], moverLabel: (move: Move) => string) {
  const spots = moves.flatMap(({ from, to }) => [from, to]).filter((spot) => spot !== null);
  const tables = [...new Map(spots.map(({ table, tableName }) => [table, tableName]))].sort(([a], [b]) => a - b);
  const cards: Card[] = [];
  let [y, bottom] = [0, 0];
  for (const [i, [table, name]] of tables.entries()) {
    if (i % 2 === 0) y = bottom + (i === 0 ? 0 : GAP);
    const card = layOutCard(moves, moverLabel, table, name, i % 2 === 0 ? 0 : WIDTH - CARD, y);
    cards.push(card);
    bottom = Math.max(bottom, card.y + card.height);
  }
  const lines = moves.filter(({ from }) => from === null).map((move) => wrapped(moverLabel(move), 30, 1)[0] ?? "");
  const hasOut = moves.some(({ from, to }) => from === null || to === null);
  const out = hasOut ? { y: bottom + 20, height: 12 + LINE * Math.max(1, lines.length), lines } : null;
  const endAt = (spot: Spot | null): End => {
    if (spot === null) return { x: MIDDLE, y: out?.y ?? bottom, inward: 0 };
    const card = cards.find(({ table }) => table === spot.table);
    const seat = card?.seats.find(({ position }) => position === spot.position);
    if (!card || !seat) return { x: MIDDLE, y: bottom, inward: 0 };
    const isLeft = card.x < MIDDLE - CARD / 2;
    return { x: isLeft ? card.x + CARD : card.x, y: seat.y + seat.height / 2 - 2, inward: isLeft ? 1 : -1 };
  };
  return { cards, out, height: out ? out.y + out.height + 1 : bottom + 1, endAt };
}

function layOutCard(
  moves: readonly Move[],
  moverLabel: (move: Move) => string,
  table: number,
  name: string,
  x: number,
  y: number
): Card {
  const spots = moves.flatMap(({ from, to }) => [from, to]).filter((spot) => spot?.table === table);
  const seats: Card["seats"][number][] = [];
  let bottom = y + HEAD + 3;
  for (const position of ORDER.filter((each) => spots.some((spot) => spot?.position === each))) {
    const isPair = isSide(position);
    const names = moves.filter(({ from }) => from?.table === table && from.position === position).map(moverLabel);
    const [maxLetters, maxLines] = isPair ? [MAX_LETTERS.pair, names.length > 1 ? 1 : 3] : [MAX_LETTERS.player, 1];
    const lines = names.flatMap((name) => wrapped(name, maxLetters, maxLines));
    const height = LINE * Math.max(lines.length, isPair ? 2 : 1) + 4;
    seats.push({ position, y: bottom, height, indent: isPair ? 41 : 26, lines });
    bottom += height;
  }
  return { table, name, x: x + (x === 0 ? 1 : -1), y: y + 1, height: bottom - y + 2, seats };
}

/** SVG paths of the arrows. Arrows that share an end are sorted by their other ends, so that they do not cross there. */
function arrowPaths(moves: readonly Move[], endAt: (spot: Spot | null) => End): string[] {
  const ends = moves.map(({ from, to }) => ({ from: endAt(from), to: endAt(to) }));
  const isSamePoint = (one: End, other: End) => one.x === other.x && one.y === other.y;
  return ends.map(({ from, to }, i) => {
    const spread = (end: End, far: End): End => {
      const others = ends.flatMap((arrow, j) => {
        if (i === j) return [];
        const order = (other: End) => rankAt(end, other) - rankAt(end, far) || j - i;
        return isSamePoint(arrow.from, end) ? [order(arrow.to)] : isSamePoint(arrow.to, end) ? [order(arrow.from)] : [];
      });
      if (others.length === 0) return end;
      const offset = (others.filter((order) => order < 0).length - others.length / 2) * ARROW_GAP;
      return end.inward === 0 ? { ...end, x: end.x + offset * 2 } : { ...end, y: end.y + offset };
    };
    return arrowPath(spread(from, to), spread(to, from));
  });
}

/** Sorts arrows at a shared end by their other ends: from top to bottom, at the box from left to right. */
function rankAt(end: End, far: End): number {
  if (end.inward === 0) return 0 - far.inward * far.y;
  if (far.inward !== end.inward) return far.y;
  // An arrow within one card is an arc around the arrows to the seats between its ends.
  return far.y < end.y ? 0 - far.y - MAX_HEIGHT : MAX_HEIGHT - far.y;
}

function arrowPath(from: End, to: End): string {
  const bend = (end: End, by: number) => (end.inward === 0 ? [end.x, end.y - by] : [end.x + end.inward * by, end.y]);
  const by = from.inward === 0 || to.inward === 0 ? 22 : from.inward === to.inward ? 18 : 26;
  return `M${from.x} ${from.y}C${[...bend(from, by), ...bend(to, by), to.x, to.y].join(" ")}`;
}
