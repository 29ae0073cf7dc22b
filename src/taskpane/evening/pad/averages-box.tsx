import { SIDES } from "../../../bridge/seat";
import { BOTH_AVERAGE, possibleAverages } from "../../../exchange/averages";
import { averagesOf } from "../../../play/board-result";
import { draftResult, type Draft, type Tap } from "../../../play/draft";
import { boardScoring } from "../../../sessions/at-tables";
import type { Average, Averages } from "../../../sessions/field/results";
import { kindOf } from "../../../sessions/kinds";
import type { TablePlan } from "../../../sessions/table-plan";
import { Icon } from "../../components/icon";
import { Key } from "../../components/key";
import { texts } from "../shared/texts";
import "./averages-box.css";

const words = texts.eachSide;
const ALL: readonly Average[] = [60, 50, 40];

interface Props {
  readonly plan: TablePlan;
  readonly draft: Draft;
  readonly tap: (tap: Tap) => void;
  /** Shows the contracts again; the averages stay entered. */
  readonly close: () => void;
}

/** Averages of the two sides for a board that cannot be played; the box covers the lower contracts. */
export function AveragesBox({ plan, draft, tap, close }: Props) {
  const averages = averagesOf(draftResult(draft));
  const possible = possibleAverages(plan);
  const isOne = possible.length < ALL.length * ALL.length;
  const units = kindOf(plan).atTables?.awards === "percent" ? "percent" : boardScoring(plan) === "bam" ? "bam" : "imps";
  const averageKey = (next: Averages, isGiven: boolean, label: string) => (
    <Key chosen={isGiven} onPress={() => tap({ tap: "given", given: next })}>
      {label}
    </Key>
  );
  return (
    <div class="averages" role="group" aria-label={words.heading}>
      <div class="head">
        <h2>{words.heading}</h2>
        <button type="button" class="quiet" aria-label={words.close} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      {/* If the sides share one score, the average of one determines that of the other. */}
      {isOne
        ? possible.map((both) =>
            averageKey(both, both.ns === averages?.ns && both.ew === averages.ew, texts.averages(both))
          )
        : SIDES.map((side) => (
            <div class="row" role="group" aria-label={side}>
              <span>{side}</span>
              {ALL.map((average) => {
                const sideKey = side === "N-S" ? "ns" : "ew";
                return averageKey(
                  { ...(averages ?? BOTH_AVERAGE), [sideKey]: average },
                  averages?.[sideKey] === average,
                  words.names[average]
                );
              })}
            </div>
          ))}
      <p>{words.means[units]}</p>
    </div>
  );
}
