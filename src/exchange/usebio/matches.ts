import { hundredths } from "../../bridge/points";
import type { Contestant } from "../../movements/contestant";
import type { Scored } from "../../sessions/kinds";
import { isBoardAMatch } from "../../sessions/swiss-event/forms";
import { isScored } from "../../sessions/swiss-event/rounds";
import type { Both, PlannedMatch, ScoredMatch } from "../../sessions/teams/match";
import type { BoardAtTable, ScoredTables } from "../boards-at-tables";
import { idOf } from "../contestant-id";
import { matchBoards } from "./boards";
import { element, optionalElement, textElement, type XmlElement } from "./xml";

interface Match {
  readonly round: number | null;
  readonly teams: Both<Contestant>;
  /** IMPs, or points of board-a-match; null where they are not known. */
  readonly score: Both<number> | null;
  readonly vps: Both<number> | null;
  readonly boards: readonly XmlElement[];
}

/** The matches of an event of teams that have a result, with their boards where these are known. */
export function matchesOf(scored: Scored, eventType: string): XmlElement[] {
  return found(scored, eventType).map(({ round, teams, score, vps, boards }) => {
    const points = (names: Both<string>, both: Both<number> | null) =>
      both === null ? [] : names.map((name, side) => textElement(name, hundredths(both[side === 0 ? 0 : 1])));
    return element("MATCH", [
      ...optionalElement("ROUND_NUMBER", round),
      textElement("TEAM", idOf(scored.plan, teams[0])),
      textElement("OPPOSING_TEAM", idOf(scored.plan, teams[1])),
      ...points(["TEAM_SCORE", "OPPOSING_TEAM_SCORE"], score),
      ...points(["TEAM_VICTORY_POINTS", "OPPOSING_TEAM_VICTORY_POINTS"], vps),
      ...boards,
    ]);
  });
}

function found(scored: Scored, eventType: string): Match[] {
  switch (scored.kind) {
    case "four-pairs":
    case "five-pairs":
    case "pairs":
    case "individual":
      return [];
    case "team-match":
      return boardMatch(scored, { ...scored.match, vps: scored.vps }, 1, eventType);
    case "three-teams":
      // A round robin of three has no rounds: two of its matches are always under way.
      return scored.matches.flatMap((match) => boardMatch(scored, match, null, eventType));
    case "four-teams":
      return scored.matches.flatMap((match) => boardMatch(scored, match, match.match.round, eventType));
    case "swiss-event": {
      const isBam = isBoardAMatch(scored.plan);
      return scored.rounds.flatMap(({ round, matches }) =>
        matches.filter(isScored).flatMap(({ team, opponent, imps, vps, opponentVps }) => {
          if (opponent === null || vps === null || opponentVps === null) return [];
          const points = [vps, opponentVps] as const;
          const margin = imps === null ? null : ([Math.max(imps, 0), Math.max(0 - imps, 0)] as const);
          return [
            { round, teams: [team, opponent], boards: [], score: isBam ? points : margin, vps: isBam ? null : points },
          ];
        })
      );
    }
    case "league":
      return scored.matches.flatMap(({ round, home, away, imps, vps }) =>
        vps === null ? [] : [{ round, teams: [home, away], score: imps, vps, boards: [] }]
      );
  }
}

function boardMatch(
  scored: ScoredTables,
  { match, won, vps, scoredBoards }: Pick<ScoredMatch, "match" | "won" | "vps" | "scoredBoards">,
  round: number | null,
  eventType: string
): Match[] {
  if (scoredBoards === 0) return [];
  const boards = matchBoards(scored, eventType, (at) => directionIn(match, at));
  return [{ round, teams: match.teams, score: won, vps, boards }];
}

/** Where a match's first team sits at a table; null where the match is not played there. */
function directionIn({ tables, boards }: PlannedMatch, { table, board }: BoardAtTable): "NS" | "EW" | null {
  if (!boards.includes(board)) return null;
  return table === tables[0] ? "NS" : table === tables[1] ? "EW" : null;
}
