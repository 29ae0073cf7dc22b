import type { ScoredTeamMatch } from "../../sessions/team-match/score-match";
import { scoringOf } from "../../sessions/teams/plan";
import { assemble, frameOf, type WorkbookOptions } from "../assemble";
import { inWords } from "../kit/content";
import type { SheetHead } from "../kit/grid";
import { listNames } from "../kit/list";
import type { Workbook } from "../model";
import { placeResult, rightOf } from "../result/best-board";
import { vpTableOf } from "../scales-sheet";
import { placeFaults } from "../tables/faults";
import { tableNames } from "../tables/team-tables";
import { teamWorkingSheet } from "../tables/worth";
import { texts } from "../texts";
import { placeAmounts, putAmounts } from "../typed-amounts";
import { scaleName, type VpTable } from "../vp-table";
import { checkSheet, placeDifferences, putDifferences } from "./check-sheet";
import { matchAmounts } from "./amounts";
import { matchEntries } from "./match-entries";
import { lineUpsSheet, placeSquads, putSquads } from "./line-ups-sheet";
import { matchSheet, placeMatch } from "./match-sheet";
import { placeHandicapTotals, putHandicapTotals } from "./handicap";
import {
  MATCH_SIDES,
  partOf,
  placeSeated,
  putSeated,
  teamNames,
  usualSessions,
  type MatchSheets,
} from "./match-sheets";
import { matchResultSheet, putMatchResult } from "./result";
import { resultSlipSheet } from "./result-slip";
import { scoreCardSheet } from "./score-card";
import { placeSentences, putSentences } from "./sentences";
import { matchTableSheet, placeTables, tableForm } from "./table-sheets";
import { placeViews, putViews } from "./views";

/** The workbook of a match of two teams, empty or with what has been played. */
export function teamMatchWorkbook(scored: ScoredTeamMatch, options: WorkbookOptions = {}): Workbook {
  const { plan } = scored;
  const vpTable = plan.scale && vpTableOf(plan.scale);
  const frame = frameOf(headOf(scored, vpTable), vpTable, options, plan.form !== "bam");
  const lists = placeMatch(scored, () => sheets);
  const views = placeViews();
  const seated = placeSeated(plan, views[0].right + 2);
  const places = placeTables(scored, seated);
  const differences = placeDifferences(places, seated.right + 2);
  const teams = teamNames(plan, lists.names);
  const handicap = placeHandicapTotals(plan, differences.right + 2);
  const result = placeResult(scored, places, (handicap ?? differences).right + 2, MATCH_SIDES.length);
  const typed = matchAmounts(plan, lists);
  const amounts = placeAmounts(rightOf(result) + 2, typed.flatMap((column) => column.amounts).length);
  const faults = placeFaults(amounts.right + 2, places.length);
  const sentences = placeSentences(plan, faults.right + 2);
  const sheets: MatchSheets = {
    ...frame,
    ...{ form: tableForm(scored), places, scored, lists, teams, views, differences, handicap },
    ...{ result, amounts, faults },
    ...sentences,
    squads: placeSquads(lists, sentences.sentences.right + 2),
  };
  const slips = plan.form === "swiss" ? [scoreCardSheet(sheets), resultSlipSheet(sheets)] : [];
  const tables = MATCH_SIDES.map((side) => matchTableSheet(sheets, side));
  const { sheet, names } = matchResultSheet(sheets);
  return assemble(
    frame,
    [matchSheet(sheets), sheet, ...tables, checkSheet(sheets), ...lineUpsSheet(sheets), ...slips],
    () =>
      teamWorkingSheet(sheets, (grid) => {
        putViews(grid, sheets);
        putSeated(grid, seated, plan, lists);
        putDifferences(grid, sheets);
        putHandicapTotals(grid, sheets);
        putMatchResult(grid, sheets);
        putSentences(grid, sheets);
        putAmounts(grid, amounts, typed);
        if (sheets.squads) putSquads(grid, sheets.squads, lists);
      }),
    [
      ...tableNames(places),
      ...listNames(lists.totals, "Match"),
      ...(lists.handicap ? listNames(lists.handicap, "Handicap") : []),
      ...names,
    ],
    matchEntries(sheets)
  );
}

/** What heads the sheets. */
function headOf(scored: ScoredTeamMatch, vpTable: VpTable | null): SheetHead {
  const { title, date, boards, extraBoards } = scored.plan;
  const sizes = usualSessions(scored.plan).map((session) => session.boards.length);
  const { parts, subtitle } = texts.teamMatch;
  const { plural } = parts[partOf(scored)];
  const said = [
    subtitle.boards(boards),
    sizes.length > 1 ? subtitle.parts(plural, sizes) : "",
    extraBoards > 0 ? subtitle.extra(extraBoards) : "",
    subtitle.scoring[scoringOf(scored.plan)],
  ];
  const { separator, scale } = subtitle;
  const inTheEnd = vpTable ? [`${separator}${scale}`, scaleName(vpTable)] : [];
  return { title, subtitle: inWords(said.filter(Boolean).join(separator), ...inTheEnd), date };
}
