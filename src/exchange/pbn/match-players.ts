import { itemAt } from "../../bridge/item-at";
import { SEATS } from "../../bridge/seat";
import { comparable, sameName } from "../../sessions/names";
import { texts } from "../texts";
import { HOME, OURS, playerOf, playOf, refuse } from "./match-nodes";
import type { Parity } from "./parity";
import { type Play, sharedNames } from "./plays";
import type { KnownTeams } from "./seats-assumed";

/** A pair's number as this program writes it; "2B" is a pair of the away team. */
const OWN_PAIR = /^([12])[AB]$/;

/** Joins plays by this program's pair numbers. @returns true if all plays have them. */
export function seatsByPairs(plays: readonly Play[], parities: Parity): boolean {
  const sides = plays.map(({ pairs: [ns, ew] }) => [OWN_PAIR.exec(ns)?.[1], OWN_PAIR.exec(ew)?.[1]] as const);
  if (!sides.every(([ns, ew]) => ns !== undefined && ew !== undefined)) return false;
  sides.forEach(([ns, ew], i) => {
    const { line, board, pairs } = itemAt(plays, i);
    if (ns === ew || !parities.join(playOf(i), OURS, ns === "1")) refuse(line, texts.pbn.pairsOfOneTeam(board, pairs));
  });
  return true;
}

/** Joins players with their plays, except names that sit in two places on a board: these belong to two players. */
export function joinPlayers(
  plays: readonly Play[],
  parities: Parity,
  onFault: (play: Play, name: string) => void
): void {
  const shared = sharedNames(plays);
  plays.forEach((play, i) =>
    SEATS.forEach((seat) => {
      const name = play.players[seat];
      if (name === "" || shared.has(comparable(name))) return;
      if (!parities.join(playerOf(name), playOf(i), seat === "N" || seat === "S")) onFault(play, name);
    })
  );
}

/** Joins the players in the session's options with their team, except names that both teams have. */
export function joinKnown(parities: Parity, { players }: KnownTeams, plays: readonly Play[], isOwn: boolean): void {
  const [home, away] = players.map((team) => team.filter((name) => name !== "").map(comparable));
  const line = plays[0]?.line ?? 1;
  const seated = new Set(plays.flatMap((play) => SEATS.map((seat) => comparable(play.players[seat]))));
  for (const [team, rest, isAlike] of [
    [home ?? [], away ?? [], true],
    [away ?? [], home ?? [], false],
  ] as const)
    for (const name of team)
      if (seated.has(name) && !rest.includes(name) && !parities.join(HOME, playerOf(name), isAlike) && !isOwn)
        refuse(line, texts.pbn.knownOfBoth(players.flat().find((full) => sameName(full, name)) ?? name));
}
