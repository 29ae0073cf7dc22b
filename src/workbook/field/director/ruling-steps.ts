import { tableNumbers } from "../../../movements/movement";
import type { FieldPlan } from "../../../sessions/field/plan";
import { STAMP } from "../../../sessions/field/rulings";
import { computed, joined } from "../../kit/content";
import { countEqual, countWhere, firstTrue } from "../../kit/formula";
import type { Grid } from "../../kit/grid";
import type { List } from "../../kit/list";
import { allComputed, writeHeadings, writeRow } from "../../kit/write-list";
import { textLiteral } from "../../reference";
import { BELOW_SCORES } from "../../working/score-tables";
import { stepList } from "../../working/steps";
import type { BoardScores } from "../board-scores";
import { faultMessageFormula, listedUpTo, putFaultMessages } from "../../typed-list";
import { isTurned } from "../ruled-formulas";
import { fieldTexts } from "../texts";
import type { RulingList } from "./ruling-list";

const { told } = fieldTexts.director.rulings;

/**
 * Working columns of a line of the list of rulings. "text": the ruling. "at": the row of its board among the scored
 * boards; "board": the number of the board; both 0 for none. "now2": the stamp by the current sheets, up to Table 2;
 * "now": this stamp in full. "fault": number of the line's fault, 0 for none; "told": the message of the fault;
 * "messages": the list of all messages. "listed": the text on boards played in place of other boards, up to this line.
 */
type RulingStep = "text" | "at" | "board" | `now${number}` | "now" | "fault" | "told" | "messages" | "listed";

/** Working columns of the list of rulings, with a row for each line. */
export type RulingSteps = List<RulingStep>;

/** Placeholder for the board's number in a message. */
const BOARD = "|";

/**
 * Places the working columns of rulings below the scores, where rows have few cells. Equal formulas are then close
 * together in the file, which makes the file smaller.
 */
export function placeRulingSteps({ tables }: FieldPlan, rows: number): RulingSteps {
  const now = tableNumbers(tables).map((table): RulingStep => `now${table}`);
  const keys: RulingStep[] = ["text", "at", "board", ...now, "now", "fault", "told", "messages", "listed"];
  const unlike: readonly RulingStep[] = ["text", "fault", "messages", "listed"];
  return stepList("rulings", keys, { headingRow: BELOW_SCORES, rows }, (step) => !unlike.includes(step));
}

/** Writes the working columns of rulings, which compare each ruling's stamp with the current cells of its board. */
export function putRulingSteps(
  grid: Grid,
  list: RulingSteps,
  typed: RulingList,
  boards: BoardScores,
  tables: number
): void {
  writeHeadings(grid, list);
  putFaultMessages(grid, list, [told.board, told.table, told.open, told.stale(BOARD), told.deleted]);
  const [between, blank, behind, replacement] = [STAMP.between, STAMP.blank, STAMP.behind, STAMP.replacement].map(
    textLiteral
  );
  for (let row = 0; row < list.rows; row++) {
    const cell = (step: RulingStep) => list.cell(step, row);
    const [text, at, board, now, fault] = [cell("text"), cell("at"), cell("board"), cell("now"), cell("fault")];
    const from = typed.outside.cell("from", row);
    const upTo = tableNumbers(tables).map((table) => {
      const result = `INDEX(${boards.range(`result${table}`)},${at})`;
      const before = table === 1 ? "" : `${cell(`now${table - 1}`)}&${between}&`;
      const group = `INDEX(${boards.range(`group${table}`)},${at})`;
      return [`now${table}`, `IF(${at}=0,"",${before}IF(${result}="",${blank},${result})&${group})`] as const;
    });
    const turned = countWhere(`--(${isTurned(boards.range(["turned1", `turned${tables}`]))})`);
    const [beforeTurned, behindTurned] = STAMP.turned("|").split("|").map(textLiteral);
    const isWrong = `ISNUMBER(SEARCH(${replacement},${text}))`;
    const count = `${countEqual(list.range("board"), board)}&${textLiteral(STAMP.count(""))}`;
    const prefix = joined("Board ", computed(`LEFT(${text},FIND(":",${text})-1)`), ". ");
    writeRow(
      grid,
      list,
      row,
      allComputed({
        text: `IFERROR(TRIM(${typed.outside.cell("ruling", row)}),"?")`,
        at: `IFERROR(MATCH(VALUE(LEFT(${text},FIND(" ",${text})-1)),${boards.range("number")},0),0)`,
        board: `IF(${at}=0,0,INDEX(${boards.range("number")},${at}))`,
        ...Object.fromEntries(upTo),
        now: `IF(${at}=0,"",${cell(`now${tables}`)}&${behind}&${count}&IF(${isWrong},${beforeTurned}&${turned}&${behindTurned},"")&${behind}&${text})`,
        fault: firstTrue(
          [
            [`${text}&${from}=""`, "0"],
            [`${text}=""`, "5"],
            [`${at}=0`, "1"],
            [`NOT(ISNUMBER(SEARCH(" at table ",${text})))`, "2"],
            [`TRIM(${from})=""`, "3"],
            [`${from}<>${now}`, "4"],
          ],
          "0"
        ),
        told: `SUBSTITUTE(${faultMessageFormula(list, row)},"${BOARD}",${board})`,
        listed: listedUpTo(list, row, `AND(${fault}=0,${isWrong})`, prefix),
      })
    );
  }
}
