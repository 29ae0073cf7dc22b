import type { TablePlan } from "../../sessions/table-plan";
import { isMatch, type MatchPlan } from "../../sessions/teams/team-match/plan";
import { comparable } from "../../sessions/names";
import type { Fault } from "../../sessions/reading/result-lines";
import type { TableRound, SeatedPair } from "../../sessions/at-tables";
import { KINDS } from "../../sessions/kinds";
import { pairOf } from "../../sessions/players";
import { texts } from "../texts";
import { hasNames, sharedNames, type Play } from "./plays";
import { shownPlaces } from "./tables-of-plays";
import { teamsOfMatches } from "./teams-of-matches";

/** Result of comparing a file's players with a session's movement. */
interface SeatCheck {
  /** Players who do not sit as in the session's movement: results would be credited to the wrong pairs. */
  readonly faults: readonly Fault[];
  readonly warnings: readonly Fault[];
  /**
   * Evidence for the seats: numbers or names of pairs, players or teams, or rounds alone; null if there is no evidence.
   */
  readonly shownBy: "names" | "rounds" | null;
}

type CheckedPlan = Exclude<TablePlan, MatchPlan>;

/**
 * Patterns of this program's numbers of pairs ("12"), and of two players who sit together ("3+7"). Pairs of teams have
 * no fixed pattern.
 */
export const OWN_NUMBERS = { pair: /^\d{1,3}$/, player: /^\d{1,2}\+\d{1,2}$/ } as const;

/** A play, with the table and the round where the session has it. */
interface Placed {
  readonly play: Play;
  readonly place: TableRound;
}

/**
 * Compares a file's seats with a session's movement: by the numbers of pairs, else by players' names, and by rounds. A
 * match of two teams is not compared, since its players change as they like.
 */
export function checkSeats(plays: readonly Play[], tables: readonly string[], plan: TablePlan): SeatCheck {
  if (isMatch(plan)) return { faults: [], warnings: [], shownBy: "names" };
  const places = shownPlaces(plan);
  const byTable = new Map(
    places.flatMap((place) => place.boards.map((board) => [`${place.tableName}:${board}`, place] as const))
  );
  const placed = plays.flatMap((play, i): Placed[] => {
    const place = byTable.get(`${tables[i]}:${Number(play.board)}`);
    return place ? [{ play, place }] : [];
  });
  const numbered = placed.filter(({ play }) => areNumbers(play, plan, places));
  const others = placed.filter(({ play }) => !areNumbers(play, plan, places));
  const byName = others.filter(({ play }) => hasNames(play));
  const rounds = checkRounds(placed);
  const teams = "teams" in plan ? teamsOfMatches(plays, tables, plan) : null;
  const faults = [
    ...numbered.flatMap((numberedPlay) => checkNumbers(numberedPlay, plan)),
    ...checkUnknown(
      others.filter((numberedPlay) => !byName.includes(numberedPlay)),
      plan
    ),
    ...(KINDS[plan.kind].designation.contestantKind === "pair"
      ? checkPairs(byName, places)
      : checkPlayers(others, places)),
    ...rounds.faults,
    ...(teams?.faults ?? []),
  ];
  const areNamed = numbered.length + byName.length === placed.length || teams?.areNamed === true;
  return {
    faults: firstOfPlaces(faults, placed),
    warnings: [...changedPairs(placed), ...(areNamed ? [] : rounds.warnings)],
    shownBy: areNamed ? "names" : rounds.areShown ? "rounds" : null,
  };
}

function plainNumberOf(id: string, { kind }: Pick<TablePlan, "kind">): string {
  const plain = id
    .toUpperCase()
    .replace(/^(PAIR|TEAM)\s*/, "")
    .replace(/^0+(?=\d)/, "");
  if (KINDS[kind].designation.contestantKind !== "player") return plain;
  const players = plain.split(/\s*[+&/,-]\s*|\s+/).map(Number);
  return players.sort((a, b) => a - b).join("+");
}

/** True if a play's pair numbers are possible in the session. */
function areNumbers({ pairs }: Play, plan: CheckedPlan, places: readonly TableRound[]): boolean {
  const { contestantKind } = KINDS[plan.kind].designation;
  const isOwn = (id: string) =>
    contestantKind === "team"
      ? places.some(({ sitting }) => sitting.some((pair) => pair.id === id))
      : OWN_NUMBERS[contestantKind].test(id);
  return pairs.every((id) => id !== "" && isOwn(plainNumberOf(id, plan)));
}

function checkNumbers({ play, place }: Placed, plan: CheckedPlan): Fault[] {
  const ours = place.sitting.map(({ id }) => id);
  if (play.pairs.every((id, side) => plainNumberOf(id, plan) === plainNumberOf(ours[side] ?? "", plan))) return [];
  const message = texts.pbn.otherPairs(play.board, place.tableName, play.pairs, ours);
  return [{ line: play.line, field: "", message }];
}

