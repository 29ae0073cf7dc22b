import { itemAt } from "../../bridge/item-at";
import { averageImps } from "../../bridge/traveller-score";
import { AVERAGE_PLUS } from "../../bridge/own-average";
import { MAX_BOARDS, type ClubPlan } from "../../sessions/club/plan";
import { INSTEAD } from "../../sessions/reading/spellings";
import type { Winners } from "../../sessions/club/plan";
import type { Dialect } from "../dialect";
import { firstTrue, rounded, type Case } from "../kit/formula";
import { columnLetters, onSheet } from "../reference";
import { SCORES } from "../working/score-tables";
import { WORKING } from "../working/steps";
import { blanksOut, respelt, SPELLINGS } from "../working/text-formulas";
import { BOARD_SPAN, type BoardScores } from "./board-scores";
import type { BoardSteps } from "./board-steps";
import { LOOK_UPS, messageNumber, vulnerabilityNumber, UNKNOWN, VULNERABLE, type Message } from "./look-ups";
import { SECTION_END, type Travellers, type TravellerColumn, type WorkedColumn } from "./travellers";

/** Scoring, and lists on Working, by which rows are worked out. */
export interface RowRules {
  readonly plan: Pick<ClubPlan, "scoring" | "sections"> & { readonly winners: Winners };
  readonly travellers: Travellers;
  readonly boards: BoardSteps;
  /** For cross-IMPs alone. */
  readonly boardScores: BoardScores | null;
  readonly pairIds: Readonly<Record<"ns" | "ew", string>>;
  readonly dialect: Dialect;
}

const { pass, notPlayed } = INSTEAD;
/** A bid's code is ten times its number, and 1 or 2 more where it is doubled. */
const [PASS, NOT_PLAYED] = [10 * pass, 10 * notPlayed];
/** An award of both sides: a thousand times one more than N-S's percentage, and one more than E-W's. */
const SIDES = 1000;

/** The formulas of the worked-out columns for the first row, to be filled down. */
export function travellerFormulas(rules: RowRules): Partial<Record<WorkedColumn, string>> {
  const { travellers, plan } = rules;
  const isMatchpoints = plan.scoring === "matchpoints";
  const cell: CellOf = (key) => `${columnLetters(travellers.column(key))}${travellers.firstRow}`;
  const worth = isMatchpoints ? matchpointFormulas(rules, cell) : impFormulas(rules, cell);
  return {
    score: scoreFormula(cell),
    ...worth,
    check: checkFormula(rules, cell),
    bid: bidFormula(cell),
    seat: seatFormula(cell),
    tricks: `IF(TRIM(${cell("result")})="","",${codeOf("result", blanksOut(cell("result")), UNKNOWN.tricks)})`,
    byContract: madeFormula(cell, rules.dialect),
    award: givenFormula(cell),
    seats: seatsFormula(rules, cell),
    key: keyFormula(rules, cell),
  };
}

type CellOf = (key: TravellerColumn) => string;

/** The code of a text among spellings, or the code of none. */
function codeOf(key: "contract" | "result" | "doubled", text: string, unknown: number): string {
  const { written, code } = LOOK_UPS[key];
  const more = unknown < 0 ? `+${-unknown}` : `-${unknown}`;
  return `${unknown}+SUMPRODUCT((${written}=${text})*(${code}${more}))`;
}

/** N-S points that count: typed, or else the contract's; blank for a text that is no score. */
function scoreFormula(cell: CellOf): string {
  const text = respelt(cell("points"), [...SPELLINGS.plain, ["+", ""]]);
  const typed = `IF(SUMPRODUCT(--(${onSheet(WORKING, SCORES.points)}&""=${text}))=0,"",VALUE(${text}))`;
  return `IF(TRIM(${cell("points")})="",${cell("byContract")},${typed})`;
}

/** Ten times the number of the bid, 0 for none, and 1 or 2 for X or R; above all bids where a text is unknown. */
function bidFormula(cell: CellOf): string {
  const [contract, doubled] = [cell("contract"), cell("doubled")];
  const bid = `10*(${codeOf("contract", blanksOut(contract), UNKNOWN.bid)})`;
  const doubling = codeOf("doubled", blanksOut(doubled), UNKNOWN.doubled);
  return `IF(TRIM(${contract})="",0,${bid})+IF(TRIM(${doubled})="",0,${doubling})`;
}

/** Declarer: 1 North to 4 West, 4 more if vulnerable, 0 unknown. */
function seatFormula(cell: CellOf): string {
  const column = vulnerabilityNumber(cell("board"));
  const { written, codes, isColumn } = LOOK_UPS.seat;
  const code = `SUMPRODUCT((${written}=${blanksOut(cell("declarer"))})*${isColumn(column)}*${codes})`;
  return `IF(TRIM(${cell("declarer")})="","",IFERROR(${code},0))`;
}

