import { contestantNumber, contestantsIn } from "../../movements/contestant";
import { NUMBERED_PAIRS, NUMBERED_PLAYERS, numberAndName } from "../../sessions/contestants";
import { FIELD_KINDS } from "../../sessions/field/field-kind";
import type { FieldPlan, FieldSeated } from "../../sessions/field/plan";
import { texts } from "../texts";
import { movementTable, Numbered } from "./movement";

/** The rounds of a field: pairs with their names, players by number with their names below. */
export function FieldMovement({ plan: { kind, movement, names } }: { readonly plan: FieldPlan }) {
  const isPairs = FIELD_KINDS[kind].what === "pair";
  const isNamed = names.some((name) => name !== "");
  const side = (seated: FieldSeated) =>
    contestantsIn(seated)
      .map((contestant) =>
        isPairs ? numberAndName(NUMBERED_PAIRS, names, contestant) : String(contestantNumber(contestant))
      )
      .join(" & ");
  // Numbers of pairs alone need no room between them, and four tables leave little.
  const between = isPairs && !isNamed ? "–" : " – ";
  return (
    <>
      {movementTable(movement, {
        caption: isPairs ? texts.previews.home : texts.previews.players,
        heading: texts.previews.round,
        round: ({ round }) => String(round),
        seats: ({ ns, ew }) => [side(ns), side(ew)].join(between),
        boards: true,
      })}
      {!isPairs && isNamed && <Numbered names={names} as={NUMBERED_PLAYERS} />}
    </>
  );
}
