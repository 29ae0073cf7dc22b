import { plainSigns } from "../../../bridge/plain-number";
import { readCsv } from "../../reading/csv";
import { inOrder, type Fault, type ResultColumns, type ResultLine } from "../../reading/result-lines";
import { faultsOf } from "./own-faults";
import { areOfPlayers, type OwnLine } from "./own-line";
import { ownText } from "./own-movement";
import { ownTexts } from "./texts";

const { faults: texts } = ownTexts;

/** The columns of a file, with other names they go by. */
const COLUMNS = {
  round: ["rd", "rnd", "rounds"],
  table: ["tbl", "tables"],
  ns: ["n-s", "n/s", "north-south", "northsouth", "north/south", "north south"],
  ew: ["e-w", "e/w", "east-west", "eastwest", "east/west", "east west"],
  boards: ["board", "bds", "brds"],
} as const satisfies ResultColumns;

type ColumnName = keyof typeof COLUMNS;
const NAMES = Object.keys(COLUMNS) as readonly ColumnName[];

/** A movement that was read from a file, or what is wrong with the file. */
type ReadMovement =
  | {
      readonly what: "pair" | "player";
      /** As the option `movement` takes it. */
      readonly text: string;
      readonly firstBoard: number;
      readonly faults: readonly [];
    }
  | { readonly text: null; readonly faults: readonly Fault[] };

/** Reads a club's own movement: CSV with a line for each table in each round. */
export function readMovement(csv: string): ReadMovement {
  const { isEmpty, columns, lines, faults } = readCsv(csv, COLUMNS);
  if (isEmpty) return refused([{ line: 1, field: "", message: texts.empty }]);
  const lacking = NAMES.filter((name) => !columns.includes(name));
  if (lacking.length > 0)
    return refused(lacking.map((name) => ({ line: 1, field: ownTexts.header, message: texts.column(name) })));
  const read = lines.map(readLine);
  const unread = [...faults, ...read.flatMap((line) => line.faults)];
  if (unread.length > 0) return refused(unread);
  const sound = read.flatMap(({ found }) => found ?? []);
  const wrong = faultsOf(sound);
  if (wrong.length > 0) return refused(wrong);
  const firstBoard = Math.min(...sound.flatMap(({ boards }) => boards));
  return { what: areOfPlayers(sound) ? "player" : "pair", text: ownText(sound), firstBoard, faults: [] };
}

function refused(faults: readonly Fault[]): ReadMovement {
  return { text: null, faults: inOrder(faults) };
}

function readLine({ line, fields }: ResultLine): { readonly found: OwnLine | null; readonly faults: readonly Fault[] } {
  const faults: Fault[] = [];
  const column = <T>(
    name: ColumnName,
    read: (typed: string) => T | null,
    said: (typed: string) => string
  ): T | null => {
    const typed = (fields[name] ?? "").trim();
    const found = read(typed);
    if (found === null) faults.push({ line, field: ownTexts.columns[name], message: said(typed) });
    return found;
  };
  const someone = (typed: string) => (typed === "" ? texts.nobody : texts.who(typed));
  const round = column("round", numberIn, texts.number);
  const table = column("table", numberIn, texts.number);
  const ns = column("ns", seatedIn, someone);
  const ew = column("ew", seatedIn, someone);
  const boards = column("boards", boardsIn, texts.boards);
  if (round === null || table === null || !ns || !ew || !boards) return { found: null, faults };
  return { found: { line, round, table, ns, ew, boards }, faults };
}

function numberIn(typed: string): number | null {
  return /^0*[1-9]\d?$/.test(typed) ? Number(typed) : null;
}

/** "3", "1+7"; players also with another sign between them. */
function seatedIn(typed: string): number[] | null {
  const numbers = typed.split(/\s*[+&/]\s*/).map(numberIn);
  const found = numbers.filter((number) => number !== null);
  return found.length === numbers.length && found.length <= 2 ? found : null;
}

/** "4", "1-3", "1 to 3", "1, 2, 3"; the boards one after the other, the lowest first. */
function boardsIn(typed: string): number[] | null {
  const [, from, to] = /^(\d{1,3})\s*(?:-|—|\.\.|to)\s*(\d{1,3})$/i.exec(plainSigns(typed)) ?? [];
  const numbers =
    from === undefined || to === undefined
      ? typed.split(/[\s,;+&]+/).map((number) => (/^\d{1,3}$/.test(number) ? Number(number) : 0))
      : range(Number(from), Number(to));
  const sorted = [...numbers].sort((a, b) => a - b);
  const isWhole = sorted.every((board, i) => board > 0 && board === (sorted[0] ?? 0) + i);
  return isWhole && sorted.length > 0 ? sorted : null;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
}
