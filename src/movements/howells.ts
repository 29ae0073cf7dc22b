import type { FieldMovement } from "./field-movement";
import { keptMovement } from "./kept-movement";

/**
 * Howells: movements of one field of pairs, a line for each round. `docs/movements.md` has their figures, and says how
 * they were found.
 */
// prettier-ignore
export const HOWELLS: readonly FieldMovement[] = [
  keptMovement({ count: 6, seats: `
6v2 3v1 5v4
6v3 4v2 1v5
1v6 2v5 3v4` }),
  keptMovement({ count: 6, seats: `
2v6 1v4 3v5
4v6 5v1 2v3
4v3 1v6 5v2
2v4 1v3 6v5` }),
  keptMovement({ count: 7, shifts: [0, 1, 2], seats: `
2v3 7v4 5v6
1v5 3v7 4v6
4v1 7v5 6v2` }),
  keptMovement({ count: 7, seats: `
6v4 7v3 1v2
7v5 4v1 2v3
7v2 3v6 4v5` }),
  keptMovement({ count: 7, shifts: [0, 1, 2], seats: `
3v2 6v4 7v5
7v1 4v3 5v6
1v6 2v7 5v4
1v3 7v6 2v5` }),
  keptMovement({ count: 7, seats: `
5v4 6v3 2v7
1v7 3v5 4v6
6v1 7v5 4v2
3v2 7v6 1v5` }),
  keptMovement({ count: 7, shifts: [1, 2, 4], seats: `
7v6 5v4 3v2
1v6 3v5 4v7
4v6 1v7 5v2
5v6 2v1 7v3
6v3 4v1 2v7` }),
  keptMovement({ count: 7, seats: `
4v6 2v5 7v3
1v3 7v6 5v4
1v2 4v7 6v5
5v7 1v6 3v2
3v4 7v1 6v2` }),
  keptMovement({ count: 7, shifts: [1, 2, 3], seats: `
6v7 5v3 4v2
6v4 3v7 5v1
6v5 4v7 2v1
2v6 7v5 1v3
3v6 7v2 1v4
4v5 2v3 7v1` }),
  keptMovement({ count: 7, seats: `
6v5 2v7 3v4
5v3 6v1 4v7
7v1 4v5 6v2
5v7 1v2 3v6
7v6 3v1 2v4
7v3 1v4 5v2` }),
  keptMovement({ count: 7, shifts: [1, 2, 4], seats: `
3v7 5v6 2v4
1v4 6v7 3v5
5v2 1v7 4v6
6v3 2v1 7v5
7v4 2v3 1v6
5v1 4v3 7v2
6v2 4v5 3v1` }),
  keptMovement({ count: 8, shifts: [0, 1, 2, 3], sets: 4, seats: `
6v2 3v1 4v7 8v5
6v4 5v2 1v7 8v3
1v6 2v3 5v4 7v8` }),
  keptMovement({ count: 8, shifts: [0, 1, 2, 3], seats: `
1v5 6v7 3v8 4v2
1v4 2v5 7v8 6v3
4v6 3v1 2v7 8v5
5v6 8v4 2v3 1v7` }),
  keptMovement({ count: 8, shifts: [0, 1, 2, 4], sets: 7, seats: `
8v1 3v7 6v5 4v2
2v8 4v1 6v7 5v3
3v8 2v5 1v7 4v6
8v4 6v3 2v1 7v5
5v8 7v4 3v2 1v6` }),
  keptMovement({ count: 8, shifts: [0, 1, 3, 4], seats: `
5v2 7v3 6v8 1v4
1v6 5v7 3v2 4v8
4v2 5v1 6v7 8v3
4v3 5v6 1v7 8v2
7v8 1v2 4v5 3v6
3v5 6v4 8v1 7v2` }),
  keptMovement({ count: 8, shifts: [0, 1, 2, 4], seats: `
8v1 3v7 5v6 4v2
2v8 4v1 6v7 5v3
8v3 2v5 7v1 4v6
8v4 6v3 2v1 7v5
8v5 7v4 2v3 6v1
6v8 1v5 3v4 2v7
7v8 2v6 4v5 1v3` }),
  keptMovement({ count: 9, shifts: [0, 1, 2, 3], sets: 4, seats: `
6v3 2v9 7v4 8v5
1v5 9v6 7v3 4v8
1v8 9v4 5v2 6v7` }),
  keptMovement({ count: 9, shifts: [0, 1, 2, 3], seats: `
6v8 7v5 9v2 4v3
8v4 3v5 6v9 1v7
7v6 5v8 2v4 9v1
7v2 5v9 3v6 1v8` }),
  keptMovement({ count: 9, shifts: [0, 1, 3, 4], seats: `
6v5 2v9 7v4 8v3
8v6 3v5 9v7 4v1
1v9 2v6 7v8 5v4
5v9 6v1 7v3 2v8
4v2 3v9 6v7 1v8` }),
  keptMovement({ count: 9, shifts: [1, 2, 3, 5], seats: `
3v9 6v4 2v7 5v8
1v8 5v3 9v6 7v4
4v1 7v5 9v2 8v6
2v1 7v6 8v3 5v9
4v3 6v2 7v1 8v9
1v9 2v5 3v7 8v4` }),
  keptMovement({ count: 9, shifts: [1, 3, 4, 6], seats: `
8v9 2v6 5v7 4v3
4v8 6v1 5v9 7v3
7v4 8v6 2v9 1v5
3v8 6v7 9v1 2v5
7v1 8v2 4v6 9v3
5v8 2v7 1v3 9v4
4v5 9v6 8v1 3v2` }),
  keptMovement({ count: 9, shifts: [1, 2, 7, 8], sets: 9, seats: `
6v9 8v4 7v5 3v2
1v7 5v9 6v8 4v3
8v2 6v1 9v7 4v5
9v3 2v7 8v1 6v5
1v4 3v8 9v2 7v6
2v5 9v4 3v1 7v8
3v6 5v1 2v4 8v9
4v7 2v6 5v3 1v9` }),
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
  keptMovement({ count: 10, shifts: [0, 1, 2, 3, 4], sets: 5, seats: `
8v5 3v1 6v2 4v9 10v7
9v6 1v10 3v8 5v2 4v7
7v9 2v1 6v8 10v3 5v4` }),
  keptMovement({ count: 10, shifts: [0, 1, 2, 3, 4], sets: 6, seats: `
9v8 7v4 3v5 10v1 6v2
8v1 7v2 4v6 5v9 3v10
9v10 5v7 3v8 1v6 2v4
2v3 10v7 4v8 1v5 6v9` }),
  keptMovement({ count: 10, shifts: [0, 1, 2, 3, 4], seats: `
8v6 4v9 1v2 10v3 7v5
6v3 10v4 5v2 9v8 1v7
3v7 9v1 2v6 4v5 8v10
7v8 4v3 2v10 1v5 6v9
10v1 3v9 7v2 5v8 6v4` }),
  keptMovement({ count: 10, shifts: [0, 1, 2, 3, 4], seats: `
8v6 5v2 1v9 4v10 3v7
1v8 10v5 7v2 6v4 3v9
6v7 8v5 9v2 10v1 3v4
1v3 10v8 2v6 5v7 4v9
5v1 8v7 9v10 3v6 2v4
4v5 2v1 7v10 3v8 9v6` }),
  keptMovement({ count: 10, shifts: [0, 1, 2, 7, 8], sets: 9, seats: `
10v1 9v6 8v4 7v5 2v3
2v10 1v7 5v9 6v8 3v4
10v3 8v2 6v1 7v9 5v4
4v10 3v9 7v2 1v8 5v6
5v10 4v1 8v3 9v2 7v6
6v10 2v5 9v4 3v1 8v7
10v7 3v6 1v5 2v4 9v8` }),
  keptMovement({ count: 10, shifts: [0, 1, 2, 7, 8], sets: 9, seats: `
10v1 6v9 4v8 5v7 3v2
2v10 7v1 5v9 8v6 3v4
10v3 8v2 1v6 7v9 4v5
4v10 3v9 2v7 1v8 5v6
5v10 1v4 3v8 9v2 6v7
10v6 2v5 9v4 3v1 7v8
10v7 6v3 1v5 2v4 8v9
8v10 7v4 6v2 5v3 9v1` }),
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
