import { InputError } from "../../bridge/input-error";
import type { Fault } from "../../sessions/reading/result-lines";
import type { PerSide } from "../../sessions/teams/match";
import { texts } from "../texts";
import { boardsOf } from "./match-boards";
import { HOME, OPEN, OURS, playOf, refuse, tableOf, teamOf } from "./match-nodes";
import { joinKnown, joinPlayers, seatsByPairs } from "./match-players";
import { joinRooms } from "./match-rooms";
import { areOurTables, firstPlay, isOneTable, labelsIn, roomOf } from "./match-tables";
import { joinNames, joinTeams, namingOf, teamNames } from "./match-team-names";
import { parity, type Parity } from "./parity";
import { hasNames, type Play } from "./plays";
import { assumed, type KnownTeams, type SeatEvidence, turnedWarnings } from "./seats-assumed";

interface MatchSeats {
  /** For each play, true if North-South are the home team. */
  readonly areHome: readonly boolean[];
  /** Names of the home and the away team in the file; "" for none. */
  readonly teams: PerSide<string>;
  readonly faults: readonly Fault[];
  /** Assumptions that the file does not confirm. */
  readonly warnings: readonly Fault[];
}

/**
 * Finds out which team sits North-South in each play of a match, from the names of teams and players and the rooms.
 * Partners are of one team, opponents of two, and a team's pairs sit in different directions at the two tables of a
 * board. The tag HomeTeam names the home team, which begins North-South in the Open Room, or the team North-South at
 * that table, depending on the program: if it differs between the two tables of a board, it is the latter.
 */
export function matchSeats(plays: readonly Play[], known: KnownTeams): MatchSeats {
  try {
    return found(plays, known);
  } catch (error) {
    if (!(error instanceof InputError) || !("line" in error)) throw error;
    const fault = { line: Number(error.line), field: "table", message: error.message };
    return { areHome: plays.map(() => true), teams: ["", ""], faults: [fault], warnings: [] };
  }
}

function found(plays: readonly Play[], known: KnownTeams): MatchSeats {
  const [first] = plays;
  if (!first) return { areHome: [], teams: ["", ""], faults: [], warnings: [] };
  const parities = parity();
  const order = plays.map((_, i) => i).sort((a, b) => Number(plays[a]?.board) - Number(plays[b]?.board) || a - b);
  const names = teamNames(plays);
  const others = boardsOf(plays, parities);
  const naming = namingOf(plays, others, names);
  const isOwn = seatsByPairs(plays, parities);
  // Pair numbers have settled the seats, so that a name on both sides belongs to two players.
  if (isOwn) joinPlayers(plays, parities, () => true);
  else joinPlayers(plays, parities, (play, name) => refuse(play.line, texts.pbn.playerOfBoth(name, play.board)));
  joinTeams(plays, parities, naming, names);
  joinKnown(parities, known, plays, isOwn);
  joinNames(parities, known, naming, names, plays);
  const turned = joinRooms(plays, order, parities, naming, isOwn);
  const by: SeatEvidence = { known, naming, names, isOwn };
  findHome(plays, order, parities, by);
  const areHome = plays.map(
    (play, i) => parities.areAlike(playOf(i), HOME) ?? refuse(play.line, texts.pbn.needsTables(["1", "2"]))
  );
  const isHome = (name: string) => parities.areAlike(teamOf(name), HOME);
  return {
    areHome,
    teams: [names.find((name) => isHome(name) === true) ?? "", names.find((name) => isHome(name) === false) ?? ""],
    faults: [],
    warnings: [...assumed(plays, order, areHome, by), ...turnedWarnings(plays, areHome, turned)],
  };
}

/** Decides which team is at home if that does not follow yet. */
function findHome(plays: readonly Play[], order: readonly number[], parities: Parity, by: SeatEvidence): void {
  const [first = 0] = order;
  const line = plays[0]?.line ?? 1;
  const typed = by.known.teams.filter((name) => name !== "");
  const labels = labelsIn(plays);
  if (parities.areAlike(HOME, playOf(first)) !== null) return;
  if (by.isOwn) parities.join(HOME, OURS, true);
  // Without a room, nothing tells whether the match's home team sat North-South here.
  else if (by.naming === "by match") refuse(line, texts.pbn.whichRoom(by.names));
  else if (by.naming === "by table") parities.join(HOME, playOf(firstPlay(plays, order)), true);
  else if (plays.some((play) => roomOf(play) !== null)) parities.join(HOME, OPEN, true);
  else if (areOurTables(labels)) {
    parities.join(HOME, tableOf("1"), true);
    parities.join(HOME, tableOf("2"), false);
  } else if (typed.length > 0) refuse(line, texts.pbn.whichTeams(typed));
  else if (labels.length > 0 || plays.every(hasNames)) parities.join(HOME, playOf(firstPlay(plays, order)), true);
  else if (isOneTable(plays)) plays.forEach((_, i) => parities.join(HOME, playOf(i), true));
  else refuse(line, texts.pbn.needsTables(["1", "2"]));
}
