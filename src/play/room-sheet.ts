import { InputError } from "../bridge/input-error";
import { understand } from "../exchange/understand";
import type { SessionOutput, Plan } from "../sessions/kinds";
import { decodeText } from "../sessions/reading/decode-text";
import { readCsv } from "../sessions/reading/csv";
import type { ResultLines } from "../sessions/reading/result-lines";
import { isMatch, type MatchPlan } from "../sessions/teams/team-match/plan";
import { BY_TEAM, columnsOf } from "../sessions/teams/read-results";
import type { RoomSheet } from "../sessions/teams/room-sheet";
import { scoredResults, outcomeOf, eveningPlan } from "./evening";
import { eveningsIn } from "./evening-json";
import { isRecord, parseJson } from "./parsed";
import { texts } from "./texts";

/** A session read from a saved workbook. */
interface SavedMatch {
  readonly plan: Plan;
  readonly outcome: Pick<SessionOutput, "csv">;
  readonly remarks: readonly { readonly place: string; readonly message: string }[];
}

/** First bytes of a ZIP archive, which every workbook is. */
const ZIP = [0x50, 0x4b];

/**
 * Reads the score sheets of matches in a file: a workbook, a copy from the pad, or results in any supported format,
 * which do not identify their match.
 * @param sessions reads the sessions in a workbook.
 * @throws InputError if the file has no match.
 */
export async function sheetsInFile(
  source: string,
  bytes: Uint8Array,
  sessions: (bytes: Uint8Array) => Promise<readonly SavedMatch[]>
): Promise<RoomSheet[]> {
  const found = ZIP.every((byte, i) => bytes[i] === byte)
    ? (await sessions(bytes)).flatMap(({ plan, outcome, remarks }) =>
        isMatch(plan)
          ? [
              sheetOf(
                source,
                plan,
                outcome,
                remarks.map(({ place, message }) => `${source}, ${place}: ${message}`)
              ),
            ]
          : []
      )
    : sheetsInText(source, decodeText(bytes));
  if (found.length === 0) throw new InputError(texts.roomSheets.noMatch(source));
  return found;
}

function sheetsInText(source: string, text: string | null): RoomSheet[] {
  if (text === null) return [];
  if (!isRecord(parseJson(text)))
    return [{ source, plan: null, lines: (plan, table) => linesIn(text, plan, table), remarks: [] }];
  return eveningsIn(text).flatMap((evening) => {
    const plan = eveningPlan(evening);
    return isMatch(plan) ? [sheetOf(source, plan, outcomeOf(scoredResults(evening), plan, evening), [])] : [];
  });
}

function sheetOf(
  source: string,
  plan: MatchPlan,
  { csv }: Pick<SessionOutput, "csv">,
  remarks: readonly string[]
): RoomSheet {
  const lines = () => {
    const read = readCsv(csv(), columnsOf(BY_TEAM));
    return { ...read, lines: read.lines.map((line) => ({ ...line, stands: true })) };
  };
  return { source, plan, lines, remarks };
}

/** Reads results in any supported format. Lines with boards but no tables get the number `table`. */
function linesIn(text: string, plan: MatchPlan, table: number): ResultLines {
  const { lines, unread } = understand(text, plan);
  const isOfOne = lines.columns.includes("board") && !lines.columns.includes("table");
  return {
    ...lines,
    faults: [...unread, ...lines.faults],
    ...(isOfOne && {
      columns: ["table", ...lines.columns],
      lines: lines.lines.map((line) => ({ ...line, fields: { ...line.fields, table: String(table) } })),
    }),
  };
}