/** N-S points by the contract; blank if they do not follow from it. */
function madeFormula(cell: CellOf, dialect: Dialect): string {
  const [bid, seat, tricks] = [cell("bid"), cell("seat"), cell("tricks")];
  const number = `INT(${bid}/10)`;
  const points = dialect.contractPoints({
    bid: number,
    doubling: `MOD(${bid},10)`,
    tricks,
    contract: "",
    by: "",
    side: `IF(MOD(${seat},2)=1,1,-1)`,
    vulnerable: `(${seat}>${VULNERABLE})`,
  });
  const isNone = `OR(${bid}<10,${bid}>=${PASS},${seat}=0,ABS(${tricks}+INT((${number}+4)/5)-0.5)>6.5)`;
  return `IF(${number}=${pass},0,IFERROR(IF(${isNone},"",${points}),""))`;
}

/** The award of both sides; below {@link SIDES} if it cannot be read, -1 for none. */
function givenFormula(cell: CellOf): string {
  const text = respelt(cell("adjusted"), [
    [" ", ""],
    ["%", ""],
  ]);
  const { written, code } = LOOK_UPS.award;
  const side = (part: string) => `SUMPRODUCT((${written}=${part})*${code})`;
  // Of 0 there is no inverse: without E-W's percentage there is an error.
  const ew = `ROUND(1/(1/${side(`MID(${text},4,9)`)}),0)`;
  const both = `IFERROR(${SIDES}*${side(`LEFT(${text},2)`)}+${ew},0)`;
  return `IF(TRIM(${cell("adjusted")})="",-1,IF(MID(${text},3,1)="/",${both},0))`;
}

/** The number of a fault by which a row does not count: a formula typed, the board or the pairs; else 0. */
function seatsFormula({ travellers: { typed, all }, plan }: RowRules, cell: CellOf): string {
  const [board, ns, ew] = [cell("board"), cell("ns"), cell("ew")];
  const cells = `${cell(itemAt(typed, 0))}:${cell(itemAt(typed, typed.length - 1))}`;
  const [allNs, allEw] = [`${all("ns")}&""`, `${all("ew")}&""`];
  const isSame = (range: string, id: string) => `(${range}=${id}&"")`;
  const same =
    plan.winners === 2
      ? [isSame(allNs, ns), isSame(allEw, ew)]
      : [isSame(allNs, ns), isSame(allEw, ew), isSame(allNs, ew), isSame(allEw, ns)];
  return firstTrue(
    [
      [`SUMPRODUCT(--(${cells}<>""))=0`, "0"],
      [`IFERROR(SUMPRODUCT(--ISFORMULA(${cells})),0)>0`, messageNumber("formula")],
      [`IFERROR(OR(${board}<1,${board}>${MAX_BOARDS},${board}<>INT(${board})),TRUE)`, messageNumber("board")],
      [`OR(${ns}&""="",${ew}&""="")`, messageNumber("pair")],
      ...(plan.winners === 1 ? [[`${ns}&""=${ew}&""`, messageNumber("itself")] as const] : []),
      [`SUMPRODUCT((${all("board")}=${board})*(${same.join("+")}))>2`, messageNumber("twice")],
    ],
    "0"
  );
}

/** The group of pairs of two sections, or of one too many. */
const OTHER_SECTION = 0.5;

/** Letters of a pair's section. */
export function sectionFormula(id: string): string {
  const isDigit = (text: string) => `ISNUMBER(VALUE(${text}))`;
  return `LEFT(${id},2-${isDigit(`LEFT(${id})`)}-${isDigit(`MID(${id}&0,2,1)`)})`;
}

/** The group that a row is compared in: its board and section, negative for an award, 0 for a row that does not count. */
function keyFormula({ plan, boards }: RowRules, cell: CellOf): string {
  const [board, seats, award, score] = [cell("board"), cell("seats"), cell("award"), cell("score")];
  const sign = `IF(${award}>${SIDES},-1,IF(${score}="",0,1))`;
  if (plan.sections === "together") return `IF(OR(${seats}>0,${board}=""),0,${sign}*${board})`;
  const [ns, ew] = [sectionFormula(cell("ns")), sectionFormula(cell("ew"))];
  const { outside } = boards.sections;
  // While formulas are recalculated, MATCH may find what was there before in LibreOffice 7.4.
  const section = `SUMPRODUCT((${outside.range("section")}=${ns}&"${SECTION_END}")*${outside.range("number")})`;
  // Of 0, no section, there is no inverse.
  const group = `IF(${ns}=${ew},ROUND(${MAX_BOARDS}/(1/${section})-${MAX_BOARDS}+${board},0),1/0)`;
  return `IF(OR(${seats}>0,${board}=""),0,IFERROR(${sign}*${group},${OTHER_SECTION}))`;
}

