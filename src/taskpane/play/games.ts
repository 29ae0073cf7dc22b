import { peopleOf, tablesIn, type Plan } from "../../sessions/kinds";
import { aboutProposal, titleOf } from "../../sessions/tonight/print-proposal";
import type { Proposal } from "../../sessions/tonight/proposals";
import { tonightTexts } from "../../sessions/tonight/texts";
import { localTime } from "../shared/locale";
import { texts } from "../texts";
import { minutesABoard } from "../workbook/form/minutes";
import { asked, paceIn, taken } from "../workbook/form/games-for";
import { planChoice } from "../workbook/form/plan-choice";
import type { SessionChoice } from "../workbook/form/session-choice";
import { playTexts } from "./play-texts";

/** Whether a proposal is the game that is chosen, whatever names, title and date it has. */
function isChosen(proposal: Proposal, choice: SessionChoice): boolean {
  const { plan } = planChoice(choice);
  const other = planChoice(taken(proposal, choice)).plan;
  return plan !== null && other !== null && JSON.stringify(plan.options) === JSON.stringify(other.options);
}

/** Why a game is proposed, with its boards and how long it takes, in a line. */
function lineOf({ why, boards, out }: Proposal): string {
  const { about } = tonightTexts;
  const parts = [about.boards(boards), ...(out > 0 ? [about.out(out)] : []), about.time(boards * minutesABoard())];
  return `${sentence(why)} ${parts.join(", ")}`;
}

/** The same with tables, rounds and how even the game is. */
function fullLineOf(proposal: Proposal): string {
  return `${sentence(proposal.why)} ${aboutProposal(proposal, minutesABoard())}`;
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

/** Why the game that is chosen is not begun: it is for another number of people than is said; "" for no reason. */
function refusalOf(plan: Plan | null, typed: string): string {
  const people = plan && peopleOf(plan);
  const isOther = typed.trim() !== "" && people !== null && Number(typed) !== people;
  return isOther ? playTexts.otherPeople(people, typed.trim()) : "";
}

/** How many boards a table plays. */
function boardsOf(plan: Plan): number {
  return Math.max(...tablesIn(plan).map(({ boards }) => boards.length));
}

/** What begins, and about when it is over that begins at a time of day, to five minutes. */
function aboutStart(plan: Plan, from: string): string {
  const boards = boardsOf(plan);
  const title = texts.kinds[plan.kind];
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(from) ?? [];
  if (hours === undefined) return playTexts.starts(title, boards, "");
  const end = 60 * Number(hours) + Number(minutes) + boards * minutesABoard();
  return playTexts.starts(title, boards, localTime(5 * Math.round(end / 5)));
}

/** What proposes games for tonight: the sizes of all games are in it, so that it is loaded after the page. */
export const GAMES = {
  asked,
  paceIn,
  peopleOf,
  titleOf,
  lineOf,
  fullLineOf,
  isChosen,
  taken,
  refusalOf,
  aboutStart,
} as const;
