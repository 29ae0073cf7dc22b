import { contestantNumber, contestantsIn } from "../../movements/contestant";
import { NUMBERED_PAIRS, NUMBERED_PLAYERS, numberAndName } from "../../sessions/contestants";
import { FIELD_KINDS } from "../../sessions/field/field-kind";
import { areShared, type FieldPlan, type FieldSeated } from "../../sessions/field/plan";
import { boardsLabel } from "../../workbook/labels";
import { TwoLines } from "../components/table";
import { texts } from "../texts";
import { movementTable, Numbered } from "./movement";

/** The rounds of a field: pairs with their names, players by number with their names below. */
export function FieldMovement({ plan }: { readonly plan: FieldPlan }) {
  const { kind, movement, names } = plan;
  // Where boards travel each table has its own.
  const shared = areShared(plan);
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
        seats: ({ ns, ew, boards }) => {
          const sides = [side(ns), side(ew)].join(between);
          return shared ? sides : <TwoLines text={sides} below={boardsLabel(boards)} />;
        },
        boards: shared,
      })}
      {!isPairs && isNamed && <Numbered names={names} as={NUMBERED_PLAYERS} />}
    </>
  );
}