/** The message of a row. */
function checkFormula({ plan, pairIds }: RowRules, cell: CellOf): string {
  const [seats, award, bid, seat, tricks] = [cell("seats"), cell("award"), cell("bid"), cell("seat"), cell("tricks")];
  const [score, byContract, typed] = [cell("score"), cell("byContract"), cell("points")];
  const listed = `SUMPRODUCT((${pairIds.ns}=${cell("ns")}&"")+(${pairIds.ew}=${cell("ew")}&""))`;
  const [contract, doubled] = [messageNumber("contract"), messageNumber("doubled")];
  const unknown = `${contract}+${Number(doubled) - Number(contract)}*(${bid}>=${UNKNOWN.doubled})`;
  const say = (condition: string, message: Message): Case => [condition, messageNumber(message)];
  const number = firstTrue(
    [
      [`${seats}>0`, seats],
      ...(plan.sections === "apart" ? [say(`${cell("key")}=${OTHER_SECTION}`, "sections")] : []),
      say(`AND(${award}>-1,${award}<${SIDES})`, "averages"),
      [`${bid}>=${10 * UNKNOWN.bid}`, unknown],
      say(`${seat}=0`, "declarer"),
      say(`${tricks}=${UNKNOWN.tricks}`, "result"),
      say(`AND(${typed}<>"",${score}="")`, "score"),
      // Without a typed score they are the same.
      say(`AND(OR(${bid}>=${NOT_PLAYED},${byContract}<>""),${byContract}<>${score})`, "contradiction"),
      [
        `AND(${score}="",${bid}<${PASS},${bid}&${seat}&${tricks}<>"0")`,
        `IF(${bid}<10,${messageNumber("noContract")},IF(${seat}="",${messageNumber("declarer")},${messageNumber("result")}))`,
      ],
    ],
    // The message before none.
    `${messageNumber("none")}-(${listed}<2*(${cell("board")}<>""))`
  );
  return `INDEX(${LOOK_UPS.messages},${number})`;
}

/** The percentage of an award. */
function awarded(award: string, side: "ns" | "ew"): string {
  return side === "ns" ? `(INT(${award}/${SIDES})-1)` : `(MOD(${award},${SIDES})-1)`;
}

/** The condition for a row that is compared with none. */
function isNone(key: string): string {
  return `ABS(${key})<1`;
}

/** Matchpoints: two for each score below, one for each equal one, factored to the most results that a board has. */
function matchpointFormulas(
  { travellers: { all }, boards }: RowRules,
  cell: CellOf
): Partial<Record<WorkedColumn, string>> {
  const [key, score, given, ns] = [cell("key"), cell("score"), cell("award"), cell("worthNs")];
  const maxResults = boards.maxResultsOf(key);
  const beaten = `SUMPRODUCT((${all("key")}=${key})*((${all("score")}<${score})+(${all("score")}<=${score})))`;
  return {
    worthNs: firstTrue(
      [
        [isNone(key), '""'],
        [`${key}<0`, `IF(${maxResults}<2,"",2*(${maxResults}-1)*${awarded(given, "ns")}/100)`],
        [`${boards.stepOf("results", key)}<2`, '""'],
      ],
      `${beaten}*${maxResults}/${boards.stepOf("compared", key)}-1`
    ),
    worthEw: `IF(${ns}="","",IF(${key}<0,2*(${maxResults}-1)*${awarded(given, "ew")}/100,2*(${maxResults}-1)-${ns}))`,
    percentage: `IF(${ns}="","",${rounded(`50*${ns}/(${maxResults}-1)`)})`,
  };
}

/** IMPs against the other scores of the board, an average, or against its datum. */
function impFormulas({ boards, boardScores, dialect }: RowRules, cell: CellOf): Partial<Record<WorkedColumn, string>> {
  const [key, score, given, ns, compared] = [
    ...[cell("key"), cell("score"), cell("award"), cell("worthNs"), cell("compared")],
  ] as [string, string, string, string, string];
  const award = (side: "ns" | "ew") => `${averageImps(AVERAGE_PLUS)}*SIGN(${awarded(given, side)}-50)`;
  const isAlone: Case = [`${boards.stepOf("results", `ABS(${key})`)}<2`, '""'];
  const isAwarded: Case = [`${key}<0`, award("ns")];
  const common = { worthEw: `IF(${ns}="","",IF(${key}<0,${award("ew")},0-${ns}))` };
  if (!boardScores)
    return {
      ...common,
      worthNs: firstTrue(
        [[isNone(key), '""'], isAlone, isAwarded],
        dialect.imps(`(${score}-${boards.stepOf("datum", key)})`)
      ),
      compared: `IF(${key}>=1,${score},0)`,
    };
  const average = `${boardScores.impsOf(compared, key)}/MAX(1,${boards.stepOf("compared", key)}-1)`;
  return {
    ...common,
    worthNs: firstTrue([[isNone(key), '""'], isAwarded, isAlone], average),
    compared: `IF(${key}>=1,${BOARD_SPAN}*${key}+${score},0)`,
  };
}
