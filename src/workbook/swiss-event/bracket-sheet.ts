import { contestantNumber } from "../../movements/contestant";
import type { Bracket, BracketMatch } from "../../sessions/event/bracket/bracket";
import type { FewerBoards } from "../../sessions/event/results";
import { numbers, widthsOf } from "../kit/columns";
import { computed, styled } from "../kit/content";
import { type Grid, titledGrid, writeHint, writeLine } from "../kit/grid";
import { sheetRows } from "../kit/list";
import { canBeOnePage, fillPage, pageScale, printSetup } from "../kit/page";
import { writeEntryRules, writeHeadings, writeRow } from "../kit/write-list";
import type { Draft } from "../model";
import { texts } from "../texts";
import { type Style, STYLES, SWISS_STYLES } from "../theme";
import {
  type BracketLists,
  lowerHalf,
  matchRow,
  MAX_ON_PAGE,
  playedIn,
  type RoundList,
  rowBetween,
  seedsOf,
  type TeamList,
} from "./bracket-lists";
import { byMargin } from "./bracket-end";
import { bracketStatus, UNCOUNTED } from "./bracket-steps";
import { MARGINS, type SwissSheets } from "./swiss-lists";
import { nameBeside } from "./team-names";

const { bracket: words, entry } = texts.swissEvent;

interface Entrant {
  /** Formula for the team's number; null for no team, so that the other one has a bye. */
  readonly formula: string | null;
  /** Row of the match that the team won, or of its seed. */
  readonly row: number;
}

/** Minimum and maximum height of a row, in points. */
const HEIGHTS = [19, 38] as const;

/** Writes the Bracket: the seeds, the IMPs of each match, and the winners in the next round. */
export function bracketSheet(sheets: SwissSheets, bracket: Bracket): Draft {
  const { head, paper } = sheets;
  const seeds = seedsOf(bracket);
  const lists = sheets.lists.bracket;
  if (!lists) throw new Error("The event has no bracket");
  const { headingRow, lastRow, right } = lists.winner;
  const rounds = lists.rounds.flatMap(widthsOf);
  const widths = [...widthsOf(lists.seeds), ...rounds, ...widthsOf(lists.winner)];
  const scale = 0.97 * pageScale(paper, widths, "landscape");
  const grid = titledGrid(head, words.name, widths, { scale });
  grid.put(4, 1, bracketStatus(sheets), STYLES.status);
  grid.height(4, 22);
  putAllHeadings(grid, bracket, lists);
  const size = lists.size;
  for (const { seed, row } of seeds) {
    if (seed > size) continue;
    const team = sheets.event.plan.seeds[seed - 1] ?? null;
    writeRow(grid, lists.seeds, row, { seed, typed: team === null ? null : contestantNumber(team) });
  }
  writeEntryRules(grid, lists.seeds);
  let entrants: Entrant[] = seeds.map(({ seed, row }) => ({
    formula: seed > size ? null : sheets.lists.working.seeds.outside.cell("team", seed - 1),
    row,
  }));
  const played = playedIn(bracket, lists);
  const indexOf = (match: BracketMatch) => played.findIndex((other) => other.match === match);
  let losers: Entrant[] = [];
  lists.rounds.forEach((list, round) => {
    const matches = bracket.rounds[round]?.matches ?? [];
    const through = matches.map((match, i) => {
      const { imps, bye, boards = null } = match;
      const [first, second] = entrants.slice(2 * i, 2 * i + 2);
      const both = [first, second].filter((entrant) => entrant !== undefined);
      const line = i % 2 === 0 ? SWISS_STYLES.stub : SWISS_STYLES.turn;
      if (bye) return { winner: putBye(grid, sheets, list, line, both) };
      const top = putEntrants(grid, sheets, list, both);
      return putMatch(grid, sheets, list, top, { imps, boards, index: indexOf(match), line });
    });
    entrants = through.map(({ winner }) => winner);
    if (round === lists.rounds.length - 2) losers = through.flatMap((match) => ("loser" in match ? [match.loser] : []));
  });
  putThird(grid, sheets, bracket, { lists, losers, index: bracket.third ? indexOf(bracket.third) : 0 });
  lists.rounds.forEach((list, round) => putStems(grid, list, bracket, round));
  for (const { formula, row } of entrants) putTeam(grid, sheets, lists.winner, row, formula);
  const titleRows = [headingRow, headingRow] as const;
  // Before there are seeds, the matches have no teams.
  const once = lists.rounds.slice(0, 1).map((list) => list.area("team"));
  const onePage = printSetup(paper, lastRow, right, { titleRows, orientation: "landscape", once });
  writeHint(grid, onePage, words.note);
  const rows = sheetRows(lists.winner);
  for (const row of rows) grid.height(row, HEIGHTS[0]);
  const halves = { ...onePage, pagesFrom: [lists.seeds.row(lowerHalf(bracket))] };
  const isWhole = () => canBeOnePage(grid, onePage) || seeds.length <= MAX_ON_PAGE;
  const print = () => fillPage(grid, isWhole() ? onePage : halves, rows, HEIGHTS);
  return grid.finish({ frozenRows: headingRow, print });
}

