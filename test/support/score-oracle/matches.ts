import { forContestant, type Contestant } from "../../../src/movements/contestant";
import type { ScoredSeveralTeams } from "../../../src/sessions/teams/score-teams";
import { HOME_AND_AWAY, LETTERED_TEAMS, nameOf, NUMBERED_TEAMS } from "../../../src/sessions/contestants";
import { resultLine, sidesInOrder } from "../../../src/sessions/teams/team-match/report";
import type { MatchOutcome, ScoredTeamMatch } from "../../../src/sessions/teams/team-match/score-match";
import type { MatchBoard, ScoredMatch } from "../../../src/sessions/teams/match";
import { texts } from "../../../src/workbook/texts";
import { threeTeamsMovementClaims } from "./movement";
import { type Claim, ofPlaced, type Shown, spanOf } from "./shown";

/**
 * What the sheets of matches' tables are to show.
 * @param called says what a table is called in names.
 * @param isHidden whether a table sees what the other has on a board only once it has played it.
 */
function tableClaims(
  matches: readonly ScoredMatch[],
  shown: Shown,
  called: (table: number) => string,
  isHidden: boolean
): Claim[] {
  const tables = [...new Set(matches.flatMap(({ match }) => match.tables))];
  return tables.flatMap((table) => {
    const here = matches.flatMap(({ match, boards }) => {
      const side = match.tables.indexOf(table);
      return side === 0 || side === 1 ? boards.map((board) => ({ ...board, side }) as const) : [];
    });
    const of = (what: (board: (typeof here)[number]) => number | string | null) =>
      new Map(here.map((board) => [board.board, what(board)]));
    const points = ({ results }: MatchBoard, side: 0 | 1) => results[side]?.points ?? null;
    const name = called(table);
    const signed = (number: number | null, side: 0 | 1) => (number === null ? null : side === 0 ? number : 0 - number);
    const other = shown.headingBeside(name, "Net N-S score", -1);
    return [
      shown.onBoards(
        name,
        "Plus",
        of((board) => positive(points(board, board.side)))
      ),
      shown.onBoards(
        name,
        "Minus",
        of((board) => negative(points(board, board.side)))
      ),
      shown.besideBoards(
        name,
        other,
        of((board) => (isHidden && board.net === null ? null : points(board, board.side === 0 ? 1 : 0)))
      ),
      shown.onBoards(
        name,
        "Net",
        of(({ net, side }) => signed(net, side))
      ),
      shown.onBoards(
        name,
        "Imps",
        of(({ points: worth, side }) => worth && worth[side])
      ),
    ];
  });
}

const numbered = (table: number) => `Table${table}`;
const lettered = (table: number) => `Table${String.fromCharCode(64 + table)}`;

function positive(points: number | null): number | null {
  return points !== null && points >= 0 ? points : null;
}

function negative(points: number | null): number | null {
  return points !== null && points < 0 ? -points : null;
}

/** What the workbook of a match of two teams is to show. */
export function matchClaims(scored: ScoredTeamMatch, shown: Shown): Claim[] {
  const {
    plan,
    matches: [match],
    sessions,
    margins,
    scaleVps,
    vps,
    handicap,
  } = scored;
  const [home, away] = plan.matches[0].teams;
  const teamNames = [home, away].map((team) => nameOf(HOME_AND_AWAY, plan.teams, team));
  const isScored = match.scoredBoards > 0;
  const order = sidesInOrder(scored);
  const isBegun = ({ boards }: (typeof sessions)[number]) => boards.some(({ points }) => points !== null);
  const { sheet, area } = shown.areaOf("Match_Imps");
  return [
    ...tableClaims([match], shown, numbered, false),
    shown.named("Match_Imps", isScored ? match.won : [null, null]),
    shown.named("Match_Margin", isScored ? margins : [null, null]),
    ...(plan.scale
      ? [shown.named("Match_Vps", vps ?? [null, null]), shown.named("Match_Vps", scaleVps ?? [null, null], -2)]
      : []),
    ...(handicap
      ? [
          shown.named("Handicap_Margin", isScored ? handicap.margins : [null, null]),
          shown.named("Handicap_Margin", isScored ? handicap.imps : [null, null], -1),
          ...(plan.scale
            ? [
                shown.named("Handicap_Vps", handicap.vps ?? [null, null]),
                shown.named("Handicap_Vps", handicap.scaleVps ?? [null, null], -2),
              ]
            : []),
        ]
      : []),
    shown.named(
      "Result_Place",
      order.map(([, place]) => place)
    ),
    ofPlaced(
      shown,
      shown.named(
        "Result_Name",
        order.map(([side]) => teamNames[side] ?? "")
      )
    ),
    shown.named(
      "Result_Points",
      order.map(([side]) => (!isScored ? null : plan.scale && vps ? vps[side] : match.won[side]))
    ),
    ...checkClaims(scored, teamNames, shown),
    ...(isScored && isPlain(scored) ? [begins(shown, "Winners", 5, resultLine(scored))] : []),
    ...(isScored && handicap && isPlain(handicap)
      ? [begins(shown, "Winners", shown.rowBelow("Winners", "With handicap"), resultLine(scored, handicap))]
      : []),
    ...sessions.flatMap((session, i) => {
      const headings = spanOf(area.bottom, shown.rowsOf(sheet));
      const row = headings.find((each) => String(shown.at(sheet, each, 8)).endsWith(" ahead so far"))! + 1 + i;
      const begun = isBegun(session);
      return [
        shown.cell(sheet, row, 4, begun ? session.won[0] : null),
        shown.cell(sheet, row, 6, begun ? session.won[1] : null),
        shown.cell(sheet, row, 8, begun ? session.running : null),
      ];
    }),
  ];
}

