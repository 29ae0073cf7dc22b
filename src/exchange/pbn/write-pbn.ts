import { printContract } from "../../bridge/contract";
import { hasBoards, type BoardPlan } from "../../sessions/table-plan";
import { dealerOf } from "../../bridge/board";
import { tricksWon } from "../../bridge/contract-score";
import { InputError } from "../../bridge/input-error";
import { roundToHundredths } from "../../bridge/points";
import { printResult } from "../../bridge/result";
import { vulnerabilityOf, type Vulnerability } from "../../bridge/vulnerability";
import { kindOf, KINDS, printedBoard, type Scored, sessionOf } from "../../sessions/kinds";
import type { TableResult } from "../../sessions/results";
import { mapSides, type PerSide } from "../../sessions/teams/match";
import { boardScoring, type BoardAtTable } from "../../sessions/at-tables";
import { nameOf } from "../../sessions/contestants";
import { playersOf } from "../../sessions/players";
import { isMatch } from "../../sessions/teams/team-match/plan";
import { PROGRAM } from "../program";
import { DIRECTION_CODES, standingsOf, type NumberedRow } from "../standings";
import { texts } from "../texts";
import { NO_DEAL, type BoardDeal, type BoardDeals } from "./board-deals";
import { characterSetOf } from "./character-set";
import { ownLines } from "./own-session";
import { fileOf, quoted, tableSection, tagPair, type TableColumn } from "./write-tags";

type Tag = readonly [name: string, value: string];

const UNKNOWN = "?";

const SCORING = { bam: "BAM", imps: "IMP", matchpoints: "MP", points: "Chicago" } as const;

const VULNERABLE: Readonly<Record<Vulnerability, string>> = { None: "None", "N-S": "NS", "E-W": "EW", Both: "All" };

/** Tag for each kind of adjusted score; null if it is the tag of the board's own score. */
const AWARDS = { percent: "ScorePercentage", imps: "ScoreIMP", points: null } as const;
const COMPETITIONS = { player: "Individuals", pair: "Pairs", team: "Teams" } as const;

/**
 * Writes a session as PBN 2.1 in export format: a game for each board at a table that was played, adjusted, cancelled
 * or marked as not played; the first game has the totals. The tag Termination is "adjudication" for adjusted boards,
 * "abandoned" for cancelled ones, and "unterminated" for boards that are not to be played. Session data comes before
 * the games, so that the file can be read as this session again.
 * @param deals deals and their data, by board; see {@link boardDeals}.
 * @throws InputError if there are no boards at tables, or none has been played.
 */
export function sessionPbn(scored: Scored, deals: BoardDeals = new Map()): string {
  const { plan } = scored;
  if (!hasBoards(plan)) throw new InputError(texts.pbn.noTables(KINDS[plan.kind].title), "pbn");
  const games = sessionOf(scored)
    .boards.filter(
      ({ result, isCancelled, isNotPlayed, isAdjusted }) => result || isCancelled || isNotPlayed || isAdjusted
    )
    .map((boardAt) => {
      const board = printedBoard(plan, boardAt.board);
      return gameOf(plan, { ...boardAt, board }, deals.get(String(board)) ?? NO_DEAL);
    });
  const [first, ...others] = games;
  if (!first) throw new InputError(texts.pbn.nonePlayed, "pbn");
  const written = [[...first, ...totalsOf(standingsOf(scored))], ...others];
  const session = ownLines(plan);
  const header = [
    "% PBN 2.1",
    "% EXPORT",
    `%Content-type: text/x-pbn; charset=${characterSetOf([session, ...written].flat().join(""))}`,
    `%Creator: ${PROGRAM.name} Version ${PROGRAM.version}`,
    ...session,
  ];
  return fileOf(header, written);
}

/** Returns the lines of a game: the mandatory tags in their order, then the other tags by name. */
function gameOf(plan: BoardPlan, boardAt: BoardAtTable, { deal, tags, tables }: BoardDeal): string[] {
  const { board, result, sitting } = boardAt;
  const [ns, ew] = mapSides(sitting, ({ players }) => players);
  const scoring = boardScoring(plan);
  const mandatory: readonly Tag[] = [
    ["Event", plan.title],
    ["Site", UNKNOWN],
    ["Date", plan.date === "" ? "????.??.??" : plan.date.replace(/-/g, ".")],
    ["Board", String(board)],
    ["West", ew[1] || UNKNOWN],
    ["North", ns[0] || UNKNOWN],
    ["East", ew[0] || UNKNOWN],
    ["South", ns[1] || UNKNOWN],
    ["Dealer", dealerOf(board)],
    ["Vulnerable", VULNERABLE[vulnerabilityOf(board)]],
    ["Deal", deal || UNKNOWN],
    ["Scoring", SCORING[scoring]],
    ...playedTags(result),
  ];
  const others: readonly Tag[] = [
    ...teamTags(plan, boardAt),
    ...tags,
    ["Competition", COMPETITIONS[KINDS[plan.kind].designation.contestantKind]],
    ["PairEW", sitting[1].id],
    ["PairNS", sitting[0].id],
    ["Round", String(boardAt.round)],
    ["Table", boardAt.tableName],
    ...(result === null ? [] : [["Score", `NS ${result.points}`] as const]),
    // The tag Score already has the points.
    ...(scoring === "points" ? [] : sharesTags(plan, boardAt, scoring === "imps" ? "ScoreIMP" : "ScoreMP")),
    ...endTag(boardAt),
  ];
  const sorted = [...others].sort(([first], [second]) => (first < second ? -1 : 1));
  return [...[...mandatory, ...sorted].map(([name, value]) => tagPair(name, value)), ...tables];
}

