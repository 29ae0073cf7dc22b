import { fieldKindOf } from "./field-kind";
import { writeShares } from "./read-weighted";
import { printPercentages, writtenShares } from "./results";
import { canonicalRuling, printRuling } from "./ruling-text";
import type { ScoredField } from "./scored-field";
import { turnedKeys } from "./turned";
import { visitName } from "./visits";
import { writeWrongBoards } from "./wrong-board";

/** A ruling whose score depends on all results of its board. */
export interface BoardRuling {
  readonly board: number;
  readonly text: string;
}

/** True for a session of a field; only fields have rulings. */
export function isScoredField(scored: { readonly kind: string }): scored is ScoredField {
  return fieldKindOf(scored.kind) !== null;
}

/**
 * Returns the weighted and split scores in the order of boards and tables, then the boards that were played in place of
 * other boards.
 */
export function boardRulings({
  plan,
  boards,
  wrongBoards,
}: Pick<ScoredField, "plan" | "boards" | "wrongBoards">): BoardRuling[] {
  const weighted = boards.flatMap(({ board, plays }) =>
    plays.flatMap(({ table, weighted: sides }) =>
      sides
        ? [{ board, text: printRuling(writeShares({ table: visitName(plan, table), board }, writtenShares(sides))) }]
        : []
    )
  );
  const wrong = wrongBoards.map((each) => ({ board: each.board, text: printRuling(writeWrongBoards([each], plan)) }));
  return [...weighted, ...wrong];
}

/**
 * Returns a stamp, a text of everything on which the score of a ruling depends: the results of the board at all tables
 * with their groups, the number of rulings on the board, and the ruling itself. For a board played in place of another,
 * the stamp also has the number of boards at tables at which pairs sat the wrong way, because seats decide who has the
 * score.
 * @param text the ruling as typed.
 */
export function rulingStamp(scored: ScoredField, { board, text }: BoardRuling): string {
  const { plan, boards } = scored;
  const plays = boards.find((each) => each.board === board)?.plays ?? [];
  const results = Array.from({ length: plan.tables }, (_, i) => {
    const play = plays.find(({ table }) => table === i + 1);
    const result = play?.averages ? printPercentages(play.averages) : String(play?.result?.points ?? STAMP.blank);
    return `${result}${play?.group ?? ""}`;
  });
  const count = boardRulings(scored).filter((each) => each.board === board).length;
  const isWrong = text.toLowerCase().includes(STAMP.replacement);
  const turned = isWrong ? STAMP.turned(turnedKeys(scored.turned, plan).size) : "";
  return [results.join(STAMP.between), STAMP.count(count) + turned, text].join(STAMP.behind);
}

/** Returns the ruling in a stamp of {@link rulingStamp}; "" if the text is not a stamp. */
export function rulingOfStamp(stamp: string): string {
  const [, , ...text] = stamp.split(STAMP.behind);
  return canonicalRuling(text.join(STAMP.behind)) ?? "";
}

/** Separators within a stamp, shared with the sheets' formulas. */
export const STAMP = {
  between: ", ",
  blank: "–",
  behind: " · ",
  replacement: " instead ",
  count: (count: number | "") => `${count}×`,
  turned: (count: number | "|") => `, ${count} turned`,
};
