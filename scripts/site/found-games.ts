// The games of every number of people and every number of boards, worked out by the pane's code when the site is made: the
// script of the first page looks them up, since that code is thirty times as large as all of the script.
import { PEOPLE } from "../../src/sessions/tonight/pace";
import { titleOf } from "../../src/sessions/tonight/print-proposal";
import { proposalsIn } from "../../src/sessions/tonight/proposals";

/** The boards for which games are kept; with more time than for the most, all evenings have the same games. */
export const KEPT_BOARDS = { min: 12, max: 37 } as const;

/** How many games have room on the page. */
const ROOM = 2;

export interface FoundGames {
  /** Every game that is found somewhere. */
  readonly games: readonly (readonly [title: string, why: string])[];
  /** For each number of people, and in it for each number of boards, the first games. */
  readonly found: readonly (readonly Found[])[];
}

interface Found {
  /** Numbers of games, each with its boards. */
  readonly first: readonly (readonly [game: number, boards: number])[];
  /** The length of the games where there is more time than any takes. */
  readonly usual?: number;
}

function numbersIn({ min, max }: { readonly min: number; readonly max: number }): number[] {
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
}

/** @returns all games that the first page may show. */
export function foundGames(): FoundGames {
  const games = new Map<string, readonly [number, readonly [string, string]]>();
  const found = numbersIn(PEOPLE).map((people) =>
    numbersIn(KEPT_BOARDS).map((minutes): Found => {
      const { proposals, boards, note } = proposalsIn({ people, minutes, minutesABoard: 1 }, "until");
      const first = proposals.slice(0, ROOM).map((proposal) => {
        const [title, { why }] = [titleOf(proposal), proposal];
        const [game] = games.get(title + why) ?? [games.size];
        games.set(title + why, [game, [title, why]]);
        return [game, proposal.boards] as const;
      });
      return note === "" ? { first } : { first, usual: boards };
    })
  );
  return { games: [...games.values()].map(([, game]) => game), found };
}
