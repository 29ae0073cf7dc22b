import { WRITTEN_NOT_PLAYED } from "../../bridge/contract";
import type { Fault } from "../../sessions/reading/result-lines";
import { vulnerabilityOf } from "../../bridge/vulnerability";
import { awardIn } from "../lines/awards";
import { pairOf } from "../../sessions/players";
import { texts } from "../texts";
import type { PbnGame, TableSection } from "../pbn/parse-pbn";
import { readPlay, withoutUnknown } from "../pbn/played";
import { namesOf, vulnerableIn } from "../pbn/plays";
import { rowsOf } from "../pbn/score-table";
import type { FileRow } from "./club-file";

/** Faults and warnings found while the rows of a file are read. */
export interface RowNotes {
  readonly faults: Fault[];
  readonly warnings: Fault[];
  /** Boards whose vulnerability in the file contradicts their number. */
  readonly otherwise: Set<string>;
}

/** Returns a round's number; "" for other names of rounds, such as "Final", which do not affect the score. */
export function roundNumber(text: string): string {
  return /^0*([1-9]\d?)$/.exec(text)?.[1] ?? "";
}

/** The number of a game's board, without zeros before it. */
export function boardNumber({ tags }: PbnGame): string {
  return withoutUnknown(tags.get("Board")).replace(/^0+(?=\d)/, "");
}

/** The rows of a board's table of results. */
export function scoreTableRows(game: PbnGame, table: TableSection, notes: RowNotes): FileRow[] {
  const board = boardNumber(game);
  return rowsOf(table).flatMap(({ line, values }): FileRow[] => {
    if (values === null) {
      notes.faults.push({ line, field: "", message: texts.pbn.row });
      return [];
    }
    if (board === "") {
      notes.faults.push({ line, field: "board", message: texts.pbn.noBoard });
      return [];
    }
    const cell = (...names: string[]) =>
      names.map((name) => withoutUnknown(values.get(name))).find((text) => text !== "") ?? "";
    const points = (side: string) => cell(`MP_${side}`, `IMP_${side}`);
    const row = {
      line,
      board,
      section: cell("Section") || withoutUnknown(game.tags.get("Section")),
      pairs: [cell("PairId_NS"), cell("PairId_EW")] as const,
      names: [pairOf(namesOf(cell("Names_NS"))), pairOf(namesOf(cell("Names_EW")))] as const,
      points: [points("NS"), points("EW")] as const,
    };
    const place = { table: cell("Table"), round: roundNumber(cell("Round")) };
    const award = awardOf(cell);
    if (award !== null) return [{ ...row, fields: { ...place, adjusted: award } }];
    const fault = scoreFault(board, cell("Score_NS"), cell("Score_EW"));
    if (fault !== null) {
      notes.faults.push({ line, field: "points", message: fault });
      return [];
    }
    const [ns, ew] = [scoreOf(cell("Score_NS")), scoreOf(cell("Score_EW"))];
    const played = rowFields(game, notes, {
      line,
      pairs: row.pairs,
      board,
      written: {
        contract: cell("Contract") || "?",
        declarer: cell("Declarer"),
        result: cell("Result"),
        score: ns !== "" ? `NS ${ns}` : ew !== "" ? `EW ${ew}` : "",
      },
    });
    return played === null ? [] : [{ ...row, fields: { ...place, ...played } }];
  });
}

/**
 * Returns a row's adjusted score, written in place of contract or scores, or as percentages if nothing was played; null
 * if there is none.
 */
function awardOf(cell: (...names: string[]) => string): string | null {
  const [ns, ew] = [cell("Score_NS"), cell("Score_EW")];
  const isBlank = [cell("Contract"), ns, ew].every((text) => text === "");
  const percentages = [cell("Percentage_NS"), cell("Percentage_EW")];
  const averages = isBlank && percentages.every((text) => /^\d\d?$/.test(text)) ? percentages.join("/") : "";
  const both = ns === "" || ew === "" || /^[+-]?\d+$/.test(ns) ? "" : `${ns}/${ew}`;
  return [cell("Contract"), both, ns, averages].map(awardIn).find((award) => award !== null) ?? null;
}

/**
 * Returns why scores are refused: one is no score, or the two sides' scores contradict each other; null if they are
 * right.
 */
function scoreFault(board: string, ns: string, ew: string): string | null {
  const unread = [ns, ew].find((text) => text !== "" && !SCORE.test(text));
  if (unread !== undefined) return texts.club.points(unread);
  const both = [scoreOf(ns), scoreOf(ew)];
  const isSplit = both.every((text) => text !== "") && Number(both[0]) + Number(both[1]) !== 0;
  return isSplit ? texts.club.splitScore(board, ns, ew) : null;
}

const SCORE = /^(\^?[+-]?\d+|PASS|NP|NOT ?PLAYED)$/i;

/** Returns a score in digits, "0" for a pass; "" for other texts, such as "^420", which was not obtained by play. */
function scoreOf(text: string): string {
  return /^[+-]?\d+$/.test(text) ? text : /^PASS$/i.test(text) ? "0" : "";
}

interface PlayedRow {
  readonly line: number;
  readonly board: string;
  readonly pairs: FileRow["pairs"];
  readonly written: Parameters<typeof readPlay>[0];
}

/** Contract, declarer, result and points of a row; null if the row has a fault. */
export function rowFields(game: PbnGame, notes: RowNotes, { line, board, pairs, written }: PlayedRow) {
  const expected = /^[1-9]\d{0,4}$/.test(board) ? vulnerabilityOf(Number(board)) : null;
  const vulnerable = vulnerableIn(game);
  if (vulnerable !== null && expected !== null && vulnerable !== expected) notes.otherwise.add(board);
  const read = readPlay(written, expected, vulnerable);
  if (read.kind === "played") return read.fields;
  if (read.kind === "fault") {
    notes.faults.push({ line, field: read.field, message: read.message });
    return null;
  }
  if (read.why !== null)
    notes.warnings.push({ line, field: "result", message: texts.club.leftOut(board, pairs, written.contract) });
  return { contract: WRITTEN_NOT_PLAYED };
}
