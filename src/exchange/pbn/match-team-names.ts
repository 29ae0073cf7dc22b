import { comparable, sameName } from "../../sessions/names";
import { texts } from "../texts";
import { HOME, playOf, refuse, teamOf } from "./match-nodes";
import type { Parity } from "./parity";
import type { Play } from "./plays";
import type { KnownTeams, Naming } from "./seats-assumed";

/** Returns the names of teams in a file, each as it is first spelled. */
export function teamNames(plays: readonly Play[]): string[] {
  const names = new Map<string, string>();
  for (const { homeTeam, visitTeam, line, board } of plays) {
    if (homeTeam !== "" && sameName(homeTeam, visitTeam)) refuse(line, texts.pbn.sameTeams(homeTeam, board));
    for (const name of [homeTeam, visitTeam])
      if (name !== "" && !names.has(comparable(name))) {
        names.set(comparable(name), name);
        if (names.size > 2) refuse(line, texts.pbn.severalMatches([...names.values()]));
      }
  }
  return [...names.values()];
}

export function namingOf(plays: readonly Play[], others: readonly (number | null)[], names: readonly string[]): Naming {
  if (names.length === 0) return "none";
  const homes = plays.map((play) => homeIn(play, names));
  const both = plays.flatMap((play, i) => {
    const [first, second] = [homes[i], homes[others[i] ?? -1]];
    return first && second ? [{ play, isSame: first === second }] : [];
  });
  const [differs, same] = [both.find(({ isSame }) => !isSame), both.find(({ isSame }) => isSame)];
  if (differs && same) refuse(same.play.line, texts.pbn.homeBothWays(differs.play.board, same.play.board));
  if (differs) return "by table";
  // No board has a home team at both tables.
  return !same && new Set(homes.filter((name) => name !== "")).size > 1 ? "by table" : "by match";
}

/** Returns the home team of a play as a comparable name, from the visiting team if only that is named; "" if neither is. */
function homeIn({ homeTeam, visitTeam }: Play, names: readonly string[]): string {
  if (homeTeam !== "") return comparable(homeTeam);
  if (visitTeam === "") return "";
  return comparable(names.find((name) => !sameName(name, visitTeam)) ?? "");
}

/** Joins the file's two teams with each other and, if they are named by table, with the plays. */
export function joinTeams(plays: readonly Play[], parities: Parity, naming: Naming, names: readonly string[]): void {
  const [one, other] = names;
  if (one !== undefined && other !== undefined) parities.join(teamOf(one), teamOf(other), false);
  if (naming !== "by table") return;
  plays.forEach((play, i) => {
    const { line, board, homeTeam, visitTeam } = play;
    const [name, isAlike] = homeTeam === "" ? [visitTeam, false] : [homeTeam, true];
    if (name !== "" && !parities.join(playOf(i), teamOf(name), isAlike)) refuse(line, texts.pbn.otherTeam(name, board));
  });
}

/**
 * Joins the session's home team with one of the file's team names. If the session has names and the file has one of
 * them, this name decides, otherwise the file's tag HomeTeam.
 */
export function joinNames(
  parities: Parity,
  { teams }: KnownTeams,
  naming: Naming,
  names: readonly string[],
  plays: readonly Play[]
): void {
  if (naming === "none") return;
  const line = plays[0]?.line ?? 1;
  const [home, ...more] = homesIn(plays);
  const isKnown = (name: string) => names.some((other) => sameName(other, name));
  teams.forEach((name, side) => {
    if (name === "" || !isKnown(name)) return;
    if (!parities.join(HOME, teamOf(name), side === 0)) refuse(line, texts.pbn.otherHome(name, side === 0));
  });
  if (parities.areAlike(HOME, teamOf(names[0] ?? "")) !== null) return;
  const typed = teams.filter((name) => name !== "");
  if (naming === "by match" && home !== undefined && more.length === 0) {
    // If players of the home team are known, its name follows from its seats.
    if (parities.areAlike(HOME, playOf(0)) === null) parities.join(HOME, teamOf(home.name), home.isHome);
  } else if (typed.length > 0 && parities.areAlike(HOME, playOf(0)) === null)
    refuse(line, texts.pbn.whichTeam(names, typed));
}

/** Returns the home team that a play names, or the visiting team if it names no other. */
export function namedIn({ homeTeam, visitTeam }: Play): { readonly name: string; readonly isHome: boolean } | null {
  if (homeTeam !== "") return { name: homeTeam, isHome: true };
  return visitTeam === "" ? null : { name: visitTeam, isHome: false };
}

/** Returns the different home teams in a file; the visiting teams if it names no home team. */
export function homesIn(plays: readonly Play[]) {
  const named = plays.flatMap((play) => namedIn(play) ?? []);
  const homes = named.filter(({ isHome }) => isHome);
  const seen = homes.length > 0 ? homes : named;
  return seen.filter(({ name }, i) => seen.findIndex((other) => sameName(other.name, name)) === i);
}
