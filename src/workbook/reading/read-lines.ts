import {
  countsDeals,
  scoreResultLines,
  shownBoard,
  type SessionOutput,
  type Plan,
  type Scored,
} from "../../sessions/kinds";
import { shortFaults } from "../../bridge/board-fault-texts";
import { codebookWith } from "../../sessions/reading/own-words";
import type { Fault, ResultColumns, ResultFields } from "../../sessions/reading/result-lines";
import { matchesIn } from "../../sessions/event/bracket/bracket";
import { isRoundRobin } from "../../sessions/event/forms";
import { contestantNumber } from "../../movements/contestant";
import type { EntryCell, EntryLine } from "../entries";
import { texts } from "../texts";
import type { Layout } from "./layout";
import { typedText, type FoundSheets } from "./typed-cells";
import { readTypedLine, uncountedIn, type LineTexts } from "./typed-lines";

type Remark = (cell: EntryCell, message: string) => void;

/** A line in which no fault has been found so far. */
interface CountedLine {
  readonly entry: EntryLine;
  readonly fields: ResultFields;
}

/** A question: an entry that counts as typed and should be checked. */
interface CellQuestion {
  readonly cell: EntryCell;
  readonly message: string;
}

/**
 * Scores a session by its yellow cells. Unreadable entries do not count, as on the sheets themselves.
 * @param remark is called with the cell of each unreadable entry and the reason.
 */
export function readLines(
  plan: Plan,
  layout: Layout,
  sheets: FoundSheets,
  columns: ResultColumns,
  remark: Remark
): { readonly outcome: SessionOutput; readonly questions: readonly CellQuestion[] } {
  const { entries, before, rules } = layout;
  const codebook = codebookWith(plan.options.words);
  const read = ({ entry }: { readonly entry: EntryLine }) => {
    const formula = rules === "today" ? formulaIn(entry, sheets) : undefined;
    if (formula !== undefined) {
      remark(cellOf(entry, formula), shortFaults.formula);
      return null;
    }
    const typed: LineTexts = mapTyped(entry, (cell) => typedText(sheets, cell));
    const line = readTypedLine(entry, typed, () => mapTyped(entry, before), rules, codebook);
    if (line.fault) remark(cellOf(entry, line.fault.field), line.fault.message);
    return uncountedIn(entry.kind, typed).reduce<ResultFields | null>((fields, field) => {
      remark(cellOf(entry, field), texts.reading.notWritten(String(typed[field])));
      // The field may already have been removed together with a field that needs it or that it needs.
      if (!fields?.[field]) return fields;
      return without({ entry, fields }, { field })[0]?.fields ?? null;
    }, line.fields);
  };
  const isListed = listedMatches(plan, entries.lines, before);
  const missing = new Set<EntryLine>();
  for (const entry of entries.lines) {
    const sheet = sheets.get(entry.sheet);
    if (!sheet || sheet.rowOf(entry.row) !== null) continue;
    missing.add(entry);
  }
  for (const sheet of new Set([...missing].map((entry) => entry.sheet))) {
    const [first, ...more] = [...missing].filter((entry) => entry.sheet === sheet);
    if (first) remark(cellOf(first, ""), texts.reading.rowsMissing(Object.values(first.said).join(", "), more.length));
  }
  const present = entries.lines.filter((entry) => sheets.has(entry.sheet) && !missing.has(entry));
  const counted = present
    .filter(({ kind }) => kind !== "bracket")
    .flatMap((entry): CountedLine[] => {
      const fields = read({ entry });
      return fields && !isListed(entry, fields) ? [{ entry, fields }] : [];
    });
  let scored = settled(plan, counted, columns, remark);
  // The teams of a bracket match follow from the results of earlier matches, so its lines are read after these.
  for (const entry of present.filter(({ kind }) => kind === "bracket")) {
    const typed = read({ entry });
    if (!typed) continue;
    const teams = teamsOf(scored.outcome.scored, entry);
    if (!teams) remark(cellOf(entry, "imps"), texts.reading.noTeams);
    else scored = settled(plan, [...scored.lines, { entry, fields: { ...typed, ...teams } }], columns, remark);
  }
  const { outcome, lines, warnings } = scored;
  const questions = warnings.flatMap(({ line, field, message }) => {
    const entry = lines[line - 1]?.entry;
    return entry ? [{ cell: cellOf(entry, field), message }] : [];
  });
  return { outcome, questions };
}

/**
 * Returns the column of a line's first entry that is a formula, which the sheet does not count; undefined if there is
 * none.
 */
function formulaIn({ kind, sheet, row, typed }: EntryLine, sheets: FoundSheets): string | undefined {
  // A bracket shows the winners of earlier matches by formulas.
  if (kind === "bracket") return undefined;
  const found = sheets.get(sheet);
  const isCounted = (field: string) => !UNCOUNTED_FIELDS.includes(field);
  return Object.entries(typed).find(([field, column]) => isCounted(field) && found?.hasFormula(row, column))?.[0];
}

/** Fields that may be formulas, because the sheets do not calculate with them. */
const UNCOUNTED_FIELDS: readonly string[] = ["date", "venue", "reason"];

/** Returns a predicate for lines with a match of a round robin in its scheduled round, without a result. */
function listedMatches(
  plan: Plan,
  lines: readonly EntryLine[],
  layout: (cell: EntryCell) => string | number
): (entry: EntryLine, fields: ResultFields) => boolean {
  if (plan.kind !== "swiss-event" || !isRoundRobin(plan)) return () => false;
  const key = (round = "", team = "", opponent = "") => `${round} ${team} ${opponent}`.toLowerCase();
  const listed = new Set(
    lines
      .filter(({ kind }) => kind === "swiss")
      .map((entry) => {
        const { team, opponent } = mapTyped(entry, layout);
        return key(entry.said.round, String(team), String(opponent));
      })
  );
  return ({ kind }, { round, team, opponent, imps = "", vps = "", opponent_vps = "" }) =>
    kind === "swiss" && imps + vps + opponent_vps === "" && listed.has(key(round, team, opponent));
}