function putAllHeadings(grid: Grid, bracket: Bracket, { seeds, rounds, winner }: BracketLists): void {
  writeHeadings(grid, seeds, STYLES.heading);
  const over = (list: TeamList, heading: string) =>
    writeLine(grid, list.headingRow, list.area(["number", "team"]), heading, STYLES.heading);
  bracket.rounds.forEach(({ round }, i) => {
    const list = rounds[i];
    if (!list) return;
    over(list, words.rounds[round]);
    if (list.has("boards")) {
      writeLine(grid, list.headingRow, list.area("imps"), texts.common.imps, STYLES.heading);
      writeLine(grid, list.headingRow, list.area(["boards", "margin"]), words.boards, STYLES.heading);
    } else writeLine(grid, list.headingRow, list.area(["imps", "margin"]), texts.common.imps, STYLES.heading);
  });
  over(winner, words.winner);
  // The heading "Typed team" takes two lines.
  grid.height(seeds.headingRow, 32);
}

/** Writes two teams halfway between the matches that they won. @returns the row of the upper team. */
function putEntrants(grid: Grid, sheets: SwissSheets, list: RoundList, entrants: readonly Entrant[]): number {
  const top = rowBetween(entrants.map(({ row }) => row));
  entrants.forEach(({ formula }, i) => putTeam(grid, sheets, list, top + i, formula));
  return top;
}

/** Draws the vertical lines that join each two matches to the next one. */
function putStems(grid: Grid, list: RoundList, bracket: Bracket, round: number): void {
  const matches = bracket.rounds[round]?.matches.length ?? 0;
  for (let upper = 0; upper + 1 < matches; upper += 2) {
    const [first, last] = [matchRow(bracket, round, upper), matchRow(bracket, round, upper + 1)];
    for (let row = first + 1; row < last; row++) writeRow(grid, list, row, { margin: styled(null, SWISS_STYLES.stem) });
  }
}

/** Writes a team with a bye. @param line style of the line to its next match. */
function putBye(grid: Grid, sheets: SwissSheets, list: RoundList, line: Style, entrants: readonly Entrant[]): Entrant {
  const row = putEntrants(grid, sheets, list, entrants);
  const stub = styled(null, SWISS_STYLES.stub);
  writeRow(grid, list, row, { imps: stub, ...(list.has("boards") && { boards: stub }), margin: styled(null, line) });
  return { formula: list.cell("number", row), row };
}

interface PlayedMatch {
  readonly imps: number | null;
  readonly boards: FewerBoards | null;
  /** Its index among the matches on the Working sheet. */
  readonly index: number;
  /** Style of the line to the next match. */
  readonly line: Style;
}

/** Writes the match for third place, of the losers of the semi-finals, below the last round. */
function putThird(
  grid: Grid,
  sheets: SwissSheets,
  { third }: Bracket,
  {
    lists,
    losers,
    index,
  }: { readonly lists: BracketLists; readonly losers: readonly Entrant[]; readonly index: number }
): void {
  const list = lists.rounds[lists.rounds.length - 1];
  const { third: top } = lists;
  if (!third || top === null || !list) return;
  const row = list.row(top - 1);
  writeLine(grid, row, list.area(["number", list.has("boards") ? "boards" : "imps"]), words.third, STYLES.heading);
  losers.forEach(({ formula }, i) => putTeam(grid, sheets, list, top + i, formula));
  putMatch(grid, sheets, list, top, { imps: third.imps, boards: third.boards ?? null, index, line: SWISS_STYLES.end });
}

/** Writes a match of the teams in rows `top` and `top + 1`. */
function putMatch(
  grid: Grid,
  sheets: SwissSheets,
  list: RoundList,
  top: number,
  { imps, boards, index, line }: PlayedMatch
): { readonly winner: Entrant; readonly loser: Entrant } {
  const area = list.area("imps", top, top + 1);
  grid.block(area, imps, list.columns.imps.style);
  if (list.has("boards")) {
    const typed = boards && words.boardsPlayed(boards.played, boards.of);
    grid.block(list.area("boards", top, top + 1), typed, list.columns.boards.style);
  }
  grid.validate({ area: list.area("imps", top, top), ...numbers("whole", MARGINS, entry.knockoutImps) });
  writeRow(grid, list, top, {
    margin: styled(computed(sheets.lists.working.matches.outside.cell("margin", index)), line),
  });
  const margin = list.cell("margin", top);
  const [upper, lower] = [list.cell("number", top), list.cell("number", top + 1)];
  const isLevel = `AND(ISNUMBER($${margin}),$${margin}=0)`;
  grid.highlight({ area, formula: `OR(${isLevel},$${margin}=${UNCOUNTED})`, tone: "alert" });
  return {
    winner: { formula: byMargin(margin, upper, lower), row: top },
    loser: { formula: byMargin(margin, lower, upper), row: top },
  };
}

/** Writes a team's number and name; a bye if there is no formula. */
function putTeam(grid: Grid, sheets: SwissSheets, list: TeamList, row: number, formula: string | null): void {
  if (formula === null) return writeRow(grid, list, row, { number: null, team: texts.swissEvent.bye });
  const number = computed(formula);
  writeRow(grid, list, row, { number, team: nameBeside(sheets, list.cell("number", row)) });
}
