import type { LadderRow } from "../../season/ladder";
import { computed } from "../kit/content";
import { countOf, placeOf, rankOf, rounded } from "../kit/formula";
import type { Grid } from "../kit/grid";
import { putHeadings, putRow, type RowContents } from "../kit/list";
import { memberColumn, resultsOf, type LadderLists, type MemberStep, type SeasonSheets } from "./season-lists";
import { seasonTexts as words } from "./texts";

/** More partners than these are only counted. */
const MOST_PARTNERS = 6;

/** With whom somebody has played, and how often. */
export function partnersText({ partners }: Pick<LadderRow, "partners">): string {
  const named = partners.slice(0, MOST_PARTNERS).map(({ name, played }) => [name, played] as const);
  return words.ladder.partnersOf(named, partners.length - named.length);
}

/** Writes what the results come to for each player, pair or team. */
export function putMemberSteps(grid: Grid, sheets: SeasonSheets, lists: LadderLists): void {
  putHeadings(grid, lists.steps);
  lists.members.forEach((member, index) =>
    putRow(grid, lists.steps, index, {
      ...sumsOf(sheets, lists, member, index),
      ...placeSteps(sheets, lists, index),
      ...lastSteps(sheets, lists, index),
    })
  );
}

function sumsOf(
  { season: { rules } }: SeasonSheets,
  lists: LadderLists,
  member: LadderRow,
  index: number
): RowContents<MemberStep> {
  const { steps } = lists;
  const results = resultsOf(lists, index);
  const points = results.outside.range(memberColumn(index));
  const cell = (step: MemberStep) => steps.cell(step, index);
  const { best } = rules;
  // What stands above the last that counts, and that one as often as there is room.
  const above = `SUMPRODUCT(ISNUMBER(${points})*(${points}>${cell("nth")})`;
  const ofBest = rounded(`${above}*${points})+(${best}-${above}))*${cell("nth")}`);
  const [first, second, third] = member.podium;
  return {
    name: member.name,
    played: computed(`COUNT(${points})`),
    total: computed(rounded(`SUM(${points})`)),
    average: computed(rounded(`${cell("total")}/${cell("played")}`)),
    nth: best === null ? null : computed(`IF(${cell("played")}>${best},LARGE(${points},${best}),"")`),
    best: best === null ? null : computed(`IF(${cell("nth")}="",${cell("total")},${ofBest})`),
    // Places of pairs and teams, by rules of their own: no sum of points gives them.
    first,
    second,
    third,
    partners: partnersText(member),
  };
}

function placeSteps(
  { season: { rules } }: SeasonSheets,
  { steps }: LadderLists,
  index: number
): RowContents<MemberStep> {
  const cell = (step: MemberStep) => steps.cell(step, index);
  const all = steps.range("standing");
  const standing = cell("standing");
  const by = rules.order;
  return {
    standing: computed(`IF(${cell("played")}<${rules.least},"",${cell(by)})`),
    place: computed(placeOf(standing, all)),
    // Who shares a place stands by name, and who has none behind all others.
    position: computed(
      `IF(${standing}="",COUNT(${all})+${index + 1}-COUNT(${steps.range("standing", 0, index)}),` +
        `${rankOf(standing, all)}+${countOf(steps.above("standing", index), standing)})`
    ),
  };
}

function lastSteps({ season: { rules } }: SeasonSheets, lists: LadderLists, index: number): RowContents<MemberStep> {
  const { steps } = lists;
  const results = resultsOf(lists, index);
  const points = results.outside.range(memberColumn(index));
  const numbers = results.outside.range("number");
  const last = steps.cell("last", index);
  return {
    last: computed(`MIN(${rules.handicap.evenings},${steps.cell("played", index)})`),
    from: computed(`SUMPRODUCT(LARGE(ISNUMBER(${points})*${numbers},${last}))`),
  };
}
