import type { ScoredTeamMatch } from "../../sessions/teams/team-match/score-match";
import { scoringOf } from "../../sessions/teams/plan";
import { frameOf, type WorkbookOptions } from "../assemble";
import { inWords } from "../kit/content";
import type { SheetHead } from "../kit/grid";
import { listNames } from "../kit/list";
import type { Workbook } from "../model";
import { vpTableOf } from "../scales-sheet";
import { teamsWorkbook } from "../teams/teams-workbook";
import { texts } from "../texts";
import { scaleName, type VpTable } from "../vp-table";
import { checkSheet, placeDifferences, putDifferences } from "./check-sheet";
import { matchAmounts } from "./amounts";
import { matchEntries } from "./match-entries";
import { lineUpsSheet, placeSquads, putSquads } from "./line-ups-sheet";
import { matchSheet } from "./match-sheet";
import { placeMatch } from "./place-match";
import { placeHandicapTotals, putHandicapTotals } from "./handicap";
import {
  MATCH_SIDES,
  partOf,
  placeSeated,
  putSeated,
  teamNames,
  regularSessions,
  type MatchSheets,
} from "./match-sheets";
import { matchWinners, rankedSides } from "./result";
import { resultSlipSheet } from "./result-slip";
import { scoreCardSheet } from "./score-card";
import { placeSentences, putSentences } from "./sentences";
import { matchTable, placeTables, tableForm } from "./table-sheets";
import { placeViews, putViews } from "./views";

/** Makes the workbook of a match of two teams, empty or with its results. */
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
  const typed = matchAmounts(plan, lists);
  let sheets: MatchSheets;
  return teamsWorkbook<MatchSheets>(frame, options, {
    scored,
    places,
    left: (handicap ?? differences).right + 2,
    amounts: typed,
    sheetsFrom: (placed) => {
      const sentences = placeSentences(plan, placed.faults.right + 2);
      const squads = placeSquads(lists, sentences.sentences.right + 2);
      sheets = {
        ...frame,
        ...placed,
        ...sentences,
        form: tableForm(scored),
        places,
        scored,
        lists,
        teams,
        views,
        differences,
        handicap,
        squads,
      };
      return sheets;
    },
    ranked: rankedSides,
    winners: matchWinners,
    tables: (all) => MATCH_SIDES.map((side) => matchTable(all, side)),
    drafts: (all, tables, winners) => [
      ...[matchSheet(all), winners, ...tables],
      ...[checkSheet(all), ...lineUpsSheet(all)],
      ...(plan.form === "swiss" ? [scoreCardSheet(all), resultSlipSheet(all)] : []),
    ],
    before: (grid, all) => {
      putViews(grid, all);
      putSeated(grid, seated, plan, lists);
      putDifferences(grid, all);
      putHandicapTotals(grid, all);
    },
    behind: (grid, all, putAmounts) => {
      putSentences(grid, all);
      putAmounts();
      if (all.squads) putSquads(grid, all.squads, lists);
    },
    names: () => [
      ...listNames(lists.totals, "Match"),
      ...(lists.handicap ? listNames(lists.handicap, "Handicap") : []),
    ],
    entries: matchEntries,
  });
}

function headOf(scored: ScoredTeamMatch, vpTable: VpTable | null): SheetHead {
  const { title, date, boards, extraBoards } = scored.plan;
  const sizes = regularSessions(scored.plan).map((session) => session.boards.length);
  const { parts, subtitle } = texts.teamMatch;
  const { plural } = parts[partOf(scored)];
  const remarks = [
    subtitle.boards(boards),
    sizes.length > 1 ? subtitle.parts(plural, sizes) : "",
    extraBoards > 0 ? subtitle.extra(extraBoards) : "",
    subtitle.scoring[scoringOf(scored.plan)],
  ];
  const { separator, scale } = subtitle;
  const inTheEnd = vpTable ? [`${separator}${scale}`, scaleName(vpTable)] : [];
  return { title, subtitle: inWords(remarks.filter(Boolean).join(separator), ...inTheEnd), date };
}
