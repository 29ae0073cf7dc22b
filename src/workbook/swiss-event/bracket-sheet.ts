import { contestantNumber, type Contestant } from "../../movements/contestant";
import { seedOrder, type Bracket, type BracketMatch } from "../../sessions/swiss-event/bracket";
import { computed, type Computed } from "../kit/content";
import { putHint, putLine, titledGrid, type Grid } from "../kit/grid";
import { numbers, placeBeside, placeList, putHeadings, putRow, widthsOf, type List } from "../kit/list";
import { printSetup } from "../kit/page";
import type { Sheet } from "../model";
import { textLiteral } from "../reference";
import { texts } from "../texts";
import { STYLES, SWISS_STYLES } from "../theme";
import { typedNumber } from "../working/text-formulas";
import { MARGINS, type SwissSheets } from "./swiss-lists";
import { nameBeside } from "./team-names";

type TeamList = List<"number" | "team">;
/** The margin stands in a hidden column, as a number: what is typed may be text. */
type RoundList = List<"number" | "team" | "imps" | "margin">;

/** The lists of the Bracket, side by side; a match takes two rows, its upper team's and its lower team's. */
interface BracketLists {
  readonly seeds: List<"seed">;
  readonly rounds: readonly RoundList[];
  readonly winner: TeamList;
}

/** A team of a match: the formula of its number, and the row of the match that it has won, or of its seed. */
interface Entrant {
  readonly formula: string;
  readonly row: number;
}

const ROW_HEIGHT = 19;

const { bracket: words, entry } = texts.swissEvent;

/** The Bracket: seeds from the Ranking, IMPs typed, winners advancing. */
export function bracketSheet(sheets: SwissSheets, bracket: Bracket): Sheet {
  const { head, paper } = sheets;
  const seeds = seedsOf(bracket);
  const lists = placeBracket(bracket, seeds);
  const { headingRow, firstRow, lastRow } = lists.seeds;
  const { right } = lists.winner;
  const rounds = lists.rounds.flatMap(widthsOf);
  const widths = [...widthsOf(lists.seeds), ...rounds, ...widthsOf(lists.winner)];
  const grid = titledGrid(head, words.name, widths);
  grid.put(4, 1, bracketStatus(sheets, lists), STYLES.status);
  grid.height(4, 22);
  putAllHeadings(grid, bracket, lists);
  for (const { seed, row } of seeds) putRow(grid, lists.seeds, row, { seed });
  let entrants: Entrant[] = seeds.map(({ row }) => ({
    formula: seedFormula(sheets, lists.seeds.cell("seed", row)),
    row,
  }));
  lists.rounds.forEach((list, round) => {
    const matches = bracket.rounds[round]?.matches ?? [];
    entrants = matches.map((match, i) => putMatch(grid, sheets, list, match, entrants.slice(2 * i, 2 * i + 2)));
  });
  for (const { formula, row } of entrants) putTeam(grid, sheets, lists.winner, row, formula, bracket.winner);
  for (let row = firstRow; row <= lastRow; row++) grid.height(row, ROW_HEIGHT);
  const titleRows = [headingRow, headingRow] as const;
  const print = printSetup(paper, lastRow, right, { titleRows, orientation: "landscape" });
  putHint(grid, print, words.note);
  return grid.finish({ frozenRows: headingRow, print });
}

/** The seeds from the top down, each in its row of the lists. */
function seedsOf({ rounds }: Bracket): { seed: number; row: number }[] {
  const size = 2 ** rounds.length;
  // The matches of 32 teams stand close, so that they fit on a page.
  const step = size > 16 ? 2 : 3;
  return seedOrder(size).map((seed, i) => ({ seed, row: Math.floor(i / 2) * step + (i % 2) }));
}

