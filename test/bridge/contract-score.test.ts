import { parseContract, STRAINS, type Bid, type Strain } from "../../src/bridge/contract";
import { boardScore, declarerScore } from "../../src/bridge/contract-score";
import { InputError } from "../../src/bridge/input-error";
import type { Seat } from "../../src/bridge/seat";
import type { Vulnerability } from "../../src/bridge/vulnerability";

/** Not vulnerable undoubled, doubled, redoubled; then vulnerable. */
type Six = readonly [number, number, number, number, number, number];

const MINOR: readonly Six[] = [
  [70, 140, 230, 70, 140, 230],
  [90, 180, 560, 90, 180, 760],
  [110, 470, 640, 110, 670, 840],
  [130, 510, 720, 130, 710, 920],
  [400, 550, 800, 600, 750, 1000],
  [920, 1090, 1380, 1370, 1540, 1830],
  [1440, 1630, 1960, 2140, 2330, 2660],
];

const MAJOR: readonly Six[] = [
  [80, 160, 520, 80, 160, 720],
  [110, 470, 640, 110, 670, 840],
  [140, 530, 760, 140, 730, 960],
  [420, 590, 880, 620, 790, 1080],
  [450, 650, 1000, 650, 850, 1200],
  [980, 1210, 1620, 1430, 1660, 2070],
  [1510, 1770, 2240, 2210, 2470, 2940],
];

const NO_TRUMP: readonly Six[] = [
  [90, 180, 560, 90, 180, 760],
  [120, 490, 680, 120, 690, 880],
  [400, 550, 800, 600, 750, 1000],
  [430, 610, 920, 630, 810, 1120],
  [460, 670, 1040, 660, 870, 1240],
  [990, 1230, 1660, 1440, 1680, 2110],
  [1520, 1790, 2280, 2220, 2490, 2980],
];

/** Contracts made exactly, by strain, then level from 1. */
const MADE: Record<Strain, readonly Six[]> = {
  C: MINOR,
  D: MINOR,
  H: MAJOR,
  S: MAJOR,
  NT: NO_TRUMP,
};

const OVERTRICK: Record<Strain, Six> = {
  C: [20, 100, 200, 20, 200, 400],
  D: [20, 100, 200, 20, 200, 400],
  H: [30, 100, 200, 30, 200, 400],
  S: [30, 100, 200, 30, 200, 400],
  NT: [30, 100, 200, 30, 200, 400],
};

/** One to thirteen down. */
const DOWN: readonly Six[] = [
  [50, 100, 200, 100, 200, 400],
  [100, 300, 600, 200, 500, 1000],
  [150, 500, 1000, 300, 800, 1600],
  [200, 800, 1600, 400, 1100, 2200],
  [250, 1100, 2200, 500, 1400, 2800],
  [300, 1400, 2800, 600, 1700, 3400],
  [350, 1700, 3400, 700, 2000, 4000],
  [400, 2000, 4000, 800, 2300, 4600],
  [450, 2300, 4600, 900, 2600, 5200],
  [500, 2600, 5200, 1000, 2900, 5800],
  [550, 2900, 5800, 1100, 3200, 6400],
  [600, 3200, 6400, 1200, 3500, 7000],
  [650, 3500, 7000, 1300, 3800, 7600],
];

const BIDS = STRAINS.flatMap((strain) => [1, 2, 3, 4, 5, 6, 7].map((level) => [level, strain]));

/** The fourteen scores of a contract, by tricks from 0. */
function byLaw77(level: number, strain: Strain, column: number): number[] {
  return Array.from({ length: 14 }, (_, tricks) => {
    const result = tricks - (level + 6);
    return result < 0
      ? -DOWN[-result - 1]![column]!
      : MADE[strain][level - 1]![column]! + result * OVERTRICK[strain][column]!;
  });
}

describe("declarerScore: every contract, doubling, vulnerability and number of tricks", () => {
  it.each(BIDS as [number, Strain][])("%i%s", (level, strain) => {
    ([0, 1, 2] as const).forEach((doubling) =>
      [false, true].forEach((vulnerable) => {
        const bid: Bid = { level, strain, doubling };
        const scores = Array.from({ length: 14 }, (_, tricks) => declarerScore(bid, tricks - level - 6, vulnerable));
        expect(scores).toEqual(byLaw77(level, strain, doubling + (vulnerable ? 3 : 0)));
      })
    );
  });
});

describe("boardScore: contracts by hand", () => {
  it.each<[string, Seat, Vulnerability, number]>([
    ["3NT=", "N", "None", 400],
    ["3NT=", "S", "Both", 600],
    ["3NT=", "E", "N-S", -400],
    ["3NT=", "W", "E-W", -600],
    ["4HX+1", "N", "None", 690],
    ["4HX+1", "N", "N-S", 990],
    ["4S=", "N", "E-W", 420],
    ["4S=", "S", "N-S", 620],
    ["2S=", "N", "Both", 110],
    ["1NT+2", "N", "None", 150],
    ["5C=", "E", "Both", -600],
    ["6H=", "S", "None", 980],
    ["6NT=", "S", "Both", 1440],
    ["7NTXX=", "N", "Both", 2980],
    ["7NT=", "N", "None", 1520],
    ["1NTX-4", "N", "Both", -1100],
    ["1NTXX-4", "N", "None", -1600],
    ["3NT-1", "W", "None", 50],
    ["4H-2", "S", "N-S", -200],
    ["2DX=", "E", "E-W", -180],
    ["2HX=", "E", "E-W", -670],
    ["1CXX+6", "N", "None", 1430],
    ["5CXX-11", "N", "None", -5800],
    ["5CXX-11", "N", "N-S", -6400],
    ["7SX-13", "E", "Both", 3800],
  ])("%s by %s, %s vulnerable: %i", (text, declarer, vulnerability, points) => {
    const { contract, result } = parseContract(text);
    expect(boardScore(contract, declarer, result!, vulnerability)).toBe(points);
  });

  it("gives 0 for a board passed out", () => {
    expect(boardScore("Pass", "E", 3, "Both")).toBe(0);
  });
});

describe("tricks that there are not", () => {
  it.each([
    ["7NT+1", "7NT with result +1 needs 14 tricks: there are only 13."],
    ["4HX+4", "4HX with result +4 needs 14 tricks: there are only 13."],
    ["1C-8", "1C with result -8 leaves -1 tricks: there cannot be fewer than 0."],
    ["5CXX-13", "5CXX with result -13 leaves -2 tricks: there cannot be fewer than 0."],
  ])("%s", (text, message) => {
    const { contract, result } = parseContract(text);
    const score = (): number => boardScore(contract, "N", result!, "None");
    expect(score).toThrow(InputError);
    expect(score).toThrow(message);
  });
});
