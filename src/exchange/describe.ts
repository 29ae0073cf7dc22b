import { printContract, type Contract } from "../bridge/contract";
import { signed } from "../bridge/points";
import type { Seat } from "../bridge/seat";
import { shownAt, type TableBoards } from "../sessions/reading/fields";
import type { TableResult } from "../sessions/results";
import { texts } from "./texts";

const words = texts.understood;

/**
 * Describes a result in words: "3NT by West, doubled, 2 down".
 * @param print writes an undoubled contract.
 * @param declarerName returns the name of the declarer, from the declarer's seat.
 */
export function describeResult(
  { contract, declarer, result }: Pick<TableResult, "contract" | "declarer" | "result">,
  print: (contract: Contract) => string = printContract,
  declarerName: (seat: Seat) => string = (seat) => words.seats[seat]
): string {
  if (contract === null) return words.pointsAlone;
  if (contract === "Pass") return words.passedOut;
  const named = print({ ...contract, doubling: 0 });
  const tricks =
    result === null ? "" : result === 0 ? words.made : result > 0 ? words.over(result) : words.down(-result);
  return words.contract(
    named,
    declarer === null ? "" : declarerName(declarer),
    words.doublings[contract.doubling],
    tricks
  );
}

/** A board at a table in words, with its points for North-South: "Table 1, board 7: … : +500". */
export function describeBoard(result: TableResult, table: TableBoards): string {
  const { counted, number } = shownAt(table, result.board);
  return words.board(table.name, counted, number, describeResult(result), signed(result.points));
}
