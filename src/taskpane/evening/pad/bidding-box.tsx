import { LEVELS, STRAINS } from "../../../bridge/contract";
import type { Draft, Tap } from "../../../play/draft";
import { Key } from "../../components/key";
import { texts } from "../shared/texts";
import "./bidding-box.css";

interface Props {
  readonly draft: Draft;
  readonly tap: (tap: Tap) => void;
  /** Asks for averages; undefined if the kind of session has none. */
  readonly average: (() => void) | undefined;
}

const WITHOUT_CONTRACT = ["passed", "not-played"] as const;
const LABELS = { passed: texts.passed, "not-played": texts.notPlayed };

/** All contracts in the order of a bidding box, one tap each, and below them the results without a contract. */
export function BiddingBox({ draft, tap, average }: Props) {
  return (
    <div class="bidding-box" role="group" aria-label={texts.contract}>
      {LEVELS.map((level) =>
        STRAINS.map((strain) => (
          <Key
            kind={`bid strain-${strain}`}
            label={strain === "NT" ? texts.noTrump(level) : texts.bid(level, texts.strainNames[strain])}
            chosen={draft.level === level && draft.strain === strain}
            onPress={() => tap({ tap: "contract", level, strain })}
          >
            {level}
            <span class="strain">{texts.strains[strain]}</span>
          </Key>
        ))
      )}
      <div class="instead">
        {WITHOUT_CONTRACT.map((instead) => (
          <Key chosen={draft.instead === instead} onPress={() => tap({ tap: "instead", instead })}>
            {LABELS[instead]}
          </Key>
        ))}
        {average && (
          <Key chosen={draft.instead === "average"} onPress={average}>
            {texts.average}
          </Key>
        )}
      </div>
    </div>
  );
}
