import { SEATS } from "../../bridge/seat";
import { hasTables } from "../../sessions/table-plan";
import { planSession } from "../../sessions/kinds";
import type { Fault } from "../../sessions/reading/result-lines";
import { sameName } from "../../sessions/names";
import { texts } from "../texts";
import type { OwnSession } from "./own-session";
import type { PbnFile } from "./parse-pbn";
import { withoutUnknown } from "./played";
import { nameOf, type Play } from "./plays";
import { shownPlaces } from "./tables-of-plays";

/**
 * Compares the names in the tags of a file of this program with its session data, and warns of changed names. The
 * session data counts, since tags have no room for all names.
 * @returns at most one warning each for the event, the date and the players.
 */
export function ownWarnings({ games }: PbnFile, plays: readonly Play[], { kind, options }: OwnSession): Fault[] {
  const plan = planSession(kind, options);
  if (!hasTables(plan)) return [];
  const [first] = games;
  const warning = (line: number, tag: string, found: string, counts: string): Fault[] =>
    found === "" || sameName(found, counts)
      ? []
      : [{ line, field: "", message: texts.pbn.ownName(tag, found, counts) }];
  const heading = (name: string, counts: string) =>
    warning(first?.tagLines.get(name) ?? 1, name, withoutUnknown(first?.tags.get(name)), counts);
  const places = shownPlaces(plan);
  const players = plays.flatMap(({ line, board, pairs, players: found }) => {
    const place = places.find(
      ({ boards, sitting }) => boards.includes(Number(board)) && sitting.every(({ id }, side) => id === pairs[side])
    );
    if (!place) return [];
    const [[north, south], [east, west]] = [place.sitting[0].players, place.sitting[1].players];
    const seats = { N: north, E: east, S: south, W: west };
    return SEATS.flatMap((seat) =>
      warning(line, texts.understood.seats[seat], found[seat], nameOf(withoutUnknown(seats[seat])))
    );
  });
  const date = plan.date === "" ? "????.??.??" : plan.date.replace(/-/g, ".");
  return [...heading("Event", withoutUnknown(plan.title)), ...heading("Date", date), ...players.slice(0, 1)];
}
