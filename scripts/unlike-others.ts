// Counts how often the rule of src/bridge/outlier.ts asks about right results, and how many slips it finds:
//     npx tsx scripts/unlike-others.ts results.csv 1,2,3
// The file has a line for each board at each table of some evenings: evening, board, ns (the pair, by which a table's other
// boards are known), contract, declarer, tricks. The second argument names the evenings that count, all if there is none.
// Into each result one slip of each kind is put, in every way that it can be made, with the other results as they are; of
// fewer others than there were every choice counts, so that nothing is drawn by chance.
import fs from "node:fs";
import { boardScore, tricksWon } from "../src/bridge/contract-score";
import { parseContract, STRAINS, type Bid, type Doubling } from "../src/bridge/contract";
import { SEATS, seatsOfSide, sideOf, type Seat } from "../src/bridge/seat";
import { outlierReason, UNLIKE_LIMITS, type ComparedResult } from "../src/bridge/outlier";
import { vulnerabilityOf } from "../src/bridge/vulnerability";

interface Played extends ComparedResult {
  readonly contract: Bid;
  readonly declarer: Seat;
  readonly result: number;
}

type Limits = Parameters<typeof outlierReason>[2];

interface Line {
  readonly evening: string;
  readonly board: number;
  readonly pair: string;
  readonly found: ComparedResult;
}

const OTHERS = [
  { heading: "1 other", counts: [1] },
  { heading: "2 to 3", counts: [2, 3] },
  { heading: "4 and more", counts: [4, 5, 6, 7, 8, 9, 10, 11, 12] },
] as const;
type Others = (typeof OTHERS)[number];

/** Of each kind what a result may have been typed as; of points alone the two last. */
const SLIPS: Readonly<
  Record<string, (right: Played, board: number, next: readonly ComparedResult[]) => ComparedResult[]>
> = {
  "other side": (right, board) =>
    SEATS.filter((seat) => sideOf(seat) !== sideOf(right.declarer)).map((declarer) =>
      typed(board, { ...right, declarer })
    ),
  "declarer's partner": (right, board) =>
    seatsOfSide(sideOf(right.declarer))
      .filter((seat) => seat !== right.declarer)
      .map((declarer) => typed(board, { ...right, declarer })),
  "another board's result": (_, board, next) => next.map((other) => (isPlayed(other) ? typed(board, other) : other)),
  "sign of the result": (right, board) =>
    right.result === 0 ? [] : [typed(board, { ...right, result: -right.result })],
  "level, by one": (right, board) =>
    [-1, 1].map((more) =>
      typed(board, { ...right, contract: { ...right.contract, level: right.contract.level + more } })
    ),
  strain: (right, board) =>
    STRAINS.filter((strain) => strain !== right.contract.strain).map((strain) =>
      typed(board, { ...right, contract: { ...right.contract, strain } })
    ),
  "X added or left out": (right, board) => {
    const doubling: Doubling = right.contract.doubling === 0 ? 1 : 0;
    return [typed(board, { ...right, contract: { ...right.contract, doubling } })];
  },
  "tricks, by one": (right, board) => byTricks(right, board, 1),
  "tricks, by two": (right, board) => byTricks(right, board, 2),
  "tricks, by three": (right, board) => byTricks(right, board, 3),
};

function byTricks(right: Played, board: number, size: number): ComparedResult[] {
  return [-size, size].map((more) => typed(board, { ...right, result: right.result + more }));
}

/** The same with the points that it gives; points that are no number for what no hand can have. */
function typed(board: number, { contract, declarer, result }: Played): ComparedResult {
  const tricks = tricksWon(contract, result);
  const isPossible = contract.level >= 1 && contract.level <= 7 && tricks >= 0 && tricks <= 13;
  const points = isPossible ? boardScore(contract, declarer, result, vulnerabilityOf(board)) : NaN;
  return { contract, declarer, result, points };
}

function isPlayed(found: ComparedResult): found is Played {
  return found.contract !== null && found.contract !== "Pass";
}

const onlyPoints = ({ points }: ComparedResult): ComparedResult => ({
  contract: null,
  declarer: null,
  result: null,
  points,
});

function readLines(file: string): Line[] {
  const [header = "", ...lines] = fs.readFileSync(file, "utf8").trim().split(/\r?\n/);
  const columns = header.split(",");
  return lines.map((line) => {
    const cells = line.split(",");
    const cell = (name: string) => cells[columns.indexOf(name)] ?? "";
    const { contract } = parseContract(cell("contract"));
    const board = Number(cell("board"));
    const found: ComparedResult =
      contract === "Pass"
        ? { contract, declarer: null, result: null, points: 0 }
        : typed(board, {
            contract,
            declarer: cell("declarer") as Seat,
            result: Number(cell("tricks")) - 6 - contract.level,
            points: 0,
          });
    return { evening: cell("evening"), board, pair: cell("ns"), found };
  });
}

