import { rounded } from "../../../src/bridge/rounded";
import { topOf } from "../../../src/bridge/matchpoints";
import { forContestant } from "../../../src/movements/contestant";
import { FIELD_KINDS } from "../../../src/sessions/field/field-kind";
import { inRoom, tablesInRoom } from "../../../src/sessions/field/visits";
import { isInTeams } from "../../../src/sessions/field/plan";
import { rankedBy } from "../../../src/sessions/field/score-field";
import type { ScoredField, ScoredFieldRound } from "../../../src/sessions/field/scored-field";
import { teamImpsAt } from "../../../src/sessions/field/team-imps";
import type { ScoredHome } from "../../../src/sessions/home/score-home";
import { nameOf, NUMBERED_PAIRS } from "../../../src/sessions/contestants";
import { ruledScoreOf } from "../../../src/sessions/field/ruled-score";
import { printPercentages } from "../../../src/sessions/field/results";
import { fieldMovementClaims, homeMovementClaims } from "./movement";
import { type Claim, firstOf, ofPlaced, type Shown, spanOf } from "./shown";

const SCORE_NAMES = { imps: "Score_Imps", vps: "Score_Vps", matchpoints: "Score_Matchpoints" };

/** What heads the totals of the ranking on a home session's Scoresheet. */
const DECIDING = { imps: "IMPs", vps: "VPs", matchpoints: "%" } as const;

/** What the workbook of a home session is to show. */
export function homeClaims(scored: ScoredHome, shown: Shown): Claim[] {
  const { plan, subrounds, totals, places, percentages, standings } = scored;
  const boards = subrounds.flatMap((subround) => subround.boards);
  const onBoards = <T>(what: (board: (typeof boards)[number]) => T) =>
    new Map(boards.map((board) => [board.board, what(board)]));
  const points = (table: 0 | 1) => onBoards(({ results }) => results[table]?.points ?? null);
  const rounds = SCORE_NAMES[plan.scoring];
  return [
    shown.onBoards("Table1", "Points", points(0)),
    shown.onBoards("Table2", "Points", points(1)),
    shown.besideBoards("Table1", "Table 2", points(1)),
    shown.onBoards(
      "Table1",
      "Difference",
      onBoards(({ difference }) => difference)
    ),
    shown.onBoards(
      "Table1",
      "Imps",
      onBoards(({ imps }) => imps)
    ),
    shown.named(
      rounds,
      subrounds.flatMap((subround) => subround.points)
    ),
    shown.named(
      rounds,
      subrounds.flatMap(({ running }) => running),
      totals.length + 1
    ),
    firstOf(
      totals.length,
      shown.named(
        rounds,
        subrounds.map(({ imps }) => imps),
        -1
      )
    ),
    shown.named("Score_Total", totals),
    shown.named("Score_Place", places),
    ...(shown.hasName("Score_Percent") ? [shown.named("Score_Percent", percentages)] : []),
    shown.below(
      "Scoresheet",
      "Place",
      standings.map((pair) => forContestant(places, pair))
    ),
    shown.below(
      "Scoresheet",
      DECIDING[plan.scoring],
      standings.map((pair) => forContestant(totals, pair))
    ),
    shown.named(
      "Result_Place",
      standings.map((pair) => forContestant(places, pair))
    ),
    shown.named(
      "Result_Points",
      standings.map((pair) => forContestant(totals, pair))
    ),
    ofPlaced(
      shown,
      shown.named(
        "Result_Name",
        standings.map((pair) => nameOf(NUMBERED_PAIRS, plan.pairs, pair))
      )
    ),
    ...homeMovementClaims(plan, shown),
  ];
}

