import { contestantNumber, type Contestant } from "../../movements/contestant";
import { loserOf, type Bracket, type BracketMatch } from "../../sessions/event/bracket/bracket";
import type { FewerBoards } from "../../sessions/event/results";
import { computed, styled, type Computed } from "../kit/content";
import { countEqual, countOfNumber, firstTrue, numberedIn } from "../kit/formula";
import { writeHint, writeLine, titledGrid, type Grid } from "../kit/grid";
import { numbers, widthsOf } from "../kit/columns";
import { sheetRows } from "../kit/list";
import { writeEntryRules, writeHeadings, writeRow } from "../kit/write-list";
import { canBeOnePage, fillPage, pageScale, printSetup } from "../kit/page";
import type { Draft } from "../model";
import { textLiteral } from "../reference";
import { texts } from "../texts";
import { STYLES, SWISS_STYLES, type Style } from "../theme";
import { numberIn, numberText } from "../working/text-formulas";
import {
  finalRow,
  lowerHalf,
  MAX_ON_PAGE,
  matchRow,
  playedIn,
  rowBetween,
  seedsOf,
  type BracketLists,
  type RoundList,
  type TeamList,
} from "./bracket-lists";
import { MARGINS, type SwissSheets } from "./swiss-lists";
import { nameBeside } from "./team-names";
import { STATUSES, type Status } from "./working-lists";

/** A team of a match: the formula of its number, and the row of the match that it has won, or of its seed. */
interface Entrant {
  /** Null where there is none, and the other one has a bye. */
  readonly formula: string | null;
  readonly row: number;
}

/** The heights of a row in points, at least and at most. */
const HEIGHTS = [19, 38] as const;

/** Mark in place of the margin of a match whose IMPs do not count. */
const UNCOUNTED = textLiteral("?");

const { bracket: words, entry } = texts.swissEvent;

/** The Bracket: seeds from the ranking, IMPs typed, winners advancing. */
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
  // Before there are seeds there is nobody in it.
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
  // Two lines: "Typed team" is wider than a number.
  grid.height(seeds.headingRow, 32);
}

/** Writes two teams halfway between the matches that feed theirs. @returns the row of the upper one. */
function putEntrants(grid: Grid, sheets: SwissSheets, list: RoundList, entrants: readonly Entrant[]): number {
  const top = rowBetween(entrants.map(({ row }) => row));
  entrants.forEach(({ formula }, i) => putTeam(grid, sheets, list, top + i, formula));
  return top;
}

/** The lines down to what comes of two matches, between those beside the matches themselves. */
function putStems(grid: Grid, list: RoundList, bracket: Bracket, round: number): void {
  const matches = bracket.rounds[round]?.matches.length ?? 0;
  for (let upper = 0; upper + 1 < matches; upper += 2) {
    const [first, last] = [matchRow(bracket, round, upper), matchRow(bracket, round, upper + 1)];
    for (let row = first + 1; row < last; row++) writeRow(grid, list, row, { margin: styled(null, SWISS_STYLES.stem) });
  }
}

/** A team that goes on without a match. @param line how it is led to the next one. @returns the team. */
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
  /** How it is led to the next one. */
  readonly line: Style;
}

/** The match of those who have lost the semi-finals, below the last round. */
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

/** A match of the two teams in a row and the next. @returns its winner and its loser. */
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
  const first = (won: string, lost: string) =>
    `IF(ISNUMBER(${margin}),IF(${margin}>0,${won},IF(${margin}<0,${lost},"")),"")`;
  return { winner: { formula: first(upper, lower), row: top }, loser: { formula: first(lower, upper), row: top } };
}

/** A team's number, by a formula, and its name. */
function putTeam(grid: Grid, sheets: SwissSheets, list: TeamList, row: number, formula: string | null): void {
  if (formula === null) return writeRow(grid, list, row, { number: null, team: texts.swissEvent.bye });
  const number = computed(formula);
  writeRow(grid, list, row, { number, team: nameBeside(sheets, list.cell("number", row)) });
}

/**
 * The winner of the final, then who has lost it, and the same of the match for third place: the formula of each one's number,
 * for any sheet.
 */
