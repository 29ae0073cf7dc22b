import { parsePercentages } from "../../bridge/traveller-score";
import { CANCELLED_AS_WRITTEN, WRITTEN_NOT_PLAYED } from "../../bridge/contract";
import { topOf } from "../../bridge/matchpoints";
import { hasTables, type TablePlan } from "../../sessions/table-plan";
import { roundToHundredths } from "../../bridge/points";
import { BOARD_TOP } from "../../sessions/home/score-home";
import { countsDeals, kindOf, KINDS, type Plan } from "../../sessions/kinds";
import type { FieldPlan } from "../../sessions/field/plan";
import { printPercentages } from "../../sessions/field/results";
import { averagesWorth } from "../../sessions/field/score-board";
import { inOrder, type Fault, type ResultFields, type ResultLines } from "../../sessions/reading/result-lines";
import { boardScoring } from "../../sessions/at-tables";
import { isMatch } from "../../sessions/teams/team-match/plan";
import { texts } from "../texts";
import { isFault, ownSession } from "./own-session";
import { ownWarnings } from "./own-check";
import { parsePbn, type PbnFile } from "./parse-pbn";
import { bothOf, withoutUnknown, type Shares } from "./played";
import { playsOf, type Play, type BoardWorth } from "./plays";
import { scoreWarnings } from "./score-check";
import { checkSeats } from "./seat-check";
import { tagWarnings } from "./tag-check";
import { dealVulnerability, shownPlays, tablesOfPlays } from "./tables-of-plays";

/**
 * Converts the results in a PBN file to lines of results for a session, each with the line number of its game:
 * contract, declarer, result, points as the file has them, and adjusted scores.
 * @returns lines with faults if the file cannot be read, has no results, or does not tell the tables apart; with
 * warnings about data that was left out or assumed.
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
  const { plays: found, faults, warnings } = playsOf(file, countsDeals(plan) ? dealVulnerability(plan) : null);
  const plays = shownPlays(found, plan);
  const session = ownSession(file);
  if (isFault(session)) return { ...refused(session.message, warnings), faults: [session] };
  if (session !== null && session.kind !== plan.kind)
    return refused(texts.pbn.ownKind(KINDS[session.kind].title, KINDS[plan.kind].title), warnings);
  if (plays.length === 0 && faults.length === 0)
    return refused(file.games.length === 0 ? texts.pbn.noGames : texts.pbn.noResults, warnings);
  const seating = tablesOfPlays(plays, plan);
  const seats = seating.faults.length > 0 ? NOT_CHECKED : checkSeats(plays, seating.tables, plan);
  const playFields = plays.map((play, i) => fieldsOf(play, seating.tables[i] ?? "", plan));
  const allFaults: Fault[] = [
    ...faults,
    ...seating.faults,
    ...seats.faults,
    ...playFields.flatMap(({ faults: ofLine }) => ofLine),
  ];
  const lines: ResultLines = {
    isRecord: true,
    // If the tables of the file's boards cannot be determined, no line can be read.
    isEmpty: seating.faults.length > 0,
    columns,
    lines: playFields.map(({ fields }, i) => ({
      line: plays[i]?.line ?? 1,
      fields: Object.fromEntries(columns.map((column) => [column, fields[column] ?? ""])),
    })),
    faults: inOrder(allFaults),
    warnings: [],
  };
  const worth = allFaults.length > 0 ? [] : scoreWarnings(plays, seating.tables, plan, lines);
  return {
    ...lines,
    warnings: inOrder([
      ...warnings,
      ...tagWarnings(file.games),
      ...seating.warnings,
      ...seats.warnings,
      ...scoringWarnings(file, plan),
      ...(session === null ? [] : ownWarnings(file, plays, session)),
      ...worth,
    ]),
  };
}

const NOT_CHECKED = { faults: [], warnings: [] };

/** For each scoring of boards, the pattern of the Scoring tag. */
const SCORINGS = { imps: /IMP/i, matchpoints: /^M(P|ATCH)/i, bam: /^(BAM|BOARD)/i, points: /^CHICAGO/i } as const;

