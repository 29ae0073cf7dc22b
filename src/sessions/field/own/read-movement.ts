import { plainSigns } from "../../../bridge/plain-number";
import { readCsv } from "../../reading/csv";
import { inOrder, type Fault, type ResultColumns, type ResultLine } from "../../reading/result-lines";
import { faultsOf } from "./own-faults";
import { areOfPlayers, type OwnLine, type OwnSitOut } from "./own-line";
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
      /** The movement as a value of the option `movement`. */
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
  const wrong = faultsOf(
    sound,
    read.flatMap(({ out }) => out ?? [])
  );
  if (wrong.length > 0) return refused(wrong);
  const firstBoard = Math.min(...sound.flatMap(({ boards }) => boards));
  return { what: areOfPlayers(sound) ? "player" : "pair", text: ownText(sound), firstBoard, faults: [] };
}

function refused(faults: readonly Fault[]): ReadMovement {
  return { text: null, faults: inOrder(faults) };
}

interface ReadLine {
  readonly found: OwnLine | null;
  /** The contestant without an opponent; null if the line has both sides. */
  readonly out: OwnSitOut | null;
  readonly faults: readonly Fault[];
}

function readLine({ line, fields }: ResultLine): ReadLine {
  const faults: Fault[] = [];
  const column = <T>(
    name: ColumnName,
    read: (typed: string) => T | null,
    refusal: (typed: string) => string
  ): T | null => {
    const typed = (fields[name] ?? "").trim();
    const found = read(typed);
    if (found === null) faults.push({ line, field: ownTexts.columns[name], message: refusal(typed) });
    return found;
  };
  const round = column("round", numberIn, texts.number);
  const table = column("table", numberIn, texts.number);
  const ns = column("ns", seatedIn, texts.sitOut);
  const ew = column("ew", seatedIn, texts.sitOut);
  const isIdle = ns?.length === 0 || ew?.length === 0;
  // A table that does not play may have boards, which rest there, or none.
  const boards = column("boards", (typed) => (isIdle && typed === "" ? [] : boardsIn(typed)), texts.boards);
  if (round === null || table === null || !ns || !ew || !boards) return { found: null, out: null, faults };
  if (!isIdle) return { found: { line, round, table, ns, ew, boards }, out: null, faults };
  const [side, who] = ns.length > 0 ? (["ns", ns] as const) : (["ew", ew] as const);
  return { found: null, out: { line, round, table, column: side, who }, faults };
}

function numberIn(typed: string): number | null {
  return /^0*[1-9]\d?$/.test(typed) ? Number(typed) : null;
}

/** Words for an empty seat. */
const EMPTY_SEATS = new Set(["", "-", "0", "bye", "out", "sit-out", "sits out", "nobody"]);

/**
 * Reads the contestants of a side: "3", "1+7", players also with another sign between them. Empty for an empty seat;
 * null if the text is neither.
 */
function seatedIn(typed: string): number[] | null {
  if (EMPTY_SEATS.has(plainSigns(typed).toLowerCase())) return [];
  const numbers = typed.split(/\s*[+&/]\s*/).map(numberIn);
  const found = numbers.filter((number) => number !== null);
  return found.length === numbers.length && found.length <= 2 ? found : null;
}

/**
 * Reads boards in their order of play: "4", "1-3", "1 to 3", "1, 2, 3", "3-4 1-2", "1 2 11 12"; null for other texts.
 */
function boardsIn(typed: string): number[] | null {
  const joined = plainSigns(typed).replace(/(\d)\s*(?:-|—|\.\.|to)\s*(?=\d)/gi, "$1-");
  const boards = joined.split(/[\s,;+&]+/).flatMap(rangeIn);
  const isSound = boards.every((board, index) => board > 0 && boards.indexOf(board) === index);
  return isSound && boards.length > 0 ? boards : null;
}

/** Reads a number or a range; 0 for other texts. */
function rangeIn(typed: string): number[] {
  const [, from, to] = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(typed) ?? [];
  if (from === undefined || (to !== undefined && Number(to) < Number(from))) return [0];
  return Array.from({ length: Number(to ?? from) - Number(from) + 1 }, (_, i) => Number(from) + i);
}
