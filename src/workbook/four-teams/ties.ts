import { contestantNumber, type Contestant } from "../../movements/contestant";
import { FOUR_TEAMS, FOUR_TEAMS_ROUNDS } from "../../movements/four-teams";
import type { ScoredTeam } from "../../sessions/teams/score-teams";
import { boardsInWords } from "../../sessions/teams/why";
import { resultTexts } from "../../sessions/result-texts";
import { computed } from "../kit/content";
import { countEqual, firstTrue, rankOf, unlessBlank } from "../kit/formula";
import type { Grid } from "../kit/grid";
import { type Column, recordBy } from "../kit/columns";
import { layOutList } from "../kit/list";
import { writeSteps } from "../kit/write-list";
import type { DefinedName } from "../model";
import { textLiteral } from "../reference";
import { onWorking } from "../working/steps";
import {
  fromColumn,
  roundColumn,
  teamLabel,
  type FourTeamsSheets,
  type TieLists,
  type TieStep,
} from "./four-teams-sheets";

/**
 * Lays out, from a column on, the calculation columns that find the teams' places from their totals, and the victory
 * points.
 */
export function placeTies(left: number, four: () => FourTeamsSheets): TieLists {
  const ties = layOutList(tieColumns(four), { ...onWorking("ties"), left, rows: FOUR_TEAMS.length });
  const vps = recordBy(FOUR_TEAMS, teamColumn, (team): Column<number> => ({
    heading: `VPs of team ${contestantNumber(team)}`,
    content: (round) => computed(four().totals.outside.cell(roundColumn(round), team)),
  }));
  const place = { ...onWorking("roundVps"), left: ties.right + 1, rows: FOUR_TEAMS_ROUNDS };
  return { ties, roundVps: layOutList(vps, place) };
}

function tieColumns(four: () => FourTeamsSheets): TieLists["ties"]["columns"] {
  const cell = (step: TieStep, team: Contestant) => four().ties.cell(step, team);
  const range = (step: TieStep) => four().ties.range(step);
  const step = (key: TieStep, formula: (team: Contestant) => string): Column<ScoredTeam> => ({
    heading: `Tie ${key}`,
    content: ({ team }) => computed(formula(team)),
  });
  const blankWith = (key: "total" | "place", team: Contestant, formula: string) =>
    unlessBlank(cell(key, team), formula);
  const isLevel = (team: Contestant, rival: Contestant) => `${cell("total", rival)}=${cell("total", team)}`;
  return {
    total: step("total", (team) => four().totals.outside.cell("total", team)),
    net: step("net", (team) => `N(${four().against.outside.cell("netImps", team)})`),
    // Number of teams with the same total.
    level: step("level", (team) => blankWith("total", team, countEqual(range("total"), cell("total", team)))),
    // Value that breaks a tie, higher is better: see sessions/teams/tie-break.ts.
    measure: step("measure", (team) => {
      const from = (rival: Contestant) => four().against.outside.cell(fromColumn(rival), team);
      const won = rivalsOf(team).map((rival) => `IF(${isLevel(team, rival)},N(${from(rival)}),0)`);
      const level = cell("level", team);
      const measure = firstTrue(
        [
          [`${level}=1`, "0"],
          [`${level}=2`, won.join("+")],
        ],
        cell("net", team)
      );
      return blankWith("total", team, measure);
    }),
    place: step("place", (team) => {
      const ahead = rivalsOf(team).map((rival) => {
        const isAhead = `AND(${isLevel(team, rival)},${cell("measure", rival)}>${cell("measure", team)})`;
        return `IF(${isAhead},1,0)`;
      });
      return blankWith("total", team, `${rankOf(cell("total", team), range("total"))}+${ahead.join("+")}`);
    }),
    // One column per team: 1 if the tie with that team is not broken, else 0.
    ...recordBy(FOUR_TEAMS, tiedWith, (rival) =>
      step(tiedWith(rival), (team) => {
        if (rival === team) return "0";
        const isSame = `${cell("measure", rival)}=${cell("measure", team)}`;
        return `IF(AND(${cell("total", team)}<>"",${isLevel(team, rival)},${isSame}),1,0)`;
      })
    ),
    // Number and names of the teams with which the tie is not broken.
    stays: step("stays", (team) => sumOfTied(four().ties, team, `tied${FOUR_TEAMS.length}`)),
    with: step("with", (team) => withFormula(four(), team)),
    // If exactly two teams are level: the other team, and the IMPs that the two have won from each other.
    against: step("against", (team) => againstFormula(four(), team)),
    // Place as shown, with "=" if a tie is not broken.
    shown: step("shown", (team) =>
      blankWith("place", team, `${cell("place", team)}&IF(${cell("stays", team)}>0,"=","")`)
    ),
    name: { heading: "Tie name", content: ({ team }) => teamLabel(four(), team) },
    why: step("why", (team) => whyFormula(four(), team)),
  };
}

