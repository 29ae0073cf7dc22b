import { resultTexts } from "../../sessions/result-texts";
import { isBoardAMatch } from "../../sessions/swiss-event/forms";
import type { SwissResult, SwissResults } from "../../sessions/swiss-event/results";
import type { ScoredSwissEvent } from "../../sessions/swiss-event/score-swiss-event";
import type { ScoredTeamMatch } from "../../sessions/team-match/score-match";
import type { PerSide } from "../../sessions/teams/match";
import { texts } from "../texts";
import type { Found } from "./find-match";

const words = texts.eventMatch;

/** The results of the event with that of a match. */
export function withResult(
  event: ScoredSwissEvent,
  results: SwissResults,
  { round, home, away, match, known }: Found,
  scored: ScoredTeamMatch,
  replaces: boolean
):
  | { readonly kind: "entered"; readonly results: SwissResults }
  | { readonly kind: "known" }
  | { readonly kind: "refused"; readonly why: string } {
  const lead = scored.match.won[0] - scored.match.won[1];
  const played = scored.match.scoredBoards;
  if (typeof round !== "number") {
    if (lead === 0) return { kind: "refused", why: resultTexts.results.swissEvent.bracketTie };
    if (known === lead) return { kind: "known" };
    if (known !== null && !replaces) return { kind: "refused", why: words.hasResult(words.imps(known)) };
    const isIt = (other: SwissResults["bracket"][number]) =>
      other.round === round && [home, away].includes(other.team) && [home, away].includes(other.opponent);
    const all = scored.expectedBoards;
    const fewer = played < all ? { boards: { played, of: all } } : {};
    const bracket = [
      ...results.bracket.filter((other) => !isIt(other)),
      { round, team: home, opponent: away, imps: lead, ...fewer },
    ];
    return { kind: "entered", results: { ...results, bracket } };
  }
  if (!match) return { kind: "refused", why: words.itself };
  const flip = <T>([first, second]: PerSide<T>): PerSide<T> =>
    match.team === home ? [first, second] : [second, first];
  const isBam = isBoardAMatch(event.plan);
  const [margin, otherMargin] = flip(scored.margins);
  // Where the Director gave both teams something, their points are not those of one margin.
  const isPlain = margin + otherMargin === 0;
  const vps = isBam ? flip(scored.match.won) : isPlain || !scored.vps ? ([null, null] as const) : flip(scored.vps);
  const isFewer = !isBam && !match.half && played < event.plan.boards;
  const result = {
    imps: isBam ? null : isPlain ? margin || 0 : Math.trunc((margin - otherMargin) / 2) || 0,
    vps: vps[0],
    opponentVps: vps[1],
    ...(isFewer && { boards: played }),
  };
  const at = results.matches.findIndex(
    (other) => other.round === round && other.team === match.team && other.opponent === match.opponent
  );
  const before = results.matches[at];
  if (!before) return { kind: "refused", why: words.notListed };
  // What may still change gives way.
  if (hasResult(before) && before.provisional !== true) {
    if (isSame(before, result)) return { kind: "known" };
    if (!replaces) return { kind: "refused", why: words.hasResult(saidResult(before)) };
  }
  const { team, opponent, pairedBy } = before;
  const now = { round, team, opponent, ...(pairedBy !== undefined && { pairedBy }), ...result };
  const matches = [...results.matches.slice(0, at), now, ...results.matches.slice(at + 1)];
  return { kind: "entered", results: { ...results, matches } };
}

function hasResult({ imps, vps, opponentVps, unplayed }: SwissResult): boolean {
  return unplayed !== undefined || [imps, vps, opponentVps].some((known) => known !== null);
}

type EnteredResult = Pick<SwissResult, "imps" | "vps" | "opponentVps" | "boards">;

function isSame(before: SwissResult, { imps, vps, opponentVps, boards }: EnteredResult): boolean {
  const of = (result: EnteredResult) => JSON.stringify([result.imps, result.vps, result.opponentVps, result.boards]);
  return before.unplayed === undefined && of(before) === of({ imps, vps, opponentVps, boards });
}

/** A result that stands already, in words. */
function saidResult({ imps, vps, opponentVps, unplayed }: SwissResult): string {
  if (unplayed !== undefined) return unplayed;
  return imps === null ? words.points([vps, opponentVps]) : words.imps(imps);
}
