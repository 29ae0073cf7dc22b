import type { Bid } from "../../bridge/contract";
import { SEATS } from "../../bridge/seat";
import { printResult } from "../../bridge/result";
import { possibleResults, type Draft, type Tap } from "../../play/draft";
import { contractSign } from "./contract-sign";
import { texts } from "./texts";
import { withMinus } from "./words";

interface Props {
  readonly bid: Bid;
  readonly draft: Draft;
  readonly tap: (tap: Tap) => void;
  /** Shows the contracts again. */
  readonly back: () => void;
}

/** What became of a contract: whether it was doubled, who played it, and the tricks. */
export function PlayOfHand({ bid, draft, tap, back }: Props) {
  const sign = contractSign({ ...bid, doubling: 0 });
  return (
    <div class="play-of-hand">
      <div class="row">
        <button type="button" class="chosen" aria-label={texts.changeContract(sign)} onClick={back}>
          {sign} ✎
        </button>
        {([1, 2] as const).map((doubling) => (
          <button
            type="button"
            aria-label={texts.doublingNames[doubling]}
            aria-pressed={draft.doubling === doubling}
            onClick={() => tap({ tap: "doubling", doubling })}
          >
            {texts.doublings[doubling]}
          </button>
        ))}
      </div>
      <div class="row" role="group" aria-label={texts.by}>
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
      <div class="results" role="group" aria-label={texts.result}>
        {possibleResults(bid.level).map((result) => (
          <button
            type="button"
            class={result < 0 ? "down" : "made"}
            aria-pressed={draft.result === result}
            onClick={() => tap({ tap: "result", result })}
          >
            {withMinus(printResult(result))}
          </button>
        ))}
      </div>
    </div>
  );
}
