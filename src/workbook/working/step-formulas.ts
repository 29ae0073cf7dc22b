import { FAR_TRICKS } from "../../bridge/outlier";
import type { Vulnerability } from "../../bridge/vulnerability";
import { INSTEAD, type Spelled } from "../../sessions/reading/spellings";
import { MANY_DOWN } from "../../sessions/reading/typed-board";
import type { Dialect } from "../dialect";
import { firstTrue, unlessBlank } from "../kit/formula";
import { textLiteral } from "../reference";
import { texts } from "../texts";
import { numberOf } from "./lists";
import { SCORES, UNKNOWN_SCORE } from "./score-tables";
import { spellingRange } from "./spelling-tables";
import type { Step, StepSource } from "./steps";
import { blanksOut, plainContractText, respelt, SPELLINGS } from "./text-formulas";

/** Columns whose formulas refer only to cells of their own table, and are the same in each row. */
type CommonStep = Exclude<Step, "formula" | "apart" | "unlike" | "said">;

export type CellOf = (step: Step) => string;

const { pass } = INSTEAD;
/** Stands for text that is no result. */
const UNKNOWN_RESULT = -14;

/**
 * Returns the formulas of a board's row that tables of all kinds share, by the rules of
 * sessions/reading/typed-board.ts.
 */
export function commonFormulas(source: StepSource, dialect: Dialect, row: number): Record<CommonStep, string> {
  const cell: CellOf = (step) => source.steps.cell(step, row);
  const sheetRow = String(source.steps.row(row));
  const typed = source.typed(sheetRow);
  const [contract, strain, bid, declarer] = [cell("contract"), cell("strain"), cell("bid"), cell("declarer")];
  const [score, points, standing, vulnerable] = [cell("score"), cell("points"), cell("standing"), cell("vulnerable")];
  const vulnerability = source.shown("vulnerability", sheetRow);
  const isNorthSouth = `MOD(${declarer},2)=1`;
  const side = `IF(${isNorthSouth},${shownAs("N-S")},${shownAs("E-W")})`;
  const isVulnerable = `OR(${vulnerability}=${shownAs("Both")},${vulnerability}=${side})`;
  const tricks = `6+${levelOf(bid)}+${cell("result")}`;
  const isCompared = source.group ? `TRIM(${source.group(sheetRow)})<>"",` : "";
  return {
    contract: plainContractText(typed.contract),
    strain: lookedUp("strain", `MID(${contract},2,20)`),
    bid: unlessBlank(
      contract,
      `IF(${strain}>0,IFERROR(5*FIND(LEFT(${contract}),"1234567")-5+${strain},0),${lookedUp("instead", contract)})`
    ),
    declarer: codeIn("by", typed.by),
    result: codeIn("result", typed.result, { unknown: UNKNOWN_RESULT }),
    doubled: codeIn("doubled", typed.doubled, { unknown: -1, blank: "0" }),
    typed: respelt(typed.points, [...SPELLINGS.plain, ["+", ""]]),
    score: unlessBlank(
      cell("typed"),
      `SUMPRODUCT((${SCORES.points}&""=${cell("typed")})*(${SCORES.points}+${-UNKNOWN_SCORE}))${UNKNOWN_SCORE}`
    ),
    unread: unreadFormula(cell),
    vulnerable: firstTrue(
      [
        [`OR(${cell("unread")}>0,N(${bid})>${pass})`, '""'],
        [`${bid}=${pass}`, "0"],
        [`COUNT(${source.steps.cells(["bid", "result"], row, row)})<3`, '""'],
      ],
      `IF(${isVulnerable},1,0)`
    ),
    points: firstTrue(
      [
        [`${vulnerable}=""`, '""'],
        [`${bid}=${pass}`, "0"],
      ],
      dialect.contractPoints({
        contract: `${levelOf(bid)}&MID("CDHSN",${strain},1)&REPT("X",${cell("doubled")})`,
        by: `MID("NESW",${declarer},1)`,
        bid,
        doubling: cell("doubled"),
        tricks: cell("result"),
        side: `IF(${isNorthSouth},1,-1)`,
        vulnerable,
      })
    ),
    fault: faultFormula(cell),
    standing: `IF(OR(${cell("formula")}=1,${score}=${UNKNOWN_SCORE}),"",IF(${score}="",${points},${score}))`,
    settled: `IF(OR(${standing}<>"",N(${bid})>${pass}),1,0)`,
    won: firstTrue(
      [[`OR(${isCompared}${cell("fault")}>0,${points}="",${bid}=${pass})`, '""']],
      `IF(${isNorthSouth},${tricks},13-(${tricks}))`
    ),
  };
}

