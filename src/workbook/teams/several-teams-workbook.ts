import { contestants, type Contestant, type TeamPair } from "../../movements/contestant";
import type { Designation } from "../../sessions/contestants";
import { LABELS } from "../../sessions/teams/labels";
import type { SeveralTeamsPlan } from "../../sessions/teams/plan";
import type { ScoredSeveralTeams } from "../../sessions/teams/score-teams";
import { frameOf, type WorkbookOptions } from "../assemble";
import type { EntryOption } from "../entries";
import { computed, ifTyped, joined, typedOrDefault, type Computed, type TextPart } from "../kit/content";
import { writeLine, writeProgress, type Grid } from "../kit/grid";
import type { List } from "../kit/list";
import type { DefinedName, Draft, Workbook } from "../model";
import { putStandings, type RankingLine, type Standings } from "../result/ranking";
import { vpTableOf } from "../scales-sheet";
import { faultsAt } from "../tables/faults";
import { teamTable } from "../tables/team-table-sheet";
import { afterWorth, placeTeamTables, tableEntries, tablesOf, type TableForm } from "../tables/team-tables";
import { isUnfinished, matchesProgress, placeMatchCounts, putMatchCounts, type MatchCounts } from "../tables/worth";
import {
  nameEntries,
  pairIn,
  penaltiesIn,
  placePairs,
  putPairs,
  teamPhrases,
  typedTeam,
  type NameColumn,
  type NamedTeams,
  type PairList,
} from "../team-names";
import { texts } from "../texts";
import { STYLES } from "../theme";
import { uncountedAnd } from "../typed-amounts";
import { scaleName, type VpTable } from "../vp-table";
import { teamsWorkbook, type TeamsSheets } from "./teams-workbook";

interface SeveralTeamsLists {
  readonly names: List<NameColumn>;
  readonly totals: List<"penalty" | "total" | "netImps" | "place", never>;
}

/** Lists and scores from which the sheets of three or four teams are made. */
export interface SeveralTeamsSheets extends TeamsSheets, SeveralTeamsLists {
  readonly scored: ScoredSeveralTeams;
  readonly plan: SeveralTeamsPlan;
  readonly vpTable: VpTable;
  readonly counts: MatchCounts;
  /** Text of the rule that decides the places. */
  readonly rule: string;
  /** Such as "1A Reds: Ann – Bob". */
  readonly pairs: PairList;
}

/** The parts that differ between three and four teams. */
interface SeveralTeamsParts<L extends SeveralTeamsLists, S extends SeveralTeamsSheets & L> {
  readonly subtitle: (scale: TextPart) => readonly TextPart[];
  readonly block: string;
  readonly tableNote: string;
  readonly between: string;
  /** Text of the rule that decides the places. */
  readonly rule: string;
  /** Lays out all lists, from column `left` on the Working sheet; returns the first free column there as `left`. */
  readonly lists: (left: number, sheets: () => S) => L & { readonly left: number };
  /** Label of a pair, without its players. */
  readonly pairLabel: (named: NamedTeams<SeveralTeamsPlan>, pair: TeamPair) => Computed;
  readonly placeOf?: (sheets: S, team: Contestant) => Pick<RankingLine, "place" | "order">;
  readonly drafts: (sheets: S, tables: readonly Draft[], winners: Draft) => readonly Draft[];
  /** Writes its own lists on the Working sheet. */
  readonly put?: (grid: Grid, sheets: S) => void;
  readonly names: (sheets: S) => readonly DefinedName[];
}

/**
 * Writes the number of boards scored, the faults and the standings with their rule on top of a sheet.
 * @param left first column of the faults.
 */
export function writeResults<More extends string>(
  grid: Grid,
  { scored, counts, amounts, faults, rule }: SeveralTeamsSheets,
  standings: Standings<More>,
  left: number
): void {
  writeProgress(grid, matchesProgress(counts, scored.expectedBoards));
  writeLine(grid, 3, { left, right: standings.right }, uncountedAnd(amounts, faultsAt(faults)), STYLES.check);
  putStandings(grid, standings, contestants(scored.plan.teams.length), rule);
}

