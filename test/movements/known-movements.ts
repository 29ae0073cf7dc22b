import type { PlainTable } from "./plain-count";

/** A movement as books have it, to set beside those of the project. */
export interface Known {
  readonly name: string;
  readonly count: number;
  readonly rounds: number;
  readonly tables: readonly PlainTable[];
}

/** Cyclic whist tournaments: partners' differences are each once, opponents' twice. "x" stays, all others turn by one. */
const WHIST: Readonly<Record<number, string>> = {
  8: "x+1v6+2 3+4v5+0",
  12: "1+7vx+9 5+8v3+4 6+10v2+0",
  13: "6+1v4+7 2+9v10+11 3+5v8+12",
  16: "2+xv0+9 13+10v8+7 11+1v5+12 3+14v6+4",
  17: "2+6v9+1 3+15v4+11 8+7v10+13 12+14v5+16",
  20: "0+14v9+6 x+17v13+2 4+10v1+3 15+16v8+18 5+12v7+11",
};

/** Howells of Room squares: a starter and, after the colon, how many sets on from the round's number each table is. */
const HOWELL: Readonly<Record<number, string>> = {
  8: "xv0:0 3v2:5 6v4:3 5v1:6",
  10: "xv0:0 8v5:1 7v3:2 6v4:7 1v2:8",
};

/** A base round that turns by one in each round, the boards with it where each table's are given. */
function turning(name: string, count: number, base: string, rounds: number): Known {
  const modulus = count - (base.includes("x") ? 1 : 0);
  const tables = Array.from({ length: rounds }, (_, round) =>
    base.split(" ").map((text, table) => {
      const [who = "", shift = "0"] = text.split(":");
      return {
        ...{ round: round + 1, table: table + 1, set: ((round + Number(shift)) % modulus) + 1 },
        seats: who.split(/[v+]/).map((number) => (number === "x" ? count - 1 : (Number(number) + round) % modulus)),
      };
    })
  ).flat();
  return { name, count, rounds, tables };
}

/** A Mitchell whose last round is turned: East-West go up a table, boards down one; four tables skip after half. */
function arrowSwitch(tables: number, rounds: number): Known {
  const seated = Array.from({ length: rounds }, (_, round) =>
    Array.from({ length: tables }, (__, table) => {
      const skip = tables % 2 === 0 && round >= tables / 2 ? 1 : 0;
      const goes = tables + ((table - round - skip + 2 * tables) % tables);
      return {
        ...{ round: round + 1, table: table + 1, set: ((table + round) % tables) + 1 },
        seats: round === rounds - 1 ? [goes, table] : [table, goes],
      };
    })
  ).flat();
  return { name: "arrow-switch", count: 2 * tables, rounds, tables: seated };
}

function upTo(most: number, make: (rounds: number) => Known): Known[] {
  return Array.from({ length: most - 2 }, (_, i) => make(i + 3));
}

/** Whole and with their first rounds only. */
export const KNOWN_INDIVIDUALS: readonly Known[] = Object.entries(WHIST).flatMap(([count, base]) =>
  upTo(Number(count) - (base.includes("x") ? 1 : 0), (rounds) => turning("whist", Number(count), base, rounds))
);

export const KNOWN_PAIRS: readonly Known[] = [
  ...Object.entries(HOWELL).flatMap(([count, base]) =>
    upTo(Number(count) - 1, (rounds) => turning("Howell", Number(count), base, rounds))
  ),
  arrowSwitch(3, 3),
  arrowSwitch(4, 3),
  ...[3, 4, 5].map((rounds) => arrowSwitch(5, rounds)),
];
