import type { Ref } from "preact";
import { printResult } from "../../../bridge/result";
import { nsPoints, type BoardResult } from "../../../play/board-result";
import type { SeatedPair } from "../../../sessions/at-tables";
import type { PerSide } from "../../../sessions/teams/match";
import { ContractOnKey, InSuits } from "../shared/suits";
import { sittingName } from "../shared/sitting-name";
import { texts } from "../shared/texts";
import { resultInWords, pointsSign, withMinus } from "../shared/words";
import "./confirmation.css";

interface Props {
  readonly result: BoardResult;
  readonly board: number;
  /** The board's name for players. */
  readonly name: string;
  readonly sitting: PerSide<SeatedPair>;
  readonly panel: Ref<HTMLDivElement>;
  readonly agree: () => void;
  readonly refuse: () => void;
}

/**
 * Shows East-West a result before it counts: large, with their own points, and in place of all else. The buttons are
 * not where Accept was: North-South have just pressed there, and a second press by mistake must not confirm.
 */
export function Confirmation({ result, board, name, sitting: [, eastWest], panel, agree, refuse }: Props) {
  const points = nsPoints(result, board);
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
        {result.kind === "played" ? (
          <>
            <p class="large">
              <ContractOnKey {...result.contract} /> {withMinus(printResult(result.result))}
            </p>
            <p>{texts.playedBy(texts.seats[result.declarer])}</p>
          </>
        ) : (
          <p class="large">
            <InSuits text={resultInWords(result, board)} />
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
