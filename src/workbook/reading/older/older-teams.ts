import { contestants, contestantNumber, type TeamPair } from "../../../movements/contestant";
import { LETTERED_TEAMS, NUMBERED_TEAMS, pairName, type Designation } from "../../../sessions/contestants";
import { BY_SIDE } from "../../../sessions/teams/read-results";
import { tableLetter } from "../../../sessions/three-teams/plan";
import type { EntryCell, EntryOption } from "../../entries";
import { PLAYERS } from "../../team-names";
import { foundTable, shownPoints } from "./board-cells";
import { boardLines, fits, teamTable } from "./older-boards";
import { findList, type Headings } from "./older-list";
import { scaleEntries } from "./older-scale";
import { headed, planned, scaleOption, type OlderSession, type TellKind } from "./older-session";
import { foundSheet, type OlderSheets } from "./older-sheets";
import { SHEETS, TEAM_HEADINGS } from "./words";

/** An event of three or four teams at as many tables. */
interface TeamsEvent {
  readonly kind: "three-teams" | "four-teams";
  readonly teams: number;
  /** The sheet on which names and penalties are typed. */
  readonly sheet: string;
  readonly table: (table: number) => string;
  /** What heads the halves or rounds of a table. */
  readonly block: string;
  readonly names: Headings<"team" | "name" | (typeof PLAYERS)[number]>;
  readonly penalties: Headings<"team" | "penalty">;
  readonly designation: Designation;
  /** Who sits somewhere, as sheets show it before names and players. */
  readonly pair: (pair: TeamPair) => string;
  /** The boards in all, by how many a table plays. */
  readonly size: (boards: number) => number;
}

const EVENTS: readonly TeamsEvent[] = [
  {
    ...{ kind: "three-teams", teams: 3, sheet: SHEETS.scoresheet, table: tableLetter, block: "Half" },
    ...TEAM_HEADINGS.three,
    designation: LETTERED_TEAMS,
    pair: ({ team }) => LETTERED_TEAMS.short(team),
    // Each table plays two of the three sets.
    size: (boards) => (boards * 3) / 2,
  },
  {
    ...{ kind: "four-teams", teams: 4, sheet: SHEETS.recap, table: String, block: "Round" },
    ...TEAM_HEADINGS.four,
    designation: NUMBERED_TEAMS,
    pair: pairName,
    size: (boards) => boards,
  },
];

/** Three teams in a round robin, or four teams. */
export const tellTeams: TellKind = (sheets) =>
  EVENTS.reduce<OlderSession | null>((told, event) => told ?? tellEvent(event, sheets), null);

function tellEvent(event: TeamsEvent, sheets: OlderSheets): OlderSession | null {
  const { kind, designation } = event;
  const recap = sheets.get(event.sheet);
  const teams = contestants(event.teams);
  const tables = teams.flatMap((team) => {
    const table = event.table(contestantNumber(team));
    const sheet = sheets.get(SHEETS.table(table));
    return sheet ? (teamTable(table, sheet, event.block) ?? []) : [];
  });
  const names = recap && findList(recap, event.names);
  const penalties = recap && findList(recap, event.penalties);
  const [table1] = tables;
  if (!recap || !names || !penalties || !table1 || tables.length < teams.length) return null;
  const played = { boards: event.size(table1.boards.length) };
  const options = headed(kind, recap, { ...played, ...scaleOption(kind, recap, played) });
  const plan = planned(kind, options);
  const isPair = (pair: TeamPair, shown: string) => shown.split(/\s/)[0] === event.pair(pair);
  if (!plan || !fits(plan.movement, tables, isPair)) return null;
  const scales = sheets.get(SHEETS.scales);
  const adjusts = new Set(
    plan.matches.flatMap(({ tables: [first], boards }) => boards.map((board) => `${first}:${board}`))
  );
  const lines = tables.flatMap((table, index) => {
    const { adjustedNs, adjustedEw } = table.columns;
    const adjusted = { [BY_SIDE[0].name]: adjustedNs, [BY_SIDE[1].name]: adjustedEw };
    return boardLines(table, (board) => (adjusts.has(`${index + 1}:${board}`) ? adjusted : {}));
  });
  const cell = (row: number, column: number): EntryCell => ({ sheet: recap.name, row, column });
  const { name = 0 } = names.columns;
  const { penalty = 0 } = penalties.columns;
  const entries: EntryOption[] = [
    {
      kind: "names",
      option: "teams",
      cells: teams.map((team) => cell(names.headingRow + contestantNumber(team), name)),
    },
    {
      ...{ kind: "names", option: "players" },
      cells: teams.flatMap((team) =>
        PLAYERS.map((player) => cell(names.headingRow + contestantNumber(team), names.columns[player] ?? 0))
      ),
    },
    {
      ...{ kind: "phrases", option: "penalties" },
      phrases: teams.map((team) => ({
        before: `${designation.code(team)} `,
        cells: [cell(penalties.headingRow + contestantNumber(team), penalty)],
        after: " VPs",
      })),
    },
  ];
  return {
    kind,
    options,
    plan,
    entries: { lines, options: [...entries, ...scaleEntries(scales)] },
    sheets: [...tables.map(foundTable), foundSheet(recap), ...(scales ? [foundSheet(scales)] : [])],
    others: [],
    shown: shownPoints(tables, lines),
    assumed: [],
  };
}
