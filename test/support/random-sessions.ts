import fc from "fast-check";
import { scoreClub } from "../../src/sessions/club/score-club";
import { clubResults } from "./random-club";
import { contestantNumber, contestantsIn } from "../../src/movements/contestant";
import type { OwnLine } from "../../src/sessions/field/own/own-line";
import { ownText } from "../../src/sessions/field/own/own-movement";
import { scoreChicago } from "../../src/sessions/chicago/score-chicago";
import { scoreTeams } from "../../src/sessions/teams/score-teams";
import { ALL_GAMES } from "../../src/sessions/field/all-games";
import { INDIVIDUAL, PAIRS, type FieldKind } from "../../src/sessions/field/field-kind";
import { FIVE_PAIRS } from "../../src/sessions/home/five-pairs";
import { FOUR_PAIRS } from "../../src/sessions/home/four-pairs";
import { scoreField } from "../../src/sessions/field/score-field";
import { emptySession, type Plan, planSession, type Scored, tablesIn } from "../../src/sessions/kinds";
import { scoreHome } from "../../src/sessions/home/score-home";
import type { SessionOptions } from "../../src/sessions/session-options";
import { MATCH_FORMS } from "../../src/sessions/teams/team-match/plan";
import { scoreTeamMatch } from "../../src/sessions/teams/team-match/score-match";
import { scoreEvent } from "../../src/sessions/event/score-event";
import { leagueResults } from "../sessions/event/league/random-league";
import { randomRoundRobin } from "../sessions/event/random-round-robin";
import { randomEvent } from "../sessions/event/random-event";
import { chicagoResults, fieldResults, results, teamResults } from "./random-results";
import type { WorkbookOptions } from "../../src/workbook/assemble";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { texts } from "../../src/workbook/texts";
import { TYPED_BOARD } from "./typed-texts";
import { typed, type TypedAt } from "./typing";
import { SEED } from "./runs";

const firstBoard = fc.constantFrom(undefined, undefined, 2, 25);
const share = fc.constantFrom(0, 0.3, 0.7, 1, 1);
/** A game of pairs or of individuals: of few people more often than of many, whose workbooks are large. */
const game = ({ name }: FieldKind) =>
  fc.oneof(
    ...[ALL_GAMES.sizes[name].slice(0, 3), ALL_GAMES.sizes[name]].map((of) =>
      fc.constantFrom(...of).chain(({ games }) => fc.constantFrom(...games))
    )
  );

/**
 * A club's own movement: one of ours with sets that are not equal, boards in another order, and tables that do not play
 * in some round. Now and then it cannot be played, which `planned` sorts out.
 */
const ownMovement = (kind: FieldKind) =>
  fc.tuple(game(kind), fc.infiniteStream(fc.nat({ max: 99 }))).map(([{ lines }, drawn]) => {
    const lot = () => Number(drawn.next().value);
    const [isUneven, isReordered, isGapped] = [lot() < 40, lot() < 40, lot() < 50];
    const [isStaying, isParted] = [lot() < 30, lot() < 30];
    const all = lines();
    const sets = Math.max(...all.map(({ set }) => set));
    const sizes = Array.from({ length: sets }, () => (isUneven ? 1 + (lot() % 3) : 2));
    const first = (set: number) => 1 + sizes.slice(0, set - 1).reduce((sum, size) => sum + size, 0);
    const own = all.map(({ round, table: planned, ns, ew, set }, line): OwnLine => {
      const ofRound = all.filter((other) => other.round === round && other.set <= set);
      const isShared = ofRound.some((other) => other.set === set && other.table !== planned);
      const table = isStaying && !isShared ? ofRound.length : planned;
      // Behind the first board of each set a gap, in which the others begin.
      const from = (i: number) => first(set) + i + (isParted && i > 0 ? first(sets + 1) : 0);
      const boards = Array.from({ length: sizes[set - 1] ?? 1 }, (_, i) => from(i));
      const numbers = (seated: typeof ns) => contestantsIn(seated).map(contestantNumber);
      const inOrder = isReordered && lot() < 50 ? [...boards.slice(1), ...boards.slice(0, 1)] : boards;
      return { line, round, table, ns: numbers(ns), ew: numbers(ew), boards: inOrder };
    });
    return ownText(own.filter(() => !isGapped || lot() < 85));
  });
