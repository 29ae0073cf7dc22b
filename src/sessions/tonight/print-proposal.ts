import { texts } from "../texts";
import { MINUTES_A_BOARD } from "./pace";
import type { Proposal } from "./proposals";
import { tonightTexts } from "./texts";

/**
 * Returns a proposal as one line: "Individual: a new partner each round. 9 rounds of 3 boards at 2 tables, one sits
 * out, about 3 h 20".
 */
export function printProposal(proposal: Proposal, minutesABoard: number = MINUTES_A_BOARD): string {
  return `${titleOf(proposal)}: ${proposal.why}. ${aboutProposal(proposal, minutesABoard)}.`;
}

/** The game's name. */
export function titleOf({ kind, options: { form = "any" } }: Proposal): string {
  const title: string | Readonly<Record<string, string>> = texts.titles[kind];
  return typeof title === "string" ? title : (title[form] ?? "");
}

/** Returns a proposal's rounds, boards, tables, sit-outs, approximate length and evenness as one text. */
export function aboutProposal(
  { rounds, boards, tables, out, evenness }: Proposal,
  minutesABoard: number = MINUTES_A_BOARD
): string {
  const { about } = tonightTexts;
  return [
    rounds === null ? about.boards(boards) : about.rounds(rounds, boards / rounds, boards),
    about.tables(tables),
    ...(out > 0 ? [about.out(out)] : []),
    about.time(boards * minutesABoard),
    ...(evenness === null ? [] : [about.even(evenness)]),
  ].join(", ");
}
