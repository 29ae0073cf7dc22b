import type { Vulnerability } from "../../bridge/vulnerability";
import type { ContractCells, Dialect } from "../dialect";
import { MAX_POINTS } from "../../bridge/contract-score";
import { firstTrue, unlessBlank } from "../kit/formula";
import { faultFormulas } from "./remarks";
import { MANY_DOWN_DISTANCE, wordsOf } from "./lists";
import { possiblePoints } from "./score-tables";
import { CANCELLED_BID, NOT_PLAYED_BID, PASS, type Step, type StepSource, type UNLIKE_STEPS } from "./steps";
import { comparedFormulas } from "./unlike-formulas";
import { isOneOf, isWholeNumber, replaced, respelt, SPELLINGS, tricksOf } from "./text-formulas";

/** The steps that are formulas of their own table, the same in each row. */
type CommonStep = Exclude<Step, "vulnerability" | "later" | "formulas" | "possible" | (typeof UNLIKE_STEPS)[number]>;

/** Those of a row. */
export function commonFormulas(source: StepSource, dialect: Dialect, row: number): Record<CommonStep, string> {
  const cell = (step: Step) => source.steps.cell(step, row);
  const sheetRow = String(source.steps.row(row));
  return {
    ...typedFormulas(source, sheetRow),
    ...contractFormulas(cell),
    ...resultFormulas(cell),
    ...scoreFormulas(cell, dialect),
    ...comparedFormulas(cell, source.group?.(sheetRow)),
    spoilt: spoiltFormula(source, cell, sheetRow),
  };
}

/** Whether any contract gives the points that stand, at a vulnerability. */
export function possibleFormula({ steps }: StepSource, vulnerability: Vulnerability, row: number): string {
  const points = steps.cell("standing", row);
  return `IF(ISNUMBER(${points}),IF(${possiblePoints(points, vulnerability)},1,0),"")`;
}

type CellOf = (step: Step) => string;

/** What was typed, in one spelling. */
function typedFormulas({ typed }: StepSource, row: string) {
  const { points, ...others } = typed(row);
  return {
    contract: replaced(others.contract, SPELLINGS.number),
    by: replaced(others.by, SPELLINGS.number),
    result: replaced(others.result, SPELLINGS.number),
    doubled: replaced(others.doubled, SPELLINGS.doubled),
    typed: `IF(ISNUMBER(${points}),${points},${respelt(points, SPELLINGS.plain)})`,
  };
}

/**
 * What has become of the cell that the points are typed into, with whether any cell of the row holds a formula. A program
 * that does not know the functions says nothing of it.
 */
export function formulasFormula({ typed, typedAcross, steps }: StepSource, row: number): string {
  const sheetRow = String(steps.row(row));
  const formulas = typedAcross.map((cells) => `SUMPRODUCT(--ISFORMULA(INDEX(${cells},${sheetRow},0)))`).join("+");
  return `IF(IFERROR(${formulas},0)>0,1,IF(IFERROR(${protects(typed(sheetRow).points)},0)=1,2,0))`;
}

/** The same of all cells. */
function spoiltFormula({ typed }: StepSource, cell: CellOf, row: string): string {
  const { contract, by, result, doubled } = typed(row);
  const first = cell("formulas");
  const areLocked = `IFERROR(MAX(${[contract, by, result, doubled].map(protects).join()}),0)=1`;
  return `IF(${first}>0,${first},IF(${areLocked},2,0))`;
}

function protects(cell: string): string {
  return `CELL("protect",${cell})`;
}

