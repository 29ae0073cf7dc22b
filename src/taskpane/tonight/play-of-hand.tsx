import { useState } from "preact/hooks";
import type { Bid, Doubling } from "../../bridge/contract";
import { arePossibleTricks, tricksWon } from "../../bridge/contract-score";
import { printResult } from "../../bridge/result";
import { SEATS } from "../../bridge/seat";
import type { Draft, Tap } from "../../play/draft";
import { ContractOnKey } from "./suits";
import { contractSign } from "./contract-sign";
import { texts } from "./texts";
import { withMinus } from "./words";

interface Props {
  readonly bid: Bid;
  readonly draft: Draft;
  readonly tap: (tap: Tap) => void;
  readonly back: () => void;
}

const DOUBLINGS: readonly Doubling[] = [0, 1, 2];
/** The results of 97 % of all boards: their keys are always shown, at fixed positions. */
export const COMMON_RESULTS = [-1, 0, 1, -2, 2, -3, 3];
const RARE_RESULTS = [-4, -5, -6, -7, -8, -9, -10, -11, -12, -13, 4, 5, 6];

/** Keys for the doubling, the declarer and the tricks of a contract. */
export function PlayOfHand({ bid, draft, tap, back }: Props) {
  const [shown, setShown] = useState<"usual" | "rare" | null>(null);
  const isRare = RARE_RESULTS.some((result) => result === draft.result);
  const showsRare = shown === null ? isRare : shown === "rare";
  const key = (result: number) => (
    <button
      type="button"
      key={result}
      class={result < 0 ? "down" : result === 0 ? "made" : "over"}
      aria-pressed={draft.result === result}
      disabled={!arePossibleTricks(tricksWon(bid, result))}
      onClick={() => tap({ tap: "result", result })}
    >
      {withMinus(printResult(result))}
    </button>
  );
  return (
    <div class="play-of-hand">
      <div class="row" role="group" aria-label={texts.contract}>
        <button type="button" class="change" onClick={back}>
          {texts.contracts}
        </button>
        {DOUBLINGS.map((doubling) => (
          <button
            type="button"
            class="contract"
            aria-label={texts.doubled(contractSign({ ...bid, doubling }), doubling)}
            aria-pressed={draft.doubling === doubling}
            onClick={() => tap({ tap: "doubling", doubling })}
          >
            <ContractOnKey {...bid} doubling={doubling} />
          </button>
        ))}
      </div>
      <div class="row" role="group" aria-label={texts.by}>
        <span class="of">{texts.by}</span>
        {SEATS.map((declarer) => (
          <button
            type="button"
            aria-label={texts.seats[declarer]}
            aria-pressed={draft.declarer === declarer}
            onClick={() => tap({ tap: "declarer", declarer })}
          >
            {declarer}
          </button>
        ))}
      </div>
      <span class="of">{texts.result}</span>
      <div
        key={showsRare ? "rare" : "usual"}
        class={showsRare ? "results rare" : "results"}
        role="group"
        aria-label={texts.result}
      >
        {(showsRare ? RARE_RESULTS : COMMON_RESULTS).map(key)}
        <button type="button" class="other-results" onClick={() => setShown(showsRare ? "usual" : "rare")}>
          {showsRare ? texts.fewerResults : texts.moreResults}
        </button>
      </div>
    </div>
  );
}
