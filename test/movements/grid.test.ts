import { readFileSync } from "node:fs";
import path from "node:path";
import { movementsDocument } from "../../scripts/movements-page";
import type { FieldMovement } from "../../src/movements/field-movement";
import { INDIVIDUAL_MOVEMENTS } from "../../src/movements/individual-movements";
import { PAIRS_MOVEMENTS } from "../../src/movements/pairs-movements";
import { KNOWN_INDIVIDUALS, KNOWN_PAIRS } from "./known-movements";
import { ofTwo, plainCount, plainTables, spreadOf, type PlainTable } from "./plain-count";

const DOCUMENT = readFileSync(path.join(__dirname, "../../docs/movements.md"), "utf8");

const named = (what: "pairs" | "players", movements: readonly FieldMovement[]) =>
  movements.map((movement): readonly [string, FieldMovement] => [
    `${movement.count} ${what}, ${movement.style}, ${movement.rounds} rounds`,
    movement,
  ]);
const PAIRS = named("pairs", PAIRS_MOVEMENTS);
const PLAYERS = named("players", INDIVIDUAL_MOVEMENTS);

const numbersTo = (most: number) => Array.from({ length: most }, (_, i) => i + 1);
const range = (numbers: readonly number[]) => [...new Set([Math.min(...numbers), Math.max(...numbers)])].join(" to ");

function times(numbers: readonly number[]): string {
  const words = ["never", "once", "twice", "three times", "four times"];
  return [...new Set(numbers)]
    .sort((a, b) => a - b)
    .map((often) => `${numbers.filter((number) => number === often).length} ${words[often] ?? `${often} times`}`)
    .join(", ");
}

describe.each([...PAIRS, ...PLAYERS])("%s", (name, movement) => {
  const { count, style, rounds, sets, tables: perRound } = movement;
  const tables = plainTables(movement.lines());
  const counted = plainCount(tables, count);
  const everybody = numbersTo(count).map((number) => number - 1);
  const isPairs = name.includes("pairs");

  it("has its tables in each round, and as many as there are people for", () => {
    expect(perRound).toBe(Math.floor(count / (isPairs ? 2 : 4)));
    expect(tables.map(({ round, table }) => `${round}/${table}`)).toEqual(
      numbersTo(rounds).flatMap((round) => numbersTo(perRound).map((table) => `${round}/${table}`))
    );
    expect([...new Set(tables.map(({ set }) => set))].sort((a, b) => a - b)).toEqual(numbersTo(sets));
  });

  it("seats nobody twice in a round and gives nobody a set twice", () => {
    for (const { round, seats } of tables) {
      expect(seats).toHaveLength(isPairs ? 2 : 4);
      for (const who of seats) {
        expect(everybody).toContain(who);
        expect(tables.filter((at) => at.round === round && at.seats.includes(who))).toHaveLength(1);
      }
    }
    const played = tables.flatMap(({ set, seats }) => seats.map((who) => `${set} ${who}`));
    expect(new Set(played).size).toBe(played.length);
  });

  it("has a set at a table once, and in a round each set at one table or one set at all", () => {
    expect(new Set(tables.map(({ set, table }) => `${set} ${table}`)).size).toBe(tables.length);
    for (const round of numbersTo(rounds)) {
      const inRound = new Set(tables.filter((at) => at.round === round).map(({ set }) => set));
      // In a Mitchell of six tables and six rounds the first and the last one share their boards.
      const isSharing = count === 12 && rounds === 6 && (style === "mitchell" || style === "arrow-switch");
      expect(inRound.size).toBe(style === "shared" ? 1 : isSharing ? perRound - 1 : perRound);
      const alike = tables.filter((at) => at.round === round && at.set === tables[perRound * (round - 1)]?.set);
      if (isSharing) expect(alike.map(({ table }) => table)).toEqual([1, perRound]);
    }
  });

  it("lets all sit out as often as others or once more, and never in two rounds running", () => {
    const often = counted.out.map((out) => out.length);
    expect(Math.max(...often) - Math.min(...often)).toBeLessThanOrEqual(1);
    for (const out of counted.out) expect(out.filter((round) => out.includes(round + 1))).toEqual([]);
  });

  it("has no two partner twice, oppose more than three times, or as pairs meet twice", () => {
    expect(Math.max(...ofTwo(counted.partnered, everybody))).toBeLessThanOrEqual(1);
    expect(Math.max(...ofTwo(counted.opposed, everybody))).toBeLessThanOrEqual(isPairs ? 1 : 3);
  });

  it("is meant for evenings of two to three and a half hours", () => {
    for (const boards of movement.perRound) {
      expect(boards * rounds).toBeGreaterThanOrEqual(14);
      expect(boards * rounds).toBeLessThanOrEqual(isPairs && count > 10 ? 36 : 30);
      if (style === "shared") expect(boards).toBeGreaterThanOrEqual(perRound);
    }
  });

  it("has the figures that the document gives", () => {
    if (movement.perRound.length === 0) return;
    const rankings =
      style === "mitchell"
        ? [everybody.filter((i) => i < perRound), everybody.filter((i) => i >= perRound)]
        : [everybody];
    const even = rankings.flatMap((ranking) => ofTwo(counted.even, ranking));
    const { spread, deviation } = spreadOf(even);
    const how = {
      shared: "shared boards",
      travelling: "boards travel",
      mitchell: "Mitchell, two winners",
      "arrow-switch": "Mitchell, arrow-switch",
      own: "a club's own",
    }[style];
    const row = [
      `${count} ${isPairs ? "pairs" : "players"}`,
      how,
      ...[perRound, rounds, sets].map(String),
      movement.perRound.join(", "),
      range(counted.plays),
      range(counted.out.map((out) => out.length)),
      range(counted.north),
      times(ofTwo(counted.opposed, everybody)),
      range(even),
      String(spread),
      deviation.toFixed(2),
      ...(isPairs ? [] : [times(ofTwo(counted.partnered, everybody)), String(counted.successive)]),
    ];
    expect(DOCUMENT).toContain(`\n| ${row.join(" | ")} |\n`);
  });
});

