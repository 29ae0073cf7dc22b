import { playedWorkbook } from "./played-files";

/** Eight teams, two of five rounds played; the third is paired. */
export const SWISS = {
  teams: ["Reds", "Blues", "Greens", "Golds", "Whites", "Greys", "Pinks", "Browns"],
  rounds: 5,
  title: "Sunday Swiss",
  date: "2026-11-15",
};

export const TWO_ROUNDS = `round,team,opponent,imps
1,1,5,12
1,2,6,-3
1,3,7,6
1,4,8,0
2,1,6,10
2,3,4,-30
2,8,5,4
2,7,2,9`;

export const swissWorkbook = () => playedWorkbook("swiss-event", SWISS, TWO_ROUNDS);
