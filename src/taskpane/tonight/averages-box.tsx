import { BOTH_AVERAGE, possibleAverages } from "../../play/averages";
import { averagesOf } from "../../play/said";
import { saidBy, type Draft, type Tap } from "../../play/draft";
import { boardScoring } from "../../sessions/at-tables";
import type { Average, Averages } from "../../sessions/field/results";
import { KINDS } from "../../sessions/kinds";
import type { TablePlan } from "../../sessions/table-plan";
import { Icon } from "../components/icon";
import { texts } from "./texts";

const words = texts.given;
const ALL: readonly Average[] = [60, 50, 40];
const SIDES = [
  ["ns", "N-S"],
  ["ew", "E-W"],
] as const;

interface Props {
  readonly plan: TablePlan;
  readonly draft: Draft;
  readonly tap: (tap: Tap) => void;
  /** Shows the contracts again; what is given stays. */
  readonly close: () => void;
}

/** Lies over the lower contracts: what each side is given where the board cannot be played. */
export function AveragesBox({ plan, draft, tap, close }: Props) {
  const given = averagesOf(saidBy(draft)) ?? BOTH_AVERAGE;
  const possible = possibleAverages(plan);
  const isOne = possible.length < ALL.length * ALL.length;
  const units = KINDS[plan.kind].awards === "percent" ? "percent" : boardScoring(plan) === "bam" ? "bam" : "imps";
  /** With one score for both, the other side is given what goes with it. */
  const withSide = (side: keyof Averages, average: Average) => {
    const next = { ...given, [side]: average };
    const isPossible = ({ ns, ew }: Averages) => ns === next.ns && ew === next.ew;
    return possible.find(isPossible) ?? possible.find((known) => known[side] === average) ?? given;
  };
  return (
    <div class="averages" role="group" aria-label={words.heading}>
      <div class="head">
        <h2>{words.heading}</h2>
        <button type="button" class="quiet" aria-label={words.close} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      {SIDES.map(([side, name]) => (
        <div class="row" role="group" aria-label={name}>
          <span>{name}</span>
          {ALL.map((average) => (
            <button
              type="button"
              aria-pressed={given[side] === average}
              onClick={() => tap({ tap: "given", given: withSide(side, average) })}
            >
              {words.names[average]}
            </button>
          ))}
        </div>
      ))}
      <p>{isOne ? `${words.means[units]} ${words.means.one}` : words.means[units]}</p>
    </div>
  );
}
