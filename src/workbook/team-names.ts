import { entryOf, type Contestant, type TeamPair } from "../movements/contestant";
import type { Content, TypedText } from "./kit/content";
import type { Column, Columns, List, RowContents } from "./kit/list";
import { texts } from "./texts";
import { STYLES } from "./theme";

/** The columns in which the names of a team and of its four players are typed. */
export type NameColumn = "team" | "name" | PlayerColumn;
type PlayerColumn = "player0" | "player1" | "player2" | "player3";

const PLAYERS = ["player0", "player1", "player2", "player3"] as const;

/** What was given as names: a team's four players stand together, its first pair's first. */
interface TeamNames {
  readonly teams: readonly string[];
  readonly players: readonly string[];
}

/** The teams of an event, and the list in which their names are typed. */
export interface NamedTeams<P extends TeamNames = TeamNames> {
  readonly plan: P;
  readonly names: List<NameColumn>;
}

/** A column without its heading. */
type Cells = Omit<Column, "heading">;

/** The columns of that list, by how their cells are and what heads those of the players. */
export function nameColumns(
  team: Cells,
  name: Cells,
  player: Cells,
  players: readonly [string, string, string, string]
): Columns<NameColumn> {
  const columns = PLAYERS.map((key, index) => [key, { heading: players[index] ?? null, ...player }] as const);
  return {
    team: { heading: texts.common.team, style: STYLES.label, ...team },
    name: { heading: texts.common.name, ...name },
    ...(Object.fromEntries(columns) as Columns<PlayerColumn>),
  };
}

/** The row of a team, with the names that are known before play. */
export function namesRow({ teams, players }: TeamNames, team: Contestant, label: Content): RowContents<NameColumn> {
  const known = PLAYERS.map((key, index) => [key, players[PLAYERS.length * team + index] || null] as const);
  return { team: label, name: entryOf(teams, team) || null, ...Object.fromEntries(known) };
}

/** A team's name, as typed. */
export function typedTeam({ plan, names }: NamedTeams, team: Contestant): TypedText {
  return { cell: names.outside.cell("name", team), text: entryOf(plan.teams, team) };
}

/** The names of a pair's two players, as typed. */
export function typedPlayers(named: NamedTeams, { team, pair }: TeamPair): readonly [TypedText, TypedText] {
  const player = (index: number, key: PlayerColumn) => ({
    cell: named.names.outside.cell(key, team),
    text: named.plan.players[PLAYERS.length * team + index] ?? "",
  });
  return pair === 0 ? [player(0, "player0"), player(1, "player1")] : [player(2, "player2"), player(3, "player3")];
}
