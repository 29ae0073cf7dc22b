import type { Ref } from "preact";
import { printResult } from "../../bridge/result";
import { nsPoints, type BoardResult } from "../../play/board-result";
import type { SeatedPair } from "../../sessions/at-tables";
import type { PerSide } from "../../sessions/teams/match";
import { ContractOnKey, InSuits } from "./suits";
import { sittingName } from "./sitting-name";
import { texts } from "./texts";
import { resultInWords, pointsSign, withMinus } from "./words";

interface Props {
  readonly said: BoardResult;
  readonly board: number;
  /** As people know it. */
  readonly name: string;
  readonly sitting: PerSide<SeatedPair>;
  readonly panel: Ref<HTMLDivElement>;
  readonly agree: () => void;
  readonly refuse: () => void;
}

/**
 * A result as East-West are shown it before it counts: large, with their own points, and in place of all else. Their
 * answer is not where Accept was, which the other side has just pressed.
 */
export function Confirmation({ said, board, name, sitting: [, eastWest], panel, agree, refuse }: Props) {
  const points = nsPoints(said, board);
  return (
    <div
      class="confirmation"
      role="alertdialog"
      aria-labelledby="hand"
      aria-describedby="what"
      tabIndex={-1}
      ref={panel}
    >
      <h2 id="hand">{texts.handOver}</h2>
      <div id="what">
        <p class="asks">{texts.confirmFor(sittingName(eastWest))}</p>
        <p>{name}</p>
        {said.kind === "played" ? (
          <>
            <p class="large">
              <ContractOnKey {...said.contract} /> {withMinus(printResult(said.result))}
            </p>
            <p>{texts.playedBy(texts.seats[said.declarer])}</p>
          </>
        ) : (
          <p class="large">
            <InSuits text={resultInWords(said, board)} />
          </p>
        )}
        {points !== null && <p class="large">{texts.points(pointsSign(0 - points), "E-W")}</p>}
      </div>
      <div class="row">
        <button type="button" class="primary" onClick={agree}>
          {texts.confirm}
        </button>
        <button type="button" class="refuse" onClick={refuse}>
          {texts.refuse}
        </button>
      </div>
    </div>
  );
}
