import { THREE_TEAMS, threeTeamsGuide, type TeamLetter, type ThreeTeamsGuideRow } from "../../movements/three-teams";
import { dealerOf } from "../../bridge/board";
import type { ThreeTeamsPlan } from "../../sessions/three-teams/plan";
import type { Computed } from "../kit/content";
import { boardsLabel } from "../boards-label";
import type { CellValue } from "../model";
import { pairHeading, teamHeading, teamName } from "./names";

/** A column of a card: its heading, and the columns of the sheet that it takes. */
export interface CardColumn {
  readonly heading: string;
  readonly left: number;
  readonly right: number;
}

/** A card to cut out: a heading and a line a half. */
export interface Card {
  readonly heading: Computed;
  readonly columns: readonly CardColumn[];
  readonly rows: readonly (readonly (CellValue | Computed)[])[];
}

const GUIDE_COLUMNS: readonly CardColumn[] = [
  { heading: "Half", left: 1, right: 1 },
  { heading: "Table", left: 2, right: 2 },
  { heading: "Boards", left: 3, right: 3 },
  { heading: "Against", left: 4, right: 7 },
  { heading: "Then", left: 8, right: 13 },
];

const TABLE_COLUMNS: readonly CardColumn[] = [
  { heading: "Half", left: 1, right: 1 },
  { heading: "Boards", left: 2, right: 2 },
  { heading: "Deals", left: 3, right: 3 },
  { heading: "E-W", left: 4, right: 7 },
  { heading: "The boards", left: 8, right: 13 },
];

const SLIP_COLUMNS: readonly CardColumn[] = [
  { heading: "Boards", left: 1, right: 1 },
  { heading: "Against", left: 2, right: 5 },
  { heading: "IMPs +", left: 6, right: 6 },
  { heading: "IMPs −", left: 7, right: 7 },
  { heading: "Margin", left: 8, right: 8 },
  { heading: "VPs", left: 9, right: 9 },
  { heading: "Signed by the opponents", left: 10, right: 13 },
];

/** The card that a team's E-W pair carries: where it plays, and where it brings the boards. */
export function guideCard(plan: ThreeTeamsPlan, team: number): Card {
  const letter = THREE_TEAMS[team]!;
  const rows = threeTeamsGuide(plan.halves, letter);
  return {
    heading: pairHeading("East-West of ", plan, team, "E-W"),
    columns: GUIDE_COLUMNS,
    rows: rows.map((row, i) => [
      row.half,
      row.table,
      boardsLabel(row.boards),
      teamName(plan, THREE_TEAMS.indexOf(row.table)),
      nextStep(row, rows[i + 1]?.table, letter),
    ]),
  };
}

function nextStep({ carryTo }: ThreeTeamsGuideRow, next: TeamLetter | undefined, home: TeamLetter): string {
  return carryTo === null
    ? `Go home to Table ${home} and compare.`
    : `Carry them unshuffled to ${carryTo}, then go to ${next}.`;
}

/** The card that lies on a table: who comes, and which boards are played. */
export function tableCard(plan: ThreeTeamsPlan, team: number): Card {
  const letter = THREE_TEAMS[team]!;
  const [before] = threeTeamsGuide(plan.halves, letter);
  return {
    heading: pairHeading(`Table ${letter}: North-South of `, plan, team, "N-S"),
    columns: TABLE_COLUMNS,
    rows: plan.halves.flatMap(({ half, tables }) =>
      tables
        .filter(({ table }) => table === letter)
        .map(({ ew, boards }) => [
          half,
          boardsLabel(boards),
          dealerOf(boards[0]!),
          teamName(plan, THREE_TEAMS.indexOf(ew)),
          half === 1 ? "Shuffle and deal them here." : `Your East-West brings them from ${before!.table}: do not deal.`,
        ])
    ),
  };
}

/** The slip on which a team compares its scores at the end, and tells the results desk. */
export function slip(plan: ThreeTeamsPlan, team: number): Card {
  return {
    heading: teamHeading("Results of ", plan, team),
    columns: SLIP_COLUMNS,
    rows: plan.matches
      .filter(({ teams }) => teams.includes(team))
      .map(({ teams, boards }) => {
        const opponent = teams.find((other) => other !== team)!;
        return [boardsLabel(boards), teamName(plan, opponent), null, null, null, null, null];
      }),
  };
}
