import { WRITTEN_TURNED } from "../../sessions/field/turned";
import { unlessBlank } from "../kit/formula";
import { LETTERS } from "../working/lists";
import { BLANKS, replaced, respelt, SPELLINGS } from "../working/text-formulas";

/**
 * Returns the formula that turns a cell of the column Adjusted, such as "A+/A-", into percentages, such as "60/40", as
 * parsePercentages in bridge/traveller-score.ts does. But the formula does not read "A" alone, because "A+" begins with
 * A as well.
 */
export function givenFormula(cell: string): string {
  return replaced(cell, [...SPELLINGS.plain, ["%", ""], ["A+", "60"], ["A-", "40"]]);
}

/**
 * Number added to a score that a ruling gives, to distinguish the score from an average; RULED_OPEN is the value of "R"
 * alone.
 */
export const RULED = 1000;
export const RULED_OPEN = 5000;
/** Less than any score by a ruling, more than any percentage. */
const BELOW_RULED = 500;

/** True if a side's {@link ruledFormulas} is a score by a ruling. */
export function isRuledScore(side: string): string {
  return `${side}>${BELOW_RULED}`;
}

/** True if the text of {@link givenFormula} is like "60/40": numbers of two digits. */
function isAverages(averages: string): string {
  const four = `LEFT(${averages},2)&MID(${averages},4,9)`;
  return `AND(MID(${averages},3,1)="/",RIGHT("000"&INT(ABS(VALUE(${four}))),4)=${four})`;
}

/**
 * Returns the formulas for the average of each side, in sessions without rulings.
 * @param ew the cell with East-West's average.
 */
export function averageFormulas(averages: string, ew: string): Record<"ns" | "ew", string> {
  return {
    ns: unlessBlank(ew, `VALUE(LEFT(${averages},2))`),
    ew: `IFERROR(IF(${isAverages(averages)},VALUE(MID(${averages},4,9)),""),"")`,
  };
}

/**
 * Returns a formula that is 100 if the numbers of a {@link givenFormula} are hundredths of scores by a ruling, 1 if the
 * numbers are averages, else "".
 */
export function divisorFormula(averages: string): string {
  return `IFERROR(IF(RIGHT(${averages})="R",100,1/${isAverages(averages)}),"")`;
}

/**
 * Returns the formulas for the award of each side: a percentage, or a score by a ruling plus {@link RULED}; "" for
 * none. Scores have two decimals, in spreadsheets of all languages. If East-West have no award, North-South have no
 * award either.
 * @param divisor the cell of {@link divisorFormula}.
 * @param ew the cell with East-West's award.
 */
export function ruledFormulas(averages: string, divisor: string, ew: string): Record<"ns" | "ew", string> {
  const slash = `FIND("/",${averages})`;
  const arePoints = `MID(${averages},${slash}-3,1)&MID(${averages},LEN(${averages})-3,1)=".."`;
  const side = (text: string, ruled: string) =>
    `IFERROR(IF(${averages}="R",${RULED_OPEN},VALUE(${respelt(text, [
      [".", ""],
      ["R", ""],
    ])})/${divisor}+IF(${divisor}=100,${ruled},0)),"")`;
  return {
    ns: side(`LEFT(${averages},${slash}-1)`, `${RULED}/(${arePoints})+0*${ew}`),
    ew: side(`MID(${averages},${slash}+1,20)`, String(RULED)),
  };
}

/** Returns the formula for the typed group of a fouled board, read as by parseGroup in bridge/fouled-board.ts. */
export function groupFormula(cell: string): string {
  return `IFERROR(MID(${LETTERS},FIND(${asWord(cell)},${LETTERS})+1,1),"")`;
}

/**
 * Numbers added to the result of {@link turnedFormula} if the cell of the seats or the cell of the group cannot be
 * read.
 */
export const UNREAD = { seats: 0.25, group: 0.5 } as const;

/**
 * Returns a formula that is 1 if the pairs sat the wrong way, else 0, plus {@link UNREAD} for a cell that cannot be
 * read.
 * @param group the cell of {@link groupFormula}
 */
export function turnedFormula(seats: string, typedGroup: string, group: string): string {
  // FIND returns 1 for a blank cell, and 2 for the word.
  const isTurned = `IFERROR(FIND(${asWord(seats)},"  ${WRITTEN_TURNED.toUpperCase()} ")-1,${UNREAD.seats})`;
  return `${isTurned}+IF(AND(${group}="",TRIM(${typedGroup})<>""),${UNREAD.group},0)`;
}

/** Returns a formula for a typed text in capitals, without spaces, between two spaces. */
function asWord(cell: string): string {
  return `" "&${replaced(cell, BLANKS)}&" "`;
}

/**
 * Returns the condition that the pairs sat the wrong way, or with `state` 0 that they did not.
 * @param turned cell or range with the result of {@link turnedFormula}.
 */
export function isTurned(turned: string, state: 0 | 1 = 1): string {
  return `INT(${turned})=${state}`;
}