/** Returns faults for pairs whose numbers the session does not have, and whose players are not named. */
function checkUnknown(placed: readonly Placed[], { kind }: CheckedPlan): Fault[] {
  if (KINDS[kind].designation.contestantKind === "team") return [];
  return placed.flatMap(({ play: { line, board, pairs }, place }) => {
    const message = texts.pbn.unknownPairs(board, place.tableName, pairs);
    return pairs.every((id) => id !== "") ? [{ line, field: "", message }] : [];
  });
}

function bothAt({ players: { N, E, S, W } }: Play, side: number): readonly [string, string] {
  return side === 0 ? [N, S] : [E, W];
}

function keyOf(players: readonly string[]): string {
  return players.map(comparable).sort().join("/");
}

/** Returns faults for pairs whose names show that they sit in place of another pair of the movement. */
function checkPairs(placed: readonly Placed[], places: readonly TableRound[]): Fault[] {
  const numbers = new Map<string, string>();
  for (const { sitting } of places)
    for (const { id, players } of sitting) if (players.every((name) => name !== "")) numbers.set(keyOf(players), id);
  return placed.flatMap(({ play, place }) =>
    place.sitting.flatMap(({ id }, side) => {
      const players = bothAt(play, side);
      const before = numbers.get(keyOf(players));
      numbers.set(keyOf(players), before ?? id);
      if (before === undefined || before === id) return [];
      const message = texts.pbn.otherSeat(pairOf(players), play.board, place.tableName, before, id);
      return [{ line: play.line, field: "", message }];
    })
  );
}

/**
 * Returns faults for players whose names show that they sit in place of another player or team. If a name is in two
 * seats on one board, two people have this name, so it is not checked. Partners in the opposite order are no fault,
 * because their order changes no score.
 */
function checkPlayers(placed: readonly Placed[], places: readonly TableRound[]): Fault[] {
  // The id of a team's pair is the team's id with one more letter or digit.
  const whoAt = ({ id, movers }: SeatedPair, seat: number) =>
    (movers.length > 1 ? movers[seat] : id.slice(0, -1)) ?? "";
  const shared = sharedNames(placed.map(({ play }) => play));
  const numbers = new Map<string, string>();
  const add = (name: string, number: string) => {
    if (numbers.has(name) && numbers.get(name) !== number) shared.add(name);
    numbers.set(name, number);
  };
  for (const { sitting } of places)
    for (const sitter of sitting)
      sitter.players.forEach((name, seat) => name !== "" && add(comparable(name), whoAt(sitter, seat)));
  return placed.flatMap(({ play, place }) =>
    place.sitting.flatMap((sitter, side) =>
      bothAt(play, side).flatMap((name, seat, both) => {
        if (name === "") return [];
        const key = comparable(name);
        const [seated, other] = [whoAt(sitter, seat), whoAt(sitter, 1 - seat)];
        const partner = numbers.get(comparable(both[1 - seat] ?? ""));
        const number = partner === seated ? other : seated;
        const before = numbers.get(key) ?? number;
        numbers.set(key, before);
        const isFree = before !== partner || seated === other;
        if (((before === seated || before === other) && isFree) || shared.has(key)) return [];
        const message = texts.pbn.otherSeat(name, play.board, place.tableName, before, number);
        return [{ line: play.line, field: "", message }];
      })
    )
  );
}

/**
 * Compares the rounds if a file has several. A single round number may come from an event to which the session belongs,
 * so a difference is then only a warning.
 */
function checkRounds(placed: readonly Placed[]) {
  const numberedRounds = placed.filter(({ play }) => /^\d{1,3}$/.test(play.round));
  const [first] = numberedRounds;
  const isOne = numberedRounds.every(({ play }) => Number(play.round) === Number(first?.play.round));
  const faults = numberedRounds.flatMap(({ play: { line, board, round }, place }) => {
    const message = texts.pbn.otherRound(board, place.tableName, round, place.round);
    return Number(round) === place.round ? [] : [{ line, field: "", message }];
  });
  if (!isOne) return { faults, warnings: [], areShown: numberedRounds.length === placed.length };
  return { faults: [], warnings: faults.slice(0, 1), areShown: false };
}

/** Returns a warning for the first pair whose names differ from one board to another. */
function changedPairs(placed: readonly Placed[]): Fault[] {
  const first = new Map<string, { readonly name: string; readonly key: string; readonly board: string }>();
  for (const { play, place } of placed)
    for (const [side, { id }] of place.sitting.entries()) {
      const players = bothAt(play, side);
      const [name, key] = [pairOf(players), keyOf(players)];
      const before = first.get(id);
      if (name === "" || before?.key === key) continue;
      if (before)
        return [{ line: play.line, field: "", message: texts.pbn.otherPair(id, before, { name, board: play.board }) }];
      first.set(id, { name, key, board: play.board });
    }
  return [];
}

/** Returns the first fault of each table and round, since all boards of a round have the same fault. */
function firstOfPlaces(faults: readonly Fault[], placed: readonly Placed[]): Fault[] {
  const placeAt = new Map(placed.map(({ play, place }) => [play.line, place]));
  const seen = new Set<TableRound | undefined>();
  return faults.filter(({ line }) => {
    const place = placeAt.get(line);
    const isFirst = !seen.has(place);
    seen.add(place);
    return isFirst;
  });
}
