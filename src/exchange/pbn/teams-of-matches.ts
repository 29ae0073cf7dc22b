import { contestantNumber } from "../../movements/contestant";
import { comparable } from "../../sessions/names";
import type { Fault } from "../../sessions/reading/result-lines";
import { placesOf } from "../../sessions/kinds";
import type { SeveralTeamsPlan } from "../../sessions/teams/plan";
import { texts } from "../texts";
import type { Play } from "./plays";

/** A team's name in one play; `team` is the team's index, from 0. */
interface Named {
  readonly play: Play;
  readonly team: number;
  readonly name: string;
}

/**
 * Finds the names of a session's teams in a file. HomeTeam is the first team of the match or, if the two tables of a
 * board have different home teams, the team that sits North-South.
 * @returns a fault if a team has two names or two teams have one name: they did not sit as in the session.
 */
export function teamsOfMatches(
  plays: readonly Play[],
  tables: readonly string[],
  plan: SeveralTeamsPlan
): {
  readonly names: readonly string[];
  /** True if the file names the teams of every play. */
  readonly areNamed: boolean;
  readonly faults: readonly Fault[];
} {
  const areNamed = plays.every(({ homeTeam, visitTeam }) => homeTeam !== "" && visitTeam !== "");
  const places = placesOf(plan);
  const placed = plays.flatMap((play, i) => {
    const board = Number(play.board);
    const table = places.find(({ tableName }) => tableName === tables[i])?.table;
    const match = plan.matches.find(
      (candidate) => table !== undefined && candidate.tables.includes(table) && candidate.boards.includes(board)
    );
    return match && table !== undefined ? [{ play, match, isFirst: match.tables[0] === table }] : [];
  });
  const isByTable = placed.some(({ play, match }) =>
    placed.some(
      (other) =>
        other.match === match &&
        other.play.board === play.board &&
        [other.play.homeTeam, play.homeTeam].every((name) => name !== "") &&
        comparable(other.play.homeTeam) !== comparable(play.homeTeam)
    )
  );
  const named = placed.flatMap(({ play, match, isFirst }): Named[] => {
    const teams = isByTable && !isFirst ? [match.teams[1], match.teams[0]] : match.teams;
    return [play.homeTeam, play.visitTeam].flatMap((name, side) => {
      const team = teams[side];
      return name === "" || team === undefined ? [] : [{ play, team: contestantNumber(team) - 1, name }];
    });
  });
  const names = plan.teams.map((_, team) => named.find((found) => found.team === team)?.name ?? "");
  // The options may give a team a new name, but not a name that another team has in the file.
  const candidate = plan.teams.map((name, team) =>
    names.some((other) => isSame(other, name)) ? name : (names[team] ?? "")
  );
  const wrong = named.find(
    ({ name, team }) =>
      !isSame(name, names[team] ?? "") ||
      candidate.some((other, i) => i !== team && other !== "" && isSame(other, name))
  );
  if (!wrong) return { names, areNamed, faults: [] };
  const { play, name } = wrong;
  const message = texts.pbn.otherTeamThere(name, play.board, tables[plays.indexOf(play)] ?? "");
  return { names, areNamed, faults: [{ line: play.line, field: "", message }] };
}

function isSame(first: string, second: string): boolean {
  return comparable(first) === comparable(second);
}
