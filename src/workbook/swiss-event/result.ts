import type { Contestant } from "../../movements/contestant";
import { isBoardAMatch } from "../../sessions/event/forms";
import type { SwissEventPlan } from "../../sessions/event/plan";
import { computed, ifElse, joined, type Computed } from "../kit/content";
import { fillPages } from "../kit/even-pages";
import { writeLine, writeProgress, titledGrid, type Grid } from "../kit/grid";
import { column, widthsOf } from "../kit/columns";
import { layOutList, sheetRows } from "../kit/list";
import { rowContents, writeList } from "../kit/write-list";
import { printSetup } from "../kit/page";
import { putUnfinished } from "../result/result-sheet";
import type { Area, Draft } from "../model";
import { hasPenalties, penaltiesText } from "../penalties/penalty-steps";
import { columnLetters } from "../reference";
import { texts } from "../texts";
import { PALETTE, RESULT_STYLES, STYLES, TEAM_STYLES, type Style } from "../theme";
import { withDecimals } from "../vp-table";
import { bracketEnd } from "./bracket-end";
import { pointStyle, type RankingColumn, type SwissSheets, type TotalColumn } from "./swiss-lists";
import { nameBeside } from "./team-names";
import { rankingNote, tieOf } from "./ties-in-words";
import type { WorkingLists } from "./working-lists";

/** Most teams that fit on a page in large letters. */
const MAX_LARGE = 24;

/** Least and greatest height of a team's row, in points: `large` for up to MAX_LARGE teams, `small` for more. */
const HEIGHTS = { large: [22, 34], small: [17, 24] } as const;
const BRACKET_HEIGHT = 40;

const { result: common, swissEvent: swiss } = texts;
const { ranking: words } = swiss;

/** Places the ranking; formulas find the team of each line. */
export function placeRanking(plan: SwissEventPlan, sheets: () => SwissSheets): SwissSheets["lists"]["ranking"] {
  const { teams, ties, bracket } = plan;
  const isBam = isBoardAMatch(plan);
  const sized = (style: Style): Style => ({ ...style, size: isLarge(plan) ? 14 : 12 });
  const number = (line: number) => `$${sheets().lists.ranking.cell("number", line)}`;
  const totalColumn = (heading: string, width: number, style: Style, key: TotalColumn, name: string) =>
    column<Contestant>(
      heading,
      width,
      style,
      (_, line) => {
        const { outside } = sheets().lists.standings[0].totals;
        return computed(`INDEX(${outside.range(key)},${number(line)})`);
      },
      { name }
    );
  const position = () => sheets().lists.working.teams.outside.range("position");
  const played = column<Contestant>(
    null,
    9,
    { ...sized(STYLES.fixed), border: "none" },
    (_, line) => {
      const { ranking, working } = sheets().lists;
      const matches = `INDEX(${working.teams.outside.range("played")},${number(line)})`;
      return computed(`IF(${headingOf(ranking, "played")}="","",${matches})`);
    },
    { name: "Played" }
  );
  const byPoints = pointStyle(sized(STYLES.label), plan);
  const tie = column<Contestant>(
    isBam ? words.tieOnPoints : words.tie,
    24,
    { ...STYLES.smallLeft, size: 11 },
    (_, line) => tieOf(sheets(), line)
  );
  const penalties = column<Contestant>(
    null,
    16,
    { ...STYLES.smallLeft, size: 11, border: "none", align: "center" },
    (_, line) => computed(`INDEX(${sheets().lists.working.teams.outside.range("takenInAll")},${number(line)})`),
    { name: "Penalties" }
  );
  return layOutList<RankingColumn, Contestant>(
    {
      place: totalColumn(texts.common.place, 10, sized(STYLES.label), "place", "Place"),
      number: column(
        swiss.number,
        8,
        sized(STYLES.fixed),
        (_, line) => computed(`MATCH(${line + 1},${position()},0)`),
        {
          name: "Number",
        }
      ),
      team: column(
        texts.common.team,
        ties.length > 0 ? 24 : 32,
        { ...sized(STYLES.text), bold: true },
        (_, line) => nameBeside(sheets(), number(line)),
        { name: "Name" }
      ),
      total: totalColumn(isBam ? words.points : texts.common.vps, 14, byPoints, "total", "Points"),
      ...(isBam
        ? {
            percentage: totalColumn(
              swiss.percentage,
              11,
              withDecimals(sized(STYLES.computed)),
              "percentage",
              "Percentage"
            ),
          }
        : { net: totalColumn(swiss.netImps, 11, sized(TEAM_STYLES.signed), "net", "Net") }),
      ...(ties.length > 0 ? { tie } : {}),
      played,
      penalties,
    },
    { sheet: common.name, headingRow: bracket === null ? 5 : plan.thirdPlace ? 12 : 10, rows: teams.length }
  );
}

function isLarge({ teams }: SwissEventPlan): boolean {
  return teams.length <= MAX_LARGE;
}