/** Returns the tags of declarer, contract and tricks: "?" if one is unknown, "" if the board has none. */
function playedTags(result: TableResult | null): readonly Tag[] {
  const tags = (declarer: string, contract: string, tricks: string) =>
    [
      ["Declarer", declarer],
      ["Contract", contract],
      ["Result", tricks],
    ] as const;
  if (result === null) return tags("", "", "");
  const { contract, declarer, result: outcome } = result;
  if (contract === null) return tags(declarer ?? UNKNOWN, UNKNOWN, outcome === null ? UNKNOWN : printResult(outcome));
  if (contract === "Pass") return tags("", "Pass", "");
  const tricks = outcome === null ? UNKNOWN : String(tricksWon(contract, outcome));
  return tags(declarer ?? UNKNOWN, printContract(contract), tricks);
}

/** Returns tags with the two teams that meet at a table; in a match of two teams also with the room. */
function teamTags(plan: BoardPlan, { table, board }: BoardAtTable): readonly Tag[] {
  if (!("teams" in plan)) return [];
  const match = plan.matches.find(({ tables, boards }) => tables.includes(table) && boards.includes(board));
  if (!match) return [];
  const [home, visiting] = mapSides(match.teams, (team) => nameOf(KINDS[plan.kind].designation, plan.teams, team));
  const room: readonly Tag[] = isMatch(plan) ? [["Room", table === 1 ? "Open" : "Closed"]] : [];
  return [["HomeTeam", home], ["VisitTeam", visiting], ...room];
}

/**
 * Tags for a board's score and for the Director's adjustment; if both have the same tag, only the adjustment is
 * written.
 */
function sharesTags(plan: BoardPlan, { points, awarded }: BoardAtTable, name: string): readonly Tag[] {
  const tag = (value: string, [ns, ew]: PerSide<number>): Tag => [value, `NS ${ns} EW ${ew}`];
  const awards = kindOf(plan).atTables?.awards;
  const award = (awards && AWARDS[awards]) ?? name;
  return [
    ...(points && (award !== name || !awarded) ? [tag(name, points)] : []),
    ...(awarded ? [tag(award, awarded)] : []),
  ];
}

function endTag({ awarded, isCancelled, isNotPlayed }: BoardAtTable): readonly Tag[] {
  if (isCancelled) return [["Termination", "abandoned"]];
  if (isNotPlayed) return [["Termination", "unterminated"]];
  return awarded ? [["Termination", "adjudication"]] : [];
}

/** The totals of a session, nothing before the first board is scored. */
function totalsOf(standings: readonly NumberedRow[]): string[] {
  const ranked = standings.filter(({ place }) => place !== null);
  if (ranked.length === 0) return [];
  const column = (name: string, align: "L" | "R", value: (row: NumberedRow) => string): TableColumn => ({
    name,
    align,
    values: ranked.map(value),
  });
  const points = (name: string, value: (row: NumberedRow) => number | null): TableColumn[] =>
    ranked.every((row) => value(row) === null) ? [] : [column(name, "R", (row) => printed(value(row)))];
  return tableSection("TotalScoreTable", [
    column("Rank", "R", ({ place }) => String(place)),
    column("PairId", "R", ({ id }) => id),
    ...(ranked.some(({ direction }) => direction !== null)
      ? [column("Direction", "L", ({ direction }) => (direction === null ? "-" : DIRECTION_CODES[direction]))]
      : []),
    column("Names", "L", ({ name }) => quoted(playersOf(name)?.join(";") ?? name, 200)),
    ...points("TotalPercentage", ({ percentage }) => percentage),
    ...points("TotalIMP", ({ imps }) => imps),
    ...points("TotalMP", ({ points: won }) => won),
    ...points("TotalVP", ({ vps }) => vps),
  ]);
}

function printed(points: number | null): string {
  return points === null ? "-" : String(roundToHundredths(points));
}
