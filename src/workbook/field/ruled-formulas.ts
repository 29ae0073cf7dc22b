import { replaced, SPELLINGS } from "../working/text-formulas";

/** What was typed in the column Adjusted, as parsePercentages in sessions/field/results.ts reads it. */
export function givenFormula(cell: string): string {
  const spellings = [...SPELLINGS.number, ["%", ""], ["A+", "60"], ["A-", "40"], ["A", "50"]] as const;
  return replaced(`${cell}&""`, spellings);
}

/** What stands for North-South, before the slash, and for East-West behind it. */
export function sideFormulas(given: string): { readonly saidNs: string; readonly saidEw: string } {
  const slash = `FIND("/",${given})`;
  return {
    saidNs: `IFERROR(LEFT(${given},${slash}-1),"")`,
    saidEw: `IFERROR(MID(${given},${slash}+1,9),"")`,
  };
}

/** What is given to a side, where both are percentages. */
export function percentFormula(side: string, other: string): string {
  return `IF(AND(${isPercentage(side)},${isPercentage(other)}),VALUE(${side}),"")`;
}

/** Whether a text is two digits. */
function isPercentage(text: string): string {
  const number = `VALUE(${text})`;
  return `IFERROR(AND(LEN(${text})=2,${number}>=0,OR(${text}=${number}&"",${text}="0"&${number})),FALSE)`;
}

/** What was typed as the group of a fouled board, without blanks and in capitals. */
export function letterFormula(cell: string): string {
  return replaced(`${cell}&""`, SPELLINGS.number);
}

/** The group that a {@link letterFormula} says, as parseGroup in sessions/field/results.ts reads it. */
export function groupFormula(letter: string): string {
  return `IF(AND(LEN(${letter})=1,ISNUMBER(FIND(${letter},"ABCDEFGHIJKLMNOPQRSTUVWXYZ"))),${letter},"")`;
}
