import { readCsv } from "../../sessions/reading/csv";
import { inOrder, type Fault, type ResultLine } from "../../sessions/reading/result-lines";
import { texts } from "../texts";
import { UNRANKED, type ClubFile, type FilePair } from "./club-file";
import { resolveHeadings } from "./csv-headings";
import { csvRow, type CsvFields } from "./csv-row";
import { resolveNumbers } from "./csv-numbers";
import { travellerLines } from "./traveller-lines";

/** Reads an evening from CSV, as scoring programs export it and as this program does. */
export function readCsvClub(file: string): ClubFile {
  const { text, options, unclearScoring } = travellerLines(file);
  const { columns, faults: refused } = resolveHeadings(readCsv(text, {}).unknown);
  const csv = readCsv(text, columns);
  const base = { options, unclearScoring, winners: null, isRecord: false } as const;
  const missing = csv.isEmpty ? [] : missingColumns(csv.columns);
  const first = [...csv.faults, ...refused, ...missing];
  if (csv.isEmpty || refused.length + missing.length > 0)
    // Without rows, warnings are of columns that are refused or missing.
    return { ...base, rows: [], pairs: [], faults: inOrder(first), warnings: [] };
  const faults: Fault[] = [...csv.faults];
  const warnings: Fault[] = [...csv.warnings];
  const isPair = ({ fields }: ResultLine) => fieldIn(fields, "pair") !== "" && fieldIn(fields, "board") === "";
  const boards = csv.lines.filter((line) => !isPair(line) && !isErased(line));
  const erased = csv.lines.filter(isErased);
  if (erased[0]) warnings.push({ line: erased[0].line, field: "erased", message: texts.club.erased(erased.length) });
  const numbers = resolveNumbers(boards, faults);
  if (faults.length > 0) return { ...base, rows: [], pairs: [], faults: inOrder(faults), warnings: inOrder(warnings) };
  return {
    ...base,
    rows: boards.flatMap((line) => csvRow(line, numbers, { faults, warnings }) ?? []),
    pairs: csv.lines.filter((line) => isPair(line) && !isErased(line)).map(pairIn),
    faults: inOrder(faults),
    warnings: inOrder(warnings),
  };
}

function fieldIn(fields: CsvFields, name: string): string {
  return fields[name] ?? "";
}

/** True for a row that the scoring program has marked as deleted. */
function isErased({ fields }: ResultLine): boolean {
  const mark = fieldIn(fields, "erased");
  return (
    /^(-?1|true|yes|y|x|wahr|erased|deleted)$/i.test(mark) || /^(erased|deleted)$/i.test(fieldIn(fields, "remarks"))
  );
}

function missingColumns(columns: readonly string[]): Fault[] {
  const has = (...names: string[]) => names.some((name) => columns.includes(name));
  const missing = [
    ...(has("board") ? [] : ["board"]),
    ...(has("ns", "nsNames", "north") ? [] : ["ns"]),
    ...(has("ew", "ewNames", "east") ? [] : ["ew"]),
    ...(has("contract", "points", "score") ? [] : ["contract"]),
  ];
  return missing.length === 0 ? [] : [{ line: 1, field: "", message: texts.club.columnsMissing(missing) }];
}

function pairIn({ line, fields }: ResultLine): FilePair {
  const cell = (name: string) => fieldIn(fields, name);
  const more = ["handicap", "penalty", "unit", "reason"].map((name) => [name, cell(name)] as const);
  return {
    ...UNRANKED,
    line,
    section: cell("section"),
    number: cell("pair"),
    name: cell("name"),
    side: /^n/i.test(cell("side")) ? "N-S" : /^e/i.test(cell("side")) ? "E-W" : "",
    fields: Object.fromEntries(more),
  };
}
