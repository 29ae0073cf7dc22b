import { ALL_HCP } from "../../../sessions/chicago/expected";
import type { Draft, Tap } from "../../../play/draft";
import { Icon } from "../../components/icon";
import { Key } from "../../components/key";
import { texts } from "../shared/texts";
import "./hcp-box.css";

const words = texts.hcp;
const ALL = Array.from({ length: ALL_HCP + 1 }, (_, hcp) => hcp);

interface Props {
  readonly draft: Draft;
  readonly tap: (tap: Tap) => void;
  /** Accepts the deal without high-card points. */
  readonly leave: () => void;
  readonly close: () => void;
}

/**
 * Keys for North-South's high-card points, shown in place of the pad's usual keys. The expected score is calculated
 * from these points.
 */
export function HcpBox({ draft, tap, leave, close }: Props) {
  return (
    <div class="hcp" role="group" aria-label={words.heading}>
      <div class="head">
        <h2>{words.heading}</h2>
        <button type="button" class="leave" onClick={leave}>
          {words.leave}
        </button>
        <button type="button" class="quiet" aria-label={words.close} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div class="keys">
        {ALL.map((hcp) => (
          <Key chosen={draft.hcp === hcp} onPress={() => tap({ tap: "hcp", hcp })}>
            {hcp}
          </Key>
        ))}
      </div>
    </div>
  );
}
