import { contestantNumber, type Contestant, type TeamPair } from "../../movements/contestant";
import { FOUR_TEAMS } from "../../movements/four-teams";
import { areNew, stretchesOf, type Seating } from "../../movements/movement";
import { relay, type Relay } from "../../movements/relay";
import { matchesOf } from "../../movements/team-matches";
import { pairName } from "../../sessions/contestants";
import type { SeveralTeamsPlan } from "../../sessions/teams/plan";
import type { Content } from "../kit/content";
import { writeLine, titledGrid, type Grid } from "../kit/grid";
import { type Column, type Columns, widthsOf } from "../kit/columns";
import { layOutList, type List } from "../kit/list";
import { type RowContents, writeDoubleHeadings, writeList, writeRow } from "../kit/write-list";
import { fillRemainingRows, printSetup } from "../kit/page";
import { boardsLabel } from "../labels";
import type { Draft } from "../model";
import { pairIn } from "../team-names";
import { texts } from "../texts";
import { STYLES, type Style } from "../theme";
import { teamLabel, type FourTeamsSheets } from "./four-teams-sheets";

const { common, fourTeams: words } = texts;

/** Columns: the round, columns for each table, and a note on shuffling the boards. */
type RoundColumn<K extends string> = "round" | `${K}${number}` | "deal";

/** Style of letters to be read on a wall; without shading, which costs ink. */
const WALL: Style = { ...STYLES.fixed, size: 20, bold: true };
const STYLE = {
  heading: { ...WALL, size: 16 },
  column: { ...WALL, size: 14 },
  label: WALL,
  seat: { ...WALL, bold: false },
  boards: { ...WALL, size: 18, bold: false },
  then: { ...WALL, size: 14, bold: false, wrap: true },
  deal: { ...WALL, size: 15, wrap: true },
  name: { ...STYLES.text, size: 16 },
  rule: { ...STYLES.status, size: 14, wrap: true },
} as const satisfies Record<string, Style>;

const SEATS = {
  ns: { heading: common.ns, width: 8, style: STYLE.seat },
  ew: { heading: common.ew, width: 8, style: STYLE.seat },
  boards: { heading: common.boards, width: 11.5, style: STYLE.boards },
};

const SHARES = {
  starts: { heading: texts.common.starts, style: STYLE.then },
  then: { heading: common.then, span: 2, style: STYLE.then },
};

const PAIRS = {
  team: { heading: common.team, style: STYLE.label },
  name: { heading: common.name, span: 4, style: STYLE.name },
  pairA: { heading: words.pair("A"), span: 4, style: STYLE.name },
  pairB: { heading: words.pair("B"), span: 5, style: STYLE.name },
};

/** Heights in points: of a rule, which takes two lines, and bounds for a row. */
const [RULE_HEIGHT, ROW_BOUNDS] = [38, [18, 46]] as const;
/** Row of the first rule; the rules are above the lists. */
const FIRST_RULE = 4;

/** Returns the columns of a list that repeats some columns for each table. */
function ofTables<K extends string>(
  tables: readonly number[],
  columns: Columns<K>,
  deal: Column
): Columns<RoundColumn<K>> {
  const entries = tables.flatMap((table) =>
    Object.entries<Column>(columns).map(([key, column]) => [`${key}${table}`, { ...column, over: common.table(table) }])
  );
  const round = { heading: common.round, width: 10, style: STYLE.label };
  return { round, ...Object.fromEntries(entries), deal } as Columns<RoundColumn<K>>;
}

/** Lays out the lists of the Master sheet; the headings of the first two lists take two rows. */
export function placeMaster(played: readonly Round[]) {
  const tables = played[0]?.tables.map(({ table }) => table) ?? [];
  const rounds = { sheet: words.master, rows: played.length };
  const deal = { heading: words.deal.heading, width: 20, style: STYLE.deal };
  const headingRow = FIRST_RULE + words.masterNotes.length + 2;
  const seats = layOutList(ofTables(tables, SEATS, deal), { ...rounds, name: "seats", headingRow });
  const shares = layOutList(ofTables(tables, SHARES, { heading: common.boards, style: STYLE.deal }), {
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

/**
 * Returns the Master sheet: for each round, who plays whom where with which boards, and how two tables share the
 * boards.
 */
export function masterSheet(four: FourTeamsSheets): Draft {
  const rounds = roundsOf(four.plan);
  const { seats, shares, pairs } = placeMaster(rounds);
  const { right } = seats;
  const grid = titledGrid(four.head, seats.sheet, widthsOf(seats), { note: words.masterNote });
  putRounds(grid, seats, rounds, seatContents, ({ isNew }) => (isNew ? words.deal.shuffle : words.deal.keep));
  putRounds(grid, shares, rounds, shareContents, ({ isNew }) => (isNew ? words.deal.new : words.deal.asPlayed));
  const pairRow = (team: Contestant) => ({
    team: contestantNumber(team),
    name: teamLabel(four, team),
    pairA: pairIn(four.pairs, "players", { team, pair: 0 }),
    pairB: pairIn(four.pairs, "players", { team, pair: 1 }),
  });
  writeList(grid, pairs, FOUR_TEAMS, pairRow, undefined, undefined, STYLE.column);
  words.masterNotes.forEach((note, index) =>
    writeLine(grid, FIRST_RULE + index, { right }, note, STYLE.rule, RULE_HEIGHT)
  );
  // The second page has the sharing of boards.
  const print = printSetup(four.paper, pairs.lastRow, right, {
    orientation: "landscape",
    pagesFrom: [shares.headingRow - 1],
  });
  return grid.finish({ print: () => fillRemainingRows(grid, print, seats.headingRow - 1, ROW_BOUNDS) });
}

function seatContents({ ns, ew, boards }: TableRound): RowContents<keyof typeof SEATS> {
  return { ns: pairName(ns), ew: pairName(ew), boards: boardsLabel(boards) };
}

function shareContents({ starts, receives, otherTable }: TableRound): RowContents<keyof typeof SHARES> {
  return { starts: boardsLabel(starts), then: words.from(boardsLabel(receives), otherTable).replace(" ", "\n") };
}

function putRounds<K extends string>(
  grid: Grid,
  list: List<RoundColumn<K>>,
  rounds: readonly Round[],
  contents: (table: TableRound) => RowContents<K>,
  deal: (round: Round) => Content
): void {
  writeDoubleHeadings(grid, list, { upper: STYLE.heading, lower: STYLE.column });
  rounds.forEach((round, row) => {
    const cells = round.tables.flatMap((seating) =>
      Object.entries(contents(seating)).map(([key, content]) => [`${key}${seating.table}`, content] as const)
    );
    writeRow(grid, list, row, { round: round.round, ...Object.fromEntries(cells), deal: deal(round) });
  });
}

/** A table in a round: the pairs, and the boards that it exchanges with the other table of its match. */
interface TableRound extends Seating<TeamPair>, Relay {
  readonly otherTable: number;
}

/** A round, as shown on the Master sheet and the table cards. */
interface Round {
  readonly round: number;
  /** True if the boards of the round have to be shuffled. */
  readonly isNew: boolean;
  /** Tables in rising order of their numbers. */
  readonly tables: readonly TableRound[];
}

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
