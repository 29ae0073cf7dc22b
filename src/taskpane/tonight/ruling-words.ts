import { entryKey } from "../../play/evening";
import { allowsRulings, type Ruling } from "../../play/rulings";
import { contestantAt } from "../../movements/contestant";
import { inNumbers } from "../../movements/board-runs";
import { penaltyText } from "../../sessions/field/report";
import type { WrittenShare } from "../../sessions/field/results";
import { placesOf } from "../../sessions/kinds";
import type { TablePlan } from "../../sessions/table-plan";
import { directorTexts as words } from "./director-texts";
import { missingLine } from "./missing";
import { ofSide } from "./sheet-words";
import { nameOf, placeName, pointsFor } from "./words";

/** What was ruled, in words, with the rulings that say so: of the boards of a round in one line. */
interface Ruled {
  readonly text: string;
  readonly rulings: readonly Ruling[];
}

/** All of some rulings in words. */
export function ruledIn(plan: TablePlan, rulings: readonly Ruling[]): Ruled[] {
  const turned = rulings.flatMap((each) => (each.ruling === "turned" ? [each] : []));
  const left = new Map(turned.map((each) => [entryKey(each), each]));
  const rounds = placesOf(plan).flatMap(({ table, tableName, boards }): Ruled[] => {
    const own = turned.filter((each) => each.table === table && boards.includes(each.board));
    for (const each of own) left.delete(entryKey(each));
    if (own.length === 0) return [];
    const where = missingLine(plan, { name: tableName, boards: inNumbers(own.map(({ board }) => board)) });
    return [{ text: words.turned.said(where), rulings: own }];
  });
  const others = [...left.values()].map((each): Ruled => ({
    text: words.turned.said(placeName(plan, each)),
    rulings: [each],
  }));
  return [...rounds, ...others, ...rulings.flatMap((each) => single(plan, each))];
}

/** A ruling that stands by itself. */
function single(plan: TablePlan, each: Ruling): Ruled[] {
  const said = (text: string) => [{ text, rulings: [each] }];
  switch (each.ruling) {
    case "turned":
      return [];
    case "group":
      return each.is === null ? [] : said(words.group.said(placeName(plan, each), each.is));
    case "weighted":
      return each.is === null ? [] : said(words.weighted.said(placeName(plan, each), sharesSaid(each.is)));
    case "instead": {
      if (each.is === null) return [];
      const { board, points } = each.is;
      return said(words.instead.said(placeName(plan, each), nameOf(plan, board), pointsFor(points)));
    }
    case "penalty": {
      if (each.is === null || !allowsRulings(plan)) return [];
      const { number, ...penalty } = each.is;
      return said(words.penalty.said(penaltyText(plan, { ...penalty, contestant: contestantAt(number) })));
    }
  }
}

/** "60 % of 620 N-S, 40 % of 100 E-W"; each side's own. */
function sharesSaid(shares: readonly WrittenShare[]): string {
  return shares
    .map(({ percent, points, side }) => words.weighted.share(percent, ofSide(points), side))
    .join(words.weighted.between);
}