/** Returns a warning if the file's scoring is not the session's. */
function scoringWarnings({ games }: PbnFile, plan: TablePlan): Fault[] {
  const game = games.find(({ tags }) =>
    Object.values(SCORINGS).some((pattern) => pattern.test(tags.get("Scoring") ?? ""))
  );
  const scoring = game?.tags.get("Scoring") ?? "";
  if (!game || SCORINGS[boardScoring(plan)].test(scoring)) return [];
  const line = game.tagLines.get("Scoring") ?? game.line;
  return [{ line, field: "", message: texts.pbn.otherScoring(withoutUnknown(scoring)) }];
}

interface LineFields {
  readonly fields: ResultFields;
  readonly faults: readonly Fault[];
}

function fieldsOf(play: Play, table: string, plan: TablePlan): LineFields {
  const { board, fields, isAdjudicated, isCancelled, isNotPlayed, line } = play;
  const contract = isCancelled ? CANCELLED_AS_WRITTEN : isNotPlayed ? WRITTEN_NOT_PLAYED : "";
  const played = fields ?? { contract, declarer: "", result: "", points: "" };
  // An adjustment without a value already has a fault.
  const award = isAdjudicated && printed(play.worth) !== "" ? adjusted(play.worth, table, plan) : {};
  const faults =
    award === null ? [{ line, field: "adjusted", message: texts.pbn.otherAward(board, printed(play.worth)) }] : [];
  return { fields: { table, board, ...played, ...award }, faults };
}

function printed({ imps, matchpoints, percent }: BoardWorth): string {
  const { ns = null, ew = null } = percent ?? matchpoints ?? imps ?? {};
  return [ns === null ? "" : `NS ${ns}`, ew === null ? "" : `EW ${ew}`].filter((text) => text !== "").join(" ");
}

/** Returns the Director's adjustment in the columns of the session's kind; null if the kind has no such adjustment. */
function adjusted(worth: BoardWorth, table: string, plan: TablePlan): ResultFields | null {
  const { imps, matchpoints } = worth;
  if (!kindOf(plan).atTables?.awards) return null;
  if ("results" in plan) return averagesIn(plan, worth);
  if ("pairs" in plan) {
    const average = plan.scoring === "matchpoints" && matchpoints ? impsOfAverage(matchpoints) : null;
    const [ns, ew] = imps ? bothOf(imps, 0) : [average, average === null ? null : 0 - average];
    if (ns === null || ew === null || ns + ew !== 0) return null;
    return { adjusted: String(table === "1" ? ns : ew) };
  }
  const shares = boardScoring(plan) === "bam" ? matchpoints && bothOf(matchpoints, 1) : imps && bothOf(imps, 0);
  if (!shares) return null;
  const [ns, ew] = shares.map(String) as [string, string];
  if (!isMatch(plan)) return { adjusted_ns: ns, adjusted_ew: ew };
  return table === "1" ? { adjusted_home: ns, adjusted_away: ew } : { adjusted_home: ew, adjusted_away: ns };
}

/**
 * Returns North-South's IMPs for an artificial average that the file has as matchpoints with a top of 2: 3 IMPs for 1.2
 * matchpoints (average plus, Law 86B), 0 for 1, and -3 for 0.8. Null for other matchpoints, or if the two sides'
 * matchpoints do not add up to 2.
 */
function impsOfAverage({ ns, ew }: Shares): number | null {
  const [forNs, forEw] = bothOf({ ns, ew }, BOARD_TOP);
  if (roundToHundredths(forNs + forEw) !== BOARD_TOP) return null;
  const percent = roundToHundredths((100 * forNs) / BOARD_TOP);
  return percent === 60 ? 3 : percent === 50 ? 0 : percent === 40 ? -3 : null;
}

/**
 * Returns the file's percentages, or the averages worth its matchpoints or IMPs; null if no averages are worth them.
 */
function averagesIn(plan: FieldPlan, { imps, matchpoints, percent }: BoardWorth): ResultFields | null {
  if (percent) {
    const [ns, ew] = bothOf(percent, 100);
    const averages = parsePercentages(printPercentages({ ns, ew }));
    return averages && { adjusted: printPercentages(averages) };
  }
  const found =
    plan.scoring === "matchpoints" ? matchpoints && bothOf(matchpoints, topOf(plan.results)) : imps && bothOf(imps, 0);
  const averages = found && averagesWorth(plan, { ns: found[0], ew: found[1] });
  return averages && { adjusted: printPercentages(averages) };
}
