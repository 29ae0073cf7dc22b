import { contestantNumber } from "../../movements/contestant";
import { comparable } from "../../sessions/names";
import type { Fault } from "../../sessions/reading/result-lines";
import { placesOf } from "../../sessions/kinds";
import type { SeveralTeamsPlan } from "../../sessions/teams/plan";
import { texts } from "../texts";
import type { Play } from "./plays";

/** A team of a session by a play. */
interface Named {
  readonly play: Play;
  readonly team: number;
  readonly name: string;
}

/**
 * The names of a session's teams by a file. As in a match of two teams HomeTeam is the first team of the match, or
 * where the two tables of a board have different ones, whoever sits North-South there.
 * @returns faults where a team has two names, or two teams have one: they sat otherwise than the session has them.
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
  // A name that is typed may be a new one, but not that of another team of the file.
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
