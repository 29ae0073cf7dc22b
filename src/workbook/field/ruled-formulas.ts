import { replaced, SPELLINGS } from "../working/text-formulas";

/** What was typed in the column Adjusted, as parsePercentages in bridge/traveller-score.ts reads it; but for A alone, with which A+ begins. */
export function givenFormula(cell: string): string {
  const spellings = [...SPELLINGS.number, ["%", ""], ["A+", "60"], ["A-", "40"]] as const;
  return replaced(`${cell}&""`, spellings);
}

/** The percentages that stand for North-South, two digits before the slash, and for East-West behind it, each by itself. */
export function sideFormulas(given: string): { readonly saidNs: string; readonly saidEw: string } {
  const [before, behind] = [`LEFT(${given},2)`, `MID(${given},4,9)`];
  return { saidNs: `IF(MID(${given},3,1)="/",${twoDigits(before)},"")`, saidEw: twoDigits(behind) };
}

/** What is given to a side, where both are percentages. */
export function percentFormula(side: string, other: string): string {
  return `IF(COUNT(${side},${other})=2,${side},"")`;
}

/** The number that two digits are; nothing for another text. */
function twoDigits(text: string): string {
  return `IFERROR(IF(RIGHT("0"&INT(ABS(VALUE(${text}))),2)=${text},VALUE(${text}),""),"")`;
}

/** What was typed as the group of a fouled board, without blanks and in capitals. */
export function letterFormula(cell: string): string {
  return replaced(`${cell}&""`, SPELLINGS.number);
}

/** The group that a {@link letterFormula} says, as parseGroup in bridge/fouled-board.ts reads it. */
export function groupFormula(letter: string): string {
  return `IF(AND(LEN(${letter})=1,ISNUMBER(FIND(${letter},"ABCDEFGHIJKLMNOPQRSTUVWXYZ"))),${letter},"")`;
}
