import { peopleOf, tablesIn, type Plan } from "../../../sessions/kinds";
import { aboutProposal, titleOf } from "../../../sessions/tonight/print-proposal";
import type { Proposal } from "../../../sessions/tonight/proposals";
import { tonightTexts } from "../../../sessions/tonight/texts";
import { texts } from "../../texts";
import { aboutEnd } from "./about-end";
import { findGames, paceIn, withProposal } from "./games-for";
import { howManyTexts } from "./how-many-texts";
import { minutesABoard } from "./minutes";

/** Returns the proposal for a plan's game, with the plan's boards if possible; null if that game is not proposed. */
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

/** Describes a proposal: "In teams that change each round. 24 boards, about 3 hours". */
function lineOf({ why, out }: Proposal, boards: number): string {
  const { about } = tonightTexts;
  const parts = [about.boards(boards), ...(out > 0 ? [about.out(out)] : []), about.time(boards * minutesABoard())];
  return `${why.charAt(0).toUpperCase()}${why.slice(1)}. ${parts.join(", ")}`;
}

/** Describes a proposal in one line: its boards, tables, rounds and playing time, and how even the competition is. */
function factsOf(proposal: Proposal): string {
  return aboutProposal(proposal, minutesABoard());
}

/** Returns the number of boards at the table that plays most. */
function boardsOf(plan: Plan): number {
  return Math.max(...tablesIn(plan).map(({ boards }) => boards.length));
}

/** Names the game, its boards and its end, rounded to five minutes: "Four pairs, 24 boards, until about 22:30". */
function aboutStart(plan: Plan, from: string): string {
  const boards = boardsOf(plan);
  return howManyTexts.starts(texts.kinds[plan.kind], boards, aboutEnd(from, boards));
}

/** Functions that propose games. They need the sizes of all games, so Play loads them after its first page. */
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