const name = fc.string({ unit: "grapheme", maxLength: 12 });
const named = (count: number) => fc.array(name, { minLength: count, maxLength: count });
// prettier-ignore
const scale = fc.constantFrom(
  undefined, "WBF-4", "WBF-24", "WBF-DISCRETE-7", "WBF-OLD-8", "ACBL20-6", "ACBL30-9", "HOME-5"
);

/** Options of a kind; what does not go together is left to `planned` to sort out. */
const OPTIONS: Readonly<Record<string, fc.Arbitrary<SessionOptions>>> = {
  ...Object.fromEntries(
    [FOUR_PAIRS, FIVE_PAIRS].map((kind) => [
      kind.name,
      fc
        .tuple(fc.constantFrom(...kind.configurations), scale, named(kind.pairs), firstBoard, fc.boolean())
        .map(([configuration, chosen, pairs, first, byMatchpoints]) => ({
          ...configuration,
          "first-board": first,
          pairs,
          scale: chosen,
          scoring: chosen ? "vps" : byMatchpoints ? "matchpoints" : "imps",
        })),
    ])
  ),
  pairs: fc.oneof(
    {
      weight: 3,
      arbitrary: game(PAIRS).chain(({ count, boards, rounds, style }) =>
        fc.record({
          pairs: named(count),
          boards: fc.constant(boards),
          rounds: fc.constant(rounds),
          movement: fc.constant(style),
          "first-board": firstBoard,
          scoring: fc.constantFrom("matchpoints", "cross-imps"),
          handicap: fc.constantFrom(undefined, undefined, "Pair 2 1.5; 5 -10"),
        })
      ),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        movement: ownMovement(PAIRS),
        "first-board": firstBoard,
        scoring: fc.constantFrom("matchpoints", "cross-imps"),
      }),
    }
  ),
  individual: fc.oneof(
    {
      weight: 3,
      arbitrary: game(INDIVIDUAL).chain(({ count, boards, rounds, style }) =>
        fc.record({
          players: named(count),
          boards: fc.constant(boards),
          rounds: fc.constant(rounds),
          movement: fc.constant(style),
          "first-board": firstBoard,
          scoring: fc.constantFrom("matchpoints", "cross-imps", "imps", "vps"),
          handicap: fc.constantFrom(undefined, undefined, "Player 2 -1.65; 5 10"),
        })
      ),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        movement: ownMovement(INDIVIDUAL),
        "first-board": firstBoard,
        scoring: fc.constantFrom("matchpoints", "cross-imps", "imps", "vps"),
      }),
    }
  ),
  chicago: fc.integer({ min: 4, max: 7 }).chain((count) =>
    fc.record({
      players: named(count),
      rounds: fc.integer({ min: 1, max: 12 }),
      partners: fc.constantFrom(undefined, undefined, "stay"),
      vulnerable: fc.constantFrom(undefined, "dealer", "opponents"),
      "passed-out": fc.constantFrom(undefined, "again", "counted"),
      expected: fc.constantFrom(undefined, undefined, "21 30 40; 22 80 90; 23 110 150"),
    })
  ),
  "team-match": fc.record({
    form: fc.constantFrom(...MATCH_FORMS),
    sessions: fc.integer({ min: 1, max: 4 }),
    boards: fc.integer({ min: 1, max: 32 }),
    "first-board": firstBoard,
    scale,
    home: name,
    away: name,
    players: named(8),
    penalties: fc.constantFrom(undefined, "Home 2 IMPs", "Away 3 IMPs"),
  }),
  "three-teams": fc.record({
    boards: fc.constantFrom(12, 15, 18, 21, 24),
    "first-board": firstBoard,
    scale,
    teams: named(3),
    players: named(12),
    penalties: fc.constantFrom(undefined, "Team A 1.5 VPs"),
  }),
  "four-teams": fc.record({
    boards: fc.constantFrom(18, 24, 30),
    "first-board": firstBoard,
    scale,
    teams: named(4),
    players: named(16),
    penalties: fc.constantFrom(undefined, "Team 1 1 VP; Team 4 0.5 VPs"),
  }),
  "swiss-event": fc.oneof(
    fc.record({
      teams: fc.integer({ min: 4, max: 24 }).map((count) => [String(count)]),
      rounds: fc.integer({ min: 1, max: 6 }),
      boards: fc.integer({ min: 5, max: 9 }),
      scale,
      odd: fc.constantFrom("bye", "three-teams"),
      bracket: fc.constantFrom(undefined, 4),
    }),
    fc.record({
      form: fc.constantFrom("round-robin", "bam"),
      teams: fc.integer({ min: 3, max: 9 }).map((count) => [String(count)]),
      double: fc.boolean(),
      boards: fc.integer({ min: 3, max: 6 }),
      ties: fc.constantFrom(undefined, "match wins"),
      walkover: fc.constantFrom("60", "average", "greatest"),
    })
  ),
  league: fc.record({
    teams: fc.integer({ min: 3, max: 12 }).map((count) => [String(count)]),
    double: fc.boolean(),
    boards: fc.integer({ min: 6, max: 32 }),
    scale,
    date: fc.constantFrom("", "2026-09-14"),
    every: fc.constantFrom(7, 14),
    ties: fc.constantFrom("head-to-head", "quotient"),
  }),
  club: fc.record({
    pairs: fc.integer({ min: 2, max: 16 }).map((count) => [String(count)]),
    boards: fc.integer({ min: 1, max: 24 }),
    scoring: fc.constantFrom("matchpoints", "cross-imps", "butler"),
    winners: fc.constantFrom(1, 2),
  }),
};

