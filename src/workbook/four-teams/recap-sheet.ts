import { itemAt } from "../../bridge/item-at";
import { contestantNumber, forContestant, type Contestant } from "../../movements/contestant";
import { FOUR_TEAMS } from "../../movements/four-teams";
import type { SeveralTeamsPlan } from "../../sessions/teams/plan";
import type { ScoredTeam } from "../../sessions/teams/score-teams";
import { computed } from "../kit/content";
import { ifAnyNumber, rounded, sumOfShown, unlessBlank } from "../kit/formula";
import { titledGrid } from "../kit/grid";
import { column, type Column, type Columns, numbers } from "../kit/columns";
import { layOutList, sheetRows, sheetWidths } from "../kit/list";
import { rowContents, writeList } from "../kit/write-list";
import { fillPage, printSetup } from "../kit/page";
import type { Draft } from "../model";
import { inLine, columnsOfRanking } from "../result/ranking";
import { matchesOfTeam } from "../tables/worth";
import { nameColumns, namesRow } from "../team-names";
import { writeResults } from "../teams/several-teams-workbook";
import { texts } from "../texts";
import { STYLES, TEAM_STYLES } from "../theme";
import { amountAt } from "../typed-amounts";
import { vpStyle } from "../vp-table";
import {
  roundColumn,
  runningColumn,
  teamLabel,
  type FourTeamsLists,
  type FourTeamsSheets,
  type VpsColumn,
} from "./four-teams-sheets";

const { common, fourTeams: words } = texts;

/** Columns of the names; a player's name spans three columns of victory points. */
const NAMES = nameColumns(
  { width: 7 },
  { style: STYLES.entryName, width: 24 },
  { style: STYLES.entryName, span: 3 },
  words.players
);

const PENALTY = numbers("decimal", [0, 99], words.penalty);

/** First column of the faults, right of the number of boards scored. */
const FAULTS_COLUMN = 5;

/** Lays out the lists of the Recap sheet: the standings, the names, and the victory points. */
export function placeRecap(
  plan: SeveralTeamsPlan,
  four: () => FourTeamsSheets
): Pick<FourTeamsLists, "names" | "totals" | "standings"> {
  const [sheet, rows] = [words.recap, FOUR_TEAMS.length];
  const headingRow = 4;
  // The names are below the standings and the line with the rule of the standings.
  const names = layOutList(NAMES, { name: "names", sheet, headingRow: headingRow + rows + 3, rows });
  const totals = layOutList(vpsColumns(plan, four), {
    name: "vps",
    sheet,
    headingRow: names.lastRow + 2,
    rows,
    alignWith: names,
  });
  const { right } = totals;
  const standings = layOutList(rankingColumns(plan, four), { name: "standings", sheet, headingRow, right, rows });
  return { names, totals, standings };
}

/** Returns the columns of a team's victory points: by round with running totals, penalty, total, net IMPs and place. */
function vpsColumns(
  { scale, matches, penalties }: SeveralTeamsPlan,
  four: () => FourTeamsSheets
): FourTeamsLists["totals"]["columns"] {
  const upTo = (team: Contestant, last: number) =>
    words.rounds.slice(0, last + 1).map((_, round) => four().totals.cell(roundColumn(round), team));
  const rounds = words.rounds.flatMap(({ heading, upTo: running }, round): [VpsColumn, Column<ScoredTeam>][] => {
    const points = column<ScoredTeam>(heading, 7.5, vpStyle(STYLES.computed, scale), ({ team }) => {
      const { index, side } = itemAt(matchesOfTeam(matches, team), round);
      return computed(four().matches.outside.cell(`vps${side}`, index));
    });
    const first: [VpsColumn, Column<ScoredTeam>] = [roundColumn(round), points];
    if (running === null) return [first];
    const sum = column<ScoredTeam>(running, 7.5, vpStyle(STYLES.label, scale), ({ team }) =>
      computed(unlessBlank(four().totals.cell(roundColumn(round), team), rounded(sumOfShown(upTo(team, round)))))
    );
    return [first, [runningColumn(round), sum]];
  });
  return {
    team: {
      heading: words.headings.victoryPoints,
      upTo: "name",
      style: STYLES.cutHeading,
      content: ({ team }) => teamLabel(four(), team),
    },
    ...(Object.fromEntries(rounds) as Columns<`round${number}` | `running${number}`, ScoredTeam>),
    penalty: column(common.penalty, 9.5, STYLES.entry, ({ team }) => forContestant(penalties, team).vps || null, {
      rule: PENALTY,
    }),
    total: column(
      common.total,
      7.5,
      vpStyle(STYLES.sum, scale),
      ({ team }) => {
        const cells = upTo(team, words.rounds.length - 1);
        const sum = rounded(`${sumOfShown(cells)}-N(${amountAt(four().amounts, team)})`);
        return computed(ifAnyNumber(cells.join(), sum));
      },
      { name: "Total" }
    ),
    netImps: column(common.netImps, 9.5, TEAM_STYLES.signedBeside, ({ team }) =>
      computed(four().against.outside.cell("netImps", team))
    ),
    place: column(common.place, 7.5, STYLES.sum, ({ team }) => computed(four().ties.outside.cell("shown", team)), {
      name: "Place",
    }),
  };
}

/** Returns the columns of the standings, with how a tie of the team was broken. */
function rankingColumns(
  { scale }: SeveralTeamsPlan,
  four: () => FourTeamsSheets
): Partial<FourTeamsLists["standings"]["columns"]> {
  return {
    ...columnsOfRanking(() => four().result.ranking, {
      name: { heading: common.team, span: 2 },
      total: { heading: common.vps, span: 2, style: vpStyle(STYLES.ranked, scale) },
      also: { heading: common.netImps, span: 2, style: TEAM_STYLES.signedBeside },
    }),
    why: {
      heading: words.headings.tieReason,
      span: "rest",
      style: TEAM_STYLES.left,
      content: (_team, line) => inLine(four().result.ranking, line, four().ties.outside.range("why")),
    },
  };
}

/** Returns the Recap sheet: the standings with how ties were broken, the names, and the victory points by round. */
export function recapSheet(four: FourTeamsSheets): Draft {
  const { scored, plan, names, totals, standings } = four;
  const grid = titledGrid(four.head, names.sheet, sheetWidths(names, totals), { columns: totals.right });
  writeResults(grid, four, standings, FAULTS_COLUMN);
  writeList(grid, names, FOUR_TEAMS, (team) => namesRow(plan, team, contestantNumber(team)), 22);
  const headings = (key: VpsColumn) => (key === "netImps" ? STYLES.besideHeading : STYLES.heading);
  writeList(grid, totals, scored.teams, rowContents(totals), 24, undefined, headings);
  const print = printSetup(four.paper, totals.lastRow, totals.right, { orientation: "landscape" });
  const rows = [standings, names, totals].flatMap(sheetRows);
  return grid.finish({ print: () => fillPage(grid, print, rows, [24, 32]) });
}
