/** In minutes: what clubs and tournaments give for a board, with the moving between them; eight boards an hour. */
export const MINUTES_A_BOARD = 7.5;
