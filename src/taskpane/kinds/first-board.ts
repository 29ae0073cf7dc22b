import { OPTIONS, type SessionOptions } from "../../sessions/session-options";
import { optionField } from "../fields";
import type { SessionChoice } from "../session-choice";
import type { Part } from "./kind-form";

/** The option that is typed there; nothing where it is left blank. */
export function firstBoardOf({ firstBoard }: SessionChoice): Pick<SessionOptions, "first-board"> {
  const typed = firstBoard.trim();
  return typed === "" ? {} : { "first-board": /^\d+$/.test(typed) ? Number(typed) : NaN };
}

/** The number of the first board. */
export const FIRST_BOARD_PART: Part = {
  depends: () => [],
  build: (model) => {
    const also = { placeholder: String(OPTIONS["first-board"].of["team-match"].usual) };
    const { firstBoard } = model.choice();
    const changed = (typed: string) => model.change({ firstBoard: typed });
    const { row, fault } = optionField("first-board", firstBoard, changed, also);
    return { rows: [row], showFaults: ({ "first-board": said = "" }) => fault(said) };
  },
};
