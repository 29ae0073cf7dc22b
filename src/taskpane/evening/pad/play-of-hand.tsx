import { useState } from "preact/hooks";
import { itemAt } from "../../../bridge/item-at";
import type { Bid, Doubling } from "../../../bridge/contract";
import { arePossibleTricks, tricksWon } from "../../../bridge/contract-score";
import { printResult } from "../../../bridge/result";
import { SEATS } from "../../../bridge/seat";
import type { Draft, Tap } from "../../../play/draft";
import type { SeatedPair } from "../../../sessions/at-tables";
import type { PerSide } from "../../../sessions/teams/match";
import { Icon } from "../../components/icon";
import { Key } from "../../components/key";
import { ContractOnKey } from "../shared/suits";
import { contractSign } from "../shared/contract-sign";
import { texts } from "../shared/texts";
import { withMinus } from "../shared/words";
import "./play-of-hand.css";

interface Props {
  readonly bid: Bid;
  readonly draft: Draft;
  readonly sitting: PerSide<SeatedPair>;
  readonly tap: (tap: Tap) => void;
  readonly back: () => void;
}

const DOUBLINGS: readonly Doubling[] = [0, 1, 2];
const { down, made, over } = texts.columns;
/** Results in three columns with headings; the key of the made contract (0) is as high as its column. */
const COMMON = { headings: [down, made, over], results: [-1, 0, 1, -2, 2, -3, 3] };
const RARE = { headings: [down, down, over], results: [-8, -11, 4, -9, -12, 5, -10, -13, 6] };
const FAR_DOWN = [-4, -5, -6, -7];
/** The results of nearly all boards: their keys are always shown, at fixed positions. */
export const COMMON_RESULTS = [...COMMON.results, ...FAR_DOWN];

/** Keys for the doubling, the declarer and the tricks of a contract. */
export function PlayOfHand({ bid, draft, sitting, tap, back }: Props) {
  const [shown, setShown] = useState<"usual" | "rare" | null>(null);
  const showsRare =
    (shown ?? (draft.result !== null && !COMMON_RESULTS.includes(draft.result) ? "rare" : "usual")) === "rare";
  const { headings, results } = showsRare ? RARE : COMMON;
  const key = (result: number) => (
    <Key
      key={result}
      kind={result === 0 ? "made" : undefined}
      chosen={draft.result === result}
      disabled={!arePossibleTricks(tricksWon(bid, result))}
      onPress={() => tap({ tap: "result", result })}
    >
      {withMinus(printResult(result))}
    </Key>
  );
  return (
    <div class="play-of-hand">
      <div class="four" role="group" aria-label={texts.contract}>
        <button type="button" class="quiet" onClick={back}>
          <Icon name="back" />
          {texts.contracts}
        </button>
        {DOUBLINGS.map((doubling) => (
          <Key
            kind="contract"
            label={texts.doubled(contractSign({ ...bid, doubling }), doubling)}
            chosen={draft.doubling === doubling}
            onPress={() => tap({ tap: "doubling", doubling })}
          >
            <ContractOnKey {...bid} doubling={doubling} />
          </Key>
        ))}
      </div>
      <div class="four" role="group" aria-label={texts.by}>
        {SEATS.map((declarer, i) => {
          const name = itemAt(itemAt(sitting, i % 2).players, i < 2 ? 0 : 1);
          return (
            <Key
              kind="declarer"
              label={[texts.seats[declarer], name].filter(Boolean).join(", ")}
              chosen={draft.declarer === declarer}
              onPress={() => tap({ tap: "declarer", declarer })}
            >
              {declarer}
              {name !== "" && <small>{name}</small>}
            </Key>
          );
        })}
      </div>
      <div
        key={showsRare ? "rare" : "usual"}
        class={showsRare ? "results rare" : "results"}
        role="group"
        aria-label={texts.result}
      >
        {headings.map((heading) => (
          <span class="hint">{heading}</span>
        ))}
        {results.map(key)}
        <div class="far">
          {FAR_DOWN.map(key)}
          <Key onPress={() => setShown(showsRare ? "usual" : "rare")}>
            {showsRare ? texts.fewerResults : texts.moreResults}
          </Key>
        </div>
      </div>
    </div>
  );
}
