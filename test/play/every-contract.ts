import { LEVELS, STRAINS } from "../../src/bridge/contract";
import { SEATS } from "../../src/bridge/seat";
import { possibleResults } from "../../src/bridge/contract-score";
import type { BoardResult } from "../../src/play/board-result";

/** Every so-manieth of all contracts with declarers and results. */
export function contractsOf(step: number): BoardResult[] {
  const all = LEVELS.flatMap((level) =>
    STRAINS.flatMap((strain) =>
      ([0, 1, 2] as const).flatMap((doubling) =>
        SEATS.flatMap((declarer) =>
          possibleResults(level).map((result): BoardResult => ({
            kind: "played",
            contract: { level, strain, doubling },
            declarer,
            result,
          }))
        )
      )
    )
  );
  return all.filter((_, i) => i % step === 0);
}
