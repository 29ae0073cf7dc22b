import { contestantNumber, contestants, entryOf, type Contestant } from "../../movements/contestant";
import type { ScoredLeague } from "../../sessions/league/score-league";
import { computed } from "../kit/content";
import { firstThat } from "../kit/formula";
import { column, numbers, placeList, type Columns } from "../kit/list";
import { beside, listSheet } from "../kit/list-sheet";
import type { Draft } from "../model";
import { textLiteral } from "../reference";
import { texts } from "../texts";
import { LEAGUE_STYLES, STYLES } from "../theme";
import { vpStyle } from "../vp-table";
import { matchesPlayed } from "./fixtures-sheet";
import type { DeductionColumn, LeagueLists, LeagueSheets, TableColumn } from "./league-lists";
import { ofNumber, shownName } from "./names";
import type { TeamStep } from "./working-lists";

const { common, league } = texts;
const { table: words, deductions, entry } = league;

const HEADING_ROW = 5;
const HEADING_HEIGHT = 26;

/** Places the league table: a row shows what the team has whose turn it is. */
export function placeTable({ plan }: ScoredLeague, sheets: () => LeagueSheets): LeagueLists["table"] {
  const place = { name: "table", sheet: words.name, headingRow: HEADING_ROW, rows: plan.teams.length };
  return placeList(tableColumns(plan, sheets), place);
}

function tableColumns({ scale }: ScoredLeague["plan"], sheets: () => LeagueSheets): Columns<TableColumn, Contestant> {
  const cell = (key: TableColumn, row: number) => sheets().lists.table.cell(key, row);
  const of = (step: TeamStep) => (_team: Contestant, row: number) =>
    computed(ofNumber(sheets(), step, `$${cell("number", row)}`));
  const { number, sum } = LEAGUE_STYLES;
  const count = (heading: string, name: string, content: ReturnType<typeof of>) =>
    column(heading, 7.4, number, content, { name });
  const position = () => sheets().lists.working.teams.outside.range("position");
  return {
    place: column(common.place, 8, sum, of("place"), { name: "Place" }),
    number: column(league.number, 5.5, number, (_team, row) => computed(`MATCH(${row + 1},${position()},0)`), {
      name: "Number",
    }),
    team: column(common.team, 29, LEAGUE_STYLES.team, of("name"), { name: "Name" }),
    played: count(words.played, "Played", of("played")),
    won: count(words.won, "Won", of("won")),
    drawn: count(words.drawn, "Drawn", (_team, row) =>
      computed(`${cell("played", row)}-${cell("won", row)}-${cell("lost", row)}`)
    ),
    lost: count(words.lost, "Lost", of("lost")),
    impsFor: count(common.impsPlus, "ImpsFor", of("impsFor")),
    impsAgainst: count(common.impsMinus, "ImpsAgainst", of("impsAgainst")),
    deducted: column(words.deducted, 9.5, vpStyle(number, scale), of("deducted"), { name: "Deducted" }),
    total: column(common.vps, 10, vpStyle(sum, scale), of("total"), { name: "Points" }),
    remark: column(words.remark, 29, LEAGUE_STYLES.remark, of("remark")),
  };
}

/** Places what is taken from teams and why, in the order of their numbers, right of the page of the table. */
export function placeDeductions(
  { plan, teams }: ScoredLeague,
  left: number,
  sheets: () => LeagueSheets
): LeagueLists["deductions"] {
  const place = { name: "deductions", sheet: words.name, headingRow: HEADING_ROW, left };
  const taken = (team: Contestant) => entryOf(teams, team);
  const points = vpStyle(STYLES.entry, plan.scale);
  const reason = { ...STYLES.entryText, align: "left" } as const;
  const columns: Columns<DeductionColumn, Contestant> = {
    number: column(league.number, 5.5, STYLES.label, contestantNumber),
    name: column(common.team, 26, STYLES.text, (team) => shownName(sheets(), team)),
    points: column(deductions.points, 10, points, (team) => taken(team).deducted || null, {
      rule: numbers("decimal", [0, 999], entry.deducted),
    }),
    reason: column(deductions.reason, 34, reason, (team) => taken(team).reason || null),
    // Something is typed that takes no points. What has been read and checked does.
    check: column(common.check, 22, STYLES.check, (team) => {
      const step = (key: TeamStep) => sheets().lists.working.teams.outside.cell(key, team);
      const cases = [
        [`AND(${step("deductedText")}<>"",${step("deducted")}="")`, textLiteral(deductions.noPoints)],
        [`AND(${step("reason")}<>"",${step("deducted")}="")`, textLiteral(deductions.missing)],
      ] as const;
      return computed(firstThat(cases, '""'));
    }),
  };
  return placeList(columns, { ...place, rows: plan.teams.length });
}

/** The league table, the teams with the leader first, by formulas; right of its page what is taken from teams is typed. */
export function tableSheet(sheets: LeagueSheets): Draft {
  const { league: scored, lists } = sheets;
  const { plan } = scored;
  const teams = contestants(plan.teams.length);
  return listSheet(sheets, lists.table, teams, {
    status: [matchesPlayed(sheets)],
    headingHeight: HEADING_HEIGHT,
    rowHeight: [18, 32],
    orientation: "landscape",
    below: words.note[plan.ties],
    hint: deductions.note,
    beside: beside(lists.deductions, teams, HEADING_HEIGHT),
  });
}
