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

/** The seats of four pairs in six rounds: North-South and East-West at Table 1, then at Table 2. */
export const FOUR_PAIRS_SEATS = [
  [4, 1, 2, 3],
  [4, 2, 3, 1],
  [4, 3, 1, 2],
  [1, 4, 3, 2],
  [2, 4, 1, 3],
  [3, 4, 2, 1],
] as const;

/**
 * The IMPs of four pairs over six rounds: of each round the sum goes to both pairs of the team that has won it.
 * @param played by table and board; undefined for a board not played.
 */
export function plainFourPairs(
  boards: number,
  played: (table: 1 | 2, board: number) => PlainResult | null | undefined
) {
  const totals = [0, 0, 0, 0];
  FOUR_PAIRS_SEATS.forEach(([ns1, ew1, ns2, ew2], round) => {
    const size = boards / 6;
    let sum = 0;
    for (let board = round * size + 1; board <= (round + 1) * size; board++) {
      const [first, second] = [played(1, board), played(2, board)];
      if (first === undefined || second === undefined) continue;
      sum += plainImps(plainPoints(board, first) - plainPoints(board, second));
    }
    // North-South at Table 1 and East-West at Table 2 are a team.
    for (const pair of sum > 0 ? [ns1, ew2] : [ew1, ns2]) totals[pair - 1]! += Math.abs(sum);
  });
  return totals;
}
