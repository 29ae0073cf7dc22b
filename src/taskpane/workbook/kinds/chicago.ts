import { EVEN_ROUNDS } from "../../../movements/chicago";
import { CHICAGO_OPTIONS } from "../../../sessions/chicago/plan";
import { withPlayingTime } from "../form/playing-time";
import { texts } from "../../texts";
import { namesIn, playersOf } from "./chicago-choice";
import type { KindForm } from "./kind-form";

/** Form for Chicago, an evening at one table. */
export const CHICAGO_FORM: KindForm<"chicago"> = {
  defaults: ({ chicagoCount }) => {
    const players = playersOf(chicagoCount);
    return { chicagoCount: players, chicagoRounds: EVEN_ROUNDS[players][0] ?? 1 };
  },
  offers: ({ chicagoCount, chicagoRounds }) =>
    playersOf(chicagoCount) === chicagoCount && CHICAGO_OPTIONS.rounds.choices.includes(chicagoRounds),
  options: (choice) => {
    const typed = namesIn(choice);
    const isNamed = typed.some((name) => name.trim() !== "");
    return { players: isNamed ? typed : [String(choice.chicagoCount)], rounds: choice.chicagoRounds };
  },
  // Partners can stay together only if there are four players.
  plain: ({ chicagoCount }) => (chicagoCount === 4 ? {} : { partners: null }),
  titled: texts.fields.title,
  people: namesIn,
  teams: () => [],
  summary: ({ names, boards }) => withPlayingTime(texts.fieldSummary.player(names.length, boards), boards),
};
