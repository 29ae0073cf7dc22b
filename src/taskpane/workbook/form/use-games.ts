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

/** Players of the game of a first visit. */
const FIRST_PEOPLE = 8;

/** The questions how many play and until when, with their answers and the games that fit. */
export interface Games extends FoundGames {
  readonly answers: Answers;
  readonly answer: (changed: Partial<Answers>) => void;
  readonly typePace: (typed: string) => void;
  /** Null until it is loaded. */
  readonly proposer: typeof GAMES | null;
  /** The proposal that is the game now; null if it is another game. */
  readonly chosen: Proposal | null;
  readonly choose: (proposal: Proposal) => void;
  /** Chooses a kind of session, whatever is proposed. */
  readonly chooseKind: (kind: string) => void;
  /** Boards of the chosen game at a table. */
  readonly chosenBoards: number;
  /** Reason why the chosen game cannot begin: it is for another number of people. "" if it can. */
  readonly refusal: string;
}

const NOT_LOADED: FoundGames = { proposals: [], boards: null, note: "", faults: {} };

/** Asks how many people there are and until when they play, and chooses the first game for them. */
export function useGames(model: SessionModel, proposer: typeof GAMES | null): Games {
  const choice = useChoice(model);
  const { plan } = planChoice(choice);
  const people = proposer && plan && String(proposer.peopleOf(plan) ?? "");
  const [before] = useState(takeAddressAnswers);
  const [answers, setAnswers] = useState<Answers>(() => firstAnswers(choice, before));
  const [seen, setSeen] = useState<string | null>(null);
  // The number of pairs or players may be chosen elsewhere in the form, or another kind.
  if (people !== null && people !== seen) {
    setSeen(people);
    if (people !== answers.people && (seen !== null || answers.people === ""))
      setAnswers({ ...answers, people, boards: "" });
  }
  const found = useMemo(() => proposer?.findGames(answers) ?? NOT_LOADED, [proposer, answers]);
  const chosen = proposer?.gameIn(found.proposals, plan) ?? null;
  /** A game that somebody chose is kept while it fits. */
  const [isTapped, setTapped] = useState(false);
  const take = (proposal: Proposal) => proposer && model.change(proposer.withProposal(proposal, model.choice()));
  // The button that begins play is beside the answers: its game must fit them.
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
      // The texts of games say how long they take.
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

/** The first answers: the number of people of any game but the first is known once the proposer is loaded. */
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

/** Reason why a game for another number of people than typed cannot begin; "" for none. */
function otherPeople(people: string | null, typed: string): string {
  const isSame = typed.trim() === "" || !people || Number(typed) === Number(people);
  return isSame ? "" : texts.otherPeople(Number(people), typed.trim());
}

function isAlike(one: Proposal, other: Proposal): boolean {
  return one.kind === other.kind && one.why === other.why;
}
