import type { FieldMovement } from "../../src/movements/field-movement";
import { figuresOf, type Figures, type Range, type Times } from "../../src/movements/figures";
import { INDIVIDUAL_MOVEMENTS } from "../../src/movements/individual-movements";
import { PAIRS_MOVEMENTS } from "../../src/movements/pairs-movements";

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

/** The document of all movements with their figures. */
export function movementsDocument(): string {
  const individuals = counted("players", INDIVIDUAL_MOVEMENTS);
  const pairs = counted("pairs", PAIRS_MOVEMENTS);
  const cells = PEOPLE.flatMap((people) =>
    BOARDS.map((boards) => ({ people, boards, games: gamesFor(people, boards) }))
  );
  return [
    INTRODUCTION,
    "## A game for every number",
    GAMES,
    table(CELL_HEADINGS, cells.flatMap(cellRows)),
    "## Individuals",
    table(
      [...HEADINGS, "partners", "in successive rounds"],
      individuals.map((movement) => [
        ...rowOf(movement),
        timesText(movement.figures.partners),
        String(movement.figures.successive),
      ])
    ),
    "## Pairs",
    PAIRS_TEXT,
    table(HEADINGS, pairs.map(rowOf)),
    "## Less even than one would wish",
    UNEVEN_TEXT,
    table(["people", "boards", "game", "spread", "deviation"], cells.flatMap(unevenRows)),
  ]
    .join("\n\n")
    .concat("\n");

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
      rangeText({ least: plays.least * perRound, most: plays.most * perRound }),
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
  return evenness.most - evenness.least;
}

function rangeText({ least, most }: Range): string {
  return least === most ? String(least) : `${least} to ${most}`;
}

/** How many two meet so often: "12 never, 30 once". */
function timesText(times: Times): string {
  const words = ["never", "once", "twice"];
  return [...times].map(([often, two]) => `${two} ${words[often] ?? `${often} times`}`).join(", ");
}

function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(headings), line(headings.map(() => "---")), ...rows.map(line)].join("\n");
}

const INTRODUCTION = `# Movements

Who sits where with which boards, for pairs and individuals of every number, and how fair each movement is. The tables
below are counted from the movements themselves (\`scripts/movements-document.ts\` writes this page), and a test counts
them once more in another way. The movements are the project's own, found by \`scripts/find-movements.ts\`; the Mitchells
follow the usual rules.

- **Boards travel**: in a round no two tables have the same boards, so a round can be of two or three boards at any number
  of tables. Mostly each set of boards goes down one table after each round. **Shared boards**: all tables play the boards
  of the round and hand them on, so a round has at least as many boards as tables.
- A **set** is the boards of a round at one table. With more sets than rounds not everybody plays all boards.
- **Rounds each plays**, **sits out** and **N-S** count rounds; where two numbers are given, they are the fewest and the
  most that anybody has. Nobody sits out two rounds running, nobody plays a board twice, and a set is at a table once.
- **Opponents** and **partners** tell how many two meet so often. **In successive rounds** is how often two who oppose
  each other do so in the next round too.
- **Evenness** tells how fairly two contestants' results are compared. For any two: the sets that they play in the same
  direction, less those in opposite directions; for each set that they play against each other, one more for each other
  table that plays it; for each set that they play as partners, one less for each. If that is the same number for any two,
  everybody has had the same competition. The **spread** is the largest such number less the smallest, the **deviation**
  the standard deviation over all of them: 0 and 0 are perfect.`;

const GAMES = `For every number of people from eight to twenty, and 16, 20, 24 and 28 boards (2, 2½, 3 and 3½ hours at 7½ minutes a
board), rounds × boards a round being within two of that. The first line is individuals; where the people make pairs, the
next is a game in which they change directions and all meet, and the last a Mitchell. There are more games
than these in the tables further down. Eight people can also play as four pairs, and ten as five, by home duplicate (see
the [guide](user-guide.md)).`;

const PAIRS_TEXT = `No two pairs meet twice. In a Mitchell with two winners only pairs of the same direction are compared. With an arrow-switch
North-South and East-West change places at some tables, those that make one ranking of all most even; that is more even
than turning the last round at all tables. Four tables play four rounds as a double weave, so that no two of them share
boards.`;

const UNEVEN_TEXT = `Games in the first table whose spread is more than ${UNEVEN}. A short evening is a part of a whole movement: not every two can be
opponents as often as all others are, who are partners gain nothing on each other, and directions cannot make up for all
of it. Five and four tables have it worst, since there each meeting weighs as much as four or three comparisons.`;
