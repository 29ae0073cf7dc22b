import { WRITTEN_NOT_PLAYED } from "../../bridge/contract";
import { SEATS, type Seat } from "../../bridge/seat";
import { printPercentages } from "../../sessions/field/results";
import { sameName } from "../../sessions/names";
import { pairOf } from "../../sessions/players";
import type { PerSide } from "../../sessions/teams/match";
import { texts } from "../texts";
import type { PbnGame } from "../pbn/parse-pbn";
import { bothOf, sharesOf, withoutUnknown } from "../pbn/played";
import { nameOf } from "../pbn/plays";
import type { FileRow } from "./club-file";
import { boardNumber, roundNumber, rowFields, type RowNotes } from "./pbn-score-rows";

const TAGS: Readonly<Record<Seat, string>> = { N: "North", E: "East", S: "South", W: "West" };

/** Returns the row of a game that has one table's result; empty if nothing was played or the board is missing. */
export function gameRow(game: PbnGame, notes: RowNotes): FileRow[] {
  const { line, tags } = game;
  const tag = (...names: string[]) =>
    names.map((name) => withoutUnknown(tags.get(name))).find((text) => text !== "") ?? "";
  const contract = tags.get("Contract") ?? "?";
  const hasResult = [contract, tags.get("Score"), tags.get("Termination")].some((text) => withoutUnknown(text) !== "");
  if (!hasResult) return [];
  const board = boardNumber(game);
  if (board === "") {
    notes.faults.push({ line, field: "board", message: texts.pbn.noBoard });
    return [];
  }
  const imps = sharesOf(tags.get("ScoreMP")) ?? sharesOf(tags.get("ScoreIMP"));
  const row = {
    line,
    board,
    section: tag("Section"),
    pairs: [tag("PairNS", "PairId_NS"), tag("PairEW", "PairId_EW")] as const,
    names: seatNames(game, tag("HomeTeam"), tag("VisitTeam")),
    points: [imps?.ns ?? "", imps?.ew ?? ""].map(String) as unknown as PerSide<string>,
  };
  const place = { table: tag("Table"), round: roundNumber(tag("Round")) };
  const end = tag("Termination").toLowerCase();
  if (end === "adjudication") {
    const shares = sharesOf(tags.get("ScorePercentage"));
    if (shares === null) notes.faults.push({ line, field: "adjusted", message: texts.club.noPercentage(board) });
    const [ns, ew] = bothOf(shares ?? { ns: 50, ew: 50 }, 100);
    return [{ ...row, points: ["", ""], fields: { ...place, adjusted: printPercentages({ ns, ew }) } }];
  }
  if (end === "abandoned" || end === "unterminated")
    return [{ ...row, fields: { ...place, contract: WRITTEN_NOT_PLAYED } }];
  const raw = (name: string) => tags.get(name) ?? "";
  const written = { contract, declarer: raw("Declarer"), result: raw("Result"), score: raw("Score") };
  const fields = rowFields(game, notes, { line, board, pairs: row.pairs, written });
  return fields === null ? [] : [{ ...row, fields: { ...place, ...fields } }];
}

/**
 * Returns the names of both pairs from the names in their seats; a name in both seats of a pair is the pair's name.
 * Placeholders such as "N1" to "W1" do not count. Without names in seats, the names of teams are used.
 */
function seatNames({ tags }: PbnGame, home: string, visiting: string): PerSide<string> {
  const names = SEATS.map((seat) => withoutUnknown(tags.get(TAGS[seat])));
  const areSeats = names.every((name, i) => new RegExp(`^${SEATS[i]}\\d{1,3}$`, "i").test(name));
  const player = (seat: Seat) => {
    const name = names[SEATS.indexOf(seat)] ?? "";
    return areSeats || sameName(name, TAGS[seat]) ? "" : nameOf(name);
  };
  const pair = (first: Seat, second: Seat) =>
    player(first) === player(second) ? player(first) : pairOf([player(first), player(second)]);
  const both = [pair("N", "S"), pair("E", "W")] as const;
  return both.every((name) => name === "") ? [home, visiting] : both;
}
