import { contestantNumber, type TeamPair } from "../../movements/contestant";
import { FOUR_TEAMS } from "../../movements/four-teams";
import { areNew, stretchesOf, type Seating } from "../../movements/movement";
import { relay, type Relay } from "../../movements/relay";
import { matchesOf } from "../../movements/team-matches";
import { pairName } from "../../sessions/contestants";
import type { SeveralTeamsPlan } from "../../sessions/teams/plan";
import type { Content } from "../kit/content";
import { writeLine, titledGrid, type Grid } from "../kit/grid";
import {
  layOutList,
  writeDoubleHeadings,
  writeList,
  writeRow,
  widthsOf,
  type Column,
  type Columns,
  type List,
  type RowContents,
} from "../kit/list";
import { fillRemainingRows, printSetup } from "../kit/page";
import { boardsLabel } from "../labels";
import type { Draft } from "../model";
import { pairIn } from "../team-names";
import { texts } from "../texts";
import { STYLES } from "../theme";
import { teamLabel, type FourTeamsSheets } from "./four-teams-sheets";

const { common, fourTeams: words } = texts;

/** A round, something of each table, and what is to be done with the boards. */
type RoundColumn<K extends string> = "round" | `${K}${number}` | "deal";

const SEATS = {
  ns: { heading: common.ns, width: 6.5, style: STYLES.fixed },
  ew: { heading: common.ew, width: 6, style: STYLES.fixed },
  boards: { heading: common.boards, width: 9, style: STYLES.computed },
};

const SHARES = {
  starts: { heading: texts.common.starts, style: STYLES.fixed },
  then: { heading: common.then, span: 2, style: { ...STYLES.computed, size: 10, shrink: true } },
};

const PAIRS = {
  team: { heading: common.team, style: STYLES.label },
  name: { heading: common.name, span: 4, style: STYLES.smallLeft },
  pairA: { heading: words.pair("A"), span: 4, style: STYLES.smallLeft },
  pairB: { heading: words.pair("B"), span: 5, style: STYLES.smallLeft },
};

/** The columns of a list that has the same of each table. */
function ofTables<K extends string>(
  tables: readonly number[],
  columns: Columns<K>,
  deal: Column
): Columns<RoundColumn<K>> {
  const entries = tables.flatMap((table) =>
    Object.entries<Column>(columns).map(([key, column]) => [`${key}${table}`, { ...column, over: common.table(table) }])
  );
  const round = { heading: common.round, width: 8, style: STYLES.label };
  return { round, ...Object.fromEntries(entries), deal } as Columns<RoundColumn<K>>;
}

/** Places the lists of the Master sheet: the headings of the first two take two rows. */
export function placeMaster(played: readonly Round[]) {
  const tables = played[0]?.tables.map(({ table }) => table) ?? [];
  const rounds = { sheet: words.master, rows: played.length };
  const deal = { heading: words.deal.heading, width: 17, style: STYLES.label };
  const seats = layOutList(ofTables(tables, SEATS, deal), { ...rounds, name: "seats", headingRow: 5 });
  const shares = layOutList(ofTables(tables, SHARES, { heading: common.boards, style: STYLES.small }), {
    ...rounds,
    name: "shares",
    headingRow: seats.lastRow + 3,
  });
  const pairs = layOutList(PAIRS, {
    ...rounds,
    name: "pairs",
    headingRow: shares.lastRow + 2,
    rows: FOUR_TEAMS.length,
  });
  return { seats, shares, pairs };
}

/** The Master sheet: who plays whom where with which boards, and how the boards are shared. */
export function masterSheet(four: FourTeamsSheets): Draft {
  const rounds = roundsOf(four.plan);
  const { seats, shares, pairs } = placeMaster(rounds);
  const { right } = seats;
  const grid = titledGrid(four.head, seats.sheet, widthsOf(seats), { note: words.masterNote });
  putRounds(grid, seats, rounds, seatContents, ({ isNew }) => (isNew ? words.deal.shuffle : words.deal.keep));
  putRounds(grid, shares, rounds, shareContents, ({ isNew }) => (isNew ? words.deal.new : words.deal.asPlayed));
  writeList(grid, pairs, FOUR_TEAMS, (team) => ({
    team: contestantNumber(team),
    name: teamLabel(four, team),
    pairA: pairIn(four.pairs, "players", { team, pair: 0 }),
    pairB: pairIn(four.pairs, "players", { team, pair: 1 }),
  }));
  const firstNote = pairs.lastRow + 2;
  words.masterNotes.forEach((note, index) => writeLine(grid, firstNote + index, { right }, note, STYLES.note, 30));
  const print = printSetup(four.paper, firstNote + words.masterNotes.length - 1, right);
  return grid.finish({ print: () => fillRemainingRows(grid, print, seats.headingRow - 1, [18, 30]) });
}

function seatContents({ ns, ew, boards }: TableRound): RowContents<keyof typeof SEATS> {
  return { ns: pairName(ns), ew: pairName(ew), boards: boardsLabel(boards) };
}

function shareContents({ starts, receives, otherTable }: TableRound): RowContents<keyof typeof SHARES> {
  return { starts: boardsLabel(starts), then: words.from(boardsLabel(receives), otherTable) };
}

function putRounds<K extends string>(
  grid: Grid,
  list: List<RoundColumn<K>>,
  rounds: readonly Round[],
  contents: (table: TableRound) => RowContents<K>,
  deal: (round: Round) => Content
): void {
  writeDoubleHeadings(grid, list, { upper: STYLES.heading, lower: STYLES.label });
  rounds.forEach((round, row) => {
    const cells = round.tables.flatMap((seating) =>
      Object.entries(contents(seating)).map(([key, content]) => [`${key}${seating.table}`, content] as const)
    );
    writeRow(grid, list, row, { round: round.round, ...Object.fromEntries(cells), deal: deal(round) });
  });
}

/** A table in a round: who sits there, and which boards it exchanges with the other table of its match. */
interface TableRound extends Seating<TeamPair>, Relay {
  readonly otherTable: number;
}

/** A round as the movement and its cards say it. */
interface Round {
  readonly round: number;
  /** True if its boards have to be shuffled. */
  readonly isNew: boolean;
  /** Table 1 first. */
  readonly tables: readonly TableRound[];
}

/** The rounds of an event of four teams. */
export function roundsOf({ movement }: SeveralTeamsPlan): Round[] {
  return stretchesOf(movement).map(({ round, boards, tables }) => ({
    round,
    isNew: areNew(movement, round, boards),
    tables: matchesOf(tables)
      .flatMap(({ tables: [first, second], boards: played }): TableRound[] => {
        const [starting, answering] = relay(played);
        return [
          { ...first, ...starting, otherTable: second.table },
          { ...second, ...answering, otherTable: first.table },
        ];
      })
      .sort((a, b) => a.table - b.table),
  }));
}
