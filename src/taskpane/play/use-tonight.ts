import { useEffect, useState } from "preact/hooks";
import type { Plan } from "../../sessions/kinds";
import type { Proposal } from "../../sessions/tonight/proposals";
import { loading } from "../shared/loading";
import { useLatest } from "../shared/use-latest";
import { takeAddressAnswers } from "../workbook/form/asked-in-address";
import type { Answers } from "../workbook/form/games-for";
import type { SessionModel } from "../workbook/form/session-model";
import { loadGames } from "../workbook/kinds/games";
import { firstAnswers } from "./tonight";

type Games = (typeof import("./games"))["GAMES"];

/** What proposes games, once they can all be planned. */
async function loadProposals(): Promise<Games> {
  const [{ GAMES }] = await Promise.all([import("./games"), loadGames()]);
  return GAMES;
}

/** The questions of tonight with their answers, and the games that fit them. */
export interface Tonight {
  readonly answers: Answers;
  readonly answer: (changed: Partial<Answers>) => void;
  /** What proposes games; null until it is loaded. */
  readonly games: Games | null;
  /** The games that fit, and what is wrong with an answer; undefined until it is known. */
  readonly found: ReturnType<Games["asked"]> | undefined;
  readonly isChosen: (proposal: Proposal) => boolean;
  readonly take: (proposal: Proposal) => void;
}

/** An answer that the chosen game does not fit chooses the first that does: Start never begins a game for others. */
export function useTonight(model: SessionModel, plan: Plan | null): Tonight {
  const [asked] = useState(takeAddressAnswers);
  const [answers, setAnswers] = useState(() => firstAnswers(model.choice(), asked));
  const [games, setGames] = useState<Games | null>(null);
  const take = (proposal: Proposal) => {
    if (games) model.change(games.taken(proposal, model.choice()));
  };
  const fit = (next: Answers, { asked: fitting, isChosen, taken }: Games) => {
    const { proposals } = fitting(next);
    const [first] = proposals;
    const isFit = proposals.some((proposal) => isChosen(proposal, model.choice()));
    if (first && !isFit) model.change(taken(first, model.choice()));
  };
  const answer = (changed: Partial<Answers>) => {
    const next = { ...answers, ...changed };
    setAnswers(next);
    if (games) fit(next, games);
  };
  const begin = useLatest((loaded: Games) => {
    const isAnswered = asked.people !== "" || answers.people !== firstAnswers(model.choice(), asked).people;
    if (isAnswered) fit(answers, loaded);
    setGames(loaded);
  });
  const people = games && plan && games.peopleOf(plan);
  // A game that is chosen elsewhere, in the form or by a season, is for as many as it says.
  useEffect(() => {
    if (people !== null) setAnswers((now) => ({ ...now, people: String(people) }));
  }, [people]);
  useEffect(() => {
    let isShown = true;
    loading(loadProposals()).then(
      (loaded) => isShown && begin.current(loaded),
      () => undefined
    );
    return () => {
      isShown = false;
    };
  }, [begin]);
  return {
    answers,
    answer,
    games,
    found: games?.asked(answers),
    isChosen: (proposal) => games !== null && games.isChosen(proposal, model.choice()),
    take,
  };
}
