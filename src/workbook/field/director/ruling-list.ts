import { boardRulings, rulingStamp, type BoardRuling } from "../../../sessions/field/rulings";
import type { ScoredField } from "../../../sessions/field/scored-field";
import type { EntryLine } from "../../entries";
import type { CheckColumn } from "../../kit/check";
import { layOutList, type List } from "../../kit/list";
import { STYLES } from "../../theme";
import { checkColumnsFrom, entryLines, lineColumn, withBlanks, type CheckSteps } from "../../typed-list";
import { fieldTexts } from "../texts";

const { headings } = fieldTexts.director.rulings;

/** The typed ruling, and the stamp that the program writes beside it: see {@link rulingStamp}. */
const TYPED = ["ruling", "from"] as const;

/** A line of the list; null for a blank line. */
type Line = BoardRuling | null;

/** The list of weighted scores and of boards that were played in place of other boards, on the sheet Director. */
export type RulingList = List<"line" | (typeof TYPED)[number] | CheckColumn, Line>;

/** Number of lines to type into: more than an evening has rulings. */
const LINES = 6;

/** Places the list of rulings, with more lines than usual if the session has more rulings. */
export function placeRulings(
  session: ScoredField,
  place: { readonly sheet: string; readonly headingRow: number },
  steps: () => CheckSteps | null
): RulingList {
  const { entryName } = STYLES;
  const { check, tone } = checkColumnsFrom<Line>(56, steps);
  return layOutList<"line" | (typeof TYPED)[number] | CheckColumn, Line>(
    {
      line: lineColumn(headings.line),
      ruling: { heading: headings.ruling, span: 4, style: entryName, content: (line) => line && line.text },
      from: {
        heading: headings.from,
        span: 2,
        style: entryName,
        content: (line) => line && rulingStamp(session, line),
      },
      tone,
      check,
    },
    { ...place, name: "rulings", rows: Math.max(LINES, boardRulings(session).length) }
  );
}

/** Returns the list's lines, followed by blank lines. */
export function rulingLines(session: ScoredField, rows: number): Line[] {
  return withBlanks(boardRulings(session), rows);
}

/** Returns the list's yellow cells. */
export function rulingEntries(list: RulingList): EntryLine[] {
  return entryLines(list, "ruling", TYPED);
}
