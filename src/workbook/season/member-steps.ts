import type { LadderRow } from "../../season/ladder";
import type { Season } from "../../season/season";
import { computed } from "../kit/content";
import { countEqual, placeOf, rankOf, rounded, unlessBlank } from "../kit/formula";
import type { Column, Columns } from "../kit/columns";
import { layOutList, type List } from "../kit/list";
import { texts } from "../texts";
import { memberColumn, resultsOf, type LadderLists, type MemberStep, type Ranked } from "./season-lists";
import { seasonTexts as words } from "./texts";

/** Maximum number of partners that are named; the text only counts further partners. */
const MAX_PARTNERS = 6;

/** A member's partners, with counts. */
export function partnersText({ partners }: Pick<LadderRow, "partners">): string {
  const named = partners.slice(0, MAX_PARTNERS).map(({ name, played }) => [name, played] as const);
  return words.ladder.partnersOf(named, partners.length - named.length);
}

/** Places the working columns of each player, pair or team, from column `left` on. */
export function placeMemberSteps(
  season: Season,
  { members }: Ranked,
  left: number,
  lists: () => LadderLists
): List<MemberStep, LadderRow> {
  return layOutList(columnsOf(season, lists), {
    sheet: texts.working.name,
    headingRow: 1,
    left,
    rows: members.length,
  });
}

type Content = NonNullable<Column<LadderRow>["content"]>;

function columnsOf({ rules }: Season, lists: () => LadderLists): Columns<MemberStep, LadderRow> {
  const { best, handicap } = rules;
  const cell = (step: MemberStep, member: number) => lists().steps.cell(step, member);
  const points = (member: number) => resultsOf(lists(), member).outside.range(memberColumn(member));
  const isAbove = (member: number) => `ISNUMBER(${points(member)})*(${points(member)}>${cell("nth", member)})`;
  const standings = () => lists().steps.range("standing");
  /** Returns a working column with a formula in each member's row. */
  const step = (heading: MemberStep, formula: (member: number) => string): Column<LadderRow> => ({
    heading,
    content: (_row, member) => computed(formula(member)),
  });
  const stepColumn = (heading: MemberStep, content: Content): Column<LadderRow> => ({ heading, content });
  return {
    name: stepColumn("name", ({ name }) => name),
    played: step("played", (member) => `COUNT(${points(member)})`),
    total: step("total", (member) => rounded(`SUM(${points(member)})`)),
    average: step("average", (member) => rounded(`${cell("total", member)}/${cell("played", member)}`)),
    // Points of the lowest of the best evenings that count; blank if all the member's evenings count.
    nth:
      best === null
        ? stepColumn("nth", () => null)
        : step("nth", (member) => `IF(${cell("played", member)}>${best},LARGE(${points(member)},${best}),"")`),
    // Number of evenings with more points than "nth".
    above:
      best === null
        ? stepColumn("above", () => null)
        : step("above", (member) => unlessBlank(cell("nth", member), `SUMPRODUCT(${isAbove(member)})`)),
    best:
      best === null
        ? stepColumn("best", () => null)
        : step("best", (member) => {
            const nth = cell("nth", member);
            // Adds up the evenings with more points than "nth"; the remaining evenings that count have "nth" points
            // each.
            const sum = `SUMPRODUCT(${isAbove(member)}*${points(member)})+(${best}-${cell("above", member)})*${nth}`;
            return `IF(${nth}="",${cell("total", member)},${rounded(sum)})`;
          }),
    // Numbers of first, second and third places; they are no formulas, since they do not follow from the sums of
    // points.
    first: stepColumn("first", ({ podium: [first] }) => first),
    second: stepColumn("second", ({ podium: [, second] }) => second),
    third: stepColumn("third", ({ podium: [, , third] }) => third),
    partners: stepColumn("partners", (row) => partnersText(row)),
    // The value by which the ladder is ordered; blank with too few evenings for a place.
    standing: step(
      "standing",
      (member) => `IF(${cell("played", member)}<${rules.least},"",${cell(rules.order, member)})`
    ),
    place: step("place", (member) => placeOf(cell("standing", member), standings())),
    // Row in the ladder, from 1: members who share a place are in order of names, and those without a place come last.
    position: step("position", (member) => {
      const { steps } = lists();
      const standing = cell("standing", member);
      const unplaced = `COUNT(${standings()})+${member + 1}-COUNT(${steps.range("standing", 0, member)})`;
      const placed = `${rankOf(standing, standings())}+${countEqual(steps.above("standing", member), standing)}`;
      return `IF(${standing}="",${unplaced},${placed})`;
    }),
    // Number of evenings that count for the handicap; then the number of the earliest of these evenings.
    last: step("last", (member) => `MIN(${handicap.evenings},${cell("played", member)})`),
    from: step("from", (member) => {
      const numbers = resultsOf(lists(), member).outside.range("number");
      return `SUMPRODUCT(LARGE(ISNUMBER(${points(member)})*${numbers},${cell("last", member)}))`;
    }),
  };
}
