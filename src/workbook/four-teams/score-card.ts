import type { Seat } from "../../bridge/seat";
import { seatsOfSide } from "../../bridge/seat";
import { contestantNumber, type TeamPair } from "../../movements/contestant";
import { FOUR_TEAMS_PAIRS } from "../../movements/four-teams";
import { guideOf } from "../../movements/movement";
import { pairLetter, pairName } from "../../sessions/contestants";
import type { SeveralTeamsPlan } from "../../sessions/teams/plan";
import { texts } from "../texts";

/** A round on a player's cards. */
export interface CardRound {
  readonly round: number;
  readonly table: number;
  /** The player's seat. */
  readonly you: Seat;
  /** The opponents, such as "2B". */
  readonly vs: string;
  readonly boards: readonly number[];
}

/** The two cards of a player: private score card and guide card. */
export interface PlayerCards {
  readonly pair: TeamPair;
  /** 0 for the pair's first player, who sits North or East; 1 for the second. */
  readonly player: 0 | 1;
  readonly rounds: readonly CardRound[];
}

/** Returns the cards of the sixteen players in order: 1A's first and second player, then 1B's, and so on. */
export function allCards({ movement }: SeveralTeamsPlan): PlayerCards[] {
  return FOUR_TEAMS_PAIRS.flatMap((pair) => {
    const rows = guideOf(movement, (seated) => seated.team === pair.team && seated.pair === pair.pair);
    return ([0, 1] as const).map((player) => ({
      pair,
      player,
      rounds: rows.flatMap(({ round, boards, seat }): CardRound[] => {
        if (!seat) return [];
        const { table, side, opponents } = seat;
        return [{ round, table, you: seatsOfSide(side)[player], vs: pairName(opponents), boards }];
      }),
    }));
  });
}

/** Returns the heading of a player's cards: "Team 1 Pair A". */
export function cardTitle({ pair: { team, pair } }: PlayerCards): string {
  return texts.fourTeams.scoreCards.title(contestantNumber(team), pairLetter(pair));
}

/** Returns the seats that a player has in the course of the event: "North", "North and East". */
export function seatsOf({ rounds }: PlayerCards): string {
  const seats = new Set(rounds.map(({ you }) => texts.common.seats[you]));
  return [...seats].join(texts.fourTeams.scoreCards.and);
}
