import { itemAt } from "../../bridge/item-at";
import { texts } from "../texts";
import { HOME, OPEN, playOf, refuse, tableOf, teamOf } from "./match-nodes";
import { labelOf, roomOf } from "./match-tables";
import { homesIn, namedIn } from "./match-team-names";
import type { Parity } from "./parity";
import type { Play } from "./plays";
import type { Naming } from "./seats-assumed";

/**
 * Joins plays by room, or by table: unless something else is known, each team's pairs stay in their room.
 * @returns the plays, by index, in which they did not.
 */
export function joinRooms(
  plays: readonly Play[],
  order: readonly number[],
  parities: Parity,
  naming: Naming,
  isOwn: boolean
): ReadonlySet<number> {
  const turned = new Set<number>();
  const homes = homesIn(plays);
  const [home] = homes;
  const isChanged = naming === "by match" && homes.length > 1;
  const [begins = 0] = order;
  const unjoined = order.find((i) => parities.areAlike(playOf(begins), playOf(i)) === null);
  let isBegun = false;
  for (const i of order) {
    const play = itemAt(plays, i);
    const room = roomOf(play);
    const named = namedIn(play);
    // The home team sits North-South in the Open Room; if two teams are at home, each does so on its own boards.
    if (room !== null && named !== null && naming === "by match" && (isChanged || !isBegun)) {
      isBegun = true;
      if (!parities.join(playOf(i), teamOf(named.name), (room === "open") === named.isHome))
        refuse(play.line, texts.pbn.otherTeam(named.name, play.board));
    }
    const [where, isAlike] = room !== null ? [OPEN, room === "open"] : [tableOf(labelOf(play)), true];
    if (isChanged || (room === null && labelOf(play) === "") || parities.join(playOf(i), where, isAlike)) continue;
    if (isOwn) refuse(play.line, texts.pbn.otherRoom(play.pairs[0], play.board));
    // As teams change rooms, plays with only a room or table cannot be assigned.
    const open = unjoined === undefined ? null : itemAt(plays, unjoined);
    if (open) refuse(open.line, texts.pbn.unclearSeats(open.board));
    if (naming !== "by table") turned.add(i);
  }
  if (naming === "by match" && home && !isChanged && parities.areAlike(HOME, teamOf(home.name)) === null)
    parities.join(HOME, teamOf(home.name), home.isHome);
  return turned;
}
