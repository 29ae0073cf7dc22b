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

/** The steps that are formulas of their own table, the same in each row. */
type CommonStep = Exclude<Step, "formula" | "apart" | "unlike" | "said">;

export type CellOf = (step: Step) => string;

const { pass } = INSTEAD;
/** Stands for text that is no result. */
const UNKNOWN_RESULT = -14;

/** Returns the steps that tables of all kinds share, by the rules of sessions/reading/typed-board.ts. */
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

/** Condition for a contract that is played: a bid is above 0 and below a pass. */
function isPlayed(bid: string): string {
  return `ABS(N(${bid})-${pass / 2})<${pass / 2}`;
}

/** "4", of a bid. */
function levelOf(bid: string): string {
  return `INT((${bid}+4)/5)`;
}

/**
 * The code of a text among the spellings, 0 for none of them: = has no wildcards, as MATCH has, and ignores case. Each
 * spelling stands there once: Gnumeric takes no MAX of an array.
 */
function lookedUp(spelled: Spelled, text: string, more = ""): string {
  const codes = spellingRange(spelled, "code");
  return `SUMPRODUCT((${spellingRange(spelled, "written")}=${text})*${more === "" ? codes : `(${codes}${more})`})`;
}

/**
 * Formula for the code of a typed cell.
 * @param unknown below all codes; `blank` is the code of a blank cell.
 */
function codeIn(spelled: Spelled, cell: string, { unknown = 0, blank = '""' } = {}): string {
  const text = spelled === "result" ? respelt(cell, SPELLINGS.plain) : blanksOut(cell);
  const code = unknown === 0 ? lookedUp(spelled, text) : `${lookedUp(spelled, text, `+${-unknown}`)}${unknown}`;
  return `IF(TRIM(${cell})="",${blank},${code})`;
}

/** 1 where a formula stands in a yellow cell of the row. A program that does not know the function says nothing of it. */
export function formulaFormula({ typedAcross, steps }: StepSource, row: number): string {
  const formulas = typedAcross.map((cells) => `SUMPRODUCT(--ISFORMULA(INDEX(${cells},${steps.row(row)},0)))`).join("+");
  return `IF(IFERROR(${formulas},0)>0,1,0)`;
}

function unreadFormula(cell: CellOf): string {
  const [bid, result] = [cell("bid"), cell("result")];
  // A double at the end is what is wrong there.
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

/** The fault of a board: an unreadable, contradictory or missing entry. */
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
 * The steps that say how a result is unlike those of its board at the other tables, as bridge/outlier.ts has them. Results
 * that are not compared, such as those of a fouled board's groups, have blanks there.
 * @param others the cells of the board at the other tables that play it.
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
 * Formula for the number of a board's message: a fault; for an unscored one that it was skipped; else a question.
 * @param later range of whether the boards of later rounds are settled; null in the last.
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
