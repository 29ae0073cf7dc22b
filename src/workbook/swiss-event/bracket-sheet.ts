import { contestantNumber, type Contestant } from "../../movements/contestant";
import type { Bracket, BracketMatch } from "../../sessions/swiss-event/bracket";
import { computed, joined, type Computed } from "../kit/content";
import { countOf, countOfNumber, firstThat } from "../kit/formula";
import { putHint, putLine, titledGrid, type Grid } from "../kit/grid";
import { numbers, putHeadings, putRow, putRules, widthsOf } from "../kit/list";
import { printSetup } from "../kit/page";
import type { Draft } from "../model";
import { textLiteral } from "../reference";
import { texts } from "../texts";
import { STYLES } from "../theme";
import { typedNumber } from "../working/text-formulas";
import { finalRow, rowBetween, seedsOf, type BracketLists, type RoundList, type TeamList } from "./bracket-lists";
import { MARGINS, type SwissSheets } from "./swiss-lists";
import { nameBeside } from "./team-names";

/** A team of a match: the formula of its number, and the row of the match that it has won, or of its seed. */
interface Entrant {
  /** Null where there is none, and the other one has a bye. */
  readonly formula: string | null;
  readonly row: number;
}

const ROW_HEIGHT = 19;

/** What stands for the margin of a match whose IMPs do not count. */
const UNCOUNTED = "?";

const { bracket: words, entry } = texts.swissEvent;

/** The Bracket: seeds from the ranking, IMPs typed, winners advancing. */
export function bracketSheet(sheets: SwissSheets, bracket: Bracket): Draft {
  const { head, paper } = sheets;
  const seeds = seedsOf(bracket);
  const lists = sheets.lists.bracket;
  if (!lists) throw new Error("The event has no bracket");
  const { headingRow, firstRow, lastRow } = lists.seeds;
  const { right } = lists.winner;
  const rounds = lists.rounds.flatMap(widthsOf);
  const widths = [...widthsOf(lists.seeds), ...rounds, ...widthsOf(lists.winner)];
  const grid = titledGrid(head, words.name, widths);
  grid.put(4, 1, bracketStatus(sheets, lists), STYLES.status);
  grid.height(4, 22);
  putAllHeadings(grid, bracket, lists);
  const size = lists.size;
  for (const { seed, row } of seeds) {
    if (seed > size) continue;
    const team = sheets.event.plan.seeds[seed - 1] ?? null;
    putRow(grid, lists.seeds, row, { seed, typed: team === null ? null : contestantNumber(team) });
  }
  putRules(grid, lists.seeds);
  let entrants: Entrant[] = seeds.map(({ seed, row }) => ({
    formula: seed > size ? null : sheets.lists.working.seeds.outside.cell("team", seed - 1),
    row,
  }));
  lists.rounds.forEach((list, round) => {
    const matches = bracket.rounds[round]?.matches ?? [];
    entrants = matches.map((match, i) => putMatch(grid, sheets, list, match, entrants.slice(2 * i, 2 * i + 2)));
  });
  for (const { formula, row } of entrants) putTeam(grid, sheets, lists.winner, row, formula);
  for (let row = firstRow; row <= lastRow; row++) grid.height(row, ROW_HEIGHT);
  const titleRows = [headingRow, headingRow] as const;
  const print = printSetup(paper, lastRow, right, { titleRows, orientation: "landscape" });
  putHint(grid, print, words.note);
  return grid.finish({ frozenRows: headingRow, print });
}

function putAllHeadings(grid: Grid, bracket: Bracket, { seeds, rounds, winner }: BracketLists): void {
  putHeadings(grid, seeds, STYLES.heading);
  const over = (list: TeamList, heading: string) => putLine(grid, list.headingRow, list, heading, STYLES.heading);
  bracket.rounds.forEach(({ round }, i) => rounds[i] && over(rounds[i], words.rounds[round]));
  over(winner, words.winner);
  // Two lines: "Typed team" is wider than a number.
  grid.height(seeds.headingRow, 32);
}

/**
 * A match halfway between the two that feed it.
 * @returns its winner.
 */
