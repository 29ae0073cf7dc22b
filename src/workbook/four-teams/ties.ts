import { contestantNumber, type Contestant } from "../../movements/contestant";
import { FOUR_TEAMS, FOUR_TEAMS_ROUNDS } from "../../movements/four-teams";
import type { FourTeamsTeam } from "../../sessions/four-teams/score-four-teams";
import { boardsInWords } from "../../sessions/four-teams/why";
import { resultTexts } from "../../sessions/result-texts";
import { computed } from "../kit/content";
import { countOf, firstThat, rankOf, unlessBlank } from "../kit/formula";
import type { Grid } from "../kit/grid";
import { placeList, putHeadings, putRow, recordBy, recordOf, type List, type RowContents } from "../kit/list";
import type { DefinedName } from "../model";
import { textLiteral } from "../reference";
import { onWorking } from "../working/steps";
import { fromColumn, roundColumn, teamLabel, type FourTeamsSheets } from "./four-teams-sheets";

/** With which team a tie stays. */
type TiedStep = `tied${number}`;

/** The steps from the teams' totals to their places. */
const STEPS = [
  "total",
  "net",
  /** How many teams have this total. */
  "level",
  /** What parts the teams of a tie, the more the better: see sessions/four-teams/tie-break.ts. */
  "measure",
  "place",
  /** The line of the standings. */
  "line",
  /** For each team 1 where the tie with it stays, else 0. */
  ...FOUR_TEAMS.map(tiedWith),
  /** The place as it is shown, with a mark where the tie stays. */
  "shown",
  "name",
  "why",
] as const;
export type TieStep = (typeof STEPS)[number];

type TeamColumn = `team${number}`;

/** The lists of the ties on the Working sheet. */
export interface TieLists {
  /** A row for each team, a column for each step. */
  readonly ties: List<TieStep>;
  /** The victory points: a row for each round, a column for each team. */
  readonly roundVps: List<TeamColumn>;
}

/** Places the lists of the ties, from a column on. */
export function placeTies(left: number): TieLists {
  const steps = recordOf(STEPS, (step) => ({ heading: `Tie ${step}` }));
  const teams = recordBy(FOUR_TEAMS, teamColumn, (team) => ({ heading: `VPs of team ${contestantNumber(team)}` }));
  const ties = placeList(steps, { ...onWorking("ties"), left, rows: FOUR_TEAMS.length });
  const place = { ...onWorking("roundVps"), left: ties.right + 1, rows: FOUR_TEAMS_ROUNDS };
  return { ties, roundVps: placeList(teams, place) };
}

/** The name of the victory points, a row for each round and a column for each team. */
export function scoreVpsName({ sheet, area }: List<TeamColumn>): DefinedName {
  return { name: "Score_Vps", sheet, area: area(["team1", `team${FOUR_TEAMS.length}`]) };
}

/** The formula of what a line of the standings shows: a step of the team there, "" for none. */
export function onLine({ outside: { range } }: List<TieStep>, line: number, step: TieStep): string {
  return `IFERROR(INDEX(${range(step)},MATCH(${line},${range("line")},0)),"")`;
}

/** Writes the steps on the Working sheet, and the victory points by round beside them. */
export function putTies(grid: Grid, four: FourTeamsSheets): void {
  const { event, ties, roundVps, vps } = four;
  putHeadings(grid, ties);
  putHeadings(grid, roundVps);
  for (const scored of event.teams) putRow(grid, ties, scored.team, tieContents(four, scored));
  for (let round = 0; round < FOUR_TEAMS_ROUNDS; round++) {
    const points = recordBy(FOUR_TEAMS, teamColumn, (team) => computed(vps.outside.cell(roundColumn(round), team)));
    putRow(grid, roundVps, round, points);
  }
}

