import { signed } from "../../bridge/points";
import { forContestant, type Contestant } from "../../movements/contestant";
import { nameOf, NUMBERED_TEAMS } from "../contestants";
import { resultTexts } from "../result-texts";
import type { FourTeamsPlan } from "./plan";
import type { Ranked, Standing } from "./tie-break";

const { fourTeams: words } = resultTexts;

/** Numbers of boards in words, for the two matches that any two teams play. */
export function boardsInWords(boardsPerMatch: number): string {
  return words.numbers(2 * boardsPerMatch);
}

/** How a team came to its place where others are level with it, in a sentence; else "". */
export function whyPlaced(
  plan: FourTeamsPlan,
  { netImps, headToHead }: Standing,
  { place, tieBreak }: Ranked,
  team: Contestant
): string {
  const ordinal = place === null ? "" : words.ordinals[place - 1];
  const wonFrom = (winner: Contestant, loser: Contestant) => forContestant(forContestant(headToHead, winner), loser);
  const name = (known: Contestant) => nameOf(NUMBERED_TEAMS, plan.teams, known);
  switch (tieBreak.kind) {
    case "none":
      return "";
    case "tied":
      return words.tiedWith + listed(tieBreak.teams.map(name));
    case "net-imps":
      return `${ordinal}${words.onNetImps}${signed(forContestant(netImps, team))}`;
    case "head-to-head": {
      const { opponent } = tieBreak;
      const [won, lost] = [wonFrom(team, opponent), wonFrom(opponent, team)];
      const onBoards = words.onBoards(boardsInWords(plan.boardsPerMatch));
      return `${ordinal}${onBoards}${name(opponent)}${words.beforeScore}${won}${words.betweenScores}${lost}`;
    }
  }
}

/** "Reds, Blues and Greens". */
function listed(names: readonly string[]): string {
  const before = names.slice(0, -1).join(words.comma);
  return [...(before === "" ? [] : [before]), ...names.slice(-1)].join(words.and);
}
