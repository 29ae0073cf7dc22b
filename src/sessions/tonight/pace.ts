/** Minutes that clubs and tournaments allow for a board, including moving between tables: eight boards an hour. */
export const MINUTES_A_BOARD = 7.5;

/** Accepted minutes per board: fewer are too few for a board, more are slower than anyone plays. */
export const MINUTES = { min: 3, max: 15 } as const;

/** Numbers of people for which there are games to propose. */
export const PEOPLE = { min: 4, max: 20 } as const;