/** Every choice of some of the others. */
function choices<T>(all: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return all.flatMap((first, i) => choices(all.slice(i + 1), count - 1).map((more) => [first, ...more]));
}

/** A share of what was weighed, and how many results it is of. */
interface Count {
  asked: number;
  all: number;
}

interface Counts {
  readonly right: Count;
  readonly slips: Readonly<Record<string, Count>>;
}

const share = ({ asked, all }: Count): string => (all === 0 ? "–" : ((100 * asked) / all).toFixed(1));

/** How often is asked about a right result and about each slip, every result weighing the same. */
function countAsked(lines: readonly Line[], others: Others, isPoints: boolean, limits?: Limits): Counts {
  const right: Count = { asked: 0, all: 0 };
  const slips: Record<string, Count> = {};
  for (const line of lines) {
    if (!isPlayed(line.found)) continue;
    const { board, found } = line;
    const there = lines.filter((other) => other !== line && other.evening === line.evening && other.board === board);
    const next = lines
      .filter(({ evening, pair }) => evening === line.evening && pair === line.pair)
      .filter((other) => Math.abs(other.board - board) === 1)
      .map((other) => other.found);
    // Of many others all are taken: that is the board as it was played.
    const known = there.map((other) => (isPoints ? onlyPoints(other.found) : other.found));
    const sets = others.counts[0] < 4 ? others.counts.flatMap((count) => choices(known, count)) : [known];
    const usable = sets.filter((set) => (others.counts as readonly number[]).includes(set.length));
    if (usable.length === 0) continue;
    const asks = (result: ComparedResult) =>
      usable.filter((set) => outlierReason(isPoints ? onlyPoints(result) : result, set, limits) !== null).length /
      usable.length;
    right.asked += asks(found);
    right.all += 1;
    const made: [string, ComparedResult[]][] = isPoints
      ? [
          ["sign of the points", [{ ...found, points: -found.points }]],
          ["another board's points", next],
        ]
      : Object.entries(SLIPS).map(([kind, slipsOf]) => [kind, slipsOf(found, board, next)]);
    for (const [kind, results] of made) {
      const wrong = results.filter((result) => !Number.isNaN(result.points) && !isSame(result, found));
      if (wrong.length === 0) continue;
      const count = (slips[kind] ??= { asked: 0, all: 0 });
      count.asked += wrong.reduce((sum, result) => sum + asks(result), 0) / wrong.length;
      count.all += 1;
    }
  }
  return { right, slips };
}

function isSame(first: ComparedResult, second: ComparedResult): boolean {
  return JSON.stringify(sorted(first)) === JSON.stringify(sorted(second));
}

const sorted = ({ contract, declarer, result, points }: ComparedResult) => [
  contract && contract !== "Pass" ? [contract.level, contract.strain, contract.doubling] : contract,
  declarer,
  result,
  points,
];

function printTable(lines: readonly Line[]): void {
  const row = (cells: readonly string[]) => console.log(`| ${cells.join(" | ")} |`);
  row(["asked about, of 100", ...OTHERS.map(({ heading }) => heading)]);
  row(["---", ...OTHERS.map(() => "--:")]);
  for (const isPoints of [false, true]) {
    const counts = OTHERS.map((others) => countAsked(lines, others, isPoints));
    row([isPoints ? "right points without contracts" : "right results", ...counts.map(({ right }) => share(right))]);
    for (const kind of Object.keys(counts[0]?.slips ?? {}))
      row([kind, ...counts.map(({ slips }) => share(slips[kind] ?? { asked: 0, all: 0 }))]);
    row(["results", ...counts.map(({ right }) => String(right.all))]);
  }
}

/** What is found against what is asked, by the limit of tricks apart. */
function printCurve(lines: readonly Line[]): void {
  console.log("\ntricks apart: right results asked about – mean of the slips found but the declarer's partner, of 100");
  for (const others of OTHERS) {
    const points = [10, 9, 8, 7, 6, 5, 4, 3, 2].map((tricks) => {
      const limits = UNLIKE_LIMITS.map((limit) => ({ ...limit, tricks }));
      const { right, slips } = countAsked(lines, others, false, limits);
      const found = Object.entries(slips).filter(([kind]) => kind !== "declarer's partner");
      const mean = found.reduce((sum, [, { asked, all }]) => sum + asked / all, 0) / found.length;
      return `${tricks}: ${share(right)} – ${(100 * mean).toFixed(1)}`;
    });
    console.log(`${others.heading}: ${points.join("; ")}`);
  }
}

const [file, evenings] = process.argv.slice(2);
if (file === undefined) throw new Error("Give the file of results.");
const chosen = evenings?.split(",");
const all = readLines(file).filter(({ evening }) => chosen?.includes(evening) ?? true);
printTable(all);
printCurve(all);
