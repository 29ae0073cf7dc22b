import { InputError } from "../../../bridge/input-error";
import { planSession } from "../../../sessions/kinds";
import { startAfter } from "../../../sessions/tonight/start-after";
import {
  minutesABoardOf,
  peopleIn,
  proposalsFor,
  proposalsIn,
  timeFrom,
  wishedBoards,
  type Proposal,
} from "../../../sessions/tonight/proposals";
import { tonightTexts } from "../../../sessions/tonight/texts";
import { choiceOf } from "../open/choice-of";
import { timeOf } from "./default-end-time";
import { NOTHING_TYPED, type SessionChoice } from "./session-choice";

/** Number of people, times, boards and minutes per board, as typed. */
export interface Answers {
  readonly people: string;
  readonly from: string;
  readonly until: string;
  readonly boards: string;
  readonly pace: string;
}

export interface FoundGames {
  readonly proposals: readonly Proposal[];
  /** Number of boards that the time allows; null if boards are typed instead, or if people or end time are blank. */
  readonly boards: number | null;
  /** A remark on the time; "" for none. */
  readonly note: string;
  readonly faults: Readonly<Record<string, string>>;
}

/** Finds games for the typed number of people and time or boards; returns faults if the answers are invalid. */
export function findGames({ people: typed, from, until, boards, pace }: Answers): FoundGames {
  const blank: FoundGames = { proposals: [], boards: null, note: "", faults: {} };
  try {
    const minutesABoard = minutesABoardOf(pace);
    if (typed.trim() === "") return blank;
    const people = peopleIn(typed);
    if (boards.trim() !== "") {
      const proposals = proposalsFor({ people, boards: wishedBoards(boards) });
      const refusal = tonightTexts.refused.none(people, Number(boards));
      return { ...blank, proposals, faults: proposals.length === 0 ? { boards: refusal } : {} };
    }
    if (until === "") return blank;
    const minutes = timeFrom(from || startAfter(timeOf(new Date())), until);
    const found = proposalsIn({ people, minutes, minutesABoard }, "until");
    const refusal = tonightTexts.refused.none(people, found.boards);
    return { ...blank, ...found, faults: found.proposals.length === 0 ? { boards: refusal } : {} };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { ...blank, faults: { [error.field || "players"]: error.message } };
  }
}

/** Reads the minutes per board; null with a fault if the text is invalid. */
export function paceIn(typed: string): { readonly minutes: number | null; readonly fault: string } {
  try {
    return { minutes: minutesABoardOf(typed), fault: "" };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { minutes: null, fault: error.message };
  }
}

/** Returns the choice with a proposed game; all typed values stay. */
export function withProposal({ kind, options }: Proposal, choice: SessionChoice): SessionChoice {
  const { paper, formulas, hasGuide, forms } = choice;
  const plan = planSession(kind, options);
  const next = choiceOf({ description: { kind, options, paper, formulas, hasGuide, forms }, plan }, choice);
  const typed = Object.keys(NOTHING_TYPED).map((name) => [name, choice[name as keyof SessionChoice]] as const);
  return { ...next, ...Object.fromEntries(typed) };
}
