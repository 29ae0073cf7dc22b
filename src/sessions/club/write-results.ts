import { WRITTEN_NOT_PLAYED } from "../../bridge/contract";
import { forContestant } from "../../movements/contestant";
import { printPercentages } from "../field/results";
import { writtenResult } from "../reading/write-board";
import type { ResultFields } from "../reading/result-lines";
import type { WrittenResults } from "../reading/write-csv";
import { WRITTEN_DIRECTIONS } from "./pair-lines";
import { CLUB_COLUMNS } from "./read-results";
import type { ClubResults } from "./results";

/**
 * Writes an evening: its rows in the order of the list, then a line for each pair with names, a handicap or a penalty.
 */
export function writeClubResults({ winners, pairs, rows, penalties }: ClubResults): WrittenResults {
  const boards = rows.map((row): ResultFields => ({
    table: row.table,
    round: row.round === null ? "" : String(row.round),
    board: String(row.board),
    ns: forContestant(pairs, row.ns).id,
    ew: forContestant(pairs, row.ew).id,
    ...(row.result && writtenResult(row.result)),
    ...(row.isNotPlayed && { contract: WRITTEN_NOT_PLAYED }),
    ...(row.averages && { adjusted: printPercentages(row.averages) }),
  }));
  const named = pairs.flatMap(({ id, direction, name, handicap }, index): ResultFields[] => {
    const penalty = penalties
      .filter(({ contestant }) => Number(contestant) === index)
      .reduce((sum, { amount }) => sum + amount, 0);
    if (name === "" && handicap === 0 && penalty === 0) return [];
    return [
      {
        pair: id,
        name,
        side: direction && winners === 2 ? WRITTEN_DIRECTIONS[direction] : "",
        handicap: handicap === 0 ? "" : String(handicap),
        penalty: penalty === 0 ? "" : String(penalty),
      },
    ];
  });
  const lines = [...boards, ...named];
  const isUsed = (column: string) => lines.some((fields) => (fields[column] ?? "") !== "");
  const needed = ["board", "ns", "ew", "contract", "declarer", "result", "points"];
  return { columns: Object.keys(CLUB_COLUMNS).filter((column) => needed.includes(column) || isUsed(column)), lines };
}
