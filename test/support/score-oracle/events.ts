import { contestantNumber, forContestant } from "../../../src/movements/contestant";
import { nameOf, NUMBERED_TEAMS } from "../../../src/sessions/contestants";
import type { ScoredLeague } from "../../../src/sessions/event/score-event";
import { isBoardAMatch } from "../../../src/sessions/event/forms";
import { metBefore } from "../../../src/sessions/event/rounds";
import type { ScoredSwissEvent } from "../../../src/sessions/event/score-event";
import { havePlayedUnlike } from "../../../src/sessions/event/standings";
import { eventPenaltiesLine, printPenalties, sumOfPenalties } from "../../../src/sessions/teams/event-penalties";
import { type Claim, type Shown, spanOf } from "./shown";

/** What the workbook of a Swiss event is to show. */
export function swissClaims(event: ScoredSwissEvent, shown: Shown): Claim[] {
  const { plan, rounds, teams, standings, bracket } = event;
  const { penalties = [] } = event.results;
  const isBam = isBoardAMatch(plan);
  const inOrder = standings.map((team) => forContestant(teams, team));
  return [
    ...rounds.flatMap(({ round, matches }, i) => [
      shown.named(
        `Standings_Round${round}`,
        teams.map(({ vps }) => vps[i] ?? null)
      ),
      shown.named(
        `Standings_Round${round}`,
        teams.map(({ running }) => running[i] ?? null),
        1
      ),
      ...(matches.length === 0
        ? []
        : [
            shown.named(
              `Standings_Round${round}`,
              teams.map(({ opponents }) =>
                (opponents[i] ?? []).map((met) => (met === null ? "bye" : contestantNumber(met))).join("+")
              ),
              -1
            ),
          ]),
    ]),
    ...(rounds.length === 0
      ? []
      : [
          shown.named(
            "Standings_Total",
            teams.map(({ total }) => total)
          ),
          shown.named(
            "Standings_Place",
            teams.map(({ place }) => place)
          ),
          isBam
            ? shown.named(
                "Standings_Percentage",
                teams.map(({ percentage }) => percentage)
              )
            : shown.named(
                "Standings_Net",
                teams.map(({ netImps }) => netImps)
              ),
          shown.named(
            "Result_Place",
            inOrder.map(({ place }) => place)
          ),
          shown.named("Result_Number", standings.map(contestantNumber)),
          shown.named(
            "Result_Played",
            inOrder.map(({ played }) => (havePlayedUnlike(event.teams) || penalties.length > 0 ? played : null))
          ),
          shown.named(
            "Result_Name",
            standings.map((team) => nameOf(NUMBERED_TEAMS, plan.teams, team))
          ),
          shown.named(
            "Result_Points",
            inOrder.map(({ total }) => total)
          ),
          shown.cell(...belowStandings(shown), eventPenaltiesLine(penalties, plan.teams)[0] ?? null),
          shown.named(
            "Result_Penalties",
            standings.map((team) => printPenalties(penalties.filter((penalty) => penalty.team === team)))
          ),
          isBam
            ? shown.named(
                "Result_Percentage",
                inOrder.map(({ percentage }) => percentage)
              )
            : shown.named(
                "Result_Net",
                inOrder.map(({ netImps }) => netImps)
              ),
        ]),
    ...rounds.flatMap(({ round, matches }) => {
      const name = (column: string) => `Round${round}_${column}`;
      const typed = (column: string) => shown.named(name(column), []).found;
      const [first, second] = [typed("Team"), typed("Opponent")];
      const points = name(isBam ? "Points" : "Vps");
      const played = first.map((team, i) =>
        matches.find(
          (match) =>
            contestantNumber(match.team) === team &&
            (match.opponent === null ? second[i] === "bye" : contestantNumber(match.opponent) === second[i])
        )
      );
      const { sheet, area } = shown.areaOf(points);
      return [
        shown.named(
          points,
          played.flatMap((match) => (match ? [match.vps, match.opponentVps] : [null, null]))
        ),
        { what: `${sheet}, matches`, found: [played.filter(Boolean).length], wanted: [matches.length] },
        shown.below(
          sheet,
          "Met in round",
          played.map((match) => (match ? metBefore(rounds, match) : null)).slice(0, area.bottom - area.top + 1)
        ),
      ];
    }),
    ...tieClaims(event, shown),
    ...(bracket ? bracketClaims(event, bracket, shown) : []),
  ];
}