/** Returns a line on which a pair's names can be written by hand; blank if names are typed. */
function namesToWrite(pairs: PairList, pair: TeamPair): Computed {
  return ifTyped(pairIn(pairs, "players", pair).formula, "", joined("   ", computed('REPT("_",28)')));
}

function penaltyEntries(totals: SeveralTeamsLists["totals"], { code }: Designation): EntryOption {
  return { kind: "phrases", option: "penalties", phrases: teamPhrases(totals, "penalty", code, " VPs") };
}

/** Returns the workbook of an event of three or four teams, empty or with its results. */
export function severalTeamsWorkbook<L extends SeveralTeamsLists>(
  scored: ScoredSeveralTeams,
  options: WorkbookOptions,
  parts: SeveralTeamsParts<L, SeveralTeamsSheets & L>
): Workbook {
  const { plan, matches } = scored;
  const { title, date, scale } = plan;
  const { designation, adjusted, table: name } = LABELS[plan.kind];
  const teams = contestants(plan.teams.length);
  const vpTable = vpTableOf(scale);
  const frame = frameOf({ title, date, subtitle: joined(...parts.subtitle(scaleName(vpTable))) }, vpTable, options);
  const form: TableForm = { block: parts.block, scoring: "imps", typedApart: false };
  // There are as many tables as teams.
  const pairs = placePairs(afterWorth(teams.length), teams.length);
  const { left, ...placed } = parts.lists(pairs.right + 2, () => sheets);
  const lists = placed as unknown as L;
  const { names, totals } = lists;
  const tables = tablesOf(plan.movement, matches, {
    name,
    note: parts.tableNote,
    pair: (pair) => joined(pairIn(pairs, "label", pair), namesToWrite(pairs, pair)),
  });
  const places = placeTeamTables(tables, form);
  let sheets: SeveralTeamsSheets & L;
  return teamsWorkbook<SeveralTeamsSheets & L>(frame, options, {
    scored,
    places,
    left,
    amounts: [penaltiesIn(totals, plan.penalties, designation.long)],
    sheetsFrom: (ownOptions) => {
      const counts = placeMatchCounts(ownOptions.faults.right + 2, matches.length);
      return (sheets = {
        ...frame,
        ...lists,
        vpTable,
        form,
        places,
        scored,
        plan,
        counts,
        pairs,
        rule: parts.rule,
        ...ownOptions,
      });
    },
    ranked: () =>
      teams.map((team) => ({
        name: typedOrDefault(typedTeam({ plan, names }, team), designation.long(team)),
        points: computed(totals.outside.cell("total", team)),
        also: computed(totals.outside.cell("netImps", team)),
        ...(parts.placeOf?.(sheets, team) ?? { place: computed(totals.outside.cell("place", team)) }),
      })),
    winners: ({ counts }) => ({
      points: texts.common.vps,
      scale,
      also: { heading: texts.common.netImps, shown: "signed" },
      progressOn: names.sheet,
      unfinished: { condition: isUnfinished(counts, scored.expectedBoards) },
      rule: parts.rule,
      standings: scored.standings,
    }),
    tables: (all) => places.map((place) => teamTable(all, place)),
    drafts: parts.drafts,
    before: (grid, all) => parts.put?.(grid, all),
    behind: (grid, all, putAmounts) => {
      putAmounts();
      putMatchCounts(grid, all.counts, places, matches);
      putPairs(grid, pairs, names, (pair) => parts.pairLabel({ plan, names }, pair), parts.between);
    },
    names: parts.names,
    entries: () => ({
      lines: tableEntries(places, adjusted),
      options: [...nameEntries(names), penaltyEntries(totals, designation)],
    }),
  });
}
