import { vulnerabilityOf } from "../../bridge/vulnerability";
import type { ContractCells, Dialect } from "../dialect";
import { firstThat, unlessBlank } from "../kit/formula";
import { columnLetters } from "../reference";
import { faultFormula, noteFormula } from "./remarks";
import { possiblePoints } from "./score-tables";
import { CANCELLED_BID, NOT_PLAYED_BID, PASS, type Step, type StepSource } from "./steps";
import {
  isOneOf,
  isWholeNumber,
  replaced,
  SPELLINGS,
  spoiltFormula,
  tricksOf,
  withoutSign,
  WORDS,
} from "./text-formulas";

/** The steps that are formulas. */
export type ComputedStep = Exclude<Step, "vulnerability">;

/** Stands for the row in formulas that are the same in each row but for it. */
const ROW = "#";

/** The formulas of the steps of a table: they are written once, and filled in for each board. */
export function stepFormulas(
  source: StepSource,
  dialect: Dialect
): (step: ComputedStep, board: number, row: number) => string {
  const common = commonFormulas(source, dialect);
  const parts = new Map<string, readonly string[]>();
  return (step, board, row) => {
    const formula = step === "possible" ? possibleFormula(source, board) : common[step];
    const around = parts.get(formula) ?? formula.split(ROW);
    parts.set(formula, around);
    return around.join(String(source.steps.row(row)));
  };
}

function possibleFormula(source: StepSource, board: number): string {
  const points = stepInAnyRow(source, "standing");
  const possible = possiblePoints(points, vulnerabilityOf(board));
  return `IF(ISNUMBER(${points}),IF(${possible},1,0),"")`;
}

function stepInAnyRow({ steps }: StepSource, step: Step): string {
  return `${columnLetters(steps.column(step))}${ROW}`;
}

function commonFormulas(source: StepSource, dialect: Dialect): Record<Exclude<ComputedStep, "possible">, string> {
  const cell = (step: Step) => stepInAnyRow(source, step);
  return {
    ...typedFormulas(source),
    ...contractFormulas(cell),
    ...resultFormulas(cell),
    ...scoreFormulas(cell, dialect),
  };
}

type CellOf = (step: Step) => string;

/** What was typed, as it stands in its cells. */
function typedFormulas(source: StepSource) {
  const typed = source.typed(ROW);
  return {
    contract: `${typed.contract}&""`,
    by: `${typed.by}&""`,
    result: `${typed.result}&""`,
    doubled: `${typed.doubled}&""`,
    typed: `IF(ISNUMBER(${typed.points}),${typed.points},${typed.points}&"")`,
    spoilt: spoiltFormula(Object.values(typed), source.alsoTyped(ROW)),
  };
}

/** What the contract's cell says, with a declarer and a result if they stand there. */
function contractFormulas(cell: CellOf) {
  const [text, bid, rest, seat] = [cell("text"), cell("bid"), cell("rest"), cell("seat")];
  const strainOfLevel = `5*FIND(LEFT(${text},1),"1234567")-5+FIND(MID(${text},2,1),"CDHSN")`;
  const behind = `MID(${rest},1+LEN(${seat}),9)`;
  return {
    text: replaced(cell("contract"), SPELLINGS.contract),
    bid: firstThat(
      [
        [`${text}=""`, '""'],
        [isOneOf(text, WORDS.passes), String(PASS)],
        [isOneOf(text, WORDS.notPlayed), String(NOT_PLAYED_BID)],
        [isOneOf(text, WORDS.cancelled), String(CANCELLED_BID)],
        [`LEN(${text})<2`, "0"],
      ],
      `IFERROR(${strainOfLevel},0)`
    ),
    written: firstThat(
      [
        [noBid(bid), '""'],
        [`OR(MID(${text},3,2)="XX",MID(${text},3,1)="R")`, "2"],
        [`MID(${text},3,1)="X"`, "1"],
      ],
      "0"
    ),
    rest: `IF(${noBid(bid)},"",MID(${text},IF(MID(${text},3,2)="XX",5,IF(${cell("written")}=0,3,4)),9))`,
    seat: `IF(${rest}="","",IF(ISNUMBER(FIND(LEFT(${rest},1),"NESW")),LEFT(${rest},1),""))`,
    behind: firstThat(
      [
        [`${behind}=""`, '""'],
        [isOneOf(behind, WORDS.signed), tricksOf(behind)],
      ],
      '"?"'
    ),
  };
}

