import { contestants, forContestant, type Contestant, type TeamPair } from "../movements/contestant";
import type { Penalty } from "../sessions/teams/penalties";
import type { EntryOption, EntryPhrase } from "./entries";
import { computed, joined, ifTyped, withBetween, type Computed, type Content } from "./kit/content";
import type { Grid } from "./kit/grid";
import { type Column, type Columns, recordOf } from "./kit/columns";
import { entryCell, type List } from "./kit/list";
import { type RowContents, writeHeadings, writeRow } from "./kit/write-list";
import { texts } from "./texts";
import { STYLES } from "./theme";
import { amountsIn, type AmountsIn } from "./typed-amounts";
import { stepList } from "./working/steps";

/** The columns in which the names of a team and of its four players are typed. */
export type NameColumn = "team" | "name" | PlayerColumn;

/**
 * The players of a team: the two of its first pair, then the two of its second pair. In each pair, North or East is
 * first.
 */
export const PLAYERS = ["player0", "player1", "player2", "player3"] as const;
export type PlayerColumn = (typeof PLAYERS)[number];

/**
 * Names of teams, and of players. The four players of a team follow each other, the players of the first pair first.
 */
interface TeamNames {
  readonly teams: readonly string[];
  readonly players: readonly string[];
}

/** The teams of an event, and the list in which their names are typed. */
export interface NamedTeams<P extends TeamNames = TeamNames> {
  readonly plan: P;
  readonly names: List<NameColumn>;
}

/** The names of a plan, and a list in which some of them are typed. */
interface Named<N extends keyof TeamNames, K extends string> {
  readonly plan: Pick<TeamNames, N>;
  readonly names: List<K>;
}

/** A column without its heading. */
type Cells = Omit<Column, "heading">;

/** Returns the columns of a list of names, from the look of their cells and the headings of the four players. */
export function nameColumns(
  team: Cells,
  name: Cells,
  player: Cells,
  players: readonly [string, string, string, string]
): Columns<NameColumn> {
  return {
    team: { heading: texts.common.team, style: STYLES.label, ...team },
    name: { heading: texts.common.name, ...name },
    ...playerColumns(player, players),
  };
}

/** Returns the columns of the four players, from the look of their cells and their headings, if they have any. */
export function playerColumns(player: Cells, headings: readonly string[] = []): Columns<PlayerColumn> {
  return recordOf(PLAYERS, (_, index) => ({ heading: headings[index] ?? null, ...player }));
}

/** Returns the row of a team, with the names that are known before play. */
export function namesRow(plan: TeamNames, team: Contestant, label: Content): RowContents<NameColumn> {
  return { team: label, name: forContestant(plan.teams, team) || null, ...playersRow(plan, team) };
}

/** Returns the cells of a team's players, with the names that are known before play. */
export function playersRow({ players }: Pick<TeamNames, "players">, team: Contestant): RowContents<PlayerColumn> {
  return recordOf(PLAYERS, (_, index) => players[PLAYERS.length * team + index] || null);
}

/** Returns the cell of a team's name, for formulas on any sheet. */
export function typedTeam({ names }: Named<"teams", "name">, team: Contestant): string {
  return names.outside.cell("name", team);
}

/** Returns the cells of the names of a pair's two players, for formulas on any sheet. */
export function typedPlayers(
  { names }: Pick<Named<"players", PlayerColumn>, "names">,
  { team, pair }: TeamPair
): readonly [string, string] {
  const player = (index: 0 | 1 | 2 | 3) => names.outside.cell(PLAYERS[index], team);
  return pair === 0 ? [player(0), player(1)] : [player(2), player(3)];
}

/** Texts of the Working sheet, one row per pair: the pair's players, and its label followed by the players. */
export type PairList = List<"players" | "label">;

/** Lays out the texts of the pairs of all teams on the Working sheet, from a column on. */
export function placePairs(left: number, teams: number): PairList {
  return stepList("pairs", ["players", "label"], { left, rows: PAIRS.length * teams });
}

/**
 * Writes the texts of the pairs of all teams.
 * @param label returns a pair's label without its players.
 * @param between separator of a pair's two players, if both names are typed.
 */
export function putPairs(
  grid: Grid,
  list: PairList,
  names: List<NameColumn>,
  label: (pair: TeamPair) => Computed,
  between: string
): void {
  writeHeadings(grid, list);
  for (const team of contestants(names.rows))
    for (const pair of PAIRS) {
      const row = pairRow({ team, pair });
      const [first, second] = typedPlayers({ names }, { team, pair });
      const players = list.cell("players", row);
      const behind = ifTyped(players, joined(texts.common.beforePlayers, computed(players)));
      writeRow(grid, list, row, {
        players: withBetween(computed(first), between, computed(second)),
        label: joined(label({ team, pair }), behind),
      });
    }
}

/** Returns the players or the label of a pair, for use on any sheet. */
export function pairIn({ outside }: PairList, column: "players" | "label", pair: TeamPair): Computed {
  return computed(outside.cell(column, pairRow(pair)));
}

const PAIRS = [0, 1] as const;

function pairRow({ team, pair }: TeamPair): number {
  return PAIRS.length * team + pair;
}

/** Returns the yellow cells of the names of teams and players. */
export function nameEntries(names: List<NameColumn>): EntryOption[] {
  const cells = contestants(names.rows).map((team) => entryCell(names, "name", team));
  return [{ kind: "names", option: "teams", cells }, playerEntries(names)];
}

/** Returns the yellow cells of the players' names, four in the row of each team. */
export function playerEntries(names: List<PlayerColumn> | List<NameColumn>): EntryOption {
  const list: List<PlayerColumn> = names;
  const cells = contestants(list.rows).flatMap((team) => PLAYERS.map((player) => entryCell(list, player, team)));
  return { kind: "names", option: "players", cells };
}

/**
 * Returns for each team a phrase that has a typed number, such as a penalty, between the team's label and `after`.
 * @param label returns a team's label.
 */
export function teamPhrases<K extends string>(
  list: List<K>,
  column: K,
  label: (team: Contestant) => string,
  after: string
): EntryPhrase[] {
  return contestants(list.rows).map((team) => ({
    before: `${label(team)} `,
    cells: [entryCell(list, column, team)],
    after,
  }));
}

/** Returns the typed penalties of all teams, with a label for messages. */
export function penaltiesIn<K extends string>(
  list: List<K | "penalty">,
  penalties: readonly Penalty[],
  label: (team: Contestant) => string
): AmountsIn {
  const name = (team: Contestant) => joined(texts.common.penalty, ...texts.typedAmounts.whose(label(team)));
  const typed = contestants(list.rows).map((team) => ({
    name: name(team),
    value: forContestant(penalties, team).vps || null,
  }));
  return amountsIn(list, "penalty", typed);
}
