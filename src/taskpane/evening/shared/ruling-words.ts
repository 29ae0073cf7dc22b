import { entryKey } from "../../../play/evening";
import { allowsRulings, type Ruling } from "../../../play/rulings";
import { contestantAt } from "../../../movements/contestant";
import { inNumbers } from "../../../movements/board-runs";
import { penaltyText } from "../../../sessions/field/report";
import type { WrittenShare } from "../../../sessions/field/results";
import { placesOf } from "../../../sessions/kinds";
import type { TablePlan } from "../../../sessions/table-plan";
import { directorTexts as words } from "../director/director-texts";
import { missingLine } from "./missing";
import { ofSide } from "./sheet-words";
import { nameOf, placeName, pointsFor } from "./words";

/** Text of one ruling, or of all boards of a table's round on which the two sides changed seats. */
interface RulingText {
  readonly text: string;
  readonly rulings: readonly Ruling[];
}

/** Describes rulings. Boards of a table's round on which the two sides changed seats share a line. */
export function ruledIn(plan: TablePlan, rulings: readonly Ruling[]): RulingText[] {
  const turned = rulings.flatMap((each) => (each.ruling === "turned" ? [each] : []));
  const left = new Map(turned.map((each) => [entryKey(each), each]));
  const rounds = placesOf(plan).flatMap(({ table, tableName, boards }): RulingText[] => {
    const roundRulings = turned.filter((each) => each.table === table && boards.includes(each.board));
    for (const each of roundRulings) left.delete(entryKey(each));
    if (roundRulings.length === 0) return [];
    const where = missingLine(plan, { name: tableName, boards: inNumbers(roundRulings.map(({ board }) => board)) });
    return [{ text: words.turned.summary(where), rulings: roundRulings }];
  });
  const others = [...left.values()].map((each): RulingText => ({
    text: words.turned.summary(placeName(plan, each)),
    rulings: [each],
  }));
  return [...rounds, ...others, ...rulings.flatMap((each) => rulingText(plan, each))];
}

/** Describes a ruling by itself; empty for changed seats, which {@link ruledIn} describes. */
function rulingText(plan: TablePlan, each: Ruling): RulingText[] {
  const withText = (text: string) => [{ text, rulings: [each] }];
  switch (each.ruling) {
    case "turned":
      return [];
    case "group":
      return each.is === null ? [] : withText(words.group.summary(placeName(plan, each), each.is));
    case "weighted":
      return each.is === null ? [] : withText(words.weighted.summary(placeName(plan, each), sharesText(each.is)));
    case "instead": {
      if (each.is === null) return [];
      const { board, points } = each.is;
      return withText(words.wrongBoard.summary(placeName(plan, each), nameOf(plan, board), pointsFor(points)));
    }
    case "penalty": {
      if (each.is === null || !allowsRulings(plan)) return [];
      const { number, ...penalty } = each.is;
      return withText(words.penalty.summary(penaltyText(plan, { ...penalty, contestant: contestantAt(number) })));
    }
  }
}

/** Lists the shares of a weighted score: "60 % of 620 N-S, 40 % of 100 E-W". */
function sharesText(shares: readonly WrittenShare[]): string {
  return shares
    .map(({ percent, points, side }) => words.weighted.share(percent, ofSide(points), side))
    .join(words.weighted.between);
}
