import { SIDES } from "../../bridge/seat";
import { BOTH_AVERAGE, possibleAverages } from "../../exchange/averages";
import { averagesOf } from "../../play/board-result";
import { draftResult, type Draft, type Tap } from "../../play/draft";
import { boardScoring } from "../../sessions/at-tables";
import type { Average, Averages } from "../../sessions/field/results";
import { KINDS } from "../../sessions/kinds";
import type { TablePlan } from "../../sessions/table-plan";
import { Icon } from "../components/icon";
import { texts } from "./texts";

const words = texts.given;
const ALL: readonly Average[] = [60, 50, 40];

interface Props {
  readonly plan: TablePlan;
  readonly draft: Draft;
  readonly tap: (tap: Tap) => void;
  /** Shows the contracts again; what is given stays. */
  readonly close: () => void;
}

/** Lies over the lower contracts: what each side is given where the board cannot be played. */
export function AveragesBox({ plan, draft, tap, close }: Props) {
  const given = averagesOf(draftResult(draft));
  const possible = possibleAverages(plan);
  const isOne = possible.length < ALL.length * ALL.length;
  const units = KINDS[plan.kind].awards === "percent" ? "percent" : boardScoring(plan) === "bam" ? "bam" : "imps";
  const key = (next: Averages, isGiven: boolean, label: string) => (
    <button type="button" aria-pressed={isGiven} onClick={() => tap({ tap: "given", given: next })}>
      {label}
    </button>
  );
  return (
    <div class="averages" role="group" aria-label={words.heading}>
      <div class="head">
        <h2>{words.heading}</h2>
        <button type="button" class="quiet" aria-label={words.close} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      {/* With one score for both, what one side is given says what the other is. */}
      {isOne
        ? possible.map((both) => key(both, both.ns === given?.ns && both.ew === given.ew, texts.averages(both)))
        : SIDES.map((side) => (
            <div class="row" role="group" aria-label={side}>
              <span>{side}</span>
              {ALL.map((average) => {
                const of = side === "N-S" ? "ns" : "ew";
                return key(
                  { ...(given ?? BOTH_AVERAGE), [of]: average },
                  given?.[of] === average,
                  words.names[average]
                );
              })}
            </div>
          ))}
      <p>{words.means[units]}</p>
    </div>
  );
}
