import { contestantNumber } from "../../../movements/contestant";
import { FIELD_KINDS } from "../../../sessions/field/field-kind";
import { PENALTY_COLUMNS, PENALTY_UNITS, type FieldPenalty } from "../../../sessions/field/penalties";
import { MAX_PENALTY } from "../../../sessions/penalty-units";
import type { FieldPlan } from "../../../sessions/field/plan";
import type { ScoredField } from "../../../sessions/field/scored-field";
import type { EntryLine } from "../../entries";
import type { CheckColumn } from "../../kit/check";
import { type Columns, numbers } from "../../kit/columns";
import { layOutList, type List } from "../../kit/list";
import { isUnitTyped, unitColumn } from "../../penalties/penalty-line";
import { texts } from "../../texts";
import { STYLES } from "../../theme";
import { whoPlays } from "../contestants";
import { numberColumn } from "./number-column";
import { fieldTexts } from "../texts";
import { entryLines, checkColumnsFrom, withBlanks, type CheckSteps } from "../../typed-list";

const { headings, entry } = fieldTexts.director.penalties;

type PenaltyColumn = (typeof PENALTY_COLUMNS)[number];

/** A line of the list; null for a blank line. */
type Line = FieldPenalty | null;

/** The list of penalties on the sheet Director. */
export type PenaltyList = List<"line" | PenaltyColumn | CheckColumn, Line>;

/** Number of lines to type into: more than an evening has penalties. */
const LINES = 4;

/** Places the list of penalties, with more lines than usual if the session has more penalties. */
export function placePenalties(
  { plan, penalties }: Pick<ScoredField, "plan" | "penalties">,
  place: { readonly sheet: string; readonly headingRow: number },
  steps: () => CheckSteps
): PenaltyList {
  return layOutList(columnsOf(plan, steps), {
    ...place,
    name: "penalties",
    rows: Math.max(LINES, penalties.length),
  });
}

/** Returns the list's lines, followed by blank lines. */
export function penaltyLines({ penalties }: Pick<ScoredField, "penalties">, rows: number): Line[] {
  return withBlanks(penalties, rows);
}

function columnsOf(plan: FieldPlan, steps: () => CheckSteps): Columns<"line" | PenaltyColumn | CheckColumn, Line> {
  const { scoring, kind, names } = plan;
  const { entry: number, entryWhole, entryName } = STYLES;
  const entered = { title: whoPlays(plan), text: entry.who[FIELD_KINDS[kind].noun](names.length) };
  const only = scoring === "vps" ? texts.common.vps : texts.common.imps;
  const unit = unitColumn(PENALTY_UNITS[scoring], only, { title: headings.unit, text: entry.unit });
  const { check, tone } = checkColumnsFrom<Line>(56, steps);
  return {
    line: numberColumn(headings.line),
    pair: {
      heading: whoPlays(plan),
      width: 8,
      style: entryWhole,
      rule: numbers("whole", [1, names.length], entered),
      content: (line) => line && contestantNumber(line.contestant),
    },
    penalty: {
      heading: headings.penalty,
      width: 8,
      style: number,
      rule: numbers("halves", [0, MAX_PENALTY], { title: headings.penalty, text: entry.penalty }),
      content: (line) => line && line.amount,
    },
    unit: { heading: headings.unit, width: 11, ...unit },
    reason: {
      heading: headings.reason,
      width: 28,
      span: 2,
      style: entryName,
      content: (line) => (line && line.reason) || null,
    },
    // The sheet's column with the tone is hidden for the list above, and so for this list too.
    tone,
    check,
  };
}

/** Returns the list's yellow cells. */
export function penaltyEntries(list: PenaltyList, plan: FieldPlan): EntryLine[] {
  const columns = PENALTY_COLUMNS.filter((key) => key !== "unit" || isUnitTyped(PENALTY_UNITS[plan.scoring]));
  return entryLines(list, "ruling", columns);
}
