import { dealerOf } from "../../bridge/board";
import { contestantNumber, type Contestant } from "../../movements/contestant";
import { atTable, guideOf } from "../../movements/movement";
import { LETTERED_TEAMS } from "../../sessions/contestants";
import { tableLetter, type ThreeTeamsPlan } from "../../sessions/three-teams/plan";
import { narrow, wide, type Card } from "../kit/card";
import { joined } from "../kit/content";
import { boardsLabel } from "../labels";
import { matchesOfTeam } from "../tables/worth";
import { texts } from "../texts";
import { pairHeading, teamLabel, type Named } from "./names";

const { common, threeTeams: words } = texts;

/** The card that a team's E-W pair carries: where it plays, and where it brings the boards. */
export function guideCard(named: Named, team: Contestant): Card {
  const visits = visitsOf(named.plan, team);
  return {
    heading: pairHeading(words.cards.eastWestOf, named, { team, pair: 1 }),
    columns: {
      half: narrow(words.half),
      table: narrow(common.tableHeading),
      boards: narrow(common.boards),
      against: wide(common.against, 4),
      then: wide(words.cards.then, 6),
    },
    rows: visits.map(({ half, boards, host }, index) => ({
      half,
      table: LETTERED_TEAMS.short(host),
      boards: boardsLabel(boards),
      against: teamLabel(named, host),
      then: nextStep(team, visits[index + 1]?.host),
    })),
  };
}

/** A half of a team's E-W pair, away from home. */
interface Visit {
  readonly half: number;
  readonly boards: readonly number[];
  readonly host: Contestant;
}

function visitsOf({ movement }: ThreeTeamsPlan, team: Contestant): Visit[] {
  const rows = guideOf(movement, (seated) => seated.team === team && seated.pair === 1);
  return rows.flatMap(({ round, boards, seat }) => (seat ? [{ half: round, boards, host: seat.opponents.team }] : []));
}

function nextStep(team: Contestant, next: Contestant | undefined): string {
  const home = LETTERED_TEAMS.short(team);
  return next === undefined ? words.cards.goHome(home) : words.cards.carry(home, LETTERED_TEAMS.short(next));
}

/** The card that lies on a table: who comes, and which boards are played. */
export function tableCard(named: Named, team: Contestant): Card {
  const table = contestantNumber(team);
  const { movement } = named.plan;
  return {
    heading: pairHeading(words.cards.northSouthOf(tableLetter(table)), named, { team, pair: 0 }),
    columns: {
      half: narrow(words.half),
      boards: narrow(common.boards),
      deals: narrow(common.deals),
      ew: wide(common.ew, 4),
      source: wide(words.cards.source, 6),
    },
    rows: atTable(movement, table).map(({ round, ew, boards }) => {
      const brought = visitsOf(named.plan, team).find((visit) => visit.half < round);
      return {
        half: round,
        boards: boardsLabel(boards),
        deals: dealerOf(Math.min(...boards)),
        ew: teamLabel(named, ew.team),
        source: brought ? words.cards.brought(LETTERED_TEAMS.short(brought.host)) : words.cards.dealHere,
      };
    }),
  };
}

/** The slip on which a team compares its scores at the end, and tells the results desk. */
export function slip(named: Named, team: Contestant): Card {
  const { matches } = named.plan;
  return {
    heading: joined(words.cards.resultsOf, teamLabel(named, team)),
    columns: {
      boards: narrow(common.boards),
      against: wide(common.against, 4),
      plus: narrow(words.cards.impsPlus),
      minus: narrow(words.cards.impsMinus),
      margin: narrow(common.margin),
      vps: narrow(common.vps),
      signed: wide(words.cards.signed, 4),
    },
    rows: matchesOfTeam(matches, team).map(({ index, opponent }) => ({
      boards: boardsLabel(matches[index]?.boards ?? []),
      against: teamLabel(named, opponent),
      plus: null,
      minus: null,
      margin: null,
      vps: null,
      signed: null,
    })),
  };
}
