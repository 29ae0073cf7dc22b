import type { Contestant } from "../../movements/contestant";
import { type BracketMatch, loserOf } from "../../sessions/event/bracket/bracket";
import { finalRow, type RoundList } from "./bracket-lists";
import type { SwissSheets } from "./swiss-lists";

/** Returns the winner and the loser of the final, and those of the match for third place, with formulas for any sheet. */
export function bracketEnd({ event: { bracket }, lists }: SwissSheets): readonly BracketTeam[] {
  const list = lists.bracket?.rounds[lists.bracket.rounds.length - 1];
  if (!bracket || !lists.bracket || !list) throw new Error("The event has no bracket");
  const row = finalRow(bracket);
  const winner = lists.bracket.winner.outside.cell("number", row);
  const [upper, lower] = [list.outside.cell("number", row), list.outside.cell("number", row + 1)];
  const [final] = bracket.rounds[bracket.rounds.length - 1]?.matches ?? [];
  const { third } = bracket;
  return [
    { number: winner, team: bracket.winner },
    { number: `IF(${winner}="","",IF(${winner}=${upper},${lower},${upper}))`, team: final ? loserOf(final) : null },
    ...(third && lists.bracket.third !== null ? thirdEnd(list, lists.bracket.third, third) : []),
  ];
}

function thirdEnd({ outside }: RoundList, row: number, match: BracketMatch): BracketTeam[] {
  const [margin, upper, lower] = [
    outside.cell("margin", row),
    outside.cell("number", row),
    outside.cell("number", row + 1),
  ];
  return [
    { number: byMargin(margin, upper, lower), team: match.winner },
    { number: byMargin(margin, lower, upper), team: loserOf(match) },
  ];
}

/** Formula for a value by the sign of a match's margin; blank if there is none or it is 0. */
export function byMargin(margin: string, ahead: string, behind: string): string {
  return `IF(ISNUMBER(${margin}),IF(${margin}>0,${ahead},IF(${margin}<0,${behind},"")),"")`;
}

interface BracketTeam {
  /** Formula for the team's number. */
  readonly number: string;
  readonly team: Contestant | null;
}
