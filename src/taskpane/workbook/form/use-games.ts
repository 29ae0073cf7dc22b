import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { peopleOf, type Plan } from "../../../sessions/kinds";
import { startAfter } from "../../../sessions/tonight/start-after";
import type { Proposal } from "../../../sessions/tonight/proposals";
import { useLatest } from "../../shared/use-latest";
import { ofKind } from "../kinds/kind-forms";
import { takeAddressAnswers } from "./asked-in-address";
import { timeOf, usualEnd } from "./default-end-time";
import { asked, paceIn, taken, type Answers, type Asked } from "./games-for";
import { howManyTexts as texts } from "./how-many-texts";
import { keepMinutes, minutesABoard } from "./minutes";
import { planChoice } from "./plan-choice";
import { useChoice, type SessionModel } from "./session-model";

/** How many people there are and till when they play, and the games for them. */
export interface Games extends Asked {
  readonly answers: Answers;
  readonly answer: (changed: Partial<Answers>) => void;
  readonly typePace: (typed: string) => void;
  /** The proposal that is the game now; null where another game is. */
  readonly chosen: Proposal | null;
  readonly choose: (proposal: Proposal) => void;
  /** Chooses a kind of session whatever is proposed. */
  readonly chooseKind: (kind: string) => void;
  /** Why the game that is chosen is not begun: it is for another number of people; "" for no reason. */
  readonly refusal: string;
}

/** Asks how many people there are and till when they play, and chooses the first game for them. */
export function useGames(model: SessionModel): Games {
  const choice = useChoice(model);
  const { plan } = planChoice(choice);
  const people = plan && String(peopleOf(plan) ?? "");
  const [before] = useState(takeAddressAnswers);
  const [answers, setAnswers] = useState<Answers>(() => {
    const from = startAfter(timeOf(new Date()));
    return {
      people: before.people || (people ?? ""),
      from,
      until: before.until || usualEnd(from),
      boards: "",
      pace: String(minutesABoard()),
    };
  });
  const [seen, setSeen] = useState(people);
  // The number of pairs or players may be chosen elsewhere in the form, or another kind.
  if (people !== null && people !== seen) {
    setSeen(people);
    if (people !== answers.people) setAnswers({ ...answers, people, boards: "" });
  }
  const found = useMemo(() => asked(answers), [answers]);
  const chosen = gameIn(found.proposals, plan);
  /** What somebody has chosen is not given up for what is only proposed first. */
  const [isTapped, setTapped] = useState(() => chosen !== (found.proposals[0] ?? null));
  const take = (proposal: Proposal) => model.change(taken(proposal, model.choice()));
  // What begins play stands beside: it never begins a game that so many people cannot play.
  const follow = (changed: Partial<Answers>) => {
    const { proposals } = asked({ ...answers, ...changed });
    const still = isTapped && proposals.find((each) => chosen !== null && isAlike(each, chosen));
    const isOther = isTapped && chosen === null && !("people" in changed);
    const next = isOther ? undefined : still || proposals[0];
    if (next) take(next);
  };
  // Who has asked on the way here has the first proposal chosen, and the others below it.
  const chooseFirst = useLatest(() => {
    const [first] = found.proposals;
    if (before.people !== "" && first) take(first);
  });
  useLayoutEffect(() => chooseFirst.current(), [chooseFirst]);
  return {
    ...found,
    answers,
    answer: (changed) => {
      setAnswers({ ...answers, ...changed });
      follow(changed);
    },
    typePace: (pace) => {
      setAnswers({ ...answers, pace });
      const minutes = paceIn(pace).minutes;
      if (minutes === null) return;
      keepMinutes(minutes);
      // What is shown of the game tells how long it takes.
      model.change({});
      if (chosen !== null) follow({ pace });
    },
    chosen,
    choose: (proposal) => {
      setTapped(true);
      take(proposal);
    },
    chooseKind: (kind) => {
      setTapped(true);
      model.change(ofKind(model.choice(), kind));
    },
    refusal: otherPeople(people, answers.people),
  };
}

/** Why a game is not begun that is for another number of people than is typed; "" for no reason. */
function otherPeople(people: string | null, typed: string): string {
  const isSame = typed.trim() === "" || !people || Number(typed) === Number(people);
  return isSame ? "" : texts.otherPeople(Number(people));
}

/** The proposal that a plan is of, with the same boards if there is one. */
export function gameIn(proposals: readonly Proposal[], plan: Plan | null): Proposal | null {
  if (!plan) return null;
  const hasTwoWinners = "rankings" in plan && plan.rankings.length > 1;
  const isStaying = "partners" in plan && plan.partners === "stay";
  const alike = proposals.filter(
    ({ kind, options }) =>
      kind === plan.kind &&
      (options.movement === "mitchell") === hasTwoWinners &&
      (options.partners === "stay") === isStaying
  );
  const isSame = ({ boards, rounds }: Proposal) =>
    boards === plan.boards && (rounds === null || !("rounds" in plan) || rounds === plan.rounds);
  return alike.find(isSame) ?? alike[0] ?? null;
}

function isAlike(one: Proposal, other: Proposal): boolean {
  return one.kind === other.kind && one.why === other.why;
}
