import fc from "fast-check";
import { digestOf, type Digest } from "../../src/season/digest";
import type { Evening } from "../../src/season/evening";
import { planField } from "../../src/sessions/field/all-games";
import { INDIVIDUAL } from "../../src/sessions/field/field-kind";
import { NO_FIELD_RESULTS } from "../../src/sessions/field/results";
import { scoreField } from "../../src/sessions/field/score-field";
import { planHome } from "../../src/sessions/home/home-kind";
import { FOUR_PAIRS } from "../../src/sessions/home/four-pairs";
import { FIVE_PAIRS } from "../../src/sessions/home/five-pairs";
import { scoreHome } from "../../src/sessions/home/score-home";
import { NO_RESULTS } from "../../src/sessions/results";
import { planMatch } from "../../src/sessions/teams/team-match/squads";
import { scoreTeamMatch } from "../../src/sessions/teams/team-match/score-match";
import type { SessionOptions } from "../../src/sessions/session-options";
import type { TableResult } from "../../src/sessions/results";
import { results, teamResults } from "../support/random-results";

/** A board at a table of which only the points are known. */
export function points(table: number, board: number, score: number): TableResult {
  return { table, board, contract: null, declarer: null, result: null, points: score, expected: null };
}

/** An evening of four pairs of which only board 1 is played, by which pairs 3 and 4 win 6 IMPs if not said otherwise. */
export function homeEvening(
  source: string,
  options: SessionOptions,
  tables: readonly TableResult[] = [points(1, 1, 420), points(2, 1, 170)]
): Evening {
  const plan = planHome(FOUR_PAIRS, { boards: 24, ...options });
  return { source, scored: scoreHome(plan, { ...NO_RESULTS, tables }) };
}

/** An evening of individuals by matchpoints of which only board 1 is played. */
export function fieldEvening(
  source: string,
  options: SessionOptions,
  tables: readonly TableResult[] = [points(1, 1, 420), points(2, 1, 170)]
): Evening {
  const plan = planField(INDIVIDUAL, options);
  return { source, scored: scoreField(plan, { ...NO_FIELD_RESULTS, tables }) };
}

/** A match in which the home team wins board 1 by so many points. */
export function matchEvening(source: string, options: SessionOptions, net: number, boards?: number): Evening {
  const plan = planMatch(options);
  const all = plan.matches[0].boards.slice(0, boards ?? plan.matches[0].boards.length);
  const tables = all.flatMap((board, i) => [points(1, board, i === 0 ? net : 0), points(2, board, 0)]);
  return { source, scored: scoreTeamMatch(plan, { tables, adjusted: new Map() }) };
}

export const PLAYERS = [
  "Ann Smith",
  "Bob Jones",
  "Cy Young",
  "Di Old",
  "Eve Lund",
  "Flo May",
  "Gus Noll",
  "Hal Orr",
  "Ida Poe",
  "Jo Rex",
];

/** Ways in which people write a pair. */
const JOINS = [" & ", " / ", "+", " and ", " und ", ", "];

/** A name as somebody might type it, the same to the season. */
const typedName = (name: string) =>
  fc.constantFrom(name, name.toUpperCase(), name.toLowerCase(), ` ${name.replace(" ", "  ")}`);

const pairNames = (count: number) =>
  fc
    .tuple(
      fc.shuffledSubarray(PLAYERS, { minLength: 2 * count, maxLength: 2 * count }),
      fc.array(fc.constantFrom(...JOINS), { minLength: count, maxLength: count })
    )
    .chain(([players, joins]) =>
      fc
        .tuple(...players.map(typedName))
        .map((typed) => joins.map((join, i) => `${typed[2 * i]}${join}${typed[2 * i + 1]}`))
    );

const dates = fc.integer({ min: 1, max: 28 }).map((day) => `2026-11-${String(day).padStart(2, "0")}`);

const homes = fc
  .tuple(fc.constantFrom(FOUR_PAIRS, FIVE_PAIRS), dates, fc.constantFrom("imps", "vps"))
  .chain(([kind, date, scoring]) =>
    pairNames(kind.pairs).chain((pairs) => {
      // Five pairs score by victory points with with 30 boards.
      const configuration = kind.configurations.find(({ boards }) => boards === (kind === FOUR_PAIRS ? 24 : 30));
      const plan = planHome(kind, { ...configuration, date, scoring, pairs });
      return results(plan, 0.9).map((found) => scoreHome(plan, found));
    })
  );

const matches = fc
  .tuple(dates, fc.shuffledSubarray(PLAYERS, { minLength: 8, maxLength: 8 }))
  .chain(([date, players]) => {
    const plan = planMatch({ form: "swiss", boards: 5, date, home: "Reds", away: "Blues", players });
    return teamResults(plan.matches, 0.9).map((found) => scoreTeamMatch(plan, found));
  });

/** The evenings of a random season, of which a file is called by its number. */
export const randomEvenings: fc.Arbitrary<Evening[]> = fc
  .array(fc.oneof({ weight: 4, arbitrary: homes }, { weight: 1, arbitrary: matches }), { minLength: 1, maxLength: 12 })
  .map((all) => all.map((scored, i) => ({ source: `${i}.xlsx`, scored })));

/** What a season needs of evenings. */
export function digests(evenings: readonly Evening[]): Digest[] {
  return evenings.map(digestOf);
}