/** What the contract's cell says: a bid is a level and a strain, and nothing else. */
function contractFormulas(cell: CellOf) {
  const [text, bid] = [cell("text"), cell("bid")];
  const strainOfLevel = `5*FIND(LEFT(${text}),"1234567")-5+FIND(MID(${text},2,1),"CDHSN")`;
  return {
    minors: respelt(cell("contract"), SPELLINGS.minors),
    text: respelt(cell("minors"), SPELLINGS.majors),
    bid: firstTrue(
      [
        [`${text}=""`, '""'],
        [isOneOf(text, wordsOf("passes")), String(PASS)],
        [isOneOf(text, wordsOf("notPlayed")), String(NOT_PLAYED_BID)],
        [isOneOf(text, wordsOf("cancelled")), String(CANCELLED_BID)],
        [`LEN(${text})<>2`, "0"],
      ],
      `IFERROR(${strainOfLevel},0)`
    ),
    level: `IF(OR(N(${bid})=0,N(${bid})>=${PASS}),"",INT((${bid}+4)/5))`,
  };
}

/** What the cells of result, declarer and X say. */
function resultFormulas(cell: CellOf) {
  const [text, double, by] = [cell("result"), cell("doubled"), cell("by")];
  const [level, tricks] = [cell("level"), cell("tricks")];
  return {
    tricks: firstTrue(
      [
        [`${text}=""`, '""'],
        [isOneOf(text, wordsOf("signed")), tricksOf(text)],
        [isOneOf(text, wordsOf("tricks")), '"+"'],
      ],
      manyDown(text)
    ),
    doubling: firstTrue(
      [
        [`${double}=""`, `IF(${level}="","",0)`],
        [`${double}="X"`, "1"],
        [`${double}="R"`, "2"],
      ],
      '"?"'
    ),
    range: firstTrue(
      [
        [`OR(${level}="",NOT(ISNUMBER(${tricks})))`, '""'],
        [`${tricks}>7-${level}`, "1"],
        [`${tricks}<-6-${level}`, "-1"],
      ],
      "0"
    ),
    side: firstTrue(
      [
        [`${by}=""`, '""'],
        [isOneOf(by, wordsOf("northSouth")), "1"],
        [isOneOf(by, wordsOf("eastWest")), "-1"],
      ],
      "0"
    ),
  };
}

/** The tricks that words for many down say; "?" for what are none. Their words stand at equal distances in the list. */
function manyDown(text: string): string {
  return `IFERROR(-10-INT(FIND(";"&${text}&";",${wordsOf("manyDown")})/${MANY_DOWN_DISTANCE}),"?")`;
}

/** The points of the contract, those that stand, and what is said of them. */
function scoreFormulas(cell: CellOf, dialect: Dialect) {
  const [bid, side, range, doubling] = [cell("bid"), cell("side"), cell("range"), cell("doubling")];
  const [points, number, typed, standing] = [cell("points"), cell("number"), cell("typed"), cell("standing")];
  const vulnerability = cell("vulnerability");
  const isScore = `IF(ISNUMBER(${number}),AND(MOD(${number},10)=0,ABS(${number})<=${MAX_POINTS}),FALSE)`;
  const sideVulnerable = `IF(${side}=1,"N-S","E-W")`;
  const cells: ContractCells = {
    contract: `LEFT(${cell("text")},2)&REPT("X",${doubling})`,
    by: `IF(${side}=1,"N","E")`,
    vulnerability,
    bid,
    doubling,
    tricks: cell("tricks"),
    side,
    vulnerable: cell("vulnerable"),
  };
  return {
    vulnerable: unlessBlank(side, `IF(OR(${vulnerability}="Both",${vulnerability}=${sideVulnerable}),1,0)`),
    points: firstTrue(
      [
        [`${bid}=${PASS}`, "0"],
        // Blank where there is no contract, or no result.
        [`OR(${range}<>0,N(${side})=0,${doubling}="?")`, '""'],
      ],
      dialect.contractPoints(cells)
    ),
    number: firstTrue(
      [
        [`OR(ISNUMBER(${typed}),${typed}="")`, typed],
        [`${typed}="-0"`, "0"],
        [isWholeNumber(typed), `VALUE(${typed})`],
      ],
      '"?"'
    ),
    standing: `IF(${number}="",${points},IF(${isScore},${number},""))`,
    settled: `IF(OR(ISNUMBER(${standing}),${bid}=${NOT_PLAYED_BID},${bid}=${CANCELLED_BID}),1,0)`,
    ...faultFormulas(cell),
  };
}