/** Returns the two teams of a bracket match, as a line of results names them; null while they are not known. */
function teamsOf(scored: Scored, { said: { round, match } }: EntryLine): ResultFields | null {
  if (scored.kind !== "swiss-event") return null;
  const found = scored.bracket && matchesIn(scored.bracket).filter((match) => match.round === round)[Number(match)];
  const [team, opponent] = found?.teams ?? [null, null];
  if (team === null || opponent === null) return null;
  return { team: String(contestantNumber(team)), opponent: String(contestantNumber(opponent)) };
}

/**
 * Replaces the board number of the workbook's map by the number that the deal has in the evening, in sessions that
 * count deals.
 */
function shownIn(plan: Plan, fields: ResultFields): ResultFields {
  const { board } = fields;
  return board && countsDeals(plan) ? { ...fields, board: String(shownBoard(plan, Number(board))) } : fields;
}

/**
 * Scores lines after removing their faults: a typed field with a fault is removed, or the whole line if the line does
 * not count without the field.
 */
function settled(
  plan: Plan,
  lines: readonly CountedLine[],
  columns: ResultColumns,
  remark: Remark
): {
  readonly outcome: SessionOutput;
  readonly lines: readonly CountedLine[];
  readonly warnings: readonly Fault[];
} {
  const { faults, warnings, ...outcome } = scoreResultLines(plan, {
    isEmpty: false,
    columns: Object.keys(columns),
    lines: lines.map(({ fields }, index) => ({
      line: index + 1,
      fields: { ...blank(columns), ...shownIn(plan, fields) },
      stands: true,
    })),
    faults: [],
    warnings: [],
  });
  if (faults.length === 0) return { outcome, lines, warnings };
  const reported = new Set<number>();
  const sound = lines.flatMap((line, index) => {
    const lineFaults = faults.filter((fault) => fault.line === index + 1);
    return lineFaults.reduce<CountedLine[]>(
      (remaining, fault) => {
        const [now] = remaining;
        if (!now) return remaining;
        if (!reported.has(index)) remark(cellOf(now.entry, fault.field), fault.message);
        reported.add(index);
        // The field with the fault has already been removed, together with a field that was at fault before.
        const isGone = line.fields[fault.field] && !now.fields[fault.field];
        return isGone ? remaining : without(now, fault);
      },
      [line]
    );
  });
  // If one line of a weighted score does not count, none of them does, as on the sheet.
  const remaining = new Set(sound.map(({ entry }) => entry));
  const spoilt = new Set(lines.flatMap((line) => (remaining.has(line.entry) ? [] : (weightedAt(line) ?? []))));
  const counted = sound.filter((line) => !spoilt.has(weightedAt(line) ?? ""));
  // Without lines to remove, the same faults would be found again and again, so the session is scored without any
  // lines.
  return sound.length === lines.length && reported.size === 0
    ? settled(plan, [], columns, remark)
    : settled(plan, counted, columns, remark);
}

/** Returns the table and board of a weighted score's line; null for a line of another kind. */
function weightedAt({ entry, fields }: CountedLine): string | null {
  return entry.kind === "weighted" ? `${fields.table} ${fields.board}` : null;
}

/**
 * True if column `name` is removed with column `field`: two adjustments need each other, and the IMPs of a match need
 * its boards.
 */
function goesWith(name: string, field: string): boolean {
  if (field === "boards") return ["home_imps", "away_imps"].includes(name);
  return [name, field].every((column) => column.startsWith("adjusted_"));
}

/** Returns a line without a field and the fields that need it; empty if the whole line does not count without it. */
function without({ entry, fields }: CountedLine, { field }: Pick<Fault, "field">): CountedLine[] {
  const refused = Object.keys(entry.typed).filter(
    (name) => (name === field || goesWith(name, field)) && (fields[name] ?? "") !== ""
  );
  // These lines count only as a whole: a turned table without its board would be turned for the whole round, and a line
  // on a wrong board would become another line.
  const isWhole =
    ["weighted", "extra", "hand"].includes(entry.kind) ||
    (WHOLE_WITH[entry.kind] ?? []).includes(field) ||
    ["seats", "instead"].some((name) => name in entry.said) ||
    "ruling" in entry.typed;
  if (isWhole || !(field in entry.typed) || refused.length === 0) return [];
  return [{ entry, fields: { ...fields, ...Object.fromEntries(refused.map((name) => [name, ""])) } }];
}

/** Fields without which a line does not count at all. */
const WHOLE_WITH: Partial<Record<EntryLine["kind"], readonly string[]>> = {
  traveller: ["board", "ns", "ew"],
  pair: ["pair", "side"],
};

function blank(columns: ResultColumns): ResultFields {
  return Object.fromEntries(Object.keys(columns).map((column) => [column, ""]));
}

function cellOf({ sheet, row, typed }: EntryLine, field: string): EntryCell {
  return { sheet, row, column: typed[field] ?? Object.values(typed)[0] ?? 1 };
}

function mapTyped(entry: EntryLine, read: (cell: EntryCell) => string | number): LineTexts {
  return Object.fromEntries(Object.keys(entry.typed).map((field) => [field, read(cellOf(entry, field))]));
}
