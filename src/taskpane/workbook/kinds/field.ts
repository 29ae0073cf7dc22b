import { scoringsOf, type FieldKind } from "../../../sessions/field/field-kind";
import { perRoundOf } from "../../../sessions/field/games";
import type { FieldKindName } from "../../../sessions/field/plan";
import type { OptionGroup } from "../../components/field";
import { withPlayingTime } from "../form/playing-time";
import { firstBoardOf, namesFor, type SessionChoice } from "../form/session-choice";
import { texts } from "../../texts";
import { chosen, gameIn, gameOrDefault, sizeOf } from "./field-choice";
import type { KindForm } from "./kind-form";
import { chosenScale, homeScaleOptions } from "./scales";

/** Form for a session of pairs or of individuals. */
export function fieldForm(kind: FieldKind): KindForm<FieldKindName> {
  const names = (choice: SessionChoice) => namesFor(choice[kind.option], choice.fieldCount);
  return {
    defaults: ({ fieldCount }) => {
      const size = sizeOf(kind, fieldCount);
      return { ...chosen(size.usual, size), scoring: kind.takes.scoring.defaultValue };
    },
    offers: (choice) => {
      const game = gameIn(kind, choice);
      return game !== undefined && scoringsOf(kind, game).some((offered) => offered === choice.scoring);
    },
    options: (choice) => {
      const { boards, fieldRounds, movement, scoring, fieldCount, handicap } = choice;
      const typed = names(choice);
      const named = typed.some((name) => name.trim() !== "") ? typed : [String(fieldCount)];
      const scale = chosenScale((now) => scalesOf(kind, now), choice);
      return {
        pairs: kind.option === "pairs" ? named : undefined,
        players: kind.option === "players" ? named : undefined,
        boards,
        rounds: fieldRounds === 0 ? undefined : fieldRounds,
        movement: movement === "" ? undefined : movement,
        "first-board": firstBoardOf(choice),
        scoring,
        scale,
        handicap,
      };
    },
    titled: texts.fields.title,
    people: names,
    teams: () => [],
    summary: ({ names: all, boards }) => withPlayingTime(texts.fieldSummary[kind.noun](all.length, boards), boards),
  };
}

/** Returns the VP scales to choose from; null if the scoring is not VPs. */
export function scalesOf(kind: FieldKind, choice: SessionChoice): OptionGroup[] | null {
  return choice.scoring === "vps" ? homeScaleOptions(perRoundOf(gameOrDefault(kind, choice))) : null;
}