/** The cell below the Standings. */
function belowStandings(shown: Shown): readonly [sheet: string, row: number, column: number] {
  const { sheet, area } = shown.areaOf("Standings_Team");
  return [sheet, area.bottom + 1, 1];
}

/** What parts teams that are level, way by way, and how many ways leave a team level with the one above it. */
function tieClaims({ standings, teams }: ScoredSwissEvent, shown: Shown): Claim[] {
  const { tieSteps } = teams[0]!;
  if (tieSteps.length === 1) return [];
  const isRanked = (_: unknown, team: number) => typeof tieSteps[0]!.ranks[team] === "number";
  const levels = teams.map(({ team }, i) => {
    const above = standings[standings.indexOf(team) - 1];
    if (above === undefined || !isRanked(team, i)) return 0;
    return tieSteps.filter(({ ranks }) => forContestant(ranks, above) === forContestant(ranks, team)).length;
  });
  const ranked = ({ found, wanted, what }: Claim): Claim => ({
    what,
    found: found.filter(isRanked),
    wanted: wanted.filter(isRanked),
  });
  return [
    ...tieSteps.flatMap(({ way, values, ranks }) => [
      shown.step(`teams ${way === null ? "rank" : `${way}Rank`}`, ranks),
      ...(way === null ? [] : [ranked(shown.step(`teams ${way}`, values))]),
    ]),
    shown.step("teams levels", levels),
  ];
}

function bracketClaims(
  { plan }: ScoredSwissEvent,
  bracket: NonNullable<ScoredSwissEvent["bracket"]>,
  shown: Shown
): Claim[] {
  const label = (team: Parameters<typeof contestantNumber>[0] | null) =>
    team === null ? ["", ""] : [contestantNumber(team), nameOf(NUMBERED_TEAMS, plan.teams, team)];
  const sheet = "Bracket";
  // Where the names have room, the boards that were played are typed beside the margins.
  const wide = shown.at(sheet, 5, 6) === "Boards" ? 5 : 4;
  const columns = bracket.rounds.map((_, i) => 3 + wide * i);
  return [
    ...bracket.rounds.map(({ matches }, i) => {
      const column = columns[i]!;
      const rows = spanOf(6, shown.rowsOf(sheet)).filter((row) => typeof shown.at(sheet, row, column) === "number");
      return {
        what: `Bracket, round ${i + 1}`,
        found: rows.flatMap((row) => [shown.at(sheet, row, column), shown.at(sheet, row, column + 1)]),
        wanted: [...matches, ...(bracket.third && i === bracket.rounds.length - 1 ? [bracket.third] : [])].flatMap(
          ({ teams }) => teams.flatMap((team) => (team === null ? [] : label(team)))
        ),
      };
    }),
  ];
}