/** A plan where the options go together, otherwise null. */
function planned(kind: string, options: SessionOptions): Plan | null {
  try {
    return planSession(kind, { title: "Random", ...options });
  } catch {
    return null;
  }
}

/**
 * A random session of a plan, the same for the same seed.
 * @param shared how much of it is played; left to chance if not said.
 */
export function played(plan: Plan, seed: number, shared?: number): Scored {
  const one = <T>(arbitrary: fc.Arbitrary<T>) => fc.sample(arbitrary, { numRuns: 1, seed })[0]!;
  const part = shared ?? one(share);
  switch (plan.kind) {
    case "four-pairs":
    case "five-pairs":
      return scoreHome(plan, one(results(plan, part)));
    case "pairs":
    case "individual":
      return scoreField(plan, one(fieldResults(plan, part)));
    case "chicago":
      return scoreChicago(plan, one(chicagoResults(plan, part)));
    case "team-match":
      return scoreTeamMatch(plan, one(teamResults(plan.matches, part)));
    case "three-teams":
      return scoreTeams(plan, one(teamResults(plan.matches, part)));
    case "four-teams":
      return scoreTeams(plan, one(teamResults(plan.matches, part)));
    case "swiss-event":
      if (plan.form !== "swiss")
        return scoreEvent(
          plan,
          randomRoundRobin(plan, { seed, share: part, absences: true, penalties: seed % 2 === 0 })
        );
      return randomEvent(plan, {
        seed,
        rounds: Math.ceil(part * plan.rounds),
        open: seed % 3,
        penalties: seed % 2 === 0,
      });
    case "league":
      return scoreEvent(plan, one(leagueResults(plan, part)));
    case "club":
      return scoreClub(plan, one(clubResults(plan, part)));
  }
}

/** Random sessions of a kind, the same for the same seed. */
export function sessions(kind: string, count: number): Scored[] {
  const plans = fc
    .sample(OPTIONS[kind]!, { numRuns: 12 * count, seed: SEED })
    .flatMap((options) => planned(kind, options) ?? []);
  return plans.slice(0, count).map((plan, i) => played(plan, SEED + i));
}

/** The empty workbook of a session, with whatever may be typed for each board at each table; null without tables. */
export function typedTables(plan: Plan, options: WorkbookOptions | undefined, seed: number) {
  const model = sessionWorkbook(emptySession(plan).scored, options);
  const places = tablesIn(plan).flatMap(({ name: table, boards }) =>
    boards.map((board) => ({ sheet: texts.common.table(table), board }))
  );
  if (places.length === 0) return null;
  const cells = fc.sample(TYPED_BOARD, { numRuns: places.length, seed });
  const boards = places.map((place, i): TypedAt => ({ ...place, cells: cells[i]! }));
  const edits = boards.flatMap(({ sheet, board, cells: written }) => typed(model, sheet, board, written));
  return { model, edits, boards };
}