/** A vulnerability as a table's sheet shows it. */
function shownAs(vulnerability: Vulnerability): string {
  return textLiteral(texts.common.vulnerable[vulnerability]);
}

/** Returns the condition for a contract that is played: its bid code is above 0 and below the code of a pass-out. */
function isPlayed(bid: string): string {
  return `ABS(N(${bid})-${pass / 2})<${pass / 2}`;
}

/** Returns the formula for the level of a bid code, such as 4 for 4H. */
function levelOf(bid: string): string {
  return `INT((${bid}+4)/5)`;
}

/**
 * Returns the formula for the code of a text among the spellings, 0 if the text is none of them. It compares with =,
 * which ignores case and, unlike MATCH, has no wildcards. It sums the codes of equal spellings, which is the code of
 * one spelling because each spelling is listed once; Gnumeric does not support MAX of an array.
 * @param more added to each code, with its sign.
 */
function lookedUp(spelled: Spelled, text: string, more = ""): string {
  const codes = spellingRange(spelled, "code");
  return `SUMPRODUCT((${spellingRange(spelled, "written")}=${text})*${more === "" ? codes : `(${codes}${more})`})`;
}

/**
 * Returns the formula for the code of a typed cell.
 * @param unknown code of an unknown text, not above any other code; `blank` is the code of a blank cell.
 */
function codeIn(spelled: Spelled, cell: string, { unknown = 0, blank = '""' } = {}): string {
  const text = spelled === "result" ? respelt(cell, SPELLINGS.plain) : blanksOut(cell);
  const code = unknown === 0 ? lookedUp(spelled, text) : `${lookedUp(spelled, text, `+${-unknown}`)}${unknown}`;
  return `IF(TRIM(${cell})="",${blank},${code})`;
}

/**
 * Returns the formula for 1 if a yellow cell of the row holds a formula, else 0. In a program without the function
 * ISFORMULA it gives 0.
 */
export function formulaFormula({ typedAcross, steps }: StepSource, row: number): string {
  const formulas = typedAcross.map((cells) => `SUMPRODUCT(--ISFORMULA(INDEX(${cells},${steps.row(row)},0)))`).join("+");
  return `IF(IFERROR(${formulas},0)>0,1,0)`;
}

function unreadFormula(cell: CellOf): string {
  const [bid, result] = [cell("bid"), cell("result")];
  // A contract with a double at its end has a message of its own.
  const isDoubled = `ISNUMBER(FIND(UPPER(RIGHT(${cell("contract")})),"XR*"))`;
  return firstTrue(
    [
      [`${cell("formula")}=1`, numberOf("formula")],
      [`${bid}=0`, `IF(${isDoubled},${numberOf("doubledContract")},${numberOf("contract")})`],
      [`${cell("declarer")}=0`, numberOf("declarer")],
      [`${cell("doubled")}<0`, numberOf("doubled")],
      [`${result}=${UNKNOWN_RESULT}`, numberOf("result")],
      [`AND(${isPlayed(bid)},ABS(N(${result})+${levelOf(`N(${bid})`)}-0.5)>6.5)`, numberOf("tricks")],
    ],
    "0"
  );
}

