import { chicago, CHICAGO_PLAYERS, type ChicagoPlayers } from "../src/movements/chicago";
import { countsOf } from "../src/movements/counts";
import type { FieldMovement } from "../src/movements/field-movement";
import { figuresOf, type Figures, type Range, type Times } from "../src/movements/figures";
import { INDIVIDUAL_MOVEMENTS } from "../src/movements/individual-movements";
import { withBoards } from "../src/movements/movement";
import { PAIRS_MOVEMENTS } from "../src/movements/pairs-movements";
import { DEALS, isEven } from "../src/sessions/chicago/plan";
import { withPart } from "./written-part";

/** Numbers of people, and of boards in two to three and a half hours. */
const PEOPLE = Array.from({ length: 13 }, (_, i) => i + 8);
const BOARDS = [16, 20, 24, 28];
/** How far from that number an evening may be. */
const WITHIN = 2;

/** From this spread on a cell is listed as one that could be wished more even. */
const UNEVEN = 4;

type Counted = FieldMovement & { readonly figures: Figures; readonly what: "players" | "pairs" };

const counted = (what: Counted["what"], movements: readonly FieldMovement[]): Counted[] =>
  movements
    .map((movement) => ({ ...movement, figures: figuresOf(movement), what }))
    .filter(({ perRound }) => perRound.length > 0)
    .sort((a, b) => a.count - b.count || a.style.localeCompare(b.style) || a.rounds - b.rounds);

/**
 * The document with the tables of all movements and their figures written anew.
 * @param text of the document.
 */
export function movementsDocument(text: string): string {
  const individuals = counted("players", INDIVIDUAL_MOVEMENTS);
  const pairs = counted("pairs", PAIRS_MOVEMENTS);
  const cells = PEOPLE.flatMap((people) =>
    BOARDS.map((boards) => ({ people, boards, games: gamesFor(people, boards) }))
  );
  const parts = {
    games: table(CELL_HEADINGS, cells.flatMap(cellRows)),
    "one table": table(
      CHICAGO_HEADINGS,
      CHICAGO_PLAYERS.flatMap((people) => BOARDS.map((boards) => chicagoRow(people, boards)))
    ),
    individuals: table(
      [...HEADINGS, "partners", "in successive rounds"],
      individuals.map((movement) => [
        ...rowOf(movement),
        timesText(movement.figures.partners),
        String(movement.figures.successive),
      ])
    ),
    pairs: table(HEADINGS, pairs.map(rowOf)),
    uneven: table(["people", "boards", "game", "spread", "deviation"], cells.flatMap(unevenRows)),
  };
  return Object.entries(parts).reduce((document, [name, part]) => withPart(document, name, part), text);

  function gamesFor(people: number, boards: number): Game[] {
    const best = (all: readonly Counted[]) => bestFor(all, boards);
    const howMany = people % 2 === 0 ? pairs.filter(({ count }) => count === people / 2) : [];
    const oneWinner = howMany.filter(({ style }) => style !== "mitchell");
    return [
      ...best(individuals.filter(({ count, perRound }) => count === people && perRound.length > 0)),
      ...best(oneWinner),
      ...best(howMany.filter(({ style }) => style === "mitchell")),
    ];
  }
}

interface Game {
  readonly movement: Counted;
  readonly perRound: number;
}

/** Even, near in boards, of many rounds with two or three boards, and with all boards played by all. */
function bestFor(movements: readonly Counted[], boards: number): Game[] {
  const games = movements.flatMap((movement) =>
    movement.perRound
      .filter((perRound) => Math.abs(perRound * movement.rounds - boards) <= WITHIN)
      .map((perRound) => ({ movement, perRound }))
  );
  const costOf = ({ movement: { rounds, figures, sets }, perRound }: Game) =>
    figures.deviation +
    Math.abs(perRound * rounds - boards) / 10 -
    rounds / 5 +
    (perRound > 3 ? 1 : 0) +
    (sets > rounds ? 0.5 : 0);
  return games.sort((a, b) => costOf(a) - costOf(b)).slice(0, 1);
}

