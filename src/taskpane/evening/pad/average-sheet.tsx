import { useState } from "preact/hooks";
import { SIDES } from "../../../bridge/seat";
import { BOTH_AVERAGE, possibleAverages } from "../../../exchange/averages";
import { boardScoring, type SeatedPair } from "../../../sessions/at-tables";
import type { Average, Averages } from "../../../sessions/field/results";
import { kindOf } from "../../../sessions/kinds";
import type { TablePlan } from "../../../sessions/table-plan";
import type { PerSide } from "../../../sessions/teams/match";
import { RadioCard } from "../../components/radio-card";
import { Segments } from "../../components/segments";
import { Sheet } from "../../components/sheet";
import { pairName } from "../shared/sitting-name";
import { texts } from "../shared/texts";
import "./average-sheet.css";

const words = texts.eachSide;

interface Props {
  readonly plan: TablePlan;
  /** The board's name for players. */
  readonly name: string;
  readonly sitting: PerSide<SeatedPair>;
  /** The averages that the board has; null for none. */
  readonly averages: Averages | null;
  readonly enter: (averages: Averages) => void;
  readonly back: () => void;
}

const isSame = (first: Averages, second: Averages) => first.ns === second.ns && first.ew === second.ew;

/** Asks which side is at fault if a board cannot be played, and shows the average that each side then gets. */
export function AverageSheet({ plan, name, sitting, averages, enter, back }: Props) {
  const possible = possibleAverages(plan);
  const [ns, ew] = sitting.map(pairName) as [string, string];
  const commonCauses: readonly (readonly [string, Averages])[] = [
    [words.noSide, possible.length > 3 ? { ns: 60, ew: 60 } : BOTH_AVERAGE],
    [ns, { ns: 40, ew: 60 }],
    [ew, { ns: 60, ew: 40 }],
    [words.both, { ns: 40, ew: 40 }],
  ];
  const causes = commonCauses.filter(([, each]) => possible.some((other) => isSame(each, other)));
  const hasCause = (each: Averages) => causes.some(([, other]) => isSame(other, each));
  const [chosen, choose] = useState<Averages>(averages ?? causes[0]?.[1] ?? BOTH_AVERAGE);
  const [isOther, setOther] = useState(!hasCause(chosen));
  const hasOthers = possible.length > causes.length;
  return (
    <Sheet title={words.heading(name)} onBack={back}>
      <p>{words.cause}</p>
      <div class="causes" role="group" aria-label={words.cause}>
        {causes.map(([cause, each]) => (
          <RadioCard
            chosen={!isOther && isSame(each, chosen)}
            onChoose={() => {
              choose(each);
              setOther(false);
            }}
          >
            <b>{cause}</b>
            <small>{worthText(plan, each)}</small>
          </RadioCard>
        ))}
        {hasOthers && (
          <RadioCard chosen={isOther} onChoose={() => setOther(true)}>
            <b>{words.other}</b>
            <small>{isOther ? worthText(plan, chosen) : words.otherHint}</small>
          </RadioCard>
        )}
      </div>
      {isOther &&
        SIDES.map((side, i) => {
          const key = i === 0 ? "ns" : "ew";
          const pair = i === 0 ? ns : ew;
          return (
            <div key={side}>
              <b>{pair}</b>
              <Segments
                label={pair}
                options={words.faults}
                chosen={String(chosen[key]) as `${Average}`}
                onChoose={(value) => choose({ ...chosen, [key]: Number(value) as Average })}
              />
            </div>
          );
        })}
      <button type="button" class="primary" onClick={() => enter(chosen)}>
        {words.enter}
      </button>
      <button type="button" class="quiet" onClick={back}>
        {words.back}
      </button>
    </Sheet>
  );
}

/** The averages of both sides, in the units of the scoring. */
function worthText(plan: TablePlan, averages: Averages): string {
  const unit = kindOf(plan).atTables?.awards === "percent" ? "percent" : boardScoring(plan) === "bam" ? "bam" : "imps";
  const worth = words.worth[unit];
  return words.gets(worth[averages.ns], worth[averages.ew]);
}
