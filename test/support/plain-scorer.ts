/**
 * Scores home sessions once more, by the tables as players have them and nothing of src/: what is tapped is compared
 * with it.
 */

/** A board as it was played. */
export interface PlainResult {
  readonly level: number;
  readonly strain: "C" | "D" | "H" | "S" | "NT";
  /** 0, 1 or 2. */
  readonly doubled: number;
  readonly declarer: "N" | "E" | "S" | "W";
  readonly over: number;
}

const VULNERABLE = ["-", "N", "E", "B", "N", "E", "B", "-", "E", "B", "-", "N", "B", "-", "N", "E"];

/** Points for North-South; null is a board that was passed out. */
export function plainPoints(board: number, result: PlainResult | null): number {
  if (result === null) return 0;
  const { level, strain, doubled, declarer, over } = result;
  const side = declarer === "N" || declarer === "S" ? "N" : "E";
  const vulnerable = ["B", side].includes(VULNERABLE[(board - 1) % 16]!);
  const sign = side === "N" ? 1 : -1;
  if (over < 0) return -sign * down(-over, doubled, vulnerable);
  const each = strain === "C" || strain === "D" ? 20 : 30;
  const tricks = (level * each + (strain === "NT" ? 10 : 0)) * 2 ** doubled;
  let points = tricks + (tricks >= 100 ? (vulnerable ? 500 : 300) : 50);
  if (level === 6) points += vulnerable ? 750 : 500;
  if (level === 7) points += vulnerable ? 1500 : 1000;
  points += 50 * doubled;
  points += over * (doubled === 0 ? each : 100 * doubled * (vulnerable ? 2 : 1));
  return sign * points;
}

function down(tricks: number, doubled: number, vulnerable: boolean): number {
  if (doubled === 0) return tricks * (vulnerable ? 100 : 50);
  const steps = vulnerable ? [200, 300, 300] : [100, 200, 200];
  return doubled * Array.from({ length: tricks }, (_, i) => steps[i] ?? 300).reduce((sum, step) => sum + step, 0);
}

const IMPS = [
  10, 40, 80, 120, 160, 210, 260, 310, 360, 420, 490, 590, 740, 890, 1090, 1290, 1490, 1740, 1990, 2240, 2490, 2990,
  3490, 3990,
];

/** IMPs of a difference: the number of upper limits that it is above. */
export function plainImps(difference: number): number {
  return Math.sign(difference) * IMPS.filter((limit) => Math.abs(difference) > limit).length;
}

/** A board at a table; undefined where it was not played. */
type Played = (table: 1 | 2, board: number) => PlainResult | null | undefined;

/** The seats of four pairs in six rounds: North-South and East-West at Table 1, then at Table 2. */
const FOUR_PAIRS_SEATS = [
  [4, 1, 2, 3],
  [4, 2, 3, 1],
  [4, 3, 1, 2],
  [1, 4, 3, 2],
  [2, 4, 1, 3],
  [3, 4, 2, 1],
] as const;

/** Those of five pairs in the halves of five rounds. */
const FIVE_PAIRS_SEATS = [
  [5, 1, 3, 4],
  [2, 5, 3, 4],
  [5, 3, 1, 2],
  [4, 5, 1, 2],
  [5, 4, 3, 2],
  [1, 5, 3, 2],
  [5, 3, 4, 1],
  [2, 5, 4, 1],
  [1, 3, 2, 4],
  [1, 3, 2, 4],
] as const;

/** The IMPs of four pairs over six rounds of so many boards. */
export function plainFourPairs(size: number, played: Played): number[] {
  return plainPairs(
    4,
    FOUR_PAIRS_SEATS.map((seats) => ({ seats, size })),
    played
  );
}

/** The IMPs of five pairs over five rounds of so many boards, the first half of which has the odd one. */
export function plainFivePairs(size: number, played: Played): number[] {
  const halves = [Math.ceil(size / 2), Math.floor(size / 2)];
  return plainPairs(
    5,
    FIVE_PAIRS_SEATS.map((seats, i) => ({ seats, size: halves[i % 2]! })),
    played
  );
}

/**
 * Of each stretch the sum goes to both pairs of the team that has won it, and half of it, rounded down, to who sits
 * out.
 */
function plainPairs(
  pairs: number,
  stretches: readonly { readonly seats: readonly number[]; readonly size: number }[],
  played: Played
): number[] {
  const totals = Array.from({ length: pairs }, () => 0);
  let last = 0;
  for (const { seats, size } of stretches) {
    let sum = 0;
    for (let board = last + 1; board <= last + size; board++) {
      const [first, second] = [played(1, board), played(2, board)];
      if (first === undefined || second === undefined) continue;
      sum += plainImps(plainPoints(board, first) - plainPoints(board, second));
    }
    last += size;
    // North-South at Table 1 and East-West at Table 2 are a team.
    const [ns1, ew1, ns2, ew2] = seats;
    const winners = sum > 0 ? [ns1, ew2] : [ew1, ns2];
    totals.forEach((_, i) => {
      if (winners.includes(i + 1)) totals[i]! += Math.abs(sum);
      else if (!seats.includes(i + 1)) totals[i]! += Math.floor(Math.abs(sum) / 2);
    });
  }
  return totals;
}
