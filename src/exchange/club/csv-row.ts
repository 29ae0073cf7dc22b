import { tryRead } from "../../bridge/input-error";
import { parseSeat, sideOf } from "../../bridge/seat";
import { parseVulnerability, vulnerabilityOf } from "../../bridge/vulnerability";
import { pairOf } from "../../sessions/players";
import type { Fault, ResultFields, ResultLine } from "../../sessions/reading/result-lines";
import type { PerSide } from "../../sessions/teams/match";
import { withDouble } from "../../sessions/club/with-double";
import { texts } from "../texts";
import type { FileRow } from "./club-file";
import type { CsvNumbers } from "./csv-numbers";
import { readRemark } from "./csv-remark";
import { playedFields } from "./played-fields";

export type CsvFields = ResultFields;

/** Fields that only a row about a pair may fill; in the row of a board they are a fault. */
const PAIR_FIELDS = ["pair", "side", "handicap", "penalty", "unit", "reason"] as const;

interface Notes {
  readonly faults: Fault[];
  readonly warnings: Fault[];
}

/** Reads the row of a board at a table; null if it has a fault, or if a pair sat out. */
export function csvRow({ line, fields }: ResultLine, numbers: CsvNumbers, { faults, warnings }: Notes): FileRow | null {
  const cell = (name: string) => fields[name] ?? "";
  const board = cell("board").replace(/^0+(?=\d)/, "");
  const pairs = [cell("ns"), cell("ew")] as const;
  if (pairs.some((pair) => /^0+$/.test(pair)) && cell("contract") === "") {
    warnings.push({ line, field: "", message: texts.club.satOut(board) });
    return null;
  }
  const remark = readRemark(fields);
  const refuse = ({ field, message }: Pick<Fault, "field" | "message">) => {
    faults.push({ line, field, message });
    return null;
  };
  const misplaced = PAIR_FIELDS.find((name) => cell(name) !== "");
  if (misplaced !== undefined) return refuse({ field: misplaced, message: texts.club.pairField(misplaced) });
  if (remark.fault !== null) return refuse({ field: "remarks", message: remark.fault });
  const fault = vulnerabilityFault(cell("vulnerability"), board) ?? declarerFault(fields, remark.isTurned);
  if (fault !== null) return refuse(fault);
  if (hasSplitPoints(fields))
    return refuse({ field: "points", message: texts.club.splitScore(board, cell("points"), cell("ewPoints")) });
  const points = pointsOf(fields, numbers.score);
  if (points === null) return refuse({ field: "points", message: texts.club.scoreSide });
  const tricks = cell("tricks") || (numbers.areTricks && /^\d+$/.test(cell("result")) ? cell("result") : "");
  const played = playedFields({
    contract: remark.isUnplayed ? "NP" : withDouble({ contract: cell("contract"), doubled: doubling(cell("doubled")) }),
    declarer: cell("seat") || cell("declarer").replace(/^0+$/, ""),
    tricks,
    result: tricks === "" ? cell("result") : "",
    points,
    adjusted: remark.award ?? cell("adjusted"),
  });
  if (played.kind === "fault") return refuse(played);
  if (played.kind === "incomplete")
    return refuse({ field: "result", message: texts.club.noResult(board, played.contract) });
  if (remark.warning !== null) warnings.push({ line, field: "remarks", message: remark.warning });
  if (remark.isTurned) warnings.push({ line, field: "remarks", message: texts.club.turned(board, pairs) });
  const names = [nameIn(fields, "nsNames", "north", "south"), nameIn(fields, "ewNames", "east", "west")] as const;
  const seated = <T>([ns, ew]: PerSide<T>): PerSide<T> => (remark.isTurned ? [ew, ns] : [ns, ew]);
  return {
    line,
    section: cell("section"),
    board,
    pairs: seated(pairs),
    names: seated(names),
    isTurned: remark.isTurned,
    points: seated([cell("nsWorth"), cell("ewWorth")]),
    fields: { ...played.fields, table: cell("table"), round: cell("round") },
  };
}

/**
 * Converts the cell of a column for doubles to the letters after a contract; some programs write 1 for X and 2 for XX.
 */
function doubling(written: string): string {
  if (/^(-|0|no|n|false|undoubled|none)$/i.test(written)) return "";
  return written === "1" ? "X" : written === "2" ? "XX" : written;
}

/** Returns a pair's name from one column, or from the columns of its two players; "" if there are only digits. */
function nameIn(fields: CsvFields, both: string, first: string, second: string): string {
  const text = fields[both] || pairOf([fields[first] ?? "", fields[second] ?? ""]);
  return /^[\d& ]*$/.test(text) ? "" : text;
}

function vulnerabilityFault(written: string, board: string): Pick<Fault, "field" | "message"> | null {
  if (written === "" || !/^[1-9]\d{0,2}$/.test(board)) return null;
  const expected = vulnerabilityOf(Number(board));
  const found = /^-$/.test(written) ? "None" : tryRead(() => parseVulnerability(written));
  if (found === expected) return null;
  return { field: "vulnerability", message: texts.club.vulnerability(written, board, expected) };
}

/**
 * Checks the pair number that Bridgemate writes as declarer beside the seat: it must be the number of the pair in that
 * seat.
 */
function declarerFault({ declarer = "", seat = "", ns = "", ew = "" }: CsvFields, isTurned: boolean) {
  if (!/^\d+$/.test(declarer)) return null;
  const by = tryRead(() => parseSeat(seat));
  if (by === null)
    return seat === "" && declarer !== "0" ? { field: "declarer", message: texts.club.declarer(declarer) } : null;
  const pair = sideOf(by) === "N-S" ? ns : ew;
  if (Number(declarer) === 0 || Number(declarer) === Number(pair) || isTurned) return null;
  return { field: "declarer", message: texts.club.otherDeclarer(declarer, seat, pair) };
}

/** True if both sides have points other than 0 that do not add up to 0, so they are not one score. */
function hasSplitPoints({ points = "", ewPoints = "" }: CsvFields): boolean {
  const [ns, ew] = [points, ewPoints].map(Number);
  const areBoth = [points, ewPoints].every((text) => /^[+-]?[1-9]\d*$/.test(text));
  return areBoth && ns !== 0 - (ew ?? 0);
}

/**
 * Returns the N-S points of a row, whichever column has them; null if "Score" has the declarer's points and no declarer
 * is known.
 */
function pointsOf(fields: CsvFields, score: CsvNumbers["score"]): string | null {
  const { points = "", ewPoints = "", score: written = "", declarer = "", seat = "" } = fields;
  const isEw = /^[+-]?\d+$/.test(ewPoints) && (Number(ewPoints) !== 0 || points === "");
  if (points !== "" && !/^-$/.test(points) && !(isEw && Number(points) === 0)) return points;
  if (isEw) return String(0 - Number(ewPoints));
  if (!/^[+-]?\d+$/.test(written) || score === "N-S" || Number(written) === 0) return written;
  const by = tryRead(() => parseSeat(seat || declarer));
  return by === null ? null : String(sideOf(by) === "N-S" ? Number(written) : 0 - Number(written));
}
