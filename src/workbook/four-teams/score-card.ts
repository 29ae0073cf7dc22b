import { vulnerabilityOf } from "../../bridge/vulnerability";
import { seatsOfSide, type Seat } from "../../bridge/seat";
import { contestantNumber, type TeamPair } from "../../movements/contestant";
import { FOUR_TEAMS_PAIRS } from "../../movements/four-teams";
import { guideOf } from "../../movements/movement";
import { pairLetter, pairName } from "../../sessions/contestants";
import type { FourTeamsPlan } from "../../sessions/four-teams/plan";
import { boardsLabel } from "../boards-label";
import { RUNNING } from "./layout";

/** A board on a player's private score card, ready to be filled in. */
export interface CardBoard {
  readonly board: number;
  readonly vulnerability: string;
  /** The player's seat. */
  readonly you: Seat;
  /** The opponents, such as "2B". */
  readonly vs: string;
}

/** A round on a player's cards. */
export interface CardRound {
  readonly round: number;
  /** Table and seat, such as "3-E". */
  readonly sit: string;
  readonly vs: string;
  readonly boards: readonly CardBoard[];
  /** The boards in short: "11–15". */
  readonly range: string;
  /** What the line of totals below its boards is called: "Round 1", "1/3 total" … */
  readonly total: string;
}

/** The two cards of a player: private score card and guide card. */
export interface PlayerCards {
  readonly pair: TeamPair;
  /** 0 the pair's first player, who sits North or East, 1 the second. */
  readonly player: 0 | 1;
  readonly rounds: readonly CardRound[];
}

const SEAT_NAMES: Readonly<Record<Seat, string>> = { N: "North", E: "East", S: "South", W: "West" };

/** The cards of the sixteen players: 1A's first and second player, 1B's … */
export function allCards({ movement }: FourTeamsPlan): PlayerCards[] {
  return FOUR_TEAMS_PAIRS.flatMap((pair) => {
    const rows = guideOf(movement, (seated) => seated.team === pair.team && seated.pair === pair.pair);
    return ([0, 1] as const).map((player) => ({
      pair,
      player,
      rounds: rows.flatMap(({ round, boards, seat }, i): CardRound[] => {
        if (!seat) return [];
        const vs = pairName(seat.opponents);
        const you = seatsOfSide(seat.side)[player];
        const running = RUNNING[i]!;
        return [
          {
            round,
            sit: `${seat.table}-${you}`,
            vs,
            range: boardsLabel(boards),
            total: running === "" ? `Round ${round}` : running.replace(/^(\d.*)$/, "$1 total"),
            boards: boards.map((board) => ({ board, vulnerability: vulnerabilityOf(board), you, vs })),
          },
        ];
      }),
    }));
  });
}

/** What heads a player's cards: "Team 1 Pair A". */
export function cardTitle({ pair: { team, pair } }: PlayerCards): string {
  return `Team ${contestantNumber(team)} Pair ${pairLetter(pair)}`;
}

/** The seats that a player has in the course of the event: "North", "North and East". */
export function seatsOf({ rounds }: PlayerCards): string {
  const seats = new Set(rounds.flatMap(({ boards }) => boards.map(({ you }) => you)));
  return [...seats].map((seat) => SEAT_NAMES[seat]).join(" and ");
}
