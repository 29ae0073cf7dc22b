import type { TeamPair } from "../../movements/contestant";
import { FOUR_TEAMS_ROUNDS } from "../../movements/four-teams";
import { NUMBERED_TEAMS } from "../../sessions/contestants";
import { BY_SIDE } from "../../sessions/teams/read-results";
import type { ScoredSeveralTeams } from "../../sessions/teams/score-teams";
import { assemble, frameOf, type WorkbookOptions } from "../assemble";
import type { EntryOption } from "../entries";
import { joined } from "../kit/content";
import { listNames } from "../kit/list";
import type { DefinedName, Workbook } from "../model";
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
import { pairLabel, type FourTeamsSheets } from "./four-teams-sheets";
import { masterSheet } from "./master-sheet";
import { matchesSheet, placeMatches } from "./matches-sheet";
import { placeRecap, recapSheet } from "./recap-sheet";
import { fourTeamsResultSheet, putFourTeamsResult } from "./result";
import { scoreCardsSheet } from "./score-cards-sheet";
import { tableCardsSheet } from "./table-cards-sheet";
import { placeTies, putTies, scoreVpsName } from "./ties";

/** What the sheets of the four tables have in common. */
const FORM: TableForm = { block: texts.common.round, scoring: "imps", typedApart: false };

/** The workbook of an event of four teams, empty or with what has been played. */
export function fourTeamsWorkbook(event: ScoredSeveralTeams, options: WorkbookOptions = {}): Workbook {
  const { plan, matches } = event;
  const vpTable = vpTableOf(plan.scale);
  const { title, date, boards } = plan;
  const subtitle = joined(...texts.fourTeams.subtitle(boards, boards / FOUR_TEAMS_ROUNDS, scaleName(vpTable)));
  const frame = frameOf({ title, date, subtitle }, vpTable, options);
  const recap = placeRecap(plan, () => four);
  const lists = { ...recap, ...placeMatches(plan, recap.names, () => four) };
  // There are as many tables as teams.
  const pairs = placePairs(afterWorth(plan.teams.length), plan.teams.length);
  const tables = tablesOf(plan.movement, matches, {
    name: String,
    note: texts.fourTeams.tableNote,
    pair: (pair) => pairIn(pairs, "label", pair),
  });
  const places = placeTeamTables(tables, FORM);
  const ties = placeTies(pairs.right + 2, () => four);
  const result = placeResult(event, places, ties.roundVps.right + 2, plan.teams.length);
  const amounts = placeAmounts(rightOf(result) + 2, plan.teams.length);
  const faults = placeFaults(amounts.right + 2, places.length);
  const counts = placeMatchCounts(faults.right + 2, matches.length);
  const four: FourTeamsSheets = {
    ...{ ...frame, ...lists, ...ties, vpTable },
    ...{ event, plan, form: FORM, places, result, amounts, faults, counts, pairs },
  };
  const tableSheets = places.map((place) => teamTableSheet(four, place));
  const cards = [masterSheet(four), tableCardsSheet(four), scoreCardsSheet(four)];
  const penaltyEntries: EntryOption = {
    ...{ kind: "phrases", option: "penalties" },
    phrases: teamPhrases(lists.vps, "penalty", NUMBERED_TEAMS.code, " VPs"),
  };
  const working = () =>
    teamWorkingSheet(four, (grid) => {
      putTies(grid, four);
      putFourTeamsResult(grid, four);
      putAmounts(grid, amounts, [penaltiesIn(lists.vps, plan.penalties, NUMBERED_TEAMS.long)]);
      putMatchCounts(grid, counts, places, matches);
      const label = (pair: TeamPair) => pairLabel({ plan, ...lists }, pair);
      putPairs(grid, pairs, lists.names, label, texts.fourTeams.betweenPlayers);
    });
  const { sheet, names } = fourTeamsResultSheet(four);
  const sheets = [recapSheet(four), sheet, ...tableSheets, matchesSheet(four), ...cards];
  return assemble(frame, sheets, working, [...definedNames(four), ...names], {
    lines: tableEntries(places, BY_SIDE),
    options: [...nameEntries(lists.names), penaltyEntries],
  });
}

function definedNames({ places, matches, roundVps, vps }: FourTeamsSheets): DefinedName[] {
  const { sheet } = matches;
  return [
    ...tableNames(places),
    { name: "Match_Imps", sheet, area: matches.area(["won0", "won1"]) },
    { name: "Match_Vps", sheet, area: matches.area(["vps0", "vps1"]) },
    scoreVpsName(roundVps),
    ...listNames(vps, "Score"),
  ];
}
