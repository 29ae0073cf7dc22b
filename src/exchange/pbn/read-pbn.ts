import { KINDS, type Plan } from "../../sessions/kinds";
import { CANCELLED_AS_WRITTEN } from "../../sessions/reading/typed-board";
import type { FieldPlan } from "../../sessions/field/plan";
import { printAverages } from "../../sessions/field/results";
import { averagesWorth } from "../../sessions/field/score-field";
import { inOrder, type Fault, type ResultFields, type ResultLines } from "../../sessions/reading/result-lines";
import { hasTables, type TablePlan } from "../boards-at-tables";
import { texts } from "../texts";
import { parsePbn } from "./parse-pbn";
import { playsOf, type Play } from "./plays";
import { seatWarnings } from "./seat-check";
import { tablesOfPlays } from "./tables-of-plays";

/**
 * The results in a PBN file as lines for a session, each with the line of its game: contract, declarer, result and
 * points, and what the Director gave in place of a score. Points stand as the file has them.
 * @returns with faults where the file cannot be read, has no results, or does not tell the tables apart; with
 *   warnings for what was left out or assumed.
 */
export function pbnResults(text: string, plan: Plan): ResultLines {
  const columns = Object.keys(KINDS[plan.kind].columns);
  const refused = (message: string, warnings: readonly Fault[] = []): ResultLines => ({
    isEmpty: true,
    columns: [],
    lines: [],
    faults: [{ line: 1, field: "", message }],
    warnings,
  });
  if (!hasTables(plan)) return refused(texts.pbn.matchesOnly(KINDS[plan.kind].title));
  const file = parsePbn(text);
  const { plays, faults, warnings } = playsOf(file);
  if (plays.length === 0 && faults.length === 0)
    return refused(file.games.length === 0 ? texts.pbn.noGames : texts.pbn.noResults, warnings);
  const told = tablesOfPlays(plays, plan);
  const allFaults: Fault[] = [...faults, ...told.faults];
  const lines = plays.map((play, i) => ({ line: play.line, fields: fieldsOf(play, told.tables[i] ?? "", plan) }));
  return {
    // Without tables no line can be read.
    isEmpty: told.faults.length > 0,
    columns,
    lines: lines.map(({ line, fields }) => ({
      line,
      fields: Object.fromEntries(columns.map((column) => [column, fields[column] ?? ""])),
    })),
    faults: inOrder(allFaults),
    warnings: inOrder([...warnings, ...told.warnings, ...seatWarnings(plays, told.tables, plan)]),
  };
}

function fieldsOf({ board, fields, shares, isCancelled }: Play, table: string, plan: TablePlan): ResultFields {
  const played = fields ?? { contract: isCancelled ? CANCELLED_AS_WRITTEN : "", declarer: "", result: "", points: "" };
  return { table, board, ...played, ...(shares && adjusted(shares.map(String), table, plan)) };
}

/** What the Director gave, in the columns of the kind of session. */
function adjusted([ns = "", ew = ""]: readonly string[], table: string, plan: TablePlan): ResultFields {
  switch (plan.kind) {
    case "four-pairs":
    case "five-pairs":
      return { adjusted: table === "1" ? ns : ew };
    case "pairs":
    case "individual":
      return averagesIn(plan, Number(ns), Number(ew));
    case "team-match":
      return table === "1" ? { adjusted_home: ns, adjusted_away: ew } : { adjusted_home: ew, adjusted_away: ns };
    case "three-teams":
    case "four-teams":
      return { adjusted_ns: ns, adjusted_ew: ew };
  }
}

/** The averages that are worth what the file says; nothing where none are. */
function averagesIn(plan: FieldPlan, ns: number, ew: number): ResultFields {
  const averages = averagesWorth(plan, { ns, ew });
  return averages ? { adjusted: printAverages(averages) } : {};
}
