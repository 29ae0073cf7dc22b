import { scoringsOf, type FieldKind } from "../../sessions/field/field-kind";
import { perRoundOf } from "../../sessions/field/games";
import type { FieldKindName } from "../../sessions/field/plan";
import { Later } from "../components/later";
import { lasting } from "../session/playing-time";
import { namesFor, type SessionChoice } from "../session/session-choice";
import { texts } from "../texts";
import { chosen, gameIn, gameOrUsual, sizeOf } from "./field-choice";
import { firstBoardOf } from "./first-board";
import type { KindForm } from "./kind-form";
import { chosenScale, homeScaleOptions } from "./scales";

// They bring all games with them.
const settings = () => import("./field-settings");
// Few need them.
const rareFields = () => import("./field-rare");

/** How pairs or individuals in a field are chosen. */
export function fieldForm(kind: FieldKind): KindForm<FieldKindName> {
  const names = (choice: SessionChoice) => namesFor(choice[kind.option], choice.fieldCount);
  const scales = (choice: SessionChoice) => (choice.scoring === "vps" ? fieldScales(kind, choice) : null);
  return {
    usual: ({ fieldCount }) => {
      const size = sizeOf(kind, fieldCount);
      return { ...chosen(size.usual, size), scoring: kind.takes.scoring.usual };
    },
    offers: (choice) => {
      const game = gameIn(kind, choice);
      return game !== undefined && scoringsOf(kind, game).some((offered) => offered === choice.scoring);
    },
    options: (choice) => {
      const { boards, fieldRounds, movement, scoring, fieldCount, handicap } = choice;
      const typed = names(choice);
      const named = typed.some((name) => name.trim() !== "") ? typed : [String(fieldCount)];
      const scale = chosenScale(scales, choice);
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
    Settings: (form) => (
      <Later load={settings}>{({ FieldSettings }) => <FieldSettings {...form} kind={kind} scales={scales} />}</Later>
    ),
    Names: (form) => (
      <Later load={settings}>
        {({ FieldNames }) => <FieldNames {...form} kind={kind} names={names(form.choice)} />}
      </Later>
    ),
    rare: {
      Fields: (form) => (
        <Later load={rareFields}>{({ RareFieldFields }) => <RareFieldFields {...form} kind={kind} />}</Later>
      ),
      isUsed: ({ handicap, forms, movement }) => handicap !== "" || forms.length > 0 || movement.includes(":"),
    },
    titled: texts.fields.title,
    people: names,
    teams: () => [],
    summary: ({ names: all, boards }) => lasting(texts.fieldSummary[kind.what](all.length, boards), boards),
  };
}

function fieldScales(kind: FieldKind, choice: SessionChoice) {
  return homeScaleOptions(perRoundOf(gameOrUsual(kind, choice)));
}
