import {
  contestantAt,
  contestantNumber,
  contestants,
  forContestant,
  type Contestant,
} from "../../movements/contestant";
import { isDivided } from "../../sessions/event/divisions";
import type { LeaguePlan } from "../../sessions/event/plan";
import type { ScoredLeague } from "../../sessions/event/score-event";
import { computed, joined } from "../kit/content";
import { writeLine, type Grid } from "../kit/grid";
import { column, type Columns } from "../kit/columns";
import { bandRow, layOutList } from "../kit/list";
import { listSheet } from "../kit/list-sheet";
import type { Draft } from "../model";
import { penaltiesText } from "../penalties/penalty-steps";
import { texts } from "../texts";
import { LEAGUE_STYLES, STYLES } from "../theme";
import { vpStyle } from "../vp-table";
import { matchesPlayed } from "./fixtures-sheet";
import type { LeagueLists, LeagueSheets, TableColumn } from "./league-lists";
import { ofNumber } from "./names";
import type { TeamStep } from "./working-lists";

const { common, league } = texts;
const { table: words } = league;

const HEADING_ROW = 5;
const HEADING_HEIGHT = 30;

/** Places the league table; formulas find the team of each row. */
export function placeTable({ plan }: ScoredLeague, sheets: () => LeagueSheets): LeagueLists["table"] {
  const bands = bandsOf(plan).map(({ before }) => before);
  const place = { name: "table", sheet: words.name, headingRow: HEADING_ROW, rows: plan.teams.length, bands };
  return layOutList(tableColumns(plan, sheets), place);
}

/** Returns the lines between the rows of the table: names of divisions, and limits of promotion and relegation. */
function bandsOf(plan: LeaguePlan): { readonly before: number; readonly said: string; readonly isName: boolean }[] {
  const { divisions } = plan;
  return divisions.flatMap(({ name, teams, up, down }, index) => {
    const [first, size] = [contestantNumber(teams[0] ?? contestantAt(1)) - 1, teams.length];
    const nameOf = (other: number) => divisions[other]?.name ?? "";
    const rising = up > 0 && up < size ? [words.above(nameOf(index - 1), up)] : [];
    const falling = down > 0 && down < size ? [words.below(nameOf(index + 1), size - down + 1, size)] : [];
    return [
      ...(isDivided(plan) ? [{ before: first, said: name, isName: true }] : []),
      ...rising.map((said) => ({ before: first + up, said, isName: false })),
      ...falling.map((said) => ({ before: first + size - down, said, isName: false })),
    ];
  });
}

/**
 * Writes the lines of text between the rows of the table; if several are before the same row, one is below the other.
 */
function putBands(grid: Grid, { plan }: ScoredLeague, list: LeagueLists["table"]): void {
  const bands = bandsOf(plan);
  bands.forEach(({ before, said, isName }, index) => {
    const above = bands.slice(0, index).filter((other) => other.before === before).length;
    const [style, height] = isName ? [STYLES.band, 24] : [LEAGUE_STYLES.line, 20];
    writeLine(grid, bandRow(list, before) + above, { right: list.right }, said, style, height);
  });
}

function tableColumns({ scale }: ScoredLeague["plan"], sheets: () => LeagueSheets): Columns<TableColumn, Contestant> {
  const cell = (key: TableColumn, row: number) => sheets().lists.table.cell(key, row);
  const stepOf = (step: TeamStep) => (_team: Contestant, row: number) =>
    computed(ofNumber(sheets(), step, `$${cell("number", row)}`));
  const { number, sum } = LEAGUE_STYLES;
  const count = (heading: string, name: string, content: ReturnType<typeof stepOf>) =>
    column(heading, 8.6, number, content, { name });
  const position = () => sheets().lists.working.teams.outside.range("position");
  return {
    place: column(common.place, 8.5, sum, stepOf("place"), { name: "Place" }),
    number: column(league.number, 6.5, number, (_team, row) => computed(`MATCH(${row + 1},${position()},0)`), {
      name: "Number",
    }),
    team: column(common.team, 30, LEAGUE_STYLES.team, stepOf("name"), { name: "Name" }),
    played: count(words.played, "Played", stepOf("played")),
    won: count(words.won, "Won", stepOf("won")),
    drawn: count(words.drawn, "Drawn", (_team, row) =>
      computed(`${cell("played", row)}-${cell("won", row)}-${cell("lost", row)}`)
    ),
    lost: count(words.lost, "Lost", stepOf("lost")),
    impsFor: count(common.impsPlus, "ImpsFor", stepOf("impsFor")),
    impsAgainst: count(common.impsMinus, "ImpsAgainst", stepOf("impsAgainst")),
    deducted: column(words.deducted, 11, vpStyle(number, scale), stepOf("deducted"), { name: "Deducted" }),
    total: column(common.vps, 12, vpStyle(sum, scale), stepOf("total"), { name: "Points" }),
    remark: column(words.remark, 22, LEAGUE_STYLES.remark, stepOf("remark")),
  };
}

/** The teams with a handicap; blank without any. */
function handicapsText({ handicaps, teams }: LeaguePlan): string {
  const remarks = contestants(teams.length).flatMap((team) => {
    const imps = handicaps ? forContestant(handicaps, team) : 0;
    return imps !== 0 ? [words.handicap(contestantNumber(team), imps)] : [];
  });
  return remarks.length === 0 ? "" : words.handicaps(remarks);
}

/** The league table, the teams of each division with the leader first, by formulas. */
export function tableSheet(sheets: LeagueSheets): Draft {
  const { league: scored, lists } = sheets;
  const { plan } = scored;
  const teams = contestants(plan.teams.length);
  return listSheet(sheets, lists.table, teams, {
    status: [matchesPlayed(sheets)],
    put: (grid) => {
      putBands(grid, scored, lists.table);
      const hasNone = `COUNT(${lists.table.range("total")})=0`;
      grid.highlight({ area: lists.table.area(["played", "impsAgainst"]), formula: hasNone, tone: "unseen" });
    },
    headings: LEAGUE_STYLES.heading,
    headingHeight: HEADING_HEIGHT,
    rowHeight: [18, 44],
    orientation: "landscape",
    below: joined(penaltiesText(lists.working.penalties, " "), words.note[plan.ties], handicapsText(plan)),
    belowHeight: 48,
  });
}
