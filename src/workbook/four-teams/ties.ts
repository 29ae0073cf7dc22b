import { contestantNumber, entryOf, type Contestant } from "../../movements/contestant";
import { FOUR_TEAMS, FOUR_TEAMS_ROUNDS } from "../../movements/four-teams";
import type { FourTeamsTeam } from "../../sessions/four-teams/score-four-teams";
import { boardsInWords } from "../../sessions/four-teams/why";
import { texts } from "../../sessions/texts";
import { computed, type Computed } from "../kit/content";
import { firstThat, unlessBlank } from "../kit/formula";
import type { Grid } from "../kit/grid";
import { placeList, putHeadings, putRow, type Columns, type List, type RowContents } from "../kit/list";
import type { DefinedName } from "../model";
import { textLiteral } from "../reference";
import { afterWorth } from "../tables/worth";
import { WORKING } from "../working/steps";
import { fromColumn, roundColumn, type FourTeamsSheets } from "./lists";
import { teamLabel } from "./names";

/** A step from the teams' totals to their places. */
export type TieStep =
  | "total"
  | "net"
  /** How many teams have this total. */
  | "level"
  /** What parts the teams of a tie, the more the better: see sessions/four-teams/tie-break.ts. */
  | "measure"
  | "place"
  /** The line of the standings. */
  | "line"
  /** For each team 1 where the tie with it stays, else 0. */
  | TiedStep
  /** The place as it is shown, with a mark where the tie stays. */
  | "shown"
  | "name"
  | "why";
type TiedStep = `tied${number}`;

const TIED = FOUR_TEAMS.map(tiedWith);
const STEPS: readonly TieStep[] = [
  ...(["total", "net", "level", "measure", "place", "line"] as const),
  ...TIED,
  ...(["shown", "name", "why"] as const),
];

type TeamColumn = `team${number}`;

/** The lists of the ties on the Working sheet. */
export interface TieLists {
  /** A row for each team, a column for each step. */
  readonly ties: List<TieStep>;
  /** The victory points: a row for each round, a column for each team. */
  readonly roundVps: List<TeamColumn>;
}

/** Places the lists of the ties right of what the boards of the tables are worth. */
export function placeTies(tables: number): TieLists {
  const steps = STEPS.map((step) => [step, { heading: `Tie ${step}` }] as const);
  const teams = FOUR_TEAMS.map((team) => {
    return [teamColumn(team), { heading: `VPs of team ${contestantNumber(team)}` }] as const;
  });
  const place = { sheet: WORKING, headingRow: 1 };
  const ties = placeList(Object.fromEntries(steps) as Columns<TieStep>, {
    ...place,
    left: afterWorth(tables),
    rows: FOUR_TEAMS.length,
  });
  const roundVps = placeList(Object.fromEntries(teams) as Columns<TeamColumn>, {
    ...place,
    left: ties.right + 1,
    rows: FOUR_TEAMS_ROUNDS,
  });
  return { ties, roundVps };
}

/** The name of the victory points, a row for each round and a column for each team. */
export function scoreVpsName({ sheet, area }: List<TeamColumn>): DefinedName {
  const [first, last] = [FOUR_TEAMS[0], FOUR_TEAMS[FOUR_TEAMS.length - 1]];
  return { name: "Score_Vps", sheet, area: area([teamColumn(first!), teamColumn(last!)]) };
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
    const points = event.teams.map(({ team, rounds }) => {
      const cell = vps.outside.cell(roundColumn(round), team);
      return [teamColumn(team), computed(cell, rounds[round]?.vps ?? null)] as const;
    });
    putRow(grid, roundVps, round, Object.fromEntries(points));
  }
}