const CHICAGO_HEADINGS = [
  "people",
  "boards",
  "rounds × deals",
  "deals each plays",
  "rounds sat out",
  "partners",
  "even",
];

/** Chicago of about so many boards: how often each plays, and how often any two are partners. */
function chicagoRow(people: ChicagoPlayers, boards: number): string[] {
  const rounds = boards / DEALS;
  const counts = countsOf(withBoards(chicago(people, rounds), DEALS), people);
  const range = (numbers: readonly number[]) => rangeText({ min: Math.min(...numbers), max: Math.max(...numbers) });
  const partners = counts.partners.flatMap((row, first) => row.slice(first + 1));
  const often = [...new Set(partners)].sort((a, b) => a - b);
  return [
    boards === BOARDS[0] ? String(people) : "",
    String(boards),
    `${rounds} × ${DEALS}`,
    range(counts.boards),
    range(counts.sitsOut),
    timesText(new Map(often.map((times) => [times, partners.filter((each) => each === times).length]))),
    isEven(people, rounds) ? "yes" : "no",
  ];
}

const CELL_HEADINGS = [
  "people",
  "boards",
  "game",
  "rounds × boards",
  "boards each plays",
  "boards in play",
  "rounds sat out",
  "tables share",
  "spread",
  "deviation",
];

function cellRows({ people, boards, games }: { people: number; boards: number; games: readonly Game[] }): string[][] {
  return games.map(({ movement, perRound }, index) => {
    const { rounds, sets, style, figures } = movement;
    const { plays, sitsOut } = figures;
    return [
      index === 0 ? String(people) : "",
      index === 0 ? String(boards) : "",
      gameText(movement),
      `${rounds} × ${perRound}`,
      rangeText({ min: plays.min * perRound, max: plays.max * perRound }),
      String(sets * perRound),
      rangeText(sitsOut),
      style === "shared" ? "yes" : "no",
      String(spreadOf(figures)),
      figures.deviation.toFixed(2),
    ];
  });
}

function unevenRows({ people, boards, games }: { people: number; boards: number; games: readonly Game[] }): string[][] {
  return games
    .filter(({ movement }) => spreadOf(movement.figures) > UNEVEN)
    .map(({ movement, perRound }) => [
      String(people),
      String(boards),
      `${gameText(movement)}, ${movement.rounds} × ${perRound}`,
      String(spreadOf(movement.figures)),
      movement.figures.deviation.toFixed(2),
    ]);
}

const STYLES: Readonly<Record<FieldMovement["style"], string>> = {
  shared: "shared boards",
  travelling: "boards travel",
  mitchell: "Mitchell, two winners",
  "arrow-switch": "Mitchell, arrow-switch",
  own: "a club's own",
};

function gameText({ count, what, style }: Counted): string {
  return `${count} ${what}: ${STYLES[style]}`;
}

const HEADINGS = [
  "who",
  "how",
  "tables",
  "rounds",
  "sets",
  "boards a round",
  "rounds each plays",
  "sits out",
  "N-S",
  "opponents",
  "evenness",
  "spread",
  "deviation",
];

function rowOf({ count, what, style, tables, rounds, sets, perRound, figures }: Counted): string[] {
  return [
    `${count} ${what}`,
    STYLES[style],
    ...[tables, rounds, sets].map(String),
    perRound.join(", "),
    rangeText(figures.plays),
    rangeText(figures.sitsOut),
    rangeText(figures.northSouth),
    timesText(figures.opponents),
    rangeText(figures.evenness),
    String(spreadOf(figures)),
    figures.deviation.toFixed(2),
  ];
}

function spreadOf({ evenness }: Figures): number {
  return evenness.max - evenness.min;
}

function rangeText({ min, max }: Range): string {
  return min === max ? String(min) : `${min} to ${max}`;
}

/** How many two meet so often: "12 never, 30 once". */
function timesText(times: Times): string {
  const words = ["never", "once", "twice", "three times", "four times"];
  return [...times].map(([often, two]) => `${two} ${words[often] ?? `${often} times`}`).join(", ");
}

function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(headings), line(headings.map(() => "---")), ...rows.map(line)].join("\n");
}
