import { at } from "../../bridge/at";
import { contestantNumber, entryOf, type Contestant } from "../../movements/contestant";
import { FOUR_TEAMS } from "../../movements/four-teams";
import type { FourTeamsPlan } from "../../sessions/four-teams/plan";
import type { FourTeamsTeam } from "../../sessions/four-teams/score-four-teams";
import { boardsInWords } from "../../sessions/four-teams/why";
import { computed } from "../kit/content";
import { onceCounted, rounded, sumOfShown, unlessBlank } from "../kit/formula";
import { putLine, putProgress, titledGrid } from "../kit/grid";
import { column, contentsOf, numbers, placeList, putList, sheetWidths, type Column, type Columns } from "../kit/list";
import { printSetup } from "../kit/page";
import type { Draft } from "../model";
import { faultsAt } from "../tables/faults";
import { matchesOfTeam, matchesProgress } from "../tables/worth";
import { nameColumns, namesRow } from "../team-names";
import { texts } from "../texts";
import { STYLES, TEAM_STYLES } from "../theme";
import { amountAt, uncountedAnd } from "../typed-amounts";
import { vpStyle } from "../vp-table";
import {
  roundColumn,
  runningColumn,
  teamLabel,
  type FourTeamsLists,
  type FourTeamsSheets,
  type TieStep,
  type VpsColumn,
} from "./four-teams-sheets";
import { onLine } from "./ties";

const { common, fourTeams: words } = texts;

/** A player's name lies over three of the columns of victory points. */
const NAMES = nameColumns(
  { width: 7 },
  { style: STYLES.entryName, width: 24 },
  { style: STYLES.entryName, span: 3 },
  words.players
);

const PENALTY = numbers("decimal", [0, 99], words.penalty);

const ROW_HEIGHT = 26;
/** Right of how many boards are scored. */
const FAULTS_COLUMN = 5;

/** Places the lists of the sheet: the names, the victory points, and the standings. */
export function placeRecap(
  plan: FourTeamsPlan,
  four: () => FourTeamsSheets
): Pick<FourTeamsLists, "names" | "vps" | "standings"> {
  const [sheet, rows] = [words.recap, FOUR_TEAMS.length];
  const names = placeList(NAMES, { name: "names", sheet, headingRow: 4, rows });
  const vps = placeList(vpsColumns(plan, four), { name: "vps", sheet, headingRow: names.lastRow + 2, rows });
  const place = { sheet, headingRow: vps.lastRow + 2, rows };
  return { names, vps, standings: placeList(standingColumns(plan, four), { name: "standings", ...place }) };
}

/** A team's victory points by round with the running totals, and what comes of them. */
function vpsColumns(
  { scale, matches, penalties }: FourTeamsPlan,
  four: () => FourTeamsSheets
): FourTeamsLists["vps"]["columns"] {
  const upTo = (team: Contestant, last: number) =>
    words.rounds.slice(0, last + 1).map((_, round) => four().vps.cell(roundColumn(round), team));
  const rounds = words.rounds.flatMap(({ heading, upTo: running }, round): [VpsColumn, Column<FourTeamsTeam>][] => {
    const points = column<FourTeamsTeam>(heading, 7.5, vpStyle(STYLES.computed, scale), ({ team }) => {
      const { index, side } = at(matchesOfTeam(matches, team), round);
      return computed(four().matches.outside.cell(`vps${side}`, index));
    });
    const first: [VpsColumn, Column<FourTeamsTeam>] = [roundColumn(round), points];
    if (running === null) return [first];
    const sum = column<FourTeamsTeam>(running, 7.5, vpStyle(STYLES.label, scale), ({ team }) =>
      computed(unlessBlank(four().vps.cell(roundColumn(round), team), rounded(sumOfShown(upTo(team, round)))))
    );
    return [first, [runningColumn(round), sum]];
  });
  return {
    team: {
      heading: common.victoryPoints,
      ...{ span: 2, style: STYLES.cutHeading },
      content: ({ team }) => teamLabel(four(), team),
    },
    ...(Object.fromEntries(rounds) as Columns<`round${number}` | `running${number}`, FourTeamsTeam>),
    penalty: column(common.penalty, 9.5, STYLES.entry, ({ team }) => entryOf(penalties, team) || null, {
      rule: PENALTY,
    }),
    total: column(
      common.total,
      7.5,
      vpStyle(STYLES.sum, scale),
      ({ team }) => {
        const cells = upTo(team, words.rounds.length - 1);
        const sum = rounded(`${sumOfShown(cells)}-N(${amountAt(four().amounts, team)})`);
        return computed(onceCounted(cells.join(), sum));
      },
      { name: "Total" }
    ),
    netImps: column(common.netImps, 9.5, TEAM_STYLES.signed, ({ team }) =>
      computed(four().against.outside.cell("netImps", team))
    ),
    place: column(common.place, 7.5, STYLES.sum, ({ team }) => computed(four().ties.outside.cell("shown", team)), {
      name: "Place",
    }),
  };
}

/** A line of the standings, and who stands there as far as is known. */
function standingColumns(
  { scale }: FourTeamsPlan,
  four: () => FourTeamsSheets
): FourTeamsLists["standings"]["columns"] {
  const shown = (step: TieStep) => (_team: Contestant, line: number) => computed(onLine(four().ties, line + 1, step));
  return {
    place: { heading: common.place, style: STYLES.sum, content: shown("shown") },
    team: { heading: common.team, style: STYLES.cutHeading, content: shown("name") },
    vps: { heading: common.vps, span: 2, style: vpStyle(STYLES.computed, scale), content: shown("total") },
    netImps: {
      heading: common.netImps,
      ...{ span: 2, style: TEAM_STYLES.signed },
      content: (_team, line) => {
        const { ties, standings } = four();
        return computed(unlessBlank(standings.cell("place", line), onLine(ties, line + 1, "net")));
      },
    },
    why: { heading: words.headings.why, span: 11, style: TEAM_STYLES.left, content: shown("why") },
  };
}

/** The Recap sheet: the names, the victory points by round, and the standings with how ties are broken. */
export function recapSheet(four: FourTeamsSheets): Draft {
  const { event, plan, names, vps, standings } = four;
  const grid = titledGrid(four.head, names.sheet, sheetWidths(names, vps), { columns: vps.right });
  putProgress(grid, matchesProgress(four.counts, 2 * plan.boards));
  putLine(
    grid,
    3,
    { left: FAULTS_COLUMN, right: vps.right },
    uncountedAnd(four.amounts, faultsAt(four.faults)),
    STYLES.check
  );
  putList(grid, names, FOUR_TEAMS, (team) => namesRow(plan, team, contestantNumber(team)), 22, ROW_HEIGHT);
  putList(grid, vps, event.teams, contentsOf(vps), 24, ROW_HEIGHT);
  putList(grid, standings, FOUR_TEAMS, contentsOf(standings), 22, ROW_HEIGHT);
  const note = standings.lastRow + 2;
  const rules = words.rules(boardsInWords(plan.boardsPerMatch));
  putLine(grid, note, vps, rules, STYLES.note, 32);
  return grid.finish({ print: printSetup(four.paper, note, vps.right, { orientation: "landscape" }) });
}
