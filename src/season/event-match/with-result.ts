import { resultTexts } from "../../sessions/result-texts";
import { isBoardAMatch } from "../../sessions/event/forms";
import { hasResult, type EventResults, type MatchResult } from "../../sessions/event/results";
import type { ScoredSwissEvent } from "../../sessions/event/score-event";
import type { ScoredTeamMatch } from "../../sessions/teams/team-match/score-match";
import type { PerSide } from "../../sessions/teams/match";
import { texts } from "../texts";
import type { FoundMatch } from "./find-match";

const words = texts.eventMatch;

/** Enters a match's result; "known" if the event has the same result already. */
export function withResult(
  event: ScoredSwissEvent,
  results: EventResults,
  { round, home, away, match, existingMargin }: FoundMatch,
  scored: ScoredTeamMatch,
  replaces: boolean
):
  | { readonly kind: "entered"; readonly results: EventResults }
  | { readonly kind: "known" }
  | { readonly kind: "refused"; readonly reason: string } {
  const lead = scored.matches[0].won[0] - scored.matches[0].won[1];
  const played = scored.matches[0].scoredBoards;
  if (typeof round !== "number") {
    if (lead === 0) return { kind: "refused", reason: resultTexts.results.swissEvent.bracketTie };
    if (existingMargin === lead) return { kind: "known" };
    if (existingMargin !== null && !replaces)
      return { kind: "refused", reason: words.hasResult(words.imps(existingMargin)) };
    const isThisMatch = (other: EventResults["bracket"][number]) =>
      other.round === round && [home, away].includes(other.team) && [home, away].includes(other.opponent);
    const all = scored.expectedBoards;
    const fewer = played < all ? { boards: { played, of: all } } : {};
    const bracket = [
      ...results.bracket.filter((other) => !isThisMatch(other)),
      { round, team: home, opponent: away, imps: lead, ...fewer },
    ];
    return { kind: "entered", results: { ...results, bracket } };
  }
  if (!match) return { kind: "refused", reason: words.itself };
  const flip = <T>([first, second]: PerSide<T>): PerSide<T> =>
    match.team === home ? [first, second] : [second, first];
  const isBam = isBoardAMatch(event.plan);
  const [margin, otherMargin] = flip(scored.margins);
  // After awards to both teams, their points do not follow from one margin.
  const isPlain = margin + otherMargin === 0;
  const vps = isBam ? flip(scored.matches[0].won) : isPlain || !scored.vps ? ([null, null] as const) : flip(scored.vps);
  const isFewer = !isBam && !match.half && played < event.plan.boards;
  const result = {
    imps: isBam ? null : isPlain ? margin || 0 : Math.trunc((margin - otherMargin) / 2) || 0,
    vps: vps[0],
    opponentVps: vps[1],
    ...(isFewer && { boards: played }),
  };
  const index = results.matches.findIndex(
    (other) => other.round === round && other.team === match.team && other.opponent === match.opponent
  );
  const before = results.matches[index];
  if (!before) return { kind: "refused", reason: words.notListed };
  // A provisional result may be replaced.
  if (hasResult(before) && before.provisional !== true) {
    if (isSame(before, result)) return { kind: "known" };
    if (!replaces) return { kind: "refused", reason: words.hasResult(existingResultText(before)) };
  }
  const { team, opponent, pairedBy } = before;
  const now = { round, team, opponent, ...(pairedBy !== undefined && { pairedBy }), ...result };
  const matches = [...results.matches.slice(0, index), now, ...results.matches.slice(index + 1)];
  return { kind: "entered", results: { ...results, matches } };
}

type EnteredResult = Pick<MatchResult, "imps" | "vps" | "opponentVps" | "boards">;

function isSame(before: MatchResult, { imps, vps, opponentVps, boards }: EnteredResult): boolean {
  const comparedFields = (result: EnteredResult) =>
    JSON.stringify([result.imps, result.vps, result.opponentVps, result.boards]);
  return before.unplayed === undefined && comparedFields(before) === comparedFields({ imps, vps, opponentVps, boards });
}

function existingResultText({ imps, vps, opponentVps, unplayed }: MatchResult): string {
  if (unplayed !== undefined) return unplayed;
  return imps === null ? words.points([vps, opponentVps]) : words.imps(imps);
}