function putMatch(
  grid: Grid,
  sheets: SwissSheets,
  list: RoundList,
  { imps, bye }: BracketMatch,
  entrants: readonly Entrant[]
): Entrant {
  const top = rowBetween(entrants.map(({ row }) => row));
  entrants.forEach(({ formula }, i) => putTeam(grid, sheets, list, top + i, formula));
  if (bye) return { formula: list.cell("number", top), row: top };
  const area = list.area("imps", top, top + 1);
  grid.block(area, imps, list.columns.imps.style);
  grid.validate({ area: list.area("imps", top, top), ...numbers("whole", MARGINS, entry.knockoutImps) });
  const margin = list.cell("margin", top);
  const [upper, lower] = [list.cell("number", top), list.cell("number", top + 1)];
  const [typed, uncounted] = [list.cell("imps", top), textLiteral(UNCOUNTED)];
  const isTooSoon = `AND(TRIM(${typed})<>"",COUNT(${upper},${lower})<2)`;
  const read = typedNumber(typed, `IF(TRIM(${typed})="","",${uncounted})`);
  const marginNow = computed(`IF(${isTooSoon},${uncounted},${read})`);
  grid.block(list.area("margin", top, top), marginNow);
  const isLevel = `AND(ISNUMBER($${margin}),$${margin}=0)`;
  grid.highlight({ area, formula: `OR(${isLevel},$${margin}=${uncounted})`, tone: "alert" });
  const winner = `IF(ISNUMBER(${margin}),IF(${margin}>0,${upper},IF(${margin}<0,${lower},"")),"")`;
  return { formula: winner, row: top };
}

/** A team's number, by a formula, and its name. */
function putTeam(grid: Grid, sheets: SwissSheets, list: TeamList, row: number, formula: string | null): void {
  if (formula === null) return putRow(grid, list, row, { number: null, team: texts.swissEvent.bye });
  const number = computed(formula);
  putRow(grid, list, row, { number, team: nameBeside(sheets, list.cell("number", row)) });
}

/** The winner of the final, then who has lost it: the formula of each one's number, for any sheet. */
export function bracketEnd({ event: { bracket }, lists }: SwissSheets): readonly BracketTeam[] {
  const list = lists.bracket?.rounds[lists.bracket.rounds.length - 1];
  if (!bracket || !lists.bracket || !list) throw new Error("The event has no bracket");
  const row = finalRow(bracket);
  const winner = lists.bracket.winner.outside.cell("number", row);
  const [upper, lower] = [list.outside.cell("number", row), list.outside.cell("number", row + 1)];
  const [final] = bracket.rounds[bracket.rounds.length - 1]?.matches ?? [];
  const loser = bracket.winner === null ? null : (final?.teams.find((team) => team !== bracket.winner) ?? null);
  return [
    { number: winner, team: bracket.winner },
    { number: `IF(${winner}="","",IF(${winner}=${upper},${lower},${upper}))`, team: loser },
  ];
}

interface BracketTeam {
  readonly number: string;
  readonly team: Contestant | null;
}

/** What the bracket waits for, or that a match has no winner, or that the order of entry decides. */
function bracketStatus({ event, lists }: SwissSheets, { rounds }: BracketLists): Computed {
  const ties = rounds.map((list) => countOfNumber(list.range("margin"), 0)).join("+");
  const { range } = lists.working.seeds.outside;
  const levels = range("level");
  const uncounted = rounds.map((list) => countOf(list.range("margin"), textLiteral(UNCOUNTED))).join("+");
  const seed = computed(`MATCH(1,${range("uncounted")},0)`);
  const formula = firstThat(
    [
      [`${countOf(range("uncounted"), 1)}>0`, joined(...words.uncountedSeed(seed)).formula],
      ...(event.plan.rounds === 0 ? [] : [[`${complete(lists)}=0`, textLiteral(words.waits)] as const]),
      [`${uncounted}>0`, textLiteral(words.uncountedImps)],
      [`${ties}>0`, textLiteral(words.tied)],
      ...(event.plan.rounds === 0
        ? []
        : [
            [`${countOf(levels, 2)}>0`, textLiteral(words.levelAtTheCut)] as const,
            [`${countOf(levels, 1)}>0`, textLiteral(words.levelSeeds)] as const,
          ]),
    ],
    '""'
  );
  return computed(formula);
}

/** The cell that says whether the Swiss rounds are complete. */
function complete({ working }: SwissSheets["lists"]): string {
  return working.event.outside.cell("complete", 0);
}
