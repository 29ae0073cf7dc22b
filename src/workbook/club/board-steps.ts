import { DEFAULT_DATUM } from "../../bridge/butler";
import { MAX_BOARDS, type ClubScoring } from "../../sessions/club/plan";
import type { ScoredClub } from "../../sessions/club/score-club";
import { computed } from "../kit/content";
import { countWhere, rounded, sumWhere } from "../kit/formula";
import type { Grid } from "../kit/grid";
import type { List } from "../kit/list";
import { fillDown, writeHeadings, writeRow } from "../kit/write-list";
import { stepList } from "../working/steps";
import { SECTION_END, type Travellers } from "./travellers";

/**
 * Steps of a board, of each section where these are apart: its results, those that are compared, the datum, and the places
 * of its highest and its lowest score among those of all boards.
 */
const BOARD_STEPS = ["key", "results", "compared", "datum", "first", "last"] as const;
type BoardStep = (typeof BOARD_STEPS)[number];

/** Steps of a section: its letters, and the most results that one of its boards has. */
type SectionStep = "number" | "section" | "maxResults";

/** Letters that an evening without results has room for; and how many more than it has one with results has. */
const DEFAULT_SECTIONS = ["", "A", "B", "C", "D"];
const MORE_SECTIONS = 1;

/** The boards on the sheet Working. */
export interface BoardSteps {
  readonly list: List<BoardStep>;
  readonly sections: List<SectionStep>;
  /** Of the sections, by their numbers from 1. */
  readonly letters: readonly string[];
  readonly right: number;
  /** A step by a row's key, for any sheet. */
  readonly stepOf: (step: Exclude<BoardStep, "key">, key: string) => string;
  /** The most results of a board by a row's key, for any sheet. */
  readonly maxResultsOf: (key: string) => string;
}

/** Places the boards from a column on. */
export function placeBoards({ plan, pairs }: ScoredClub, left: number): BoardSteps {
  const letters = plan.sections === "apart" ? sectionLetters(pairs) : [""];
  const count = letters.length;
  const list = stepList("boards", BOARD_STEPS, { left, rows: count * MAX_BOARDS }, (step) => step !== "key");
  const sections = stepList<SectionStep>("sections", ["number", "section", "maxResults"], {
    left: list.right + 2,
    rows: count,
  });
  return {
    list,
    sections,
    letters,
    right: sections.right,
    // Only the results are asked for awards too.
    stepOf: (step, key) => `INDEX(${list.outside.range(step)},${key})`,
    maxResultsOf: (key) =>
      count === 1
        ? sections.outside.fixed("maxResults", 0)
        : `INDEX(${sections.outside.range("maxResults")},INT((ABS(${key})-1)/${MAX_BOARDS})+1)`,
  };
}

/**
 * The letters of the sections. They are fixed: found by formulas, LibreOffice 7.4 may look them up before these are
 * recalculated.
 */
function sectionLetters(pairs: ScoredClub["pairs"]): string[] {
  const found = [...new Set(pairs.map(({ section }) => section))];
  if (found.every((section) => section === "")) return DEFAULT_SECTIONS;
  const more = DEFAULT_SECTIONS.filter((section) => !found.includes(section) && section !== "").slice(0, MORE_SECTIONS);
  return [...found, ...more].sort();
}

/** Writes the boards. */
export function putBoards(
  grid: Grid,
  { list, sections, letters }: BoardSteps,
  travellers: Travellers,
  { plan }: Pick<ScoredClub, "plan">
): void {
  writeHeadings(grid, list);
  const copied = fillDown(list);
  for (let row = 0; row < list.rows; row++)
    writeRow(grid, list, row, {
      key: row + 1,
      ...copied("board", row, () => boardFormulas(list, travellers, row, plan.scoring)),
    });
  writeHeadings(grid, sections);
  for (let row = 0; row < sections.rows; row++)
    writeRow(grid, sections, row, {
      number: row + 1,
      section: `${letters[row] ?? ""}${SECTION_END}`,
      maxResults: computed(`MAX(${list.range("results", row * MAX_BOARDS, (row + 1) * MAX_BOARDS - 1)})`),
    });
}

/** Above all scores. */
const LIMIT = 20_000;

function boardFormulas(
  list: List<BoardStep>,
  { outsideAll, outsideBelow }: Travellers,
  row: number,
  scoring: ClubScoring
) {
  const isButler = scoring === "butler";
  const key = list.cell("key", row);
  const [keys, below, scores] = [outsideAll("key"), outsideBelow("key"), isButler ? outsideBelow("compared") : ""];
  const compared = list.cell("compared", row);
  const isOwn = `(${below}=${key})`;
  // By the same amount above and below zero, so that the highest of the numbers is found.
  const [best, worst] = [
    `SUMPRODUCT(LARGE(${isOwn}*(${LIMIT}+${scores}),1))`,
    `SUMPRODUCT(LARGE(${isOwn}*(${LIMIT}-${scores}),1))`,
  ];
  const trimmed = `${compared}>=${DEFAULT_DATUM.fewestToTrim}`;
  const sum = `${sumWhere(`--${isOwn}`, scores)}-IF(${trimmed},${best}-${worst},0)`;
  return {
    results: computed(countWhere(`(${keys}=${key})+(${keys}=-${key})`)),
    compared: computed(countWhere(`--(${keys}=${key})`)),
    ...(scoring === "cross-imps" && {
      first: computed(`${list.cell("last", row)}-${compared}+1`),
      last: computed(`SUM(${compared}:${list.fixed("compared", list.rows - 1)})`),
    }),
    ...(isButler && {
      datum: computed(`IF(${compared}=0,0,10*${rounded(`(${sum})/(${compared}-IF(${trimmed},2,0))/10`, 0)})`),
    }),
  };
}