function tieContents(four: FourTeamsSheets, scored: FourTeamsTeam): RowContents<TieStep> {
  const { event, vps, against, ties } = four;
  const { team, total, netImps, ranked, wonFrom, why } = scored;
  const cell = (step: TieStep) => ties.cell(step, team);
  const level = event.teams.filter((other) => total !== null && other.total === total);
  const [opponent] = level.filter((other) => other.team !== team);
  const decider = opponent && level.length === 2 ? entryOf(wonFrom, opponent.team) : netImps;
  const tied = ranked.tieBreak.kind === "tied" ? ranked.tieBreak.teams : [];
  const before = tied.filter((other) => other < team).length;
  const when = (value: number) => (total === null ? null : value);

  const others = FOUR_TEAMS.filter((other) => other !== team);
  const isLevel = (other: Contestant) => `${ties.cell("total", other)}=${cell("total")}`;
  const won = others.map((other) => `IF(${isLevel(other)},N(${against.outside.cell(fromColumn(other), team)}),0)`);
  const ahead = others.map(
    (other) => `IF(AND(${isLevel(other)},${ties.cell("measure", other)}>${cell("measure")}),1,0)`
  );
  const measure = firstThat(
    [
      [`${cell("level")}=1`, "0"],
      [`${cell("level")}=2`, won.join("+")],
    ],
    cell("net")
  );
  const earlier = team === FOUR_TEAMS[0] ? "" : `+${sumOfTied(ties, team, TIED[team - 1])}`;
  const stays = FOUR_TEAMS.map((other): [TiedStep, Computed] => {
    const same = `${ties.cell("measure", other)}=${cell("measure")}`;
    const formula = other === team ? "0" : `IF(AND(${cell("total")}<>"",${isLevel(other)},${same}),1,0)`;
    return [tiedWith(other), computed(formula, tied.includes(other) ? 1 : 0)];
  });
  return {
    total: computed(vps.outside.cell("total", team), total),
    net: computed(`N(${against.outside.cell("netImps", team)})`, netImps),
    level: computed(unlessBlank(cell("total"), `COUNTIF(${ties.range("total")},${cell("total")})`), when(level.length)),
    measure: computed(unlessBlank(cell("total"), measure), when(level.length === 1 ? 0 : decider)),
    place: computed(
      unlessBlank(cell("total"), `RANK(${cell("total")},${ties.range("total")})+${ahead.join("+")}`),
      ranked.place
    ),
    line: computed(unlessBlank(cell("place"), `${cell("place")}${earlier}`), ranked.place && ranked.place + before),
    ...Object.fromEntries(stays),
    shown: computed(unlessBlank(cell("place"), `${cell("place")}&IF(${sumOfTied(ties, team)}>0,"=","")`), scored.place),
    name: teamLabel(four, team),
    why: computed(whyFormula(four, team, others), why),
  };
}

/** The sentence of whyPlaced in sessions/four-teams/why.ts. */
function whyFormula({ plan, ties, against }: FourTeamsSheets, team: Contestant, others: readonly Contestant[]): string {
  const words = texts.fourTeams;
  const cell = (step: TieStep) => ties.cell(step, team);
  const all = sumOfTied(ties, team);
  const listed = FOUR_TEAMS.map((other) => {
    const upTo = sumOfTied(ties, team, tiedWith(other));
    const separator = `IF(${upTo}=1,"",IF(${upTo}=${all},${textLiteral(words.and)},${textLiteral(words.comma)}))`;
    return `IF(${cell(tiedWith(other))}=0,"",${separator}&${ties.cell("name", other)})`;
  });
  const ordinals = words.ordinals.map(textLiteral);
  const places = ordinals.slice(0, -1).map((ordinal, index) => [`${cell("place")}=${index + 1}`, ordinal] as const);
  const opponent = others.map((other) => {
    const lost = against.outside.cell(fromColumn(team), other);
    const [before, between] = [textLiteral(words.beforeScore), textLiteral(words.betweenScores)];
    const text = `${ties.cell("name", other)}&${before}&${cell("measure")}&${between}&N(${lost})`;
    return `IF(${ties.cell("total", other)}=${cell("total")},${text},"")`;
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
function sumOfTied(ties: List<TieStep>, team: Contestant, last = TIED[TIED.length - 1]): string {
  return `SUM(${ties.cells([TIED[0]!, last!], team, team)})`;
}

function tiedWith(team: Contestant): TiedStep {
  return `tied${contestantNumber(team)}`;
}

function teamColumn(team: Contestant): TeamColumn {
  return `team${contestantNumber(team)}`;
}
