import type { PlacedList } from "../../src/workbook/model";
import { sessionOutline } from "../../src/workbook/session-workbook";
import { before, KINDS_WITH_OPTIONS } from "../support/sessions";

/** Keys that mean something else in two lists, or cover other columns on purpose, such as a ranking's joined ones. */
const NOT_ALIGNED = [
  "Director: byHand and corrections: opponent, team, teamName",
  "Director: penalties and byHand: round, team",
  "Director: penalties and corrections: round, team",
  // Numbers that are typed stay out of the column of rulings.
  "Director: rulings and extras: line",
  "Director: rulings and penalties: line",
  "Line-ups: lineUps and further: team",
  // Those of a table and those of a team.
  "Movement: card and card: against, boards",
  "Movement: card and card: boards",
  "Recap: names and vps: team",
  "Recap: standings and names: name",
  "Recap: standings and vps: place, total",
  "Scoresheet: matches and totals: team",
  "Scoresheet: names and matches: team",
  "Scoresheet: names and ofRound: name, number",
  "Scoresheet: names and running: name, number",
  "Scoresheet: names and totals: name",
  "Scoresheet: ranking and ofRound: place, total",
  "Scoresheet: roundsPlayed and totals: label",
  "Scoresheet: standings and names: name",
  "Scoresheet: standings and totals: name, place, total",
];

const columnsTaken = ({ columns }: PlacedList) => {
  const all = [...columns.values()];
  return { left: Math.min(...all.map(({ left }) => left)), right: Math.max(...all.map(({ right }) => right)) };
};

/** True if a list stands above another, over some of its columns. */
function isAbove(upper: PlacedList, lower: PlacedList): boolean {
  const [first, second] = [columnsTaken(upper), columnsTaken(lower)];
  return upper.headingRow < lower.headingRow && first.left <= second.right && second.left <= first.right;
}

function pairsOf(lists: readonly PlacedList[]): (readonly [upper: PlacedList, lower: PlacedList])[] {
  return lists.flatMap((upper) =>
    lists.filter((lower) => isAbove(upper, lower)).map((lower) => [upper, lower] as const)
  );
}

/** The keys that two lists share in other columns of the sheet. */
function keysApart(upper: PlacedList, lower: PlacedList): string[] {
  return [...upper.columns].flatMap(([key, { left, right }]) => {
    const other = lower.columns.get(key);
    return !other || (other.left === left && other.right === right) ? [] : [key];
  });
}

test("lists below each other have the keys that they share in the same columns", () => {
  const sheets = KINDS_WITH_OPTIONS.flatMap(([kind, options]) => sessionOutline(before(kind, options)).sheets);
  const apart = sheets.flatMap(({ name, lists }) =>
    pairsOf(lists.filter(({ columns }) => columns.size > 0)).flatMap(([upper, lower]) => {
      const keys = keysApart(upper, lower).sort();
      return keys.length === 0 ? [] : [`${name}: ${upper.name} and ${lower.name}: ${keys.join(", ")}`];
    })
  );
  expect([...new Set(apart)].sort()).toEqual(NOT_ALIGNED);
});