/** What the cells of result, declarer and X say, and what comes of both places where they may stand. */
function resultFormulas(cell: CellOf) {
  const [text, beside, behind] = [cell("resultText"), cell("beside"), cell("behind")];
  const [marked, written, seat, typedSide] = [cell("marked"), cell("written"), cell("seat"), cell("typedSide")];
  const [bid, tricks] = [cell("bid"), cell("tricks")];
  const down = `LEFT(${text},LEN(${text})-4)`;
  const double = replaced(cell("doubled"), SPELLINGS.doubled);
  const by = replaced(cell("by"), SPELLINGS.number);
  const seatSide = `IF(ISNUMBER(FIND(${seat},"NS")),1,-1)`;
  const level = `INT((${bid}+4)/5)`;
  return {
    resultText: replaced(cell("result"), SPELLINGS.number),
    beside: firstThat(
      [
        [`${text}=""`, '""'],
        [isOneOf(text, WORDS.result), tricksOf(text)],
        [isOneOf(text, WORDS.tricks), '"+"'],
        [`RIGHT(${text},4)<>"DOWN"`, '"?"'],
        [isOneOf(down, WORDS.tricks), `0-VALUE(${down})`],
      ],
      '"?"'
    ),
    marked: firstThat(
      [
        [`${double}=""`, '""'],
        [`${double}="X"`, "1"],
        [isOneOf(double, WORDS.redoubled), "2"],
      ],
      '"?"'
    ),
    doubling: `IF(${marked}="",${written},IF(OR(${marked}="?",AND(N(${written})>0,${marked}<>${written})),"?",${marked}))`,
    tricks: firstThat(
      [
        [`OR(${behind}="?",${beside}="?",${beside}="+")`, '"?"'],
        [`${behind}=""`, beside],
        [`OR(${beside}="",${beside}=${behind})`, behind],
      ],
      '"?"'
    ),
    range: firstThat(
      [
        [`OR(${noBid(bid)},NOT(ISNUMBER(${tricks})))`, '""'],
        [`${tricks}>7-${level}`, "1"],
        [`${tricks}<-6-${level}`, "-1"],
      ],
      "0"
    ),
    typedSide: firstThat(
      [
        [`${by}=""`, '""'],
        [isOneOf(by, WORDS.northSouth), "1"],
        [isOneOf(by, WORDS.eastWest), "-1"],
      ],
      "0"
    ),
    side: `IF(${seat}="",${typedSide},IF(OR(${typedSide}="",${typedSide}=${seatSide}),${seatSide},0))`,
  };
}

/** The points of the contract, those that stand, and what is said of them. */
function scoreFormulas(cell: CellOf, dialect: Dialect) {
  const [bid, side, range, doubling] = [cell("bid"), cell("side"), cell("range"), cell("doubling")];
  const [points, number, typed, standing] = [cell("points"), cell("number"), cell("typed"), cell("standing")];
  const vulnerability = cell("vulnerability");
  const sideVulnerable = `IF(${side}=1,"N-S","E-W")`;
  const text = replaced(typed, SPELLINGS.number);
  const unsigned = withoutSign(text);
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
    points: firstThat(
      [
        [`${bid}=${PASS}`, "0"],
        [`OR(${noBid(bid)},${side}="",${range}="")`, '""'],
        [`OR(${side}=0,${range}<>0,${doubling}="?")`, '""'],
      ],
      dialect.contractPoints(cells)
    ),
    number: firstThat(
      [
        [`ISNUMBER(${typed})`, typed],
        [`${text}=""`, '""'],
        [isWholeNumber(unsigned), `IF(LEFT(${text},1)="-",-1,1)*VALUE(${unsigned})`],
      ],
      '"?"'
    ),
    standing: `IF(${number}="",${points},IF(ISNUMBER(${number}),${number},""))`,
    settled: `IF(OR(ISNUMBER(${standing}),${bid}=${NOT_PLAYED_BID},${bid}=${CANCELLED_BID}),1,0)`,
    fault: faultFormula(cell),
    note: noteFormula(cell),
    wrong: `IF(${cell("fault")}="",0,1)`,
  };
}

/** A condition: whether there is no contract that somebody plays. */
export function noBid(bid: string): string {
  return `OR(${bid}="",${bid}=0,${bid}>=${PASS})`;
}
