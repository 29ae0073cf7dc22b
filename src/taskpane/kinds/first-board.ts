import { readNumbers } from "../../sessions/reading/numbers";
import { OPTIONS, type SessionOptions } from "../../sessions/session-options";
import { optionField } from "../fields";
import type { SessionChoice } from "../session-choice";
import { texts } from "../texts";
import type { Part } from "./kind-form";

/** The option that is typed there; nothing where it is left blank. */
export function firstBoardOf({ firstBoard }: SessionChoice): Pick<SessionOptions, "first-board"> {
  return firstBoard.trim() === "" ? {} : { "first-board": readNumbers(firstBoard) ?? NaN };
}

/** The number of the first board. */
export const FIRST_BOARD_PART = firstBoardPart(String(OPTIONS["first-board"].of["team-match"].usual));

/** The numbers of the first boards of rounds. */
export const FIRST_BOARDS_PART = firstBoardPart(texts.examples.firstBoards, texts.hints.firstBoards);

function firstBoardPart(placeholder: string, hint = ""): Part {
  return {
    depends: () => [],
    build: (model) => {
      const { firstBoard } = model.choice();
      const changed = (typed: string) => model.change({ firstBoard: typed });
      const { row, fault } = optionField("first-board", firstBoard, changed, { placeholder, hint });
      return { rows: [row], showFaults: ({ "first-board": said = "" }) => fault(said) };
    },
  };
}