function rivalsOf(team: Contestant): Contestant[] {
  return FOUR_TEAMS.filter((rival) => rival !== team);
}

/** Returns the defined name of the victory points, with a row for each round and a column for each team. */
export function scoreVpsName({ sheet, area }: TieLists["roundVps"]): DefinedName {
  return { name: "Score_Vps", sheet, area: area(["team1", `team${FOUR_TEAMS.length}`]) };
}

/** Writes the calculation of places on the Working sheet, and the victory points by round beside it. */
export function putTies(grid: Grid, { scored, ties, roundVps }: FourTeamsSheets): void {
  writeSteps(grid, ties, scored.teams);
  writeSteps(
    grid,
    roundVps,
    Array.from({ length: FOUR_TEAMS_ROUNDS }, (_, round) => round)
  );
}

const words = resultTexts.fourTeams;

/** Returns the formula for the names of the teams with which a team stays tied after the tie-break. */
function withFormula({ ties }: FourTeamsSheets, team: Contestant): string {
  const listed = rivalsOf(team).map((rival) => {
    const upTo = sumOfTied(ties, team, tiedWith(rival));
    const isLast = `${upTo}=${ties.cell("stays", team)}`;
    const separator = `IF(${upTo}=1,"",IF(${isLast},${textLiteral(words.and)},${textLiteral(words.comma)}))`;
    return `IF(${ties.cell(tiedWith(rival), team)}=0,"",${separator}&${ties.cell("name", rival)})`;
  });
  return listed.join("&");
}

/**
 * Returns the formula for the only other team that is level, and the IMPs that the two have won from each other; blank
 * if the number of level teams is not two.
 */
function againstFormula({ ties, against }: FourTeamsSheets, team: Contestant): string {
  const [before, between] = [textLiteral(words.beforeScore), textLiteral(words.betweenScores)];
  const opponent = rivalsOf(team).map((rival) => {
    const lost = against.outside.cell(fromColumn(team), rival);
    const text = `${ties.cell("name", rival)}&${before}&${ties.cell("measure", team)}&${between}&N(${lost})`;
    return `IF(${ties.cell("total", rival)}=${ties.cell("total", team)},${text},"")`;
  });
  return `IF(${ties.cell("level", team)}=2,${opponent.join("&")},"")`;
}

/** Returns the formula for the sentence of `whyPlaced` in sessions/teams/why.ts. */
function whyFormula({ plan, ties }: FourTeamsSheets, team: Contestant): string {
  const cell = (step: TieStep) => ties.cell(step, team);
  const ordinal = `CHOOSE(${[cell("place"), ...words.ordinals.map(textLiteral)].join()})`;
  const onBoards = `${textLiteral(words.onBoards(boardsInWords(plan)))}&${cell("against")}`;
  const onNet = `${textLiteral(words.onNetImps)}&IF(${cell("net")}>0,"+","")&${cell("net")}`;
  return firstTrue(
    [
      [`OR(${cell("total")}="",${cell("level")}=1)`, `""`],
      [`${cell("stays")}>0`, `${textLiteral(words.tiedWith)}&${cell("with")}`],
    ],
    `${ordinal}&IF(${cell("level")}=2,${onBoards},${onNet})`
  );
}

/**
 * Returns the formula for the number of teams with which a team's tie is not broken, from Team 1 up to the team in
 * `last`.
 */
function sumOfTied(ties: TieLists["ties"], team: Contestant, last: `tied${number}`): string {
  return `SUM(${ties.cells(["tied1", last], team, team)})`;
}

function tiedWith(team: Contestant): `tied${number}` {
  return `tied${contestantNumber(team)}`;
}

function teamColumn(team: Contestant): `team${number}` {
  return `team${contestantNumber(team)}`;
}
