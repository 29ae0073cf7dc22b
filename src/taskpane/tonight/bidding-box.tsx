import { LEVELS, STRAINS } from "../../bridge/contract";
import type { Draft, Tap } from "../../play/draft";
import { texts } from "./texts";

interface Props {
  readonly draft: Draft;
  readonly tap: (tap: Tap) => void;
  /** Whether the Director can give averages. */
  readonly hasAverages: boolean;
}

const INSTEAD = [
  ["passed", texts.passed],
  ["not-played", texts.notPlayed],
  ["average", texts.average],
] as const;

/** All contracts as they lie in a bidding box, a tap each, and below them what stands in place of one. */
export function BiddingBox({ draft, tap, hasAverages }: Props) {
  return (
    <div class="bidding-box" role="group" aria-label={texts.contract}>
      {LEVELS.map((level) =>
        STRAINS.map((strain) => (
          <button
            type="button"
            class={`bid strain-${strain}`}
            aria-label={strain === "NT" ? texts.noTrump(level) : texts.bid(level, texts.strainNames[strain])}
            aria-pressed={draft.level === level && draft.strain === strain}
            onClick={() => tap({ tap: "contract", level, strain })}
          >
            {level}
            <span class="strain">{texts.strains[strain]}</span>
          </button>
        ))
      )}
      <div class="instead">
        {INSTEAD.filter(([instead]) => hasAverages || instead !== "average").map(([instead, label]) => (
          <button
            type="button"
            aria-pressed={draft.instead === instead}
            onClick={() => tap({ tap: "instead", instead })}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
