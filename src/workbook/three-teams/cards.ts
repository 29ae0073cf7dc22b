import { contestantNumber, type Contestant } from "../../movements/contestant";
import { atTable, guideOf } from "../../movements/movement";
import { LETTERED_TEAMS } from "../../sessions/contestants";
import { dealerOf } from "../../bridge/board";
import { tableLetter, type ThreeTeamsPlan } from "../../sessions/three-teams/plan";
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
export function guideCard(plan: ThreeTeamsPlan, team: Contestant): Card {
  const visits = visitsOf(plan, team);
  return {
    heading: pairHeading("East-West of ", plan, { team, pair: 1 }),
    columns: GUIDE_COLUMNS,
    rows: visits.map(({ round, boards, host }, i) => [
      round,
      LETTERED_TEAMS.short(host),
      boardsLabel(boards),
      teamName(plan, host),
      nextStep(team, visits[i + 1]?.host),
    ]),
  };
}

/** A half of a team's E-W pair, away from home. */
interface Visit {
  readonly round: number;
  readonly boards: readonly number[];
  readonly host: Contestant;
}

function visitsOf({ movement }: ThreeTeamsPlan, team: Contestant): Visit[] {
  const rows = guideOf(movement, (seated) => seated.team === team && seated.pair === 1);
  return rows.flatMap(({ round, boards, seat }) => (seat ? [{ round, boards, host: seat.opponents.team }] : []));
}

function nextStep(team: Contestant, next: Contestant | undefined): string {
  const home = LETTERED_TEAMS.short(team);
  return next === undefined
    ? `Go home to Table ${home} and compare.`
    : `Carry them unshuffled to ${home}, then go to ${LETTERED_TEAMS.short(next)}.`;
}

/** The card that lies on a table: who comes, and which boards are played. */
export function tableCard(plan: ThreeTeamsPlan, team: Contestant): Card {
  const table = contestantNumber(team);
  const [before] = visitsOf(plan, team);
  return {
    heading: pairHeading(`Table ${tableLetter(table)}: North-South of `, plan, { team, pair: 0 }),
    columns: TABLE_COLUMNS,
    rows: atTable(plan.movement, table).map(({ round, ew, boards }) => [
      round,
      boardsLabel(boards),
      dealerOf(boards[0]!),
      teamName(plan, ew.team),
      round === 1
        ? "Shuffle and deal them here."
        : `Your East-West brings them from ${LETTERED_TEAMS.short(before!.host)}: do not deal.`,
    ]),
  };
}

/** The slip on which a team compares its scores at the end, and tells the results desk. */
export function slip(plan: ThreeTeamsPlan, team: Contestant): Card {
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
