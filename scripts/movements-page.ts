import { chicago, CHICAGO_PLAYERS, type ChicagoPlayers } from "../src/movements/chicago";
import { countsOf } from "../src/movements/counts";
import type { FieldMovement } from "../src/movements/field-movement";
import { figuresOf, type Figures, type Range, type Times } from "../src/movements/figures";
import { INDIVIDUAL_MOVEMENTS } from "../src/movements/individual-movements";
import { withBoards } from "../src/movements/movement";
import { PAIRS_MOVEMENTS } from "../src/movements/pairs-movements";
import { DEALS, isEven } from "../src/sessions/chicago/plan";

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
    "## Four to seven people at one table",
    ONE_TABLE,
    table(
      CHICAGO_HEADINGS,
      CHICAGO_PLAYERS.flatMap((people) => BOARDS.map((boards) => chicagoRow(people, boards)))
    ),
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
    "## Less even than you might wish",
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
  const range = (numbers: readonly number[]) => rangeText({ least: Math.min(...numbers), most: Math.max(...numbers) });
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
  return evenness.most - evenness.least;
}

function rangeText({ least, most }: Range): string {
  return least === most ? String(least) : `${least} to ${most}`;
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

const INTRODUCTION = `# Movements

This page lists movements for every number of pairs and individuals, and shows how fair each is. The figures in the tables
are counted from the movements themselves (\`scripts/movements-document.ts\` writes this page), and a test counts them again
in another way. The Mitchells follow the usual rules. The other movements are the project's own and were found by a
computer search. Simulated annealing exchanged seats, some 700,000 times a run, until no two pairs met twice (no two
players more often than allowed), nobody sat out twice running and the comparisons were as even as possible; then it
chose the directions. Movements of 14 rounds for individuals come from base rounds in which each player moves on to the
next number in a cycle.

- **Boards travel**: in a round no two tables have the same boards, so a round can have two or three boards at any number
  of tables. Usually each set of boards moves down one table after each round. **Shared boards**: all tables play the
  round's boards and pass them on, so a round has at least as many boards as tables.
- A **set** is the boards that one table plays in a round. If there are more sets than rounds, not everybody plays all
  boards.
- **Rounds each plays**, **sits out** and **N-S** count rounds; where there are two numbers, they are the fewest and the most
  for any contestant. Nobody sits out two rounds running, nobody plays a board twice, and no set comes to the same table twice.
- **Opponents** and **partners** show how often any two meet or play together: "12 never, 30 once" means that twelve
  twosomes never do, and thirty do so once. **In successive rounds** is how often two opponents meet again in the next
  round.
- **Evenness** measures how fairly two contestants' results are compared. For any two, take the number of sets that they
  play in the same direction, less the number in opposite directions. For each set that they play against each other, add
  one for each other table that plays it; for each set that they play as partners, subtract one for each such table. If
  the answer is the same for any two, everybody has had the same competition. The **spread** is the largest answer less
  the smallest; the **deviation** is the standard deviation of all answers. For both, 0 is perfect.`;

const ONE_TABLE = `Four to seven people play Chicago: a round is four deals, and then partners change. Any number of rounds can be
played. If **even** says yes, everybody plays the same number of deals, and four people play equally often with each
partner. Nobody sits out two rounds running. Four people can also stay with their partners.`;

const GAMES = `The table has games for eight to twenty people and for 16, 20, 24 and 28 boards (2, 2½, 3 and 3½ hours at 7½ minutes a
board). The boards actually played (rounds × boards a round) are at most two more or fewer than the table says. The first
game in each group is for individuals. If the people can form pairs, the next game is one in which pairs change directions
and all are ranked together, and the last is a Mitchell. The tables further down have more games. Eight people can also
play home duplicate as four pairs, and ten as five pairs (see the [guide](user-guide.md)).`;

const PAIRS_TEXT = `No two pairs meet twice. In a Mitchell with two winners only pairs sitting in the same direction are compared. With an
arrow-switch, North-South and East-West change places at some tables, chosen to make a single overall ranking as fair as
possible; this is fairer than switching every table in the last round. Four tables play four rounds as a double weave, so
that no two tables share boards.`;

const UNEVEN_TEXT = `These are the games in the first table whose spread is more than ${UNEVEN}. A short evening is only part of a complete
movement: some contestants meet as opponents more often than others, partners cannot gain on each other, and changing
directions cannot make up for all of this. The effect is strongest with four and five tables, where each meeting
weighs as much as three or four comparisons respectively. No movement of fourteen rounds with boards that travel was
found for 16 and 20 players; for 14, 15 and 17 to 19 there is one.`;
