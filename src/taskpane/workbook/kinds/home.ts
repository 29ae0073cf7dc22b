import type { Configuration, HomeKind } from "../../../sessions/home/home-kind";
import { HOME_OPTIONS, type HomeKindName } from "../../../sessions/home/plan";
import type { OptionGroup } from "../../components/field";
import { withPlayingTime } from "../form/playing-time";
import { firstBoardOf, namesFor, type SessionChoice } from "../form/session-choice";
import { texts } from "../../texts";
import type { KindForm } from "./kind-form";
import { chosenScale, homeScaleOptions } from "./scales";

/** Form for four or five pairs, in teams that change. */
export function homeForm(kind: HomeKind): KindForm<HomeKindName> {
  const pairs = (choice: SessionChoice) => namesFor(choice.pairs, kind.pairs);
  return {
    defaults: () => ({ ...defaultConfiguration(kind), scoring: HOME_OPTIONS.scoring.defaultValue }),
    offers: ({ boards, rounds }) =>
      kind.configurations.some((each) => each.boards === boards && each.rounds === rounds),
    options: (choice) => {
      const { boards, rounds, scoring } = choice;
      const scale = chosenScale((now) => scalesOf(kind, now), choice);
      return { boards, rounds, "first-board": firstBoardOf(choice), scoring, pairs: pairs(choice), scale };
    },
    titled: texts.fields.title,
    people: pairs,
    teams: () => [],
    summary: ({ boards, rounds }) => withPlayingTime(texts.roundsOf(boards, rounds), boards),
  };
}

/** Returns the VP scales to choose from; null if the scoring is not VPs. */
export function scalesOf(kind: HomeKind, choice: SessionChoice): OptionGroup[] | null {
  return choice.scoring === "vps" ? homeScales(kind, choice) : null;
}

/** Returns the VP scales for a number of boards and rounds that allows VPs, this project's own scale first. */
export function homeScales(kind: HomeKind, { boards, rounds }: Configuration): OptionGroup[] {
  const together = kind.boardsForVps(boards / rounds);
  return homeScaleOptions(together);
}

/** Returns the boards and rounds nearest to 24 boards, the usual length of an evening. */
function defaultConfiguration(kind: HomeKind): Configuration {
  const distance = ({ boards }: Configuration) => Math.abs(boards - 24);
  return [...kind.configurations].sort((first, second) => distance(first) - distance(second))[0]!;
}