export function bracketEnd({ event: { bracket }, lists }: SwissSheets): readonly BracketTeam[] {
  const list = lists.bracket?.rounds[lists.bracket.rounds.length - 1];
  if (!bracket || !lists.bracket || !list) throw new Error("The event has no bracket");
  const row = finalRow(bracket);
  const winner = lists.bracket.winner.outside.cell("number", row);
  const [upper, lower] = [list.outside.cell("number", row), list.outside.cell("number", row + 1)];
  const [final] = bracket.rounds[bracket.rounds.length - 1]?.matches ?? [];
  const { third } = bracket;
  return [
    { number: winner, team: bracket.winner },
    { number: `IF(${winner}="","",IF(${winner}=${upper},${lower},${upper}))`, team: final ? loserOf(final) : null },
    ...(third && lists.bracket.third !== null ? thirdEnd(list, lists.bracket.third, third) : []),
  ];
}

function thirdEnd({ outside }: RoundList, row: number, match: BracketMatch): BracketTeam[] {
  const [margin, upper, lower] = [
    outside.cell("margin", row),
    outside.cell("number", row),
    outside.cell("number", row + 1),
  ];
  const by = (won: string, lost: string) =>
    `IF(ISNUMBER(${margin}),IF(${margin}>0,${won},IF(${margin}<0,${lost},"")),"")`;
  return [
    { number: by(upper, lower), team: match.winner },
    { number: by(lower, upper), team: loserOf(match) },
  ];
}

interface BracketTeam {
  readonly number: string;
  readonly team: Contestant | null;
}

/** Placeholder of the seed in the first. */
const MARK = "#";

/** The message that the bracket waits, or that a match has no winner, or that the order of entry decides. */
function bracketStatus({ lists }: SwissSheets): Computed {
  const { status: list, seeds } = lists.working;
  const message = list.outside.cell("said", 0);
  const seed = `IFERROR(MATCH(1,${seeds.outside.range("uncounted")},0),"")`;
  const words = `SUBSTITUTE(INDEX(${list.outside.range("words")},${message}),${textLiteral(MARK)},${seed})`;
  return computed(`IF(${message}=0,"",${words})`);
}

/** Writes the entries of the matches of the bracket, and its message, on the Working sheet. */
export function putBracketSteps(grid: Grid, { event, lists }: SwissSheets, bracket: Bracket): void {
  const { matches, status } = lists.working;
  writeHeadings(grid, matches);
  const { bracket: placed } = lists;
  if (!placed) return;
  playedIn(bracket, placed).forEach(({ round, row: top }, index) => {
    const list = placed.rounds[round];
    if (!list) return;
    const text = matches.cell("text", index);
    const teams = list.outside.cells("number", top, top + 1);
    writeRow(grid, matches, index, {
      text: computed(numberText(list.outside.cell("imps", top))),
      margin: computed(`IF(${text}="","",IF(COUNT(${teams})<2,${UNCOUNTED},${numberIn(text, UNCOUNTED)}))`),
    });
  });
  writeHeadings(grid, status);
  const said: Readonly<Record<Status, string>> = { ...words, uncountedSeed: words.uncountedSeed(MARK).join("") };
  STATUSES.forEach((key, row) =>
    writeRow(grid, status, row, {
      words: said[key],
      ...(row === 0 && { said: computed(statusNumber(lists, event.plan.rounds > 0)) }),
    })
  );
}

/** The number of the bracket's message; 0 for none. */
function statusNumber({ working }: SwissSheets["lists"], hasRounds: boolean): string {
  const { event, matches, seeds } = working;
  const margins = matches.range("margin");
  const by = numberedIn(STATUSES);
  const level = (count: 1 | 2) => `${countEqual(seeds.range("level"), count)}>0`;
  const unlessBegun = (condition: string) => `AND(COUNT(${margins})=0,${condition})`;
  return firstTrue(
    [
      by("uncountedSeed", `SUM(${seeds.range("uncounted")})>0`),
      ...(hasRounds ? [by("waits", `${event.cell("complete", 0)}=0`)] : []),
      by("uncountedImps", `${countEqual(margins, UNCOUNTED)}>0`),
      by("tied", `${countOfNumber(margins, 0)}>0`),
      // Once the knockout has begun its seeds are settled.
      ...(hasRounds ? [by("levelAtTheCut", unlessBegun(level(2))), by("levelSeeds", unlessBegun(level(1)))] : []),
    ],
    "0"
  );
}
