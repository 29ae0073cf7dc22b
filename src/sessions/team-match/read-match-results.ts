import type { Fault } from "../csv";
import { inOrder, readField, readLines, TABLE_COLUMNS, type ReadLine } from "../read-line";
import { optional, readAdjusted } from "../result-fields";
import { messages } from "./messages";
import type { MatchTeam } from "./plan";
import { NO_MATCH_RESULTS, type ForTeams, type MatchResults } from "./score-match";

/** The columns of a file of a match's results, with the other names they go by. */
const COLUMNS = {
  ...TABLE_COLUMNS,
  adjusted_home: ["adjusted home", "adj. home"],
  adjusted_away: ["adjusted away", "adj. away"],
} as const;

/** What a file of a match's results holds. With a fault in it, none of it is to be used. */
export interface ReadMatchResults {
  readonly results: MatchResults;
  readonly faults: readonly Fault[];
  readonly warnings: readonly Fault[];
}

/**
 * Reads a match's results from CSV, as an evening's are; what the Director gave each team in place
 * of a board's score stands in two columns of their own, on one of the board's lines or on both.
 * @param boards the boards of the match.
 * @param penalties the teams' penalties, which no file has.
 */
export function readMatchResults(
  text: string,
  boards: readonly number[],
  penalties = NO_MATCH_RESULTS.penalties
): ReadMatchResults {
  const { lines, faults, warnings } = readLines(text, COLUMNS, boards, (read, fields) => {
    const given = (team: MatchTeam) =>
      readField(read, `adjusted_${team}`, () =>
        optional(fields[`adjusted_${team}`]!, (typed) => readAdjusted(typed, `the ${team} team`))
      );
    return { home: given("home"), away: given("away") };
  });
  const adjusted = new Map<number, ForTeams>();
  const own = adjustments(lines, adjusted);
  return {
    results: { tables: lines.flatMap(({ result }) => result ?? []), adjusted, penalties },
    faults: inOrder([...faults, ...own]),
    warnings,
  };
}

type AdjustedLine = ReadLine & { readonly home: number | null; readonly away: number | null };

/** Collects the adjusted boards: both teams' share is needed, and the same on each line. */
function adjustments(lines: readonly AdjustedLine[], adjusted: Map<number, ForTeams>): Fault[] {
  return lines.flatMap(({ line, board, home, away, faults }) => {
    const refused = faults.some(({ field }) => field.startsWith("adjusted"));
    if (board === null || refused || (home === null && away === null)) return [];
    const fault = (message: string) => [{ line, field: "adjusted_home", message }];
    if (home === null || away === null) return fault(messages.adjustedOne(board));
    const first = adjusted.get(board);
    if (first === undefined) adjusted.set(board, { home, away });
    else if (first.home !== home || first.away !== away)
      return fault(messages.adjustedTwice(board));
    return [];
  });
}
