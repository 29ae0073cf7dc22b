import { acbl20, acbl30 } from "../../../src/bridge/vp/acbl";
import type { VpBand } from "../../../src/bridge/vp/scale";

type Published = [fewest: number, most: number, firstMargins: number[]];

/** First margin of 10–10, 11–9 … 20–0. */
const TWENTY: Published[] = [
  [5, 8, [0, 1, 3, 5, 8, 11, 14, 17, 20, 24, 28]],
  [9, 11, [0, 1, 3, 6, 10, 14, 18, 22, 26, 31, 36]],
  [12, 15, [0, 1, 4, 7, 11, 15, 20, 25, 30, 36, 42]],
  [16, 20, [0, 2, 5, 9, 14, 19, 25, 32, 39, 47, 56]],
  [21, 27, [0, 3, 7, 12, 18, 25, 33, 42, 51, 61, 72]],
  [28, 36, [0, 4, 9, 15, 22, 30, 39, 49, 60, 72, 85]],
];

/** First margin of 15–15, 18–12, 19–11 … 30–0. */
const THIRTY: Published[] = [
  [6, 8, [0, 1, 2, 3, 4, 5, 7, 9, 11, 14, 17, 20, 24, 28]],
  [9, 11, [0, 1, 2, 3, 5, 7, 9, 12, 15, 18, 22, 26, 31, 36]],
];

const THIRTY_POINTS = [15, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30];

function triples(lines: VpBand[]): number[][] {
  return lines.map(({ from, winner, loser }) => [from, winner, loser]);
}

describe("ACBL 20-point scale", () => {
  it.each(TWENTY)("%i to %i boards", (fewest, most, firstMargins) => {
    const published = firstMargins.map((from, step) => [from, 10 + step, 10 - step]);
    for (let boards = fewest; boards <= most; boards++) expect(triples(acbl20(boards))).toEqual(published);
  });
});

describe("ACBL 30-point scale", () => {
  it.each(THIRTY)("%i to %i boards", (fewest, most, firstMargins) => {
    const published = firstMargins.map((from, i) => [from, THIRTY_POINTS[i]!, 30 - THIRTY_POINTS[i]!]);
    for (let boards = fewest; boards <= most; boards++) expect(triples(acbl30(boards))).toEqual(published);
  });
});
