import { hundredths } from "../../bridge/points";
import { sessionOf, type Scored } from "../../sessions/kinds";
import type { Both, PlannedMatch } from "../../sessions/teams/match";
import type { BoardAtTable } from "../../sessions/at-tables";
import { idOf } from "../contestant-id";
import { matchBoards } from "./boards";
import { element, optionalElement, textElement, type XmlElement } from "./xml";

/** The matches of an event of teams that have a result, with their boards where these are known. */
export function matchesOf(scored: Scored, eventType: string): XmlElement[] {
  return sessionOf(scored).matches.map(({ round, teams, score, vps, atTables }) => {
    const points = (names: Both<string>, both: Both<number> | null) =>
      both === null ? [] : names.map((name, side) => textElement(name, hundredths(both[side === 0 ? 0 : 1])));
    return element("MATCH", [
      ...optionalElement("ROUND_NUMBER", round),
      textElement("TEAM", idOf(scored.plan, teams[0])),
      textElement("OPPOSING_TEAM", idOf(scored.plan, teams[1])),
      ...points(["TEAM_SCORE", "OPPOSING_TEAM_SCORE"], score),
      ...points(["TEAM_VICTORY_POINTS", "OPPOSING_TEAM_VICTORY_POINTS"], vps),
      ...(atTables ? matchBoards(scored, eventType, (at) => directionIn(atTables, at)) : []),
    ]);
  });
}

/** Where a match's first team sits at a table; null where the match is not played there. */
function directionIn({ tables, boards }: PlannedMatch, { table, board }: BoardAtTable): "NS" | "EW" | null {
  if (!boards.includes(board)) return null;
  return table === tables[0] ? "NS" : table === tables[1] ? "EW" : null;
}