function tieContents(four: FourTeamsSheets, scored: FourTeamsTeam): RowContents<TieStep> {
  const { vps, against, ties } = four;
  const { team } = scored;
  const cell = (step: TieStep) => ties.cell(step, team);

  const rivals = FOUR_TEAMS.filter((rival) => rival !== team);
  const isLevel = (rival: Contestant) => `${ties.cell("total", rival)}=${cell("total")}`;
  const won = rivals.map((rival) => `IF(${isLevel(rival)},N(${against.outside.cell(fromColumn(rival), team)}),0)`);
  const isAhead = (rival: Contestant) => `AND(${isLevel(rival)},${ties.cell("measure", rival)}>${cell("measure")})`;
  const ahead = rivals.map((rival) => `IF(${isAhead(rival)},1,0)`);
  const measure = firstThat(
    [
      [`${cell("level")}=1`, "0"],
      [`${cell("level")}=2`, won.join("+")],
    ],
    cell("net")
  );
  const earlier = team === 0 ? "" : `+${sumOfTied(ties, team, `tied${contestantNumber(team) - 1}`)}`;
  const stays = recordBy(FOUR_TEAMS, tiedWith, (rival) => {
    const same = `${ties.cell("measure", rival)}=${cell("measure")}`;
    const formula = rival === team ? "0" : `IF(AND(${cell("total")}<>"",${isLevel(rival)},${same}),1,0)`;
    return computed(formula);
  });
  return {
    total: computed(vps.outside.cell("total", team)),
    net: computed(`N(${against.outside.cell("netImps", team)})`),
    level: computed(unlessBlank(cell("total"), countOf(ties.range("total"), cell("total")))),
    measure: computed(unlessBlank(cell("total"), measure)),
    place: computed(unlessBlank(cell("total"), `${rankOf(cell("total"), ties.range("total"))}+${ahead.join("+")}`)),
    line: computed(unlessBlank(cell("place"), `${cell("place")}${earlier}`)),
    ...stays,
    shown: computed(unlessBlank(cell("place"), `${cell("place")}&IF(${sumOfTied(ties, team)}>0,"=","")`)),
    name: teamLabel(four, team),
    why: computed(whyFormula(four, team, rivals)),
  };
}

/** The sentence of whyPlaced in sessions/four-teams/why.ts. */
function whyFormula({ plan, ties, against }: FourTeamsSheets, team: Contestant, rivals: readonly Contestant[]): string {
  const words = resultTexts.fourTeams;
  const cell = (step: TieStep) => ties.cell(step, team);
  const all = sumOfTied(ties, team);
  const listed = FOUR_TEAMS.map((rival) => {
    const upTo = sumOfTied(ties, team, tiedWith(rival));
    const separator = `IF(${upTo}=1,"",IF(${upTo}=${all},${textLiteral(words.and)},${textLiteral(words.comma)}))`;
    return `IF(${cell(tiedWith(rival))}=0,"",${separator}&${ties.cell("name", rival)})`;
  });
  const ordinals = words.ordinals.map(textLiteral);
  const places = ordinals.slice(0, -1).map((ordinal, index) => [`${cell("place")}=${index + 1}`, ordinal] as const);
  const opponent = rivals.map((rival) => {
    const lost = against.outside.cell(fromColumn(team), rival);
    const [before, between] = [textLiteral(words.beforeScore), textLiteral(words.betweenScores)];
    const text = `${ties.cell("name", rival)}&${before}&${cell("measure")}&${between}&N(${lost})`;
    return `IF(${ties.cell("total", rival)}=${cell("total")},${text},"")`;
  });
  const onBoards = `${textLiteral(words.onBoards(boardsInWords(plan.boardsPerMatch)))}&${opponent.join("&")}`;
  const onNet = `${textLiteral(words.onNetImps)}&IF(${cell("net")}>0,"+","")&${cell("net")}`;
  const parted = `${firstThat(places, ordinals[ordinals.length - 1] ?? "")}&IF(${cell("level")}=2,${onBoards},${onNet})`;
  return firstThat(
    [
      [`OR(${cell("total")}="",${cell("level")}=1)`, `""`],
      [`${all}>0`, `${textLiteral(words.tiedWith)}&${listed.join("&")}`],
    ],
    parted
  );
}

/** With how many teams a tie stays, of all or of those up to one of them. */
function sumOfTied(ties: List<TieStep>, team: Contestant, last: TiedStep = `tied${FOUR_TEAMS.length}`): string {
  return `SUM(${ties.cells(["tied1", last], team, team)})`;
}

function tiedWith(team: Contestant): TiedStep {
  return `tied${contestantNumber(team)}`;
}

function teamColumn(team: Contestant): TeamColumn {
  return `team${contestantNumber(team)}`;
}
