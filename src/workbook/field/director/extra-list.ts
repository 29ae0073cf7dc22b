import { contestantNumber } from "../../../movements/contestant";
import type { ExtraScore } from "../../../sessions/field/extra-scores";
import { wrongBoardScores } from "../../../sessions/field/ruled-score";
import type { ScoredField } from "../../../sessions/field/scored-field";
import type { EntryLine } from "../../entries";
import type { CheckColumn } from "../../kit/check";
import { computed } from "../../kit/content";
import { numbers } from "../../kit/columns";
import { layOutList, type List } from "../../kit/list";
import { STYLES, TEAM_STYLES } from "../../theme";
import { checkColumnsFrom, entryLines, withBlanks, type CheckSteps } from "../../typed-list";
import { whoPlays } from "../contestants";
import { numberColumn } from "./number-column";
import { fieldTexts } from "../texts";

const { headings, entry } = fieldTexts.director.extras;

const TYPED = ["pair", "round", "worth"] as const;

/** A line of the list; null for a blank line. */
type Line = ExtraScore | null;

/** The list of extra scores, which belong to no board of a round, on the sheet Director. */
export type ExtraList = List<"line" | (typeof TYPED)[number] | "who" | CheckColumn, Line>;

/** Number of lines: a board that was played in place of another takes two or four lines. */
const LINES = 4;

/** Working columns that each line shows. */
type Remarks = CheckSteps & { readonly outside: Pick<List<"who">["outside"], "cell"> };

/** Places the list of extra scores, with more lines than usual if the session has more scores. */
export function placeExtras(
  session: ScoredField,
  place: { readonly sheet: string; readonly headingRow: number },
  steps: () => Remarks | null
): ExtraList {
  const { kind, rounds, names, scoring } = session.plan;
  const { entryWhole, entry: number } = STYLES;
  const { check, tone } = checkColumnsFrom<Line>(56, steps);
  const worth = headings.worth[scoring === "matchpoints" ? "matchpoints" : "imps"];
  const whole = (title: string, max: number) =>
    numbers("whole", [1, max], { title, text: entry.whole(title.toLowerCase(), max) });
  return layOutList<"line" | (typeof TYPED)[number] | "who" | CheckColumn, Line>(
    {
      line: numberColumn(headings.line),
      pair: {
        heading: whoPlays({ kind }),
        width: 8,
        style: entryWhole,
        rule: whole(whoPlays({ kind }), names.length),
        content: (line) => line && contestantNumber(line.contestant),
      },
      round: {
        heading: headings.round,
        width: 8,
        style: entryWhole,
        rule: whole(headings.round, rounds),
        content: (line) => line && line.round,
      },
      worth: {
        heading: worth,
        style: number,
        rule: numbers("decimal", [-999, 999], { title: worth, text: entry.worth }),
        content: (line) => line && line.worth,
      },
      who: {
        heading: headings.who,
        span: 2,
        style: TEAM_STYLES.left,
        content: (_line, row) => computed(steps()?.outside.cell("who", row) ?? '""'),
      },
      // The sheet's column with the tone is hidden for the list above, and so for this list too.
      tone,
      check,
    },
    { ...place, name: "extras", rows: Math.max(LINES, scoresIn(session).length) }
  );
}

function scoresIn(session: ScoredField): ExtraScore[] {
  return [...wrongBoardScores(session), ...session.extras];
}

/** Returns the list's lines, followed by blank lines. */
export function extraLines(session: ScoredField, rows: number): Line[] {
  return withBlanks(scoresIn(session), rows);
}

/** Returns the list's yellow cells. */
export function extraEntries(list: ExtraList): EntryLine[] {
  return entryLines(list, "extra", TYPED);
}
