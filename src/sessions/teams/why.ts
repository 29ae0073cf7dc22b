import { signed } from "../../bridge/points";
import { forContestant, type Contestant } from "../../movements/contestant";
import { resultTexts } from "../result-texts";
import { teamName } from "./labels";
import type { TeamsPlan } from "./plan";
import type { Ranked, RankingKeys } from "./tie-break";

const { fourTeams: words } = resultTexts;

/** Returns in words the number of boards in the two matches that any two teams play. */
export function boardsInWords({ matches }: Pick<TeamsPlan, "matches">): string {
  return words.numbers(2 * (matches[0]?.boards.length ?? 0));
}

/** Returns a sentence on how a tied team came to its place; "" if no team is tied with it. */
export function whyPlaced(
  plan: TeamsPlan,
  { netImps, headToHead }: RankingKeys,
  { place, tieBreak }: Ranked,
  team: Contestant
): string {
  const ordinal = place === null ? "" : words.ordinals[place - 1];
  const wonFrom = (winner: Contestant, loser: Contestant) => forContestant(forContestant(headToHead, winner), loser);
  const name = (other: Contestant) => teamName(plan, other);
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
      const onBoards = words.onBoards(boardsInWords(plan));
      return `${ordinal}${onBoards}${name(opponent)}${words.beforeScore}${won}${words.betweenScores}${lost}`;
    }
  }
}

/** Joins names: "Reds, Blues and Greens". */
function listed(names: readonly string[]): string {
  const before = names.slice(0, -1).join(words.comma);
  return [...(before === "" ? [] : [before]), ...names.slice(-1)].join(words.and);
}
