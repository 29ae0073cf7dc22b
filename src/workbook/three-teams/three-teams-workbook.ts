import type { TeamPair } from "../../movements/contestant";
import { LETTERED_TEAMS } from "../../sessions/contestants";
import { BY_SIDE } from "../../sessions/teams/read-results";
import type { ScoredSeveralTeams } from "../../sessions/teams/score-teams";
import { tableLetter } from "../../sessions/teams/three-teams";
import { assemble, frameOf, type WorkbookOptions } from "../assemble";
import type { EntryOption } from "../entries";
import { joined } from "../kit/content";
import { listNames } from "../kit/list";
import type { Workbook } from "../model";
import { placeResult, rightOf } from "../result/best-board";
import { vpTableOf } from "../scales-sheet";
import { placeFaults } from "../tables/faults";
import { teamTableSheet } from "../tables/team-table-sheet";
import { afterWorth, placeTeamTables, tableEntries, tableNames, tablesOf, type TableForm } from "../tables/team-tables";
import { placeMatchCounts, putMatchCounts, teamWorkingSheet } from "../tables/worth";
import { nameEntries, pairIn, penaltiesIn, placePairs, putPairs, teamPhrases } from "../team-names";
import { texts } from "../texts";
import { scaleName } from "../vp-table";
import { placeAmounts, putAmounts } from "../typed-amounts";
import { movementSheet } from "./movement-sheet";
import { putThreeTeamsResult, threeTeamsResultSheet } from "./result";
import { placeScoresheet, scoresheet } from "./scoresheet";
import { teamLabel, type ThreeTeamsSheets } from "./three-teams-sheets";

/** What the three tables' sheets have in common. */
const FORM: TableForm = { block: texts.threeTeams.half, scoring: "imps", typedApart: false };

/** The workbook of three teams, empty or with what has been played. */
export function threeTeamsWorkbook(scored: ScoredSeveralTeams, options: WorkbookOptions = {}): Workbook {
  const { plan, matches } = scored;
  const { title, date, boards, scale } = plan;
  const vpTable = vpTableOf(scale);
  const subtitle = joined(...texts.threeTeams.subtitle(boards, matches.length, scaleName(vpTable)));
  const frame = frameOf({ title, date, subtitle }, vpTable, options);
  const lists = placeScoresheet(plan, () => three);
  // Every team has a table.
  const pairs = placePairs(afterWorth(plan.teams.length), plan.teams.length);
  const tables = tablesOf(plan.movement, matches, {
    name: tableLetter,
    note: texts.threeTeams.tableNote,
    pair: (pair) => pairIn(pairs, "label", pair),
  });
  const places = placeTeamTables(tables, FORM);
  const result = placeResult(scored, places, pairs.right + 2, plan.teams.length);
  const amounts = placeAmounts(rightOf(result) + 2, plan.teams.length);
  const faults = placeFaults(amounts.right + 2, places.length);
  const counts = placeMatchCounts(faults.right + 2, matches.length);
  const three: ThreeTeamsSheets = {
    ...{ ...frame, ...lists, form: FORM, places, scored, plan },
    ...{ result, amounts, faults, counts, pairs },
  };
  const tableSheets = places.map((place) => teamTableSheet(three, place));
  const penaltyEntries: EntryOption = {
    ...{ kind: "phrases", option: "penalties" },
    phrases: teamPhrases(lists.totals, "penalty", LETTERED_TEAMS.code, " VPs"),
  };
  const { sheet, names } = threeTeamsResultSheet(three);
  return assemble(
    frame,
    [scoresheet(three), sheet, ...tableSheets, movementSheet(three)],
    () =>
      teamWorkingSheet(three, (grid) => {
        putThreeTeamsResult(grid, three);
        putAmounts(grid, amounts, [penaltiesIn(lists.totals, plan.penalties, LETTERED_TEAMS.long)]);
        putMatchCounts(grid, counts, places, matches);
        const label = ({ team }: TeamPair) => teamLabel({ plan, ...lists }, team);
        putPairs(grid, pairs, lists.names, label, texts.threeTeams.betweenPlayers);
      }),
    [...tableNames(places), ...listNames(lists.matches, "Match"), ...listNames(lists.totals, "Score"), ...names],
    {
      lines: tableEntries(places, BY_SIDE),
      options: [...nameEntries(lists.names), penaltyEntries],
    }
  );
}
