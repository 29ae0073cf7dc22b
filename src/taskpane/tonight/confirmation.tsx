import { printResult } from "../../bridge/result";
import { pointsOf, type Said } from "../../play/said";
import type { Sitting } from "../../sessions/at-tables";
import type { Both } from "../../sessions/teams/match";
import { contractSign } from "./contract-sign";
import { sittingName } from "./sitting-name";
import { texts } from "./texts";
import { inWords, pointsSign, withMinus } from "./words";

interface Props {
  readonly said: Said;
  readonly board: number;
  readonly sitting: Both<Sitting>;
}

/** A result as East-West are shown it before it counts: large, and with their own points. */
export function Confirmation({ said, board, sitting: [, eastWest] }: Props) {
  const points = pointsOf(said, board);
  return (
    <div class="confirmation" role="status">
      <p>{texts.confirmFor(sittingName(eastWest))}</p>
      <h2>
        {texts.board} {board}
      </h2>
      {said.kind === "played" ? (
        <>
          <p class="large">
            {contractSign(said.contract)} {withMinus(printResult(said.result))}
          </p>
          <p>{texts.playedBy(texts.seats[said.declarer])}</p>
        </>
      ) : (
        <p class="large">{inWords(said, board)}</p>
      )}
      {points !== null && <p class="large">{texts.forEastWest(pointsSign(0 - points))}</p>}
    </div>
  );
}
