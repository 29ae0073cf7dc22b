import { InputError, tryRead } from "../../bridge/input-error";
import { plainSigns } from "../../bridge/plain-number";
import type { ResultFields } from "../reading/result-lines";
import { resultTexts } from "../result-texts";

/** The column of a ruling that is written as a text. */
export const RULING_COLUMNS = ["ruling"] as const;

const RULING = /^(\d{1,4}) (?:instead of (\d{1,4}) )?at table (\S+): ?(.+)$/i;
const SIDE = /^(N-S|E-W) /i;
const SHARE = /^(\d{1,3}) ?% (\S+)$/;

export function isRulingLine(fields: ResultFields): boolean {
  return (fields.ruling ?? "") !== "";
}

/**
 * Reads a ruling. It is a weighted or split score, "9 at Table 2: 60% 620, 40% -100" or "… N-S 100% 620; E-W 60% 620,
 * 40% -100"; or a board that was played in place of another, "17 instead of 15 at Table 3: 420".
 * @returns the lines that results files have for the ruling.
 * @throws InputError if the text is neither.
 */
export function parseRuling(text: string): ResultFields[] {
  const [, board = "", instead, table = "", worth = ""] = RULING.exec(plainSigns(trimmed(text))) ?? [];
  if (instead !== undefined) return [{ table, board, instead, points: worth }];
  return worth.split(/; ?/).flatMap((part) => {
    const side = SIDE.exec(part)?.[1] ?? "";
    return part
      .replace(SIDE, "")
      .split(/, ?/)
      .map((each) => {
        const [, share, points] = SHARE.exec(each) ?? [];
        if (share === undefined || points === undefined) throw new InputError(resultTexts.results.ruling(text));
        return { table, board, side, share, points };
      });
  });
}

/** Removes the blanks that a spreadsheet's TRIM removes. */
export function trimmed(text: string): string {
  return text.replace(/ +/g, " ").replace(/^ | $/g, "");
}

/** Returns a ruling in the form in which it is printed; null if the text is not a ruling. */
export function canonicalRuling(text: string): string | null {
  return tryRead(() => printRuling(parseRuling(text)));
}

/**
 * Returns the text of a ruling from lines like the lines that {@link parseRuling} returns; "" if there are no lines.
 */
export function printRuling(lines: readonly ResultFields[]): string {
  const [first] = lines;
  if (!first) return "";
  const { table = "", board = "", instead = "", points = "" } = first;
  const { ruling } = resultTexts.report;
  if (instead !== "") return ruling(`${board} instead of ${instead}`, table, points);
  const sides = [...new Set(lines.map(({ side = "" }) => side))].map((side) => {
    const shares = lines.filter((line) => line.side === side).map((line) => `${line.share}% ${line.points}`);
    return `${side === "" ? "" : `${side} `}${shares.join(", ")}`;
  });
  return ruling(board, table, sides.join("; "));
}
