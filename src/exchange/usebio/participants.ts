import { roundToHundredths } from "../../bridge/points";
import { hasTables } from "../../sessions/table-plan";
import { KINDS, placesOf, type Scored } from "../../sessions/kinds";
import { withNumber } from "../../sessions/names";
import { playersOf } from "../../sessions/players";
import { byNumber, DIRECTION_CODES, standingsOf, totalOf, type NumberedRow } from "../standings";
import { element, optionalElement, textElement, type XmlElement } from "./xml";

/** Name of the second player if a pair has only one name or none: programs that read such files expect two players. */
const UNKNOWN = "?";

/** Returns the pairs, or the teams with their pairs, with their scores. */
export function participantsOf(scored: Scored): XmlElement {
  const standings = byNumber(standingsOf(scored));
  return element(
    "PARTICIPANTS",
    standings.map((row) => {
      if ("teams" in scored.plan) return teamOf(scored, row);
      const ranked = placed(row, standings, scored.plan.scoring === "matchpoints");
      return KINDS[scored.kind].designation.contestantKind === "player" ? playerAlone(ranked) : pairOf(ranked);
    })
  );
}

/**
 * Places contestants without a board last with a score of zero, since programs that read such files require a place.
 */
function placed(row: NumberedRow, standings: readonly NumberedRow[], isByMatchpoints: boolean): NumberedRow {
  if (row.place !== null) return row;
  const zero = isByMatchpoints ? { points: 0, percentage: 0 } : { imps: 0 };
  const rivals = standings.filter(({ direction, division }) => {
    return direction === row.direction && division === row.division;
  });
  return { ...row, ...zero, place: 1 + rivals.filter(({ place }) => place !== null).length };
}

function pairOf(row: NumberedRow): XmlElement {
  const { name, direction } = row;
  return element("PAIR", [
    textElement("PAIR_NUMBER", row.id),
    ...optionalElement("DIRECTION", direction && DIRECTION_CODES[direction]),
    ...scoreOf(row),
    ...(playersOf(name) ?? [name, UNKNOWN]).map(playerOf),
  ]);
}

/** A player of an individual. */
function playerAlone(row: NumberedRow): XmlElement {
  return element("PLAYER", [textElement("PLAYER_NUMBER", row.id), ...nameAndNumber(row.name), ...scoreOf(row)]);
}

function teamOf({ plan }: Scored, row: NumberedRow): XmlElement {
  const attributes = { TEAM_ID: row.id, TEAM_NAME: row.name };
  const sitting = hasTables(plan) ? placesOf(plan).flatMap((place) => place.sitting) : [];
  const pairs = new Map(sitting.filter(({ id }) => id.startsWith(attributes.TEAM_ID)).map((pair) => [pair.id, pair]));
  // The players of the first session stand for the pair; players of later sessions do not replace them.
  for (const pair of [...sitting].reverse()) if (pairs.has(pair.id)) pairs.set(pair.id, pair);
  return element(
    "TEAM",
    [
      ...scoreOf(row),
      ...[...pairs.values()]
        .sort((first, second) => (first.id < second.id ? -1 : 1))
        .map(({ id, players }) =>
          element("PAIR", [textElement("PAIR_NUMBER", id), ...players.filter((player) => player !== "").map(playerOf)])
        ),
    ],
    attributes
  );
}

/**
 * Writes the total, with matchpoints also in per cent, and the place; nothing before the first board. Tied contestants
 * have equal places.
 */
function scoreOf(row: NumberedRow): XmlElement[] {
  const { percentage } = row;
  const total = percentage === null ? totalOf(row) : row.points;
  return [
    ...optionalElement("TOTAL_SCORE", total === null ? null : roundToHundredths(total)),
    ...optionalElement("PERCENTAGE", percentage),
    ...optionalElement("PLACE", row.place),
  ];
}

function playerOf(name: string): XmlElement {
  return element("PLAYER", nameAndNumber(name));
}

/** Writes name and national number. An unknown number is a blank element, since programs look for the element. */
function nameAndNumber(player: string): XmlElement[] {
  const { name, number } = withNumber(player);
  return [textElement("PLAYER_NAME", name), textElement("NATIONAL_ID_NUMBER", number ?? "")];
}
