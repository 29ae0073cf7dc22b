import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { startAfter } from "../../../sessions/tonight/start-after";
import type { Proposal } from "../../../sessions/tonight/proposals";
import { useLatest } from "../../shared/use-latest";
import { ofKind } from "../kinds/kind-forms";
import { takeAddressAnswers, type AddressAnswers } from "./address-answers";
import { timeOf, defaultEnd } from "./default-end-time";
import type { Answers, FoundGames } from "./games-for";
import { howManyTexts as texts } from "./how-many-texts";
import { keepMinutes, minutesABoard } from "./minutes";
import { planChoice } from "./plan-choice";
import type { GAMES } from "./proposed-games";
import { firstChoice, type SessionChoice } from "./session-choice";
import { useChoice, type SessionModel } from "./session-model";

/** Number of players in the game of a first visit. */
const FIRST_PEOPLE = 8;

/** The answers on people and times, the games that fit, and functions that change the answers and the chosen game. */
export interface Games extends FoundGames {
  readonly answers: Answers;
  readonly answer: (changed: Partial<Answers>) => void;
  readonly typePace: (typed: string) => void;
  /** Functions that propose games; null until they are loaded. */
  readonly proposer: typeof GAMES | null;
  /** The proposal for the chosen game; null if the chosen game is not among the proposals. */
  readonly chosen: Proposal | null;
  readonly choose: (proposal: Proposal) => void;
  /** Chooses a kind of session; it need not be among the proposals. */
  readonly chooseKind: (kind: string) => void;
  /** Boards of the chosen game at a table; 0 if no proposal is chosen. */
  readonly chosenBoards: number;
  /** Reason why the chosen game cannot begin: it is for another number of people. "" if it can. */
  readonly refusal: string;
}

const NOT_LOADED: FoundGames = { proposals: [], boards: null, note: "", faults: {} };

/** Holds the answers on people and times, and chooses the first game that fits. */
export function useGames(model: SessionModel, proposer: typeof GAMES | null): Games {
  const choice = useChoice(model);
  const { plan } = planChoice(choice);
  const people = proposer && plan && String(proposer.peopleOf(plan) ?? "");
  const [before] = useState(takeAddressAnswers);
  const [answers, setAnswers] = useState<Answers>(() => firstAnswers(choice, before));
  const [seen, setSeen] = useState<string | null>(null);
  // Another part of the form may have changed the number of people or the kind of session.
  if (people !== null && people !== seen) {
    setSeen(people);
    if (people !== answers.people && (seen !== null || answers.people === ""))
      setAnswers({ ...answers, people, boards: "" });
  }
  const found = useMemo(() => proposer?.findGames(answers) ?? NOT_LOADED, [proposer, answers]);
  const chosen = proposer?.gameIn(found.proposals, plan) ?? null;
  /** True if the user chose the game; a chosen game is kept while it fits the answers. */
  const [isTapped, setTapped] = useState(false);
  const take = (proposal: Proposal) => proposer && model.change(proposer.withProposal(proposal, model.choice()));
  // The button that begins play is beside the answers, so the game must fit the answers.
  const follow = (changed: Partial<Answers>) => {
    const { proposals } = proposer?.findGames({ ...answers, ...changed }) ?? NOT_LOADED;
    const still = isTapped && proposals.find((each) => chosen !== null && isAlike(each, chosen));
    const isOther = isTapped && chosen === null && !("people" in changed);
    const next = isOther ? undefined : still || proposals[0];
    if (next) take(next);
  };
  const begin = useLatest(() => {
    if (!proposer) return;
    const isAnswered = before.people !== "" || (people !== null && answers.people !== people);
    if (isAnswered) follow({});
    else setTapped(chosen !== (found.proposals[0] ?? null));
  });
  useLayoutEffect(() => begin.current(), [proposer, begin]);
  return {
    ...found,
    answers,
    answer: (changed) => {
      setAnswers({ ...answers, ...changed });
      follow(changed);
    },
    typePace: (pace) => {
      setAnswers({ ...answers, pace });
      const minutes = proposer?.paceIn(pace).minutes ?? null;
      if (minutes === null) return;
      keepMinutes(minutes);
      // Renders the texts of games again, because they contain playing times.
      model.change({});
      if (chosen !== null) follow({ pace });
    },
    proposer,
    chosen,
    choose: (proposal) => {
      setTapped(true);
      take(proposal);
    },
    chooseKind: (kind) => {
      setTapped(true);
      model.change(ofKind(model.choice(), kind));
    },
    chosenBoards: chosen && plan && proposer ? proposer.boardsOf(plan) : 0,
    refusal: otherPeople(people, answers.people),
  };
}

/**
 * Returns the answers when the form opens. Until the proposer is loaded, the number of people is blank if the chosen
 * game is not that of a first visit.
 */
function firstAnswers({ kind, date, paper }: SessionChoice, before: AddressAnswers): Answers {
  const from = before.from || startAfter(timeOf(new Date()));
  const isFirst = kind === firstChoice(date, paper).kind;
  return {
    people: before.people || (isFirst ? String(FIRST_PEOPLE) : ""),
    from,
    until: before.until || defaultEnd(from),
    boards: "",
    pace: String(minutesABoard()),
  };
}

/** Reason why the game cannot begin: it is for another number of people than typed. "" if the numbers agree. */
function otherPeople(people: string | null, typed: string): string {
  const isSame = typed.trim() === "" || !people || Number(typed) === Number(people);
  return isSame ? "" : texts.otherPeople(Number(people), typed.trim());
}

function isAlike(one: Proposal, other: Proposal): boolean {
  return one.kind === other.kind && one.why === other.why;
}
