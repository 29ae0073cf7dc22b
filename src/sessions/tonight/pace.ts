/** In minutes: what clubs and tournaments give for a board, with the moving between them; eight boards an hour. */
export const MINUTES_A_BOARD = 7.5;

/** Accepted minutes per board: less is not bridge, more is slower than anyone plays. */
export const MINUTES = { min: 3, max: 15 } as const;

/** For fewer or more people there is no game here. */
export const PEOPLE = { min: 4, max: 20 } as const;
