import { shortFaults } from "../../src/bridge/board-fault-texts";
import { fieldTexts } from "../../src/workbook/field/texts";
import { texts } from "../../src/workbook/texts";

/** Letters that fit in the column Check at 100 %, in 10 points. */
const MAX_LETTERS = 30;

/** All texts in a tree; those that take numbers, with numbers of two digits. */
function textsIn(tree: unknown): string[] {
  if (typeof tree === "string") return [tree];
  if (typeof tree === "function") return textsIn((tree as (...args: number[]) => unknown)(12, 24));
  if (Array.isArray(tree)) return [tree.join("")];
  return Object.values(tree as object).flatMap(textsIn);
}

test.each<[string, unknown]>([
  ["a board's faults", shortFaults],
  ["what else is wrong with a board", texts.remarks.wrong],
  ["questions", texts.remarks.questions],
  ["other remarks", texts.remarks.others],
  ["the victory-point table", texts.vpTable.check],
  ["penalties", texts.eventPenalties.told],
  ["matches of an event", texts.swissEvent.check],
  ["pairings by hand", texts.swissEvent.director.check],
  ["fixtures", texts.league.check],
  ["rulings", fieldTexts.director.rulings.told],
  ["extra scores", fieldTexts.director.extras.told],
  ["penalties of pairs", fieldTexts.director.penalties.told],
])("Check, %s: at most 30 letters", (_, tree) => {
  expect(textsIn(tree).filter((text) => text.length > MAX_LETTERS)).toEqual([]);
});
