import { useState } from "preact/hooks";
import type { Bid, Doubling } from "../../../bridge/contract";
import { arePossibleTricks, tricksWon } from "../../../bridge/contract-score";
import { printResult } from "../../../bridge/result";
import { SEATS } from "../../../bridge/seat";
import type { Draft, Tap } from "../../../play/draft";
import { Key } from "../../components/key";
import { ContractOnKey } from "../shared/suits";
import { contractSign } from "../shared/contract-sign";
import { texts } from "../shared/texts";
import { withMinus } from "../shared/words";
import "./play-of-hand.css";

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
    <Key
      key={result}
      kind={result < 0 ? "down" : result === 0 ? "made" : "over"}
      chosen={draft.result === result}
      disabled={!arePossibleTricks(tricksWon(bid, result))}
      onPress={() => tap({ tap: "result", result })}
    >
      {withMinus(printResult(result))}
    </Key>
  );
  return (
    <div class="play-of-hand">
      <div class="row" role="group" aria-label={texts.contract}>
        <Key kind="change" onPress={back}>
          {texts.contracts}
        </Key>
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
      <div class="row" role="group" aria-label={texts.by}>
        <span class="of">{texts.by}</span>
        {SEATS.map((declarer) => (
          <Key
            label={texts.seats[declarer]}
            chosen={draft.declarer === declarer}
            onPress={() => tap({ tap: "declarer", declarer })}
          >
            {declarer}
          </Key>
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
        <Key kind="other-results" onPress={() => setShown(showsRare ? "usual" : "rare")}>
          {showsRare ? texts.fewerResults : texts.moreResults}
        </Key>
      </div>
    </div>
  );
}
