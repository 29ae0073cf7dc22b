import { WRITTEN_TURNED } from "../../sessions/field/turned";
import { textLiteral } from "../reference";
import { replaced, SPELLINGS } from "../working/text-formulas";

/** What was typed in the column Adjusted, as parsePercentages in bridge/traveller-score.ts reads it; but for A alone, with which A+ begins. */
export function givenFormula(cell: string): string {
  const spellings = [...SPELLINGS.number, ["%", ""], ["A+", "60"], ["A-", "40"]] as const;
  return replaced(`${cell}&""`, spellings);
}

/** What is added to a score by a ruling, so that it is no average; and what "R" alone is read as. */
export const RULED = 1000;
export const RULED_OPEN = 5000;
/** Less than any score by a ruling, more than any percentage. */
const BELOW_RULED = 500;

/** Whether a side's {@link givenFormulas} is a score by a ruling. */
export function isRuledScore(side: string): string {
  return `N(${side})>${BELOW_RULED}`;
}

/**
 * What is given to each side, "" for nothing: percentages, each of two digits, or {@link RULED} more than a score by a
 * ruling, with two decimals in spreadsheets of all languages. North-South have something only where East-West have.
 * @param ew the cell of the latter.
 */
export function givenFormulas(given: string, ew: string, hasRulings: boolean): Record<"ns" | "ew", string> {
  const four = `LEFT(${given},2)&MID(${given},4,9)`;
  const isAverages = `AND(MID(${given},3,1)="/",RIGHT("000"&INT(ABS(VALUE(${four}))),4)=${four})`;
  const averages = { ns: `VALUE(LEFT(${given},2))`, ew: `IF(${isAverages},VALUE(MID(${given},4,9)),"")` };
  if (!hasRulings) return { ns: `IF(${ew}="","",${averages.ns})`, ew: `IFERROR(${averages.ew},"")` };
  const slash = `FIND("/",${given})`;
  const behind = `SUBSTITUTE(MID(${given},${slash}+1,LEN(${given})-${slash}-1),".","")`;
  const arePoints = `MID(${given},${slash}-3,1)&MID(${given},LEN(${given})-3,1)=".."`;
  const score = (text: string) => `${RULED}+VALUE(${text})/100`;
  const either = (ruled: string, otherwise: string) =>
    `IFERROR(IF(${given}="R",${RULED_OPEN},IF(RIGHT(${given})="R",${ruled},${otherwise})),"")`;
  return {
    ns: either(`${score(`SUBSTITUTE(LEFT(${given},${slash}-1),".","")`)}+0*${ew}`, `${averages.ns}+0*${ew}`),
    ew: either(score(`IF(${arePoints},${behind},"?")`), averages.ew),
  };
}

const LETTERS = textLiteral("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
const BLANKS = [
  [" ", ""],
  ["\u00A0", ""],
] as const;

/** The group of a fouled board that is typed, as parseGroup in bridge/fouled-board.ts reads it. */
export function groupFormula(cell: string): string {
  const letter = replaced(`${cell}&""`, BLANKS);
  return `IFERROR(MID(${LETTERS},FIND(${letter},${LETTERS})/(LEN(${letter})=1),1),"")`;
}

/** What is added to {@link turnedFormula} where the seats or the group cannot be read. */
export const UNREAD = { seats: 0.25, group: 0.5 } as const;

/** 1 where the pairs sat the wrong way, else 0, and what {@link UNREAD} adds. @param group the cell of {@link groupFormula} */
export function turnedFormula(seats: string, typedGroup: string, group: string): string {
  const written = replaced(`${seats}&""`, BLANKS);
  const isTurned = `IF(${written}=${textLiteral(WRITTEN_TURNED.toUpperCase())},1,IF(${written}="",0,${UNREAD.seats}))`;
  return `${isTurned}+IF(AND(${group}="",TRIM(${typedGroup}&"")<>""),${UNREAD.group},0)`;
}

/** Where the pairs sat the wrong way, of cells or ranges of {@link turnedFormula}. */
export function isTurned(turned: string, is: 0 | 1 = 1): string {
  return `INT(${turned})=${is}`;
}