/** What the sheet Check is to say of what each side's sheet comes to. */
function checkClaims(
  { plan, matches: [match], vps }: ScoredTeamMatch,
  names: readonly string[],
  shown: Shown
): Claim[] {
  if (shown.rowsOf("Check") === 0) return [];
  const row = shown.rowBelow("Check", "According to");
  const known = match.scoredBoards > 0 ? [...match.won, ...(plan.scale ? (vps ?? []) : [])] : [];
  const headings = [
    ...names.map((name) => `${name}, total`),
    ...(plan.scale ? names.map((name) => `${name}, VPs`) : []),
  ];
  return headings.flatMap((heading, i) => [
    shown.cell("Check", row - 1, 3 + i, heading),
    shown.cell("Check", row, 3 + i, known[i] ?? null),
    shown.cell("Check", row + 1, 3 + i, known[i] ?? null),
  ]);
}

/** Whether victory points do not decide otherwise than the lead, which sheet and report say in words of their own. */
function isPlain({ winner, lead }: MatchOutcome): boolean {
  return winner === (lead === 0 ? "tied" : lead > 0 ? 0 : 1);
}

/** What a sentence is to begin with that goes on where the report's ends. */
function begins(shown: Shown, sheet: string, row: number, line: string): Claim {
  const wanted = line.replace(/\.$/, "");
  return {
    what: `${sheet}, row ${row}`,
    found: [String(shown.at(sheet, row, 1)).slice(0, wanted.length)],
    wanted: [wanted],
  };
}

/** What the workbook of three teams is to show. */
export function threeTeamsClaims(scored: ScoredSeveralTeams, shown: Shown): Claim[] {
  const { plan, matches, teams, standings } = scored;
  return [
    ...tableClaims(matches, shown, lettered, true),
    shown.named(
      "Match_Imps",
      matches.flatMap(({ won, scoredBoards: known }) => (known > 0 ? won : [null, null]))
    ),
    shown.named(
      "Match_Margin",
      matches.flatMap(({ margins, scoredBoards: known }) => (known > 0 ? margins : [null, null]))
    ),
    shown.named(
      "Match_Vps",
      matches.flatMap(({ vps }) => vps ?? [null, null])
    ),
    shown.named(
      "Score_Total",
      teams.map(({ total }) => total)
    ),
    shown.named(
      "Score_Total",
      teams.map(({ total, netImps }) => (total === null ? null : netImps)),
      1
    ),
    shown.named(
      "Score_Place",
      teams.map(({ place }) => place)
    ),
    ...resultClaims(shown, standings, {
      place: (team) => forContestant(teams, team).place,
      name: (team) => nameOf(LETTERED_TEAMS, plan.teams, team),
      points: (team) => forContestant(teams, team).total,
      beside: (team) => (forContestant(teams, team).total === null ? null : forContestant(teams, team).netImps),
    }),
    ...threeTeamsMovementClaims(plan, shown),
  ];
}

/** What the workbook of four teams is to show. */
export function fourTeamsClaims(scored: ScoredSeveralTeams, shown: Shown): Claim[] {
  const { plan, matches, teams, standings } = scored;
  const rounds = teams[0]?.rounds.map((_, i) => teams.map((team) => team.rounds[i])) ?? [];
  return [
    ...tableClaims(matches, shown, numbered, true),
    shown.named(
      "Match_Imps",
      matches.flatMap(({ won, scoredBoards }) => (scoredBoards > 0 ? won : [null, null]))
    ),
    shown.named(
      "Match_Imps",
      matches.flatMap(({ margins, scoredBoards }) => (scoredBoards > 0 ? margins : [null, null])),
      2
    ),
    shown.named(
      "Match_Vps",
      matches.flatMap(({ vps }) => vps ?? [null, null])
    ),
    shown.named(
      "Score_Vps",
      rounds.flatMap((round) => round.map((team) => team?.vps ?? null))
    ),
    ...texts.fourTeams.rounds.flatMap(({ upTo }, i) => {
      if (upTo === null) return [];
      // Teams may be called as these headings are: "1/2".
      const { sheet, area } = shown.areaOf("Score_Total");
      const columns = Array.from({ length: area.left }, (_, column) => column + 1);
      const column = columns.find((each) => shown.at(sheet, area.top - 1, each) === upTo) ?? 0;
      return teams.map((team, row) => shown.cell(sheet, area.top + row, column, team.rounds[i]?.running ?? null));
    }),
    shown.named(
      "Score_Total",
      teams.map(({ total }) => total)
    ),
    shown.named(
      "Score_Place",
      teams.map(({ place }) => place)
    ),
    ...resultClaims(shown, standings, {
      place: (team) => forContestant(teams, team).place,
      name: (team) => nameOf(NUMBERED_TEAMS, plan.teams, team),
      points: (team) => forContestant(teams, team).total,
      beside: (team) => (forContestant(teams, team).total === null ? null : forContestant(teams, team).netImps),
    }),
    shown.below(
      "Recap",
      "How a tie was broken",
      standings.map((team) => forContestant(teams, team).why)
    ),
  ];
}

/** What the sheet of the result is to show, the leader first. */
function resultClaims(
  shown: Shown,
  standings: readonly Contestant[],
  of: Readonly<Record<"place" | "name" | "points" | "beside", (team: Contestant) => number | string | null>>
): Claim[] {
  return [
    shown.named("Result_Place", standings.map(of.place)),
    ofPlaced(shown, shown.named("Result_Name", standings.map(of.name))),
    shown.named("Result_Points", standings.map(of.points)),
    shown.named("Result_Points", standings.map(of.beside), 1),
  ];
}