function placeBracket({ rounds }: Bracket, seeds: readonly { readonly row: number }[]): BracketLists {
  const rows = 1 + Math.max(...seeds.map(({ row }) => row));
  const place = { sheet: words.name, headingRow: 5, rows };
  const team = {
    number: { heading: null, width: 5, style: STYLES.label },
    team: { heading: null, width: 20, style: SWISS_STYLES.name },
  };
  const seedList = placeList({ seed: { heading: words.seed, width: 7, style: STYLES.small } }, place);
  const match = {
    ...team,
    imps: { heading: null, width: 8, style: SWISS_STYLES.imps },
    margin: { heading: null, width: 0 },
  };
  const beside = placeBeside(rounds, seedList.right + 1, (_, left) => placeList(match, { ...place, left }));
  const winner = placeList(team, { ...place, left: Math.max(...beside.map(({ right }) => right)) + 1 });
  return { seeds: seedList, rounds: beside, winner };
}

function putAllHeadings(grid: Grid, bracket: Bracket, { seeds, rounds, winner }: BracketLists): void {
  putHeadings(grid, seeds, STYLES.heading);
  const over = (list: TeamList, heading: string) => putLine(grid, list.headingRow, list, heading, STYLES.heading);
  bracket.rounds.forEach(({ round }, i) => rounds[i] && over(rounds[i], words.rounds[round]));
  over(winner, words.winner);
  grid.height(seeds.headingRow, 24);
}

/**
 * A match halfway between the two that feed it.
 * @returns its winner.
 */
function putMatch(
  grid: Grid,
  sheets: SwissSheets,
  list: RoundList,
  { teams, imps }: BracketMatch,
  entrants: readonly Entrant[]
): Entrant {
  const top = Math.floor(entrants.reduce((sum, { row }) => sum + row, 0) / 2);
  entrants.forEach(({ formula }, i) => putTeam(grid, sheets, list, top + i, formula, teams[i] ?? null));
  const area = list.area("imps", top, top + 1);
  grid.block(area, imps, list.columns.imps.style);
  grid.validate({ area: list.area("imps", top, top), ...numbers("whole", MARGINS, entry.knockoutImps) });
  const margin = list.cell("margin", top);
  grid.block(list.area("margin", top, top), computed(typedNumber(list.cell("imps", top)), imps));
  grid.highlight({ area, formula: `AND(ISNUMBER($${margin}),$${margin}=0)`, tone: "alert" });
  const [upper, lower] = [list.cell("number", top), list.cell("number", top + 1)];
  const winner = `IF(ISNUMBER(${margin}),IF(${margin}>0,${upper},IF(${margin}<0,${lower},"")),"")`;
  return { formula: winner, row: top };
}

/** A team's number, by a formula, and its name. */
function putTeam(
  grid: Grid,
  sheets: SwissSheets,
  list: TeamList,
  row: number,
  formula: string,
  team: Contestant | null
): void {
  const number = computed(formula, team === null ? null : contestantNumber(team));
  putRow(grid, list, row, { number, team: nameBeside(sheets, list.cell("number", row), team) });
}

/** The number of the team that has the seed in a cell. */
function seedFormula({ event, lists }: SwissSheets, seed: string): string {
  // Without Swiss rounds the numbers are the seeds.
  if (event.plan.rounds === 0) return seed;
  return `IF(${complete(lists)}=1,INDEX(${lists.ranking.outside.range("number")},${seed}),"")`;
}

/** What the bracket waits for, or that a match has no winner. */
function bracketStatus({ event, lists }: SwissSheets, { rounds }: BracketLists): Computed {
  const ties = rounds.map((list) => `COUNTIF(${list.range("margin")},0)`).join("+");
  const tied = `IF(${ties}>0,${textLiteral(words.tied)},"")`;
  const waiting = `IF(${complete(lists)}=1,${tied},${textLiteral(words.waits)})`;
  return computed(event.plan.rounds === 0 ? tied : waiting, event.complete ? "" : words.waits);
}

/** The cell that says whether the Swiss rounds are complete. */
function complete({ working }: SwissSheets["lists"]): string {
  return working.event.outside.cell("complete", 0);
}
