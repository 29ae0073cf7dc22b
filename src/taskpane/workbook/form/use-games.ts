import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { InputError } from "../../../bridge/input-error";
import { peopleOf, planSession, type Plan } from "../../../sessions/kinds";
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
import { useLatest } from "../../shared/use-latest";
import { ofKind } from "../kinds/kind-forms";
import { choiceOf } from "../open/choice-of";
import { takeBefore } from "./asked-before";
import { timeOf, usualEnd } from "./default-end-time";
import { howManyTexts as texts } from "./how-many-texts";
import { keepMinutes, minutesABoard } from "./minutes";
import { planChoice } from "./plan-choice";
import { NOTHING_TYPED, type SessionChoice } from "./session-choice";
import { useChoice, type SessionModel } from "./session-model";

/** What is asked, as it is typed. */
export interface Answers {
  readonly people: string;
  readonly from: string;
  readonly until: string;
  readonly boards: string;
  readonly pace: string;
}

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
  const [before] = useState(() => answersIn(takeBefore()));
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
    if (before.people === "") return;
    if (first) take(first);
    // The page that is loaded again keeps what was chosen since.
    window.history.replaceState(null, "", window.location.hash.replace(/\?.*/, "") || window.location.pathname);
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
      const minutes = minutesIn(pace);
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

interface Asked {
  readonly proposals: readonly Proposal[];
  /** How many boards there is time for; null where the boards are typed, or no time. */
  readonly boards: number | null;
  /** What is said of the time; "" for nothing. */
  readonly note: string;
  readonly faults: Readonly<Record<string, string>>;
}

/** What can be played by so many people in that time, or what is wrong with what is typed. */
function asked({ people: typed, from, until, boards, pace }: Answers): Asked {
  const nothing: Asked = { proposals: [], boards: null, note: "", faults: {} };
  try {
    const minutes = minutesABoardOf(pace);
    if (typed.trim() === "") return nothing;
    const people = peopleIn(typed);
    if (boards.trim() !== "") {
      const proposals = proposalsFor({ people, boards: wishedBoards(boards) });
      const none = tonightTexts.refused.none(people, Number(boards));
      return { ...nothing, proposals, faults: proposals.length === 0 ? { boards: none } : {} };
    }
    if (until === "") return nothing;
    const time = timeFrom(from || startAfter(timeOf(new Date())), until);
    const found = proposalsIn({ people, minutes: time, minutesABoard: minutes }, "until");
    const none = tonightTexts.refused.none(people, found.boards);
    return { ...nothing, ...found, faults: found.proposals.length === 0 ? { boards: none } : {} };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { ...nothing, faults: { [error.field || "players"]: error.message } };
  }
}

/** How many people, and till when, as an address says it; "" for what it does not say so. */
function answersIn(query: string) {
  const said = new URLSearchParams(query);
  const answer = (name: string, form: RegExp) => form.exec(said.get(name) ?? "")?.[0] ?? "";
  return { people: answer("people", /^\d{1,3}$/), until: answer("until", /^\d\d:\d\d$/) };
}

/** How long a board takes by what is typed; null where that is wrong. */
function minutesIn(typed: string): number | null {
  try {
    return minutesABoardOf(typed);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return null;
  }
}

/** The choice with a game in place of what was chosen before; all that is typed stays. */
function taken({ kind, options }: Proposal, choice: SessionChoice): SessionChoice {
  const { paper, formulas, hasGuide, forms } = choice;
  const plan = planSession(kind, options);
  const next = choiceOf({ description: { kind, options, paper, formulas, hasGuide, forms }, plan }, choice);
  const typed = Object.keys(NOTHING_TYPED).map((name) => [name, choice[name as keyof SessionChoice]] as const);
  return { ...next, ...Object.fromEntries(typed) };
}
