import { contestantNumber, contestants, type Contestant } from "../../../movements/contestant";
import type { FieldPlan } from "../../../sessions/field/plan";
import { firstTrue } from "../../kit/formula";
import type { Grid } from "../../kit/grid";
import type { List } from "../../kit/list";
import { allComputed, writeHeadings, writeRow } from "../../kit/write-list";
import { textLiteral } from "../../reference";
import { faultMessageFormula, putFaultMessages } from "../../typed-list";
import { readAmount } from "../../typed-amounts";
import { BELOW_SCORES } from "../../working/score-tables";
import { stepList } from "../../working/steps";
import { isOneOf, numberText, words } from "../../working/text-formulas";
import { writtenFormulas } from "../score-formulas";
import type { LabelList } from "../contestants";
import { fieldTexts } from "../texts";
import type { ExtraList } from "./extra-list";

const { told } = fieldTexts.director.extras;

/** Working columns of a line of the list of extra scores. */
const STEPS = [
  /** The entries as texts; the score as a number, "" if it is blank, "?" if it is no number. */
  "round",
  "pair",
  "worth",
  "read",
  /**
   * {@link extraKey} of a valid line, else 0; the score of the line in units, if scored by matchpoints and if scored by
   * IMPs; the label of the contestant.
   */
  "key",
  "matchpoints",
  "imps",
  "who",
  /** Number of the line's fault, 0 for none; the message of the fault; the list of all messages. */
  "fault",
  "told",
  "messages",
] as const;
type Step = (typeof STEPS)[number];

/** Working columns of the list of extra scores, with a row for each line. */
export type ExtraSteps = List<Step>;

/** Factor of the round in a key; greater than the number of any pair or player. */
export const ROUND_KEY = 1000;

/** Returns the key of a contestant in a round. */
export function extraKey(round: number, contestant: Contestant): number {
  return round * ROUND_KEY + contestantNumber(contestant);
}

/** Places the working columns of extra scores, from column `left` on. */
export function placeExtraSteps(left: number, rows: number): ExtraSteps {
  const unlike: readonly Step[] = ["round", "pair", "worth", "messages"];
  return stepList("extras", STEPS, { headingRow: BELOW_SCORES, left, rows }, (step) => !unlike.includes(step));
}

/** Writes the working columns of extra scores. See sessions/field/extra-scores.ts for the rules. */
export function putExtraSteps(
  grid: Grid,
  list: ExtraSteps,
  typed: ExtraList,
  plan: FieldPlan,
  labels: LabelList
): void {
  writeHeadings(grid, list);
  putFaultMessages(grid, list, [told.who[plan.kind], told.round, told.worth]);
  const oneOf = (text: string, max: number) =>
    isOneOf(text, textLiteral(words(contestants(max).map(contestantNumber))));
  for (let row = 0; row < list.rows; row++) {
    const cell = (step: Step) => list.cell(step, row);
    const [round, pair, worth, read, key, fault] = (["round", "pair", "worth", "read", "key", "fault"] as const).map(
      cell
    );
    const isWorth = `IFERROR(AND(ABS(${read})<1000,ROUND(${read},2)=${read}),FALSE)`;
    const { matchpoints, imps } = writtenFormulas(plan, cell("read"));
    const text = (key: "round" | "pair" | "worth") => numberText(typed.outside.cell(key, row));
    writeRow(
      grid,
      list,
      row,
      allComputed({
        round: text("round"),
        pair: text("pair"),
        worth: text("worth"),
        read: readAmount(cell("worth")),
        fault: firstTrue(
          [
            [`${round}&${pair}&${worth}=""`, "0"],
            [`NOT(${oneOf(cell("pair"), plan.names.length)})`, "1"],
            [`NOT(${oneOf(cell("round"), plan.rounds)})`, "2"],
            [`NOT(${isWorth})`, "3"],
          ],
          "0"
        ),
        key: `IF(OR(${fault}>0,${round}=""),0,${ROUND_KEY}*VALUE(${round})+VALUE(${pair}))`,
        matchpoints: `IF(${key}=0,0,${matchpoints})`,
        imps: `IF(${key}=0,0,${imps})`,
        who: `IF(${key}=0,"",INDEX(${labels.range("label")},VALUE(${pair})))`,
        told: faultMessageFormula(list, row),
      })
    );
  }
}
