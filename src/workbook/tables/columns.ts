import { dealerOf } from "../../bridge/board";
import { printContract } from "../../bridge/contract";
import { vulnerabilityOf } from "../../bridge/vulnerability";
import type { TableResult } from "../../sessions/results";
import type { Columns, EntryRule, RowContents } from "../kit/list";
import { texts } from "../texts";
import { STYLES } from "../theme";

/** The columns that every table's sheet has. */
export type CommonColumn = "board" | "dealer" | "vulnerability" | "contract" | "by";

const BY: EntryRule = { rule: { kind: "list", values: ["N", "E", "S", "W"] }, error: null };

export const COMMON_COLUMNS: Columns<CommonColumn> = {
  board: { heading: texts.common.board, width: 7, style: STYLES.label, name: "Board" },
  dealer: { heading: texts.common.dealer, width: 7, style: STYLES.fixed },
  vulnerability: { heading: texts.common.vulnerability, width: 6, style: STYLES.fixed },
  contract: { heading: texts.common.contract, width: 10, style: STYLES.entryText, name: "Contract" },
  by: { heading: texts.common.by, width: 5, style: STYLES.entry, name: "By", rule: BY },
};

/**
 * What stands in those columns for a board.
 * @param printed how the contract is written: alone, if it is not said, or with its result behind it.
 */
export function commonContents(
  board: number,
  result: TableResult | null,
  printed: (result: TableResult) => string = ({ contract }) => (contract ? printContract(contract) : "")
): RowContents<CommonColumn> {
  return {
    board,
    dealer: dealerOf(board),
    vulnerability: vulnerabilityOf(board),
    contract: (result && printed(result)) || null,
    by: result?.declarer ?? null,
  };
}