/** Returns the formula for the number of a board's fault, an unreadable, contradictory or missing entry; 0 if none. */
function faultFormula(cell: CellOf): string {
  const [unread, bid, declarer] = [cell("unread"), cell("bid"), cell("declarer")];
  const [score, points] = [cell("score"), cell("points")];
  const isNotPlayed = `N(${bid})>${pass}`;
  return firstTrue(
    [
      [`${unread}>0`, unread],
      [`${score}=${UNKNOWN_SCORE}`, numberOf("score")],
      [`${score}<>""`, `IF(OR(${isNotPlayed},AND(${points}<>"",${points}<>${score})),${numberOf("contradiction")},0)`],
      [`OR(${points}<>"",${isNotPlayed},AND(${bid}&${declarer}&${cell("result")}="",${cell("doubled")}=0))`, "0"],
      [`${bid}=""`, numberOf("noContract")],
      [`${declarer}=""`, numberOf("declarer")],
    ],
    numberOf("result")
  );
}

/**
 * Returns the formulas that compare a result with the results of the same board at the other tables, by the rules of
 * bridge/outlier.ts. They are for the columns "apart" and "unlike". Results that are not compared, such as those of a
 * fouled board's groups, have a blank in "apart".
 * @param others the cells of the board at the other tables that play it; without any there are no formulas.
 */
export function unlikeFormulas(
  ourCell: CellOf,
  others: readonly CellOf[]
): { readonly apart?: string; readonly unlike?: string } {
  if (others.length === 0) return {};
  const [won, apart, doubled] = [ourCell("won"), ourCell("apart"), ourCell("doubled")];
  const otherTricks = others.map((other) => other("won")).join();
  const inStrain = others.map((other) => `AND(${other("won")}<>"",${other("strain")}=${ourCell("strain")})`).join();
  const doubledThere = others.map((other) => `(${other("won")}<>"")*${other("doubled")}`).join("+");
  const limits = FAR_TRICKS.slice(0, others.length);
  const count = others.length > limits.length ? `MIN(${limits.length},COUNT(${otherTricks}))` : `COUNT(${otherTricks})`;
  return {
    apart: firstTrue(
      [[`OR(${won}="",COUNT(${otherTricks})=0)`, '""']],
      `MAX(0,${won}-MAX(${otherTricks}),MIN(${otherTricks})-${won})*IF(OR(${inStrain}),2,1)`
    ),
    unlike: firstTrue(
      [
        [`${apart}=""`, "0"],
        [`${apart}>=${limits.length === 1 ? limits[0] : `CHOOSE(${count},${limits.join()})`}`, numberOf("far")],
        [`AND(${doubled}>0,${ourCell("result")}>=0,${doubledThere}=0)`, numberOf("doubledOnly")],
      ],
      "0"
    ),
  };
}

/**
 * Returns the formula for the number of a board's message, 0 for none: a fault; if the board has no score, that it was
 * skipped; else a question.
 * @param later range of the column "settled" for the boards of all later rounds; null in the last round.
 */
export function messageFormula(source: StepSource, row: number, later: string | null): string {
  const cell: CellOf = (step) => source.steps.cell(step, row);
  const [fault, score] = [cell("fault"), cell("score")];
  const shown = (key: "vulnerability" | "ruled") => source.shown(key, String(source.steps.row(row)));
  const isSkipped = `AND(${cell("settled")}+${shown("ruled")}=0,SUM(${later})>0)`;
  const givenAt = `INDEX(${SCORES.vulnerabilities},MATCH(${score},${SCORES.points},0))`;
  return firstTrue(
    [
      [`${fault}>0`, fault],
      [`${cell("standing")}=""`, later === null ? "0" : `${numberOf("skipped")}*${isSkipped}`],
      // A blank text is greater than each number.
      [`${cell("result")}<=-${MANY_DOWN}`, numberOf("sevenDown")],
      [`AND(${score}<>"",IFERROR(FIND(${shown("vulnerability")},${givenAt}),0)=0)`, numberOf("otherVulnerability")],
    ],
    cell("unlike")
  );
}
