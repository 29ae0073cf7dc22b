// examples/bridge.lambda.txt: IMPs, victory points and contract scores as LAMBDAs for Excel's Name Manager, for who
// wants the functions without an add-in. Made from the same tables as the functions.
import path from "node:path";
import { IMP_THRESHOLDS } from "../src/bridge/imp";
import { vulnerabilityOf } from "../src/bridge/vulnerability";
import { textLiteral } from "../src/workbook/reference";

export const LAMBDAS = path.join(__dirname, "../examples/bridge.lambda.txt");

/** A function as a name to define. */
export interface Lambda {
  readonly name: string;
  readonly comment: string;
  /** With its "=". */
  readonly formula: string;
}

/** The vulnerability of boards 1 to 16, which then comes again. */
const CYCLE = Array.from({ length: 16 }, (_, i) => textLiteral(vulnerabilityOf(i + 1)));

/** What is worked out on the way to a contract's score, name by name. */
const SCORE_STEPS: readonly (readonly [name: string, formula: string])[] = [
  ["bid", 'UPPER(SUBSTITUTE(contract," ",""))'],
  ["doubling", 'IF(RIGHT(bid,2)="XX",2,IF(RIGHT(bid,1)="X",1,0))'],
  ["strain", "MID(bid,2,LEN(bid)-1-doubling)"],
  ["level", "VALUE(LEFT(bid,1))"],
  ["side", 'IF(OR(LEFT(UPPER(declarer),1)="N",LEFT(UPPER(declarer),1)="S"),"N-S","E-W")'],
  [
    "vulnerable_side",
    `IF(ISNUMBER(vulnerability),INDEX({${CYCLE.join(",")}},MOD(vulnerability-1,16)+1),vulnerability)`,
  ],
  ["vulnerable", 'IF(OR(vulnerable_side="Both",vulnerable_side=side),1,0)'],
  ["trick", 'IF(OR(strain="C",strain="D"),20,30)'],
  ["bid_points", '(level*trick+IF(LEFT(strain,1)="N",10,0))*2^doubling'],
  ["game", "IF(bid_points>=100,IF(vulnerable=1,500,300),50)"],
  ["slam", "IF(level=7,1000,IF(level=6,500,0))*(1+vulnerable/2)"],
  ["overtrick", "IF(doubling=0,trick,100*doubling*(1+vulnerable))"],
  ["made", "bid_points+game+slam+50*doubling+overtrick*MAX(result,0)"],
  ["down", "MAX(-result,0)"],
  ["doubled_down", "IF(vulnerable=1,300*down-100,200*down-100+100*MAX(down-3,0))"],
  ["penalty", "IF(doubling=0,50*(1+vulnerable)*down,doubling*doubled_down)"],
  ["points", "IF(result<0,-penalty,made)"],
];

/** The functions, in the order of the file. */
export const BRIDGE_LAMBDAS: readonly Lambda[] = [
  {
    name: "BRIDGE_IMP",
    comment: "IMPs of a difference in points, with its sign: =BRIDGE_IMP(C2-D2)",
    formula: `=LAMBDA(difference,SIGN(difference)*(MATCH(ABS(difference),{${[0, ...IMP_THRESHOLDS].join(",")}},1)-1))`,
  },
  {
    name: "BRIDGE_VPS",
    comment:
      "Victory points of a margin by a table: a range with margin from, winner's points and loser's points: =BRIDGE_VPS(F30,$J$2:$L$12)",
    formula: "=LAMBDA(imps,table,INDEX(table,MATCH(ABS(imps),INDEX(table,0,1),1),IF(imps<0,3,2)))",
  },
  {
    name: "BRIDGE_SCORE",
    comment:
      "North-South's points of a contract such as 4HX, its declarer, the vulnerability (None, N-S, E-W, Both) or the board, and the result (0, 1, -2): =BRIDGE_SCORE(B2,C2,A2,D2)",
    formula: `=LAMBDA(contract,declarer,vulnerability,result,IF(LEFT(UPPER(contract),1)="P",0,LET(${SCORE_STEPS.map(
      ([name, step]) => `${name},${step}`
    ).join(",")},IF(side="N-S",points,-points))))`,
  },
];

/** The file's text. */
export function lambdaFile(): string {
  const head = [
    "Bridge scoring as LAMBDA functions, for Excel of Microsoft 365 without an add-in.",
    "For each: Formulas > Name Manager > New; the name, and the formula as what it refers to.",
    "They take single cells. Blanks, results behind contracts and explained errors are the add-in's.",
  ];
  const entries = BRIDGE_LAMBDAS.map(({ name, comment, formula }) => `${name}\n${comment}\n${formula}`);
  return `${[head.join("\n"), ...entries].join("\n\n")}\n`;
}
