// The functions that can be had without an add-in, as LAMBDAs for Excel's Name Manager, made from the same tables as the
// functions: examples/bridge.lambda.txt has their texts, docs/examples/overtrick-functions.xlsx has them defined.
import path from "node:path";
import { IMP_THRESHOLDS } from "../src/bridge/imp";
import { vulnerabilityOf } from "../src/bridge/vulnerability";
import { textLiteral } from "../src/workbook/reference";

export const LAMBDAS = path.join(__dirname, "../examples/bridge.lambda.txt");

/** A function as a name to define. */
export interface Lambda {
  readonly name: string;
  /** What it gives; Excel shows it while its name is typed, up to 255 characters. */
  readonly comment: string;
  /** A call, and what it gives: one value, or a column of them. */
  readonly example: string;
  readonly value: string | number | readonly (string | number)[];
  /** With its "=". */
  readonly formula: string;
}

/** Names of what is worked out on the way, each with its formula. */
type Steps = readonly (readonly [name: string, formula: string])[];

/** The vulnerability of boards 1 to 16, which then comes again. */
const CYCLE = Array.from({ length: 16 }, (_, i) => textLiteral(vulnerabilityOf(i + 1)));

/** What is worked out on the way to a contract's score, name by name. */
const SCORE_STEPS: Steps = [
  ["bid", 'UPPER(SUBSTITUTE(contract," ",""))'],
  ["doubling", 'IF(RIGHT(bid,2)="XX",2,IF(RIGHT(bid,1)="X",1,0))'],
  ["strain", 'XMATCH(MID(bid,2,LEN(bid)-1-doubling),{"C","D","H","S","N","NT"})'],
  ["level", 'XMATCH(LEFT(bid,1),{"1","2","3","4","5","6","7"})'],
  ["side", 'CHOOSE(XMATCH(LEFT(UPPER(declarer),1),{"N","S","E","W"}),1,1,2,2)'],
  ["zone", "IF(ISNUMBER(vulnerability),BRIDGE_VULNERABILITY(vulnerability),vulnerability)"],
  ["sides", 'XMATCH(UPPER(SUBSTITUTE(zone,"-","")),{"NS","EW","BOTH","ALL","NONE"})'],
  ["vulnerable", "IF(OR(sides=side,sides=3,sides=4),1,0)"],
  ["tricks", 'IF(ISOMITTED(result),0,IF(result="=",0,VALUE(result)))'],
  ["possible", "AND(tricks<=7-level,tricks>=-6-level)"],
  ["trick", "IF(strain<3,20,30)"],
  ["bid_points", "(level*trick+IF(strain>4,10,0))*2^doubling"],
  ["game", "IF(bid_points>=100,IF(vulnerable=1,500,300),50)"],
  ["slam", "IF(level=7,1000,IF(level=6,500,0))*(1+vulnerable/2)"],
  ["overtrick", "IF(doubling=0,trick,100*doubling*(1+vulnerable))"],
  ["made", "bid_points+game+slam+50*doubling+overtrick*MAX(tricks,0)"],
  ["down", "MAX(-tricks,0)"],
  ["doubled_down", "IF(vulnerable=1,300*down-100,200*down-100+100*MAX(down-3,0))"],
  ["penalty", "IF(doubling=0,50*(1+vulnerable)*down,doubling*doubled_down)"],
  ["points", "IF(tricks<0,-penalty,made)"],
];

/** The number of each score's board; 1 where all are of one, and a blank where there is none. */
const BOARD_OF_EACH =
  'MAP(IF(ISOMITTED(boards),scores,boards),LAMBDA(each,IF(ISOMITTED(boards),1,IF(each="","",IFERROR(VALUE(each),"")))))';

/** The points of each score's board, and how many of them are no points: A+, or 0.6 for 60 %. */
const COMPARED: Steps = [
  ["rivals", 'FILTER(scores,(board_of_each=board)*(scores<>""))'],
  ["count", "COUNTA(rivals)"],
  ["adjusted", "SUM(MAP(rivals,LAMBDA(rival,IF(ISNUMBER(rival),(rival>0)*(rival<=1),1))))"],
];

