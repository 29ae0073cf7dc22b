import type { FieldKind } from "../../../sessions/field/field-kind";

type ByWhat = Readonly<Record<FieldKind["what"], string>>;

/** Texts of the less common fields of pairs and individuals. */
export const fieldRareTexts = {
  handicapExample: { pair: "Ann & Bob 2.5; 4 -1", player: "Ann 2.5; 4 -1" } satisfies ByWhat,
  handicapHint: {
    pair: "The pair's name or number, then its handicap: in percentage points at matchpoints, otherwise in IMPs.",
    player:
      "The player's name or number, then the handicap: in percentage points at matchpoints, otherwise in IMPs or VPs.",
  } satisfies ByWhat,
  ownMovement: "A movement of your own",
} as const;
