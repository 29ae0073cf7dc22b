import { InputError } from "../../bridge/input-error";
import { roundToHundredths } from "../../bridge/points";
import { KINDS, sessionOf, type Scored } from "../../sessions/kinds";
import { hasBoards } from "../../sessions/table-plan";
import { today } from "../../sessions/today";
import { boardScoring, type BoardAtTable } from "../../sessions/at-tables";
import type { PerSide, PlannedMatch } from "../../sessions/teams/match";
import { idOf } from "../contestant-id";
import { PROGRAM } from "../program";
import { texts } from "../texts";
import { matchBoards, pairBoards } from "./boards";
import { participantsOf } from "./participants";
import { element, optionalElement, textElement, xmlDocument, type XmlElement } from "./xml";

const DOCTYPE = '<!DOCTYPE USEBIO SYSTEM "http://www.ebu.co.uk/usebio/usebio_v1_2.dtd">';

/** USEBIO's types of event, as far as this program has such sessions. */
type EventType = "CROSS_IMP" | "MP_PAIRS" | "INDIVIDUAL" | "TEAMS" | "SWISS_TEAMS";

/**
 * Writes a session as USEBIO 1.2, which bridge unions and club websites accept: contestants with total and place, and
 * the boards or matches that have a result. Pairs in changing teams are written as cross-IMP pairs, the nearest type;
 * their totals are the session's own, which are not the sums of the boards. The club's name and number are blank for
 * the sender to fill in.
 * @param version the version of this program, for the file.
 * @throws InputError if results are not compared with other results.
 */
export function sessionUsebio(scored: Scored, version: string = PROGRAM.version): string {
  const { plan } = scored;
  if (boardScoring(plan) === "points") throw new InputError(texts.usebio.oneTable(KINDS[plan.kind].title), "usebio");
  const type = typeOf(scored);
  const event = element(
    "EVENT",
    [
      textElement("PROGRAM_NAME", PROGRAM.name),
      textElement("PROGRAM_VERSION", version),
      textElement("EVENT_IDENTIFIER", "1"),
      textElement("EVENT_DESCRIPTION", plan.title),
      // Programs that read the file expect a date.
      textElement("DATE", dateOf(plan.date || today())),
      textElement("WINNER_TYPE", winnersOf(scored)),
      textElement("SESSION_COUNT", 1),
      textElement("SECTION_COUNT", 1),
      textElement("BOARD_SCORING_METHOD", boardMethod(scored, type)),
      ...optionalElement("MATCH_SCORING_METHOD", matchMethod(scored, type)),
      textElement(hasBoards(plan) ? "BOARDS_PLAYED" : "BOARDS_PER_ROUND", plan.boards),
      participantsOf(scored),
      ...contentOf(scored, type),
    ],
    { EVENT_TYPE: type }
  );
  const club = element("CLUB", [textElement("CLUB_NAME", ""), textElement("CLUB_ID_NUMBER", "")]);
  return xmlDocument(element("USEBIO", [club, event], { Version: "1.2" }), DOCTYPE);
}

function contentOf(scored: Scored, type: EventType): XmlElement[] {
  const areMatches = type === "TEAMS" || type === "SWISS_TEAMS";
  return areMatches ? matchesOf(scored, type) : pairBoards(scored, type);
}

/** Returns 2 if North-South and East-West are ranked separately, else 1. */
function winnersOf(scored: Scored): 1 | 2 {
  return sessionOf(scored).standings.some(({ direction }) => direction !== null) ? 2 : 1;
}

/** Writes the matches of an event of teams: those that have a result, with their boards if these are known. */
function matchesOf(scored: Scored, type: EventType): XmlElement[] {
  return sessionOf(scored).matches.map(({ round, teams, score, vps, atTables }) => {
    const points = (names: PerSide<string>, both: PerSide<number> | null) =>
      both === null ? [] : names.map((name, side) => textElement(name, roundToHundredths(both[side === 0 ? 0 : 1])));
    return element("MATCH", [
      ...optionalElement("ROUND_NUMBER", round),
      textElement("TEAM", idOf(scored.plan, teams[0])),
      textElement("OPPOSING_TEAM", idOf(scored.plan, teams[1])),
      ...points(["TEAM_SCORE", "OPPOSING_TEAM_SCORE"], score),
      ...points(["TEAM_VICTORY_POINTS", "OPPOSING_TEAM_VICTORY_POINTS"], vps),
      ...(atTables ? matchBoards(scored, type, (boardAt) => directionIn(atTables, boardAt)) : []),
    ]);
  });
}

/** The direction of a match's first team at a table; null if the match is not played there. */
function directionIn({ tables, boards }: PlannedMatch, { table, board }: BoardAtTable): "NS" | "EW" | null {
  if (!boards.includes(board)) return null;
  return table === tables[0] ? "NS" : table === tables[1] ? "EW" : null;
}

function typeOf({ kind, plan }: Scored): EventType {
  const { contestantKind } = KINDS[kind].designation;
  if (contestantKind === "player") return "INDIVIDUAL";
  if (contestantKind === "pair") return boardScoring(plan) === "matchpoints" ? "MP_PAIRS" : "CROSS_IMP";
  const isSwiss = !hasBoards(plan) && "form" in plan && plan.form === "swiss";
  return isSwiss ? "SWISS_TEAMS" : "TEAMS";
}

/** Unit of board scores; board-a-match points are written as matchpoints. */
function boardMethod(scored: Scored, type: EventType): string {
  if (type === "CROSS_IMP" || type === "INDIVIDUAL") return isByMatchpoints(scored) ? "MATCH_POINTS" : "CROSS_IMPS";
  return isByMatchpoints(scored) || isBam(scored) ? "MATCH_POINTS" : "IMPS";
}

/** Unit of match scores; null for pairs. */
function matchMethod(scored: Scored, type: EventType): string | null {
  if (type === "CROSS_IMP" || type === "MP_PAIRS" || type === "INDIVIDUAL") return null;
  return isBam(scored) ? "MATCH_POINTS" : "scale" in scored.plan && scored.plan.scale ? "VPS" : "IMPS";
}

function isByMatchpoints({ plan }: Scored): boolean {
  return boardScoring(plan) === "matchpoints";
}

function isBam({ plan }: Scored): boolean {
  return boardScoring(plan) === "bam";
}

/** Converts year-month-day to day/month/year. */
function dateOf(date: string): string {
  return date.split("-").reverse().join("/");
}
