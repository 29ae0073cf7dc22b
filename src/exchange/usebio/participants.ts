import { hundredths } from "../../bridge/points";
import { entryOf } from "../../movements/contestant";
import type { Scored } from "../../sessions/kinds";
import { hasTables, placesOf } from "../boards-at-tables";
import { idOf } from "../contestant-id";
import { playersOf } from "../players";
import { byNumber, standingsOf, totalOf, type Standing } from "../standings";
import { element, optionalElement, textElement, type XmlElement } from "./xml";

/** Who takes part, with what each has: pairs that play for themselves, or teams with their pairs. */
export function participantsOf(scored: Scored): XmlElement {
  const standings = byNumber(standingsOf(scored));
  return element(
    "PARTICIPANTS",
    standings.map((standing) => ("pairs" in scored.plan ? pairOf(scored, standing) : teamOf(scored, standing)))
  );
}

function pairOf({ plan }: Scored, standing: Standing): XmlElement {
  // A pair without a name is known by its number.
  const name = "pairs" in plan ? entryOf(plan.pairs, standing.contestant) || standing.name : standing.name;
  return element("PAIR", [
    textElement("PAIR_NUMBER", idOf(plan, standing.contestant)),
    ...scoreOf(standing),
    ...(playersOf(name) ?? [name]).map(playerOf),
  ]);
}

function teamOf({ plan }: Scored, standing: Standing): XmlElement {
  const attributes = { TEAM_ID: idOf(plan, standing.contestant), TEAM_NAME: standing.name };
  const sitting = hasTables(plan) ? placesOf(plan).flatMap((place) => place.sitting) : [];
  const pairs = new Map(sitting.filter(({ id }) => id.startsWith(attributes.TEAM_ID)).map((pair) => [pair.id, pair]));
  // Who sits in the first session stands for the pair: a later one has not replaced it.
  for (const pair of [...sitting].reverse()) if (pairs.has(pair.id)) pairs.set(pair.id, pair);
  return element(
    "TEAM",
    [
      ...scoreOf(standing),
      ...[...pairs.values()]
        .sort((first, second) => (first.id < second.id ? -1 : 1))
        .map(({ id, players }) =>
          element("PAIR", [textElement("PAIR_NUMBER", id), ...players.filter((player) => player !== "").map(playerOf)])
        ),
    ],
    attributes
  );
}

/** The total and the place; nothing before the first board. Tied places are equal numbers. */
function scoreOf(standing: Standing): XmlElement[] {
  const total = totalOf(standing);
  return [
    ...optionalElement("TOTAL_SCORE", total === null ? null : hundredths(total)),
    ...optionalElement("PLACE", standing.place),
  ];
}

function playerOf(name: string): XmlElement {
  return element("PLAYER", [textElement("PLAYER_NAME", name)]);
}