/** Scores each line among those of its board. */
function amongRivals(option: string, steps: Steps, gives: string): string {
  const compared = let_([...COMPARED, ...steps], `IF(adjusted>0,NA(),IF(count=1,"",${gives}))`);
  const line = `LAMBDA(score,board,IF(score="","",IF(board="",NA(),${compared})))`;
  const known: Steps = [
    ["asked", `IF(ISOMITTED(${option}),FALSE,${option})`],
    ["board_of_each", BOARD_OF_EACH],
  ];
  return `=LAMBDA(scores,[${option}],[boards],${let_(known, `MAP(scores,board_of_each,${line})`)})`;
}

/** Sums of decimals that should be equal differ in their last binary digits. */
const LEVEL = (first: string, second: string) => `ABS(${first}-${second})<0.0000005`;

const PLACE_STEPS: Steps = [
  [
    "better",
    `SUM(MAP(totals,ties,LAMBDA(rival,other,IF(rival="",0,IF(${LEVEL("rival", "total")},IF(${LEVEL("other", "tie")},0,1*(other>tie)),1*(rival>total))))))`,
  ],
  [
    "level",
    `SUM(MAP(totals,ties,LAMBDA(rival,other,IF(rival="",0,(${LEVEL("rival", "total")})*(${LEVEL("other", "tie")})))))`,
  ],
];

/** A blank, where there is nothing, and #N/A where it is no board. */
const ofBoard = (fact: string) => `=LAMBDA(board,IF(board="","",IF(AND(board>=1,board=INT(board)),${fact},NA())))`;

/** #N/A for texts: Excel takes "1.100" for 1.1 or 1100, as its language has it, or for nothing. */
const ofNumbers = (names: readonly string[], gives: string) =>
  `IF(${names.map((name) => `T(${name})`).join("&")}<>"",NA(),${gives})`;

/** The functions, each behind those that it calls. */
export const BRIDGE_LAMBDAS: readonly Lambda[] = [
  {
    name: "BRIDGE_IMP",
    comment: "IMPs of a difference in points, with its sign",
    example: "BRIDGE_IMP(470)",
    value: 10,
    formula: `=LAMBDA(difference,IF(difference="","",${ofNumbers(["difference"], `SIGN(difference)*(MATCH(ABS(difference),{${[0, ...IMP_THRESHOLDS].join(",")}},1)-1)`)}))`,
  },
  {
    name: "BRIDGE_VPS",
    comment: "Victory points of a margin by a table: margin from, winner's points, loser's points",
    example: "BRIDGE_VPS(-4,{0,7,7;1,8,6;2,9,5;3,10,4;4,11,3;6,12,2;8,13,1;11,14,0})",
    value: 3,
    formula: `=LAMBDA(imps,table,IF(imps="","",${ofNumbers(["imps"], "INDEX(table,MATCH(ABS(imps),INDEX(table,0,1),1),IF(imps<0,3,2))")}))`,
  },
  {
    name: "BRIDGE_DEALER",
    comment: "The dealer of a board",
    example: "BRIDGE_DEALER(7)",
    value: "S",
    formula: ofBoard('MID("NESW",MOD(board-1,4)+1,1)'),
  },
  {
    name: "BRIDGE_VULNERABILITY",
    comment: "The vulnerability of a board: None, N-S, E-W or Both",
    example: "BRIDGE_VULNERABILITY(7)",
    value: "Both",
    formula: ofBoard(`INDEX({${CYCLE.join(",")}},MOD(board-1,16)+1)`),
  },
  {
    name: "BRIDGE_SCORE",
    comment:
      "N-S points of a contract such as 4HX, its declarer, the vulnerability (None, N-S, E-W, Both) or the board, and the result (=, +1, -2; left out: made)",
    example: 'BRIDGE_SCORE("4HX","S",2,1)',
    value: 990,
    formula: `=LAMBDA(contract,declarer,vulnerability,[result],IF(contract="","",IF(LEFT(UPPER(contract),1)="P",0,IF(OR(declarer="",vulnerability="",IF(ISOMITTED(result),FALSE,result="")),"",${let_(SCORE_STEPS, "IF(possible,IF(side=1,points,-points),NA())")}))))`,
  },
  {
    name: "BRIDGE_NETSCORE",
    comment:
      "The net score of a board from the N-S plus and minus columns of both tables; blank until both have a score",
    example: 'BRIDGE_NETSCORE(420,"","",50)',
    value: 470,
    formula: `=LAMBDA(plus,minus,other_plus,other_minus,IF(OR(plus&minus="",other_plus&other_minus=""),"",${ofNumbers(
      ["plus", "minus", "other_plus", "other_minus"],
      "IF(OR(N(plus)*N(minus)<>0,N(other_plus)*N(other_minus)<>0,MIN(N(plus),N(minus),N(other_plus),N(other_minus))<0),NA(),N(plus)-N(minus)-N(other_plus)+N(other_minus))"
    )}))`,
  },
  {
    name: "BRIDGE_BAM",
    comment: "Board-a-match: 1 for a win, 0.5 for a tie, 0 for a loss",
    example: "BRIDGE_BAM(30)",
    value: 1,
    formula: `=LAMBDA(net,IF(net="","",${ofNumbers(["net"], "(SIGN(net)+1)/2")}))`,
  },
  {
    name: "BRIDGE_MATCHPOINTS",
    comment:
      "Matchpoints of each score in a column, or percentages with TRUE; with boards, each score among those of its board",
    example: "BRIDGE_MATCHPOINTS({420;600;450;630;-50},,{1;2;1;2;1})",
    value: [2, 0, 4, 2, 0],
    formula: amongRivals(
      "percent",
      [["won", "SUM(2*(rivals<score))+SUM(1*(rivals=score))-1"]],
      "IF(asked,ROUND(100*won/(2*(count-1)),2),won)"
    ),
  },
  {
    name: "BRIDGE_CROSSIMPS",
    comment:
      "Cross-IMPs of each score in a column, or their average with TRUE; with boards, each score among those of its board",
    example: "BRIDGE_CROSSIMPS({420;600;450;630;-50},,{1;2;1;2;1})",
    value: [9, -1, 12, 1, -21],
    formula: amongRivals(
      "average",
      [["sum_of_imps", "SUM(MAP(rivals,LAMBDA(rival,BRIDGE_IMP(score-rival))))"]],
      "IF(asked,ROUND(sum_of_imps/(count-1),2),sum_of_imps)"
    ),
  },
  {
    name: "BRIDGE_PLACE",
    comment:
      "Places of the totals in a column, most first, ties with =; tiebreaks is a column beside them, more being better",
    example: "BRIDGE_PLACE({20;30;20;10})",
    value: ["2=", "1", "2=", "4"],
    formula: `=LAMBDA(totals,[tiebreaks],${let_(
      [
        [
          "ties",
          'IF(ISOMITTED(tiebreaks),MAP(totals,LAMBDA(each,0)),MAP(tiebreaks,LAMBDA(each,IF(each="",-10^9,each))))',
        ],
      ],
      `MAP(totals,ties,LAMBDA(total,tie,IF(total="","",${let_(PLACE_STEPS, '1+better&IF(level>1,"=","")')})))`
    )})`,
  },
];