test("the tables of the document are those of the movements", () => {
  expect(DOCUMENT).toBe(movementsDocument(DOCUMENT));
});

test("the document has every movement once", () => {
  const rows = DOCUMENT.split("\n").filter((line) => /^\| \d+ (pairs|players) \|/.test(line));
  const meant = [...PAIRS, ...PLAYERS].filter(([, { perRound }]) => perRound.length > 0);
  expect(rows).toHaveLength(meant.length);
  expect(new Set(meant.map(([name]) => name)).size).toBe(meant.length);
});

test.each([4, 5, 6, 7])(
  "%i people have Chicago of 16, 20, 24 and 28 boards in the document, the even ones marked",
  (people) => {
    const [, first = ""] = DOCUMENT.split("\n| people | boards | rounds × deals |");
    const rows = first.split("\n").filter((line) => line.startsWith("| "));
    const from = rows.findIndex((line) => line.startsWith(`| ${people} |`));
    const even = { 4: [24], 5: [20], 6: [24], 7: [28] }[people];
    const own = rows.slice(from, from + 4).map((line) => line.split("|").map((cell) => cell.trim()));
    expect(own.map((cells) => Number(cells[2]))).toEqual([16, 20, 24, 28]);
    expect(own.filter((cells) => cells[7] === "yes").map((cells) => Number(cells[2]))).toEqual(even);
  }
);

test.each(numbersTo(13).flatMap((n) => [16, 20, 24, 28].map((boards) => [n + 7, boards] as const)))(
  "%i people have a game of about %i boards, and the document names it",
  (people, boards) => {
    const fits = (movement: FieldMovement) =>
      movement.perRound.some((perRound) => Math.abs(perRound * movement.rounds - boards) <= 2);
    expect(INDIVIDUAL_MOVEMENTS.some((movement) => movement.count === people && fits(movement))).toBe(true);
    const [, rounds, perRound] =
      new RegExp(`\\n\\| ${people} \\| ${boards} \\| ${people} players: [a-z ]+ \\| (\\d+) × (\\d+) \\|`).exec(
        DOCUMENT
      ) ?? [];
    expect(Math.abs(Number(rounds) * Number(perRound) - boards)).toBeLessThanOrEqual(2);
  }
);

test.each(
  [...KNOWN_INDIVIDUALS, ...KNOWN_PAIRS].map(
    (known) => [`${known.name} of ${known.count}, ${known.rounds}`, known] as const
  )
)(
  "the known movement %s is one: nobody is twice in a round or has a set twice, and no two are partners twice",
  (_, { count, tables }) => {
    const { partnered } = plainCount(tables, count);
    expect(Math.max(...partnered.flat())).toBeLessThanOrEqual(1);
    for (const key of ["round", "set"] as const) {
      const at = tables.flatMap((table) => table.seats.map((who) => `${table[key]} ${who}`));
      expect(new Set(at).size).toBe(at.length);
    }
  }
);

describe("none is less even than what books have for as many rounds and tables", () => {
  test.each([
    ...PLAYERS.map((entry) => [...entry, KNOWN_INDIVIDUALS] as const),
    ...PAIRS.map((entry) => [...entry, KNOWN_PAIRS] as const),
  ])("%s", (_, { count, rounds, style, lines }, known) => {
    if (style === "mitchell") return;
    const evenness = (tables: readonly PlainTable[]) =>
      spreadOf(
        ofTwo(
          plainCount(tables, count).even,
          numbersTo(count).map((number) => number - 1)
        )
      );
    const ours = evenness(plainTables(lines()));
    for (const other of known.filter((one) => one.count === count && one.rounds === rounds)) {
      const theirs = evenness(other.tables);
      expect(ours.spread).toBeLessThanOrEqual(theirs.spread);
      expect(ours.deviation).toBeLessThanOrEqual(theirs.deviation + 1e-9);
    }
  });
});
