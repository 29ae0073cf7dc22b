import type { FieldKind } from "../../../sessions/field/field-kind";

type ByWhat = Readonly<Record<FieldKind["noun"], string>>;

/** Texts of the settings of pairs and individuals. */
export const fieldSettingsTexts = {
  handicapExample: { pair: "Ann & Bob 2.5; 4 -1", player: "Ann 2.5; 4 -1" } satisfies ByWhat,
  handicapHint: {
    pair: "The pair's name or number, then its handicap: in percentage points at matchpoints, otherwise in IMPs.",
    player:
      "The player's name or number, then the handicap: in percentage points at matchpoints, otherwise in IMPs or VPs.",
  } satisfies ByWhat,
  ownMovement: "A movement of your own",
  ownMovementHint: "From a file, or typed",
  movementStyles: {
    shared: "",
    travelling: ", boards travel",
    "arrow-switch": ", a Mitchell with one winner",
    mitchell: ", a Mitchell with two winners",
    own: ", your own movement",
  },
  howMany: { pair: "Pairs", player: "Players" },
  scorings: {
    matchpoints: "Matchpoints, in %",
    "cross-imps": "Cross-IMPs: against every other score",
    imps: "IMPs for teams of four that change each round",
    vps: "Victory points for teams of four that change each round",
  },
  size: ({ count, tables }: { readonly count: number; readonly tables: number }, contestant: "pair" | "player") => {
    const out = count - tables * (contestant === "pair" ? 2 : 4);
    return `${count}, ${tables} tables${out === 0 ? "" : `, ${out} sit${out === 1 ? "s" : ""} out in turn`}`;
  },
} as const;