function let_(steps: Steps, gives: string): string {
  return `LET(${steps.map(([name, step]) => `${name},${step}`).join(",")},${gives})`;
}

/** The file's text. */
export function lambdaFile(): string {
  const head = [
    "Bridge scoring as LAMBDA functions, for Excel of Microsoft 365 without an add-in.",
    "For each: Formulas > Name Manager > New; the name, and the formula as what it refers to.",
    "Each calls only those above it. They take single cells, but scores, boards, totals and tiebreaks, which are columns.",
    "A blank gives a blank. Adjusted scores, results behind contracts and explained errors are the add-in's.",
  ];
  const entries = BRIDGE_LAMBDAS.map(
    ({ name, comment, example, formula }) => `${name}\n${comment}: =${example}\n${formula}`
  );
  return `${[head.join("\n"), ...entries].join("\n\n")}\n`;
}

/**
 * A formula as files have it: functions that came after the file format, parameters and optional parameters have
 * prefixes, without which Excel takes them for names that there are not. Here functions are in capitals, and what
 * formulas name themselves is not.
 */
export function storedLambda(formula: string): string {
  const parts = /"[^"]*"|\[(\w+)\]|\b(?:LAMBDA|LET|MAP|ISOMITTED|XMATCH|FILTER)\(|\b[a-z]\w*\b/g;
  return formula.replace(/^=/, "").replace(parts, (found, optional: string | undefined) => {
    if (found.startsWith('"')) return found;
    if (optional !== undefined) return `_xlop.${optional}`;
    if (found === "FILTER(") return `_xlfn._xlws.${found}`;
    return found.endsWith("(") ? `_xlfn.${found}` : `_xlpm.${found}`;
  });
}