/** What the workbook of a league is to show. */
export function leagueClaims(league: ScoredLeague, shown: Shown): Claim[] {
  const { plan, matches, teams, standings } = league;
  const inOrder = standings.map((team) => forContestant(teams, team));
  // Between the rows stand the names of the divisions, and the lines of those who go up and down.
  const table = shown.areaOf("Result_Number");
  const tableRows = spanOf(table.area.top, table.area.bottom).filter((row) => {
    return typeof shown.at(table.sheet, row, table.area.left) === "number";
  });
  const result = (column: string, of: (team: (typeof teams)[number]) => number | string | null) => {
    const { left } = shown.areaOf(`Result_${column}`).area;
    const found = tableRows.map((row) => shown.at(table.sheet, row, left));
    return { what: `Result_${column}`, found, wanted: inOrder.map(of) };
  };
  const { sheet, area } = shown.areaOf("Fixtures_Home");
  // Between the matches stand the names of the rounds.
  const rows = spanOf(area.top, area.bottom).filter((row) => !/Round \d+$/.test(String(shown.at(sheet, row, 1))));
  const fixtures = (name: string, of: (match: (typeof matches)[number]) => number | string | null) => {
    const { left } = shown.areaOf(`Fixtures_${name}`).area;
    return { what: `Fixtures_${name}`, found: rows.map((row) => shown.at(sheet, row, left)), wanted: matches.map(of) };
  };
  const name = (team: (typeof standings)[number]) => nameOf(NUMBERED_TEAMS, plan.teams, team);
  return [
    fixtures("Home", ({ home }) => name(home)),
    fixtures("Away", ({ away, swapped }) => `${name(away)}${swapped ? " (at home)" : ""}`),
    fixtures("HomeVps", ({ vps }) => vps && vps[0]),
    fixtures("AwayVps", ({ vps }) => vps && vps[1]),
    result("Place", ({ place }) => place),
    result("Number", ({ team }) => contestantNumber(team)),
    result("Name", ({ team }) => name(team)),
    result("Played", ({ played }) => played),
    result("Won", ({ won }) => won),
    result("Drawn", ({ drawn }) => drawn),
    result("Lost", ({ lost }) => lost),
    result("ImpsFor", ({ impsFor }) => impsFor),
    result("ImpsAgainst", ({ impsAgainst }) => impsAgainst),
    result("Deducted", ({ penalties }) => sumOfPenalties(penalties) || null),
    result("Points", ({ total }) => total),
    ...plan.divisions.flatMap(({ teams: members }, division) => [
      ...plan.fixtures
        .filter((round) => round.division === division)
        .map(({ round }, i) =>
          shown.named(
            `Form${plan.divisions.length > 1 ? division + 1 : ""}_Round${round}`,
            members.map((team) => forContestant(teams, team).vps[i] ?? null)
          )
        ),
    ]),
    ...(plan.divisions.some(({ up, down }) => up + down > 0)
      ? [shown.step("teams zone", teams.map(({ zone }) => (zone === null ? 0 : { up: 1, down: 2, tied: 3 }[zone])))] // prettier-ignore
      : []),
    ...levelClaims(league, shown),
  ];
}

/** What parts teams that are tied on victory points, and what is said of it. */
function levelClaims({ plan, teams }: ScoredLeague, shown: Shown): Claim[] {
  const byQuotient = plan.ties === "quotient";
  type Team = (typeof teams)[number];
  const step = (heading: string, of: (team: Team) => number | string) =>
    shown.step(
      `teams ${heading}`,
      teams.map((team) => (team.total === null ? null : of(team)))
    );
  const parted = ({ team, tieSteps }: Team, way: number) => {
    const values = tieSteps[way]?.values;
    return values ? forContestant(values, team) : 0;
  };
  const levelWith = ({ total, division }: Team) =>
    teams.filter((team) => team.total === total && team.division === division);
  const why = (team: Team): string => {
    const level = levelWith(team);
    if (level.length === 1) return "";
    const { waits } = team;
    const [between, again] = [parted(team, 1), parted(team, 2)];
    if (byQuotient) {
      if (team.impsFor + team.impsAgainst === 0) return `IMP quotient ${team.quotient} (no IMPs)`;
      return team.impsAgainst === 0 ? "no IMPs lost" : `IMP quotient ${team.quotient}`;
    }
    if (waits) return "Match between them not yet played";
    const still = level.filter((other) => parted(other, 1) === between).length;
    return `${between} VPs between them${still > 1 && still < level.length ? `, then ${again}` : ""}`;
  };
  return [
    step("level", (team) => levelWith(team).length),
    step("first", (team) => parted(team, 1)),
    step("second", (team) => parted(team, 2)),
    ...(byQuotient
      ? []
      : [
          shown.step(
            "teams first",
            teams.map(({ waits }) => (waits ? 1 : 0)),
            -1
          ),
        ]),
    step("why", why),
  ];
}
