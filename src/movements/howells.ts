import { keptMovement, type FieldMovement } from "./field-movement";

/**
 * Howells: movements of one field of pairs, found by search (`scripts/find-movements.ts`), a line for each round.
 * `docs/movements.md` has their figures.
 */
// prettier-ignore
export const PAIRS_HOWELLS: readonly FieldMovement[] = [
  keptMovement({ count: 7, shifts: [1, 2, 4], seats: `
3v7 5v6 2v4
1v4 6v7 3v5
5v2 1v7 4v6
6v3 2v1 7v5
7v4 2v3 1v6
5v1 4v3 7v2
6v2 4v5 3v1` }),
  keptMovement({ count: 8, shifts: [0, 1, 2, 4], seats: `
8v1 3v7 5v6 4v2
2v8 4v1 6v7 5v3
8v3 2v5 7v1 4v6
8v4 6v3 2v1 7v5
8v5 7v4 2v3 6v1
6v8 1v5 3v4 2v7
7v8 2v6 4v5 1v3` }),
  keptMovement({ count: 9, shifts: [1, 2, 7, 8], seats: `
6v9 8v4 5v7 2v3
7v1 9v5 6v8 3v4
2v8 1v6 9v7 4v5
9v3 7v2 8v1 5v6
1v4 3v8 2v9 7v6
2v5 4v9 3v1 8v7
3v6 5v1 2v4 9v8
4v7 6v2 5v3 1v9
8v5 7v3 6v4 1v2` }),
  keptMovement({ count: 10, shifts: [0, 1, 2, 7, 8], seats: `
10v1 9v6 8v4 7v5 2v3
10v2 7v1 9v5 6v8 3v4
10v3 8v2 1v6 9v7 4v5
4v10 3v9 7v2 1v8 6v5
5v10 4v1 8v3 2v9 7v6
6v10 5v2 4v9 3v1 7v8
10v7 3v6 1v5 2v4 8v9
10v8 4v7 6v2 5v3 1v9
9v10 5v8 7v3 4v6 2v1` }),
];