/** The sheet Winners: who has won the knockout, and the teams with the leader first, by formulas. */
export function resultSheet(sheets: SwissSheets): Draft {
  const { event, lists, head, paper } = sheets;
  const { ranking: list } = lists;
  const { plan } = event;
  const grid = titledGrid(head, common.name, widthsOf(list));
  const places = event.bracket ? [putBracketEnd(grid, sheets)] : [];
  if (plan.rounds === 0)
    return grid.finish({ print: printSetup(paper, list.headingRow - 1, list.right, { once: places }) });
  writeProgress(grid, roundsPlayed(sheets));
  const condition = `SUM(${lists.working.rounds.outside.range("done")})<${plan.rounds}`;
  putUnfinished(grid, list.right, lists.standings[0].totals.outside.range("total"), { condition });
  const isSometimes = (key: RankingColumn) => key === "played" || key === "penalties";
  writeList(
    grid,
    withHeadings(sheets),
    event.standings,
    rowContents(list),
    list.has("tie") ? 34 : 26,
    undefined,
    (key) => (isSometimes(key) ? { ...STYLES.heading, color: PALETTE.ink, fill: null, border: "none" } : STYLES.heading)
  );
  lineWhereHeaded(grid, list);
  const note = list.lastRow + 1;
  const text = joined(penaltiesText(lists.working.penalties, " "), rankingNote(plan));
  writeLine(grid, note, list, text, STYLES.note, 24);
  const setup = printSetup(paper, note, list.right, {
    titleRows: [list.headingRow, list.headingRow],
    once: [...places, list.area("place")],
  });
  const heights = HEIGHTS[isLarge(plan) ? "large" : "small"];
  // With a knockout the headings are so far down that frozen rows above them would fill a phone's screen.
  return grid.finish({
    frozenRows: event.bracket ? 0 : list.headingRow,
    print: () => fillPages(grid, setup, sheetRows(list), heights),
  });
}

function headingOf(list: SwissSheets["lists"]["ranking"], key: RankingColumn): string {
  return `$${columnLetters(list.column(key))}$${list.headingRow}`;
}

/**
 * Draws borders around the columns of matches played and of penalties while they have a heading; without a heading they
 * are blank.
 */
function lineWhereHeaded(grid: Grid, list: SwissSheets["lists"]["ranking"]): void {
  const row = list.headingRow;
  for (const key of ["played", "penalties"] as const) {
    const [left, right] = [list.column(key), list.column(key)];
    const formula = `${headingOf(list, key)}<>""`;
    grid.highlight({ area: { top: row, left, bottom: row, right }, formula, tone: "headed" });
    grid.highlight({ area: list.area(key), formula, tone: "lined" });
  }
}

/**
 * Returns the ranking with headings for its last columns. Penalties have a heading if there are any. Matches played
 * have one if teams have played unequal numbers of matches, or if there are penalties, since a column without a heading
 * would look like a gap before the penalties.
 */
function withHeadings({ lists: { ranking, working } }: SwissSheets): SwissSheets["lists"]["ranking"] {
  const isPenalised = hasPenalties(working.penalties);
  const penalties = ifElse(isPenalised, texts.eventPenalties.heading);
  const played = ifElse(`AND(${isAlike(working.teams.outside)},NOT(${isPenalised}))`, "", words.matches);
  const { columns } = ranking;
  return {
    ...ranking,
    columns: {
      ...columns,
      penalties: { ...columns.penalties, heading: penalties },
      played: { ...columns.played, heading: played },
    },
  };
}

/** Returns the condition that all teams have played equally many matches. */
function isAlike({ range }: Pick<WorkingLists["teams"], "range">): string {
  return `MIN(${range("played")})=MAX(${range("played")})`;
}

/** Returns the text that says how many rounds have all their results. */
function roundsPlayed({ lists: { working }, event: { plan } }: SwissSheets): Computed {
  const played = computed(`SUM(${working.rounds.outside.range("done")})`);
  return joined(...words.played(played, plan.rounds));
}

/**
 * Writes the first places of the knockout and, above the ranking, a caption for the rounds before the knockout.
 * @returns the cells of these places.
 */
function putBracketEnd(grid: Grid, sheets: SwissSheets): Area {
  const { headingRow, left, right } = sheets.lists.ranking;
  const { knockout, before } = words;
  writeLine(grid, 5, { right }, knockout, RESULT_STYLES.caption, 30);
  const top = 6;
  const finalists = bracketEnd(sheets);
  finalists.forEach(({ number }, index) => {
    const row = top + index;
    const place = computed(`IF(${number}="","","${index + 1}")`);
    grid.put(row, left, place, RESULT_STYLES.place);
    writeLine(grid, row, { left: left + 1, right }, nameBeside(sheets, number), RESULT_STYLES.name, BRACKET_HEIGHT);
  });
  if (sheets.event.plan.rounds > 0) writeLine(grid, headingRow - 1, { right }, before, RESULT_STYLES.caption, 30);
  return { top, left, bottom: top + finalists.length - 1, right: left };
}
