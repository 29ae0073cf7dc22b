import { LEVELS, STRAINS } from "../../../bridge/contract";
import type { Draft, Tap } from "../../../play/draft";
import { Key } from "../../components/key";
import { texts } from "../shared/texts";
import "./bidding-box.css";

interface Props {
  readonly draft: Draft;
  readonly tap: (tap: Tap) => void;
  /** True if the kind of session allows averages. */
  readonly hasAverages: boolean;
}

const WITHOUT_CONTRACT = [
  ["passed", texts.passed],
  ["not-played", texts.notPlayed],
  ["average", texts.average],
] as const;

/** All contracts in the order of a bidding box, one tap each, and below them the results without a contract. */
export function BiddingBox({ draft, tap, hasAverages }: Props) {
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
        {WITHOUT_CONTRACT.filter(([kind]) => hasAverages || kind !== "average").map(([kind, label]) => (
          <Key chosen={draft.instead === kind} onPress={() => tap({ tap: "instead", instead: kind })}>
            {label}
          </Key>
        ))}
      </div>
    </div>
  );
}
