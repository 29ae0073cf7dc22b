import { peopleOf, tablesIn, type Plan } from "../../../sessions/kinds";
import { aboutProposal, titleOf } from "../../../sessions/tonight/print-proposal";
import type { Proposal } from "../../../sessions/tonight/proposals";
import { tonightTexts } from "../../../sessions/tonight/texts";
import { texts } from "../../texts";
import { aboutEnd } from "./about-end";
import { findGames, paceIn, withProposal } from "./games-for";
import { howManyTexts } from "./how-many-texts";
import { minutesABoard } from "./minutes";

/** The proposal of a plan's game, with the same boards if there is one; null for none. */
export function gameIn(proposals: readonly Proposal[], plan: Plan | null): Proposal | null {
  if (!plan) return null;
  const hasTwoWinners = "rankings" in plan && plan.rankings.length > 1;
  const isStaying = "partners" in plan && plan.partners === "stay";
  const sameGame = proposals.filter(
    ({ kind, options }) =>
      kind === plan.kind &&
      (options.movement === "mitchell") === hasTwoWinners &&
      (options.partners === "stay") === isStaying
  );
  const isSame = ({ boards, rounds }: Proposal) =>
    boards === plan.boards && (rounds === null || !("rounds" in plan) || rounds === plan.rounds);
  return sameGame.find(isSame) ?? sameGame[0] ?? null;
}

/** "In teams that change each round. 24 boards, about 3 hours". */
function lineOf({ why, out }: Proposal, boards: number): string {
  const { about } = tonightTexts;
  const parts = [about.boards(boards), ...(out > 0 ? [about.out(out)] : []), about.time(boards * minutesABoard())];
  return `${why.charAt(0).toUpperCase()}${why.slice(1)}. ${parts.join(", ")}`;
}

/** Boards, tables, rounds and how even the game is, in a line. */
function factsOf(proposal: Proposal): string {
  return aboutProposal(proposal, minutesABoard());
}

/** Boards that a table plays. */
function boardsOf(plan: Plan): number {
  return Math.max(...tablesIn(plan).map(({ boards }) => boards.length));
}

/** The game that begins and about when it ends, to five minutes: "Four pairs, 24 boards, until about 22:30". */
function aboutStart(plan: Plan, from: string): string {
  const boards = boardsOf(plan);
  return howManyTexts.starts(texts.kinds[plan.kind], boards, aboutEnd(from, boards));
}

/** Proposes games. It needs the sizes of all games, so that Play loads it after its first page. */
export const GAMES = {
  findGames,
  paceIn,
  peopleOf,
  titleOf,
  lineOf,
  factsOf,
  gameIn,
  boardsOf,
  withProposal,
  aboutStart,
} as const;
