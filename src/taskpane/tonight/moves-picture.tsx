import { SEATS, SIDES } from "../../bridge/seat";
import { isStaying, type Move, type Spot } from "../../play/at-table";
import { useUniqueId } from "../components/unique-id";
import { moverName } from "./sitting-name";
import { texts } from "./texts";
import { wrapped } from "./wrapped";

/** Where everything is, in a picture as wide as a small phone. */
const WIDTH = 324;
const CARD = 136;
const HEAD = 20;
const GAP = 12;
const LINE = 16;
const LETTERS = { pair: 11, player: 13 };
const MIDDLE = WIDTH / 2;
/** How far from one another arrows end at the same place. */
const APART = 10;
/** Further than anything in the picture. */
const FAR = 10_000;

interface Props {
  readonly moves: readonly Move[];
  /** The table at which it is looked at; null for none. */
  readonly table: number | null;
}

/** The tables as they were played, with arrows from those who go to where they go. */
export function MovesPicture({ moves, table }: Props) {
  const id = useUniqueId("arrow");
  // After the last round nobody goes anywhere.
  if (moves.length === 0) return null;
  // Of two tables everybody. Of more nobody could follow all arrows: at a table those who leave it and come to it, and
  // of the others only that they go, so that nobody seems to be sent to a seat that stays taken.
  const isAll = table === null || new Set(moves.flatMap(({ from }) => from?.table ?? [])).size <= 2;
  const isShown = (move: Move) =>
    !isStaying(move) && (isAll || [move.from, move.to].some((spot) => spot?.table === table));
  const nameOf = (move: Move) => (isShown(move) || isStaying(move) ? moverName(move.who) : texts.goesToo);
  const { cards, out, height, at } = layoutOf(moves, nameOf);
  const arrows = arrowsOf(moves.filter(isShown), at);
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
                {seat.at}
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
      {/* Where one lies above another it parts it, so that each is followed by the eye. */}
      {arrows.map((d) => (
        <>
          <path class="arrow parting" d={d} />
          <path class="arrow" d={d} marker-end={`url(#${id})`} />
        </>
      ))}
    </svg>
  );
}

/** The end of an arrow: a seat's, at the edge of its card that faces the middle, or the box of who sits out. */
interface End {
  readonly x: number;
  readonly y: number;
  /** Towards the middle: 1 to the right, −1 to the left; 0 from below. */
  readonly inward: number;
}

interface Card {
  readonly table: number;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly seats: readonly {
    readonly at: Spot["at"];
    readonly y: number;
    readonly height: number;
    readonly indent: number;
    readonly lines: readonly string[];
  }[];
}

const ORDER: readonly Spot["at"][] = [...SIDES, ...SEATS];
const isSide = (at: Spot["at"]) => SIDES.some((side) => side === at);

/** Two tables abreast, and below them who sits out. */
function layoutOf(moves: readonly Move[], nameOf: (move: Move) => string) {
  const spots = moves.flatMap(({ from, to }) => [from, to]).filter((spot) => spot !== null);
  const tables = [...new Map(spots.map(({ table, tableName }) => [table, tableName]))].sort(([a], [b]) => a - b);
  const cards: Card[] = [];
  let [y, bottom] = [0, 0];
  for (const [i, [table, name]] of tables.entries()) {
    if (i % 2 === 0) y = bottom + (i === 0 ? 0 : GAP);
    const card = cardOf(moves, nameOf, table, name, i % 2 === 0 ? 0 : WIDTH - CARD, y);
    cards.push(card);
    bottom = Math.max(bottom, card.y + card.height);
  }
  const lines = moves.filter(({ from }) => from === null).map((move) => wrapped(nameOf(move), 30, 1)[0] ?? "");
  const hasOut = moves.some(({ from, to }) => from === null || to === null);
  const out = hasOut ? { y: bottom + 20, height: 12 + LINE * Math.max(1, lines.length), lines } : null;
  const at = (spot: Spot | null): End => {
    if (spot === null) return { x: MIDDLE, y: out?.y ?? bottom, inward: 0 };
    const card = cards.find((known) => known.table === spot.table);
    const seat = card?.seats.find((known) => known.at === spot.at);
    if (!card || !seat) return { x: MIDDLE, y: bottom, inward: 0 };
    const isLeft = card.x < MIDDLE - CARD / 2;
    return { x: isLeft ? card.x + CARD : card.x, y: seat.y + seat.height / 2 - 2, inward: isLeft ? 1 : -1 };
  };
  return { cards, out, height: out ? out.y + out.height + 1 : bottom + 1, at };
}

function cardOf(
  moves: readonly Move[],
  nameOf: (move: Move) => string,
  table: number,
  name: string,
  x: number,
  y: number
): Card {
  const here = moves.flatMap(({ from, to }) => [from, to]).filter((spot) => spot?.table === table);
  const seats: Card["seats"][number][] = [];
  let below = y + HEAD + 3;
  for (const at of ORDER.filter((known) => here.some((spot) => spot?.at === known))) {
    const whole = isSide(at);
    const sitting = moves.filter(({ from }) => from?.table === table && from.at === at).map(nameOf);
    const [most, each] = whole ? [LETTERS.pair, sitting.length > 1 ? 1 : 3] : [LETTERS.player, 1];
    const lines = sitting.flatMap((who) => wrapped(who, most, each));
    const height = LINE * Math.max(lines.length, whole ? 2 : 1) + 4;
    seats.push({ at, y: below, height, indent: whole ? 41 : 26, lines });
    below += height;
  }
  return { table, name, x: x + (x === 0 ? 1 : -1), y: y + 1, height: below - y + 2, seats };
}

/** The arrows as paths. Where several end at a place they lie in the order in which they part, so that none cross there. */
function arrowsOf(moves: readonly Move[], at: (spot: Spot | null) => End): string[] {
  const ends = moves.map(({ from, to }) => ({ from: at(from), to: at(to) }));
  const isAt = (one: End, other: End) => one.x === other.x && one.y === other.y;
  return ends.map(({ from, to }, i) => {
    const beside = (end: End, far: End): End => {
      const others = ends.flatMap((known, j) => {
        if (i === j) return [];
        const order = (other: End) => rankAt(end, other) - rankAt(end, far) || j - i;
        return isAt(known.from, end) ? [order(known.to)] : isAt(known.to, end) ? [order(known.from)] : [];
      });
      if (others.length === 0) return end;
      const by = (others.filter((order) => order < 0).length - others.length / 2) * APART;
      return end.inward === 0 ? { ...end, x: end.x + by * 2 } : { ...end, y: end.y + by };
    };
    return arrow(beside(from, to), beside(to, from));
  });
}

/** Where an arrow lies among those at the same end, by its other end: from above down, at the box from left to right. */
function rankAt(end: End, far: End): number {
  if (end.inward === 0) return 0 - far.inward * far.y;
  if (far.inward !== end.inward) return far.y;
  // At its own card it goes in an arc, round those to the seats between.
  return far.y < end.y ? 0 - far.y - FAR : FAR - far.y;
}

function arrow(from: End, to: End): string {
  const bend = (end: End, by: number) => (end.inward === 0 ? [end.x, end.y - by] : [end.x + end.inward * by, end.y]);
  const by = from.inward === 0 || to.inward === 0 ? 22 : from.inward === to.inward ? 18 : 26;
  return `M${from.x} ${from.y}C${[...bend(from, by), ...bend(to, by), to.x, to.y].join(" ")}`;
}
