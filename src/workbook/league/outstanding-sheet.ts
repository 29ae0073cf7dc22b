import { isDivided } from "../../sessions/event/divisions";
import type { LeaguePlan } from "../../sessions/event/plan";
import type { ScoredLeague } from "../../sessions/event/score-event";
import { computed, ifElse, joined } from "../kit/content";
import { countEqual, firstTrue, unlessBlank, type Case } from "../kit/formula";
import { column, type Columns } from "../kit/columns";
import { layOutList } from "../kit/list";
import { listSheet } from "../kit/list-sheet";
import type { Draft } from "../model";
import { textLiteral } from "../reference";
import { texts } from "../texts";
import { LEAGUE_STYLES } from "../theme";
import type { LeagueLists, LeagueSheets, OutstandingColumn } from "./league-lists";
import { ofNumber } from "./names";
import type { LineStep } from "./working-lists";

const { common, league } = texts;
const { outstanding: words, fixtures } = league;

/**
 * Most matches listed for each division, to fit on one page; further matches appear when some of these have been
 * played.
 */
export const MAX_OUTSTANDING = 40;

/** Places the list of matches still to be played; formulas find the match of each line, if there is one. */
export function placeOutstanding(
  { plan, matches }: ScoredLeague,
  sheets: () => LeagueSheets
): LeagueLists["outstanding"] {
  const rows = Math.min(MAX_OUTSTANDING * plan.divisions.length, matches.length);
  return layOutList(columnsOf(plan, sheets), { sheet: words.name, headingRow: 6, rows });
}

function columnsOf(
  plan: LeaguePlan,
  sheets: () => LeagueSheets
): Partial<Columns<OutstandingColumn, unknown>> & Pick<Columns<OutstandingColumn, unknown>, "line"> {
  const range = (key: LineStep) => sheets().lists.working.lines.outside.range(key);
  /**
   * Returns the content of a column: a formula from working columns of the row's match, blank if the row has no match.
   */
  const shownBy = (shown: (step: (key: LineStep) => string) => string) => (_match: unknown, row: number) => {
    const line = `$${sheets().lists.outstanding.cell("line", row)}`;
    return computed(
      unlessBlank(
        line,
        shown((key) => `INDEX(${range(key)},${line})`)
      )
    );
  };
  const name = (side: "home" | "away", other: "home" | "away") =>
    shownBy((step) => ofNumber(sheets(), "name", `IF(${step("swapped")}=1,${step(other)},${step(side)})`));
  // Remarks for swapped + 2 × late + 4 × moved; since a moved match is never late, the last two repeat those for a
  // moved match.
  const { swapped, late, lateAndSwapped, moved, movedAndSwapped } = words;
  const remarks = ["", swapped, late, lateAndSwapped, moved, movedAndSwapped, moved, movedAndSwapped];
  const remark = shownBy(
    (step) => `CHOOSE(1+${step("swapped")}+2*${step("late")}+4*${step("moved")},${remarks.map(textLiteral).join()})`
  );
  return {
    date: column(
      fixtures.date,
      18,
      LEAGUE_STYLES.listedDate,
      shownBy((step) => step("date"))
    ),
    ...(isDivided(plan) && {
      division: column(
        words.division,
        18,
        LEAGUE_STYLES.listedName,
        shownBy((step) => divisionName(plan, step("home")))
      ),
    }),
    round: column(
      common.round,
      8,
      LEAGUE_STYLES.listedRound,
      shownBy((step) => step("round"))
    ),
    home: column(fixtures.home, 22, LEAGUE_STYLES.listedName, name("home", "away")),
    away: column(fixtures.away, 22, LEAGUE_STYLES.listedName, name("away", "home")),
    listed: column(
      words.listed,
      18,
      LEAGUE_STYLES.listedDate,
      shownBy((step) => `IF(${step("moved")}=1,${step("listed")},"")`)
    ),
    remark: column(words.remark, 16, LEAGUE_STYLES.listedRemark, remark),
    // A hidden column: the match's line in the fixture list, from 1.
    line: {
      heading: null,
      width: 0,
      content: (_match, row) => computed(`IFERROR(MATCH(${row + 1},${range("order")},0),"")`),
    },
  };
}

/**
 * Returns a formula for the name of a team's division.
 * @param team formula for the team's number.
 */
function divisionName({ divisions }: LeaguePlan, team: string): string {
  const cases = divisions.map(({ name, teams }): Case => [`${team}<=${Math.max(...teams) + 1}`, textLiteral(name)]);
  const last = cases[cases.length - 1]?.[1];
  return firstTrue(cases.slice(0, -1), last);
}

/** The Outstanding: the matches that are still to be played, the earliest first, by formulas. */
export function outstandingSheet(sheets: LeagueSheets): Draft {
  const { outstanding: list, working } = sheets.lists;
  const { range } = working.lines.outside;
  const [states, moved, late] = [range("state"), range("moved"), range("late")];
  const counted = (formula: string) => computed(`(${formula})`);
  const isOpen = countEqual(states, 0);
  const open = words.open(counted(isOpen), counted(`SUMPRODUCT((${states}=0)*(${moved}=1))`), counted(`SUM(${late})`));
  const more = joined(...words.more(list.rows, counted(`${isOpen}-${list.rows}`)));
  return listSheet(sheets, list, Array(list.rows).fill(null), {
    note: words.note,
    status: [joined(...open, ifElse(`SUM(${late})=0`, "", words.lateMeans)), ifElse(`${isOpen}>${list.rows}`, more)],
    headingHeight: 26,
    rowHeight: [18, 36],
    lastPrinted: "remark",
    linedWhere: `$${list.cell("line", 0)}<>""`,
  });
}