/** What the workbook of a field is to show. */
export function fieldClaims(scored: ScoredField, shown: Shown): Claim[] {
  const { plan, boards, rounds, tallies, totals, places, standings } = scored;
  const inTeams = isInTeams(plan.scoring);
  const points = (number: number | null | undefined) =>
    number === null || number === undefined ? null : rounded(number);
  const tables = tablesInRoom(plan).flatMap((table) => {
    const at = <T>(what: (play: (typeof boards)[number]["plays"][number], board: (typeof boards)[number]) => T) =>
      new Map(
        boards.flatMap((board) =>
          board.plays.flatMap((play) => {
            const room = inRoom(plan, { table: play.table, board: board.board });
            return room.table === table ? [[room.board, what(play, board)] as const] : [];
          })
        )
      );
    const name = `Table${table}`;
    return [
      shown.onBoards(
        name,
        "Points",
        at(({ result, averages }) => result?.points ?? (averages && printPercentages(averages)))
      ),
      shown.onBoards(
        name,
        "MatchpointsNS",
        at(({ matchpoints }) => points(matchpoints?.ns))
      ),
      shown.onBoards(
        name,
        "MatchpointsEW",
        at(({ matchpoints }) => points(matchpoints?.ew))
      ),
      shown.onBoards(
        name,
        "Imps",
        at(({ imps }, board) => points(inTeams ? teamImpsAt(board, table)?.ns : imps?.ns))
      ),
    ];
  });
  // As travellers are read: North-South's best score first, those without one last, and otherwise as they were played.
  const travellers = boards.flatMap((board) => {
    const score = (play: (typeof board)["plays"][number]) =>
      play.averages || ruledScoreOf(plan, board, play) ? -Infinity : (play.result?.points ?? -Infinity);
    return [...board.plays].sort((a, b) => (score(a) < score(b) ? 1 : score(a) > score(b) ? -1 : 0));
  });
  const rowsOfTravellers = spanOf(6, shown.rowsOf("Boards")).filter(
    (row) => typeof shown.at("Boards", row, 1) === "number"
  );
  const onTravellers = (column: number, wanted: (play: (typeof travellers)[number]) => number | string | null) => ({
    what: `Boards, column ${column}`,
    found: rowsOfTravellers.map((row) => shown.at("Boards", row, column)),
    wanted: travellers.map(wanted),
  });
  const top = topOf(plan.results);
  // A score without a name decides, and is the total. Each has one row or two.
  const scores = (column: string, wanted: readonly (number | string | null)[]) => {
    const name = `Score_${column}`;
    if (!shown.hasName(name)) return [];
    const claim = shown.named(name, headed(wanted));
    return [firstOf(claim.found.length / claim.wanted.length, claim)];
  };
  /** With the row that heads the second of two rankings, and with that of the first. */
  type Wanted = readonly (number | string | null)[];
  const [, second = []] = plan.rankings;
  const headed = (wanted: Wanted, said: string | null = null): Wanted =>
    second.length === 0 ? wanted : [...wanted.slice(0, second[0]), said, ...wanted.slice(second[0])];
  const bothHeaded = (wanted: Wanted): Wanted => [...second.slice(0, 1).map(() => null), ...headed(wanted)];
  const hasBegun = (round: ScoredFieldRound) => round.tallies.some((tally) => rankedBy(plan, tally) !== null);
  const who = FIELD_KINDS[plan.kind].designation;
  const list = plan.kind === "pairs" ? "Pair" : "Player";
  const byRounds = (index: number, wanted: (round: (typeof rounds)[number]) => readonly (number | string | null)[]) =>
    rounds.map((round, i) => {
      const { area, sheet } = shown.areaOf("Score_Place");
      const heading = spanOf(1, shown.rowsOf(sheet)).filter((row) => shown.at(sheet, row, 1) === list)[index]!;
      const column = spanOf(1, 30).find((each) => shown.at(sheet, heading, each) === i + 1)!;
      const rows = spanOf(heading + 1, heading + 1 + area.bottom - area.top + Math.min(1, second.length));
      return {
        what: `${sheet}, list ${index}, round ${i + 1}`,
        found: rows.map((row) => shown.at(sheet, row, column)),
        wanted: bothHeaded(wanted(round)),
      };
    });
  return [
    ...tables,
    onTravellers(6, ({ result, averages }) => (averages && printPercentages(averages)) ?? result?.points ?? null),
    onTravellers(7, ({ matchpoints }) => points(matchpoints?.ns)),
    onTravellers(8, ({ matchpoints }) => points(matchpoints?.ew)),
    onTravellers(9, ({ matchpoints }) => matchpoints && rounded((100 * matchpoints.ns) / top)),
    onTravellers(10, ({ imps }) => points(imps?.ns)),
    onTravellers(11, ({ imps }) => points(imps?.ew)),
    ...scores("Place", places),
    ...scores("Total", totals),
    ...scores(
      "Percent",
      tallies.map(({ percentage }) => points(percentage))
    ),
    ...scores(
      "Imps",
      tallies.map(({ imps }) => points(imps))
    ),
    ...scores(
      "Points",
      tallies.map((tally) => tally.points)
    ),
    ...(inTeams
      ? []
      : [
          shown.below(
            "Scoresheet",
            "MPs",
            bothHeaded(tallies.map(({ matchpoints, possible }) => (possible === 0 ? null : rounded(matchpoints))))
          ),
        ]),
    ...byRounds(0, (round) => round.tallies.map((tally) => rankedBy(plan, tally))),
    ...byRounds(1, (round) => (hasBegun(round) ? round.running : round.running.map(() => null))),
    ...standings.map((contestant, line) => {
      const ranking = plan.rankings.find((known) => known.includes(contestant)) ?? [];
      let place: number | "#N/A" = "#N/A";
      const charted = rounds.map((round, index): number | string => {
        if (!rounds.slice(index).some(hasBegun)) return "#N/A";
        const now = hasBegun(round) ? round.places[contestant] : null;
        return (place = now ? Number.parseInt(now, 10) : place);
      });
      return shown.step(`Chart ${line + 1}`, [
        ranking.indexOf(contestant) + 1,
        nameOf(who, plan.names, contestant),
        ...charted,
      ]);
    }),
    shown.named(
      "Result_Place",
      headed(
        standings.map((contestant) => forContestant(places, contestant)),
        "East-West"
      )
    ),
    shown.named("Result_Points", headed(standings.map((contestant) => forContestant(totals, contestant)))),
    ofPlaced(
      shown,
      shown.named("Result_Name", headed(standings.map((contestant) => nameOf(who, plan.names, contestant))))
    ),
    ...fieldMovementClaims(plan, shown),
  ];
}
